// Reasons of hints and reviews, recounted: every imagined deal is played again by the rules proper, and what
// happens is read from the events that a player would see.
#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/bots/reasons.hpp"
#include "engine/core/comparison.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/reasons.hpp"
#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/bots/reasons.hpp"
#include "tests/support/bolognese/play.hpp"
#include "tests/support/minchiate/play.hpp"
#include "tests/support/siciliano/play.hpp"
#include "tests/support/test_size.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <doctest/doctest.h>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace germini;

namespace {

constexpr int kWorlds = kWorldsPerStep;

// What a game's events are called, and what its cards are worth to the side that wins them.
struct MinchiateCount {
    using I = minchiate::bots::ExplainingImagination;
    static constexpr auto reasons = minchiate::bots::reasons_of;
    static minchiate::Move greedy(const minchiate::State& state, Seat seat) {
        return minchiate::bots::greedy_move(minchiate::bots::information(state, seat));
    }
    /// The kind of versicola that the count scores.
    static std::string combination(std::string_view word, const CardList& cards) {
        if (word != "versicola") return "";
        const auto has = [&](int n) { return std::ranges::count(cards, minchiate::trump(n)) > 0; };
        if (std::ranges::any_of(cards, [](Card card) { return minchiate::kKings.has(card); })) return "kings";
        if (has(1) && has(40)) return "matto";
        if (has(13)) return "tredici";
        if (has(14)) return "devil";
        if (has(20)) return "diecine";
        return has(3) ? "papi" : "trumps";
    }
    static bool won(const minchiate::State&, const HandResult&, Seat) { return false; }
    static bool costs(const minchiate::State&) { return false; }
    static int worth(const minchiate::State&, Card card) { return 3 * minchiate::value(card); }
    static int last(const minchiate::State&) { return 20; }
};
struct BologneseCount {
    using I = bolognese::bots::ExplainingImagination;
    static constexpr auto reasons = bolognese::bots::reasons_of;
    static bolognese::Move greedy(const bolognese::State& state, Seat seat) {
        return bolognese::bots::greedy_move(bolognese::information_state(state, seat, false));
    }
    static std::string combination(std::string_view word, const CardList&) {
        constexpr std::array<std::string_view, 9> kKinds{
            "grande", "suit_sequence", "assi", "mori", "tarocchi", "re", "regine", "cavalli", "fanti"};
        return std::ranges::count(kKinds, word) > 0 ? std::string(word) : "";
    }
    static bool won(const bolognese::State& state, const HandResult& result, Seat seat) {
        const int amount = result.amounts[static_cast<std::size_t>(index(seat))];
        return costs(state) ? amount == 0 : amount > 0;
    }
    static bool costs(const bolognese::State& state) {
        return state.rules.preset == bolognese::Preset::mattazza;
    }
    static int worth(const bolognese::State& state, Card card) {
        return (bolognese::value(card) - 1) * (costs(state) ? 1 : 2);
    }
    static int last(const bolognese::State& state) { return costs(state) ? 6 : 12; }
};
struct SicilianoCount {
    using I = siciliano::bots::ExplainingImagination;
    static constexpr auto reasons = siciliano::bots::reasons_of;
    static siciliano::Move greedy(const siciliano::State& state, Seat seat) {
        return siciliano::bots::greedy_move(siciliano::information_state(state, seat));
    }
    static std::string combination(std::string_view, const CardList&) { return ""; }
    static bool won(const siciliano::State&, const HandResult& result, Seat seat) {
        return result.amounts[static_cast<std::size_t>(index(seat))] > 0;
    }
    static bool costs(const siciliano::State&) { return false; }
    static int worth(const siciliano::State&, Card card) { return siciliano::value(card) - 1; }
    static int last(const siciliano::State&) { return 5; }
};

/// One deal played to its end.
struct Told {
    Seat trick = kNoSeat, last = kNoSeat; ///< winners of the first trick played, and of the last one
    std::map<int, CardSet> piles;         ///< at the end, by side
    std::map<std::string, std::map<int, int>> combinations; ///< points by kind and side
    HandResult result;
    bool won = false;
    Side side(Seat seat) const { return result.sides[static_cast<std::size_t>(index(seat))]; }
};

template <class C> Told told(typename C::I::Game::State state, const typename C::I::Game::Move& move) {
    using G = typename C::I::Game;
    const Seat me = move.seat;
    const auto& zones = G::names().zones;
    const auto pile = static_cast<std::uint8_t>(std::ranges::find(zones, "pile") - zones.begin());
    Told out;
    for (std::size_t side = 0; side < state.pile.size(); ++side)
        out.piles[static_cast<int>(side)] = state.pile[side];
    const auto play = [&](const typename G::Move& one) {
        const auto decided = G::decide(state, one);
        REQUIRE(decided.has_value());
        for (const auto& event : decided->events) {
            G::fold(state, event);
            const SeenEvent seen = G::project(event, Viewer{me});
            if (const auto* trick = std::get_if<SeenTrick>(&seen)) {
                if (out.trick == kNoSeat) out.trick = trick->winner;
                out.last = trick->winner;
            } else if (const auto* moved = std::get_if<SeenMoved>(&seen)) {
                for (const Card card : moved->cards) {
                    if (moved->from.kind == pile) out.piles[moved->from.owner].remove(card);
                    if (moved->to.kind == pile) out.piles[moved->to.owner].add(card);
                }
            } else if (const auto* scored = std::get_if<SeenScored>(&seen)) {
                const std::string kind = C::combination(G::names().words[scored->why], scored->cards);
                if (!kind.empty()) out.combinations[kind][index(scored->side)] += scored->points;
            }
        }
    };
    play(move);
    while (!G::over(state)) play(C::greedy(state, *G::due(state).begin()));
    out.result = *G::result(state);
    out.won = C::won(state, out.result, me);
    return out;
}

using Deals = std::vector<Told>;

/// In how many deals what the reason says happens.
int happens(const Reason& reason, const Deals& deals, Seat me) {
    const auto count = [&](const auto& holds) {
        return static_cast<int>(std::ranges::count_if(deals, holds));
    };
    const auto takes = [&](const Told& one) { return one.trick == me; };
    const auto last = [&](const Told& one) {
        return one.last != kNoSeat && one.side(one.last) == one.side(me) && one.side(me) != kNoSide;
    };
    const auto has = [&](const Told& one, bool own) {
        const auto kind = one.combinations.find(std::string(reason.set));
        if (kind == one.combinations.end()) return false;
        return std::ranges::any_of(kind->second, [&](const auto& side) {
            return side.second > 0 && (side.first == index(one.side(me))) == own;
        });
    };
    const auto all = static_cast<int>(deals.size());
    switch (reason.kind) {
    case ReasonKind::takes:
        return count(takes);
    case ReasonKind::ducks:
        return all - count(takes);
    case ReasonKind::partner_takes:
        return count([&](const Told& one) {
            return one.trick != kNoSeat && one.trick != me && one.side(one.trick) == one.side(me);
        });
    case ReasonKind::home:
    case ReasonKind::away: {
        const int home = count([&](const Told& one) {
            const auto pile = one.piles.find(index(one.side(me)));
            return pile != one.piles.end() && pile->second.has(reason.cards.first());
        });
        return reason.kind == ReasonKind::home ? home : all - home;
    }
    case ReasonKind::makes:
        return count([&](const Told& one) { return has(one, true); });
    case ReasonKind::denies:
        return all - count([&](const Told& one) { return has(one, false); });
    case ReasonKind::avoids:
        return all - count([&](const Told& one) { return has(one, true); });
    case ReasonKind::last:
        return count(last);
    case ReasonKind::not_last:
        return all - count(last);
    case ReasonKind::wins:
    case ReasonKind::safe:
        return count([](const Told& one) { return one.won; });
    }
    return -1;
}
bool says(int tenths, int times, int of) { return std::abs(10 * times - tenths * of) * 2 <= of; }

struct Seen {
    int decisions = 0, reasons = 0, certain = 0, last_seats = 0;
};

template <class C> void check_decision(const typename C::I::Game::View& view, Rng& rng, Seen& seen) {
    using I = typename C::I;
    using G = typename I::Game;
    using Move = typename G::Move;
    const I imagination(view, {});
    const auto moves = imagination.candidates();
    if (moves.size() < 2 || !imagination.possible()) return;
    const Seat me = view.viewer.seat;
    const std::uint64_t seed = rng();
    const auto i = below(static_cast<std::uint32_t>(moves.size()), rng);
    auto j = below(static_cast<std::uint32_t>(moves.size() - 1), rng);
    if (j >= i) ++j;
    Move better = moves[i], other = moves[j];
    std::optional<Comparison<I>> compared(std::in_place, view, seed, better, other);
    compared->step();
    if (compared->points() < 0) { // the other way about, as hints and reviews have it
        std::swap(better, other);
        compared.emplace(view, seed, better, other);
        compared->step();
    }
    ++seen.decisions;
    const Reasons reasons = C::reasons(view, better, figures_of(*compared));
    if (reasons.empty()) return;

    Rng source = Comparison<I>::rng_of(seed);
    auto deal = imagination.start(source);
    Deals with, without;
    typename G::State world;
    for (int n = 0; n < kWorlds; ++n) {
        world = imagination.world(deal, source);
        source(); // the draws of the playouts, which greedy players do not need
        with.push_back(told<C>(world, better));
        without.push_back(told<C>(world, other));
    }
    const int players = [&] {
        if constexpr (requires { view.trick.players; })
            return static_cast<int>(view.trick.players);
        else
            return G::seats(view.rules);
    }();
    const bool ends_trick = view.trick.count == players - 1;
    for (const Reason& reason : reasons) {
        ++seen.reasons;
        CAPTURE(kReasonKinds.at(static_cast<std::size_t>(reason.kind)));
        CAPTURE(reason.set);
        const int times = happens(reason, with, me), otherwise = happens(reason, without, me);
        CHECK_MESSAGE(says(reason.often, times, kWorlds), reason.often, " of 10, ", times, " of ", kWorlds);
        CHECK_MESSAGE(says(reason.other, otherwise, kWorlds), reason.other, " of 10, otherwise ", otherwise,
                      " of ", kWorlds);
        CHECK(reason.often >= reason.other); // otherwise it would speak against the card
        if (reason.certain) CHECK(times == kWorlds);
        seen.certain += reason.certain ? 1 : 0;
        if (ends_trick && (reason.kind == ReasonKind::takes || reason.kind == ReasonKind::partner_takes ||
                           reason.kind == ReasonKind::ducks)) {
            CHECK(reason.certain);
            CHECK(reason.often == 10);
            ++seen.last_seats;
        }
        int points = 0;
        for (const Card card : reason.cards) {
            Reason one = reason;
            one.cards = CardSet(card);
            const int home = happens(one, with, me), elsewhere = happens(one, without, me);
            CHECK(says(reason.often, home, kWorlds));
            CHECK(says(reason.other, elsewhere, kWorlds));
            points += C::worth(world, card) * (home - elsewhere);
        }
        if (reason.kind == ReasonKind::last || reason.kind == ReasonKind::not_last)
            points = C::last(world) * (times - otherwise);
        const auto most = static_cast<int>(reason.cards.size()) * kWorlds;
        if (points != 0) CHECK(std::abs(points - reason.points * kWorlds) * 2 <= std::max(kWorlds, most));
    }
}

/// Hands of greedy bots, of which some decisions are compared.
template <class C> Seen check_reasons(int decisions, std::uint64_t seed) {
    using G = typename C::I::Game;
    using Traits = support::GameTraits<G>;
    constexpr std::uint32_t kOnceIn = 5;
    Seen seen;
    Rng rng(seed);
    while (seen.decisions < decisions) {
        const auto rules = Traits::any_rules(rng);
        const Seat dealer = static_cast<Seat>(below(static_cast<std::uint32_t>(G::seats(rules)), rng));
        HandInPlay<G> hand(rules);
        hand.take(
            G::open(rules, dealer, Traits::any_pack(rules, rng), Traits::any_context(rules, dealer, rng)));
        while (!hand.over() && seen.decisions < decisions) {
            const Seat seat = hand.due();
            if (below(kOnceIn, rng) == 0) check_decision<C>(hand.view(seat), rng, seen);
            hand.take(*G::decide(hand.state(), C::greedy(hand.state(), seat)));
        }
    }
    MESSAGE(Traits::kName << ": " << seen.decisions << " decisions, " << seen.reasons << " reasons, "
                          << seen.certain << " certain, " << seen.last_seats << " of last seats");
    CHECK(seen.reasons > 0);
    CHECK(seen.certain > 0);
    CHECK(seen.last_seats > 0);
    return seen;
}

/// Decisions per game.
int decisions() { return support::setting("TESTS_REASONED_DECISIONS", 200) / 3 + 1; }

} // namespace

TEST_CASE("reasons in Minchiate say what happens in the imagined deals") {
    check_reasons<MinchiateCount>(decisions(), 41);
}
TEST_CASE("reasons in Tarocco bolognese say what happens in the imagined deals") {
    check_reasons<BologneseCount>(decisions(), 42);
}
TEST_CASE("reasons in Sicilian tarocchi say what happens in the imagined deals") {
    check_reasons<SicilianoCount>(decisions(), 43);
}
