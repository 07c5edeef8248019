// Two hands without partners that differ only in what a viewer does not see look the same to that viewer: the
// events, and the choices of a seat that is due.
#include "tests/support/minchiate/exchange.hpp"
#include "tests/support/solo/play.hpp"
#include "tests/support/test_size.hpp"

#include <doctest/doctest.h>
#include <optional>
#include <span>

using namespace germini;
using namespace germini::solo;
using support::CardPermutation;
using support::solo_game::any_hand;
using support::solo_game::PlayedHand;

namespace {

using Traits = support::GameTraits<Solo>;

Move permuted(const CardPermutation& to, Move move) {
    if (auto* discard = std::get_if<DiscardMove>(&move.what))
        discard->cards = support::permuted(to, discard->cards);
    if (auto* play = std::get_if<PlayMove>(&move.what)) play->card = support::permuted(to, play->card);
    if (auto* give = std::get_if<GiveMove>(&move.what)) give->card = support::permuted(to, give->card);
    if (auto* declare = std::get_if<DeclareMove>(&move.what))
        for (CardSet& cards : declare->versicole) cards = support::permuted(to, cards);
    return move;
}

/// What reaches a viewer.
struct Received {
    std::vector<SeenEvent> seen;
    std::vector<LegalMoves> choices;
    View view;
};

// What reaches a viewer in these moves; nullopt if one of them is refused.
std::optional<Received> received(const Opened& opened, const Pack& pack, std::span<const Move> moves,
                                 Viewer viewer) {
    Received out{{}, {}, solo::view_of(opened.rules, viewer)};
    State state;
    const auto take = [&](const Events& events) {
        for (const Event& event : events) {
            fold(state, event);
            out.seen.push_back(project(event, viewer));
            fold(out.view, out.seen.back());
        }
        if (viewer.is_one_of(state.due))
            out.choices.push_back(legal_moves(information_state(state, viewer.seat)));
    };
    take(solo::open(opened.rules, opened.dealer, pack));
    for (const Move& move : moves) {
        const auto decided = decide(state, move);
        if (!decided) return std::nullopt;
        take(decided->events);
    }
    return out;
}

// Empty, or how two hands differ to their viewer.
std::string difference(const Received& a, const Received& b) {
    if (!(a.seen == b.seen)) return "other events";
    if (a.choices.size() != b.choices.size()) return "another number of choices";
    for (std::size_t i = 0; i < a.choices.size(); ++i)
        if (auto fault = Traits::same(a.choices[i], b.choices[i]); !fault.empty()) return fault;
    return {};
}

struct Sample {
    int compared = 0, refused = 0;
};

// Plays random hands, stops each somewhere, exchanges cards that a viewer has not seen, and plays the same
// again. `within(hand, viewer)` are the sets whose cards may be exchanged among themselves.
Sample compare_twins(int hands, std::uint64_t seed, auto within) {
    Sample sample;
    Rng rng(seed);
    for (int i = 0; i < hands; ++i) {
        const PlayedHand hand = any_hand(bots::any_rules(rng), rng);
        const auto& opened = std::get<Opened>(hand.log.front());
        const std::span<const Move> moves(hand.moves.data(),
                                          below(static_cast<std::uint32_t>(hand.moves.size()), rng) + 1);
        for (int v = 0; v <= seats_of(opened.rules); ++v) {
            const Viewer viewer{v < seats_of(opened.rules) ? static_cast<Seat>(v) : kNoSeat};
            const Received before = *received(opened, opened.pack, moves, viewer);
            CardPermutation to = support::identity_permutation();
            bool exchanged = false;
            for (const CardSet& set : within(hand, viewer))
                exchanged = support::swap_two(to, set - before.view.seen, rng) || exchanged;
            if (!exchanged) continue;
            std::vector<Move> same;
            for (const Move& move : moves) same.push_back(permuted(to, move));
            const auto after = received(opened, support::permuted(to, opened.pack), same, viewer);
            ++(after ? sample.compared : sample.refused);
            if (after) REQUIRE(difference(before, *after) == "");
        }
    }
    return sample;
}

// Cards dealt face down to others than the viewer that never left a hand face down.
CardSet hidden_in_hands(const PlayedHand& hand, Viewer viewer) {
    CardSet out;
    for (const Event& event : hand.log) {
        if (const auto* dealt = std::get_if<minchiate::Dealt>(&event); dealt && !viewer.is(dealt->seat))
            out |= CardSet(dealt->cards);
        if (const auto* discarded = std::get_if<minchiate::Discarded>(&event))
            out -= CardSet(discarded->cards);
    }
    return out;
}

} // namespace

TEST_CASE(
    "SOLO-5, SOLO-10: without partners, hidden cards of one kind may trade places unseen, those of the rest "
    "too") {
    const Sample sample =
        compare_twins(600 / support::sample_interval(), 1688,
                      [](const PlayedHand&, Viewer) { return support::interchangeable_sets(); });
    CHECK(sample.refused == 0); // no rule asks which of them it is
    CHECK(sample.compared * support::sample_interval() > 600);
}

TEST_CASE(
    "OUT-2: without partners, any cards in others' hands may trade places unseen if the same moves stay "
    "legal") {
    const Sample sample =
        compare_twins(600 / support::sample_interval(), 1731, [](const PlayedHand& hand, Viewer viewer) {
            return std::vector{hidden_in_hands(hand, viewer)};
        });
    CHECK(sample.compared * support::sample_interval() > 200);
}
