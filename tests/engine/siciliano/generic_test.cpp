// The generic test of Sicilian tarocchi, with random rules, and who sees which cards.
#include "tests/support/siciliano/play.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>
#include <set>

using namespace germini;
using namespace germini::siciliano;

// A hand is opened once, and ends once, with its last event.
std::string support::GameTraits<Siciliano>::keeps(const std::vector<Event>& log) {
    int opened = 0, over = 0;
    for (const Event& event : log) {
        opened += std::holds_alternative<Opened>(event) ? 1 : 0;
        over += std::holds_alternative<Over>(event) ? 1 : 0;
    }
    if (opened != 1 || !std::holds_alternative<Opened>(log.front())) return "the log does not open the hand";
    if (over != 1 || !std::holds_alternative<Over>(log.back())) return "the log does not end with the hand";
    return {};
}

TEST_CASE("Sicilian tarocchi: the generic properties of a game hold under any rules and moves") {
    CHECK(rc::check("random hands of Sicilian tarocchi", [](std::uint64_t seed) {
        const std::string fault = support::playout<Siciliano>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}

namespace {

// The cards of an event that a viewer may know.
struct Audience {
    Viewer viewer;
    CardSet operator()(const Dealt& e) const { return viewer.is(e.seat) ? CardSet(e.cards) : CardSet{}; }
    CardSet operator()(const Exposed& e) const { return CardSet(e.card); }
    CardSet operator()(const Peeked& e) const { return viewer.is(e.dealer) ? CardSet(e.card) : CardSet{}; }
    CardSet operator()(const Announced& e) const { return e.said.decine; }
    CardSet operator()(const MonteTaken& e) const {
        return viewer.is(e.dealer) ? CardSet(e.cards) : CardSet{};
    }
    CardSet operator()(const Discarded& e) const { return viewer.is(e.seat) ? CardSet(e.cards) : CardSet{}; }
    CardSet operator()(const Played& e) const { return CardSet(e.card); }
    CardSet operator()(const FujutuPlayed&) const { return CardSet(kFujutu); }
    CardSet operator()(const Gathered& e) const { return CardSet(e.cards); }
    CardSet operator()(const Paid& e) const { return CardSet(e.card); }
    CardSet operator()(const DiscardShown& e) const { return CardSet(e.cards); }
    CardSet operator()(const auto&) const { return {}; } // the pack, words and turns have no cards to see
};

CardSet cards_sent(const SeenEvent& seen) {
    if (const auto* said = std::get_if<SeenSaid>(&seen)) return CardSet(said->cards);
    return support::cards_told(seen);
}

struct Sent {
    std::vector<SeenEvent> seen;
    bool lawful = true;
};
Sent sent_to(Viewer viewer, const Rules& rules, Seat dealer, const Pack& pack,
             const std::vector<Move>& moves) {
    Sent out;
    State state;
    const auto take = [&](const Events& events) {
        for (const Event& event : events) {
            fold(state, event);
            out.seen.push_back(project(event, viewer));
        }
    };
    take(open(rules, dealer, pack));
    for (const Move& move : moves) {
        const auto decided = decide(state, move);
        out.lawful = out.lawful && decided.has_value();
        if (!out.lawful) return out;
        take(decided->events);
    }
    return out;
}

} // namespace

TEST_CASE("Sicilian tarocchi (DEAL-3, DEAL-4, EXP-3, SCA-3, CALL-10): each viewer is sent the cards that the "
          "visibility table gives them") {
    std::set<std::size_t> met;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        support::Playout<Siciliano> hand(seed);
        REQUIRE(hand.run() == "");
        for (const Event& event : hand.log()) {
            met.insert(event.index());
            for (int v = 0; v <= kSeats; ++v) {
                const Viewer viewer{v < kSeats ? static_cast<Seat>(v) : kNoSeat};
                CHECK(cards_sent(project(event, viewer)) == std::visit(Audience{viewer}, event));
            }
        }
    }
    CHECK(met.size() == std::variant_size_v<Event>);
}

TEST_CASE("Sicilian tarocchi: two deals that differ only in what a viewer does not see look the same") {
    using P = support::GameTraits<Siciliano>;
    Rng rng(9);
    int compared = 0;
    for (int i = 0; i < 2000; ++i) {
        const Rules rules = P::any_rules(rng);
        const auto any_seat = [&] { return static_cast<Seat>(rng() % kSeats); };
        const Seat dealer = any_seat();
        const Pack pack = P::any_pack(rules, rng);
        const Viewer viewer{rng() % 5 < 4 ? any_seat() : kNoSeat};
        State state;
        std::vector<Move> moves;
        CardSet known;
        const auto take = [&](const Events& events) {
            for (const Event& event : events) {
                fold(state, event);
                known |= cards_sent(project(event, viewer));
            }
        };
        take(open(rules, dealer, pack));
        for (auto wanted = rng() % 40; wanted > 0 && state.phase != Phase::over; --wanted) {
            const Seat due = *state.due.begin();
            moves.push_back(P::any_move(state, due, rng));
            take(decide(state, moves.back())->events);
        }
        const CardSet hidden = kWholePack - known;
        if (hidden.size() < 2) continue;
        const Card a = hidden.nth(static_cast<int>(rng() % static_cast<unsigned>(hidden.size())));
        const CardSet others = hidden - CardSet(a);
        const Card b = others.nth(static_cast<int>(rng() % static_cast<unsigned>(others.size())));
        const auto exchange = [&](Card& card) { card = card == a ? b : card == b ? a : card; };
        Pack twin = pack;
        for (Card& card : twin) exchange(card);
        std::vector<Move> twins = moves;
        for (Move& move : twins)
            if (auto* discard = std::get_if<DiscardMove>(&move.what))
                for (Card& card : discard->cards) exchange(card);
        const Sent second = sent_to(viewer, rules, dealer, twin, twins);
        if (!second.lawful) continue;
        ++compared;
        CHECK(sent_to(viewer, rules, dealer, pack, moves).seen == second.seen);
    }
    CHECK(compared > 400);
}

TEST_CASE("Sicilian tarocchi: the random hands include annulled ones, debts and calls") {
    int annulled = 0, owed = 0, later = 0, calls = 0;
    const auto enough = [&] { return annulled > 5 && owed > 50 && later > 5 && calls > 100; };
    for (std::uint64_t seed = 1; seed <= 400 && !enough(); ++seed) {
        support::Playout<Siciliano> hand(seed);
        REQUIRE(hand.run() == "");
        for (const Event& event : hand.log()) {
            const auto* over = std::get_if<Over>(&event);
            annulled += over != nullptr && over->ending == Ending::annulled ? 1 : 0;
            owed += std::holds_alternative<Paid>(event) ? 1 : 0;
            later += std::holds_alternative<Owing>(event) ? 1 : 0;
            calls += std::holds_alternative<Called>(event) ? 1 : 0;
        }
    }
    CHECK(annulled > 5);
    CHECK(owed > 50);
    CHECK(later > 5);
    CHECK(calls > 100);
}
