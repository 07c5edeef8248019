// Large responses: they wait in files, a few per address at once, and long queries are answered in turns.
#include "server/round_robin_queue.hpp"
#include "tests/club/club_kit.hpp"
#include "tests/server/support/rows.hpp"
#include "tests/server/support/schema.hpp"
#include "tests/server/support/wire.hpp"

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <doctest/doctest.h>
#include <filesystem>
#include <memory>
#include <sstream>
#include <thread>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

using boost::asio::ip::tcp;

constexpr int kRounds = 300;
constexpr std::size_t kLarge = 32u * 1024;

/// A request whose response is read late or never.
class Reader {
public:
    Reader(boost::asio::io_context& io, unsigned short port, const std::string& target,
           const test::Person& person, const std::string& address = "192.0.2.1")
        : socket_(io, tcp::v4()) {
        socket_.set_option(boost::asio::socket_base::receive_buffer_size(4096));
        socket_.connect({boost::asio::ip::make_address("127.0.0.1"), port});
        boost::asio::write(socket_,
                           boost::asio::buffer("GET " + target + " HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " +
                                               address + "\r\nAuthorization: Bearer " + person.secret +
                                               "\r\nConnection: close\r\n\r\n"));
    }
    bool answered() { return socket_.available() > 0; }
    /// Waits for the status line.
    std::string status() {
        while (text_.size() < 12) read_some();
        return text_.substr(9, 3);
    }
    /// Everything received until the connection ends.
    const std::string& rest() {
        boost::system::error_code ended;
        boost::asio::read(socket_, boost::asio::dynamic_buffer(text_), ended);
        return text_;
    }
    std::string body() { return rest().substr(text_.find("\r\n\r\n") + 4); }

private:
    void read_some() {
        std::array<char, 12> bytes{};
        const std::size_t got = socket_.read_some(boost::asio::buffer(bytes));
        text_.append(bytes.data(), got);
    }
    tcp::socket socket_;
    std::string text_;
};

/// A club with a season of many rounds, behind a proxy.
struct LongSeason {
    explicit LongSeason(const TestServer::Change& more = {})
        : club(minchiate_table({{"open", false}}), [&](server::ServerSettings& s) {
              s.net.trusted_proxies.add("127.0.0.1/32");
              s.net.large_answer = kLarge;
              s.net.http_buffer = 4096;
              if (more) more(s);
          }) {
        std::string csv = "match,day,game,round,hand,player,side,amount\n";
        for (int i = 0; i < kRounds; ++i) {
            const std::string begin = std::to_string(i) + ",2025-10-07,minchiate,1,,";
            csv += begin + "Ginevra,,5\n" + begin + "Zia,,-5\n";
        }
        REQUIRE(club.import_results(csv).empty());
    }
    std::string below(const std::string& what) const {
        return "/api/clubs/" + club.club + "/seasons/" + club.season + what;
    }
    Reader reader(const std::string& target, const std::string& address = "192.0.2.1") {
        return {io, club.server->port(), target, club.owner, address};
    }
    boost::asio::io_context io;
    ClubEvening club;
};

int count_entries(const std::string& jsonl) {
    int entries = 0;
    std::istringstream lines(jsonl);
    for (std::string line; std::getline(lines, line);)
        entries += json::parse(line)["kind"] == "entry" ? 1 : 0;
    return entries;
}

} // namespace

TEST_CASE("a round-robin queue takes one item per sender, each sender's in order") {
    server::RoundRobinQueue<int> turns;
    for (int i = 0; i < 4; ++i) turns.push("a", i);
    turns.push("b", 10);
    turns.push("c", 20);
    turns.push("b", 11);
    std::vector<int> taken;
    for (int i = 0; i < 3; ++i) taken.push_back(*turns.pop());
    turns.push("d", 30);
    while (const auto next = turns.pop()) taken.push_back(*next);
    CHECK(taken == std::vector<int>{0, 10, 20, 1, 11, 30, 2, 3});
    CHECK_FALSE(turns.pop());
    turns.push("a", 7);
    turns.push("b", 12);
    const auto other = [](const std::string& address) { return address != "a"; };
    CHECK(turns.pop(other) == 12);
    CHECK_FALSE(turns.pop(other));
    CHECK(turns.pop() == 7);
}

TEST_CASE("a large response arrives complete, with its length first, and leaves no file") {
    LongSeason season;
    const HttpAnswer whole =
        season.club.get("/seasons/" + season.club.season + "/ledger", season.club.owner.headers());
    REQUIRE(whole.status == 200);
    REQUIRE(whole.body.size() > 2 * kLarge);
    CHECK(whole.header("Content-Length") == std::to_string(whole.body.size()));
    CHECK(whole.header("Content-Type") == "application/jsonl; charset=utf-8");
    CHECK(whole.header("Cache-Control") == "no-store");
    CHECK(count_entries(whole.body) == kRounds);
    const HttpAnswer head = http_request(season.club.server->port(), "HEAD", season.below("/ledger"), "",
                                         season.club.owner.headers());
    CHECK(head.status == 200);
    CHECK(head.header("Content-Length") == std::to_string(whole.body.size()));
    const HttpAnswer data =
        http_request(season.club.server->port(), "GET", "/api/me/data", "", season.club.owner.headers());
    REQUIRE(data.body.size() > kLarge);
    CHECK(schema_problem("http.json#/$defs/PersonalData", data.value()) == "");
    CHECK(data.value()["results"].size() == kRounds);
    for (const auto& file : std::filesystem::directory_iterator(season.club.folder.path()))
        CHECK(file.path().filename().string().find("answer-") == std::string::npos);
}

TEST_CASE("personal data is read row by row, so its size costs little memory") {
    constexpr int kRows = 200'000;
    const TempDir folder;
    const TestServer server(folder);
    const test::Person person = new_person(server.port(), "Ginevra");
    {
        store::Database db(database_of(folder), store::Synchronous::normal);
        db.run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
               std::to_string(kRows) +
               ") INSERT INTO person_journal (at, what, guest) SELECT i, 'administrator', g.key"
               " FROM n, guests g");
    }
    HttpAnswer data;
    const std::int64_t peak =
        sqlite_peak([&] { data = http_request(server.port(), "GET", "/api/me/data", "", person.headers()); });
    REQUIRE(data.status == 200);
    CHECK(data.value()["journal"].size() == kRows);
    CHECK(static_cast<std::size_t>(peak) < data.body.size() / 2);
}

TEST_CASE("two large responses may wait per address; others beyond are refused, other addresses are served") {
    LongSeason season;
    std::vector<Reader> readers;
    for (int i = 0; i < 24; ++i) readers.push_back(season.reader(season.below("/ledger")));
    int sent = 0, refused = 0;
    std::vector<Reader*> waiting;
    for (Reader& reader : readers) {
        if (reader.status() == "200") {
            ++sent;
            waiting.push_back(&reader);
        } else {
            ++refused;
            const std::string& answer = reader.rest();
            CHECK(answer.find("HTTP/1.1 429") == 0);
            CHECK(answer.find("\"too_many\"") != std::string::npos);
            CHECK(answer.find("Retry-After: 5") != std::string::npos);
        }
    }
    CHECK(sent == 2);
    CHECK(refused == 22);
    Reader other = season.reader(season.below("/ledger"), "192.0.2.2");
    CHECK(other.status() == "200");
    for (Reader* reader : waiting) CHECK(count_entries(reader->body()) == kRounds);
    CHECK(count_entries(other.body()) == kRounds);
    // Once they are read there is space again.
    CHECK(
        season.club.loop.run_until([&] { return season.reader(season.below("/ledger")).status() == "200"; }));
}

TEST_CASE("large responses are bounded in total number and bytes") {
    bool by_bytes = false;
    SUBCASE("in number") {}
    SUBCASE("in bytes") { by_bytes = true; }
    LongSeason season([by_bytes](server::ServerSettings& s) {
        if (by_bytes)
            s.net.total_large_bytes = 3 * kLarge;
        else
            s.net.total_large_answers = 1;
    });
    Reader first = season.reader(by_bytes ? "/api/me/data" : season.below("/ledger"), "192.0.2.1");
    CHECK(first.status() == "200");
    Reader second = season.reader(season.below("/ledger"), "192.0.2.2");
    const std::string& answer = second.rest();
    CHECK(answer.find("HTTP/1.1 503") == 0);
    CHECK(answer.find("\"busy\"") != std::string::npos);
    CHECK(answer.find("Retry-After: 5") != std::string::npos);
    CHECK(first.body().size() > kLarge);
}

TEST_CASE("a client that reads nothing of a large response is disconnected, a slow reader is not") {
    LongSeason season([](server::ServerSettings& s) { s.net.request_time = 1s; });
    Reader idle = season.reader(season.below("/ledger")), slow = season.reader(season.below("/ledger"));
    CHECK(idle.status() == "200");
    CHECK(slow.status() == "200");
    std::this_thread::sleep_for(2s);
    const std::string whole = slow.body();
    CHECK(count_entries(whole) == kRounds);
    std::this_thread::sleep_for(5s); // one second, and the time for a chunk
    CHECK(idle.body().size() < whole.size() / 2);
}

TEST_CASE("unread responses in memory are bounded per address and in total") {
    const TempDir folder;
    bool of_address = false;
    SUBCASE("per address") { of_address = true; }
    SUBCASE("in total") {}
    const TestServer server(folder, [of_address](server::ServerSettings& s) {
        s.net.trusted_proxies.add("127.0.0.1/32");
        s.net.http_buffer = 4096;
        (of_address ? s.net.transfer_per_address : s.net.total_transfer) = 600'000;
    });
    const std::string document = http_request(server.port(), "GET", "/api/openapi.json").body;
    REQUIRE(document.size() > 150'000);
    REQUIRE(document.size() < 600'000);
    boost::asio::io_context io;
    std::vector<Reader> readers;
    std::size_t sent = 0, refused = 0;
    for (int i = 0; i < 8; ++i) {
        const std::string address = of_address ? "192.0.2.1" : "192.0.2." + std::to_string(i);
        readers.emplace_back(io, server.port(), "/api/openapi.json", test::Person{}, address);
        (readers.back().status() == "200" ? sent : refused) += 1;
        if (refused > 0) {
            CHECK(readers.back().status() == "503");
            CHECK(readers.back().rest().find("\"busy\"") != std::string::npos);
            CHECK(readers.back().rest().find("Retry-After: 5") != std::string::npos);
        }
    }
    CHECK(sent == 600'000 / document.size());
    CHECK(refused > 0);
    // Small responses arrive all the same, and the large ones complete.
    CHECK(http_request(server.port(), "GET", "/api/version", "", {{"X-Forwarded-For", "192.0.2.1"}}).status ==
          200);
    CHECK(readers.front().body() == document);
    if (of_address)
        CHECK(http_request(server.port(), "GET", "/api/openapi.json", "", {{"X-Forwarded-For", "192.0.2.2"}})
                  .status == 200);
}

TEST_CASE("long queries are answered in turns by address") {
    LongSeason season;
    constexpr int kMany = 16;
    std::vector<Reader> many;
    for (int i = 0; i < kMany; ++i) many.push_back(season.reader(season.below("/standings")));
    Reader other = season.reader("/api/me/data", "192.0.2.2");
    CHECK(other.status() == "200");
    int before = 0;
    for (Reader& reader : many) before += reader.answered() ? 1 : 0;
    CHECK(before < kMany / 2);
    for (Reader& reader : many) CHECK(reader.status() == "200");
}

TEST_CASE("waiting long queries are bounded per address") {
    LongSeason season([](server::ServerSettings& s) { s.net.long_queries_per_address = 3; });
    std::vector<Reader> many;
    for (int i = 0; i < 16; ++i) many.push_back(season.reader(season.below("/standings")));
    Reader other = season.reader(season.below("/standings"), "192.0.2.2");
    int refused = 0;
    for (Reader& reader : many) {
        if (reader.status() == "200") continue;
        ++refused;
        CHECK(reader.rest().find("HTTP/1.1 503") == 0);
        CHECK(reader.rest().find("\"busy\"") != std::string::npos);
        CHECK(reader.rest().find("Retry-After: 1") != std::string::npos);
    }
    CHECK(refused > 0);
    CHECK(other.status() == "200");
}
