// Combinations (CRIC, SEQ, GRANDE): the cricche and sequences in a set of cards, and their worth.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/list.hpp"

#include <cstdint>

namespace germini::bolognese {

enum class Kind : std::uint8_t { grande, suit_sequence, assi, mori, tarocchi, re, regine, cavalli, fanti };
constexpr bool is_sequence(Kind kind) { return kind <= Kind::mori; }

/// One combination with all its cards (D-4); the Contatori are in every sequence.
struct Combination {
    Kind kind{};
    CardSet cards;
    int worth = 0; ///< before doubling
    friend bool operator==(const Combination&, const Combination&) = default;
};

/// Seven sequences and five cricche.
inline constexpr int kMaxCombinations = 12;
using Combinations = List<Combination, kMaxCombinations>;

/// All combinations in `cards`, sequences first.
Combinations combinations(CardSet cards);

/// The total worth of combinations; the doubling is kept apart.
struct Worth {
    int sequences = 0, cricche = 0; ///< undoubled
    int sequenza = 0, criccone = 0; ///< what the doubling adds: the same again with three or more, or 0
    int total() const { return sequences + cricche + sequenza + criccone; }
};
Worth worth_of(const Combinations& all);

/// Combinations made by the same cards; they are shown at once and all score (ACC-7).
struct Item {
    CardSet cards;
    List<Combination, 2> makes; ///< the sequence first
    int worth() const {
        int sum = 0;
        for (const Combination& one : makes) sum += one.worth;
        return sum;
    }
    friend bool operator==(const Item&, const Item&) = default;
};
using Items = List<Item, kMaxCombinations>;

/// The items that a hand may show.
Items items(CardSet hand);

/// The cards in listing order: from the highest down, the Contatori last.
CardList listed(CardSet cards);

} // namespace germini::bolognese
