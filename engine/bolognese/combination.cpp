#include "engine/bolognese/combination.hpp"

#include "engine/bolognese/pack.hpp"

#include <array>

namespace germini::bolognese {
namespace {

constexpr int kEachMore = 5;    // SEQ-1: five points for every card after the first
constexpr int kDoubledFrom = 3; // criccone, sequenza

// A family of sequences. Its head, if it has one, must be held. Three cards of head and body make the
// sequence, or two with a Contatore. The row then continues it from its near end, until a card is missing
// that no Contatore may replace. After the whole row comes the tail.
struct Family {
    Kind kind;
    CardSet head, body;
    CardSet near; // body cards; if none is held, a Contatore in third place is next to the row
    CardList row;
    CardSet tail;
};

// SEQ-3: the ace is a row of one; it is never the third card.
constexpr Family suit_family(Suit suit) {
    return {Kind::suit_sequence,
            CardSet(king(suit)),
            CardSet(queen(suit)) | CardSet(knight(suit)) | CardSet(jack(suit)),
            {},
            CardList{ace(suit)},
            {}};
}
// The grande (GRANDE-1, GRANDE-2, GRANDE-5).
constexpr Family grande_family() {
    CardList row;
    for (int n = 16; n >= kLowestNumber; --n) row.push_back(trump(n));
    return {Kind::grande, CardSet(kAngelo), CardSet(kMondo) | kRosse, kRosse, row, kMoriCards};
}
constexpr std::array<Family, 7> kFamilies{{grande_family(),
                                           suit_family(Suit::cups),
                                           suit_family(Suit::coins),
                                           suit_family(Suit::swords),
                                           suit_family(Suit::batons),
                                           {Kind::assi, {}, kAces, {}, {}, {}},
                                           {Kind::mori, {}, kMoriCards, {}, {}, {}}}};

// GRANDE-3: the row of scavezzo. `fillers` Contatori may replace missing cards, but never two side by side.
// `beside`: a Contatore is already next to the row's first card.
CardSet attached(const Family& family, CardSet cards, int fillers, bool beside) {
    CardSet run;
    for (Card card : family.row) {
        if (cards.has(card)) {
            run.add(card);
            beside = false;
        } else if (fillers > 0 && !beside) {
            --fillers;
            beside = true;
        } else {
            return run;
        }
    }
    return run | (cards & family.tail);
}

// The cards of the sequence; empty if `cards` make no sequence.
CardSet sequence(const Family& family, CardSet cards) {
    const CardSet contatori = cards & kContatori, body = cards & family.body;
    const int natural = family.head.size() + body.size();
    const bool third = natural == 2; // a Contatore is "in terza"
    if (!cards.contains(family.head) || natural + (third ? contatori.size() : 0) < 3) return {};
    const int fillers = contatori.size() - (third ? 1 : 0);
    const bool beside = third && !body.meets(family.near); // scavezzo reale
    return family.head | body | contatori | attached(family, cards, fillers, beside);
}

// CRIC-1: a class of cards and the worth of three of them; the fourth adds the same again.
struct Cricca {
    Kind kind;
    CardSet cards;
    int unit;
};
constexpr std::array<Cricca, 5> kCricche{{{Kind::tarocchi, kTarocchi, 18},
                                          {Kind::re, kKings, 17},
                                          {Kind::regine, kQueens, 14},
                                          {Kind::cavalli, kKnights, 13},
                                          {Kind::fanti, kJacks, 12}}};

} // namespace

Combinations combinations(CardSet cards) {
    Combinations out;
    for (const Family& family : kFamilies)
        if (const CardSet found = sequence(family, cards); !found.empty())
            out.push_back({family.kind, found, kEachMore * (found.size() - 1)});
    for (const Cricca& cricca : kCricche)
        if (const CardSet found = cards & cricca.cards; found.size() >= 3)
            out.push_back({cricca.kind, found, cricca.unit * (found.size() - 2)});
    return out;
}

Worth worth_of(const Combinations& all) {
    Worth out;
    int sequences = 0, cricche = 0;
    for (const Combination& one : all) {
        (is_sequence(one.kind) ? sequences : cricche) += 1;
        (is_sequence(one.kind) ? out.sequences : out.cricche) += one.worth;
    }
    if (sequences >= kDoubledFrom) out.sequenza = out.sequences;
    if (cricche >= kDoubledFrom) out.criccone = out.cricche;
    return out;
}

Items items(CardSet hand) {
    Items out;
    for (const Combination& one : combinations(hand)) {
        Item* same = nullptr;
        for (Item& item : out)
            if (item.cards == one.cards) same = &item;
        if (same == nullptr) {
            out.push_back({one.cards, {}});
            same = &out.back();
        }
        same->makes.push_back(one);
    }
    return out;
}

CardList listed(CardSet cards) {
    CardList run;
    const CardSet contatori = cards & kContatori;
    for (CardSet left = cards - contatori; !left.empty(); left.remove(left.last()))
        run.push_back(left.last());
    for (Card card : {kBegato, kMatto})
        if (contatori.has(card)) run.push_back(card);
    return run;
}

} // namespace germini::bolognese
