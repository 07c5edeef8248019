// Levels of bots: they think beside the tables, and their pace says nothing about what they think.
#include "protocol/wire/bot_level.hpp"
#include "server/actor/thinkers.hpp"
#include "server/games/games.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/toy/toy_wire.hpp"

#include <doctest/doctest.h>
#include <future>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

const json kMinchiate{{"game", "minchiate"}, {"preset", "pagat"}};

void with_thinking(server::ServerSettings& settings) { settings.bot_threads = 1; }

/// A hand of Minchiate in which somebody is asked.
struct Asked {
    server::Games games = server::games_with_toy();
    const server::Game& game = *games.find("minchiate");
    std::uint32_t word = 0;
    server::RulesPtr rules = game.usual_rules("pagat");
    server::Opening opening = opened();
    server::Hand& hand = *opening.hand;

    Seat seat() const {
        for (const Seat seat : hand.due()) return seat;
        throw std::runtime_error("nobody is asked");
    }
    server::Opening opened() {
        server::MatchSoFar match;
        match.ranking = rules->ranking_as_seated(Seat{});
        return rules->open(match, Seat{}, [this] { return word += 0x9e3779b9u; }, {});
    }
    /// Plays as the bots would until cards are played.
    void to_the_play() {
        for (int moves = 0; moves < 30 || hand.due().size() > 1; ++moves) hand.take(*hand.bot_move(seat()));
    }
};

/// Returns the move that a bot found; null if nobody waited for it.
server::MovePtr thought_of(server::Hand& hand, Seat seat, std::chrono::steady_clock::time_point until,
                           bool wanted = true) {
    const auto ticket = std::make_shared<const int>();
    std::promise<server::MovePtr> made;
    auto answer = made.get_future();
    server::Thinkers thinkers(1, &std::chrono::steady_clock::now);
    const std::shared_ptr<server::MoveThought> thought = hand.thought(seat, 7);
    thinkers.think({thought, 50ms, until, wanted ? ticket : nullptr, "somebody", server::ThoughtKind::other,
                    false, [&made, thought] { made.set_value(thought->move()); }});
    if (answer.wait_for(wanted ? 10s : 100ms) != std::future_status::ready) return nullptr;
    return answer.get();
}

} // namespace

TEST_CASE("a bot that thinks makes a legal move; without time the greedy one; none if nobody waits for it") {
    Asked asked;
    asked.to_the_play();
    const Seat seat = asked.seat();
    const auto now = std::chrono::steady_clock::now();
    const auto move = thought_of(asked.hand, seat, now + 10s);
    REQUIRE(move);
    CHECK(asked.hand.decide(seat, *move).has_value());
    const auto greedy = thought_of(asked.hand, seat, now - 1s);
    REQUIRE(greedy);
    const auto step = asked.hand.decide(seat, *greedy);
    REQUIRE(step.has_value());
    CHECK((*step)->bytes.unsealed() == asked.hand.bot_move(seat)->bytes.unsealed());
    CHECK_FALSE(thought_of(asked.hand, seat, now + 10s, false));
}

TEST_CASE("a copied hand goes on alone, with the views of its bots") {
    Asked asked;
    asked.to_the_play();
    const Seat seat = asked.seat();
    const std::string advice = asked.hand.advice(seat);
    const int events = asked.hand.events();
    const auto copy = asked.hand.clone();
    CHECK(copy->advice(seat) == advice);
    copy->take(*copy->bot_move(seat));
    CHECK(copy->events() > events);
    CHECK(asked.hand.events() == events);
    CHECK(asked.hand.advice(seat) == advice);
}

TEST_CASE("a table's bots play quickly unless another level was asked for, and keep it over a restart") {
    const TempDir folder;
    const auto level = [](const Player& player) { return (*player.table)["settings"]["level"]; };
    EventLoop loop;
    std::optional<Party> party;
    {
        const TestServer server(folder, with_thinking);
        party = sit_down(loop, server.port(), kMinchiate, 1, 4);
        CHECK(level((*party)[0]) == "quick");
        auto request = kMinchiate;
        request["level"] = "club";
        CHECK(level(sit_down(loop, server.port(), request, 1, 4)[0]) == "club");
        CHECK(level(sit_down(loop, server.port(), kToy, 1, 3)[0]) == "greedy"); // it has no search
        request["level"] = "best";
        const auto refused = http_request(server.port(), "POST", "/api/tables", request.dump(),
                                          (*party)[0].person().headers());
        CHECK(refused.status == 400);
        CHECK(refused.value()["error"]["path"] == "/level");
    }
    const TestServer server(folder, with_thinking);
    (*party)[0].move_to(server.port());
    (*party)[0].connect(true);
    REQUIRE(loop.run_until([&] { return (*party)[0].table.has_value(); }));
    CHECK(level((*party)[0]) == "quick");
}

TEST_CASE("bots that think take the whole time of their level, whatever they think") {
    constexpr int kCards = 12;
    const TempDir folder;
    const TestServer server(folder, with_thinking);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kMinchiate, 1, 4);
    begin_hand(loop, party, 1);
    party[0].play_by_itself();
    int cards = 0;
    std::chrono::steady_clock::time_point first;
    party[0].listen([&](const json& message) {
        if (message["t"] != "events") return;
        for (const json& event : message["events"])
            if (event.value("e", "") == "moved" && event.value("why", "") == "play" &&
                event["from"] != "hand:" + std::to_string(party[0].seat()) && cards++ == 0)
                first = std::chrono::steady_clock::now();
    });
    REQUIRE(loop.run_until([&] { return cards >= kCards; }, 60s));
    CHECK(std::chrono::steady_clock::now() - first >=
          (kCards - 1) * protocol::thinking_time(protocol::BotLevel::quick));
}
