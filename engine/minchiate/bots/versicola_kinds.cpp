#include "engine/minchiate/bots/versicola_kinds.hpp"

#include "engine/minchiate/versicola.hpp"

namespace germini::minchiate::bots {

VersicolaKind kind_of_versicola(CardSet cards) {
    if (cards.meets(kKings)) return VersicolaKind::kings;
    if (cards.has(trump(3))) return VersicolaKind::papi;
    if (cards.has(trump(13))) return VersicolaKind::tredici;
    if (cards.has(trump(20))) return VersicolaKind::diecine;
    if (cards.has(trump(14))) return VersicolaKind::devil;
    return cards.has(trump(1)) ? VersicolaKind::matto : VersicolaKind::trumps;
}

void add_versicole(CardSet pile, bool devil, bool own, Figures& figures) {
    std::array<bool, kMostCombinationKinds> has{};
    for (const Versicola& one : versicole(pile, devil)) {
        const auto kind = static_cast<std::size_t>(kind_of_versicola(one.cards));
        has[kind] = true;
        figures.scored[kind] += own ? one.worth : -one.worth;
    }
    for (std::size_t kind = 0; kind < has.size(); ++kind)
        (own ? figures.ours : figures.theirs)[kind] += has[kind] ? 1 : 0;
}

} // namespace germini::minchiate::bots
