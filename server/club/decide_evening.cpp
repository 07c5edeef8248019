#include "server/club/decide_evening.hpp"

#include "server/names/nickname.hpp"

#include <algorithm>

namespace germini::club {
namespace {

using account::Right;
using model::ClubStatus;

/// Returns whether the club has the most unfinished evenings allowed.
bool has_most(const std::vector<model::EveningRow>& evenings, std::int64_t now) {
    const auto unfinished = std::ranges::count_if(
        evenings, [now](const model::EveningRow& evening) { return evening.ends() > now; });
    return static_cast<std::size_t>(unfinished) >= model::kMostEvenings;
}

bool is_full(std::int64_t coming) { return coming >= static_cast<std::int64_t>(model::kMostComing); }

} // namespace

Verdict<> decide(const AddEveningFacts& facts, const model::AddEvening& asked) {
    if (const auto status = evenings_refusal(facts.access, Right::run_evening)) return refuse(*status);
    if (has_most(facts.evenings(), asked.evening.changed)) return refuse(ClubStatus::too_many);
    return {};
}

Verdict<model::EveningRow> decide(const ChangeEveningFacts& facts, const model::ChangeEvening& asked) {
    if (const auto status = evening_refusal(facts.access, Right::run_evening)) return refuse(*status);
    model::EveningRow evening = facts.access.evening;
    const std::int64_t now = asked.evening.changed;
    if (evening.version != asked.evening.version) return refuse(ClubStatus::stale);
    if (asked.evening.called_off && !evening.called_off && facts.open_tables)
        return refuse(ClubStatus::has_tables);
    const bool revived = evening.ends() <= now && asked.evening.ends() > now;
    if (revived && has_most(facts.evenings(), now)) return refuse(ClubStatus::too_many);
    evening.title = asked.evening.title;
    evening.begins = asked.evening.begins;
    evening.minutes = asked.evening.minutes;
    evening.called_off = asked.evening.called_off;
    evening.changed = now;
    return evening;
}

Verdict<> decide(const AnswerEveningFacts& facts, const model::AnswerEvening& asked) {
    if (const auto status = evening_refusal(facts.access, Right::come_to_evening)) return refuse(*status);
    if (facts.access.evening.called_off) return refuse(ClubStatus::off);
    if (facts.access.evening.begins <= asked.at) return refuse(ClubStatus::begun);
    if (asked.answer == "yes" && is_full(facts.coming)) return refuse(ClubStatus::too_many);
    return {};
}

Verdict<> decide(const AddEveningGuestFacts& facts, const model::AddEveningGuest& asked) {
    if (const auto status = evening_refusal(facts.access, Right::run_evening)) return refuse(*status);
    if (facts.access.evening.called_off) return refuse(ClubStatus::off);
    if (facts.guests.size() >= model::kMostEveningGuests || is_full(facts.coming))
        return refuse(ClubStatus::too_many);
    // Names at one table must not look alike, and who sits with whom is not known yet.
    const auto own = names::skeletons(asked.name);
    for (const model::EveningGuestRow& other : facts.guests)
        if (names::look_alike(own, other.name)) return refuse(ClubStatus::alike, other.name);
    model::CheckedNames checked = asked.checked;
    if (auto alike = first_alike(asked.name, facts.members(), checked))
        return refuse(ClubStatus::alike, *std::move(alike));
    return {};
}

Verdict<> decide(const EndEveningGuestFacts& facts, const model::EndEveningGuest& asked) {
    if (const auto status = evening_refusal(facts.access, Right::run_evening)) return refuse(*status);
    const bool there = std::ranges::any_of(
        facts.guests, [&asked](const model::EveningGuestRow& guest) { return guest.key == asked.guest; });
    if (!there) return refuse(ClubStatus::not_found);
    return {};
}

} // namespace germini::club
