// Passkeys: an account has one and logs in with it, from a page of the server's own, with a verified
// user, and never twice with the same data.
#include "server/crypto/base64.hpp"
#include "server/model/passkey.hpp"
#include "server/net/challenges.hpp"
#include "tests/server/support/authenticator.hpp"
#include "tests/server/support/browser.hpp"
#include "tests/server/support/schema.hpp"

#include <atomic>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

constexpr const char* kPassword = "una carta sola";
constexpr const char* kOrigin = "https://cards.example";

struct AccountServer {
    AccountServer()
        : server(folder, [&](server::ServerSettings& settings) {
              settings.net.origins.push_back(kOrigin);
              settings.environment.steady = [this, real = settings.environment.steady] {
                  return real() + std::chrono::seconds(later.load());
              };
          }) {}
    Browser visitor() const {
        Browser visitor(server.port());
        visitor.at_page(kOrigin);
        return visitor;
    }
    Browser member(const std::string& login) const {
        Browser browser = visitor();
        REQUIRE(browser.said("POST", "/api/accounts", {{"login", login}, {"password", kPassword}}) == "201");
        return browser;
    }
    TempDir folder;
    std::atomic<std::int64_t> later{0}; ///< seconds
    TestServer server;
};

json question(Browser& browser) {
    const auto answer = browser.post("/api/me/passkeys/challenge", {{"password", kPassword}});
    REQUIRE_MESSAGE(answer.status == 200, answer.body);
    CHECK(schema_problem("http.json#/$defs/PasskeyQuestion", answer.value()) == "");
    return answer.value();
}
std::string add(Browser& browser, Authenticator& key) {
    return browser.said("POST", "/api/me/passkeys", key.created(question(browser)["challenge"]));
}
std::string challenge(Browser& browser) {
    const auto answer = browser.post("/api/log-in/passkey/challenge", json::object());
    CHECK(schema_problem("http.json#/$defs/PasskeyChallenge", answer.value()) == "");
    return answer.value()["challenge"];
}
std::string come(Browser& browser, Authenticator& key) {
    return browser.said("POST", "/api/log-in/passkey", key.signed_by(challenge(browser)));
}
json keys_of(Browser& browser) {
    const json list = browser.get("/api/me/passkeys").value();
    CHECK(schema_problem("http.json#/$defs/PasskeyList", list) == "");
    return list["passkeys"];
}

} // namespace

TEST_CASE("an account logs in by passkey from another browser, with each key type of browsers") {
    for (const KeyKind kind : {KeyKind::p256, KeyKind::ed25519, KeyKind::rsa}) {
        CAPTURE(static_cast<int>(kind));
        const AccountServer accounts;
        Browser first = accounts.member("Ginevra"), second = accounts.visitor();
        Authenticator key(kOrigin, kind);
        CHECK(keys_of(first).empty());
        CHECK(question(first)["have"].empty());
        CHECK(add(first, key) == "201");
        CHECK(question(first)["have"] == json::array({server::base64url(key.id)}));
        REQUIRE(keys_of(first).size() == 1);
        CHECK(keys_of(first)[0]["used"].is_null());

        const auto came = second.post("/api/log-in/passkey", key.signed_by(challenge(second)));
        CHECK(said_in(came) == "200");
        CHECK(schema_problem("http.json#/$defs/Guest", came.value()) == "");
        CHECK(second.get("/api/me").value()["account"]["login"] == "Ginevra");
        CHECK(second.secret() != first.secret());
        CHECK(keys_of(first)[0]["used"].is_string());
        CHECK(second.get("/api/me/data").value()["passkeys"].size() == 1);
    }
}

TEST_CASE("a passkey signature is valid once, for five minutes, and for its own purpose") {
    AccountServer accounts;
    Browser ginevra = accounts.member("Ginevra"), lapo = accounts.member("Lapo"), other = accounts.visitor();
    Authenticator key(kOrigin), another(kOrigin);
    // One user's challenge is not valid for another, nor a login challenge for registration.
    CHECK(lapo.said("POST", "/api/me/passkeys", key.created(question(ginevra)["challenge"])) ==
          "403 passkey_expired /client_data");
    CHECK(ginevra.said("POST", "/api/me/passkeys", key.created(challenge(ginevra))) ==
          "403 passkey_expired /client_data");
    CHECK(add(ginevra, key) == "201");
    CHECK(other.said("POST", "/api/log-in/passkey", key.signed_by(question(ginevra)["challenge"])) ==
          "403 passkey_expired /client_data");
    CHECK(add(lapo, key) == "409 passkey_exists /id");

    const json body = key.signed_by(challenge(other));
    CHECK(other.said("POST", "/api/log-in/passkey", body) == "200");
    CHECK(accounts.visitor().said("POST", "/api/log-in/passkey", body) == "403 passkey_expired /client_data");
    const json late = key.signed_by(challenge(other));
    accounts.later += 301;
    CHECK(other.said("POST", "/api/log-in/passkey", late) == "403 passkey_expired /client_data");
    // Another's key, and data changed after signing.
    another.id = key.id;
    CHECK(come(other, another) == "403 wrong_passkey /id");
    json changed = key.signed_by(challenge(other));
    changed["authenticator_data"] = another.signed_by("x")["authenticator_data"];
    CHECK(other.said("POST", "/api/log-in/passkey", changed) == "403 wrong_passkey /id");
    Authenticator stranger(kOrigin);
    CHECK(come(other, stranger) == "403 wrong_passkey /id");
    // None of it has harmed the account.
    CHECK(come(other, key) == "200");
}

TEST_CASE("a passkey is accepted from the server's own page, by its verified user, and not from a copy") {
    const AccountServer accounts;
    Browser ginevra = accounts.member("Ginevra"), other = accounts.visitor();
    Authenticator key(kOrigin);
    Authenticator elsewhere("https://cards.example.other");
    CHECK(add(ginevra, elsewhere) == "403 passkey_wrong_origin /client_data");
    key.name = "other.example"; // the page is right, the key is of another site
    CHECK(add(ginevra, key) == "403 passkey_wrong_origin /client_data");
    key.name = "cards.example";
    CHECK(add(ginevra, key) == "201");
    key.flags = 0x01;
    CHECK(come(other, key) == "403 passkey_unverified");
    key.flags = 0x04; // no user presence
    CHECK(come(other, key) == "403 passkey_unverified");
    key.flags = 0x05;
    key.framed = true;
    CHECK(come(other, key) == "403 passkey_wrong_origin /client_data");
    key.framed = false;
    CHECK(come(other, key) == "200");
    key.count -= 2;
    CHECK(come(other, key) == "403 passkey_copied");
    key.count += 2;
    CHECK(come(other, key) == "200");
    key.counts = false;
    CHECK(come(other, key) == "403 passkey_copied");
    key.count = 0;
    CHECK(come(other, key) == "403 passkey_copied");
    // One that does not count at all may be used any number of times.
    Authenticator silent(kOrigin);
    silent.counts = false;
    CHECK(add(ginevra, silent) == "201");
    CHECK(come(other, silent) == "200");
    CHECK(come(other, silent) == "200");
}

TEST_CASE("malformed passkey bodies are refused with the field") {
    const AccountServer accounts;
    Browser ginevra = accounts.member("Ginevra");
    const auto wrong = [&](const char* field, const json& value) {
        Authenticator key(kOrigin);
        json body = key.created(question(ginevra)["challenge"]);
        body[field] = value;
        return ginevra.said("POST", "/api/me/passkeys", body);
    };
    CHECK(wrong("id", "") == "400 bad_field /id");
    CHECK(wrong("id", "not base 64") == "400 bad_base64 /id");
    CHECK(wrong("id", std::string(1400, 'A')) == "400 bad_field /id");
    CHECK(wrong("public_key", "AAAA") == "400 bad_passkey /public_key");
    CHECK(wrong("authenticator_data", "AAAA") == "400 bad_passkey /authenticator_data");
    CHECK(wrong("client_data", "AAAA") == "403 passkey_expired /client_data");
    CHECK(wrong("more", 1) == "400 unknown_field /more");
    for (const KeyKind kind : {KeyKind::p384, KeyKind::short_rsa, KeyKind::slow_rsa}) {
        Authenticator key(kOrigin, kind);
        CHECK(add(ginevra, key) == "400 bad_passkey /public_key");
    }
    CHECK(ginevra.said("POST", "/api/me/passkeys/challenge", {{"password", "another one"}}) ==
          "403 wrong_password /password");
    Browser guest = accounts.visitor();
    CHECK(guest.said("GET", "/api/me/passkeys") == "401 no_guest");
    REQUIRE(guest.said("POST", "/api/guests", {{"name", "Neri"}}) == "201");
    CHECK(guest.said("GET", "/api/me/passkeys") == "403 no_account");
}

TEST_CASE("a removed passkey opens nothing; password recovery removes all, a password change none") {
    const AccountServer accounts;
    Browser ginevra = accounts.visitor(), other = accounts.visitor();
    const json made = ginevra.post("/api/accounts", {{"login", "Ginevra"}, {"password", kPassword}}).value();
    Authenticator one(kOrigin), two(kOrigin);
    CHECK(add(ginevra, one) == "201");
    CHECK(add(ginevra, two) == "201");
    const json keys = keys_of(ginevra);
    REQUIRE(keys.size() == 2);
    Browser lapo = accounts.member("Lapo");
    const auto of = [](const json& key) { return "/api/me/passkeys/" + key["passkey"].get<std::string>(); };
    const json said{{"password", kPassword}};
    CHECK(lapo.said("DELETE", of(keys[0]), said) == "404 not_found");
    CHECK(ginevra.said("DELETE", of(keys[0])) == "403 wrong_password /password");
    CHECK(ginevra.said("DELETE", of(keys[0]), {{"password", "another one"}}) ==
          "403 wrong_password /password");
    CHECK(come(other, two) == "200");
    CHECK(ginevra.said("DELETE", of(keys[0]), said) == "200"); // the newest is first
    CHECK(come(other, two) == "403 wrong_passkey /id");
    CHECK(come(other, one) == "200");
    CHECK(ginevra.said("PATCH", "/api/me/password", {{"old", kPassword}, {"password", "due carte sole"}}) ==
          "200");
    CHECK(come(other, one) == "200");
    CHECK(other.said("POST", "/api/log-in/code",
                     {{"login", "Ginevra"}, {"code", made["codes"][0]}, {"password", kPassword}}) == "200");
    CHECK(come(other, one) == "403 wrong_passkey /id");
    CHECK(add(other, one) == "201");
    CHECK(other.said("DELETE", "/api/me", {{"password", kPassword}}) == "200");
    CHECK(come(other, one) == "403 wrong_passkey /id");
}

TEST_CASE("a passkey login keeps the browser's guest data unless the user declines") {
    const AccountServer accounts;
    Browser ginevra = accounts.member("Ginevra"), guest = accounts.visitor();
    Authenticator key(kOrigin);
    CHECK(add(ginevra, key) == "201");
    const json was = guest.post("/api/guests", {{"name", "Ospite"}}).value();
    json body = key.signed_by(challenge(guest));
    body["merge"] = true;
    CHECK(guest.said("POST", "/api/log-in/passkey", body) == "200");
    CHECK(guest.get("/api/me/data").value()["was"][0]["number"] == was["number"]);
}

TEST_CASE("a passkey is bound to the page's exact origin: scheme, host and port, whatever the request says") {
    const auto as = [](Browser browser, const std::string& origin) {
        browser.at_page(origin);
        browser.sends("Host", origin.substr(origin.find("://") + 3));
        return browser;
    };
    // Adds a key at one page, and tries keys of the same name at others.
    const auto holds = [&](const Browser& visitor, const std::string& own,
                           const std::vector<std::string>& others) {
        Browser ginevra = as(visitor, own);
        REQUIRE(ginevra.said("POST", "/api/accounts", {{"login", "Ginevra"}, {"password", kPassword}}) ==
                "201");
        Authenticator key(own);
        CHECK(add(ginevra, key) == "201");
        Browser home = as(visitor, own);
        CHECK(come(home, key) == "200");
        for (const std::string& other : others) {
            CAPTURE(other);
            key.origin = other;
            CHECK(come(home, key) == "403 passkey_wrong_origin /client_data");
            // Nor if the whole request has that origin, if it is accepted at all.
            Browser fished = as(visitor, other), adds = as(ginevra, other);
            const std::string asked = fished.said("POST", "/api/log-in/passkey/challenge", json::object());
            if (asked == "403 bad_origin") continue;
            CHECK(asked == "200");
            CHECK(come(fished, key) == "403 passkey_wrong_origin /client_data");
            Authenticator more(other);
            CHECK(add(adds, more) == "403 passkey_wrong_origin /client_data");
        }
    };
    SUBCASE("without a proxy: the port that it listens on") {
        const TempDir folder;
        const TestServer server(folder);
        const std::string port = std::to_string(server.port());
        holds(Browser(server.port()), "http://localhost:" + port,
              {"http://localhost:9", "http://localhost", "https://localhost:" + port});
    }
    SUBCASE("with a configured page") {
        const TempDir folder;
        const TestServer server(folder, [](server::ServerSettings& settings) {
            settings.page = "https://cards.example:8443/germini/";
        });
        holds(Browser(server.port()), "https://cards.example:8443",
              {"https://cards.example:9443", "https://cards.example", "http://cards.example:8443"});
    }
    SUBCASE("behind a trusted proxy: the port of TLS") {
        const TempDir folder;
        const TestServer server(folder, [](server::ServerSettings& settings) {
            settings.net.trusted_proxies.add("127.0.0.1/32");
            settings.net.hosts = {"cards.example"};
        });
        Browser visitor(server.port());
        visitor.sends("X-Forwarded-Proto", "https");
        holds(visitor, "https://cards.example",
              {"https://cards.example:9443", "http://cards.example", "https://cards.example:80"});
    }
}

TEST_CASE(
    "an account has at most twenty passkeys; the oldest pending requests are dropped beyond the limit") {
    const AccountServer accounts;
    Browser ginevra = accounts.member("Ginevra");
    for (int i = 0; i < model::kMostPasskeys; ++i) {
        Authenticator key(kOrigin);
        REQUIRE(add(ginevra, key) == "201");
    }
    Authenticator one_more(kOrigin);
    CHECK(add(ginevra, one_more) == "409 too_many");

    server::Challenges challenges;
    const auto now = std::chrono::steady_clock::now();
    const std::string others = challenges.make("192.0.2.1", now), first = challenges.make("192.0.2.2", now),
                      second = challenges.make("192.0.2.2", now);
    for (std::size_t i = 1; i < server::kMostChallengesPerAddress; ++i) challenges.make("192.0.2.2", now);
    CHECK(!challenges.take(first, now));
    CHECK(challenges.take(second, now));
    CHECK(!challenges.take(second, now));
    // Addresses drop their own as long as one of them has more than another.
    for (std::size_t i = 0; i < 2 * server::kMostChallenges; ++i)
        challenges.make("198.51.100." + std::to_string(i % 200), now);
    CHECK(challenges.take(others, now));
}

TEST_CASE("base64url is written as by browsers, and nothing else is accepted") {
    // RFC 4648 §10, without the padding.
    for (const auto& [bytes, text] : std::vector<std::pair<std::string, std::string>>{{"", ""},
                                                                                      {"f", "Zg"},
                                                                                      {"fo", "Zm8"},
                                                                                      {"foo", "Zm9v"},
                                                                                      {"foob", "Zm9vYg"},
                                                                                      {"fooba", "Zm9vYmE"}}) {
        CHECK(server::base64url(bytes) == text);
        CHECK(server::from_base64url(text) == bytes);
    }
    CHECK(server::base64url("\xfb\xff") == "-_8");
    for (const char* none : {"Z", "Zg==", "Zh", "+/8", "Z g", "\xfe\x7a\xed\x42", "Zg\n"})
        CHECK(!server::from_base64url(none));
}
