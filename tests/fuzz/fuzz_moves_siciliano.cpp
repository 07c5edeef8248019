// Any bytes as a hand of Sicilian tarocchi.
#include "engine/siciliano/bots/random.hpp"
#include "tests/fuzz/moves.hpp"
#include "tests/support/siciliano/play.hpp"

using namespace germini;
using namespace germini::siciliano;

namespace {

struct OfSiciliano {
    using Game = Siciliano;
    static constexpr int kKinds = 5;

    /// Any preset, and any value of each option.
    static Rules rules(fuzz::Script& script) {
        Rules rules =
            *preset(kPresets[static_cast<std::size_t>(script.below(static_cast<int>(kPresets.size())))]);
        for (const Option<Rules>& option : options()) {
            const int pick = script.byte(), count = static_cast<int>(option.values.size());
            if (pick < count) option.set(rules, option.values[static_cast<std::size_t>(pick)].value);
        }
        return rules;
    }
    static NoContext context(const Rules&, fuzz::Script&) { return {}; }
    static Pack draw(const Rules&, Rng& rng) { return draw_pack(rng); }
    static Move lawful(const LegalMoves& choice, Seat seat, Rng& rng) {
        return bots::random_move(choice, seat, rng);
    }

    /// Small numbers from -1 on, or any.
    static int number(fuzz::Script& script) {
        const int byte = script.byte();
        return byte < 192 ? byte % 16 - 1 : byte;
    }
    static AnnounceMove announcement(CardSet held, fuzz::Script& script) {
        AnnounceMove said;
        const int parts = script.byte();
        said.tengo = (parts & 1) != 0;
        said.malformed = (parts & 0xe0) == 0xe0;
        if ((parts & 2) != 0) {
            said.decine.emplace();
            for (int n = script.below(4); n > 0; --n) said.decine->push_back(script.card_of(held & kDecine));
        }
        if ((parts & 4) != 0) said.arie = number(script);
        if ((parts & 8) != 0) said.re = number(script);
        if ((parts & 16) != 0) said.trionfi = number(script);
        return said;
    }
    static PlayMove play(CardSet held, fuzz::Script& script) {
        PlayMove move{script.card_of(held), {}, false};
        const int calls = script.byte();
        move.unknown_call = calls >= 240;
        for (int n = calls % 4; n > 0; --n)
            move.calls.push_back(static_cast<Call>(script.below(static_cast<int>(kCalls.size()))));
        return move;
    }
    static Move attempt(int kind, Seat seat, const State& state, fuzz::Script& script) {
        const CardSet held = at(state.hand, seat);
        switch (kind) {
        case 0: {
            ExposeMove expose;
            for (int n = script.below(6); n > 0; --n) {
                const int position = number(script);
                expose.positions.push_back(position < 0 ? std::nullopt : std::optional(position));
            }
            return {seat, expose};
        }
        case 1:
            return {seat, announcement(held, script)};
        case 2:
            return {seat, SayMove{static_cast<SayMove::Word>(script.below(3))}};
        case 3: {
            DiscardMove discard;
            for (int n = script.below(5); n > 0; --n) discard.cards.push_back(script.card_of(held));
            return {seat, discard};
        }
        default:
            return {seat, play(held, script)};
        }
    }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Moves<OfSiciliano>(fuzz::Script(fuzz::text(data, size))).run();
    return 0;
}
