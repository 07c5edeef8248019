#include "engine/solo/bots/random.hpp"

#include "engine/core/shuffle.hpp"

namespace germini::solo::bots {
namespace {

constexpr std::uint32_t kOutOnceIn = 4;

std::uint32_t below(std::size_t n, Rng& rng) { return germini::below(static_cast<std::uint32_t>(n), rng); }
bool even_chance(Rng& rng) { return below(2, rng) == 0; }
Card any(CardSet cards, Rng& rng) {
    return cards.nth(static_cast<int>(below(static_cast<std::size_t>(cards.size()), rng)));
}

DiscardMove discard(const LegalMoves& choice, Rng& rng) {
    DiscardMove move{list_of(choice.must)};
    CardSet left = choice.may;
    while (static_cast<int>(move.cards.size()) < choice.count) {
        const Card card = any(left, rng);
        left.remove(card);
        move.cards.push_back(card);
    }
    return move;
}

DeclareMove declare(const LegalMoves& choice, Rng& rng) {
    DeclareMove move;
    for (const minchiate::Versicola& versicola : choice.versicole)
        if (even_chance(rng)) move.versicole.push_back(versicola.cards);
    return move;
}

} // namespace

Move random_move(const LegalMoves& choice, Seat seat, Rng& rng) {
    switch (choice.kind) {
    case Phase::cut:
        return {seat,
                CutMove{choice.least + static_cast<int>(below(
                                           static_cast<std::size_t>(choice.most - choice.least + 1), rng))}};
    case Phase::out:
        return {seat, OutMove{below(kOutOnceIn, rng) == 0}};
    case Phase::discard:
        return {seat, discard(choice, rng)};
    case Phase::declare:
        return {seat, declare(choice, rng)};
    case Phase::play:
        return {seat, PlayMove{any(choice.cards, rng)}};
    case Phase::give:
        return {seat, GiveMove{any(choice.cards, rng)}};
    case Phase::claim:
        return {seat, AnswerMove{even_chance(rng)}};
    case Phase::over:
        break;
    }
    return {};
}

Rules any_rules(Rng& rng, int edition) {
    Rules rules = *preset(kPresets[below(kPresets.size(), rng)], edition);
    for (const Option<Rules>& option : options(rules.form))
        option.set(rules, option.values[below(option.values.size(), rng)].value);
    return rules;
}

} // namespace germini::solo::bots
