// The generic test of Minchiate without partners, with random rules, and who sees which cards.
#include "tests/support/solo/play.hpp"
#include "tests/support/test_size.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>
#include <set>

using namespace germini;
using namespace germini::solo;
using support::solo_game::any_hand;
using support::solo_game::PlayedHand;

// A hand is opened once, and ends once, with its last event.
std::string support::GameTraits<Solo>::keeps(const std::vector<Event>& log) {
    int opened = 0, over = 0;
    for (const Event& event : log) {
        opened += std::holds_alternative<Opened>(event) ? 1 : 0;
        over += std::holds_alternative<Over>(event) ? 1 : 0;
    }
    if (opened != 1 || !std::holds_alternative<Opened>(log.front())) return "the log does not open the hand";
    if (over != 1 || !std::holds_alternative<Over>(log.back())) return "the log does not end with the hand";
    return {};
}

namespace {

using minchiate::Answered;
using minchiate::Cut;
using minchiate::DealerRobbed;
using minchiate::Dealt;
using minchiate::Declared;
using minchiate::Discarded;
using minchiate::DiscardsTurnedUp;
using minchiate::Due;
using minchiate::Exposed;
using minchiate::FolaCounted;
using minchiate::Joined;
using minchiate::Robbed;
using minchiate::Scored;
using minchiate::Taken;
using minchiate::TrickWon;
using minchiate::VersicolaShown;

// The cards of an event that a viewer is sent. One row per event and no other: a new event needs a row.
struct Audience {
    Viewer viewer;
    CardSet operator()(const Opened&) const { return {}; } // the pack
    CardSet operator()(const Cut&) const { return {}; }
    CardSet operator()(const Robbed& e) const { return CardSet(e.cards); }
    CardSet operator()(const Stopped& e) const { return CardSet(e.card); }
    CardSet operator()(const Joined&) const { return {}; }
    CardSet operator()(const Dealt& e) const { return viewer.is(e.seat) ? CardSet(e.cards) : CardSet{}; }
    CardSet operator()(const Exposed& e) const { return CardSet(e.card); }
    CardSet operator()(const DealerRobbed& e) const { return CardSet(e.cards); }
    CardSet operator()(const DealerStopped& e) const { return CardSet(e.card); }
    CardSet operator()(const Taken& e) const { return CardSet(e.cards); }
    CardSet operator()(const FolaCounted&) const { return {}; }
    CardSet operator()(const Stayed&) const { return {}; }
    CardSet operator()(const WentOut&) const { return {}; }
    CardSet operator()(const Discarded& e) const { return viewer.is(e.seat) ? CardSet(e.cards) : CardSet{}; }
    CardSet operator()(const DiscardsTurnedUp& e) const { return CardSet(e.cards); }
    CardSet operator()(const Declared&) const { return {}; }
    CardSet operator()(const VersicolaShown& e) const { return CardSet(e.cards); }
    CardSet operator()(const Played& e) const { return CardSet(e.card); }
    CardSet operator()(const TrickWon&) const { return {}; }
    CardSet operator()(const Gathered& e) const { return CardSet(e.cards); }
    CardSet operator()(const DebtSettled& e) const { return CardSet(e.card); }
    CardSet operator()(const Scored& e) const { return CardSet(e.cards); }
    CardSet operator()(const Fee&) const { return {}; }
    CardSet operator()(const Due&) const { return {}; }
    CardSet operator()(const Over&) const { return {}; }
    CardSet operator()(const Claimed& e) const { return CardSet(e.cards); }
    CardSet operator()(const Answered&) const { return {}; }
};

// The number of cards that everybody learns, where not all are sent the cards.
struct Count {
    int operator()(const Joined& e) const { return e.count; }
    int operator()(const Dealt& e) const { return static_cast<int>(e.cards.size()); }
    int operator()(const Discarded& e) const { return static_cast<int>(e.cards.size()); }
    int operator()(const WentOut& e) const { return e.count; }
    int operator()(const auto&) const { return -1; }
};

CardSet cards_sent(const SeenEvent& seen) {
    if (const auto* said = std::get_if<SeenSaid>(&seen)) return CardSet(said->cards);
    if (const auto* scored = std::get_if<SeenScored>(&seen)) return CardSet(scored->cards);
    return support::cards_told(seen);
}

} // namespace

TEST_CASE(
    "SOLO-1, SOLO-12, SOLO-21: the generic properties of a game hold without partners under any rules and "
    "moves") {
    CHECK(rc::check("random hands without partners", [](std::uint64_t seed) {
        const std::string fault = support::playout<Solo>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}

TEST_CASE(
    "SOLO-5, SOLO-7, SOLO-8, SOLO-9, SOLO-10, OUT-2, D-44, CLAIM-4: each viewer of a hand without partners "
    "is sent the cards that the visibility table gives them") {
    Rng rng(1728);
    for (int i = 0; i < 100; ++i) {
        const Rules rules = bots::any_rules(rng);
        for (const Event& event : any_hand(rules, rng).log)
            for (int v = 0; v <= seats_of(rules); ++v) {
                const Viewer viewer{v < seats_of(rules) ? static_cast<Seat>(v) : kNoSeat};
                const SeenEvent seen = project(event, viewer);
                REQUIRE(cards_sent(seen) == std::visit(Audience{viewer}, event));
                const int count = std::visit(Count{}, event);
                if (count < 0) continue;
                REQUIRE(std::get<SeenMoved>(seen).count == count);
            }
    }
}

TEST_CASE(
    "D-43, OUT-1, SOLO-16, SOLO-17: the random hands without partners contain every event, thirteen robbed "
    "cards and every way to pay for the Matto") {
    std::set<std::size_t> events;
    std::set<minchiate::DebtPayment> payments;
    std::set<int> out; ///< players who went out in one hand
    std::size_t most_robbed = 0;
    const auto complete = [&] {
        return events.size() == std::variant_size_v<Event> && payments.size() == 3 && out.size() == 3 &&
               most_robbed == 13;
    };
    Rng rng(1747);
    for (int i = 0; i < 2000 && !complete(); ++i) {
        const PlayedHand hand = any_hand(bots::any_rules(rng), rng);
        out.insert(hand.state.out.size());
        for (const Event& event : hand.log) {
            events.insert(event.index());
            if (const auto* paid = std::get_if<DebtSettled>(&event)) payments.insert(paid->how);
            if (const auto* robbed = std::get_if<Robbed>(&event))
                most_robbed = std::max(most_robbed, robbed->cards.size());
        }
    }
    CHECK(events.size() == std::variant_size_v<Event>);
    CHECK(payments.size() == 3);
    CHECK(out.size() == 3); // none, one or two
    CHECK(most_robbed == 13);
}
