// The same thing created twice: a repeated request, and a result that two people enter.
#include "server/model/repeatable.hpp"
#include "server/store/database.hpp"
#include "server/store/manual_results.hpp"
#include "server/store/recorded.hpp"
#include "tests/club/club_kit.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

struct Entering : ClubEvening {
    test::Person lapo = joined("Lapo");

    json sheet() const {
        return {{"game", "minchiate"},
                {"day", "2026-10-05"},
                {"players", {{{"person", number_of(*this, owner)}}, {{"person", number_of(*this, lapo)}}}},
                {"rounds", {{{"hands", {{3, -3}, {-1, 1}}}}, {{"total", {5, -5}}}}}};
    }
    std::string papers() const { return "/seasons/" + season + "/papers"; }
    HttpAnswer enter(const json& sheet, const std::string& key = "") const {
        return create("/api/clubs/" + club + papers(), sheet, key);
    }
    HttpAnswer create(const std::string& target, const json& body, const std::string& key) const {
        Headers headers = owner.headers();
        if (!key.empty()) headers.emplace_back("Idempotency-Key", key);
        return http_request(server->port(), "POST", target, body.dump(), headers);
    }
    HttpAnswer answer(const HttpAnswer& entered, bool confirms) const {
        return post(papers() + "/" + entered.value()["paper"].get<std::string>() + "/answer",
                    {{"confirm", confirms}}, lapo);
    }
    std::size_t listed() const { return get(papers(), owner.headers()).value()["papers"].size(); }
};

constexpr const char* kTwice = "already_entered at /another";

} // namespace

TEST_CASE("the same result of a day is refused while it waits or counts, unless it is another match") {
    const Entering club;
    const HttpAnswer first = club.enter(club.sheet());
    REQUIRE_MESSAGE(first.status == 201, first.body);
    CHECK(refused(club.enter(club.sheet()), 409) == kTwice);
    // Another order of the players, and totals instead of hands, make no other match.
    json reordered = club.sheet();
    std::ranges::reverse(reordered["players"]);
    reordered["rounds"] = {{{"total", {-2, 2}}}, {{"total", {-5, 5}}}};
    CHECK(refused(club.enter(reordered), 409) == kTwice);
    REQUIRE(club.answer(first, true).status == 200);
    CHECK(refused(club.enter(club.sheet()), 409) == kTwice);
    CHECK(club.listed() == 1);
    // Another day, other amounts, another player.
    const auto other = [&](const char* pointer, const json& value) {
        json sheet = club.sheet();
        sheet[json::json_pointer(pointer)] = value;
        return club.enter(sheet).status;
    };
    CHECK(other("/day", "2026-10-06") == 201);
    CHECK(other("/rounds/1/total", {6, -6}) == 201);
    CHECK(other("/players/1", {{"called", "Zia Bice"}}) == 201);
    CHECK(other("/another", true) == 201);
    CHECK(club.listed() == 5);
}

TEST_CASE("a result that was withdrawn or taken back may be entered again") {
    const Entering club;
    REQUIRE(club.answer(club.enter(club.sheet()), false).status == 200);
    const HttpAnswer second = club.enter(club.sheet());
    REQUIRE_MESSAGE(second.status == 201, second.body);
    REQUIRE(club.answer(second, true).status == 200);
    const json list = club.get(club.papers(), club.owner.headers()).value()["papers"];
    const json back{{"match", list[0]["match"]}, {"why", "Wrong players."}};
    REQUIRE(club.post("/seasons/" + club.season + "/corrections", back, club.owner).status == 200);
    CHECK(club.enter(club.sheet()).status == 201);
}

TEST_CASE("a result that was imported is not entered by hand, nor the other way round") {
    const Entering club;
    const std::string begin = "\n1,2025-10-07,minchiate,1,,",
                      head = "match,day,game,round,hand,player,side,amount";
    const std::string csv = head + begin + "Ginevra,,5" + begin + "Lapo,,-5\n";
    json sheet = club.sheet();
    sheet["day"] = "2025-10-07";
    sheet["rounds"] = {{{"total", {5, -5}}}};
    SUBCASE("imported first") {
        REQUIRE(club.import_results(csv).empty());
        CHECK(refused(club.enter(sheet), 409) == kTwice);
    }
    SUBCASE("entered first") {
        REQUIRE(club.enter(sheet).status == 201);
        CHECK(club.import_results(csv).find("use --again") != std::string::npos);
        CHECK(club.import_results(csv, {{"again", true}}).empty());
    }
}

TEST_CASE("a creating request that is repeated with its key creates nothing and gets the same answer") {
    Entering club;
    const std::string at = "/api/clubs/" + club.club;
    const json season{{"name", "Prima"}, {"from", "2010-01-01"}, {"to", "2010-12-31"}};
    const json evening{{"title", "Giovedì"}, {"at", in_an_hour()}};
    const json other{{"name", "Crocchio"}, {"zone", "Europe/Rome"}};
    struct Made {
        std::string target;
        json body;
        const char* name;
    };
    std::vector<std::string> ids;
    const auto ask = [&] {
        ids.clear();
        for (const auto& [target, body, name] :
             {Made{at + club.papers(), club.sheet(), "paper"}, Made{at + "/seasons", season, "season"},
              Made{at + "/evenings", evening, "id"}, Made{"/api/clubs", other, "club"}}) {
            const HttpAnswer made = club.create(target, body, "\"8e03978e-40d5-43e8-bc93\"");
            REQUIRE_MESSAGE(made.status == 201, made.body);
            ids.push_back(made.value()[name]);
        }
    };
    ask();
    const std::vector<std::string> first = ids;
    ask();
    CHECK(ids == first);
    club.server.reset();
    club.server = std::make_unique<TestServer>(club.folder);
    ask();
    CHECK(ids == first);
    CHECK(club.listed() == 1);
    CHECK(club.seen(club.owner)["seasons"].size() == 2);
    CHECK(club.get("/evenings", club.owner.headers()).value()["evenings"].size() == 1);
    // A request without a key is always a new one.
    CHECK(club.create("/api/clubs", other, "").value()["club"] != first.back());
}

TEST_CASE("the writer compares a result only with those entered after its comparison") {
    const Entering club;
    REQUIRE(club.enter(club.sheet()).status == 201);
    store::Database db(club.file(), store::Synchronous::normal);
    const auto season = [&] {
        store::Statement row(db, "SELECT key FROM seasons WHERE id = ?");
        row.with(club.season).step();
        return row.key<model::SeasonKey>(0);
    }();
    std::vector<club::ManualResult> sheets = store::waiting_results(db, season, 0);
    REQUIRE(sheets.size() == 1);
    const model::ComparedResults compared = store::compare_result(db, season, sheets[0]);
    CHECK(compared.recorded);
    CHECK(store::recorded_before(db, season, sheets) == sheets.data());
    CHECK(store::recorded_before(db, season, sheets, compared) == nullptr);
    json later = club.sheet();
    later["another"] = true;
    REQUIRE(club.enter(later).status == 201);
    CHECK(store::recorded_before(db, season, sheets, compared) == sheets.data());
}

TEST_CASE("a table is made once by a repeated request, whose invitation stays valid") {
    Entering club;
    const json open{{"game", "minchiate"}, {"preset", "pagat"}};
    const std::string of_club = "/api/clubs/" + club.club + "/tables";
    const auto ask = [&](const std::string& target, const json& body, const char* key) {
        const HttpAnswer made = club.create(target, body, key);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        return made.value();
    };
    const json first = ask("/api/tables", open, "k"), house = ask(of_club, json::object(), "k");
    CHECK(first["table"] != house["table"]);
    CHECK(first["invitation"] != house["invitation"]);
    const auto listed = [&] {
        return http_request(club.server->port(), "GET", "/api/tables", "", club.owner.headers())
            .value()["tables"]
            .size();
    };
    for (int start = 0; start < 2; ++start) {
        CHECK(ask("/api/tables", open, "k") == first);
        CHECK(ask(of_club, json::object(), "k") == house);
        CHECK(listed() == 2);
        const json shown{{"table", first["table"]}, {"invitation", first["invitation"]}};
        CHECK(http_request(club.server->port(), "POST", "/api/invitations", shown.dump()).status == 200);
        club.server.reset();
        club.server = std::make_unique<TestServer>(club.folder);
    }
    CHECK(refused(club.create("/api/tables", {{"game", "siciliano"}, {"preset", "tortorici2014"}}, "k"),
                  422) == "key_reused at ");
    CHECK(refused(club.create("/api/tables", open, "a b"), 400) == "bad_field at ");
    CHECK(listed() == 2);
    CHECK(ask("/api/tables", open, "l")["invitation"] != first["invitation"]);
    CHECK(ask("/api/tables", open, "")["invitation"] != first["invitation"]);
    // The key of another person's table tells nothing of it.
    Headers headers = club.lapo.headers();
    headers.emplace_back("Idempotency-Key", "k");
    const json other = http_request(club.server->port(), "POST", "/api/tables", open.dump(), headers).value();
    CHECK(other["table"] != first["table"]);
    CHECK(other["invitation"] != first["invitation"]);
}

TEST_CASE("a key serves one request of one session") {
    Entering club;
    club.sign_up(club.lapo);
    const json named{{"name", "Crocchio"}, {"zone", "Europe/Rome"}};
    const HttpAnswer first = club.create("/api/clubs", named, "k");
    REQUIRE(first.status == 201);
    CHECK(refused(club.create("/api/clubs", {{"name", "Altro"}, {"zone", "Europe/Rome"}}, "k"), 422) ==
          "key_reused at ");
    CHECK(club.create("/api/clubs", named, "l").value()["club"] != first.value()["club"]);
    CHECK(club.create("/api/clubs/" + club.club + "/evenings", {{"title", "x"}, {"at", in_an_hour()}}, "k")
              .status == 201);
    Headers headers = club.lapo.headers();
    headers.emplace_back("Idempotency-Key", "k");
    CHECK(http_request(club.server->port(), "POST", "/api/clubs", named.dump(), headers).value()["club"] !=
          first.value()["club"]);
    // A refused request has used no key.
    json sheet = club.sheet();
    sheet["day"] = "2098-01-01";
    CHECK(club.enter(sheet, "m").status == 400);
    CHECK(club.enter(club.sheet(), "m").status == 201);
    CHECK(refused(club.enter(club.sheet(), std::string(65, 'x')), 400) == "bad_field at ");
    CHECK(refused(club.enter(club.sheet(), "a b"), 400) == "bad_field at ");
}

TEST_CASE("a key is forgotten after a day") {
    Entering club;
    const json named{{"name", "Crocchio"}, {"zone", "Europe/Rome"}};
    const json first = club.create("/api/clubs", named, "k").value()["club"];
    store::Database db(club.file(), store::Synchronous::normal);
    const auto age = [&](std::int64_t by) {
        db.run("UPDATE requests SET at = at - " + std::to_string(by));
        return club.create("/api/clubs", named, "k").value()["club"];
    };
    CHECK(age(model::kRepeatable - 60'000) == first);
    CHECK(age(60'000) != first);
    store::Statement rows(db, "SELECT count(*) FROM requests");
    rows.step();
    CHECK(rows.integer(0) == 1);
}
