// Any bytes as a hand of Sei tocchi or Al palio.
#include "tests/fuzz/moves.hpp"
#include "tests/support/tocchi/play.hpp"

using namespace germini;
using namespace germini::tocchi;

namespace {

struct OfTocchi {
    using Game = Tocchi;
    static constexpr int kKinds = 3;

    /// Either preset, and any value of each of its options.
    static Rules rules(fuzz::Script& script) {
        Rules rules{static_cast<Preset>(script.below(static_cast<int>(kPresets.size())))};
        for (const Option<Rules>& option : options(rules.preset)) {
            const int values = static_cast<int>(option.values.size());
            option.set(rules, option.values[static_cast<std::size_t>(script.below(values))].value);
        }
        return rules;
    }
    static BySeat<std::int16_t> context(const Rules& rules, fuzz::Script& script) {
        BySeat<std::int16_t> score{};
        for (const Seat seat : SeatSet::all(rules.players))
            at(score, seat) = static_cast<std::int16_t>(script.below(rules.target));
        return score;
    }
    static Pack draw(const Rules& rules, Rng& rng) {
        return support::GameTraits<Tocchi>::any_pack(rules, rng);
    }
    static Move lawful(const LegalMoves& choice, Seat seat, Rng& rng) {
        return bots::random_move(choice, seat, rng);
    }
    static Move attempt(int kind, Seat seat, const State&, fuzz::Script&) {
        if (kind == 0) return {seat, TurnMove{}};
        return {seat, CallMove{kind == 1}};
    }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Moves<OfTocchi>(fuzz::Script(fuzz::text(data, size))).run();
    return 0;
}
