// Packs that deal chosen cards to chosen places.
#pragma once
#include "engine/minchiate/rules.hpp"
#include "engine/minchiate/state.hpp"
#include "tests/support/minchiate/cards.hpp"
#include "tests/support/minchiate/hand_driver.hpp"

#include <array>
#include <string>

namespace germini::support {

/// How a hand is to look once it is dealt. Everything left open is filled with unclaimed cards: first the
/// fola and the exposed cards with cartiglie (so that nothing is robbed, taken or scored unintentionally),
/// then the hands.
struct DealSpec {
    minchiate::Rules rules{};
    int dealer = 0;
    std::array<std::string, 4> hands{};   ///< dealt cards, besides the exposed one; at most 20 count
    std::array<std::string, 4> exposed{}; ///< each seat's 21st card, or empty
    std::string robbed{};                 ///< by the cutter, in the order of taking
    std::string fola{};                   ///< from the top, as far as it matters; before the stopper
    std::string stopper{};                ///< the cutter's (the end of the packet); empty: a cartiglia
    std::string keep_out{};               ///< cards that fill a hand only if there are no others
    int lifted = 0;                       ///< 0: any number that CUT-1 and the peek allow
};

/// The pack and the number of cards to lift.
struct ArrangedPack {
    minchiate::Pack pack{};
    int lifted = 0;
};
/// Throws std::logic_error if no such pack exists.
ArrangedPack arrange(const DealSpec& wanted);

/// The first `n` of the cards that are robbed (ROB-1), in numerical order: 25 counting cards, T21 to T27 and
/// T29.
std::string robbable(int n);

/// A table with that deal (the cut made, nothing else).
HandDriver deal_with(const DealSpec& wanted);

} // namespace germini::support
