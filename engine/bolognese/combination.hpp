// Combinations (CRIC, SEQ, GRANDE): cricche and sequences, which of them lie in a set of cards, and what they
// come to.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/list.hpp"

#include <cstdint>

namespace germini::bolognese {

enum class Kind : std::uint8_t { grande, suit_sequence, assi, mori, tarocchi, re, regine, cavalli, fanti };
constexpr bool is_sequence(Kind kind) { return kind <= Kind::mori; }

/// One combination, whole as it lies in the cards (D-4): the Contatori are in every sequence.
struct Combination {
    Kind kind{};
    CardSet cards;
    int worth = 0; ///< before doubling
    friend bool operator==(const Combination&, const Combination&) = default;
};

/// Seven sequences and five cricche.
inline constexpr int kMaxCombinations = 12;
using Combinations = List<Combination, kMaxCombinations>;

/// All combinations that lie in `cards`, sequences first.
Combinations combinations(CardSet cards);

/// What combinations come to together; the doubling apart.
struct Worth {
    int sequences = 0, cricche = 0; ///< undoubled
    int sequenza = 0, criccone = 0; ///< what the doubling adds: the same again with three or more, else 0
    int total() const { return sequences + cricche + sequenza + criccone; }
};
Worth worth_of(const Combinations& all);

/// Combinations that are made by the same cards, and so are shown at once and score both (ACC-7).
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

/// What a hand may show.
Items items(CardSet hand);

/// Cards as one lists them: from the highest down, the Contatori last.
CardRun listed(CardSet cards);

} // namespace germini::bolognese
