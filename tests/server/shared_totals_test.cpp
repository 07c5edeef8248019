// Totals that all addresses share: filled by the fewest addresses, then asked from a new one.
#include "tests/protocol/record_files.hpp"
#include "tests/server/support/match_play.hpp"

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <poll.h>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

constexpr auto kLongestAnswerWait = 60s;
constexpr const char *kAddress = "192.0.2.1", *kOtherAddress = "192.0.2.2", *kThirdAddress = "192.0.2.3";

/// A request whose response is read later or never.
class OpenRequest {
public:
    OpenRequest(boost::asio::io_context& io, unsigned short port, const std::string& address,
                const std::string& line, const std::string& body = "", const std::string& secret = "",
                const std::string& headers = "")
        : socket_(io, boost::asio::ip::tcp::v4()) {
        socket_.set_option(boost::asio::socket_base::receive_buffer_size(4096));
        socket_.connect({boost::asio::ip::make_address("127.0.0.1"), port});
        std::string text = line + " HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + address + headers;
        if (!secret.empty()) text += "\r\nAuthorization: Bearer " + secret;
        if (!body.empty())
            text += "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size());
        boost::asio::write(socket_, boost::asio::buffer(text + "\r\nConnection: close\r\n\r\n" + body));
    }
    /// Returns the status code if the response arrives within the time; otherwise nothing.
    std::string status_within(std::chrono::milliseconds time) {
        const auto end = std::chrono::steady_clock::now() + time;
        while (socket_.available() < kStatusLine && std::chrono::steady_clock::now() < end)
            std::this_thread::sleep_for(5ms);
        if (socket_.available() < kStatusLine) return "";
        std::string text(kStatusLine, ' ');
        boost::asio::read(socket_, boost::asio::buffer(text));
        return text.substr(9, 3);
    }
    /// Returns true if the server ends the connection within the time.
    bool ends_within(std::chrono::milliseconds time) {
        std::array<char, 256> some;
        pollfd wanted{socket_.native_handle(), POLLIN, 0};
        boost::system::error_code ended;
        while (!ended && ::poll(&wanted, 1, static_cast<int>(time.count())) > 0)
            socket_.read_some(boost::asio::buffer(some), ended);
        return ended.failed();
    }
    /// Reads to the end; returns the number of bytes.
    std::size_t rest() {
        std::string text;
        boost::system::error_code ended;
        return boost::asio::read(socket_, boost::asio::dynamic_buffer(text), ended);
    }

private:
    static constexpr std::size_t kStatusLine = 12;
    boost::asio::ip::tcp::socket socket_;
};

struct Shared {
    explicit Shared(const TestServer::Change& change)
        : server(folder, [&change](server::ServerSettings& settings) {
              settings.net.trusted_proxies.add("127.0.0.1/32");
              settings.net.http_buffer = 4096;
              change(settings);
          }) {}
    std::unique_ptr<OpenRequest> open(const char* address, const std::string& line,
                                      const std::string& body = "", const std::string& secret = "",
                                      const std::string& headers = "") {
        return std::make_unique<OpenRequest>(io, server.port(), address, line, body, secret, headers);
    }
    Headers from(const char* address, const test::Person& person) const {
        Headers headers = person.headers();
        headers.emplace_back("X-Forwarded-For", address);
        return headers;
    }
    HttpAnswer make_table(const char* address, const test::Person& person) const {
        return http_request(server.port(), "POST", "/api/tables", kToy.dump(), from(address, person));
    }
    TempDir folder;
    boost::asio::io_context io;
    TestServer server;
};

void connections() {
    Shared shared([](server::ServerSettings& settings) { settings.net.connections = 3; });
    const test::Person person = new_person(shared.server.port(), "Lapo");
    const auto socket = [&](const char* address) {
        return shared.open(
            address, "GET /ws", "", person.secret,
            "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
            "\r\nSec-WebSocket-Key: Z2VybWluaS1nZXJtaW5pLQ==\r\nSec-WebSocket-Protocol: germini.v5");
    };
    const auto answer = [](OpenRequest& request) { return request.status_within(kLongestAnswerWait); };
    const auto first = socket(kAddress);
    CHECK(answer(*first) == "101");
    const auto second = socket(kAddress);
    CHECK(answer(*second) == "101");
    const auto newest = socket(kAddress);
    CHECK(answer(*newest) == "101");
    CHECK(answer(*socket(kAddress)) == "429");
    const auto other = socket(kOtherAddress);
    CHECK(answer(*other) == "101");
    CHECK(newest->ends_within(kLongestAnswerWait));
    CHECK_FALSE(first->ends_within(100ms));
    CHECK_FALSE(second->ends_within(100ms));
    CHECK(answer(*socket(kOtherAddress)) == "429"); // would have as many
    CHECK_FALSE(other->ends_within(100ms));
}

const std::string kReview = json{{"record", testing::hand_of_1798()}, {"seat", 3}, {"trick", 2}}.dump();

void reviews_of_records() {
    Shared shared([](server::ServerSettings& settings) {
        settings.bot_threads = 1;
        settings.net.total_record_reviews = 2;
    });
    const auto review = [&](const char* address) {
        return shared.open(address, "POST /api/review", kReview);
    };
    const auto first = review(kAddress);
    CHECK(first->status_within(100ms).empty());
    const auto newest = review(kAddress);
    CHECK(newest->status_within(100ms).empty());
    auto other = review(kOtherAddress);
    CHECK(newest->status_within(kLongestAnswerWait) == "503");
    CHECK(other->status_within(100ms).empty());
    CHECK(review(kThirdAddress)->status_within(kLongestAnswerWait) == "503");
    // Who hangs up leaves the place.
    other.reset();
    bool taken = false;
    for (int attempt = 0; attempt < 50 && !taken; ++attempt)
        taken = review(kThirdAddress)->status_within(200ms).empty();
    CHECK(taken);
}

void responses_in_memory() {
    constexpr std::size_t kMemory = 600'000;
    Shared shared([](server::ServerSettings& settings) { settings.net.total_transfer = kMemory; });
    const std::string line = "GET /api/openapi.json";
    const std::size_t whole = http_request(shared.server.port(), "GET", "/api/openapi.json").body.size();
    REQUIRE(whole > kMemory / 4);
    std::vector<std::unique_ptr<OpenRequest>> many;
    for (std::size_t i = 0; i < kMemory / whole; ++i) {
        many.push_back(shared.open(kAddress, line));
        CHECK(many.back()->status_within(kLongestAnswerWait) == "200");
    }
    REQUIRE(many.size() > 1);
    const auto other = shared.open(kOtherAddress, line);
    CHECK(other->status_within(kLongestAnswerWait) == "200");
    CHECK(many.back()->rest() < whole);
    CHECK(other->rest() > whole);
    CHECK(many.front()->rest() > whole);
}

void responses_in_files(const TestServer::Change& limit) {
    Shared shared([&limit](server::ServerSettings& settings) {
        settings.net.large_answer = 16u * 1024;
        limit(settings);
    });
    const test::Person person = new_person(shared.server.port(), "Ginevra");
    {
        store::Database db(database_of(shared.folder), store::Synchronous::normal);
        db.run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)"
               " INSERT INTO person_journal (at, what, guest) SELECT i, 'administrator', g.key FROM n, "
               "guests g");
    }
    const auto data = [&](const char* address) {
        return shared.open(address, "GET /api/me/data", "", person.secret);
    };
    const auto first = data(kAddress);
    CHECK(first->status_within(kLongestAnswerWait) == "200");
    const auto newest = data(kAddress);
    CHECK(newest->status_within(kLongestAnswerWait) == "200");
    const auto other = data(kOtherAddress);
    CHECK(other->status_within(kLongestAnswerWait) == "200");
    const std::size_t whole = other->rest();
    CHECK(whole > 500'000);
    CHECK(newest->rest() < whole);
    CHECK(first->rest() == whole);
}

void tables() {
    const Shared shared([](server::ServerSettings& settings) { settings.directory.tables = 3; });
    const test::Person greedy = new_person(shared.server.port(), "Lapo"),
                       other = new_person(shared.server.port(), "Ginevra");
    std::string newest;
    for (int i = 0; i < 3; ++i) {
        const HttpAnswer made = shared.make_table(kAddress, greedy);
        REQUIRE(made.status == 201);
        newest = made.value()["table"];
        std::this_thread::sleep_for(5ms);
    }
    CHECK(shared.make_table(kAddress, greedy).status == 503);
    CHECK(shared.make_table(kOtherAddress, other).status == 201);
    EventLoop loop;
    CHECK(loop.run_until([&] {
        const std::string list = http_request(shared.server.port(), "GET", "/api/tables").body;
        return list.find(newest) == std::string::npos;
    }));
    CHECK(shared.make_table(kAddress, greedy).status == 503);
    CHECK(shared.make_table(kOtherAddress, other).status == 503); // would have as many
}

/// Tables at which one person waits, or looks on while bots play.
void tables_with_a_person(bool begun) {
    const Shared shared([](server::ServerSettings& settings) { settings.directory.tables = 2; });
    EventLoop loop;
    const test::Person other = new_person(shared.server.port(), "Ginevra");
    std::vector<std::unique_ptr<Player>> there;
    for (int i = 0; i < 2; ++i) {
        there.push_back(begun ? begin_with_bots(loop, shared.server.port())
                              : open_table(loop, shared.server.port()));
        std::this_thread::sleep_for(5ms);
    }
    CHECK(shared.make_table(kOtherAddress, other).status == 201);
    CHECK(loop.run_until([&] { return there[1]->state() == "over" || there[1]->bye; }));
    CHECK(there[0]->state() != "over");
    CHECK(shared.make_table(kThirdAddress, new_person(shared.server.port(), "Neri")).status == 503);
}

void spectators() {
    const Shared shared([](server::ServerSettings& settings) {
        settings.table.most_spectators = 3;
        settings.table.most_of_address = 3;
    });
    EventLoop loop;
    Party party = sit_down(loop, shared.server.port(), kToy, 2, 3);
    std::vector<std::unique_ptr<Player>> crowd;
    const auto enter = [&](const char* address) {
        const test::Person person = new_person(shared.server.port(), "Guest " + std::to_string(crowd.size()));
        crowd.push_back(
            std::make_unique<Player>(loop, shared.server.port(), person, TableIds{party.ids.id, ""}));
        crowd.back()->comes_from(address);
        crowd.back()->connect();
        REQUIRE(loop.run_until([&] { return crowd.back()->table || crowd.back()->bye; }));
        return !crowd.back()->bye;
    };
    for (int i = 0; i < 3; ++i) CHECK(enter("2001:db8:0:1::1"));
    CHECK_FALSE(enter("2001:db8:0:1::2"));
    CHECK(enter(kOtherAddress));
    REQUIRE(loop.run_until([&] { return crowd[2]->bye.has_value(); }));
    CHECK((*crowd[2]->bye)["code"] == "full");
    // Two of another network would be as many: its addresses are one claimant.
    CHECK_FALSE(enter(kOtherAddress));
    // An address of the same network has less than the first, and takes its place.
    CHECK(enter("2001:db8:0:2::1"));
    REQUIRE(loop.run_until([&] { return crowd[1]->bye.has_value(); }));
    CHECK_FALSE(enter("2001:db8:0:3::1"));
    CHECK_FALSE(crowd[0]->bye);
}

/// By the row in docs/limits.md. Those without a function are in other tests: password_turns_test,
/// passkeys_test, fair_pool_test.
const std::map<std::string, std::function<void()>> kTotals{
    {"total connections", connections},
    {"passwords queued for hashing", nullptr},
    {"open passkey challenges", nullptr},
    {"queued long queries", nullptr},
    {"unsent responses in memory in total", responses_in_memory},
    {"concurrent responses in files in total",
     [] { responses_in_files([](server::ServerSettings& s) { s.net.total_large_answers = 2; }); }},
    {"total size of these files",
     [] { responses_in_files([](server::ServerSettings& s) { s.net.total_large_bytes = 2'000'000; }); }},
    {"total unfinished tables",
     [] {
         tables();
         tables_with_a_person(false);
         tables_with_a_person(true);
     }},
    {"spectators per table; as many invited guests without a seat, besides its host", spectators},
    {"reviews in progress of hands played here", nullptr}, // as those of records
    {"reviews in progress of records from anywhere", reviews_of_records}};

} // namespace

TEST_CASE("what few addresses have filled gives way to a new one, for every total of docs/limits.md") {
    std::ifstream page("docs/limits.md");
    REQUIRE(page);
    std::size_t found = 0;
    for (std::string line; std::getline(page, line);) {
        if (line.find("address with most") == std::string::npos) continue;
        const std::string name = line.substr(2, line.find(" | ") - 2);
        CAPTURE(name);
        ++found;
        REQUIRE(kTotals.contains(name));
        if (const auto& fill = kTotals.at(name)) fill();
    }
    CHECK(found == kTotals.size());
}

TEST_CASE("an evening of sixty people behind one address, first visits included, meets no limit") {
    constexpr int kTables = 20, kSeats = 3, kFiles = 170;
    const TempDir folder;
    const std::string web = folder.file("web");
    std::filesystem::create_directory(web);
    std::ofstream(web + "/index.html") << "<!doctype html>";
    for (int i = 0; i < kFiles; ++i) std::ofstream(web + "/f" + std::to_string(i) + ".js") << "//";
    const TestServer server(folder, [&web](server::ServerSettings& settings) {
        const server::NetSettings usual;
        settings.net.web = web;
        settings.net.requests_per_address = usual.requests_per_address;
        settings.net.pages_per_address = usual.pages_per_address;
        settings.net.others_per_address = usual.others_per_address;
        settings.net.guests_per_address = usual.guests_per_address;
        settings.net.hands_per_address = usual.hands_per_address;
        settings.net.messages_per_connection = usual.messages_per_connection;
        settings.net.messages_per_address = usual.messages_per_address;
    });
    const auto first_visit = [&] {
        std::string requests;
        for (int i = 0; i < kFiles; ++i)
            requests += "GET /f" + std::to_string(i) + ".js HTTP/1.1\r\nHost: x\r\n" +
                        (i + 1 == kFiles ? "Connection: close\r\n\r\n" : "\r\n");
        boost::asio::io_context io;
        boost::asio::ip::tcp::socket socket(io);
        socket.connect({boost::asio::ip::make_address("127.0.0.1"), server.port()});
        boost::asio::write(socket, boost::asio::buffer(requests));
        std::string all;
        boost::system::error_code ended;
        boost::asio::read(socket, boost::asio::dynamic_buffer(all), ended);
        int found = 0;
        for (std::size_t at = all.find("200 OK"); at != std::string::npos; at = all.find("200 OK", at + 1))
            ++found;
        return found;
    };
    EventLoop loop;
    std::vector<Party> parties;
    for (int table = 0; table < kTables; ++table) {
        for (int person = 0; person < kSeats; ++person) {
            CHECK(first_visit() == kFiles);
            for (const char* path :
                 {"/api/version", "/api/server", "/api/rules", "/api/tables", "/api/history"})
                CHECK(http_request(server.port(), "GET", path).status == 200);
        }
        parties.push_back(sit_down(loop, server.port(), kToy, kSeats, kSeats));
    }
    for (Party& party : parties) play_hand(loop, party, 1);
}
