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
    nothing,   ///< no input
    card,      ///< one card
    cards,     ///< `least` to `most` cards
    number,    ///< a number, `least` to `most`
    items,     ///< any subset of the items, even the empty one
    word,      ///< one of the words
    statement, ///< `least` or more of the parts, composed
    positions, ///< for each packet the position of a face-down card, from 0 on
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
/// A part of a composed statement: any of its cards, at least one; without cards a number, `least` to `most`;
/// without either a flag.
struct OfferedPart {
    WordId key = 0;
    CardSet cards;
    int least = 0, most = 0;
    bool alone = false; ///< it goes with no other part
};
/// Face-down cards of a seat among which a position is chosen.
struct OfferedPacket {
    Seat seat = kNoSeat;
    int cards = 0;     ///< positions 0 to `cards` - 1
    bool must = false; ///< one must be chosen
};

using OfferedWords = List<WordId, 12>;

/// An optional addition to the move: one of the words or, without words, a plain flag.
struct OfferedAddition {
    WordId key = 0;
    OfferedWords words;
    CardSet cards;        ///< the cards it may accompany; empty: every card allowed in the move
    bool several = false; ///< any of the words together, each once
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
    int least = 0, most = 0; ///< cards: number of cards in total; number: its range; statement: least parts
    CardSet must;            ///< cards: must be among the chosen
    CardSet cards;           ///< card, cards: the others are chosen from these
    List<BarredCards, 4> barred;
    std::vector<OfferedItem> items;
    OfferedWords words;
    List<OfferedPart, 8> parts;
    List<OfferedPacket, kMaxSeats> packets;
    List<OfferedAddition, 3> with;
    List<OfferedNote, 2> notes;
};

/// A move by its word in the game's table, to which the rest is added.
template <class Word> OfferedMove named_move(Word move, MoveInput input = MoveInput::nothing) {
    OfferedMove offered;
    offered.move = static_cast<WordId>(move);
    offered.input = input;
    return offered;
}
/// The same with `choice.cards` to choose from; the clause `choice.barred` bars the others of `choice.held`.
template <class Word> OfferedMove card_move(Word move, MoveInput input, const auto& choice) {
    OfferedMove offered = named_move(move, input);
    offered.cards = choice.cards;
    if (const CardSet barred = choice.held - choice.cards; !barred.empty())
        offered.barred.push_back({choice.barred, barred});
    return offered;
}

/// The moves open to a seat; empty if it has nothing to do.
struct Offer {
    PhaseId phase = 0;
    std::vector<OfferedMove> moves; ///< the alternatives; the seat makes exactly one
};

} // namespace germini
