// Seen events on the wire: every kind, with and without the cards that a viewer is sent.
#include "engine/minchiate/game.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/seen_json.hpp"
#include "tests/support/minchiate/cards.hpp"
#include "tests/support/minchiate/play.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace germini;
using namespace germini::minchiate;
using support::run;

namespace {

std::string text(const SeenEvent& event) {
    std::string out;
    protocol::append_seen(out, event, names());
    return out;
}
std::string told(const Event& event, Viewer viewer) { return text(project(event, viewer)); }

const Viewer kSpectator{};

} // namespace

TEST_CASE("moved cards: all of them are sent, or only their number and who moved them") {
    const Dealt dealt{Seat{2}, run("T1 C10 M")};
    CHECK(told(dealt, Viewer{Seat{2}}) ==
          R"({"e":"moved","from":"pack","to":"hand:2","why":"deal","count":3,"cards":["T1","C10","M"]})");
    CHECK(told(dealt, Viewer{Seat{1}}) ==
          R"({"e":"moved","from":"pack","to":"hand:2","why":"deal","count":3})");
    CHECK(told(dealt, kSpectator) == told(dealt, Viewer{Seat{1}}));
    CHECK(told(Played{Seat{0}, support::card("C4"), Seat{1}}, kSpectator) ==
          R"({"e":"moved","from":"hand:0","to":"trick","why":"play","by":1,"count":1,"cards":["C4"]})");
    CHECK(told(Played{Seat{0}, support::card("C4"), kNoSeat}, kSpectator).find("\"by\"") ==
          std::string::npos);
    CHECK(told(Cut{Seat{3}, 43}, Viewer{Seat{3}}) ==
          R"({"e":"moved","from":"pack","to":"packet:3","why":"cut","count":43})");
    CHECK(told(DebtSettled{Side{1}, DebtPayment::surrendered, kMatto}, kSpectator) ==
          R"({"e":"moved","from":"pile:1","to":"pile:0","why":"surrender","count":1,"cards":["M"]})");
}

TEST_CASE("inspected cards: who looked, how many, and those that the viewer saw") {
    const FolaSeen look{Seat{0}, true, run("C10 T7")};
    CHECK(told(look, Viewer{Seat{2}}) ==
          R"({"e":"seen","zone":"fola","why":"look","by":[0,2],"count":2,"cards":["C10","T7"]})");
    CHECK(told(look, Viewer{Seat{1}}) ==
          R"({"e":"seen","zone":"fola","why":"look","by":[0,2],"count":2,"cards":["C10"]})");
    const FolaSeen counts{Seat{0}, false, run("C10 T7")};
    CHECK(told(counts, Viewer{Seat{1}}) == R"({"e":"seen","zone":"fola","why":"look","by":[0,2],"count":2})");
    CHECK(told(Stopped{Seat{3}, trump(17)}, kSpectator) ==
          R"({"e":"seen","zone":"packet:3","why":"stop","by":[0,1,2,3],"count":1,"cards":["T17"]})");
}

TEST_CASE("said, due, won, scored, paid and over events") {
    CHECK(told(FolaCounted{Seat{2}, {0, 1, 1, 1}}, kSpectator) ==
          R"({"e":"said","seat":2,"word":"fola","numbers":[0,1,1,1]})");
    CHECK(told(VersicolaShown{Seat{1}, run("T28 T29 T30 M")}, kSpectator) ==
          R"({"e":"said","seat":1,"word":"versicola","cards":["T28","T29","T30","M"]})");
    CHECK(told(Declared{Seat{1}, 0}, kSpectator) ==
          R"({"e":"said","seat":1,"word":"declare","numbers":[0]})");
    CHECK(told(Due{SeatSet::of_bits(9), Phase::discard}, kSpectator) ==
          R"({"e":"due","seats":[0,3],"phase":"discard"})");
    CHECK(told(TrickWon{Seat{2}}, kSpectator) == R"({"e":"trick","winner":2})");
    CHECK(told(Scored{Side{0}, 5, ScoreReason::rob, run("T33")}, kSpectator) ==
          R"({"e":"scored","side":0,"points":5,"why":"rob","cards":["T33"]})");
    CHECK(told(Scored{Side{0}, 10, ScoreReason::last, {}}, kSpectator) ==
          R"({"e":"scored","side":0,"points":10,"why":"last"})");
    CHECK(told(Paid{Side{1}, 2, PaymentTime::end}, kSpectator) ==
          R"({"e":"paid","side":1,"amount":2,"why":"end"})");
    CHECK(told(Over{-83}, kSpectator) == R"({"e":"over","numbers":[-83]})");
    // Nobody is sent a card of the pack with which a hand opens.
    for (int v = 0; v <= 4; ++v)
        CHECK(told(Opened{*preset("pagat"), Seat{3}, {}}, Viewer{v < 4 ? static_cast<Seat>(v) : kNoSeat}) ==
              R"({"e":"said","seat":3,"word":"deal"})");
}

TEST_CASE("every event of a hand is strict JSON for every viewer") {
    Rng rng(4);
    for (int i = 0; i < 25; ++i) {
        const auto hand = support::any_hand(support::any_rules(rng), rng);
        for (const Event& event : hand.log)
            for (int v = 0; v <= kSeats; ++v)
                CHECK(protocol::parse_strict(told(event, Viewer{v < kSeats ? static_cast<Seat>(v) : kNoSeat}))
                          .has_value());
    }
}
