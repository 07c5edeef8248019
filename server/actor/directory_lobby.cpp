// What guests see of the tables: the lobby's list, and one table's summary.
#include "server/actor/directory.hpp"
#include "server/crypto/random.hpp"
#include "server/network_totals.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

namespace germini::server {
namespace {

/// Returns true if the guest may see the table even if it is by invitation.
bool is_own(const TableSummary& summary, const std::vector<GuestKey>& guest) {
    return std::find_first_of(summary.insiders.begin(), summary.insiders.end(), guest.begin(), guest.end()) !=
           summary.insiders.end();
}

bool visible(const TableSummary& summary, const std::vector<GuestKey>& guest) {
    if (summary.id.empty()) return false; // still being loaded
    return summary.open || is_own(summary, guest);
}

/// A table in the list, whose turn it takes, and the number of tables of the same claimant before it.
struct Turn {
    const TableSummary* summary;
    Claimant maker;
    int number = 0;
};

bool is_newer(const Turn& a, const Turn& b) { return a.summary->created > b.summary->created; }

/// Orders tables of others: the first table of every network, then the second of each; of these, the ones
/// with somebody there first, then the newest. The makers in a network take turns in the same way. The
/// database does this with tables of other nodes.
void take_turns(std::vector<Turn>& turns) {
    const auto rank = [](const Turn& turn) {
        return std::tuple(turn.number, turn.summary->connections == 0, -turn.summary->created);
    };
    const auto by_rank = [&rank](const Turn& a, const Turn& b) { return rank(a) < rank(b); };
    std::sort(turns.begin(), turns.end(), by_rank);
    for (const auto claimant : {&Claimant::address, &Claimant::network}) {
        std::map<std::string, int> tables;
        for (Turn& turn : turns) turn.number = tables[turn.maker.*claimant]++;
        std::sort(turns.begin(), turns.end(), by_rank);
    }
}

} // namespace

std::optional<std::int64_t> Directory::empty_since(const Entry& entry) const {
    if (entry.summary.connections > 0) return std::nullopt;
    const auto ago = server_.steady() - entry.empty_since;
    return server_.now() - std::chrono::duration_cast<std::chrono::milliseconds>(ago).count();
}

std::optional<std::int64_t> Directory::listed_until(const Entry& entry) const {
    const auto since = empty_since(entry);
    return since ? std::optional(*since + settings_.listed_while_empty.count()) : std::nullopt;
}

Claimant Directory::maker_of(const Entry& entry) {
    const std::string host = std::to_string(entry.summary.host.number());
    if (!entry.maker) return {host, host};
    const std::string& address = entry.maker->counted_as;
    return {content_tag(address), content_tag(network_of(address))};
}

LobbyLine Directory::line_of(const Entry& entry) const {
    return {entry.summary, maker_of(entry), listed_until(entry)};
}

void Directory::list(std::vector<GuestKey> guest, SummariesCallback summaries) {
    auto then = [self = shared_from_this(), guest, summaries = std::move(summaries)](const auto& elsewhere) {
        std::vector<Turn> own, others;
        const std::int64_t now = self->server_.now();
        const auto is_seen = [&guest](const TableSummary& summary) {
            return summary.state != model::Stage::over && visible(summary, guest);
        };
        const auto add = [&](const TableSummary& summary, Claimant maker, std::optional<std::int64_t> until) {
            const bool is_mine = is_own(summary, guest);
            // A stranger's first press must not lead to an empty room.
            if (is_mine || !until || *until >= now)
                (is_mine ? own : others).push_back({&summary, std::move(maker)});
        };
        for (const auto& [id, entry] : self->entries_)
            if (is_seen(entry.summary)) add(entry.summary, maker_of(entry), self->listed_until(entry));
        for (const LobbyLine& line : elsewhere)
            if (!self->entries_.contains(line.summary.id) && is_seen(line.summary))
                add(line.summary, line.maker, line.until);
        std::sort(own.begin(), own.end(), is_newer);
        take_turns(others);
        std::vector<TableSummary> found;
        for (const auto* some : {&own, &others})
            for (std::size_t i = 0; i < std::min(some->size(), self->settings_.most_lines); ++i)
                found.push_back(*(*some)[i].summary);
        summaries(std::move(found));
    };
    boost::asio::post(strand_, [self = shared_from_this(), guest = std::move(guest), then = std::move(then)] {
        self->list_elsewhere(guest, then);
    });
}

void Directory::summary(const std::string& id, std::vector<GuestKey> guest,
                        std::optional<SecretHash> invitation, SummaryCallback summary) {
    auto then = [self = shared_from_this(), id, guest, invitation,
                 summary = std::move(summary)](const auto& found) {
        if (!found) return summary(tl::make_unexpected(found.error()));
        const auto position = self->entries_.find(id);
        const TableSummary none, &known = position == self->entries_.end() ? none : position->second.summary;
        const bool invited = !known.id.empty() && invitation && same_hash(*invitation, known.invitation);
        if (!invited && !visible(known, guest)) return summary(tl::make_unexpected(CloseReason::gone));
        summary(known);
    };
    find_for(id, std::move(guest), invitation, std::move(then));
}

} // namespace germini::server
