// Guessing locks no owner out, and others' passwords wait in queues of their own.
#include "server/account/known_addresses.hpp"
#include "server/round_robin_queue.hpp"
#include "tests/server/support/browser.hpp"

#include <algorithm>
#include <atomic>
#include <doctest/doctest.h>
#include <future>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

constexpr const char* kTurnsPassword = "una carta sola";

struct Proxied {
    explicit Proxied(const TestServer::Change& change = {})
        : server(folder, [&](server::ServerSettings& settings) {
              settings.net.trusted_proxies.add("127.0.0.1/32");
              settings.environment.steady = [this, real = settings.environment.steady] {
                  return real() + std::chrono::seconds(later.load());
              };
              if (change) change(settings);
          }) {}
    Browser from(const std::string& address) const {
        Browser browser(server.port());
        browser.sends("X-Forwarded-For", address);
        return browser;
    }
    Browser member(const std::string& login, const std::string& address) const {
        Browser browser = from(address);
        REQUIRE(browser.said("POST", "/api/accounts", {{"login", login}, {"password", kTurnsPassword}}) ==
                "201");
        return browser;
    }
    std::atomic<std::int64_t> later{0}; ///< seconds
    TempDir folder;
    TestServer server;
};

std::string log_in(Browser& browser, const std::string& login, const std::string& password = kTurnsPassword) {
    return browser.said("POST", "/api/log-in", {{"login", login}, {"password", password}});
}

} // namespace

TEST_CASE("an owner logs in from a familiar address or browser, however many others guess") {
    Proxied server([](server::ServerSettings& settings) {
        settings.net.total_passwords_per_login.free = 6;
        for (auto* measure : {&settings.net.total_passwords_per_login, &settings.net.passwords_per_login})
            measure->first = measure->most = std::chrono::seconds(600);
    });
    Browser neri = server.member("Neri", "192.0.2.1");
    for (int i = 0; i < 8; ++i) {
        Browser guesser = server.from("198.51.100." + std::to_string(i + 1));
        log_in(guesser, "Neri", "sbagliata");
    }
    Browser stranger = server.from("198.51.100.99"), at_home = server.from("192.0.2.1");
    CHECK(log_in(stranger, "Neri") == "429 too_many_attempts /password");
    CHECK(log_in(at_home, "Neri") == "200");
    // Elsewhere, by the browser's own cookie; a recovery code likewise.
    REQUIRE(at_home.said("POST", "/api/me/log-out", json::object()) == "200");
    at_home.sends("X-Forwarded-For", "203.0.113.7");
    CHECK(log_in(at_home, "Neri") == "200");
    CHECK(at_home.said("POST", "/api/log-in/code",
                       {{"login", "Neri"}, {"code", "abcde-fghjk"}, {"password", "due carte sole"}}) ==
          "403 wrong_password /code");
    CHECK(log_in(stranger, "Neri") == "429 too_many_attempts /password");
    // Guessing from a familiar address throttles that address.
    Browser neighbour = server.from("192.0.2.1");
    for (int i = 0; i < 5; ++i)
        CHECK(log_in(neighbour, "Neri", "sbagliata") == "403 wrong_password /password");
    CHECK(log_in(neighbour, "Neri") == "429 too_many_attempts /password");
}

TEST_CASE("familiar addresses are bounded: eight per login, and logins by last use") {
    account::KnownAddresses familiar(2);
    for (int i = 0; i <= 8; ++i) familiar.remember("neri", std::to_string(i));
    CHECK_FALSE(familiar.knows("neri", "0"));
    CHECK(familiar.knows("neri", "1"));
    CHECK(familiar.knows("neri", "8"));
    CHECK_FALSE(familiar.knows("lapo", "1"));
    familiar.remember("lapo", "1");
    familiar.remember("neri", "1");
    familiar.remember("bice", "1");
    CHECK_FALSE(familiar.knows("lapo", "1"));
    CHECK(familiar.knows("neri", "2"));
    CHECK(familiar.knows("bice", "1"));
}

TEST_CASE("jobs are done in turns by address, and the longest queue makes room") {
    server::RoundRobinQueue<int> turns(4);
    for (int i = 1; i <= 4; ++i) CHECK(!turns.push("a", i));
    CHECK(turns.push("a", 5) == 5); // no other queue is longer
    CHECK(turns.push("b", 6) == 4);
    CHECK(turns.push("c", 7) == 3);
    CHECK(turns.push("d", 8) == 2);
    CHECK(turns.push("e", 9) == 9); // one each
    CHECK(turns.size() == 4);
    for (const int next : {1, 6, 7, 8}) CHECK(turns.pop() == next);
    CHECK(!turns.pop());
    for (int i = 0; i < 2; ++i) CHECK(!turns.push("a", 10 + i));
    CHECK(!turns.push("b", 20));
    for (const int next : {10, 20, 11}) CHECK(turns.pop() == next);
}

TEST_CASE("nine addresses with right passwords block nobody's login") {
    const Proxied server;
    constexpr int kAddresses = 9, kAtOnce = 4, kTries = 2;
    server.member("Altra", "192.0.2.200");
    std::vector<Browser> floods;
    for (int i = 0; i < kAddresses; ++i) {
        const std::string number = std::to_string(i);
        floods.push_back(server.member("Nove" + number, "198.51.100." + number));
    }
    std::atomic<bool> over = false;
    std::atomic<int> answered = 0;
    std::vector<std::jthread> threads;
    for (const Browser& flood : floods)
        for (int i = 0; i < kAtOnce; ++i)
            threads.emplace_back([&, browser = flood]() mutable {
                while (!over) {
                    browser.said("POST", "/api/me/codes", {{"password", kTurnsPassword}});
                    ++answered;
                }
            });
    while (answered < kAddresses) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    for (int i = 0; i < kTries; ++i) {
        Browser altra = server.from("192.0.2.1");
        CHECK(log_in(altra, "Altra") == "200");
    }
    over = true;
}

TEST_CASE("password hashing is rate-limited per address, right or wrong") {
    const Proxied server([](server::ServerSettings& settings) {
        settings.net.hashes_per_address = {0.01, 3};
    });
    Browser neri = server.member("Neri", "192.0.2.1"), other = server.from("192.0.2.2");
    CHECK(neri.said("POST", "/api/me/codes", {{"password", kTurnsPassword}}) == "200");
    CHECK(neri.said("POST", "/api/me/codes", {{"password", kTurnsPassword}}) == "200");
    const HttpAnswer told = neri.post("/api/me/codes", {{"password", kTurnsPassword}});
    CHECK(said_in(told) == "429 too_fast");
    CHECK(told.header("Retry-After") == "100");
    CHECK(log_in(other, "Neri") == "200");
}

TEST_CASE("of thirty concurrent guesses few are checked, and the others are asked to retry later") {
    const Proxied server;
    server.member("Neri", "192.0.2.1");
    std::vector<std::future<std::string>> guesses;
    for (int i = 0; i < 30; ++i)
        guesses.push_back(std::async(std::launch::async, [&] {
            Browser guesser = server.from("198.51.100.1");
            return log_in(guesser, "Neri", "sbagliata");
        }));
    int looked_at = 0;
    for (auto& guess : guesses) {
        const std::string said = guess.get();
        CHECK_MESSAGE((said.starts_with("403 wrong_password") || said == "503 busy" ||
                       said.starts_with("429 too_many_attempts")),
                      said);
        looked_at += said.starts_with("403") ? 1 : 0;
    }
    CHECK(looked_at <= 5);
}

TEST_CASE("one recovery code, used four times at once, is valid once") {
    const Proxied server;
    Browser neri = server.from("192.0.2.1");
    const json made = neri.post("/api/accounts", {{"login", "Neri"}, {"password", kTurnsPassword}}).value();
    std::vector<std::future<std::string>> said;
    for (int i = 0; i < 4; ++i)
        said.push_back(std::async(std::launch::async, [&, i] {
            Browser other = server.from("192.0.2." + std::to_string(10 + i));
            return other.said(
                "POST", "/api/log-in/code",
                {{"login", "Neri"}, {"code", made["codes"][0]}, {"password", "due carte sole"}});
        }));
    int in = 0;
    for (auto& one : said) in += one.get() == "200" ? 1 : 0;
    CHECK(in == 1);
}
