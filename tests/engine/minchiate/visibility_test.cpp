// Who sees what, and when (§14b), as a table: the cards of every event that each viewer is sent, and that
// the others are sent their number. Compared with random hands of all presets and of random rules.
#include "tests/support/minchiate/play.hpp"

#include <doctest/doctest.h>
#include <functional>
#include <set>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

struct Moment {
    Rules rules;
    Seat dealer{};
    Viewer viewer;
    bool is(Seat seat) const { return viewer.is(seat); }
    bool is_cutter() const { return is(cutter_of(dealer)); }
    bool is_dealer() const { return is(dealer); }
    bool is_dealers_side() const { return is(dealer) || is(partner(dealer)); }
};

/// What one row of the table says about an event of its type.
struct Row {
    const char* what;
    std::function<bool(const Event&)> is;
    std::function<CardSet(const Event&, const Moment&)> told;
    std::function<int(const Event&)> count; ///< public to everybody
};

template <class E> const E& as(const Event& event) { return std::get<E>(event); }
template <class E> bool of(const Event& event) { return std::holds_alternative<E>(event); }

// Cards that all see; a type with `cards`, or with one `card`.
template <class E> Row all(const char* what) {
    const auto set = [](const Event& event) {
        if constexpr (requires(const E& e) { e.cards; })
            return CardSet(as<E>(event).cards);
        else
            return CardSet(as<E>(event).card);
    };
    return {what, of<E>, [set](const Event& event, const Moment&) { return set(event); },
            [set](const Event& event) { return set(event).size(); }};
}

// Cards seen only by those for whom `sees` is true.
template <class E> Row some(const char* what, std::function<bool(const E&, const Moment&)> sees) {
    return {what, of<E>,
            [sees](const Event& event, const Moment& now) {
                return sees(as<E>(event), now) ? CardSet(as<E>(event).cards) : CardSet{};
            },
            [](const Event& event) { return static_cast<int>(as<E>(event).cards.size()); }};
}

// Events without cards to show; `count` if all learn a number of cards.
template <class E> Row none(const char* what, std::function<int(const E&)> count = nullptr) {
    return {what, of<E>, [](const Event&, const Moment&) { return CardSet{}; },
            [count](const Event& event) { return count ? count(as<E>(event)) : -1; }};
}

CardSet suit_cards_of(const FolaSeen& e) { return CardSet(e.cards) - kTrumpCards - CardSet(kMatto); }

const std::vector<Row>& table() {
    static const std::vector<Row> rows{
        none<Opened>("the pack as shuffled"),
        none<Cut>("how many cards were lifted", [](const Cut& e) { return int{e.lifted}; }),
        all<Robbed>("each robbed card"),
        all<Stopped>("the card that stopped the robbing"),
        some<Peeked>("the cutter's peek", [](const Peeked&, const Moment& now) { return now.is_cutter(); }),
        none<Joined>("the rest of the packet", [](const Joined& e) { return int{e.count}; }),
        some<Dealt>("cards dealt", [](const Dealt& e, const Moment& now) { return now.is(e.seat); }),
        all<Exposed>("the 21st cards"),
        none<FolaLaid>("the fola as laid",
                       [](const FolaLaid& e) { return static_cast<int>(e.cards.size()); }),
        all<DealerRobbed>("the dealer's robbed cards"),
        all<DealerStopped>("the dealer's stopper"),
        all<Taken>("the cards that the dealer takes"),
        {"the rest of the fola", of<FolaSeen>,
         [](const Event& event, const Moment& now) {
             const auto& e = as<FolaSeen>(event);
             if (now.is_dealers_side()) return CardSet(e.cards);
             return now.rules.fola_view == FolaView::faceup_suits ? suit_cards_of(e) : CardSet{};
         },
         [](const Event& event) { return static_cast<int>(as<FolaSeen>(event).cards.size()); }},
        none<FolaCounted>("suit counts"),
        some<Discarded>("discards", [](const Discarded& e, const Moment& now) { return now.is(e.seat); }),
        some<Passed>("surplus cards that the cutter passes to the dealer",
                     [](const Passed&, const Moment& now) { return now.is_cutter() || now.is_dealer(); }),
        all<DiscardsTurnedUp>("discards turned up"),
        none<Declared>("how many versicole are declared"),
        all<VersicolaShown>("declared versicole"),
        all<Played>("cards played"),
        all<Fell>("a fallen hand"),
        none<TrickWon>("who won the trick"),
        all<Gathered>("the trick gathered"),
        all<DebtSettled>("the card paid for the Matto"),
        all<Scored>("points"),
        none<Paid>("resti"),
        none<Due>("whose turn it is, and in which phase"),
        none<Over>("the end"),
        all<Claimed>("the hand of who claims the rest"),
        none<Answered>("whether a claim is accepted"),
    };
    return rows;
}

CardSet told(const SeenEvent& seen) {
    if (const auto* said = std::get_if<SeenSaid>(&seen)) return CardSet(said->cards);
    if (const auto* scored = std::get_if<SeenScored>(&seen)) return CardSet(scored->cards);
    return cards_told(seen);
}
int count(const SeenEvent& seen) {
    if (const auto* moved = std::get_if<SeenMoved>(&seen)) return moved->count;
    if (const auto* looked = std::get_if<SeenCards>(&seen)) return looked->count;
    return -1;
}

// Empty, or the row that an event of the hand violates. Notes the rows that occurred.
std::string against_table(const PlayedHand& hand, std::set<std::string>& met) {
    const auto& opened = std::get<Opened>(hand.log.front());
    for (const Event& event : hand.log) {
        int rows = 0;
        for (const Row& row : table()) {
            if (!row.is(event)) continue;
            ++rows;
            met.insert(row.what);
            for (int v = 0; v <= kSeats; ++v) {
                const Moment now{opened.rules, opened.dealer,
                                 Viewer{v < kSeats ? static_cast<Seat>(v) : kNoSeat}};
                const SeenEvent seen = project(event, now.viewer);
                if (told(seen) != row.told(event, now))
                    return std::string(row.what) + ", viewer " + std::to_string(v);
                if (count(seen) >= 0 && count(seen) != row.count(event))
                    return std::string(row.what) + ": the count";
            }
        }
        if (rows != 1) return "an event without its row";
    }
    return {};
}

} // namespace

TEST_CASE("FOLA-5, FOLA-6, FOLA-7, FOLA-12, DISC-3, DISC-4, ROB-6, ROB-7, VERS-13, CLAIM-4: who sees what, "
          "row by row") {
    std::set<std::string> met;
    Rng rng(1653);
    for (const auto name : kPresets)
        for (int i = 0; i < 60; ++i) CHECK(against_table(any_hand(*preset(name), rng), met) == "");
    for (int i = 0; i < 200; ++i) CHECK(against_table(any_hand(any_rules(rng), rng), met) == "");
    CHECK(met.size() == table().size()); // every row has been tested
    CHECK(table().size() == std::variant_size_v<Event>);
}

TEST_CASE("ROB-8, D-27: with more than thirteen robbed only cutter and dealer are sent the surplus") {
    Rules rules = *preset("germini");
    rules.discard_ban = false;
    Rng rng(14);
    int passed = 0;
    std::set<std::string> met;
    for (int i = 0; i < 200; ++i) {
        const PlayedHand hand = any_hand(rules, rng);
        CHECK(against_table(hand, met) == "");
        for (const Event& event : hand.log) passed += of<Passed>(event) ? 1 : 0;
    }
    CHECK(passed > 0);
}

TEST_CASE("FOLA-6, FOLA-7: what others see of the fola under both options, and never a number of trumps") {
    for (const FolaView how : {FolaView::faceup_suits, FolaView::counts}) {
        Rules rules = *preset("pagat");
        rules.fola_view = how;
        Rng rng(21);
        int looked = 0;
        for (int i = 0; i < 60; ++i) {
            const PlayedHand hand = any_hand(rules, rng);
            for (const Event& event : hand.log) {
                if (const auto* e = std::get_if<FolaSeen>(&event)) {
                    const SeenEvent seen = project(event, Viewer{next(e->dealer)});
                    CHECK(cards_told(seen) ==
                          (how == FolaView::faceup_suits ? suit_cards_of(*e) : CardSet{}));
                    CHECK(cards_told(project(event, Viewer{})) == cards_told(seen));
                    ++looked;
                }
                if (const auto* e = std::get_if<FolaCounted>(&event)) {
                    const auto said = std::get<SeenSaid>(project(event, Viewer{}));
                    CHECK(said.numbers.size() == 4); // four suits, no trumps
                    CHECK(said.cards.empty());
                    CHECK(said.seat == e->speaker);
                }
            }
        }
        CHECK(looked > 0);
    }
}
