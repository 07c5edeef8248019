// A match of several hands: a girata of four, or a girone of three girate; with its chairs and its resti by
// person (GIR-1 … GIR-5, SETT-4, SETT-9, SETT-10).
#pragma once
#include "engine/core/match.hpp"
#include "engine/minchiate/rules.hpp"
#include "engine/minchiate/seat_draw.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace germini::minchiate {

inline constexpr int kGirataHands = 4, kGironeGirate = 3;
/// The numbers of girate that a match may have: one, or those of a girone.
inline constexpr std::array kRounds{1, kGironeGirate};

/// A match; its rounds are its girate. `lines` holds amounts outside the hands, each summing to zero:
/// - `bonus`: SETT-9, to a girata's winners.
/// - `interruption`: SETT-10, for each hand of a broken-off girata that was not played.
/// - `desertion`: the same, paid by the deserters alone (D-4, D-29).
struct Match {
    Rules rules;
    std::uint8_t girate = 1; ///< 1, or 3 for a girone
    /// The ranking of the seat draw. By default person n starts on chair n.
    std::array<Person, kPersons> ranking{Person{0}, Person{2}, Person{1}, Person{3}};
    List<Amounts, kGironeGirate * kGirataHands> hands{}; ///< the finished hands: resti by person
    bool broken_off = false;
    MatchLines lines{};
};

/// The number of hands in a match of `girate` girate.
constexpr int length(int girate) { return girate * kGirataHands; }
bool over(const Match& match);
/// The hand to be played next; nullopt if the match is over. Four persons on four chairs.
std::optional<HandPlan> next_hand(const Match& match);

/// Closes a hand: its resti, by chair, go to the persons who held the chairs when it was dealt (D-25). The
/// match must not be over.
void close_hand(Match& match, const Amounts& resti);

/// Ends the match before its time. A hand in progress counts as not played. For each hand of the girata that
/// is not played, the resti of the option go to the side that would have dealt it. Deserters pay them alone,
/// each to every opponent who has not deserted (D-4, D-29). Nothing is owed between two girate (D-30), nor if
/// everybody has left.
void break_off(Match& match, const BreakOff& how = {});

/// Each person's resti over the whole match.
Totals totals(const Match& match);

} // namespace germini::minchiate
