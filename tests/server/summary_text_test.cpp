// A line of the lobby as the other nodes of a cluster read it.
#include "server/actor/lobby_line.hpp"

#include <doctest/doctest.h>
#include <exception>

namespace germini::server {
namespace {

TableSummary example() {
    TableSummary summary;
    summary.id = "abc";
    summary.game = "minchiate";
    summary.preset = "pagat";
    summary.rounds = 3;
    summary.seats = {SummarySeat{"Ada \"la\" Bianca", false, true}, std::nullopt,
                     SummarySeat{"Bot", true, false}};
    summary.state = model::Stage::playing;
    summary.halt = HaltKind::adjourned;
    summary.open = false;
    summary.spectators = false;
    summary.seats_assigned = true;
    summary.takeover_seats = 2;
    summary.hand = TableHand{7};
    summary.created = 1'798'000'000'000;
    summary.host = GuestKey(5);
    summary.host_name = "Ada";
    summary.insiders = {GuestKey(5), GuestKey(9)};
    summary.seated = {GuestKey(5)};
    summary.connections = 4;
    return summary;
}

TEST_CASE("a summary arrives at the other nodes as it was, without its invitation") {
    TableSummary sent = example();
    sent.invitation.fill(7);
    const LobbyLine line = read_line(line_text({sent, {"4d2f", "77"}, 1'798'000'060'000}));
    CHECK(line.maker.address == "4d2f");
    CHECK(line.until == 1'798'000'060'000);
    const TableSummary& read = line.summary;
    CHECK(read.id == "abc");
    CHECK(read.game == "minchiate");
    CHECK(read.preset == "pagat");
    CHECK(read.rounds == 3);
    REQUIRE(read.seats.size() == 3);
    REQUIRE(read.seats[0]);
    CHECK(read.seats[0]->name == "Ada \"la\" Bianca");
    CHECK(read.seats[0]->member);
    CHECK_FALSE(read.seats[1]);
    REQUIRE(read.seats[2]);
    CHECK(read.seats[2]->bot);
    CHECK(read.state == model::Stage::playing);
    CHECK(read.halt == HaltKind::adjourned);
    CHECK_FALSE(read.open);
    CHECK_FALSE(read.spectators);
    CHECK(read.seats_assigned);
    CHECK(read.takeover_seats == 2);
    CHECK(read.hand == TableHand{7});
    CHECK(read.created == 1'798'000'000'000);
    CHECK(read.host == GuestKey(5));
    CHECK(read.host_name == "Ada");
    CHECK(read.insiders == sent.insiders);
    CHECK(read.seated == sent.seated);
    CHECK(read.connections == 4);
    CHECK(read.invitation == SecretHash{});
}

TEST_CASE("what a line lacks stays unset, and other text is an error") {
    TableSummary sent = example();
    sent.halt = std::nullopt;
    std::string text = line_text({sent, {"x", "y"}, std::nullopt});
    CHECK_FALSE(read_line(text).summary.halt);
    CHECK_FALSE(read_line(text).until);
    CHECK(read_line(text).maker.network == "y");
    // As nodes of earlier versions write it.
    for (const std::string known : {",\"network\":\"y\"", ",\"maker\":\"x\""}) {
        text.erase(text.find(known), known.size());
        CHECK(read_line(text).maker.network == read_line(text).maker.address);
    }
    CHECK(read_line(text).maker.address == "5");
    CHECK_THROWS_AS(read_line("{}"), std::exception);
    CHECK_THROWS_AS(read_line("seven"), std::exception);
}

} // namespace
} // namespace germini::server
