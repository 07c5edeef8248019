#include "server/actor/directory.hpp"

#include "server/crypto/random.hpp"
#include "server/model/table_query.hpp"

#include <algorithm>

namespace germini::server {
namespace {

// Frequent, because with short matches finished tables soon outnumber active ones.
constexpr std::chrono::seconds kSweep{2};

/// Returns why nothing was written.
CreateTableError create_table_error(const model::AddTable::Outcome& refused) {
    if (refused.too_many) return CreateTableError::guest_has_too_many;
    if (refused.key_reused) return CreateTableError::key_reused;
    return refused.forbidden ? CreateTableError::forbidden : CreateTableError::there;
}

} // namespace

Directory::Directory(ServerContext& server, DirectorySettings settings)
    : server_(server), settings_(settings), strand_(boost::asio::make_strand(server.context)),
      sweeper_(strand_), lobby_timer_(strand_), expiry_timer_(strand_) {}

void Directory::load() {
    const auto ids = server_.cluster == nullptr
                         ? server_.store.answer_now(model::ListUnfinishedTables())
                         : server_.store.answer_now(model::ListLeased{server_.cluster->key()});
    for (const std::string& id : ids) entries_[id];
    for (const std::string& id : ids) read(id);
    if (!ids.empty()) journal::info({}, "restoring {} {}", ids.size(), ids.size() == 1 ? "table" : "tables");
    boost::asio::post(strand_, [self = shared_from_this()] {
        self->sweep();
        self->begin_expiry();
    });
}

void Directory::read(const std::string& id) {
    server_.store.ask(strand_, model::LoadTable{id}, [self = shared_from_this(), id](const auto& saved) {
        if (saved && *saved) return self->loaded(id, **saved);
        CloseReason why = CloseReason::gone;
        if (!saved) why = saved.error().passing() ? CloseReason::restarting : CloseReason::broken;
        self->loaded(id, tl::make_unexpected(why));
    });
}

void Directory::loaded(const std::string& id, const Loaded& saved) {
    const auto position = entries_.find(id);
    if (position == entries_.end()) return;
    Entry& entry = position->second;
    entry.empty_since = entry.over_since = server_.steady();
    tl::expected<TablePtr, Parting> found =
        tl::make_unexpected(saved ? CloseReason::restarting : saved.error());
    if (saved && !stopping_) try {
            entry.table = build(*saved, std::nullopt, std::exchange(entry.replaced, false));
            entry.summary = entry.table->summary();
            entry.table->start(entry.maker);
            found = entry.table;
        } catch (const std::exception& error) {
            journal::error({id}, "table cannot be restored and is halted: {}", error.what());
            found = tl::make_unexpected(Parting(CloseReason::broken));
        }
    const auto asked = std::exchange(entry.asked, {});
    entry.broken = !found && found.error() == CloseReason::broken;
    // A broken table keeps its entry, so that it is not loaded again.
    if (!found && entry.replaced && found.error() == CloseReason::restarting && !stopping_)
        load_later(id);
    else if (!found && !entry.broken)
        entries_.erase(position);
    for (const FindCallback& answer : asked) answer(found);
}

Directory::TablePtr Directory::build(model::SavedTable saved, std::optional<std::string> invitation,
                                     bool replaces) {
    const Game* game = server_.games.find(saved.table.game);
    if (game == nullptr) throw std::runtime_error("unknown game: " + saved.table.game);
    auto publish = [weak = weak_from_this()](TableSummary summary, ClientAddressPtr maker) {
        const auto self = weak.lock();
        if (!self) return;
        boost::asio::post(self->strand_,
                          [self, summary = std::move(summary), maker = std::move(maker)]() mutable {
                              self->update(std::move(summary), maker);
                          });
    };
    auto slot_request = [weak = weak_from_this(), id = saved.table.id](std::vector<GuestKey> asker,
                                                                       ClientAddressPtr address,
                                                                       TableActor::SlotCallback callback) {
        const auto self = weak.lock();
        if (!self) return callback(tl::make_unexpected(CreateTableError::restarting));
        boost::asio::post(self->strand_, [self, id, asker = std::move(asker), address = std::move(address),
                                          callback = std::move(callback)] {
            self->reserve_slot(id, asker, address, callback);
        });
    };
    auto replace = [weak = weak_from_this(), id = saved.table.id](const TableActor* instance) {
        const auto self = weak.lock();
        if (self) boost::asio::post(self->strand_, [self, id, instance] { self->replace(id, instance); });
    };
    return std::make_shared<TableActor>(server_, *game, saved, std::move(invitation), std::move(publish),
                                        std::move(slot_request), std::move(replace), replaces);
}

void Directory::find(std::string id, FindCallback found) {
    boost::asio::post(strand_,
                      [self = shared_from_this(), id = std::move(id), found = std::move(found)]() mutable {
                          const store::Cluster* const cluster = self->server_.cluster;
                          if (self->stopping_ || (cluster != nullptr && !cluster->is_current()))
                              return found(tl::make_unexpected(CloseReason::restarting));
                          const auto [position, added] = self->entries_.try_emplace(id);
                          Entry& entry = position->second;
                          if (entry.table) return found(entry.table);
                          if (entry.broken) return found(tl::make_unexpected(CloseReason::broken));
                          entry.asked.push_back(std::move(found));
                          if (added) cluster == nullptr ? self->read(id) : self->locate(id);
                      });
}

void Directory::find_loaded(std::string id, FindCallback found) {
    boost::asio::post(strand_,
                      [self = shared_from_this(), id = std::move(id), found = std::move(found)]() mutable {
                          if (!self->entries_.contains(id))
                              return found(tl::make_unexpected(CloseReason::gone));
                          self->find(std::move(id), std::move(found));
                      });
}

void Directory::make(model::Guest host, TableRequest request, ClientAddressPtr address, CreateCallback made) {
    boost::asio::post(strand_, [self = shared_from_this(), host = std::move(host),
                                request = std::move(request), address = std::move(address),
                                made = std::move(made)] {
        if (self->stopping_ || self->server_.maintenance.draining)
            return made(tl::make_unexpected(CreateTableError::restarting));
        if (const auto limit = self->limit_reached(host.keys(), address)) {
            self->server_.refusals.refused(*limit, self->server_.steady());
            return made(tl::make_unexpected(refusal_for(*limit)));
        }
        const CreatedTable ids{self->server_.new_id(),
                               request.request ? request.invitation : self->server_.new_secret()};
        model::TableRow row;
        row.id = ids.id;
        row.game = request.game->name();
        row.rules = request.rules->text();
        row.open = request.open;
        row.bots = request.bots;
        row.level = request.game->searches() ? request.level : protocol::BotLevel::greedy;
        row.spectators = request.spectators;
        row.seconds = request.seconds;
        row.rounds = request.rounds;
        row.drawn = request.drawn;
        row.takeover = request.takeover;
        row.chat = request.chat;
        row.aids = request.aids;
        row.hints = request.hints;
        row.assigned = request.evening.has_value();
        row.is_public = request.is_public.value_or(request.open && request.spectators);
        row.invitation = hash_secret(ids.invitation);
        row.fair_key = new_fair_key(self->server_.random);
        row.host = host.key;
        row.host_id = host.id;
        row.host_name = host.name;
        row.created = self->server_.now();
        // The table counts from now on, so that requests during this write meet the limits too.
        Entry& entry = self->entries_[row.id];
        entry.summary.host = host.key;
        count(entry, address);
        model::AddTable command{row,
                                request.club,
                                request.evening,
                                request.seats,
                                self->settings_.tables_per_guest,
                                request.request};
        self->server_.store.write(
            self->strand_, std::move(command),
            [self, row = std::move(row), ids, made,
             kept = request.evening || !request.seats.empty()](const auto& added) mutable {
                if (added && added->key) {
                    row.key = *added->key;
                    if (kept) return self->load_made(ids, made);
                    model::SavedTable saved;
                    saved.table = row;
                    saved.members.push_back(row.host);
                    return self->made_table(std::move(saved), ids, made);
                }
                for (const FindCallback& found : std::exchange(self->entries_[row.id].asked, {}))
                    found(tl::make_unexpected(CloseReason::gone));
                self->entries_.erase(row.id);
                if (added && !added->made_before.empty())
                    return made(CreatedTable{added->made_before, ids.invitation});
                if (added && added->too_many)
                    self->server_.refusals.refused(Limit::tables_per_guest, self->server_.steady());
                if (added) return made(tl::make_unexpected(create_table_error(*added)));
                if (added.error().refused()) return made(tl::make_unexpected(CreateTableError::overtaken));
                made(tl::make_unexpected(added.error().passing() ? CreateTableError::not_stored
                                                                 : CreateTableError::broken));
            });
    });
}

/// Only the database knows the guests seated from the beginning and further hosts, so the table is loaded
/// from it.
void Directory::load_made(const CreatedTable& ids, const CreateCallback& made) {
    auto loaded = [self = shared_from_this(), ids, made](auto saved) {
        if (saved && *saved) return self->made_table(**std::move(saved), ids, made);
        // The table exists and is loaded on the next request.
        for (const FindCallback& found : std::exchange(self->entries_[ids.id].asked, {}))
            found(tl::make_unexpected(CloseReason::restarting));
        self->entries_.erase(ids.id);
        made(tl::make_unexpected(CreateTableError::not_stored));
    };
    server_.store.ask(strand_, model::LoadTable{ids.id}, std::move(loaded));
}

void Directory::made_table(model::SavedTable saved, const CreatedTable& ids, const CreateCallback& made) {
    const model::TableRow row = saved.table;
    Entry& entry = entries_[row.id];
    entry.empty_since = server_.steady();
    try {
        entry.table = build(std::move(saved), ids.invitation);
        entry.summary = entry.table->summary();
        entry.table->start(row.assigned ? nullptr : entry.maker);
    } catch (const std::exception& error) {
        journal::error({row.id}, "table cannot be created: {}", error.what());
        entry.broken = true;
        return made(tl::make_unexpected(CreateTableError::broken));
    }
    journal::info({row.id}, "table created, game {}", row.game);
    // Answers requests that guessed the id in the meantime.
    for (const FindCallback& found : std::exchange(entry.asked, {})) found(entry.table);
    made(ids);
}

void Directory::update(TableSummary summary, const ClientAddressPtr& maker) {
    const auto position = entries_.find(summary.id);
    if (position == entries_.end()) return;
    if (maker) position->second.maker = maker;
    if (summary.connections == 0 && position->second.summary.connections != 0)
        position->second.empty_since = server_.steady();
    if (summary.state == model::Stage::over && !position->second.has_slot)
        position->second.of_address.reset();
    if (summary.state == model::Stage::over && position->second.summary.state != model::Stage::over)
        position->second.over_since = server_.steady();
    if (summary.state == model::Stage::over) position->second.gives_way = false;
    show_in_lobby(summary.id);
    position->second.summary = std::move(summary);
}

// Removes finished empty tables from memory, and closes tables that nobody has started after a while.
void Directory::sweep() {
    if (stopping_) return;
    sweeper_.expires_after(kSweep);
    sweeper_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
        const auto self = weak.lock();
        if (!error && self) self->sweep();
    });
    std::erase_if(entries_, [](const auto& entry) {
        const TableSummary& summary = entry.second.summary;
        // While a reference exists, the table may be used again (another match). There must not be two
        // instances of it.
        return entry.second.table && summary.state == model::Stage::over && summary.connections == 0 &&
               entry.second.table.use_count() == 1;
    });
    close_idle();
}

void Directory::close_idle() {
    const auto now = server_.steady();
    for (auto& [id, entry] : entries_) {
        const bool idle = entry.table && entry.summary.state == model::Stage::waiting &&
                          entry.summary.connections == 0 && now - entry.empty_since > settings_.empty_waiting;
        if (idle) entry.table->close_unused();
        const bool lingers = entry.table && entry.summary.state == model::Stage::over &&
                             entry.summary.connections > 0 && now - entry.over_since > settings_.lingering;
        if (lingers) entry.table->end_lingering();
    }
}

void Directory::stop(std::function<void()> stopped) {
    boost::asio::post(strand_, [self = shared_from_this(), stopped = std::move(stopped)] {
        self->stopping_ = true;
        self->sweeper_.cancel();
        self->lobby_timer_.cancel();
        self->expiry_timer_.cancel();
        const auto left = std::make_shared<std::size_t>(1);
        const auto one_less = [self, left, stopped] {
            boost::asio::post(self->strand_, [left, stopped] {
                if (--*left == 0) stopped();
            });
        };
        for (auto& [id, entry] : self->entries_) {
            for (const FindCallback& found : std::exchange(entry.asked, {}))
                found(tl::make_unexpected(CloseReason::restarting));
            if (!entry.table) continue;
            ++*left;
            entry.table->stop(
                [table = entry.table, one_less] { table->part(CloseReason::restarting, one_less); });
        }
        one_less();
    });
}

} // namespace germini::server
