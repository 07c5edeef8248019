// What addresses share: the one with most gives way, and addresses take turns.
#include "server/actor/thinkers.hpp"
#include "server/fair_pool.hpp"
#include "server/round_robin_queue.hpp"
#include "server/store/store.hpp"
#include "tests/server/support/own_query.hpp"
#include "tests/server/support/test_server.hpp"

#include <algorithm>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <doctest/doctest.h>
#include <future>
#include <optional>
#include <vector>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;
using server::FairPool;
using server::ThoughtKind;

namespace {

constexpr auto kLongestWait = 30s;

/// A thought that never ends by itself, and counts its steps.
class CountedThought final : public server::Thought {
public:
    explicit CountedThought(std::atomic<int>& steps) : steps_(steps) {}
    void step() override { ++steps_; }
    bool decided() const override { return false; }

private:
    std::atomic<int>& steps_;
};

/// A thought that holds its thread until it is released.
class Gate final : public server::Thought {
public:
    explicit Gate(std::shared_future<void> released) : released_(std::move(released)) {}
    void step() override { released_.wait_for(kLongestWait); }
    bool decided() const override { return released_.wait_for(0s) == std::future_status::ready; }

private:
    std::shared_future<void> released_;
};

/// One thinking thread, busy until it is opened, whose clock advances by a millisecond per look.
struct CountedThinkers {
    CountedThinkers() {
        thinkers.think({std::make_unique<Gate>(gate.get_future().share()), 1h, now() + 24h, wanted, "gate",
                        ThoughtKind::other, false, [] {}});
    }
    /// The result is the number of steps of `others` when it is over.
    std::future<int> think(const std::string& owner, std::atomic<int>& steps, std::chrono::milliseconds most,
                           const std::atomic<int>& others, ThoughtKind kind = ThoughtKind::other) {
        auto done = std::make_shared<std::promise<int>>();
        auto over = done->get_future();
        thinkers.think({std::make_unique<CountedThought>(steps), most, now() + 24h, wanted, owner, kind,
                        false, [done, &others] { done->set_value(others); }});
        return over;
    }
    std::chrono::steady_clock::time_point now() const {
        return std::chrono::steady_clock::time_point(std::chrono::milliseconds(looks.load()));
    }
    std::shared_ptr<const int> wanted = std::make_shared<const int>();
    std::atomic<int> looks = 0;
    std::promise<void> gate;
    server::Thinkers thinkers{1, [this] {
                                  ++looks;
                                  return now();
                              }};
};

} // namespace

TEST_CASE("a newcomer takes the newest share of the address with most, and nothing of an equal") {
    FairPool pool(4);
    std::vector<std::stop_source> lost(8);
    std::vector<std::optional<std::size_t>> shares;
    for (std::size_t i = 0; i < 4; ++i) shares.push_back(pool.take("a", 1, lost[i]));
    CHECK_FALSE(pool.take("a", 1, lost[4]));
    const auto other = pool.take("b", 1, lost[4]);
    REQUIRE(other);
    CHECK(lost[3].stop_requested());
    const auto third = pool.take("c", 1, lost[5]);
    REQUIRE(third);
    CHECK(lost[2].stop_requested());
    CHECK_FALSE(pool.take("d", 3, lost[6])); // would have most itself
    pool.give_back("a", *shares[3]);         // lost already
    CHECK_FALSE(pool.take("c", 1, lost[6]));
    pool.give_back("c", *third);
    CHECK(pool.take("c", 1, lost[6]));
    CHECK_FALSE(lost[1].stop_requested());
    for (const char* address : {"a", "b"})
        for (std::size_t number = 0; number < 10; ++number) pool.give_back(address, number);
    CHECK(pool.take("a", 3, lost[7]));
    CHECK_FALSE(pool.take("b", 5, lost[7]));
}

TEST_CASE("the addresses of one network are one claimant, and share its part among themselves") {
    CHECK(server::network_of("192.0.2.1") == "192.0.2.1");
    CHECK(server::network_of("2001:db8:1:2::/64") == server::network_of("2001:db8:1:ffff::/64"));
    CHECK(server::network_of("2001:db8:1:2::/64") != server::network_of("2001:db8:2:2::/64"));

    FairPool pool(4);
    std::vector<std::stop_source> lost(4), others(4);
    const auto address = [](std::size_t i) { return "2001:db8:0:" + std::to_string(i + 1) + "::/64"; };
    for (std::size_t i = 0; i < 4; ++i) REQUIRE(pool.take(address(i), 1, lost[i]));
    CHECK_FALSE(pool.take(address(4), 1, others[0])); // none of its network has more
    CHECK(pool.take("192.0.2.1", 1, others[0]));
    CHECK(pool.take("192.0.2.1", 1, others[1]));
    CHECK_FALSE(pool.take("192.0.2.1", 1, others[2])); // would have most itself
    CHECK(std::ranges::count_if(lost, [](const auto& one) { return one.stop_requested(); }) == 2);

    server::RoundRobinQueue<int> queue(6);
    for (int i = 0; i < 4; ++i) queue.push(address(static_cast<std::size_t>(i)), i);
    queue.push(address(0), 4);
    queue.push("192.0.2.1", 10);
    CHECK(queue.push("192.0.2.1", 11).value_or(-1) == 4); // the newest of the address with most
    std::vector<int> order;
    while (const auto job = queue.pop()) order.push_back(*job);
    CHECK(order == std::vector{0, 10, 1, 11, 2, 3});
    CHECK(queue.size() == 0);
}

TEST_CASE("a hundred tables of one address get at most half of the thinking of one table of another") {
    std::atomic<int> many = 0, one = 0;
    CountedThinkers thinkers;
    for (int i = 0; i < 100; ++i) thinkers.think("a", many, 1h, one);
    auto over = thinkers.think("b", one, 1s, many);
    thinkers.gate.set_value();
    REQUIRE(over.wait_for(kLongestWait) == std::future_status::ready);
    CHECK(one > 500);
    CHECK(over.get() < one * 11 / 10);
}

TEST_CASE("a hint is thought about before the bots' moves of its address") {
    std::atomic<int> moves = 0, hint = 0;
    CountedThinkers thinkers;
    for (int i = 0; i < 10; ++i) thinkers.think("a", moves, 1h, hint);
    auto over = thinkers.think("a", hint, 200ms, moves, ThoughtKind::hint);
    thinkers.gate.set_value();
    REQUIRE(over.wait_for(kLongestWait) == std::future_status::ready);
    CHECK(over.get() == 0);
}

TEST_CASE(
    "if too many long queries wait, the address with most gives way; those of gone clients are dropped") {
    const TempDir folder;
    boost::asio::io_context io;
    auto work = boost::asio::make_work_guard(io);
    std::jthread thread([&io] { io.run(); });
    store::StoreOptions options{folder.file("a.db"), store::Synchronous::normal};
    options.long_queries = 3;
    std::promise<void> release;
    const std::shared_future<void> released(release.get_future());
    std::atomic<int> run = 0;
    {
        store::Store store(options, io);
        const auto ask = [&](const char* from, std::stop_token gone = {}) {
            const auto answer = std::make_shared<std::promise<std::string>>();
            const store::OwnQuery query{[&run, released](store::Database&) {
                released.wait_for(kLongestWait);
                return ++run;
            }};
            const auto done = [answer](const auto& result) {
                answer->set_value(result ? "answered" : result.error().crowded() ? "crowded" : "failed");
            };
            store.ask_long(io.get_executor(), store::LongAsker(from, std::move(gone)), query, std::identity{},
                           done);
            return answer->get_future();
        };
        std::stop_source left;
        std::vector<std::future<std::string>> running, waiting;
        for (const char* from : {"x", "y"}) running.push_back(ask(from)); // one per thread
        std::this_thread::sleep_for(50ms);
        waiting.push_back(ask("a", left.get_token()));
        waiting.push_back(ask("a"));
        auto newest = ask("a"), other = ask("b");
        left.request_stop();
        release.set_value(); // the threads take the new ones before the next is answered
        CHECK(newest.get() == "crowded");
        CHECK(other.get() == "answered");
        CHECK(waiting[0].get() == "crowded");
        CHECK(waiting[1].get() == "answered");
        for (auto& one : running) CHECK(one.get() == "answered");
    }
    CHECK(run == 4);
    work.reset();
}

TEST_CASE("the lobby takes turns by address: nobody's tables hide those of others") {
    constexpr std::size_t kLines = 5;
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& settings) {
        settings.net.trusted_proxies.add("127.0.0.1/32");
        settings.directory.most_lines = kLines;
    });
    const auto from = [&](const char* address, const test::Person& person) {
        Headers headers = person.headers();
        headers.emplace_back("X-Forwarded-For", address);
        return headers;
    };
    const test::Person honest = new_person(server.port(), "Ginevra"),
                       greedy = new_person(server.port(), "Lapo");
    const auto make = [&](const char* address, const test::Person& person) {
        const HttpAnswer made =
            http_request(server.port(), "POST", "/api/tables", kToy.dump(), from(address, person));
        REQUIRE_MESSAGE(made.status == 201, made.body);
        return made.value()["table"].get<std::string>();
    };
    const std::string one = make("192.0.2.1", honest);
    std::this_thread::sleep_for(5ms);
    for (std::size_t i = 0; i < 2 * kLines; ++i) make("192.0.2.2", greedy);
    const json list = http_request(server.port(), "GET", "/api/tables").value()["tables"];
    REQUIRE(list.size() == kLines);
    CHECK(list[1]["id"] == one);
}

TEST_CASE("the lobby takes turns by network, and after a restart by the address of a host who is back") {
    constexpr std::size_t kLines = 5;
    const TempDir folder;
    const auto change = [](server::ServerSettings& settings) {
        settings.net.trusted_proxies.add("127.0.0.1/32");
        settings.directory.most_lines = kLines;
    };
    std::optional<TestServer> server(std::in_place, folder, change);
    EventLoop loop;
    std::vector<std::unique_ptr<Player>> hosts;
    const auto make = [&](const std::string& address) {
        const test::Person person = new_person(server->port(), "Host " + std::to_string(hosts.size()));
        Headers headers = person.headers();
        headers.emplace_back("X-Forwarded-For", address);
        const json made = http_request(server->port(), "POST", "/api/tables", kToy.dump(), headers).value();
        hosts.push_back(std::make_unique<Player>(loop, server->port(), person,
                                                 TableIds{made["table"], made["invitation"]}));
        hosts.back()->comes_from(address);
        std::this_thread::sleep_for(5ms);
        return made["table"].get<std::string>();
    };
    const auto place_of = [&](const std::string& table) {
        const json list = http_request(server->port(), "GET", "/api/tables").value()["tables"];
        REQUIRE(list.size() == kLines);
        const auto found = std::ranges::find_if(list, [&](const json& one) { return one["id"] == table; });
        return found - list.begin();
    };
    const std::string honest = make("192.0.2.1");
    for (std::size_t i = 0; i < 2 * kLines; ++i) make("2001:db8:0:" + std::to_string(i + 1) + "::1");
    CHECK(place_of(honest) == 1);

    server.reset();
    server.emplace(folder, change);
    for (auto& host : hosts) {
        host->move_to(server->port());
        host->connect();
        REQUIRE(loop.run_until([&] { return host->table.has_value(); }));
    }
    CHECK(place_of(honest) == 1);
}
