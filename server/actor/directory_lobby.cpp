// What guests see of the tables: the lobby's list, and one table's summary.
#include "server/actor/directory.hpp"
#include "server/crypto/random.hpp"

#include <algorithm>

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

} // namespace

void Directory::list(std::vector<GuestKey> guest, SummariesCallback summaries) {
    auto then = [self = shared_from_this(), guest, summaries = std::move(summaries)](auto elsewhere) {
        std::vector<const TableSummary*> own, others;
        const auto add = [&](const TableSummary& summary, bool deserted) {
            if (summary.state == model::Stage::over || !visible(summary, guest)) return;
            const bool is_mine = is_own(summary, guest);
            // A stranger's first press must not lead to an empty room.
            if (is_mine || !deserted) (is_mine ? own : others).push_back(&summary);
        };
        const auto now = self->server_.steady();
        for (const auto& [id, entry] : self->entries_)
            add(entry.summary, entry.summary.connections == 0 &&
                                   now - entry.empty_since > self->settings_.listed_while_empty);
        for (const TableSummary& summary : elsewhere)
            if (!self->entries_.contains(summary.id)) add(summary, false);
        std::vector<TableSummary> found;
        for (auto* some : {&own, &others}) {
            const auto count = std::min(some->size(), self->settings_.most_lines);
            std::partial_sort(
                some->begin(), some->begin() + static_cast<std::ptrdiff_t>(count), some->end(),
                [](const TableSummary* a, const TableSummary* b) { return a->created > b->created; });
            for (std::size_t i = 0; i < count; ++i) found.push_back(*(*some)[i]);
        }
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
