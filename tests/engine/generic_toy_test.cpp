// The generic test over the toy game for three: what serves every game must serve this one.
#include "tests/kit/generic.hpp"
#include "tests/kit/toy_game.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace germini;
using toy::Toy;

template <> struct kit::Play<Toy> {
    static constexpr std::string_view kName = "toy";
    static constexpr std::uint8_t kPackZone = 0;
    static constexpr int kPackCards = toy::kCards;
    static constexpr int kMostMoves = 1 + toy::kSeats * toy::kHand;
    static constexpr int kMostEvents = 12;

    static toy::Rules any_rules(Rng&) { return {}; }
    static toy::Pack any_pack(const toy::Rules&, Rng& rng) {
        toy::Pack pack{};
        for (std::size_t i = 0; i < pack.size(); ++i) pack[i] = static_cast<Card>(i);
        shuffle(std::span<Card>(pack), rng);
        return pack;
    }
    static Card any(CardSet among, Rng& rng) {
        auto it = among.begin();
        for (auto skip = below(static_cast<std::uint32_t>(among.size()), rng); skip > 0; --skip) ++it;
        return *it;
    }
    static toy::Move any_move(const toy::State& state, Seat seat, Rng& rng) {
        const toy::Choice choice = Toy::choice(Toy::sight(state, seat));
        if (choice.kind == toy::Phase::play) return {seat, toy::PlayMove{any(choice.cards, rng)}};
        toy::DiscardMove move;
        CardSet left = choice.cards;
        while (static_cast<int>(move.cards.size()) < choice.count) {
            move.cards.push_back(any(left, rng));
            left.remove(move.cards.back());
        }
        return {seat, move};
    }
    static bool offers(const toy::Choice& choice) { return choice.kind != toy::Phase::over; }
    static std::string same(const toy::Choice& a, const toy::Choice& b) {
        const bool equal =
            a.kind == b.kind && a.count == b.count && a.cards == b.cards && a.barred == b.barred;
        return equal ? "" : "two choices differ";
    }
    static std::vector<toy::Move> tries(const toy::State& state, Seat seat, Rng& rng) {
        std::vector<toy::Move> out;
        for (int c = 0; c < toy::kCards; ++c) out.push_back({seat, toy::PlayMove{static_cast<Card>(c)}});
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
        out.push_back({static_cast<Seat>(5), toy::PlayMove{Card{0}}});
        return out;
    }
    static Seat mover(const toy::Move& move) { return move.seat; }
    static std::string agrees(const toy::State& state, const toy::View& view) {
        if (view.phase != state.phase || view.due != state.due) return "view: whose turn it is";
        if (view.viewer.spectator()) return view.hand.empty() ? "" : "view: a spectator has cards";
        return view.hand == state.hand[static_cast<std::size_t>(index(view.viewer.seat))] ? ""
                                                                                          : "view: the hand";
    }
    static int ledger_sum(const toy::Ledger& ledger) {
        int sum = 0;
        for (int points : ledger) sum += points;
        return sum;
    }
    static std::string keeps(const std::vector<toy::Event>&) { return {}; }
};

TEST_CASE("the toy game is a game: all that holds of any game holds of it") {
    CHECK(rc::check("random hands of the toy game", [](std::uint64_t seed) {
        const std::string fault = kit::playout<Toy>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}
