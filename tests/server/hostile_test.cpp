// Malicious and ignorant clients: each is answered or disconnected, and the table plays on.
#include "tests/server/support/test_server.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

/// A connection that has sent hello.
std::unique_ptr<WebSocketClient> line_of(EventLoop& loop, unsigned short port, const test::Person& person,
                                         const TableIds& ids) {
    auto line =
        std::make_unique<WebSocketClient>(loop, port, WebSocketOptions{person.secret, "", "germini.v5", 0});
    line->send({{"t", "hello"}, {"table", ids.id}, {"invitation", ids.invitation}});
    REQUIRE(loop.run_until([&] { return line->messages().size() >= 2; }));
    return line;
}

json next(EventLoop& loop, WebSocketClient& line, std::size_t before) {
    if (!loop.run_until([&] { return line.messages().size() > before || line.closed(); })) return nullptr;
    return line.messages().size() > before ? line.messages()[before] : json("closed");
}

} // namespace

TEST_CASE("unreadable messages are answered with their path, and the connection continues") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    const auto line = line_of(loop, server.port(), new_person(server.port(), "Neri"), party.ids);
    loop.run_for(std::chrono::milliseconds(50));
    const auto refused = [&](const std::string& text, const char* code, const char* path) {
        CAPTURE(text.substr(0, 100));
        const std::size_t before = line->messages().size();
        line->send_text(text);
        const json answer = next(loop, *line, before);
        REQUIRE(answer.is_object());
        CHECK(answer["t"] == "error");
        CHECK(answer["code"] == code);
        CHECK(answer["path"] == path);
    };
    refused("", "bad_json", "");
    refused("{", "bad_json", "");
    refused("[]", "bad_field", "");
    refused(R"({"t": "ping", "t": "ping"})", "duplicate_key", "/t");
    refused(R"({"t": "ping", "more": {}})", "unknown_field", "/more");
    refused(std::string(9, '[') + std::string(9, ']'), "too_deep", "/0/0/0/0/0/0/0/0");
    refused(std::string(30'000, '['), "too_deep", "/0/0/0/0/0/0/0/0");
    refused(R"({"t": "act", "id": 1, "hand": 99999999999999999999, "n": 1, "move": {}})", "number_range",
            "/hand");
    refused(R"({"t": "act", "id": 1, "hand": 1.0, "n": 1, "move": {"play": "A1"}})", "bad_field", "/hand");
    refused(R"({"t": "act", "id": 1, "hand": 1, "n": 1, "move": {"play": 5}})", "bad_field", "/move/play");
    refused(R"({"t": "act", "id": 1, "hand": 1, "n": 1, "move": {"play": "A9"}})", "unknown_card",
            "/move/play");
    refused(R"({"t": "act", "id": 1, "hand": 1, "n": 1, "move": {"sing": true}})", "unknown_field",
            "/move/sing");
    refused(R"({"t": "do", "id": "17", "what": {"ready": true}})", "bad_field", "/id");
    refused(R"({"t": "hello", "table": "aaaaaaaaaaaa"})", "bad_message", "");
    refused("\"\\ud800\"", "bad_json", "");
    const std::size_t before = line->messages().size();
    line->send_text("{\"t\": \"ping\"}", true);
    CHECK(next(loop, *line, before)["code"] == "bad_message");
    CHECK_FALSE(line->closed());
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));
    CHECK(line->problems().empty());
}

TEST_CASE("overlong messages and invalid UTF-8 end only their own connection") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) { s.net.close_time = std::chrono::seconds(1); });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    const test::Person person = new_person(server.port(), "Neri");
    {
        const auto line = line_of(loop, server.port(), person, party.ids);
        line->send_text("\"" + std::string(40'000, 'x') + "\"");
        CHECK(loop.run_until([&] { return line->closed(); }));
        CHECK(line->close_code() == 1009);
    }
    {
        const auto line = line_of(loop, server.port(), person, party.ids);
        line->send_text("\"\xff\xfe\"");
        CHECK(loop.run_until([&] { return line->closed(); }));
        CHECK(line->close_code() == 1007);
    }
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));
}

TEST_CASE("a flood is first warned, then disconnected, and the others play on") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) {
        s.net.messages_per_connection = {50, 50};
        s.net.dropped_per_connection = {2, 100};
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    const auto line = line_of(loop, server.port(), new_person(server.port(), "Neri"), party.ids);
    for (int i = 0; i < 2000 && !line->closed(); ++i) line->send_text(R"({"t": "ping"})");
    CHECK(loop.run_until([&] { return line->closed(); }));
    const auto& messages = line->messages();
    CHECK(std::any_of(messages.begin(), messages.end(),
                      [](const json& m) { return m.value("code", "") == "too_fast" && m["t"] == "error"; }));
    for (auto& player : party.players) player->play_by_itself();
    begin_hand(loop, party, 1);
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));
}

TEST_CASE("a client that does not read is disconnected, resumes by number, and delays nobody") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) {
        s.net.outbox = {20'000, 50};
        s.table.message_span = std::chrono::milliseconds(0); // any number
        s.net.socket_buffer = 4096;
        s.net.close_time = std::chrono::seconds(1);
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    const test::Person person = new_person(server.port(), "Neri");
    WebSocketClient slow(loop, server.port(), {person.secret, "", "germini.v5", 4096});
    slow.stop_reading();
    slow.send({{"t", "hello"}, {"table", party.ids.id}});
    const auto watching = [&] { return (*party[0].table)["spectators"] == 1; };
    REQUIRE(loop.run_until(watching));
    // Emotes pile up for a client that does not read, until the server has had enough.
    constexpr int kAtOnce = 30;
    int sent = 0;
    while (watching() && sent < 20'000) {
        std::map<const Player*, int> frames;
        for (auto& player : party.players) frames[player.get()] = player->frames;
        for (int i = 0; i < kAtOnce; ++i) party[0].line().send_text(R"({"t":"say","emote":"buongiorno"})");
        sent += kAtOnce;
        const auto heard = [&] {
            return std::all_of(party.players.begin(), party.players.end(),
                               [&](auto& p) { return p->frames >= frames[p.get()] + kAtOnce; });
        };
        REQUIRE(loop.run_until(heard));
    }
    CHECK(loop.run_until([&] { return !watching(); })); // it has close_time to read the server's last message
    Player again(loop, server.port(), person, party.ids);
    again.connect();
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(1) && again.hand_over(1); }));
    for (auto& player : party.players) CHECK(player->all_problems() == std::vector<std::string>{});
    CHECK(again.all_problems() == std::vector<std::string>{});
}

TEST_CASE("a client that pauses reading gets every message whole and in order, with pongs between them") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) {
        s.net.outbox = {4'000'000, 50'000};
        s.table.message_span = std::chrono::milliseconds(0);
        s.net.socket_buffer = 4096;
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    WebSocketClient slow(loop, server.port(),
                         {new_person(server.port(), "Neri").secret, "", "germini.v5", 4096});
    slow.send({{"t", "hello"}, {"table", party.ids.id}});
    REQUIRE(loop.run_until([&] { return slow.messages().size() >= 2; })); // welcome and table
    constexpr int kRounds = 3, kWords = 1500, kPings = 3;
    constexpr std::size_t kFewerThan = 1000; // are buffered by the system, ahead of the pong
    std::vector<std::string> said;
    std::vector<std::string> heard;
    std::size_t looked_at = 0; // of the messages: one is requested after each
    const auto heard_all = [&] {
        for (; looked_at < slow.messages().size(); ++looked_at)
            if (const json& message = slow.messages()[looked_at]; message["t"] == "said")
                heard.push_back(message["emote"]);
        return heard.size() >= said.size();
    };
    for (int round = 0; round < kRounds; ++round) {
        slow.stop_reading();
        const int told = party[1].frames;
        // No two stretches of it are equal, so an extra, missing or misplaced message shows.
        for (int i = 0; i < kWords; ++i) {
            const std::size_t n = said.size();
            said.emplace_back(n * n % 7 < 3 ? "buongiorno" : n % 11 == 0 ? "scusa" : "bravo");
            party[0].line().send({{"t", "say"}, {"emote", said.back()}});
            if (i >= kWords - kPings) slow.ping();
        }
        REQUIRE(loop.run_until([&] { return party[1].frames >= told + kWords; }));
        const std::size_t before = slow.messages().size(), pongs = slow.pongs().size();
        slow.read_on();
        REQUIRE(loop.run_until([&] { return slow.pongs().size() > pongs; }));
        CHECK(slow.pongs()[pongs] - before < kFewerThan);
        REQUIRE(loop.run_until(heard_all, std::chrono::seconds(60)));
    }
    CHECK(heard == said);
    CHECK(loop.run_until([&] { return slow.pongs().size() == kRounds * kPings; }));
    CHECK(slow.problems() == std::vector<std::string>{});
    CHECK_FALSE(slow.closed());
}

TEST_CASE("a client without hello is disconnected; connections are counted per address") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) {
        s.net.handshake_time = std::chrono::seconds(1);
        s.net.connections_per_address = 5;
        s.net.requests_per_address = {1000, 1000};
    });
    EventLoop loop;
    const test::Person person = new_person(server.port(), "Neri");
    {
        WebSocketClient line(loop, server.port(), {person.secret, "", "germini.v5", 0});
        CHECK(loop.run_until([&] { return line.closed(); }, std::chrono::seconds(5)));
        REQUIRE(line.messages().size() == 1);
        CHECK(line.messages()[0]["t"] == "bye");
    }
    std::vector<std::unique_ptr<WebSocketClient>> lines;
    int refused = 0;
    for (int i = 0; i < 8; ++i) {
        try {
            lines.push_back(std::make_unique<WebSocketClient>(
                loop, server.port(), WebSocketOptions{person.secret, "", "germini.v5", 0}));
        } catch (const std::exception&) { ++refused; }
    }
    CHECK(lines.size() <= 5);
    CHECK(refused >= 3);
    lines.clear();
    CHECK(loop.run_until([&] {
        try {
            return http_request(server.port(), "GET", "/healthz").status == 200;
        } catch (const std::exception&) { return false; }
    }));
}
