// How many tables there may be, and which gives way when there are too many.
#include "server/actor/directory.hpp"
#include "server/network_totals.hpp"

#include <algorithm>
#include <tuple>

namespace germini::server {

CreateTableError Directory::refusal_for(Limit limit) {
    if (limit == Limit::tables_per_guest) return CreateTableError::guest_has_too_many;
    if (limit == Limit::space) return CreateTableError::no_space;
    return limit == Limit::tables_per_address ? CreateTableError::address_has_too_many
                                              : CreateTableError::full;
}

std::optional<Limit> Directory::limit_reached(const std::vector<GuestKey>& host,
                                              const ClientAddressPtr& address) {
    if (server_.disk.is_low(server_.steady())) return Limit::space;
    std::size_t all = 0, own = 0;
    for (const auto& [id, entry] : entries_) {
        if ((entry.summary.state == model::Stage::over && !entry.has_slot) || entry.gives_way) continue;
        ++all;
        if (std::find(host.begin(), host.end(), entry.summary.host) != host.end()) ++own;
    }
    if (own >= settings_.tables_per_guest) return Limit::tables_per_guest;
    if (static_cast<std::size_t>(address->tables.load()) >= settings_.tables_per_address)
        return Limit::tables_per_address;
    if (all >= settings_.tables && !make_room(address)) return Limit::tables;
    return std::nullopt;
}

/// Returns true if nobody but one person loses the table: it is waiting or played with bots, and at most one
/// person is there. An evening's tables may stand ready for hours.
bool Directory::may_give_way(const Entry& entry) {
    const TableSummary& summary = entry.summary;
    const auto is_person = [](const auto& seat) { return seat && !seat->bot; };
    return entry.table && entry.maker && !entry.gives_way && !summary.seats_assigned &&
           summary.state != model::Stage::over && summary.connections <= 1 &&
           std::ranges::count_if(summary.seats, is_person) <= 1;
}

/// If the server is full, closes a table of the address with most (NetworkTotals): one with nobody there, or
/// else the newest. Returns false if no table gives way.
bool Directory::make_room(const ClientAddressPtr& address) {
    NetworkTotals tables;
    for (const auto& [id, entry] : entries_)
        if (entry.maker && entry.summary.state != model::Stage::over && !entry.gives_way)
            tables.add(entry.maker->counted_as, 1);
    const auto rank = [&tables](const Entry& entry) {
        return std::tuple(tables.of(entry.maker->counted_as), entry.summary.connections == 0,
                          entry.summary.created);
    };
    Entry* first = nullptr;
    for (auto& [id, entry] : entries_)
        if (may_give_way(entry) && tables.has_more(entry.maker->counted_as, address->counted_as, 1) &&
            (first == nullptr || rank(entry) > rank(*first)))
            first = &entry;
    if (first == nullptr) return false;
    first->gives_way = true;
    first->table->end([self = shared_from_this(), id = first->summary.id](EndTableResult result) {
        if (result == EndTableResult::ended) return;
        boost::asio::post(self->strand_, [self, id] {
            if (const auto stays = self->entries_.find(id); stays != self->entries_.end())
                stays->second.gives_way = false;
        });
    });
    return true;
}

void Directory::count(Entry& entry, const ClientAddressPtr& address) {
    ++address->tables;
    entry.of_address.reset(address.get(), [address](void*) { --address->tables; });
    entry.maker = address;
}

void Directory::reserve_slot(const std::string& id, const std::vector<GuestKey>& asker,
                             const ClientAddressPtr& address, const TableActor::SlotCallback& callback) {
    const auto found = entries_.find(id);
    if (stopping_ || found == entries_.end())
        return callback(tl::make_unexpected(CreateTableError::restarting));
    std::vector<GuestKey> host{found->second.summary.host};
    if (std::find(asker.begin(), asker.end(), host.front()) != asker.end()) host = asker;
    check_hosted(host, [self = shared_from_this(), id, host, address, callback](bool has_room) {
        self->take_slot(id, host, has_room, address, callback);
    });
}

void Directory::take_slot(const std::string& id, const std::vector<GuestKey>& host, bool has_room,
                          const ClientAddressPtr& address, const TableActor::SlotCallback& callback) {
    const auto found = entries_.find(id);
    if (stopping_ || found == entries_.end())
        return callback(tl::make_unexpected(CreateTableError::restarting));
    Entry& entry = found->second;
    if (const auto limit = has_room ? limit_reached(host, address) : Limit::tables_per_guest) {
        server_.refusals.refused(*limit, server_.steady());
        return callback(tl::make_unexpected(refusal_for(*limit)));
    }
    entry.has_slot = true;
    count(entry, address);
    callback(TableActor::TableSlot(this, [weak = weak_from_this(), id](void*) {
        const auto self = weak.lock();
        if (self) boost::asio::post(self->strand_, [self, id] { self->release_slot(id); });
    }));
}

/// Runs after the table has published its new state: it does so before it destroys the slot.
void Directory::release_slot(const std::string& id) {
    const auto found = entries_.find(id);
    if (found == entries_.end()) return;
    found->second.has_slot = false;
    if (found->second.summary.state == model::Stage::over) found->second.of_address.reset();
}

} // namespace germini::server
