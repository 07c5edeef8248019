// A match above hands: a girata of four or a girone of three girate, its chairs, its resti by person
// (GIR-1 … GIR-5, SETT-4, SETT-9, SETT-10).
#pragma once
#include "engine/core/match.hpp"
#include "engine/minchiate/rules.hpp"
#include "engine/minchiate/seat_draw.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace germini::minchiate {

inline constexpr int kGirataHands = 4, kGironeGirate = 3;
/// How many girate a match may have: one, or those of a girone.
inline constexpr std::array kRounds{1, kGironeGirate};

/// The rounds of a match are its girate; `lines` of it are SETT-9's bonus to a girata's winners (word
/// `bonus`), SETT-10's for each hand of a broken-off girata (`interruption`), and the same paid by the
/// deserters alone
/// (`desertion`; D-4, D-29). Each sums to nought.
struct Match {
    Rules rules;
    std::uint8_t girate = 1; ///< 1, or 3 for a girone
    /// Of the seat draw; as given, person n sits on chair n first.
    std::array<Person, kPersons> ranking{Person{0}, Person{2}, Person{1}, Person{3}};
    List<Amounts, kGironeGirate * kGirataHands> hands{}; ///< the closed hands: resti by person
    bool broken_off = false;
    MatchLines lines{};
};

/// Of so many hands a match is.
constexpr int length(int girate) { return girate * kGirataHands; }
bool over(const Match& match);
/// The hand to be played next; none where the match is over. Four persons on four chairs.
std::optional<HandPlan> next_hand(const Match& match);

/// A hand is closed: its resti, by chair, go to the persons who held the chairs when it was dealt (D-25). The
/// match must not be over.
void close_hand(Match& match, const Amounts& resti);

/// The match ends before its time. For each hand of the girata that is not played (the one under way counts
/// as not played) the option's resti go to the side that would have dealt it; deserters pay them alone, each
/// to every opponent who has not deserted (D-4, D-29). Between two girate nothing is owed (D-30), nor where
/// all have left.
void break_off(Match& match, const BreakOff& how = {});

/// Each person's resti over the match.
Totals totals(const Match& match);

} // namespace germini::minchiate
