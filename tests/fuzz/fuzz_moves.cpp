// Any bytes as a hand of Minchiate.
#include "engine/minchiate/bots/random.hpp"
#include "tests/fuzz/moves.hpp"
#include "tests/support/minchiate/play.hpp"

using namespace germini;
using namespace germini::minchiate;

namespace {

struct OfMinchiate {
    using Game = Minchiate;
    static constexpr int kKinds = 8;

    static Rules rules(fuzz::Script& script) {
        Rules rules;
        for (const Option<Rules>& option : options()) {
            const int values = static_cast<int>(option.values.size());
            option.set(rules, option.values[static_cast<std::size_t>(script.below(values))].value);
        }
        return rules;
    }
    static NoContext context(const Rules&, fuzz::Script&) { return {}; }
    static Pack draw(const Rules& rules, Rng& rng) { return draw_pack(rules, rng); }
    static Move lawful(const LegalMoves& choice, Seat seat, Rng& rng) {
        return bots::random_move(choice, seat, rng);
    }

    static Move attempt(int kind, Seat seat, const State& state, fuzz::Script& script) {
        const LegalMoves offered = legal_moves(information_state(state, seat));
        const CardSet held = at(state.hand, seat);
        switch (kind) {
        case 0:
            return {seat, CutMove{script.byte() - 8}};
        case 1: {
            DiscardMove discard;
            for (int n = script.below(CardList::capacity()); n > 0; --n)
                discard.cards.push_back(script.card_of(held));
            return {seat, discard};
        }
        case 2: {
            DeclareMove declare;
            for (const Versicola& one : offered.versicole)
                if (script.byte() % 2 == 0) declare.versicole.push_back(one.cards);
            if (script.byte() % 8 == 0) declare.versicole.push_back(CardSet(script.word(), script.word()));
            return {seat, declare};
        }
        case 3: {
            const Seat by = script.byte() % 4 == 0 ? static_cast<Seat>(script.below(kSeats)) : kNoSeat;
            return {seat, PlayMove{script.card_of(held), by}};
        }
        case 4:
            return {seat, GiveMove{script.card_of(offered.held)}};
        case 5:
            return {seat, FallMove{}};
        case 6:
            return {seat, AnswerMove{script.byte() % 2 == 0}};
        default:
            return {seat, ClaimMove{}};
        }
    }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Moves<OfMinchiate>(fuzz::Script(fuzz::text(data, size))).run();
    return 0;
}
