// People's names: which are accepted and how they are stored, which are refused and why, and which look
// alike. The expected answers are those of RFC 8266 (Nickname), RFC 8264 (FreeformClass) and UTS 39.
#include "server/names/nickname.hpp"
#include "server/store/database.hpp"
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

struct Pair {
    const char *first, *second;
};

HttpAnswer ask_for(unsigned short port, const std::string& name) {
    return http_request(port, "POST", "/api/guests", json{{"name", name}}.dump());
}

std::string repeated(const char* text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

} // namespace

TEST_CASE("names of every script are accepted unchanged") {
    TempDir folder;
    TestServer server(folder);
    for (const char* name : {"Ginevra",      "Niccolò",
                             "D'Arcano",     "Lapo d’Este",
                             "Ελένη",        "Лев",
                             "李雷",         "李雷 Lei",
                             "さくら",       "ドン・キホーテ",
                             "한별",         "أمل",
                             "نیما",         "נעמי",
                             "נ״ח",          "नीना",
                             "क्‍ष", "தமிழ்",
                             "สมหญิง",        "ኣበበ",
                             "བསྒྲུབས",         "Nguyễn Thị Ánh",
                             "Zoë 3",        "7",
                             "Neri 🦊",    "O'Brien-Smith",
                             "Łucja",        "Robot 2",
                             "Botticelli",   "Abbot 2",
                             "Boti",         "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"}) {
        CAPTURE(name);
        const HttpAnswer answer = ask_for(server.port(), name);
        CHECK_MESSAGE(answer.status == 201, answer.body);
        CHECK(answer.value().value("name", "") == name);
        CHECK(names::display_name(name, 123'456'789) == name);
    }
    // 24 characters as people count them: more in code points.
    CHECK(ask_for(server.port(), repeated("नी", 24)).status == 201);
    CHECK(ask_for(server.port(), repeated("q\u0323\u0307\u0301", 24)).status == 201);
}

TEST_CASE("a name is stored normalised: plain spaces, compatible forms, no styling characters") {
    TempDir folder;
    TestServer server(folder);
    for (const Pair& name : {Pair{"  Ginevra  ", "Ginevra"},
                             {"Ginevra   de'\u3000Benci\u00a0", "Ginevra de' Benci"},
                             {"Niccolo\u0300", "Niccolò"},
                             {"Ｇｉｎｅｖｒａ", "Ginevra"},
                             {"ﬁore", "fiore"},
                             {"Lapo ③", "Lapo 3"},
                             {"Neri ❤\ufe0f", "Neri ❤"}}) {
        CAPTURE(name.first);
        const HttpAnswer made = ask_for(server.port(), name.first);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        CHECK(made.value()["name"] == name.second);
        const Headers headers{{"Authorization", "Bearer " + made.value()["secret"].get<std::string>()}};
        CHECK(http_request(server.port(), "GET", "/api/guests/me", "", headers).value()["name"] ==
              name.second);
        CHECK(
            http_request(server.port(), "PATCH", "/api/guests/me", json{{"name", name.first}}.dump(), headers)
                .value()["name"] == name.second);
    }
}

TEST_CASE("a refused name is refused for its specific reason, at the field") {
    TempDir folder;
    TestServer server(folder);
    const test::Person person = new_person(server.port(), "Ginevra");
    const auto refused = [&](const std::string& name, const char* code) {
        CAPTURE(name);
        for (const HttpAnswer& answer :
             {ask_for(server.port(), name), http_request(server.port(), "PATCH", "/api/guests/me",
                                                         json{{"name", name}}.dump(), person.headers())}) {
            REQUIRE_MESSAGE(answer.status == 400, answer.body);
            CHECK(answer.value()["error"]["code"] == code);
            CHECK(answer.value()["error"]["path"] == "/name");
        }
    };
    for (const char* empty : {"", " ", "\u3000\u00a0", "...", "♠", "🦊", "\ufe0f"})
        refused(empty, "name_empty");
    for (const char* hidden :
         {"\u200b", "Gine\u200bvra", "\u200c", "\u200d", "Ginevra\u200d", "\u2060a", "\ufeffa", "a\u00ad",
          "\u3164", "a\u034f", "\u115f", "\U000e0041", "👩‍🚀a"})
        refused(hidden, "name_characters");
    for (const char* turned : {"\u202eGinevra", "a\u202db", "a\u2066b", "\u200fa", "a\u061cb"})
        refused(turned, "name_characters");
    for (const char* control :
         {"a\tb", "a\nb", "\x1b[2J", "a\x7f", "a\u0085b", "a\u009b", "a\u2028b", "a\u2029b"})
        refused(control, "name_characters");
    for (const char* none : {"a\ue000", "a\ufdd0", "a\U000fffff", "a\u0378", "aـb", "l·a", "a・b"})
        refused(none, "name_characters");
    refused(std::string("a\0b", 3), "name_characters");
    refused("Z\u0336\u0335\u0322\u0321", "name_marks");
    refused("Ginevra\u0301\u0302\u0303\u0304\u0305", "name_marks");
    refused("\u0301Ginevra", "name_marks");
    refused("Ginevra \u0301a", "name_marks");
    refused(repeated("x", 25), "name_too_long");
    refused(repeated("नी", 25), "name_too_long");
    refused("\ufdfa\ufdfa", "name_too_long"); // eighteen letters each, once decomposed
    refused(repeated("🦊", 2000), "name_too_long");
    for (const char* mixed : {"Ginеvra", "Αnna", "Лapo", "Lаpo Neri", "7٧", "३3"})
        refused(mixed, "name_mixed");
    for (const char* bot : {"Bot 2",
                            "bot 2",
                            "BOT 2",
                            "Bot2",
                            "Bot",
                            "B.o.t. 3",
                            "Bot-4",
                            "Bot 17",
                            "Bot l",
                            "Bot O",
                            "Вot 2",
                            "Воt 2",
                            "ＢＯＴ　２",
                            "Bot ②",
                            "Bot ٢",
                            "𝐁𝐨𝐭 𝟐",
                            "Lapo #482915036",
                            "＃1",
                            "Anna ♯482915036",
                            "Anna ⌗1",
                            "Anna ⧣1",
                            "Anna 482915036"})
        refused(bot, "name_reserved");
    CHECK(http_request(server.port(), "GET", "/api/guests/me", "", person.headers()).value()["name"] ==
          "Ginevra");
}

TEST_CASE("names that look the same, in any case of letters") {
    for (const Pair& pair : {Pair{"Ginevra", "ginevra"},
                             {"INES", "ines"},
                             {"Ines", "lnes"},
                             {"Lapo", "Lap0"},
                             {"Anna", "Аnnа"},
                             {"Carlo", "СarΙo"},
                             {"Lapo d'Este", "Lapo d’Este"},
                             {"Zoe\u0308", "Zoë"},
                             {"Bot 1", "Bot l"}}) {
        CAPTURE(pair.first);
        CHECK(names::look_alike(pair.first, pair.second));
        CHECK(names::look_alike(pair.second, pair.first));
    }
    for (const Pair& pair : {Pair{"Ginevra", "Lapo"}, {"Anna", "Anne"}, {"李雷", "李霄"}, {"Zoë", "Zoe"}})
        CHECK_FALSE(names::look_alike(pair.first, pair.second));
}

TEST_CASE("an old name that breaks the rule is sent without its forbidden characters") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), {{"game", "toy"}, {"preset", "plain"}}, 2, 3);
    const std::int64_t number =
        http_request(server->port(), "GET", "/api/guests/me", "", party[1].person().headers())
            .value()["number"];
    server.reset();
    {
        store::Database db(database_of(folder), store::Synchronous::normal);
        db.run("UPDATE guests SET name = 'Gine' || char(0x202e) || 'vra' WHERE name = 'Ginevra'");
        db.run("UPDATE seats SET name = 'Gine' || char(0x202e) || 'vra' WHERE name = 'Ginevra'");
        db.run("UPDATE guests SET name = 'Bot 2' WHERE name = 'Lapo'");
        db.run("UPDATE seats SET name = 'Bot 2' WHERE name = 'Lapo'");
    }
    server = std::make_unique<TestServer>(folder);
    const auto named = [&](std::size_t i) {
        return http_request(server->port(), "GET", "/api/guests/me", "", party[i].person().headers())
            .value()["name"];
    };
    CHECK(named(0) == "Ginevra");
    CHECK(named(1) == "#" + std::to_string(number));
    come_back(loop, party, server->port());
    const auto at = [&](std::size_t seat) { return (*party[0].table)["seats"][seat]["name"]; };
    CHECK(at(0) == "Ginevra");
    CHECK(at(1) == "#" + std::to_string(number));
    CHECK(at(2) == "Bot 3"); // one after normalisation
}

TEST_CASE("old names are shown without their forbidden characters") {
    const std::int64_t number = 123'456'789;
    for (const Pair& name : {Pair{"Ginevra", "Ginevra"},
                             {"Gine\u200bvra\u202e", "Ginevra"},
                             {"a\u2028b\u0085c", "abc"},
                             {"Z\u0336\u0335\u0322\u0321\u0320", "Z\u0336\u0335\u0322"},
                             {"Lаpo", "Lаpo"}, // a Cyrillic а: kept, with the number beside it
                             {"Bot 2", "#123456789"},
                             {"b\u200bot 2", "#123456789"},
                             {"#987654321", "#123456789"},
                             {"\u200b\u200b", "#123456789"},
                             {"🦊", "#123456789"},
                             {"", "#123456789"}}) {
        CAPTURE(name.first);
        CHECK(names::display_name(name.first, number) == name.second);
    }
    CHECK(names::display_name(repeated("नी", 40), number) == repeated("नी", 24));
    CHECK(names::display_name(repeated("x", 5000), number) == repeated("x", 24));
}
