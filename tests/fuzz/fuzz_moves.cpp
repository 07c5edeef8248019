// Any bytes as a hand: options, dealer, pack, then moves of every kind, lawful or not. After each: what
// decide takes is what the choice allows, the state is sound, and each viewer's own fold offers the same.
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"
#include "tests/fuzz/fuzz.hpp"

#include <array>

using namespace germini;
using namespace germini::minchiate;

namespace {

/// Takes bytes one by one; zeros once they are used up.
class Script {
public:
    explicit Script(std::string_view bytes) : bytes_(bytes) {}
    bool over() const { return at_ >= bytes_.size(); }
    std::uint8_t byte() { return over() ? std::uint8_t{0} : static_cast<std::uint8_t>(bytes_[at_++]); }
    int below(int n) { return byte() % n; }
    Card card() { return static_cast<Card>(byte() % kCardNumbers); }
    std::uint64_t word() {
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) value = value << 8 | byte();
        return value;
    }

private:
    std::string_view bytes_;
    std::size_t at_ = 0;
};

Rules read_rules(Script& script) {
    Rules rules;
    for (const Option& option : options()) {
        int values = 0;
        for (const OptionValue& value : option.values) values += value.text.empty() ? 0 : 1;
        option.set(rules, option.values[static_cast<std::size_t>(script.below(values))].value);
    }
    return rules;
}

/// A card of those offered, or now and then any number at all.
Card read_card(Script& script, CardSet among) {
    const int pick = script.byte();
    if (among.empty() || pick >= 224) return script.card();
    int skip = pick % among.size();
    for (Card card : among)
        if (skip-- == 0) return card;
    return kNoCard;
}

Move read_move(Script& script, const State& state) {
    const int head = script.byte();
    Move move{static_cast<Seat>(head & 3), {}};
    const Choice offered = choice(sight(state, move.seat));
    const CardSet held = at(state.hand, move.seat);
    switch ((head >> 2) % 8) {
    case 0:
        move.what = CutMove{script.byte() - 8};
        break;
    case 1: {
        DiscardMove discard;
        for (int n = script.below(CardRun::capacity()); n > 0; --n)
            discard.cards.push_back(read_card(script, held));
        move.what = discard;
        break;
    }
    case 2: {
        DeclareMove declare;
        for (const Versicola& one : offered.versicole)
            if (script.byte() % 2 == 0) declare.versicole.push_back(one.cards);
        if (script.byte() % 8 == 0) declare.versicole.push_back(CardSet(script.word(), script.word()));
        move.what = declare;
        break;
    }
    case 3: {
        const Seat by = script.byte() % 4 == 0 ? static_cast<Seat>(script.below(kSeats)) : kNoSeat;
        move.what = PlayMove{read_card(script, held), by};
        break;
    }
    case 4:
        move.what = GiveMove{read_card(script, offered.held)};
        break;
    case 5:
        move.what = FallMove{};
        break;
    default: // somebody who is due does something lawful, so that hands get on
        for (int s = 0; s < kSeats; ++s) {
            const Seat seat = next(move.seat, s);
            const Choice one = choice(sight(state, seat));
            if (one.kind == Phase::over) continue;
            Rng rng(static_cast<std::uint64_t>(head) << 8 | script.byte());
            return bots::random_move(one, seat, rng);
        }
    }
    return move;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Script script(fuzz::text(data, size));
    const Rules rules = read_rules(script);
    const Seat dealer = static_cast<Seat>(script.below(kSeats));
    Rng rng(script.word());
    const Pack pack = draw_pack(rules, rng);

    State state;
    std::array<View, kSeats + 1> views;
    for (std::size_t v = 0; v < views.size(); ++v)
        views[v] = view_of(rules, Viewer{v < kSeats ? static_cast<Seat>(v) : kNoSeat});
    const auto happen = [&](const Events& events) {
        for (const Event& event : events) {
            fold(state, event);
            for (View& view : views) fold(view, project(event, view.viewer));
        }
        fuzz::require(check(state).empty(), "the state is sound");
    };
    happen(open(rules, dealer, pack));

    while (!script.over() && state.phase != Phase::over) {
        const Move move = read_move(script, state);
        const Seat seat = mover(move);
        const Choice offered = choice(sight(state, seat));
        const auto events = decide(state, move);
        fuzz::require(events.has_value() == allows(offered, seat, move),
                      "what is decided is what was offered");
        fuzz::require(events.has_value() || !events.error().clause.empty(), "a refusal names its clause");
        for (int s = 0; s < kSeats; ++s) {
            const Seat one = static_cast<Seat>(s);
            const Choice whole = choice(sight(state, one)),
                         own = choice(sight(views[static_cast<std::size_t>(s)]));
            fuzz::require(whole.kind == own.kind && whole.cards == own.cards && whole.must == own.must &&
                              whole.may == own.may && whole.count == own.count &&
                              whole.may_fall == own.may_fall,
                          "a seat's own view offers what the state does");
        }
        if (events) happen(*events);
    }
    return 0;
}
