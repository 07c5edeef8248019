// Who sees what, and when, by the rules' table: the cards of every event that each viewer is sent.
// Compared with random hands of both presets.
#include "tests/support/bolognese/hand_driver.hpp"
#include "tests/support/bolognese/play.hpp"

#include <doctest/doctest.h>
#include <functional>
#include <set>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

struct Row {
    const char* what;
    std::function<bool(const Event&)> is;
    std::function<CardSet(const Event&, Viewer)> told;
};

template <class E> const E& as(const Event& event) { return std::get<E>(event); }
template <class E> bool of(const Event& event) { return std::holds_alternative<E>(event); }

template <class E> Row all(const char* what) {
    return {what, of<E>, [](const Event& event, Viewer) { return CardSet(as<E>(event).cards); }};
}
template <class E> Row only(const char* what, Seat E::*whose) {
    return {what, of<E>, [whose](const Event& event, Viewer viewer) {
                return viewer.is(as<E>(event).*whose) ? CardSet(as<E>(event).cards) : CardSet{};
            }};
}
template <class E> Row none(const char* what) {
    return {what, of<E>, [](const Event&, Viewer) { return CardSet{}; }};
}
template <class E> Row one(const char* what, std::function<Card(const E&)> card) {
    return {what, of<E>, [card](const Event& event, Viewer) { return CardSet(card(as<E>(event))); }};
}

const std::vector<Row>& rows() {
    static const std::vector<Row> table{
        none<Opened>("the pack as shuffled: nobody"),
        only<Dealt>("cards dealt: that seat, never the partner", &Dealt::seat),
        none<LastLaid>("the dealer's last two, before they are taken: nobody"),
        none<Called>("whether anybody calls: all"),
        only<LastTaken>("the dealer's last two: the dealer", &LastTaken::dealer),
        only<Discarded>("which cards are discarded: that seat", &Discarded::seat),
        none<Declared>("how many combinations are declared: all"),
        all<CombinationShown>("declared combinations: all"),
        none<CalledOut>("calling out: all"),
        none<Signalled>("signals: all"),
        one<Played>("cards played: all", [](const Played& e) { return e.card; }),
        one<Covered>("M covered: all", [](const Covered&) { return kMatto; }),
        none<Bidden>("bids: all"),
        none<BidAnswered>("answers to bids: all"),
        none<SoloistFound>("who plays alone: all"),
        only<PozzoTaken>("the pozzo, if it is taken: the soloist", &PozzoTaken::soloist),
        all<PozzoShown>("the pozzo, if it is not taken, at the count: all"),
        none<TrickWon>("who wins a trick: all"),
        all<Gathered>("a trick as it is gathered: all"),
        all<DiscardShown>("the discard at the count: all"),
        all<Transferred>("the card paid for M: all"),
        all<Scored>("points, with the cards that earned them: all"),
        none<Due>("whose turn it is: all"),
        none<Over>("the end: all"),
        all<Claimed>("the hand of who claims the rest: all"),
        none<Answered>("whether a claim is accepted: all"),
    };
    return table;
}

CardSet told(const SeenEvent& seen) {
    if (const auto* said = std::get_if<SeenSaid>(&seen)) return CardSet(said->cards);
    if (const auto* scored = std::get_if<SeenScored>(&seen)) return CardSet(scored->cards);
    return support::cards_told(seen);
}

std::vector<Event> random_hand(std::uint64_t seed) {
    support::Playout<Bolognese> hand(seed);
    REQUIRE(hand.run() == "");
    return hand.log();
}

} // namespace

TEST_CASE("Tarocco bolognese DISC-3, ACC-4, SAY-6, CLAIM-4, D-34: each viewer is sent the cards that the "
          "visibility table gives them") {
    CHECK(rows().size() == std::variant_size_v<Event>);
    std::set<std::string> met;
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
        for (const Event& event : random_hand(seed))
            for (const Row& row : rows()) {
                if (!row.is(event)) continue;
                met.insert(row.what);
                CAPTURE(row.what);
                for (int v = 0; v <= kSeats; ++v) {
                    const Viewer viewer{v < kSeats ? seat(v) : kNoSeat};
                    CHECK(told(project(event, viewer)) == row.told(event, viewer));
                }
            }
    for (const Row& row : rows()) {
        CAPTURE(row.what);
        CHECK(met.contains(row.what));
    }
}

TEST_CASE("Tarocco bolognese DISC-1: the number of discards and the score of the match are public") {
    HandDriver table(*preset("ottocento"), 3, pack_of(3, {"", "", "", "C6 C7"}), {{790, 455}});
    table.call({}).discard("C6 C7");
    for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(1)}, Viewer{}}) {
        const View view = table.view(viewer);
        CHECK(view.discard[3].count == 2);
        CHECK(view.discard[3].cards.empty()); // not the partner either
        CHECK(view.context.score[0] == 790);
        CHECK(view.context.score[1] == 455);
        CHECK(view.rules == *preset("ottocento"));
    }
    CHECK(table.view(Viewer{seat(3)}).discard[3].cards == cards("C6 C7"));
}

TEST_CASE(
    "Tarocco bolognese DEAL-2: nobody sees the last two before the dealer's call, then only the dealer") {
    HandDriver table(*preset("ottocento"), 2, pack_of(2, {"", "", "", ""}, "T20 M"));
    for (int v = 0; v <= kSeats; ++v) {
        const View view = table.view(Viewer{v < kSeats ? seat(v) : kNoSeat});
        CHECK(view.last.count == 2);
        CHECK(view.last.cards.empty());
        for (const KnownZone& hand : view.hand) CHECK_FALSE(hand.cards.meets(cards("T20 M")));
    }
    table.call({});
    for (int v = 0; v <= kSeats; ++v)
        CHECK(table.view(Viewer{v < kSeats ? seat(v) : kNoSeat}).hand[2].cards.meets(cards("T20 M")) ==
              (v == 2));
}

namespace {

// The same hand except for two cards that the viewer does not see, up to the first card.
std::vector<SeenEvent> seen_from(Viewer viewer, const std::array<std::string_view, kSeats>& hands,
                                 int score) {
    HandDriver table(*preset("ottocento"), 3, pack_of(3, hands, "B6 B7"),
                     {{static_cast<std::int16_t>(score), static_cast<std::int16_t>(score)}});
    table.call({}).discard("B6 B7");
    return table.seen(viewer);
}

} // namespace

TEST_CASE("Tarocco bolognese OUT-8: the offer to call out is not visible to others") {
    // In the first deal the dealer and the first player could call out, in the second neither could.
    const std::array<std::string_view, kSeats> rich{"CK DK SK C6 D6", "S6 S7", "S8 S9", "TM1 TM2 TM3 D7"},
        poor{"CK DK S6 C6 D6", "SK S7", "TM1 S9", "S8 TM2 TM3 D7"};
    for (const Viewer viewer : {Viewer{}})
        CHECK(seen_from(viewer, rich, 795) == seen_from(viewer, poor, 795));
    // Seat 2's own cards are the same in both; the first player's Kings are elsewhere.
    const std::array<std::string_view, kSeats> other{"CK DK S6 C6 D6", "SK S7", "S8 S9", "TM1 TM2 TM3 D7"};
    CHECK(seen_from(Viewer{seat(2)}, rich, 795) == seen_from(Viewer{seat(2)}, other, 795));
}

namespace {

// The first moves of a hand with what a viewer is sent of them; empty if one is refused.
struct Replayed {
    std::vector<SeenEvent> seen;
    SeatSet due;
    bool lawful = true;
};
Replayed replayed(const Opened& opened, const Pack& pack, const std::vector<Move>& moves, Viewer viewer) {
    Replayed out;
    State state;
    const auto take = [&](const Events& events) {
        for (const Event& event : events) {
            fold(state, event);
            out.seen.push_back(project(event, viewer));
        }
    };
    take(open(opened.rules, opened.dealer, pack, opened.context));
    for (const Move& move : moves) {
        const auto decided = decide(state, move);
        out.lawful = out.lawful && decided.has_value();
        if (!out.lawful) return out;
        take(decided->events);
    }
    out.due = state.due;
    return out;
}

Card exchanged(Card card, Card a, Card b) { return card == a ? b : card == b ? a : card; }

} // namespace

TEST_CASE(
    "Tarocco bolognese: two deals that differ only in what a viewer does not see look the same to them") {
    Rng rng(9);
    int compared = 0, unlike = 0;
    for (int i = 0; i < 3000; ++i) {
        using P = support::GameTraits<Bolognese>;
        const Rules rules = P::any_rules(rng);
        const auto any_seat = [&] { return seat(static_cast<int>(rng() % rules.players)); };
        const Seat dealer = any_seat();
        const Opened opened{rules, dealer, P::any_pack(rules, rng), P::any_context(rules, dealer, rng)};
        const Viewer viewer{rng() % 5 < 4 ? any_seat() : kNoSeat};
        State state;
        std::vector<Move> moves;
        CardSet known;
        bool tarocchi_shown = false;
        const auto take = [&](const Events& events) {
            for (const Event& event : events) {
                fold(state, event);
                const auto* shown = std::get_if<CombinationShown>(&event);
                tarocchi_shown |= shown != nullptr && kTarocchi.contains(CardSet(shown->cards));
                known |= told(project(event, viewer));
            }
        };
        take(open(rules, opened.dealer, opened.pack, opened.context));
        for (auto wanted = rng() % 30; wanted > 0 && state.phase != Phase::over; --wanted) {
            const Seat due = *state.due.begin();
            moves.push_back(P::any_move(state, due, rng));
            take(decide(state, moves.back())->events);
        }
        // Whether shown Tarocchi also form a Grande depends on trumps outside it; the points reveal it.
        CardSet hidden = kWholePack - known;
        if (tarocchi_shown) hidden -= kNumeri;
        if (hidden.size() < 2) continue;
        const Card a = hidden.nth(static_cast<int>(rng() % static_cast<unsigned>(hidden.size())));
        const CardSet others = hidden - CardSet(a);
        const Card b = others.nth(static_cast<int>(rng() % static_cast<unsigned>(others.size())));
        Pack pack = opened.pack;
        for (Card& card : pack) card = exchanged(card, a, b);
        std::vector<Move> twins = moves;
        for (Move& move : twins)
            if (auto* discard = std::get_if<DiscardMove>(&move.what))
                for (Card& card : discard->cards) card = exchanged(card, a, b);
        const Replayed first = replayed(opened, opened.pack, moves, viewer);
        const Replayed second = replayed(opened, pack, twins, viewer);
        REQUIRE(first.lawful);
        if (!second.lawful) continue;
        ++compared;
        unlike += opened.pack != pack ? 1 : 0;
        CHECK(first.seen == second.seen);
        CHECK(first.due == second.due);
    }
    CHECK(compared > 500);
    CHECK(unlike == compared);
}
