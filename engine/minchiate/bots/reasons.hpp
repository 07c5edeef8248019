// Why one card is better than another: what both lead to in the same imagined hands.
#pragma once
#include "engine/core/comparison.hpp"
#include "engine/minchiate/bots/imagination.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace germini::minchiate::bots {

/// The kinds of versicole (VERS-1 … VERS-8).
enum class VersicolaKind : std::uint8_t { papi, trumps, matto, tredici, diecine, kings, devil };
inline constexpr std::size_t kVersicolaKinds = 7;
VersicolaKind kind_of_versicola(CardSet cards);

/// Sums over the playouts of one card, seen from the side of the seat that plays it.
struct Figures {
    int takes = 0, partner_takes = 0;          ///< the trick
    int last = 0;                              ///< the last trick goes to the side
    std::array<int, kCardNumbers> home{};      ///< by card: it ends in the side's pile
    std::array<int, kVersicolaKinds> ours{};   ///< the side has a versicola of this kind
    std::array<int, kVersicolaKinds> theirs{}; ///< the opponents have one
    std::array<int, kVersicolaKinds> scored{}; ///< points for the side's less points for the opponents'
};

/// Imagination that sums up its playouts (engine/core/comparison.hpp).
class ExplainingImagination : public Imagination {
public:
    using Figures = bots::Figures;
    ExplainingImagination(const View& view, SearchSettings settings)
        : Imagination(view, settings), me_(view.viewer.seat) {}

    using Imagination::play_out;
    void play_out(State& state, Rng& rng, Figures& figures) const;

private:
    Seat me_;
};

/// What a card is better for than another one.
enum class ReasonKind : std::uint8_t {
    takes,         ///< the seat itself takes the trick
    partner_takes, ///< the partner takes the trick
    home,          ///< counting cards come home
    makes,         ///< the side makes a versicola
    denies,        ///< the opponents make no versicola
    last,          ///< the side takes the last trick
};
inline constexpr std::array<std::string_view, 6> kReasonKinds{"takes", "partner_takes", "home",
                                                              "makes", "denies",        "last"};
inline constexpr std::array<std::string_view, kVersicolaKinds> kVersicolaNames{
    "papi", "trumps", "matto", "tredici", "diecine", "kings", "devil"};

struct Reason {
    ReasonKind kind{};
    VersicolaKind versicola{}; ///< makes, denies
    CardSet cards;             ///< home
    int often = 0, other = 0;  ///< in how many of ten imagined hands: with this card, with the other
    int points = 0;            ///< what the side gains by it on average; 0 for a trick
    bool certain = false;      ///< proven from the view: no card that others may hold can take the trick
};
inline constexpr std::size_t kMostReasons = 3;
using Reasons = List<Reason, kMostReasons>;

/// Returns the reasons for the first move of a comparison, which must have been stepped: who takes the trick,
/// then what is worth most. If the move is not clearly better, the trick alone.
Reasons reasons_of(const View& view, const Move& move, const Comparison<ExplainingImagination>& compared);

/// Returns true if no card that others may hold can take the trick from this one.
bool takes_for_certain(const View& view, Card card);

} // namespace germini::minchiate::bots
