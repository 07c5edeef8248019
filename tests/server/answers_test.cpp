// Answers are final: each place that stores an answer, in memory, with the action that it
// belongs to, and after a restart.
#include "server/table/answer_cache.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/table/support/keys.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <random>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

/// The answer to the same message, sent again.
json repeated(Player& player, const json& what, Player::Id id) {
    player.answers.clear();
    return player.answer(player.perform(what, id));
}

} // namespace

TEST_CASE("the first answer to an id is final") {
    server::AnswerCache answers;
    answers.add(1_guest, 5_action, "seat_taken");
    answers.add(1_guest, 5_action);
    REQUIRE(answers.find(1_guest, 5_action) != nullptr);
    CHECK(*answers.find(1_guest, 5_action) == "seat_taken");
}

TEST_CASE("of ids in any order, with gaps or without, the highest are kept") {
    std::mt19937 random(1798);
    for (int guest = 0; guest < 200; ++guest) {
        server::AnswerCache answers;
        std::set<std::int64_t> kept;
        std::int64_t id = 1;
        for (int n = 0; n < 300; ++n) {
            // A page counts on; another page of the guest goes on further ahead, or answers late.
            const auto below = [&random](int most) {
                return static_cast<int>(random() % static_cast<unsigned>(most));
            };
            const int what = below(8);
            if (what < 6)
                ++id;
            else if (what == 6)
                id += 1 + below(5);
            const std::int64_t sent = what == 7 ? std::max<std::int64_t>(id - below(90), 1) : id;
            answers.add(1_guest, protocol::ActionId{sent});
            if (kept.size() == server::AnswerCache::kKept && sent > *kept.begin() && !kept.contains(sent))
                kept.erase(kept.begin());
            if (kept.size() < server::AnswerCache::kKept) kept.insert(sent);
        }
        CHECK(number(answers.last(1_guest)) == *kept.rbegin());
        const bool full = kept.size() == server::AnswerCache::kKept;
        for (std::int64_t asked = *kept.begin() - 5; asked <= id + 5; ++asked) {
            CHECK((answers.find(1_guest, protocol::ActionId{asked}) != nullptr) == kept.contains(asked));
            CHECK(answers.stale(1_guest, protocol::ActionId{asked}) == (full && asked < *kept.begin()));
        }
    }
}

TEST_CASE("starting a table of bots and a new invitation are done once, even across a restart") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    const test::Person guest = new_person(server->port(), "Ginevra");
    Player host(loop, server->port(), guest, new_table(server->port(), guest, kToy));
    host.connect();
    for (int s = 0; s < 3; ++s) host.must({{"bot", s}});
    const auto invitation = [&] { return text_in(folder, "SELECT hex(invitation) FROM tables"); };
    const json invite{{"invite", true}}, ready{{"ready", true}};
    const auto invited = host.perform(invite);
    REQUIRE(host.answer(invited)["t"] == "done");
    const std::string kept = invitation();
    const auto began = host.perform(ready);
    REQUIRE(host.answer(began)["t"] == "done");
    server.reset();
    server = std::make_unique<TestServer>(folder);
    host.move_to(server->port());
    host.connect(true);
    REQUIRE(loop.run_until([&] { return host.welcome.has_value(); }));
    CHECK(repeated(host, ready, began)["t"] == "done");
    CHECK(repeated(host, invite, invited)["t"] == "done");
    CHECK(invitation() == kept);
}

TEST_CASE("a move is answered once, even across a restart, from the log") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    const auto is_asked = [](const auto& player) { return player->choice.has_value(); };
    REQUIRE(
        loop.run_until([&] { return std::any_of(party.players.begin(), party.players.end(), is_asked); }));
    Player& due = **std::find_if(party.players.begin(), party.players.end(), is_asked);
    const json move = due.pick((*due.choice)["choice"]);
    const int n = (*due.choice)["n"];
    const auto id = due.act(move);
    REQUIRE(due.answer(id)["t"] == "done");
    SUBCASE("at once") {}
    SUBCASE("after a restart") {
        server.reset();
        server = std::make_unique<TestServer>(folder);
        come_back(loop, party, server->port());
    }
    due.answers.clear();
    CHECK(due.answer(due.act(move, id, 1, n))["t"] == "done");
    CHECK(number_in(folder, "SELECT count(*) FROM events WHERE cause = 1") == 1);
}

TEST_CASE("answers to guests without a seat are dropped when there are many, those to seats are kept") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& settings) {
        settings.store.synchronous = store::Synchronous::normal;
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 2);
    const auto refused = party[1].perform({{"sit", 0}});
    REQUIRE(party[1].answer(refused)["rule"] == "seat_taken");
    constexpr auto kMost = static_cast<std::int64_t>(server::AnswerCache::kMostGuests);
    for (std::int64_t i = 0; i <= kMost; ++i) {
        Player visitor(loop, server.port(), new_person(server.port(), "Guest " + std::to_string(i)),
                       party.ids);
        visitor.connect();
        CHECK(rule_of(visitor, {{"sit", 0}}) == "seat_taken");
    }
    const auto remembered = [&] { return number_in(folder, "SELECT count(DISTINCT guest) FROM answers"); };
    CHECK(loop.run_until([&] { return remembered() <= kMost; }, std::chrono::seconds(5)));
    party[0].must({{"sit", 2}}); // now it would be legal
    CHECK(repeated(party[1], {{"sit", 0}}, refused)["rule"] == "seat_taken");
}
