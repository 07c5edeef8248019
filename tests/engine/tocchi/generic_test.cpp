// The generic test of Sei tocchi and Al palio, with random rules, and who sees which cards.
#include "tests/support/tocchi/play.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>
#include <set>

using namespace germini;
using namespace germini::tocchi;
using support::tocchi_game::any_hand;
using Traits = support::GameTraits<Tocchi>;

// A hand is opened once, and ends once, with its last event.
std::string support::GameTraits<Tocchi>::keeps(const std::vector<Event>& log) {
    int opened = 0, over = 0;
    for (const Event& event : log) {
        opened += std::holds_alternative<Opened>(event) ? 1 : 0;
        over += std::holds_alternative<Over>(event) ? 1 : 0;
    }
    if (opened != 1 || !std::holds_alternative<Opened>(log.front())) return "the log does not open the hand";
    if (over != 1 || !std::holds_alternative<Over>(log.back())) return "the log does not end with the hand";
    return {};
}

TEST_CASE("TOC-1, TOC-15: the generic properties of a game hold in sei tocchi and al palio under any rules "
          "and moves") {
    CHECK(rc::check("random hands of sei tocchi and al palio", [](std::uint64_t seed) {
        const std::string fault = support::playout<Tocchi>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}

namespace {

// The cards of an event, all of which everybody sees. One row per event and no other.
struct Cards {
    CardSet operator()(const Opened&) const { return {}; } // the pack
    CardSet operator()(const Dealt& e) const { return CardSet(e.cards); }
    CardSet operator()(const Turned& e) const { return CardSet(e.card); }
    CardSet operator()(const Answered&) const { return {}; }
    CardSet operator()(const CalledFalsely&) const { return {}; }
    CardSet operator()(const Taken& e) const { return CardSet(e.card); }
    CardSet operator()(const PutAside& e) const { return CardSet(e.card); }
    CardSet operator()(const Marked& e) const { return CardSet(e.cards); }
    CardSet operator()(const Won&) const { return {}; }
    CardSet operator()(const Marcio&) const { return {}; }
    CardSet operator()(const Paid&) const { return {}; }
    CardSet operator()(const Due&) const { return {}; }
    CardSet operator()(const Over&) const { return {}; }
};

CardSet cards_sent(const SeenEvent& seen) {
    if (const auto* scored = std::get_if<SeenScored>(&seen)) return CardSet(scored->cards);
    return support::cards_told(seen);
}

} // namespace

TEST_CASE("TOC-3, TOC-4: every viewer is sent every card on the table, and none that is still in the pack") {
    Rng rng(1731);
    std::set<std::size_t> met;
    for (int i = 0; i < 100; ++i) {
        const Rules rules = bots::any_rules(rng);
        CardSet in_pack = minchiate::kWholePack;
        for (const Event& event : any_hand(rules, rng).log) {
            met.insert(event.index());
            if (const auto* dealt = std::get_if<Dealt>(&event)) in_pack -= CardSet(dealt->cards);
            if (const auto* turned = std::get_if<Turned>(&event)) in_pack.remove(turned->card);
            for (int v = 0; v <= rules.players; ++v) {
                const Viewer viewer{v < rules.players ? static_cast<Seat>(v) : kNoSeat};
                const SeenEvent seen = Tocchi::project(event, viewer);
                REQUIRE(cards_sent(seen) == std::visit(Cards{}, event));
                REQUIRE_FALSE(cards_sent(seen).meets(in_pack));
            }
        }
    }
    CHECK(met.size() == std::variant_size_v<Event>);
}

TEST_CASE(
    "TOC-4: two packs that differ only in cards to come look the same to everybody until one is turned") {
    Rng rng(1750);
    for (int i = 0; i < 300; ++i) {
        const Rules rules = bots::any_rules(rng);
        const Pack pack = Traits::any_pack(rules, rng);
        const int dealt = kDealt * rules.players, left = minchiate::kCards - dealt;
        const int turned = static_cast<int>(below(static_cast<std::uint32_t>(left - 1), rng));
        Pack twin = pack;
        std::swap(twin.at(static_cast<std::size_t>(dealt + turned)), twin.back());
        const std::uint64_t seed = rng();
        std::vector<SeenEvent> seen[2];
        for (const bool other : {false, true}) {
            State state;
            Rng random(seed);
            const auto take = [&](const Events& events) {
                for (const Event& event : events) {
                    fold(state, event);
                    seen[other ? 1 : 0].push_back(Tocchi::project(event, Viewer{}));
                }
            };
            take(open(rules, Seat{0}, other ? twin : pack, {}));
            while (state.phase != Phase::over && (state.phase == Phase::call || state.cards < turned))
                take(decide(state, Traits::any_move(state, *state.due.begin(), random))->events);
        }
        REQUIRE(seen[0] == seen[1]);
    }
}

TEST_CASE("TOC-9, TOC-10, TOC-17, TOC-18: the random hands end in every way, with every kind of mark and "
          "versicola") {
    std::set<std::pair<Preset, How>> endings;
    std::set<Why> reasons;
    std::set<Aside> asides;
    int kinds = 0;
    Rng rng(1731);
    const auto complete = [&] {
        return endings.size() == 6 && reasons.size() == 8 && asides.size() == 3 && kinds == (1 << kKinds) - 1;
    };
    for (int i = 0; i < 4000 && !complete(); ++i) {
        const auto hand = any_hand(bots::any_rules(rng), rng);
        endings.insert({hand.state.rules.preset, hand.state.how});
        for (const Seat seat : SeatSet::all(hand.state.rules.players)) kinds |= at(hand.state.kinds, seat);
        for (const Event& event : hand.log) {
            if (const auto* marked = std::get_if<Marked>(&event)) reasons.insert(marked->why);
            if (const auto* aside = std::get_if<PutAside>(&event)) asides.insert(aside->why);
        }
    }
    CHECK(endings.size() == 6); // three of each preset
    CHECK(reasons.size() == 8);
    CHECK(asides.size() == 3);
    CHECK(kinds == (1 << kKinds) - 1);
}
