// What a change of role, or of nothing, does at the club's tables that are no evening's.
#include "server/store/execute_club.hpp"
#include "tests/club/club_kit.hpp"

#include <doctest/doctest.h>
#include <memory>

using namespace germini;
using namespace germini::test;

namespace {

/// A club whose member Lapo has made a private table of the toy game.
struct LaposTable {
    ClubEvening club{{{"game", "toy"}, {"preset", "plain"}, {"open", false}}};
    test::Person lapo = club.joined("Lapo"), nannina = club.joined("Nannina");
    Party party = club.table({lapo}, 3);

    void set(const test::Person& of, const json& role) const {
        const HttpAnswer answer =
            club.post("/members", {{"person", number_of(club, of)}, {"role", role}}, club.owner);
        REQUIRE_MESSAGE(answer.status == 200, answer.body);
        CHECK(answer.value()["role"] == role);
    }
    /// The player, connected with or without the invitation; returns whether they may enter.
    bool enters(Player& player) {
        player.connect(true);
        REQUIRE(club.loop.run_until([&] { return player.welcome || player.bye || !player.connected(); }));
        return player.welcome.has_value();
    }
    std::unique_ptr<Player> player(const test::Person& who, const std::string& invitation = "") {
        return std::make_unique<Player>(club.loop, club.server->port(), who,
                                        TableIds{party.ids.id, invitation});
    }
    void restart() {
        club.server->stop();
        club.server = std::make_unique<TestServer>(club.folder);
    }
    std::string host() const {
        return text_in(club.folder, "SELECT g.name FROM tables JOIN guests g ON g.key = host");
    }
};

} // namespace

TEST_CASE("giving a member the role that they have changes nothing at their tables") {
    LaposTable table;
    table.set(table.lapo, "member");
    CHECK(table.host() == "Lapo");
    CHECK_FALSE(table.party[0].bye);
    table.party[0].must({{"invite", true}}); // still the host
    CHECK(table.enters(table.party[0]));
}

TEST_CASE("giving a member the role that they have writes nothing") {
    ClubEvening club;
    const test::Person lapo = club.joined("Lapo");
    const std::int64_t person = number_of(club, lapo);
    club.server->stop();
    store::Database db(club.file(), store::Synchronous::normal);
    store::Statement owner(db, "SELECT key FROM guests WHERE name = 'Ginevra'");
    REQUIRE(owner.step());
    const auto changes = [&db] {
        store::Statement row(db, "SELECT total_changes()");
        row.step();
        return row.integer(0);
    };
    const auto set = [&](club::Role role) {
        return execute(db, model::SetMember{club.club, owner.key<model::GuestKey>(0), person, role});
    };
    const auto before = changes();
    CHECK(set(club::Role::member).status == model::ClubStatus::unchanged);
    CHECK(changes() == before);
    CHECK(set(club::Role::organiser).status == model::ClubStatus::done);
    CHECK(changes() > before);
}

TEST_CASE("an organiser who becomes a plain member keeps hosting the tables that they made") {
    LaposTable table;
    table.club.sign_up(table.lapo);
    table.set(table.lapo, "organiser");
    table.set(table.lapo, "member");
    CHECK(table.host() == "Lapo");
    CHECK_FALSE(table.party[0].bye);
    table.party[0].must({{"invite", true}});
    table.restart();
    table.party[0].move_to(table.club.server->port());
    CHECK(table.enters(table.party[0]));
    CHECK((*table.party[0].welcome)["you"]["host"] == true);
}

TEST_CASE("a removed member's tables pass to the member who removed them") {
    LaposTable table;
    table.set(table.lapo, nullptr);
    CHECK(table.host() == "Ginevra");
    CHECK(rule_of(table.party[0], {{"invite", true}}) == "not_host");
    CHECK(table.enters(*table.player(table.club.owner)));
}

TEST_CASE("a guest invited to a member's private table stays admitted whatever their role becomes") {
    LaposTable table;
    table.club.sign_up(table.nannina);
    const auto nannina = table.player(table.nannina, table.party.ids.invitation);
    REQUIRE(table.enters(*nannina));
    const auto again = [&] { return table.enters(*table.player(table.nannina)); };
    for (const json& role : {json("organiser"), json("member"), json(nullptr)}) {
        CAPTURE(role);
        table.set(table.nannina, role);
        CHECK(again());
    }
    // The database agrees with the running table.
    table.restart();
    CHECK(again());
}
