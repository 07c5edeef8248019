#include "engine/minchiate/bots/random.hpp"

#include "engine/core/shuffle.hpp"

namespace germini::minchiate::bots {
namespace {

constexpr std::uint32_t kFallOnceIn = 8;

int below(int n, Rng& rng) { return static_cast<int>(germini::below(static_cast<std::uint32_t>(n), rng)); }

Card any(CardSet cards, Rng& rng) { return cards.nth(cards.size() == 1 ? 0 : below(cards.size(), rng)); }

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
    for (const Versicola& versicola : choice.versicole)
        if (below(2, rng) == 0) move.versicole.push_back(versicola.cards);
    return move;
}

} // namespace

Move random_move(const LegalMoves& choice, Seat seat, Rng& rng) {
    switch (choice.kind) {
    case Phase::cut:
        return {seat, CutMove{choice.least + below(choice.most - choice.least + 1, rng)}};
    case Phase::discard:
        return {seat, discard(choice, rng)};
    case Phase::declare:
        return {seat, declare(choice, rng)};
    case Phase::play:
        if (choice.play_for != kNoSeat) return {choice.play_for, PlayMove{any(choice.cards, rng), seat}};
        if (choice.may_fall && germini::below(kFallOnceIn, rng) == 0) return {seat, FallMove{}};
        return {seat, PlayMove{any(choice.cards, rng), kNoSeat}};
    case Phase::give:
        return {seat, GiveMove{any(choice.cards, rng)}};
    case Phase::claim:
        return {seat, AnswerMove{below(2, rng) == 0}};
    case Phase::out: // only without partners
    case Phase::over:
        break;
    }
    return {};
}

Rules any_rules(Rng& rng, int edition) {
    Rules rules = *preset(kPresets.front(), edition);
    for (const Option<Rules>& option : options(edition))
        option.set(rules, option.values[below(static_cast<std::uint32_t>(option.values.size()), rng)].value);
    return rules;
}

} // namespace germini::minchiate::bots
