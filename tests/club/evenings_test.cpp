// Evenings of a club: created, answered, drawn; their tables, seats and links.
#include "server/names/zone.hpp"
#include "tests/club/club_kit.hpp"
#include "tests/server/support/schema.hpp"

#include <algorithm>
#include <chrono>
#include <doctest/doctest.h>
#include <fstream>
#include <set>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::int64_t kHour = 3'600'000;

std::int64_t this_moment() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}
/// By the club's clock.
std::string local_in(std::int64_t milliseconds) {
    return names::local_at("Europe/Rome", this_moment() + milliseconds);
}
/// An evening in an hour, of Ginevra's club of the toy game, which is played by three.
struct Called {
    ClubEvening club{json{{"game", "toy"}, {"preset", "plain"}, {"open", false}}};
    std::string at;
    json now;

    Called() {
        const HttpAnswer made = club.post(
            "/evenings", {{"title", "Giovedì"}, {"at", local_in(kHour)}, {"minutes", 240}}, club.owner);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        CHECK(schema_problem("evening.json#/$defs/Evening", made.value()) == "");
        at = "/evenings/" + made.value()["id"].get<std::string>();
        now = made.value();
    }
    const json& seen(const test::Person& who) {
        const HttpAnswer answer = club.get(at, who.headers());
        REQUIRE_MESSAGE(answer.status == 200, answer.body);
        CHECK(schema_problem("evening.json#/$defs/Evening", answer.value()) == "");
        return now = answer.value();
    }
    HttpAnswer post(const std::string& below, const json& body, const test::Person& who) const {
        return club.post(at + below, body, who);
    }
    void comes(const test::Person& who) const {
        const HttpAnswer answer = post("/answer", {{"answer", "yes"}}, who);
        REQUIRE_MESSAGE(answer.status == 200, answer.body);
    }
    HttpAnswer draw(const char* missing) {
        return post("/draw", {{"version", seen(club.owner)["version"]}, {"missing", missing}}, club.owner);
    }
    json open_tables() {
        const HttpAnswer made = post("/tables", json::object(), club.owner);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        CHECK(schema_problem("evening.json#/$defs/EveningLinks", made.value()) == "");
        return made.value();
    }
    HttpAnswer by_link(const char* what, const json& body, const Headers& who) const {
        return http_request(club.server->port(), "POST", std::string("/api/evenings/") + what, body.dump(),
                            who);
    }
    json live() const {
        const HttpAnswer answer = club.get(at + "/tables", club.owner.headers());
        REQUIRE_MESSAGE(answer.status == 200, answer.body);
        CHECK(schema_problem("evening.json#/$defs/EveningLive", answer.value()) == "");
        return answer.value()["tables"];
    }
};

} // namespace

TEST_CASE("an evening is created, answered, changed and called off; non-members cannot see it") {
    Called called;
    ClubEvening& club = called.club;
    const test::Person lapo = club.joined("Lapo"), neri = new_person(club.server->port(), "Neri");
    CHECK(club.get("/evenings").status == 401);
    CHECK(club.get("/evenings", neri.headers()).status == 404);
    CHECK(club.get(called.at, neri.headers()).status == 404);
    CHECK(called.post("/answer", {{"answer", "yes"}}, neri).status == 404);
    CHECK(refused(called.post("/answer", {{"answer", "maybe"}}, lapo), 400) == "bad_field at /answer");
    called.comes(lapo);
    CHECK(called.post("/answer", {{"answer", "perhaps"}}, club.owner).value()["mine"] == "perhaps");
    const json& evening = called.seen(lapo);
    CHECK(evening["mine"] == "yes");
    CHECK(evening["coming"].size() == 2);
    CHECK(evening["season"] == club.season);
    const json list = club.get("/evenings", lapo.headers()).value();
    CHECK(schema_problem("evening.json#/$defs/EveningList", list) == "");
    CHECK(list["evenings"][0]["coming"] == 1);
    CHECK(list["evenings"][0]["perhaps"] == 1);
    // Only organisers organise.
    CHECK(refused(called.post("/guests", {{"name", "Zia Bice"}}, lapo), 403) == "no_account at ");
    club.sign_up(lapo);
    CHECK(refused(called.post("/guests", {{"name", "Zia Bice"}}, lapo), 403) == "forbidden at ");
    CHECK(called.post("/draw", {{"version", 1}, {"missing", "bots"}}, lapo).status == 404);
    // Guests have names that resemble nobody else's.
    CHECK(called.post("/guests", {{"name", "Zia Bice"}}, club.owner).status == 201);
    CHECK(refused(called.post("/guests", {{"name", "zia bice"}}, club.owner), 409) == "name_alike at /name");
    CHECK(refused(called.post("/guests", {{"name", "LAPO"}}, club.owner), 409) == "name_alike at /name");
    // Two organisers: the second is notified of the conflict.
    const json first{
        {"version", 1}, {"title", "Venerdì"}, {"at", local_in(2 * kHour)}, {"called_off", false}};
    CHECK(club.ask("PATCH", called.at, first, club.owner).value()["title"] == "Venerdì");
    json late = first;
    late["title"] = "Sabato";
    const HttpAnswer conflict = club.ask("PATCH", called.at, late, club.owner);
    CHECK(refused(conflict, 409) == "stale at ");
    CHECK(schema_problem("evening.json#/$defs/EveningConflict", conflict.value()) == "");
    CHECK(conflict.value()["asked"] == late);
    CHECK(conflict.value()["now"]["title"] == "Venerdì");
    late["version"] = 2;
    late["called_off"] = true;
    CHECK(club.ask("PATCH", called.at, late, club.owner).value()["called_off"] == true);
    CHECK(refused(called.post("/answer", {{"answer", "no"}}, lapo), 409) == "called_off at ");
    const HttpAnswer ics = club.get(called.at + "/evening.ics", lapo.headers());
    CHECK(ics.header("Content-Type") == "text/calendar; charset=utf-8");
    CHECK(ics.body.find("SUMMARY:Accademia: Sabato\r\n") != std::string::npos);
    CHECK(ics.body.find("STATUS:CANCELLED") != std::string::npos);
    // A member who leaves the club no longer attends.
    CHECK(club.post("/members", {{"person", number_of(club, lapo)}, {"role", nullptr}}, lapo).status == 200);
    CHECK(called.seen(club.owner)["coming"].size() == 1);
}

TEST_CASE("an evening's hour must exist and be in the future; once it has begun, answers are closed") {
    Called called;
    ClubEvening& club = called.club;
    const auto call = [&club](const json& body) { return club.post("/evenings", body, club.owner); };
    CHECK(refused(call({{"title", "x"}, {"at", "2027-03-28T02:30"}}), 400) == "bad_field at /at");
    CHECK(refused(call({{"title", "x"}, {"at", "2020-01-01T21:00"}}), 400) == "bad_field at /at");
    CHECK(refused(call({{"title", " x"}, {"at", local_in(kHour)}}), 400) == "bad_field at /title");
    CHECK(refused(call({{"title", "x"}, {"at", local_in(kHour)}, {"minutes", 1}}), 400).find("/minutes") !=
          std::string::npos);
    const json night = call({{"title", "x"}, {"at", "2027-03-27T23:30"}, {"minutes", 240}}).value();
    CHECK(night["begins"] == "2027-03-27T22:30:00.000Z");
    const std::string ics =
        club.get("/evenings/" + night["id"].get<std::string>() + "/evening.ics", club.owner.headers()).body;
    CHECK(ics.find("DTSTART:20270327T223000Z\r\n") != std::string::npos);
    CHECK(ics.find("DTEND:20270328T023000Z\r\n") !=
          std::string::npos); // four hours, whatever the clock changes
    store::Database db(club.file(), store::Synchronous::normal);
    db.run("UPDATE evenings SET begins = begins - 7200000");
    CHECK(refused(called.post("/answer", {{"answer", "no"}}, club.owner), 409) == "begun at ");
}

TEST_CASE("tables are drawn and opened by the house rules, and every player gets a seat") {
    Called called;
    ClubEvening& club = called.club;
    const test::Person lapo = club.joined("Lapo"), nannina = club.joined("Nannina");
    for (const test::Person& who : {club.owner, lapo, nannina}) called.comes(who);
    CHECK(called.post("/guests", {{"name", "Zia Bice"}}, club.owner).status == 201);
    CHECK(refused(called.post("/tables", json::object(), club.owner), 409) == "not_drawn at ");
    CHECK(refused(called.post("/draw", {{"version", 9}, {"missing", "open"}}, club.owner), 409) ==
          "stale at ");
    REQUIRE(called.draw("open").status == 200);
    const json drawn = called.seen(lapo)["draw"];
    CHECK(drawn["seed"].get<std::string>().size() == 16);
    REQUIRE(drawn["tables"].size() == 2);
    CHECK(drawn["waiting"].empty());
    const json links = called.open_tables();
    CHECK(links["seats"].size() == 3); // the guest's, and two that are open: a member's seat has no link
    std::ostringstream bytes;
    for (const char* end : {"", "-wal"}) bytes << std::ifstream(club.file() + end, std::ios::binary).rdbuf();
    for (const json& link : links["seats"])
        CHECK(bytes.str().find(link["secret"].get<std::string>()) == std::string::npos);
    CHECK(refused(called.draw("bots"), 409) == "has_tables at ");
    // Seats that an older version drew by lot
    store::Database(club.file(), store::Synchronous::normal).run("UPDATE evenings SET how = 'lot'");
    CHECK(called.seen(lapo)["draw"]["seed"] == drawn["seed"]);

    json guests_link, open_link, lapos_seat;
    for (const json& link : links["seats"]) {
        if (link["kind"] == "guest") guests_link = link;
        if (link["kind"] == "open") open_link = link;
    }
    const json evening = called.seen(club.owner);
    for (const json& table : evening["draw"]["tables"])
        for (const json& seat : table["seats"])
            if (seat["name"] == "Lapo") lapos_seat = {{"number", table["number"]}, {"seat", seat["seat"]}};
    REQUIRE(guests_link["name"] == "Zia Bice");
    // The guest has no identity here yet: the link shows whose seat it is, and seats its user.
    const HttpAnswer shown = called.by_link("link", {{"secret", guests_link["secret"]}}, {});
    CHECK(schema_problem("evening.json#/$defs/EveningLinked", shown.value()) == "");
    CHECK(shown.value()["seat"]["name"] == "Zia Bice");
    CHECK(called.by_link("enter", {{"secret", guests_link["secret"]}}, {}).status == 401);
    const test::Person bice = new_person(club.server->port(), "Zia Bice"),
                       neri = new_person(club.server->port(), "Neri");
    const HttpAnswer in = called.by_link("enter", {{"secret", guests_link["secret"]}}, bice.headers());
    REQUIRE_MESSAGE(in.status == 200, in.body);
    CHECK(schema_problem("evening.json#/$defs/EveningEntered", in.value()) == "");
    CHECK(in.value()["seat"] == guests_link["seat"]);
    CHECK(called.by_link("enter", {{"secret", guests_link["secret"]}}, bice.headers()).status ==
          200); // again
    CHECK(refused(called.by_link("enter", {{"secret", guests_link["secret"]}}, neri.headers()), 409) ==
          "seat_given at ");
    CHECK(refused(called.by_link("enter", {{"secret", open_link["secret"]}}, bice.headers()), 409) ==
          "has_seat at ");
    CHECK(called.by_link("link", {{"secret", "AAAAAAAAAAAAAAAAAAAAAA"}}, {}).status == 404);
    // A member's seat is reserved, and one press away.
    const HttpAnswer sits = called.post("/sit", json::object(), lapo);
    REQUIRE_MESSAGE(sits.status == 200, sits.body);
    Player player(club.loop, club.server->port(), lapo, {sits.value()["table"], ""});
    player.connect();
    REQUIRE(club.loop.run_until([&] { return player.welcome.has_value(); }));
    CHECK(player.seat() == sits.value()["seat"].get<int>());
    // Lapo may vacate it; nobody else takes the seat, and Lapo gets it back.
    player.must({{"stand", true}});
    Player watcher(club.loop, club.server->port(), neri, {sits.value()["table"], ""});
    CHECK(
        called
            .by_link("enter", {{"secret", links["watch"]}, {"number", lapos_seat["number"]}}, neri.headers())
            .value()["seat"]
            .is_null());
    watcher.connect();
    REQUIRE(club.loop.run_until([&] { return watcher.welcome.has_value(); }));
    CHECK(watcher.answer(watcher.perform({{"sit", sits.value()["seat"]}}))["rule"] == "seats_assigned");
    CHECK(called.post("/sit", json::object(), lapo).status == 200);
    REQUIRE(club.loop.run_until([&] { return player.seat() == sits.value()["seat"].get<int>(); }));

    // Organisers see it, and so does everybody with the link.
    const json live = called.live();
    REQUIRE(live.size() == 2);
    const auto seat_of = [&live](const json& link) {
        return live.at(link["number"].get<std::size_t>() - 1)["seats"].at(link["seat"].get<std::size_t>());
    };
    CHECK(seat_of(lapos_seat)["here"] == true);
    CHECK(seat_of(guests_link)["here"] == false);
    CHECK(seat_of(guests_link)["name"] == "Zia Bice");
    CHECK(live[0]["state"] == "waiting");
    CHECK(club.get(called.at + "/tables", lapo.headers()).status == 403);
    const json linked = called.by_link("link", {{"secret", links["organiser"]}}, {}).value();
    CHECK(schema_problem("evening.json#/$defs/EveningLinked", linked) == "");
    CHECK(linked["tables"].size() == 2);
    // New links end the old ones.
    CHECK(called.post("/links", json::object(), club.owner).status == 201);
    CHECK(called.by_link("link", {{"secret", links["organiser"]}}, {}).status == 404);
}

TEST_CASE("an absent player's seat is freed, a new link is for anybody, and tables may be redrawn") {
    Called called;
    ClubEvening& club = called.club;
    const test::Person lapo = club.joined("Lapo");
    called.comes(club.owner);
    called.comes(lapo);
    REQUIRE(called.draw("bots").status == 200);
    CHECK(called.open_tables()["seats"].empty());
    const json drawn = called.seen(club.owner)["draw"]["tables"][0]["seats"];
    const auto lapos =
        std::find_if(drawn.begin(), drawn.end(), [](const json& seat) { return seat["name"] == "Lapo"; });
    REQUIRE(lapos != drawn.end());
    const json where{{"number", 1}, {"seat", (*lapos)["seat"]}};
    CHECK(called.post("/seats/free", where, lapo).status == 403);
    Player player(club.loop, club.server->port(), lapo,
                  {called.seen(lapo)["draw"]["tables"][0]["table"], ""});
    player.connect();
    REQUIRE(club.loop.run_until([&] { return player.seat() >= 0; }));
    CHECK(refused(called.post("/seats/free", where, club.owner), 409) == "holder_present at ");
    player.disconnect();
    REQUIRE(club.loop.run_until([&] { return called.post("/seats/free", where, club.owner).status == 200; }));
    CHECK(called.seen(club.owner)["draw"]["tables"][0]["seats"].at(
              (*lapos)["seat"].get<std::size_t>())["kind"] == "open");
    const test::Person neri = new_person(club.server->port(), "Neri");
    const json links = called.post("/links", json::object(), club.owner).value();
    REQUIRE(links["seats"].size() == 1);
    const json secret = links["seats"][0]["secret"];
    CHECK(called.by_link("enter", {{"secret", secret}}, neri.headers()).status == 200);
    CHECK(called.live()[0]["seats"].at((*lapos)["seat"].get<std::size_t>())["name"] == "Neri");

    CHECK(called.post("/tables/close", json::object(), club.owner).status == 200);
    CHECK(called.seen(club.owner)["draw"]["tables"][0]["table"].is_null());
    CHECK(called.by_link("link", {{"secret", secret}}, {}).status == 404);
    // By hand: each player has one seat, a member once, and the game limits the seats of a table.
    const json version = called.seen(club.owner)["version"];
    const json ginevra{{"person", number_of(club, club.owner)}}, bot{{"bot", true}};
    const auto fill = [&](const json& tables) {
        return called.post("/seats", {{"version", version}, {"tables", tables}}, club.owner);
    };
    const auto table_of = [](const json& a, const json& b, const json& c) {
        return json::array({json::array({a, b, c})});
    };
    CHECK(refused(fill(table_of(ginevra, ginevra, bot)), 400) == "bad_field at /tables/0/1");
    const json stranger{{"person", number_of(club, neri)}};
    CHECK(refused(fill(table_of(ginevra, stranger, bot)), 400) == "not_a_member at /tables/0/1/person");
    CHECK(refused(fill(json::array({json::array({ginevra, bot})})), 400).find("/tables/0") !=
          std::string::npos);
    REQUIRE(fill(table_of(ginevra, bot, bot)).status == 200);
    CHECK(called.seen(club.owner)["draw"]["seed"].is_null());
    CHECK(called.seen(lapo)["draw"]["waiting"][0]["name"] == "Lapo");
    const json again = called.open_tables();
    CHECK(again["seats"].empty());

    // Games there belong to the club, and then the tables stay.
    const std::string table = called.seen(club.owner)["draw"]["tables"][0]["table"];
    Player ginevras(club.loop, club.server->port(), club.owner, {table, ""});
    ginevras.play_by_itself();
    ginevras.connect();
    REQUIRE(club.loop.run_until([&] { return ginevras.seat() >= 0; }));
    ginevras.perform({{"ready", true}});
    REQUIRE(club.loop.run_until([&] { return ginevras.hand_over(1); }));
    CHECK(number_in(club.folder, "SELECT count(*) FROM ledger_entries") >= 1);
    CHECK(called.live()[0]["totals"].size() == 3);
    CHECK(refused(called.post("/tables/close", json::object(), club.owner), 409) == "begun at ");
}

TEST_CASE("two seats of one table in one browser are reported to organisers, not to spectators") {
    Called called;
    ClubEvening& club = called.club;
    std::string browser;
    std::vector<test::Person> guests;
    for (const char* name : {"Zia Bice", "Zio Tullio"}) {
        CHECK(called.post("/guests", {{"name", name}}, club.owner).status == 201);
        const Headers kept = browser.empty() ? Headers{} : Headers{{"Cookie", "germini_browser=" + browser}};
        const HttpAnswer made =
            http_request(club.server->port(), "POST", "/api/guests", json{{"name", name}}.dump(), kept);
        REQUIRE(made.status == 201);
        guests.push_back({made.value()["guest"], name, made.value()["secret"]});
        for (const std::string& text : made.all("Set-Cookie")) {
            const std::string head = "germini_browser=";
            if (text.starts_with(head)) browser = text.substr(head.size(), text.find(';') - head.size());
        }
    }
    REQUIRE(called.draw("open").status == 200);
    const json links = called.open_tables();
    CHECK(called.live()[0]["one_browser"].empty());
    for (const json& link : links["seats"])
        for (const test::Person& guest : guests)
            if (link["name"] == guest.name)
                CHECK(called.by_link("enter", {{"secret", link["secret"]}}, guest.headers()).status == 200);
    const json shared = called.live()[0]["one_browser"];
    REQUIRE(shared.size() == 1);
    CHECK(shared[0].size() == 2);
    const auto told = [&](const char* kind) {
        return called.by_link("link", {{"secret", links[kind]}}, {}).value()["tables"][0]["one_browser"];
    };
    CHECK(told("organiser") == shared);
    CHECK(told("watch").empty());
}

TEST_CASE("a draw follows the past meetings in the season's ledger") {
    ClubEvening club(json{{"game", "toy"}, {"preset", "plain"}, {"open", false}});
    const test::Person lapo = club.joined("Lapo"), nannina = club.joined("Nannina"),
                       cosimo = club.joined("Cosimo"), bianca = club.joined("Bianca"),
                       neri = club.joined("Neri");
    // Ginevra has often met Lapo, Nannina Cosimo, Bianca Neri: so all of them get other partners.
    std::string csv = "match,day,game,round,hand,player,side,amount\n";
    for (int match = 0; match < 3; ++match)
        for (const auto& [one, other] :
             {std::pair("Ginevra", "Lapo"), std::pair("Nannina", "Cosimo"), std::pair("Bianca", "Neri")}) {
            const std::string head = std::to_string(match) + one + ",2025-10-07,toy,1,1,";
            csv += head + one + ",,1\n" + head + other + ",,-1\n";
        }
    REQUIRE(club.import_results(csv).empty());
    const json made = club.post("/evenings", {{"title", "x"}, {"at", local_in(kHour)}}, club.owner).value();
    const std::string at = "/evenings/" + made["id"].get<std::string>();
    for (const test::Person* who :
         std::initializer_list<const test::Person*>{&club.owner, &lapo, &nannina, &cosimo, &bianca, &neri})
        REQUIRE(club.post(at + "/answer", {{"answer", "yes"}}, *who).status == 200);
    for (int trial = 0; trial < 10; ++trial) {
        const json version = club.get(at, club.owner.headers()).value()["version"];
        const json drawn = club.post(at + "/draw", {{"version", version}, {"missing", "bots"}}, club.owner)
                               .value()["draw"]["tables"];
        for (const json& table : drawn) {
            std::set<std::string> names;
            for (const json& seat : table["seats"])
                if (seat["kind"] == "person") names.insert(seat["name"].get<std::string>());
            CHECK(names.contains("Ginevra") != names.contains("Lapo"));
            CHECK(names.contains("Nannina") != names.contains("Cosimo"));
            CHECK(names.contains("Bianca") != names.contains("Neri"));
        }
    }
}
