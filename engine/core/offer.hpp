// What a seat is offered: one vocabulary for all games, as seen.hpp is of what happens. A game makes an Offer
// of its own Choice; the wire writes it, and a browser that knows nothing of the game can ask for the move.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/seen.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace germini {

/// What a move on offer is made of, besides its name.
enum class Takes : std::uint8_t {
    nothing, ///< only done or not
    card,    ///< one card
    cards,   ///< so many cards, `least` to `most`
    number,  ///< a number, `least` to `most`
    items,   ///< any of the items, also none
    word,    ///< one of the words
};

/// Cards of the hand that this move may not have, and the clause that bars them.
struct BarredCards {
    std::string_view clause;
    CardSet cards;
};
/// Something that may be announced, with its cards and what it is worth.
struct OfferedItem {
    Word word = 0;
    CardRun cards;
    std::int16_t worth = 0;
};
/// What may go with the move: one of the words, or, where there are none, the mere fact.
struct OfferedWith {
    Word key = 0;
    List<Word, 8> words;
    CardSet cards; ///< with these cards alone; empty: with any that the move may have
};
/// A figure that one wants to know for this move, such as how many of the cards go elsewhere.
struct OfferedNote {
    Word word = 0;
    std::int16_t number = 0;
};

struct OfferedMove {
    Word move = 0; ///< its name, which is also its key in a record
    Takes takes = Takes::nothing;
    Seat whose = kNoSeat;    ///< the seat whose cards these are, where they are not one's own
    int least = 0, most = 0; ///< cards: how many in all; number: its range
    CardSet must;            ///< cards: these are among them
    CardSet cards;           ///< card, cards: the others come out of these
    List<BarredCards, 4> barred;
    std::vector<OfferedItem> items;
    List<Word, 8> words;
    List<OfferedWith, 2> with;
    List<OfferedNote, 2> notes;
};

/// Empty: the seat has nothing to do.
struct Offer {
    PhaseId phase = 0;
    std::vector<OfferedMove> moves; ///< any one of them
};

} // namespace germini
