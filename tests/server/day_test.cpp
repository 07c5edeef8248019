// The deal of the day over HTTP: everybody plays the same deal once, nothing of it is shown before the day is
// over, and then it is proved that it was fixed before.
#include "server/crypto/hex.hpp"
#include "server/day/chain.hpp"
#include "server/day/day.hpp"
#include "server/games/engine_games.hpp"
#include "server/store/database.hpp"
#include "server/verify/verify.hpp"
#include "tests/server/support/day_server.hpp"
#include "tests/server/support/postgres.hpp"
#include "tests/server/toy/toy_wire.hpp"

#include <doctest/doctest.h>
#include <fstream>

namespace germini::test {
namespace {

constexpr std::int64_t kMinute = 60'000, kHour = 60 * kMinute;

Person account(const DayServer& server, const std::string& name) {
    Person person = new_person(server.port(), name);
    const json body{{"login", name}, {"password", "una lunga parola"}};
    const HttpAnswer made =
        http_request(server.port(), "POST", "/api/accounts", body.dump(), person.headers());
    REQUIRE_MESSAGE(made.status == 201, made.body);
    return person;
}

const std::vector<std::string> kGames{"minchiate", "bolognese", "siciliano"};

} // namespace

TEST_CASE("a day: begun once, played to its end, compared, and nothing shown before it is over") {
    DayServer server;
    const Person anna = account(server, "Anna"), bice = account(server, "Bice"),
                 dina = account(server, "Dina");
    server.now += 24 * kHour; // the accounts exist when this day begins
    const std::string date = server.day()["date"];
    const Person guest = new_person(server.port(), "Ospite");
    for (const std::string& game : kGames) {
        CAPTURE(game);
        Try of_anna(server, anna, game), of_bice(server, bice, game), of_guest(server, guest, game);
        CHECK(of_anna.table == "day-" + date + "-" + game);
        CHECK(of_bice.table == of_anna.table);
        CHECK(of_guest.table == of_anna.table + "-guests");
        CHECK(of_anna.events.front() == of_bice.events.front());
        of_anna.play_out();
        const json open = server.today(game, anna.headers());
        CHECK(open["finished"] == 1);
        CHECK(open["try"]["finished"] == true);
        CHECK(open["try"]["field"] == 0);
        of_bice.move();
        of_guest.play_out();
        CHECK(server.post("/" + game, json::object(), dina.headers()).status == 201); // and never looks at it

        // Once more is the same try, and its table is closed to others.
        CHECK(server.post("/" + game, json::object(), anna.headers()).value()["table"] == of_anna.table);
        CHECK(server
                  .post("/tables/" + of_anna.table + "/messages", {{"messages", json::array()}},
                        guest.headers())
                  .status == 404);
        for (const char* path : {"", "/tries/abc"})
            CHECK(server.get("/" + date + "/" + game + path, anna.headers()).status == 404);
    }

    server.now += 11 * kHour + 31 * kMinute;
    const Person late = account(server, "Cosima");
    CHECK(server.post("/minchiate", json::object(), late.headers()).status == 409);

    server.now += kHour;
    for (const std::string& game : kGames) {
        CAPTURE(game);
        const json list = server.results(date, game, anna.headers());
        CHECK(list["field"] == 2);
        REQUIRE(list["tries"].size() == 3); // with the bot's, and without Dina's
        CHECK(list["ranked"] == true);
        int own = 0, by_bot = 0, bots = 0, before = 0;
        double best = 1e9;
        for (const json& one : list["tries"]) {
            own += one["own"] == true ? 1 : 0;
            by_bot += one["by_bot"] == true ? 1 : 0;
            bots += one["bot"] == true ? 1 : 0;
            CHECK(one["percent"].is_null()); // fewer than five people
            CHECK(one["result"].get<double>() <= best);
            CHECK(one["place"].get<int>() >= before);
            best = one["result"];
            before = one["place"];
            const HttpAnswer record =
                server.get("/" + date + "/" + game + "/tries/" + one["try"].get<std::string>());
            REQUIRE_MESSAGE(record.status == 200, record.body);
            CHECK(schema_problem("day.json#/$defs/DayRecord", record.value()) == "");
            const HttpAnswer replayed =
                http_request(server.port(), "POST", "/api/records/replay", record.value()["record"].dump());
            CHECK(replayed.status == 200);
            CHECK(replayed.value()["result"] == record.value()["result"]);
        }
        CHECK(own == 1);
        CHECK(by_bot == 1); // Bice's
        CHECK(bots == 1);
    }
    CHECK(server.day(anna.headers())["streak"] == 1);
    CHECK(server.day(bice.headers())["streak"] == 0);
    const json past = server.day(anna.headers())["yesterday"];
    CHECK(past["date"] == date);
    for (const json& one : past["games"]) {
        CAPTURE(one.dump());
        const json list =
            server.get("/" + date + "/" + one["game"].get<std::string>(), anna.headers()).value();
        json best, own;
        for (const json& row : list["tries"]) {
            if (best.is_null() && row["bot"] == false && row["by_bot"] == false) best = row;
            if (row["own"] == true) own = row;
        }
        CHECK(one["field"] == list["field"]);
        CHECK(one["best"]["name"] == best["name"]);
        CHECK(one["best"]["result"] == best["result"]);
        CHECK(one["own"]["place"] == own["place"]);
        CHECK(one["own"]["result"] == own["result"]);
    }

    // `germini verify` recounts the list, and finds a result that was changed.
    server.stop();
    store::Database db(database_of(server.folder), store::Synchronous::normal);
    CHECK(server::verify(db, server::games_with_toy(), {}).first == "");
    store::Statement(db, "UPDATE day_tries SET halves = halves + 2 WHERE game = 'siciliano' AND bot = 1")
        .run();
    CHECK(server::verify(db, server::games_with_toy(), {}).first.find("points do not follow") !=
          std::string::npos);
}

TEST_CASE("a day's deal was fixed before anybody played it, and follows from the secret that is opened") {
    DayServer server;
    const json before = server.day()["chain"];
    const Person anna = account(server, "Anna");
    std::string known = before["commitment"]; // of the day before the first
    for (int day = 0; day < 2; ++day) {
        const std::string date = server.day()["date"];
        Try of_anna(server, anna, "siciliano");
        of_anna.play_out();
        const bool guest = of_anna.table.ends_with("-guests"); // the account was made on the first day
        server.now += 24 * kHour;
        const json list = server.results(date, guest ? "siciliano?field=guests" : "siciliano");
        const json& proof = list["proof"];
        CHECK(proof["before"] == known);
        const auto secret = server::fair_secret(proof["secret"].get<std::string>());
        CHECK(server::hex(server::as_bytes(day::secret_before(secret))) == known);
        known = proof["secret"];

        const auto game = server::siciliano_game();
        const auto field = guest ? model::DayField::guests : model::DayField::accounts;
        const auto key = day::key_of(secret, {date, "siciliano", field});
        const auto words = server::fair_words(
            server::secret_of(key, server::TableHand{1}, server::Lot::cards), std::vector<std::string>(4));
        const std::string id = list["tries"][0]["try"];
        const json record = server.get("/" + date + "/siciliano/tries/" + id).value()["record"];
        CHECK(json::parse(game->usual_rules("tortorici2014")->pack_text(words)) == record["pack"]);
    }
}

TEST_CASE("a try: a move sent twice is made once; a restart and another device continue it") {
    DayServer server;
    const Person anna = new_person(server.port(), "Anna");
    auto first = std::make_unique<Try>(server, anna, "minchiate");
    first->move();
    REQUIRE_FALSE(first->choice.is_null());
    const json act = first->next_move();
    const json once = first->exchange(act).value(), twice = first->exchange(act).value();
    CHECK(once["messages"].size() > 1);
    REQUIRE(twice["messages"].size() == 1);
    CHECK(twice["messages"][0]["message"]["t"] == "done");
    first.reset();
    server.stop();
    server.start();
    Try again(server, anna, "minchiate");
    again.play_out();
    CHECK(server.today("minchiate", anna.headers())["try"]["finished"] == true);
    CHECK_FALSE(again.move());
    // The program's own actions have larger ids: a page that took one could stop the day's closing.
    again.send({{"t", "act"}, {"id", 1'000'000'030}, {"hand", 1}, {"n", 1}, {"move", {{"play", "T1"}}}});
    CHECK(again.refused["path"] == "/id");
    // Nothing that belongs to other tables exists here.
    for (const json& what : {json{{"t", "hint"}, {"hand", 1}, {"n", 1}}, json{{"t", "say"}, {"text", "?"}},
                             json{{"t", "do"}, {"id", 900}, {"what", {{"close", true}}}},
                             json{{"t", "do"}, {"id", 901}, {"what", {{"ready", true}}}}}) {
        again.refused = nullptr;
        again.send(what);
        CHECK(again.refused["code"] == "not_here");
    }
}

TEST_CASE("a try whose log is damaged is dropped at the end of its day, and the others are not") {
    DayServer server;
    const std::string date = server.day()["date"];
    const Person anna = new_person(server.port(), "Anna"), bice = new_person(server.port(), "Bice");
    for (const Person& person : {anna, bice}) Try(server, person, "siciliano").move();
    server.stop();
    {
        store::Database db(database_of(server.folder), store::Synchronous::normal);
        store::Statement(db, "UPDATE day_tries SET log = 'nothing' WHERE key = 1").run();
    }
    server.start();
    const json hello{{"messages", {{{"t", "hello"}, {"table", "day-" + date + "-siciliano-guests"}}}}};
    const std::string path = "/tables/day-" + date + "-siciliano-guests/messages";
    CHECK(server.post(path, hello, anna.headers()).status == 500);
    CHECK(server.post(path, hello, bice.headers()).status == 200);
    server.now += 24 * kHour;
    const json list = server.results(date, "siciliano?field=guests");
    CHECK(list["field"] == 1);
    CHECK(list["tries"].size() == 2); // with the bot's
}

TEST_CASE("malformed requests for a day are refused, and change nothing") {
    DayServer server;
    const Headers anna = new_person(server.port(), "Anna").headers();
    CHECK(server.post("/tocchi", json::object(), anna).status == 404);
    CHECK(server.post("/minchiate", json::object(), {}).status == 401);
    const std::string table = server.post("/minchiate", json::object(), anna).value()["table"];
    const std::string path = "/tables/" + table + "/messages";
    for (const json& body :
         {json::array(), json::object(), json{{"messages", 1}}, json{{"messages", {1}}, {"x", 1}},
          json{{"messages", json(std::vector<int>(21, 1))}}})
        CHECK(server.post(path, body, anna).status == 400);
    CHECK(server.post(path, {{"messages", {1}}}, anna).value()["messages"][0]["message"]["t"] == "error");
    for (const char* other : {"/tables/day-2026-12-01-tocchi/messages", "/tables/minchiate/messages"})
        CHECK(server.post(other, {{"messages", json::array()}}, anna).status == 404);
    CHECK(server.post("/tables/day-2020-01-01-minchiate/messages", {{"messages", json::array()}}, anna)
              .status == 409);
}

TEST_CASE(
    "tries are begun from one address as often as hands are opened, and lists read as often as seasons") {
    DayServer server([](server::NetSettings& net) {
        net.hands_per_address = {0.001, 2};
        net.seasons_per_address = {0.001, 3};
    });
    const std::string date = server.day()["date"];
    std::vector<Person> people;
    for (const char* name : {"Anna", "Bice", "Cosima"}) people.push_back(new_person(server.port(), name));
    const auto begin = [&](const Person& person) {
        return server.post("/siciliano", json::object(), person.headers()).status;
    };
    CHECK(begin(people[0]) == 201);
    CHECK(begin(people[1]) == 201);
    CHECK(begin(people[2]) == 429);
    CHECK(begin(people[0]) == 200);
    Try(server, people[1], "siciliano").move();

    server.now += 24 * kHour;
    const std::string list = "/" + date + "/siciliano?field=guests";
    server.results(date, "siciliano?field=guests"); // until then nothing is taken from the rate
    CHECK(server.get(list).status == 200);
    CHECK(server.get(list).status == 200);
    CHECK(server.get(list).status == 429);
}

TEST_CASE("a clock that was set back before the day has no deal, and the day is still there afterwards") {
    DayServer server;
    const Person anna = new_person(server.port(), "Anna");
    server.now += 24 * kHour;
    const std::string table = Try(server, anna, "siciliano").table;
    server.now -= 24 * kHour;
    CHECK(server.day(anna.headers())["games"].empty());
    CHECK(server.post("/siciliano", json::object(), anna.headers()).status == 404);
    server.now += 24 * kHour;
    CHECK(server.today("siciliano", anna.headers())["try"]["table"] == table);
}

TEST_CASE("the secrets are lost: a new chain begins the day after the next") {
    DayServer server;
    CHECK(server.day()["chain"]["number"] == 1);
    server.stop();
    std::ofstream(server.chain() + ".moved") << std::ifstream(server.chain()).rdbuf();
    CHECK(std::remove(server.chain().c_str()) == 0);
    server.start();
    const json lost = server.day();
    CHECK(lost["games"].empty()); // nobody knows its cards now
    CHECK(lost["begin_until"].is_null());
    CHECK(lost["ranked"] == false);
    const Headers anna = new_person(server.port(), "Anna").headers();
    CHECK(server.post("/minchiate", json::object(), anna).status == 404);
    server.now += 24 * kHour;
    const json gap = server.day();
    CHECK(gap["chain"]["number"] == 2);
    CHECK(gap["games"].empty());
    CHECK(gap["ranked"] == false);
    server.now += 24 * kHour;
    CHECK(server.day()["games"].size() == 3);

    // The file of the first chain is found again, too late: it is kept beside a third one.
    server.stop();
    std::ofstream(server.chain()) << std::ifstream(server.chain() + ".moved").rdbuf();
    server.start();
    CHECK(server.day()["chain"]["number"] == 3);
    CHECK(std::ifstream(server.chain() + ".old").good());
}

} // namespace germini::test
