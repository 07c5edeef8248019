// The hand printed in 1798, examined: where its commentary names a fault, the search finds it, with reasons.
#include "engine/core/comparison.hpp"
#include "engine/minchiate/bots/reasons.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "tests/protocol/record_files.hpp"
#include "tests/support/minchiate/hand_driver.hpp"

#include <algorithm>
#include <doctest/doctest.h>

namespace germini::minchiate {
namespace {

using namespace germini::support;

constexpr int kSearched = 320, kCompared = 512; // worlds
constexpr std::uint64_t kSeed = 1798;

/// The hand just before a card is played: the seat, its card and its view.
struct PlayedCard {
    View view;
    Move played;
};
PlayedCard decision(int trick, int seat_number) {
    const auto text = germini::testing::file("tests/golden/minchiate-1798.json");
    const auto hand = protocol::minchiate::read_record(protocol::parse_strict(text)->root());
    REQUIRE(hand.has_value());
    HandDriver table(hand->rules.rules, index(hand->dealer), hand->pack);
    for (const auto& made : hand->moves) {
        const bool plays = std::holds_alternative<PlayMove>(made.move.what);
        if (plays && table.state().trick.number + 1 == trick && made.move.seat == seat(seat_number))
            return {table.view(Viewer{made.move.seat}), made.move};
        table.make(made.move);
    }
    throw std::logic_error("no such decision");
}

Move best(const View& view) {
    Search<bots::Imagination> search(view, kSeed);
    while (!search.decided() && search.worlds() < kSearched) search.step();
    return search.move();
}
Card card_of_play(const Move& move) { return std::get<PlayMove>(move.what).card; }

} // namespace

TEST_CASE("the King of cups is found in the seventeenth trick of 1798: it comes home as the third King") {
    const PlayedCard west = decision(17, 3);
    REQUIRE(card_of_play(west.played) == card("C3"));
    const Move found = best(west.view);
    CHECK(card_of_play(found) == card("CK"));

    Comparison<bots::ExplainingImagination> compared(west.view, kSeed, found, west.played);
    while (compared.worlds() < kCompared) compared.step();
    CHECK(compared.clear());
    const auto points = compared.points() / compared.worlds();
    CHECK(points >= 10); // the book: 35, as the cards lay
    const auto reasons = bots::reasons_of(west.view, found, figures_of(compared));
    const auto has = [&](ReasonKind kind, auto fits) {
        return std::ranges::any_of(reasons, [&](const Reason& one) { return one.kind == kind && fits(one); });
    };
    CHECK(has(ReasonKind::partner_takes, [](const Reason& one) { return one.often >= 5; }));
    CHECK(has(ReasonKind::home,
              [](const Reason& one) { return one.cards == CardSet(card("CK")) && one.other <= 1; }));
    CHECK(has(ReasonKind::makes, [](const Reason& one) { return one.set == "kings"; }));
    CHECK(std::ranges::none_of(reasons, &Reason::certain));

    Comparison<bots::ExplainingImagination> again(west.view, kSeed, found, west.played);
    while (again.worlds() < kCompared) again.step();
    CHECK(again.points() == compared.points());
}

TEST_CASE("a card is compared with itself as no better") {
    const PlayedCard west = decision(17, 3);
    Comparison<bots::ExplainingImagination> compared(west.view, kSeed, west.played, west.played);
    for (int i = 0; i < 4; ++i) compared.step();
    CHECK(compared.points() == 0);
    CHECK_FALSE(compared.clear());
    for (const Reason& one : bots::reasons_of(west.view, west.played, figures_of(compared))) {
        CHECK(one.kind == ReasonKind::partner_takes);
        CHECK(one.often == one.other);
    }
}

TEST_CASE("a trick is certain only if no card that others may hold beats the card") {
    const auto certain = [](int trick, int seat_number, std::string_view code) {
        return bots::trick_proof(decision(trick, seat_number).view, card(code)).takes;
    };
    CHECK(certain(5, 1, "T40"));       // a trump to a trick of cups, none is higher
    CHECK_FALSE(certain(5, 0, "T38")); // East still has the 40
    CHECK_FALSE(certain(17, 3, "CK")); // it depends on the partner
    CHECK_FALSE(certain(16, 1, "M"));
    CHECK(certain(15, 0, "T10") == false);
}

TEST_CASE("every versicola has one kind (VERS-1 … VERS-8)") {
    std::array<int, bots::kVersicolaKinds> found{};
    for (const Versicola& one : versicole(kWholePack, true))
        ++found[static_cast<std::size_t>(bots::kind_of_versicola(one.cards))];
    CHECK(std::ranges::all_of(found, [](int times) { return times == 1; }));
}

} // namespace germini::minchiate
