#include "engine/bolognese/bots/random.hpp"

#include "engine/core/shuffle.hpp"

namespace germini::bolognese::bots {
namespace {

int below(int n, Rng& rng) { return static_cast<int>(germini::below(static_cast<std::uint32_t>(n), rng)); }
bool even_chance(Rng& rng) { return below(2, rng) == 0; }

Card any(CardSet cards, Rng& rng) { return cards.nth(cards.size() == 1 ? 0 : below(cards.size(), rng)); }

ShownSets some_of(const Items& items, Rng& rng) {
    ShownSets out;
    for (const Item& item : items)
        if (even_chance(rng)) out.push_back(item.cards);
    return out;
}

CallMove call(const LegalMoves& choice, Rng& rng) {
    const ShownSets all = all_of(choice.items);
    if (all.empty() || !reaches(choice, all) || even_chance(rng)) return {};
    return {all};
}

DeclareMove declare(const LegalMoves& choice, Rng& rng) {
    DeclareMove move{some_of(choice.items, rng), false};
    move.out = choice.may_out && reaches(choice, move.shown) && even_chance(rng);
    return move;
}

DiscardMove discard(CardSet cards, int count, Rng& rng) {
    DiscardMove move;
    while (static_cast<int>(move.cards.size()) < count) {
        move.cards.push_back(any(cards, rng));
        cards.remove(move.cards.back());
    }
    return move;
}

PlayMove play(const LegalMoves& choice, Rng& rng) {
    PlayMove move{any(choice.cards, rng), Signal::none};
    const bool more = choice.signals.striscio.has(move.card), none = choice.signals.volo.has(move.card);
    if ((!more && !none) || even_chance(rng)) return move;
    move.signal = even_chance(rng) ? Signal::busso : more ? Signal::striscio : Signal::volo;
    return move;
}

} // namespace

Move random_move(const LegalMoves& choice, Seat seat, Rng& rng) {
    switch (choice.kind) {
    case Phase::call:
        return {seat, call(choice, rng)};
    case Phase::discard:
        return {seat, discard(choice.cards, choice.discards, rng)};
    case Phase::declare:
        return {seat, declare(choice, rng)};
    case Phase::play:
        return {seat, play(choice, rng)};
    case Phase::give:
        return {seat, GiveMove{any(choice.cards, rng)}};
    case Phase::bid:
        return {seat, BidMove{static_cast<Bid>(below(3, rng))}};
    case Phase::answer:
        return {seat, AnswerBidMove{choice.may_object && even_chance(rng)}};
    case Phase::claim:
        return {seat, AnswerMove{even_chance(rng)}};
    case Phase::over:
        break;
    }
    return {};
}

Rules any_rules(Rng& rng, int edition) {
    Rules rules = *preset(kPresets[below(static_cast<std::uint32_t>(kPresets.size()), rng)], edition);
    if (rules.target != 0) rules.target = static_cast<std::uint16_t>(1 + below(kHighestTarget, rng));
    if (rules.preset == Preset::terziglio) {
        rules.object_after_pass = below(2, rng) == 1;
        rules.poste_from = below(2, rng) == 1 ? 46 : 15;
    }
    if (rules.preset == Preset::mattazza) {
        rules.players = static_cast<std::uint8_t>(3 + below(4, rng));
        rules.end = static_cast<MatchEnd>(below(3, rng));
        rules.loser_deals = below(2, rng) == 1;
    }
    if (rules.signals) rules.signals = below(2, rng) == 1;
    return rules;
}

} // namespace germini::bolognese::bots
