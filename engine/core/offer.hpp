// The moves offered to a seat, in one vocabulary for all games, as seen.hpp is for events. A game derives an
// Offer from its own LegalMoves and the server sends it. A browser that knows nothing about the game can then
// ask for the move.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/seen.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace germini {

/// The input that an offered move requires besides its name.
enum class MoveInput : std::uint8_t {
    nothing, ///< no input
    card,    ///< one card
    cards,   ///< `least` to `most` cards
    number,  ///< a number, `least` to `most`
    items,   ///< any subset of the items, even the empty one
    word,    ///< one of the words
};

/// Cards of the hand that this move may not use, and the clause that bars them.
struct BarredCards {
    std::string_view clause;
    CardSet cards;
};
/// An item that may be announced: its cards and its worth.
struct OfferedItem {
    WordId word = 0;
    CardList cards;
    std::int16_t worth = 0;
};
/// An optional addition to the move: one of the words or, without words, a plain flag.
struct OfferedAddition {
    WordId key = 0;
    List<WordId, 8> words;
    CardSet cards; ///< the cards it may accompany; empty: every card allowed in the move
};
/// An informative number for this move, such as how many of the cards go elsewhere.
struct OfferedNote {
    WordId word = 0;
    std::int16_t number = 0;
};

struct OfferedMove {
    WordId move = 0; ///< its name, also its key in a record
    MoveInput input = MoveInput::nothing;
    Seat owner = kNoSeat;    ///< the owner of the cards, if it is not the moving seat
    int least = 0, most = 0; ///< cards: number of cards in total; number: its range
    CardSet must;            ///< cards: must be among the chosen
    CardSet cards;           ///< card, cards: the others are chosen from these
    List<BarredCards, 4> barred;
    std::vector<OfferedItem> items;
    List<WordId, 8> words;
    List<OfferedAddition, 2> with;
    List<OfferedNote, 2> notes;
};

/// The moves open to a seat; empty if it has nothing to do.
struct Offer {
    PhaseId phase = 0;
    std::vector<OfferedMove> moves; ///< the alternatives; the seat makes exactly one
};

} // namespace germini
