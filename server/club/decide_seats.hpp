// Decisions about the drawn seats, links and tables of an evening (access.hpp).
#pragma once
#include "server/club/access.hpp"
#include "server/model/evening_command.hpp"

#include <cstdint>
#include <optional>

namespace germini::club {

struct SetDrawFacts {
    EveningAccess access;
    bool tables = false; ///< the evening has tables, even if they are over
    Askings seated;      ///< guests in the new seats
};
/// Returns the changed evening.
Verdict<model::EveningRow> decide(const SetDrawFacts& facts, const model::SetDraw& asked);

Verdict<> decide(const EveningAccess& access, const model::SetEveningLinks& asked);

struct FreeEveningSeatFacts {
    EveningAccess access;
    bool played = false; ///< a match has begun at one of the evening's tables
    bool open_tables = false;
};
enum class Freed : std::uint8_t {
    seat,         ///< the seat that was named
    all_tables,   ///< the evening loses all tables
    closed_tables ///< the evening has begun, and loses only tables that were closed before any match
};
Verdict<Freed> decide(const FreeEveningSeatFacts& facts, const model::FreeEveningSeat& asked);

struct TakeEveningSeatFacts {
    bool club = false;        ///< the club exists
    std::optional<Role> role; ///< the guest's role in it
    bool barred = false;      ///< the guest is barred from the table
    /// The seat and who has it; unset if the table is no longer the evening's or has no such seat.
    std::optional<model::EveningSeatRow> seat;
    bool other_seat = false;                  ///< the guest's person has another seat of the evening
    std::optional<model::LinkedEvening> link; ///< target of the link that was shown
};
Verdict<> decide(const TakeEveningSeatFacts& facts, const model::TakeEveningSeat& asked);

} // namespace germini::club
