// Chat at a table: permissions, times, what is stored; and that it does not affect the game.
#include "server/actor/chat_history.hpp"
#include "server/names/chat_text.hpp"
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

json toy(const char* chat) { return {{"game", "toy"}, {"preset", "plain"}, {"chat", chat}}; }

/// No rate limit: what a test sends is delivered.
TestServer::Change at_any_pace() {
    return [](server::ServerSettings& s) { s.table.message_span = std::chrono::milliseconds(0); };
}

void say(Player& player, const std::string& text) { player.line().send({{"t", "say"}, {"text", text}}); }

/// All messages on this connection, in order.
std::vector<json> heard(Player& player) {
    std::vector<json> words;
    for (const json& message : player.line().messages())
        if (message["t"] == "talk")
            words.insert(words.end(), message["messages"].begin(), message["messages"].end());
    return words;
}
std::vector<std::string> texts(Player& player) {
    std::vector<std::string> found;
    for (const json& one : heard(player)) found.push_back(one["text"]);
    return found;
}
/// The code of the last error on this connection.
std::string error_code(Player& player) {
    std::string code;
    for (const json& message : player.line().messages())
        if (message["t"] == "error") {
            CHECK(message["path"] == "/text");
            code = message["code"];
        }
    return code;
}
bool spoken_by(const json& talk, Player& player) {
    return talk["messages"].back()["number"] == (*player.welcome)["you"]["number"];
}
/// The result of a message: delivered, to its sender too, or the code of the refusal.
std::string answer_to(Player& player, const std::string& text) {
    const auto before = player.line().messages().size();
    say(player, text);
    std::string came;
    const bool done = player.loop().run_until([&] {
        const auto& messages = player.line().messages();
        for (auto i = before; i < messages.size() && came.empty(); ++i) {
            if (messages[i]["t"] == "talk" && spoken_by(messages[i], player)) came = "heard";
            if (messages[i]["t"] == "error") came = messages[i]["code"];
        }
        return !came.empty();
    });
    return done ? came : "nothing";
}
std::unique_ptr<Player> newcomer(EventLoop& loop, TestServer& server, const char* name, TableIds ids) {
    auto player =
        std::make_unique<Player>(loop, server.port(), new_person(server.port(), name), std::move(ids));
    player->connect();
    REQUIRE(loop.run_until([&] { return player->welcome.has_value(); }));
    return player;
}

} // namespace

TEST_CASE("D-26: seated players chat, invited guests too before the match, and spectators only read") {
    TempDir folder;
    TestServer server(folder, at_any_pace());
    EventLoop loop;
    Party party = sit_down(loop, server.port(), toy("on"), 3, 3);
    const auto invited_one = newcomer(loop, server, "Piero", party.ids),
               looking_on = newcomer(loop, server, "Neri", {party.ids.id, ""});
    Player &invited = *invited_one, &stranger = *looking_on;
    say(party[1], "  Buona   sera ");
    REQUIRE(loop.run_until([&] { return texts(stranger).size() == 1 && texts(party[0]).size() == 1; }));
    const json word = heard(stranger).at(0);
    CHECK(word["text"] == "Buona sera");
    CHECK(word["seat"] == 1);
    CHECK(word["name"] == party[1].person().name);
    CHECK(word["number"] == (*party[1].welcome)["you"]["number"]);
    CHECK(answer_to(invited, "Eccomi") == "heard");
    REQUIRE(loop.run_until([&] { return texts(party[0]).size() == 2; }));
    CHECK(heard(party[0]).at(1)["seat"].is_null());
    CHECK(answer_to(stranger, "Anch'io") == "chat_players_only");

    begin_hand(loop, party, 1);
    CHECK(answer_to(invited, "Guarda il 40") == "chat_players_only");
    CHECK(answer_to(party[2], "Tocca a te") == "heard");
    CHECK(loop.run_until([&] { return texts(invited).back() == "Tocca a te"; }));
    for (auto& player : party.players) CHECK(player->all_problems().empty());
}

TEST_CASE("D-26: if chat is allowed between hands only, a hand delivers only emotes") {
    TempDir folder;
    TestServer server(folder, at_any_pace());
    EventLoop loop;
    Party party = sit_down(loop, server.port(), {{"game", "toy"}, {"preset", "plain"}}, 3, 3);
    CHECK((*party[0].table)["settings"]["chat"] == "between"); // the default of a table
    CHECK(answer_to(party[0], "Si comincia") == "heard");
    begin_hand(loop, party, 1);
    CHECK(answer_to(party[0], "Gioca la più alta") == "chat_between_hands");
    CHECK(texts(party[1]) == std::vector<std::string>{"Si comincia"});
    party[0].line().send({{"t", "say"}, {"emote", "bravo"}});
    const auto greeted = [&] {
        const auto& messages = party[1].line().messages();
        return std::any_of(messages.begin(), messages.end(), [](const json& m) { return m["t"] == "said"; });
    };
    CHECK(loop.run_until(greeted));
    for (auto& player : party.players) player->play_by_itself();
    REQUIRE(loop.run_until([&] { return party[0].state() == "between"; }));
    CHECK(answer_to(party[0], "Bella mano") == "heard");
}

TEST_CASE("a table without chat has none, and its host cannot enable it") {
    TempDir folder;
    TestServer server(folder, at_any_pace());
    EventLoop loop;
    Party party = sit_down(loop, server.port(), toy("off"), 2, 3);
    CHECK(answer_to(party[0], "Ciao") == "chat_off");
    party[0].must({{"mute_chat", false}});
    CHECK(answer_to(party[0], "Ciao") == "chat_off");
}

TEST_CASE("the host asks for silence and takes it back, at any time and over a restart") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder, at_any_pace());
    EventLoop loop;
    Party party = sit_down(loop, server->port(), toy("on"), 2, 3);
    CHECK(rule_of(party[1], {{"mute_chat", true}}) == "not_host");
    begin_hand(loop, party, 1);
    CHECK(rule_of(party[0], {{"mute_chat", true}}) == "done");
    REQUIRE(loop.run_until([&] { return (*party[1].table)["chat_muted"] == true; }));
    CHECK(answer_to(party[0], "Anche a me stesso") == "chat_muted");
    server.reset();
    server = std::make_unique<TestServer>(folder, at_any_pace());
    come_back(loop, party, server->port());
    CHECK((*party[1].table)["chat_muted"] == true);
    CHECK(answer_to(party[1], "Si sente?") == "chat_muted");
    CHECK(rule_of(party[0], {{"mute_chat", false}}) == "done");
    CHECK(answer_to(party[1], "Ora sì") == "heard");
}

TEST_CASE("a newcomer is sent the last messages, and a restart clears them") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder, at_any_pace());
    EventLoop loop;
    Party party = sit_down(loop, server->port(), toy("on"), 2, 3);
    constexpr std::size_t kSaid = server::ChatHistory::kKept + 3;
    for (std::size_t i = 1; i <= kSaid; ++i) {
        CAPTURE(i);
        REQUIRE(answer_to(party[0], "parola " + std::to_string(i)) == "heard");
    }
    const auto late_one = newcomer(loop, *server, "Neri", party.ids);
    Player& late = *late_one;
    REQUIRE(loop.run_until([&] { return !heard(late).empty(); }));
    const auto words = heard(late);
    REQUIRE(words.size() == server::ChatHistory::kKept);
    CHECK(words.front()["text"] == "parola 4");
    CHECK(words.back()["text"] == "parola " + std::to_string(kSaid));
    CHECK(std::is_sorted(words.begin(), words.end(),
                         [](const json& a, const json& b) { return a["n"] < b["n"]; }));
    const std::int64_t last = words.back()["n"];

    server.reset();
    server = std::make_unique<TestServer>(folder, at_any_pace());
    come_back(loop, party, server->port());
    CHECK(answer_to(party[1], "Dove eravamo?") == "heard");
    CHECK(heard(party[1]).size() == 1);
    CHECK(heard(party[1])[0]["n"] > last);
}

TEST_CASE("messages of a guest whom the host removed are no longer delivered or shown") {
    TempDir folder;
    TestServer server(folder, at_any_pace());
    EventLoop loop;
    Party party = sit_down(loop, server.port(), toy("on"), 2, 3);
    CHECK(answer_to(party[0], "Benvenuti") == "heard");
    CHECK(answer_to(party[1], "Compra qui") == "heard");
    CHECK(rule_of(party[0], {{"send_away", 1}}) == "done");
    REQUIRE(loop.run_until([&] { return !party[1].connected(); }));
    party[1].connect(true);
    REQUIRE(loop.run_until([&] { return !party[1].connected(); }));
    CHECK((*party[1].bye)["code"] == "sent_away");
    CHECK(heard(party[1]).empty());
    const auto late_one = newcomer(loop, server, "Neri", party.ids);
    Player& late = *late_one;
    REQUIRE(loop.run_until([&] { return !heard(late).empty(); }));
    CHECK(texts(late) == std::vector<std::string>{"Benvenuti"});
}

TEST_CASE("five messages per guest and sixteen per table are delivered in an interval, the others refused") {
    TempDir folder;
    TestServer server(folder,
                      [](server::ServerSettings& s) { s.table.message_span = std::chrono::seconds(60); });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), toy("on"), 3, 3);
    const auto fourth_one = newcomer(loop, server, "Piero", party.ids);
    Player& fourth = *fourth_one;
    for (int i = 1; i <= 5; ++i) {
        for (auto& player : party.players) CHECK(answer_to(*player, "ecco") == "heard");
    }
    for (auto& player : party.players) CHECK(answer_to(*player, "ecco") == "too_many_messages");
    CHECK(answer_to(fourth, "il sedicesimo") == "heard");
    CHECK(answer_to(fourth, "il diciassettesimo") == "too_many_messages");
    CHECK(error_code(fourth) == "too_many_messages");
    // Emotes have a limit of their own.
    party[0].line().send({{"t", "say"}, {"emote", "grazie"}});
    CHECK(loop.run_until([&] { return fourth.line().messages().back()["t"] == "said"; }));
}

TEST_CASE("chat allows any script and emoji, and no invisible or direction-changing characters") {
    const auto code = [](std::string_view text) {
        const auto read = names::chat_text(text);
        return read ? *read : "! " + std::string(read.error().code.name());
    };
    CHECK(code("Che bella mano!") == "Che bella mano!");
    CHECK(code(" \u3000Ciao\u00a0  a tutti ") == "Ciao a tutti");
    CHECK(code("e\u0300 vero") == "\u00e8 vero"); // composed
    CHECK(code("\u05e9\u05dc\u05d5\u05dd \u4f60\u597d") == "\u05e9\u05dc\u05d5\u05dd \u4f60\u597d");
    CHECK(code("\u2764\ufe0f \U0001F468\u200D\U0001F469\u200D\U0001F467") ==
          "\u2764\ufe0f \U0001F468\u200D\U0001F469\u200D\U0001F467");
    CHECK(code("") == "! text_empty");
    CHECK(code("   ") == "! text_empty");
    CHECK(code("\u200d\ufe0f") == "! text_empty");
    CHECK(code("a\nb") == "! text_characters");
    CHECK(code("a\u2028b") == "! text_characters");
    CHECK(code("a\u202eb") == "! text_characters"); // direction changed
    CHECK(code("a\u2066b") == "! text_characters");
    CHECK(code("a\u200bb") == "! text_characters"); // a zero-width space
    CHECK(code("\ue000") == "! text_characters");   // of no script
    CHECK(code("\u0378") == "! text_characters");   // not a character
    CHECK(code("\u0301a") == "! text_marks");
    CHECK(code("a\u0316\u0317\u0318") == "a\u0316\u0317\u0318");
    CHECK(code("a\u0316\u0317\u0318\u0319") == "! text_marks");
    CHECK(code(std::string(280, 'a')) == std::string(280, 'a'));
    CHECK(code(std::string(281, 'a')) == "! text_too_long");
}

TEST_CASE("a refused message names the reason and reaches nobody") {
    TempDir folder;
    TestServer server(folder, at_any_pace());
    EventLoop loop;
    Party party = sit_down(loop, server.port(), toy("on"), 2, 3);
    CHECK(answer_to(party[0], "\u202eabc") == "text_characters");
    CHECK(answer_to(party[0], "  ") == "text_empty");
    CHECK(answer_to(party[0], "Ecco") == "heard");
    CHECK(loop.run_until([&] { return texts(party[1]) == std::vector<std::string>{"Ecco"}; }));
}

TEST_CASE("non-interference: a hand is the same, message by message, with or without chat") {
    const auto hand = [](bool talk) {
        DeterministicServer server(at_any_pace());
        server.environment().set_clock(1'700'000'000'000);
        EventLoop loop;
        Party party = sit_down(loop, server.port(), toy("on"), 3, 3);
        begin_hand(loop, party, 1);
        std::size_t said = 0;
        while (!party[0].hand_over(1)) {
            loop.run_for(std::chrono::milliseconds(1)); // the next answer may be on its way
            for (auto& player : party.players) {
                if (talk) {
                    CHECK(answer_to(*player, "parola " + std::to_string(said)) == "heard");
                    ++said;
                }
                const int before = player->last;
                if (!player->move_once()) continue;
                REQUIRE(loop.run_until([&] {
                    return std::all_of(party.players.begin(), party.players.end(),
                                       [&](const auto& p) { return p->last > before; });
                }));
                break;
            }
        }
        CHECK((said > 0) == talk);
        REQUIRE(loop.run_until([&] {
            return std::all_of(party.players.begin(), party.players.end(),
                               [](const auto& p) { return p->state() == "between"; });
        }));
        std::vector<std::vector<std::string>> told;
        for (auto& player : party.players) {
            told.emplace_back();
            for (const json& message : player->line().messages())
                if (message["t"] != "talk") told.back().push_back(message.dump());
        }
        return told;
    };
    const auto quiet = hand(false), loud = hand(true);
    REQUIRE(quiet.size() == loud.size());
    for (std::size_t i = 0; i < quiet.size(); ++i) {
        CHECK(quiet[i].size() > 10);
        CHECK(quiet[i] == loud[i]);
    }
}
