// What guests see of the tables: the lobby's list, and one table's summary.
#include "server/actor/directory.hpp"
#include "server/crypto/random.hpp"

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

/// A line of the lobby, and the address or host whose turn it takes.
struct Line {
    const TableSummary* summary;
    std::string maker;
    int turn = 0; ///< number of the maker's tables before it
};

bool is_newer(const Line& a, const Line& b) { return a.summary->created > b.summary->created; }

/// Orders tables of others: everybody's first table, then everybody's second; of these, the ones with
/// somebody there first, then the newest.
void take_turns(std::vector<Line>& lines) {
    const auto rank = [](const Line& line) {
        return std::tuple(line.turn, line.summary->connections == 0, -line.summary->created);
    };
    const auto by_rank = [&rank](const Line& a, const Line& b) { return rank(a) < rank(b); };
    std::sort(lines.begin(), lines.end(), by_rank);
    std::map<std::string, int> tables;
    for (Line& line : lines) line.turn = tables[line.maker]++;
    std::sort(lines.begin(), lines.end(), by_rank);
}

} // namespace

void Directory::list(std::vector<GuestKey> guest, SummariesCallback summaries) {
    auto then = [self = shared_from_this(), guest, summaries = std::move(summaries)](auto elsewhere) {
        std::vector<Line> own, others;
        const auto add = [&](const TableSummary& summary, const std::string& maker, bool deserted) {
            if (summary.state == model::Stage::over || !visible(summary, guest)) return;
            const bool is_mine = is_own(summary, guest);
            // A stranger's first press must not lead to an empty room.
            if (is_mine || !deserted)
                (is_mine ? own : others)
                    .push_back({&summary, maker.empty() ? std::to_string(summary.host.number()) : maker});
        };
        const auto now = self->server_.steady();
        for (const auto& [id, entry] : self->entries_)
            add(entry.summary, entry.maker ? entry.maker->counted_as : "",
                entry.summary.connections == 0 &&
                    now - entry.empty_since > self->settings_.listed_while_empty);
        for (const TableSummary& summary : elsewhere)
            if (!self->entries_.contains(summary.id)) add(summary, "", false);
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
