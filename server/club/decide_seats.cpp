#include "server/club/decide_seats.hpp"

namespace germini::club {
namespace {

using account::Right;
using model::ClubStatus;

/// Returns whether the link is still that seat's.
bool leads_to(const std::optional<model::LinkedEvening>& link, const model::TakeEveningSeat& asked) {
    return link && link->evening.key == asked.evening && link->link.kind == "seat" &&
           link->link.number == asked.number && link->link.seat == asked.seat;
}

/// Returns whether the seat exists and is neither a bot's nor another guest's.
bool is_free(const std::optional<model::EveningSeatRow>& seat, model::GuestKey guest) {
    return seat && !seat->bot && seat->guest.value_or(guest) == guest;
}

} // namespace

Verdict<model::EveningRow> decide(const SetDrawFacts& facts, const model::SetDraw& asked) {
    if (const auto status = evening_refusal(facts.access, Right::run_evening)) return refuse(*status);
    model::EveningRow evening = facts.access.evening;
    if (evening.called_off) return refuse(ClubStatus::off);
    if (evening.version != asked.version) return refuse(ClubStatus::stale);
    if (facts.tables) return refuse(ClubStatus::has_tables);
    for (const auto& [guest, who] : facts.seated)
        if (!who.may(Right::come_to_evening)) return refuse(ClubStatus::stale);
    evening.how = asked.how;
    evening.missing = asked.missing;
    // Unset if seats are set by hand.
    evening.seed = asked.seed.empty() ? std::nullopt : std::optional(asked.seed);
    evening.changed = asked.at;
    return evening;
}

Verdict<> decide(const EveningAccess& access, const model::SetEveningLinks&) {
    if (const auto status = evening_refusal(access, Right::run_evening)) return refuse(*status);
    return {};
}

Verdict<Freed> decide(const FreeEveningSeatFacts& facts, const model::FreeEveningSeat& asked) {
    if (const auto status = evening_refusal(facts.access, Right::run_evening)) return refuse(*status);
    if (asked.seat) return Freed::seat;
    return facts.played || facts.open_tables ? Freed::closed_tables : Freed::all_tables;
}

Verdict<> decide(const TakeEveningSeatFacts& facts, const model::TakeEveningSeat& asked) {
    if (!facts.club) return refuse(ClubStatus::not_found);
    // Organisers can never be barred from the tables of evenings.
    const bool organises = facts.role.value_or(Role::member) != Role::member;
    if (facts.barred && !organises) return refuse(ClubStatus::forbidden);
    if (!is_free(facts.seat, asked.guest) || facts.other_seat) return refuse(ClubStatus::stale);
    if (!leads_to(facts.link, asked)) return refuse(ClubStatus::not_found);
    return {};
}

} // namespace germini::club
