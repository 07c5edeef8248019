#include "server/club/decide_result.hpp"

#include <algorithm>
#include <span>

namespace germini::club {
namespace {

using account::Right;
using model::ClubStatus;

/// Returns why the right is refused in the season, which must exist and not be archived.
std::optional<ClubStatus> season_refusal(const SeasonAccess& access, Right right) {
    if (const auto status = refusal(access, right)) return status;
    if (!access.season.key) return ClubStatus::not_found;
    if (access.season.archived) return ClubStatus::archived;
    return std::nullopt;
}

/// Returns the number of the first person in the sheets who is not a member.
std::optional<PersonNumber> stranger(const Numbers& members, std::span<const ManualResult> sheets) {
    for (const ManualResult& sheet : sheets)
        for (const ManualPlayer& player : sheet.players)
            if (player.person && !members.contains(*player.person)) return player.person;
    return std::nullopt;
}

bool has_room(const Lazy<std::size_t>& entries, std::size_t more) {
    return entries() + more <= model::kMostSeasonEntries;
}

} // namespace

Verdict<> decide(const AddManualResultFacts& facts, const model::AddManualResult& asked) {
    if (const auto status = season_refusal(facts.access, Right::enter_result)) return refuse(*status);
    const ManualResult& sheet = asked.paper.sheet;
    if (const auto person = stranger(facts.members(), {&sheet, 1}))
        return refuse(ClubStatus::not_a_member, std::to_string(*person));
    const ManualResultCounts there = facts.results();
    if (there.all >= model::kMostManualResults || there.waiting >= model::kMostManualResultsWaiting)
        return refuse(ClubStatus::too_many);
    if (!has_room(facts.entries, entries_of(sheet).size())) return refuse(ClubStatus::season_full);
    if (!asked.another && facts.recorded() != nullptr) return refuse(ClubStatus::recorded, sheet.day);
    return {};
}

Verdict<> decide(const AnswerManualResultFacts& facts, const model::AnswerManualResult& asked) {
    if (const auto status = season_refusal(facts.access, Right::confirm_result)) return refuse(*status);
    if (!facts.result) return refuse(ClubStatus::not_found);
    const auto& [sheet, by, waiting] = *facts.result;
    if (!waiting) return refuse(ClubStatus::answered);
    const bool played = std::ranges::any_of(
        sheet.players, [&facts](const ManualPlayer& player) { return player.person == facts.person; });
    if (!asked.confirms) {
        if (!played && !facts.access.who.may(Right::enter_result)) return refuse(ClubStatus::forbidden);
        return {};
    }
    if (!played || by == asked.by) return refuse(ClubStatus::own_paper);
    if (!has_room(facts.entries, entries_of(sheet).size())) return refuse(ClubStatus::season_full);
    return {};
}

Verdict<> decide(const TakeBackMatchFacts& facts, const model::TakeBackMatch&) {
    if (const auto status = season_refusal(facts.access, Right::correct_ledger)) return refuse(*status);
    if (!facts.counting) return refuse(ClubStatus::not_found);
    if (*facts.counting == 0) return refuse(ClubStatus::answered);
    if (!has_room(facts.entries, *facts.counting)) return refuse(ClubStatus::season_full);
    return {};
}

Verdict<> decide(const ImportMatchesFacts& facts, const model::ImportMatches& asked) {
    if (!facts.season.key) return refuse(ClubStatus::not_found);
    if (facts.season.archived) return refuse(ClubStatus::archived);
    if (const auto person = stranger(facts.members(), asked.matches))
        return refuse(ClubStatus::not_a_member, std::to_string(*person));
    if (!asked.again)
        if (const ManualResult* before = facts.recorded()) return refuse(ClubStatus::recorded, before->day);
    std::size_t more = 0;
    for (const ManualResult& sheet : asked.matches) more += entries_of(sheet).size();
    if (!has_room(facts.entries, more)) return refuse(ClubStatus::season_full);
    return {};
}

} // namespace germini::club
