// Any bytes as a hand of Minchiate without partners.
#include "engine/solo/bots/random.hpp"
#include "tests/fuzz/moves.hpp"
#include "tests/support/solo/play.hpp"

using namespace germini;
using namespace germini::solo;

namespace {

struct OfSolo {
    using Game = Solo;
    static constexpr int kKinds = 6;

    /// Any preset, and any value of each of its options.
    static Rules rules(fuzz::Script& script) {
        Rules rules =
            *preset(kPresets[static_cast<std::size_t>(script.below(static_cast<int>(kPresets.size())))]);
        for (const Option<Rules>& option : options(rules.form)) {
            const int values = static_cast<int>(option.values.size());
            option.set(rules, option.values[static_cast<std::size_t>(script.below(values))].value);
        }
        return rules;
    }
    static NoContext context(const Rules&, fuzz::Script&) { return {}; }
    /// Often arranged: many cards to rob, or a Matto that is hard to pay for.
    static Pack draw(const Rules& rules, Rng& rng) { return support::GameTraits<Solo>::any_pack(rules, rng); }
    static Move lawful(const LegalMoves& choice, Seat seat, Rng& rng) {
        return bots::random_move(choice, seat, rng);
    }

    static Move attempt(int kind, Seat seat, const State& state, fuzz::Script& script) {
        const LegalMoves offered = legal_moves(information_state(state, seat));
        const CardSet held = at(state.hand, seat);
        switch (kind) {
        case 0: {
            const int number = script.byte();
            if (number % 4 == 0) return {seat, OutMove{number % 8 == 0}};
            return {seat, CutMove{number - 8}};
        }
        case 1: {
            DiscardMove discard;
            for (int n = script.below(CardList::capacity()); n > 0; --n)
                discard.cards.push_back(script.card_of(held));
            return {seat, discard};
        }
        case 2: {
            DeclareMove declare;
            for (const minchiate::Versicola& one : offered.versicole)
                if (script.byte() % 2 == 0) declare.versicole.push_back(one.cards);
            if (script.byte() % 8 == 0) declare.versicole.push_back(CardSet(script.word(), script.word()));
            return {seat, declare};
        }
        case 3:
            return {seat, PlayMove{script.card_of(held)}};
        case 4:
            return {seat, GiveMove{script.card_of(offered.held)}};
        default: {
            const int answer = script.byte() % 4;
            if (answer < 2) return {seat, ClaimMove{}};
            return {seat, AnswerMove{answer == 2}};
        }
        }
    }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Moves<OfSolo>(fuzz::Script(fuzz::text(data, size))).run();
    return 0;
}
