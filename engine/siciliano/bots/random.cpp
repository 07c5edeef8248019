#include "engine/siciliano/bots/random.hpp"

#include "engine/core/shuffle.hpp"

namespace germini::siciliano::bots {
namespace {

int below(int n, Rng& rng) { return static_cast<int>(germini::below(static_cast<std::uint32_t>(n), rng)); }
bool even_chance(Rng& rng) { return below(2, rng) == 0; }
Card any(CardSet cards, Rng& rng) { return cards.nth(below(cards.size(), rng)); }

std::optional<int> any_number(int least, int most, Rng& rng) {
    if (most < least || even_chance(rng)) return std::nullopt;
    return least + below(most - least + 1, rng);
}

ExposeMove expose(const LegalMoves& choice, Rng& rng) {
    ExposeMove move;
    for (int i = 0; i < choice.packets; ++i) {
        const bool none = !choice.must_expose && even_chance(rng);
        move.positions.push_back(none ? std::nullopt : std::optional(below(kPacket, rng)));
    }
    return move;
}

AnnounceMove announce(const AnnouncementRange& range, Rng& rng) {
    AnnounceMove move;
    CardList decine;
    for (const Card card : range.decine)
        if (even_chance(rng)) decine.push_back(card);
    if (!decine.empty()) move.decine = decine;
    move.arie = any_number(1, range.arie, rng);
    move.re = any_number(1, range.re(), rng);
    if (range.most_trumps > 0) move.trionfi = any_number(range.least_trumps, range.most_trumps, rng);
    const bool stated = move.decine || move.arie || move.re || move.trionfi;
    if (!stated && range.full) move.tengo = !range.silence || even_chance(rng);
    return move;
}

DiscardMove discard(CardSet cards, Rng& rng) {
    DiscardMove move;
    while (move.cards.size() < kMonte) {
        move.cards.push_back(any(cards, rng));
        cards.remove(move.cards.back());
    }
    return move;
}

PlayMove play(const LegalMoves& choice, Rng& rng) {
    PlayMove move;
    move.card = any(choice.cards, rng);
    const CallSet calls = calls_with(choice, move.card);
    for (std::size_t i = 0; i < kCalls.size(); ++i)
        if (has(calls, static_cast<Call>(i)) && below(4, rng) == 0)
            move.calls.push_back(static_cast<Call>(i));
    return move;
}

} // namespace

Move random_move(const LegalMoves& choice, Seat seat, Rng& rng) {
    switch (choice.kind) {
    case Phase::expose:
        return {seat, expose(choice, rng)};
    case Phase::announce:
        return {seat, announce(choice.words, rng)};
    case Phase::say:
        return {seat, SayMove{even_chance(rng) ? SayMove::Word::mischio : SayMove::Word::tengo}};
    case Phase::discard:
        return {seat, discard(choice.cards, rng)};
    case Phase::play:
        return {seat, play(choice, rng)};
    case Phase::over:
        break;
    }
    return {};
}

Rules any_rules(Rng& rng) {
    Rules rules = *preset(kPresets[below(static_cast<std::uint32_t>(kPresets.size()), rng)]);
    for (const Option<Rules>& option : options())
        option.set(rules, option.values[below(static_cast<std::uint32_t>(option.values.size()), rng)].value);
    return rules;
}

} // namespace germini::siciliano::bots
