// Any bytes as a hand of Tarocco bolognese.
#include "engine/bolognese/bots/random.hpp"
#include "tests/fuzz/moves.hpp"
#include "tests/support/bolognese/play.hpp"

#include <algorithm>

using namespace germini;
using namespace germini::bolognese;

namespace {

struct OfBolognese {
    using Game = Bolognese;
    static constexpr int kKinds = 9;

    /// Any preset; targets within reach of an accuso or two, and large ones.
    static Rules rules(fuzz::Script& script) {
        Rules rules =
            *preset(kPresets[static_cast<std::size_t>(script.below(static_cast<int>(kPresets.size())))]);
        if (rules.signals) rules.signals = script.below(2) == 0;
        if (rules.preset == Preset::mattazza) rules.players = static_cast<std::uint8_t>(3 + script.below(4));
        if (rules.target == 0) return rules;
        const int small = script.byte(), large = script.byte();
        rules.target = static_cast<std::uint16_t>(1 + small + 38 * large);
        return rules;
    }
    /// Often near the target, sometimes past it.
    static Context context(const Rules& rules, fuzz::Script& script) {
        Context context;
        if (rules.target == 0 || shape_of(rules).alone) return context;
        for (std::int16_t& score : context.score)
            score = static_cast<std::int16_t>(std::max(0, rules.target + 20 - script.byte()));
        return context;
    }
    static Pack draw(const Rules&, Rng& rng) { return draw_pack(rng); }
    static Move lawful(const LegalMoves& choice, Seat seat, Rng& rng) {
        return bots::random_move(choice, seat, rng);
    }

    static ShownSets shown(const Items& items, fuzz::Script& script) {
        ShownSets shown;
        for (const Item& item : items)
            if (script.byte() % 2 == 0) shown.push_back(item.cards);
        if (script.byte() % 8 == 0 && !shown.full()) shown.push_back(CardSet(script.word(), script.word()));
        return shown;
    }
    static Move attempt(int kind, Seat seat, const State& state, fuzz::Script& script) {
        const LegalMoves offered = legal_moves(information_state(state, seat));
        const CardSet held = at(state.hand, seat);
        switch (kind) {
        case 0:
            return {seat, CallMove{shown(offered.items, script)}};
        case 1: {
            DiscardMove discard;
            for (int n = script.below(4); n > 0; --n) discard.cards.push_back(script.card_of(held));
            return {seat, discard};
        }
        case 2: {
            const bool out = script.below(4) == 0;
            return {seat, DeclareMove{shown(offered.items, script), out}};
        }
        case 3: {
            const auto signal = static_cast<Signal>(script.below(4));
            return {seat, PlayMove{script.card_of(held), signal}};
        }
        case 4:
            return {seat, GiveMove{script.card_of(offered.held)}};
        case 5:
            return {seat, AnswerMove{script.byte() % 2 == 0}};
        case 6:
            return {seat, BidMove{static_cast<Bid>(script.below(3))}};
        case 7:
            return {seat, AnswerBidMove{script.byte() % 2 == 0}};
        default:
            return {seat, ClaimMove{}};
        }
    }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Moves<OfBolognese>(fuzz::Script(fuzz::text(data, size))).run();
    return 0;
}
