// The generic test of the toy game for two to six players: code for every game must work for this one.
#include "engine/core/hand_in_play.hpp"
#include "tests/support/generic.hpp"
#include "tests/support/toy_game.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>
#include <set>

using namespace germini;
using toy::Toy;

template <> struct support::GameTraits<Toy> {
    static constexpr std::string_view kName = "toy";
    static constexpr std::uint8_t kPackZone = 0;
    static int pack_cards(const toy::Rules& rules) { return toy::pack_cards(rules); }
    static constexpr int kMostMoves = 2 + kMaxSeats + 1 + kMaxSeats * 5;
    static constexpr int kMostEvents = 12;

    static int number(int least, int most, Rng& rng) {
        return least + static_cast<int>(below(static_cast<std::uint32_t>(most - least + 1), rng));
    }
    static toy::Rules any_rules(Rng& rng) {
        return {static_cast<std::uint8_t>(number(2, kMaxSeats, rng)),
                static_cast<std::int16_t>(number(0, 1, rng) * 10), number(0, 1, rng) == 1,
                number(0, 1, rng) == 1};
    }
    static toy::Pack any_pack(const toy::Rules& rules, Rng& rng) {
        toy::Pack pack = toy::plain_pack(rules);
        shuffle(std::span<Card>(pack).first(static_cast<std::size_t>(toy::pack_cards(rules))), rng);
        return pack;
    }
    /// Some near the target, so that a match is sometimes called out.
    static toy::Context any_context(const toy::Rules& rules, Seat, Rng& rng) {
        toy::Context context;
        for (int s = 0; s < rules.seats; ++s)
            context.points.push_back(static_cast<std::int16_t>(number(-5, 9, rng)));
        return context;
    }
    static Card any(CardSet among, Rng& rng) { return among.nth(number(0, among.size() - 1, rng)); }
    static toy::ShowMove any_positions(int packets, int cards, Rng& rng) {
        toy::ShowMove move;
        for (int i = 0; i < packets; ++i) {
            const int position = number(-1, cards - 1, rng);
            move.positions.push_back(position < 0 ? std::nullopt : std::optional(position));
        }
        return move;
    }
    static toy::TellMove any_statement(const toy::LegalMoves& choice, Rng& rng) {
        toy::TellMove move;
        if (!choice.sixes.empty() && number(0, 1, rng) == 1) move.sixes = CardList{any(choice.sixes, rng)};
        if (choice.ones > 0 && number(0, 1, rng) == 1) move.ones = number(1, choice.ones, rng);
        move.nothing = !move.sixes && !move.ones;
        return move;
    }
    static toy::PlayMove any_play(const toy::LegalMoves& choice, Rng& rng) {
        toy::PlayMove move{any(choice.cards, rng), {}};
        const OfferedMove offered = Toy::offer(choice).moves[0];
        for (const OfferedAddition& one : offered.with)
            if ((one.cards.empty() || one.cards.has(move.card)) && number(0, 1, rng) == 1)
                move.says.push_back(one.words[0]);
        return move;
    }
    static toy::Move any_move(const toy::State& state, Seat seat, Rng& rng) {
        const toy::LegalMoves choice = Toy::legal_moves(Toy::information_state(state, seat));
        if (choice.kind == toy::Phase::show) return {seat, any_positions(choice.packets, choice.count, rng)};
        if (choice.kind == toy::Phase::tell) return {seat, any_statement(choice, rng)};
        if (choice.kind == toy::Phase::speak) return {seat, toy::SpeakMove{number(0, 2, rng) == 0}};
        if (choice.may_call && number(0, 3, rng) == 0) return {seat, toy::OutMove{}};
        if (choice.kind == toy::Phase::play) return {seat, any_play(choice, rng)};
        toy::DiscardMove move;
        CardSet left = choice.cards;
        while (static_cast<int>(move.cards.size()) < choice.count) {
            move.cards.push_back(any(left, rng));
            left.remove(move.cards.back());
        }
        return {seat, move};
    }
    static bool offers(const toy::LegalMoves& choice) { return choice.kind != toy::Phase::over; }
    static std::string same(const toy::LegalMoves& a, const toy::LegalMoves& b) {
        return a == b ? "" : "two choices differ";
    }
    static std::vector<toy::Move> tries(const toy::State& state, Seat seat, Rng& rng) {
        std::vector<toy::Move> out{
            {seat, toy::SpeakMove{false}}, {seat, toy::SpeakMove{true}}, {seat, toy::OutMove{}}};
        for (int c = 0; c < toy::kCards; ++c) {
            const Card card = static_cast<Card>(c);
            out.push_back({seat, toy::PlayMove{card, {}}});
            out.push_back({seat, toy::PlayMove{card, {static_cast<WordId>(number(0, 17, rng))}}});
            out.push_back({seat, toy::TellMove{CardList{card}, {}, number(0, 1, rng) == 1}});
            out.push_back({seat, toy::TellMove{CardList{card, card}, number(0, 3, rng), false}});
        }
        for (int packets = 0; packets < kMaxSeats; ++packets)
            out.push_back({seat, any_positions(packets, 7, rng)});
        out.push_back({seat, toy::TellMove{}});
        out.push_back({seat, toy::TellMove{{}, {}, true}});
        for (int count = 0; count <= toy::kMonte + 1; ++count) {
            toy::DiscardMove own, any_cards;
            CardSet left = state.hand[static_cast<std::size_t>(index(seat))];
            for (int i = 0; i < count; ++i) {
                any_cards.cards.push_back(static_cast<Card>(below(toy::kCards, rng)));
                if (left.empty()) continue;
                own.cards.push_back(any(left, rng));
                left.remove(own.cards.back());
            }
            out.push_back({seat, own});
            out.push_back({seat, any_cards});
        }
        out.push_back({static_cast<Seat>(kMaxSeats), toy::PlayMove{Card{0}, {}}});
        return out;
    }
    static Seat moving_seat(const toy::Move& move) { return move.seat; }
    static std::string agrees(const toy::State& state, const toy::View& view) {
        if (view.phase != state.phase || view.due != state.due) return "view: whose turn it is";
        if (view.alone != state.alone || view.tricks != state.tricks) return "view: sides, tricks";
        if (!(view.context.points == state.context.points)) return "view: the match";
        if (view.viewer.spectator()) return view.hand.empty() ? "" : "view: a spectator has cards";
        return view.hand == state.hand[static_cast<std::size_t>(index(view.viewer.seat))] ? ""
                                                                                          : "view: the hand";
    }
    static std::string sound(const HandResult& result) {
        int sum = 0;
        for (int points : result.amounts) sum += points;
        if (result.ending == Ending::called) return sum >= 0 ? "" : "who calls out pays";
        return sum == 0 ? "" : "the points do not sum to zero";
    }
    static std::string keeps(const std::vector<toy::Event>&) { return {}; }
};

TEST_CASE("the toy game has all generic properties of a game") {
    CHECK(rc::check("random hands of the toy game", [](std::uint64_t seed) {
        const std::string fault = support::playout<Toy>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}

namespace {

/// A match by these rules whose hands are won by the first chair with so many points, up to so many hands.
int hands_until_over(const toy::Rules& rules, std::int16_t points, int most) {
    Persons ranking;
    HandResult result;
    for (int s = 0; s < rules.seats; ++s) {
        ranking.push_back(static_cast<Person>(s));
        result.amounts.push_back(s == 0 ? points : std::int16_t{0});
    }
    toy::Match match = Toy::match(rules, 1, ranking);
    int hands = 0;
    for (; Toy::next(match) && hands < most; ++hands) Toy::close(match, result);
    return hands;
}

} // namespace

TEST_CASE(
    "a toy match ends at its target or after three hands; the dealer of a passed-out hand deals again") {
    CHECK(hands_until_over({3, 0, false}, 1, 99) == 3);
    CHECK(hands_until_over({2, 10, false}, 3, 99) == 4);
    CHECK(hands_until_over({6, 10, true}, 0, 99) == 99);
    CHECK(Toy::length({3, 0, false}, 1) == 3);
    CHECK(!Toy::length({3, 10, false}, 1).has_value());
    toy::Match match = Toy::match({2, 0, true}, 1, {Person{0}, Person{1}});
    Toy::close(match, {Ending::annulled, {0, 0}});
    CHECK(Toy::next(match)->dealer == Seat{0});
    Toy::close(match, {Ending::counted, {1, -1}});
    CHECK(Toy::next(match)->dealer == Seat{1});
    CHECK(match.hands == 1);
    // Everybody's points for the next hand are known by seat.
    CHECK(Toy::context(match, Seat{0}).points == toy::Points{1, -1});
    CHECK(Toy::context(match, Seat{1}).points == toy::Points{-1, 1});
}

TEST_CASE("hands of the toy game end in every possible way") {
    std::set<Ending> endings;
    for (std::uint64_t seed = 0; seed < 300 && endings.size() < 3; ++seed) {
        Rng rng(seed);
        const toy::Rules rules = support::GameTraits<Toy>::any_rules(rng);
        HandInPlay<Toy> hand(rules);
        hand.take(Toy::open(rules, Seat{0}, support::GameTraits<Toy>::any_pack(rules, rng),
                            support::GameTraits<Toy>::any_context(rules, Seat{}, rng)));
        while (!hand.over()) {
            REQUIRE(hand.due() == hand.state().due);
            hand.take(*Toy::decide(hand.state(),
                                   support::GameTraits<Toy>::any_move(hand.state(), hand.due(), rng)));
            for (int s = 0; s < rules.seats; ++s)
                CHECK(support::GameTraits<Toy>::agrees(hand.state(), hand.view(static_cast<Seat>(s))) == "");
        }
        endings.insert(Toy::result(hand.state())->ending);
    }
    CHECK(endings.size() == 3);
}
