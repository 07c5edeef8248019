// The greedy bots' own words for a card are true of the trick on the table.
#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/follow.hpp"
#include "engine/bolognese/game.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/core/rng.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/game.hpp"
#include "tests/support/test_size.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <string_view>

using namespace germini;

namespace {

constexpr int kHands = 60, kLeastHands = 6;

/// The trick once the seat has played its card, as far as it has come.
struct Played {
    Seat seat, partner, winner;
    bool leads, ends, partner_played;
};

void check(std::string_view word, const Played& played) {
    if (word == "takes") CHECK((played.leads || played.winner == played.seat));
    if (word == "partner_takes") CHECK(played.winner == played.partner);
    if (word == "lost")
        CHECK((played.partner == kNoSeat || (played.partner_played && played.winner != played.partner)));
    if (word == "lost" || word == "ducks") CHECK_FALSE((played.ends && played.winner == played.seat));
}

/// Plays hands with greedy bots in all seats. `open_hand(rng)` returns one, `judge(state, view, move)` looks
/// at each move before it is made.
template <class Game> void play(const auto& open_hand, const auto& greedy, const auto& judge) {
    Rng rng(1716);
    const int hands = std::max(kLeastHands, kHands / support::sample_interval());
    for (int i = 0; i < hands; ++i) {
        HandInPlay<Game> hand = open_hand(i, rng);
        while (!hand.over()) {
            const auto view = hand.view(hand.due());
            const auto move = greedy(view);
            judge(hand.state(), view, move);
            const auto decided = decide(hand.state(), move);
            REQUIRE(decided.has_value());
            hand.take(*decided);
        }
    }
}

} // namespace

TEST_CASE("Tarocco bolognese: what the greedy bot says of its card is true of the trick") {
    using namespace bolognese;
    for (const std::string_view name : kPresets) {
        CAPTURE(name);
        const Rules rules = *preset(name);
        play<Bolognese>(
            [&](int i, Rng& rng) {
                HandInPlay<Bolognese> hand(rules);
                Persons ranking;
                for (int person = 0; person < rules.players; ++person)
                    ranking.push_back(static_cast<Person>(person));
                hand.take(open(rules, static_cast<Seat>(i % rules.players), draw_pack(rng),
                               Bolognese::context(Bolognese::match(rules, 1, ranking), Seat{})));
                return hand;
            },
            [](const View& view) { return bots::greedy_move(view); },
            [](const State& state, const View& view, const Move& move) {
                const auto* const play = std::get_if<PlayMove>(&move.what);
                if (play == nullptr) return;
                Trick trick = state.trick;
                at(trick.cards, move.seat) = play->card;
                check(bots::reason_of(view, move),
                      {move.seat, state.partner(move.seat), winner_of(trick), state.trick.count == 0,
                       state.trick.count + 1 == state.rules.players,
                       state.partner(move.seat) != kNoSeat &&
                           at(trick.cards, state.partner(move.seat)) != kNoCard});
            });
    }
}

TEST_CASE("Minchiate: what the greedy bot says of its card is true of the trick") {
    using namespace minchiate;
    for (const std::string_view name : kPresets) {
        CAPTURE(name);
        const Rules rules = *preset(name);
        play<Minchiate>(
            [&](int i, Rng& rng) {
                HandInPlay<Minchiate> hand(rules);
                hand.take(open(rules, static_cast<Seat>(i % kSeats), draw_pack(rules, rng)));
                return hand;
            },
            [](const View& view) { return bots::greedy_move(view); },
            [](const State& state, const View& view, const Move& move) {
                const auto* const play = std::get_if<PlayMove>(&move.what);
                if (play == nullptr || play->by != kNoSeat) return;
                Trick trick = state.trick;
                at(trick.cards, move.seat) = play->card;
                check(bots::reason_of(view, move),
                      {move.seat, partner(move.seat), winner_of(trick, state.fallen), state.trick.count == 0,
                       state.trick.count + 1 == kSeats, at(trick.cards, partner(move.seat)) != kNoCard});
            });
    }
}
