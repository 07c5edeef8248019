// Reviews of finished hands and hints with reasons: from what the seat could see, for those who may see the
// hand, within limits.
#include "protocol/wire/library_json.hpp"
#include "server/api/what_if_json.hpp"
#include "server/games/games.hpp"
#include "server/table/finished_hand.hpp"
#include "tests/protocol/record_files.hpp"
#include "tests/server/support/closed_hand.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kWest = 3;

void with_thinking(server::ServerSettings& settings) {
    settings.bot_threads = 1;
    // While a test waits for a review, its players answer no pings.
    settings.net.idle_time = std::chrono::hours(1);
}

const server::Game& reviewed_game() {
    static const server::Games games = server::all_games();
    return *games.find("minchiate");
}

json answer_of(server::TextThought& thought) {
    while (!thought.decided()) thought.step();
    return json::parse(thought.text());
}

server::FinishedHand finished(const json& record) {
    auto read = reviewed_game().read_record(protocol::raw_json(protocol::parsed_json(record)));
    REQUIRE(read.has_value());
    REQUIRE_FALSE(read->bad.has_value());
    return std::move(read->hand);
}

/// The hand of a record at its end.
std::unique_ptr<server::Hand> hand_of(const json& record) {
    const auto hand = finished(record);
    return hand.rules()->restore(hand.rows());
}

std::string seen(const server::Hand& hand, Seat seat) {
    std::string events;
    hand.append_seen(events, 1, hand.events(), Viewer{seat});
    return events;
}

/// The hand of 1798 up to the move `count`.
json record_up_to(std::size_t count) {
    json record = testing::hand_of_1798();
    record["moves"].erase(record["moves"].begin() + static_cast<std::ptrdiff_t>(count),
                          record["moves"].end());
    return record;
}

} // namespace

TEST_CASE("the review of 1798 names the King of cups in the seventeenth trick, and repeats itself") {
    constexpr int kTrick = 17;
    const auto hand = finished(testing::hand_of_1798());
    const auto review = [&](int trick) {
        return answer_of(*reviewed_game().review(hand, Seat{kWest}, trick));
    };
    const json king = review(kTrick);
    CHECK(schema_problem("http.json#/$defs/Review", king) == "");
    CHECK(king["judged"] == true);
    CHECK(king["better"]["move"] == json{{"play", "CK"}});
    CHECK(king["better"]["compared"]["other"] == json{{"play", "C3"}});
    CHECK(king["better"]["compared"]["points"] >= 10);
    CHECK(review(kTrick) == king);
}

TEST_CASE("a review of the last card, or of a trick that was not played, judges nothing") {
    const auto hand = finished(testing::hand_of_1798());
    const json nothing{{"judged", false}, {"better", nullptr}};
    for (const int trick : {21, 22, server::kMostStep})
        CHECK(answer_of(*reviewed_game().review(hand, Seat{kWest}, trick)) == nothing);
}

TEST_CASE("a review has no answer before its card is judged") {
    const auto thought = reviewed_game().review(finished(testing::hand_of_1798()), Seat{kWest}, 17);
    thought->step();
    REQUIRE_FALSE(thought->decided());
    CHECK(thought->text().empty());
}

TEST_CASE("cards that a seat has not seen change neither the card of its hint nor its reasons") {
    constexpr std::size_t kFirstLead = 3; // after the cut and the discards
    constexpr Seat kEast{1};
    const json record = record_up_to(kFirstLead);
    const auto hand = hand_of(record);
    const auto thought = hand->hint(kEast);
    REQUIRE(thought);
    const json hint = answer_of(*thought);
    CHECK(hint["compared"]["reasons"].is_array());
    int tried = 0;
    for (std::size_t i = 0; i < record["pack"].size() && tried < 2; ++i)
        for (std::size_t j = i + 1; j < record["pack"].size() && tried < 2; j += 9) {
            json other = record;
            std::swap(other["pack"][i], other["pack"][j]);
            const auto read = reviewed_game().read_record(protocol::raw_json(protocol::parsed_json(other)));
            if (!read || read->bad) continue;
            const auto twin = hand_of(other);
            if (seen(*twin, kEast) != seen(*hand, kEast) || seen(*twin, Seat{2}) == seen(*hand, Seat{2}))
                continue;
            CHECK(answer_of(*twin->hint(kEast)) == hint);
            ++tried;
        }
    CHECK(tried == 2);
}

TEST_CASE("a hint without a choice, or before anything is thought, is the greedy bot's") {
    const auto hand = hand_of(record_up_to(0)); // the cut
    const Seat cutter{kWest};
    CHECK(answer_of(*hand->hint(cutter)) == json::parse(hand->advice(cutter)));
    const auto lead = hand_of(record_up_to(3));
    CHECK(lead->hint(Seat{1})->text() == lead->advice(Seat{1}));
    CHECK(json::parse(lead->advice(Seat{1})).contains("why"));
}

TEST_CASE("a review of a closed hand is shown only to those who may see all its cards") {
    ClosedHandOf hand({{"game", "bolognese"}, {"preset", "ottocento"}, {"open", false}}, 4, with_thinking);
    const json request{{"hand", hand.hand()}, {"seat", 2}, {"trick", 1}};
    CHECK(schema_problem("http.json#/$defs/ReviewRequest", request) == "");
    const auto stranger = new_person(hand.port(), "Neri").headers();
    CHECK(hand.post("/api/review", request).status == 404);
    CHECK(hand.post("/api/review", request, stranger).status == 404);
    const HttpAnswer answer = hand.post("/api/review", request, hand.player(3));
    REQUIRE_MESSAGE(answer.status == 200, answer.body);
    CHECK(schema_problem("http.json#/$defs/Review", answer.value()) == "");
    CHECK(answer.value()["judged"] == true);
    const auto path = [&](const json& asked) {
        return hand.post("/api/review", asked, hand.player(0)).value()["error"]["path"].get<std::string>();
    };
    CHECK(path({{"hand", hand.hand()}, {"seat", 4}, {"trick", 1}}) == "/seat");
    CHECK(path({{"hand", hand.hand()}, {"trick", 1}}) == "/seat");
    CHECK(path({{"hand", hand.hand()}, {"seat", 1}}) == "/trick");
    CHECK(path({{"hand", hand.hand()}, {"seat", 1}, {"trick", 0}}) == "/trick");
    CHECK(path({{"seat", 1}, {"trick", 1}}) == "");
    // The next hand, in progress.
    for (auto& player : hand.party().players) player->play_by_itself(false);
    begin_hand(hand.loop(), hand.party(), 2);
    const json open{{"hand", hand.environment().id(0)}, {"seat", 0}, {"trick", 1}};
    CHECK(hand.post("/api/review", open, hand.player(0)).status == 404);
}

TEST_CASE("there are no reviews where bots do not think, or of a game without a search") {
    ClosedHandOf without({{"game", "siciliano"}, {"preset", "tortorici2014"}});
    CHECK(without.post("/api/review", {{"hand", without.hand()}, {"seat", 0}, {"trick", 1}}).status == 503);
    const auto rules = [](unsigned short port) { return http_request(port, "GET", "/api/rules").value(); };
    const json unreviewed = rules(without.port());
    for (const json& game : unreviewed["games"]) CHECK(game["reviews"] == false);
    const TempDir folder;
    const TestServer server(folder, with_thinking);
    const json reviewed = rules(server.port());
    const std::set<std::string> unsearched{"toy", "tocchi"};
    for (const json& game : reviewed["games"])
        CHECK(game["reviews"] == !unsearched.contains(game["game"].get<std::string>()));
}

TEST_CASE("a hint is thought about beside the table, and is the same when asked again") {
    const TempDir folder;
    const TestServer server(folder, with_thinking);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), minchiate_table({{"hints", true}}), 4, 4);
    begin_hand(loop, party, 1);
    for (auto& player : party.players) player->play_by_itself();
    const auto playing = [&] {
        for (std::size_t who = 0; who < 4; ++who)
            if (const auto& choice = party[who].choice; choice && (*choice)["choice"]["phase"] == "play")
                return who;
        return std::size_t{4};
    };
    REQUIRE(loop.run_until([&] { return playing() < 4; }));
    for (auto& player : party.players) player->play_by_itself(false);
    Player& player = party[asked(loop, party)];
    const json question{{"t", "hint"}, {"hand", (*player.choice)["hand"]}, {"n", (*player.choice)["n"]}};
    const auto hints = [&] {
        json found = json::array();
        for (const json& message : player.line().messages())
            if (message["t"] == "advice") found.push_back(message);
        return found;
    };
    player.line().send(question);
    REQUIRE(loop.run_until([&] { return hints().size() == 1; }));
    player.line().send(question);
    REQUIRE(loop.run_until([&] { return hints().size() == 2; }));
    CHECK(hints()[0] == hints()[1]);
    CHECK(schema_problem("outbound.json", hints()[0]) == "");
}
