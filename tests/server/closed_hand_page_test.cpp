// A closed hand replayed: everything that its seats were sent, and each event as the seat that saw
// most was sent it. TESTS_TOLD_HANDS plays more of them than the suites do, TESTS_SEED others.
#include "engine/minchiate/bots/random.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/wire/library_json.hpp"
#include "server/games/games.hpp"
#include "server/model/past_hand.hpp"
#include "server/store/history.hpp"
#include "server/store/migrate.hpp"
#include "server/table/finished_hand.hpp"
#include "tests/protocol/record_files.hpp"
#include "tests/server/support/closed_hand_page.hpp"
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/support/minchiate/play.hpp"
#include "tests/support/options_json.hpp"
#include "tests/support/test_size.hpp"

#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kHands = 60, kGirata = 4;
constexpr int kRareSoon = 9; // the seed whose first eight hands have every rare event
constexpr const char* kSample = "protocol/samples/http_hand_one.json";

struct Laid {
    minchiate::Rules rules;
    minchiate::Pack pack;
};

/// A hand with this pack; sometimes the cutter lifts the number that lets them rob most.
void play_laid(EventLoop& loop, Party& party, DeterministicServer& server, int number, const Laid& laid,
               Rng& rng) {
    server.environment().lay({std::vector<Card>(laid.pack.begin(), laid.pack.end()), Seat{}});
    begin_hand(loop, party, number);
    Player* cutter = nullptr;
    REQUIRE(loop.run_until([&] {
        for (auto& player : party.players)
            if (player->choice && (*player->choice)["hand"] == number) cutter = player.get();
        return cutter != nullptr;
    }));
    if (rng() % 2 == 0) cutter->act({{"cut", support::richest_cut(laid.pack, laid.rules)}}, 0, number);
    play_out(loop, party, number);
}

/// Rare features of the hands.
struct Met {
    std::set<std::string> words;
    std::size_t most_bytes = 0, bytes = 0;
    int hands = 0;

    void note(const std::string& page, const json& events) {
        ++hands;
        bytes += page.size();
        most_bytes = std::max(most_bytes, page.size());
        for (const json& event : events)
            if (event.contains("why")) words.insert(event["why"].get<std::string>());
    }
};

json told_to(unsigned short port, const std::string& hand, const std::string& as) {
    const HttpAnswer page = http_request(port, "GET", "/api/hands/" + hand + "?as=" + as);
    REQUIRE_MESSAGE(page.status == 200, page.body);
    return page.value()["events"];
}

/// Each card of an event is in what a seat was sent of the same event, which may be more.
bool holds_all(const json& seen, const json& event) {
    if (!event.contains("cards")) return true;
    const std::multiset<std::string> all = seen.value("cards", std::multiset<std::string>{}),
                                     some = event["cards"];
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

/// A spectator was sent as many events, and no card that was not sent to every seat.
bool told_to_nobody(const json& events, const Streams& streams) {
    for (std::size_t n = 0; n < events.size(); ++n)
        for (const auto& [seat, stream] : streams)
            if (stream->size() != events.size() || !holds_all((*stream)[n], events[n])) return false;
    return true;
}

/// A girata with any options.
void play_girata(Rng& rng, Met& met) {
    DeterministicServer server;
    EventLoop loop;
    const minchiate::Rules rules = minchiate::bots::any_rules(rng);
    const json request =
        minchiate_table({{"options", support::options_json(minchiate::rules_table(), rules)}});
    Party party = sit_down(loop, server.port(), request, 4, 4);
    for (int number = 1; number <= kGirata; ++number) {
        play_laid(loop, party, server, number, {rules, support::any_pack(rules, rng)}, rng);
        const std::string hand = match_of(party[0])["hands"].back()["hand"];
        const HttpAnswer page = http_request(server.port(), "GET", "/api/hands/" + hand);
        REQUIRE(page.status == 200);
        const json events = page.value()["events"];
        const Streams streams = streams_of(party.players, number);
        CHECK(closed_hand_problem(events, streams, 4) == "");
        for (const auto& [seat, stream] : streams)
            CHECK(told_to(server.port(), hand, std::to_string(seat)) == json(*stream));
        CHECK(told_to_nobody(told_to(server.port(), hand, "bystander"), streams));
        for (const char* as : {"4", "-1", "00", "", "everybody"}) {
            const HttpAnswer refused = http_request(server.port(), "GET", "/api/hands/" + hand + "?as=" + as);
            CHECK(refused.status == 400);
            CHECK(refused.value()["error"]["path"] == "/as");
        }
        CHECK(page.value()["unit"] == "resto");
        met.note(page.body, events);
    }
}

/// The hand of 1798 in a database, as part of a finished game.
model::PastHand past_hand_of_1798(const std::string& path, const json& record) {
    store::Database db(path, store::Synchronous::normal);
    store::migrate(db, path, store::sqlite_migrations());
    db.run(R"sql(
        INSERT INTO guests (key, id, name, secret, created, number) VALUES
            (1, 'aaaaaaaaaaaa', 'Ginevra', zeroblob(32), 0, 482915036);
        INSERT INTO tables (key, id, game, rules, open, bots, spectators, invitation, host, state, created)
            VALUES (1, 'tttttttttttt', 'minchiate', '{"preset":"pagat","options":{}}', 1, 1, 1, zeroblob(32), 1, 'over', 0);
        INSERT INTO matches (key, id, table_key, length, first_dealer, started, ended, public)
            VALUES (1, 'mmmmmmmmmmmm', 1, 4, 0, 0, 9, 1);
        INSERT INTO hands (key, id, match_key, number, dealer, opened, closed, record, result)
            VALUES (1, 'hhhhhhhhhhhh', 1, 1, 0, 0, 5, '{}', '{}');
    )sql");
    const auto read = protocol::minchiate::read_record(protocol::parsed_json(record).root());
    REQUIRE(read);
    const auto hand = protocol::minchiate::replay(*read);
    REQUIRE(hand.complete);
    for (std::size_t i = 0; i < hand.events.size(); ++i) {
        model::EventsRow row;
        row.hand = model::HandKey(1);
        row.n = static_cast<int>(i) + 1;
        row.count = 1;
        row.codec = protocol::minchiate::Codec::kCodec;
        row.bytes = server::Sealed(
            protocol::minchiate::Codec::encode(std::span<const minchiate::Event>(&hand.events[i], 1)));
        store::append_events(db, row);
    }
    auto past = store::ClosedHands::find(db, "hhhhhhhhhhhh", std::nullopt);
    REQUIRE(past);
    return *std::move(past);
}

/// A sample's text: one event per line.
std::string sample_text(const json& page) {
    std::string text = "{\n";
    for (const char* name : {"unit", "sides", "seats", "match", "number", "open", "own", "agreement", "names",
                             "numbers", "record", "result"})
        text += "  \"" + std::string(name) + "\": " + page[name].dump() + ",\n";
    text += "  \"events\": [";
    for (const json& event : page["events"])
        text += (text.back() == '[' ? "\n    " : ",\n    ") + event.dump();
    return text + "\n  ]\n}\n";
}

} // namespace

TEST_CASE("a closed hand replayed is the merge of what its four seats were sent, under any rules") {
    Rng rng(static_cast<std::uint64_t>(support::setting("TESTS_SEED", kRareSoon)));
    const std::set<std::string> rare{"rob",     "stop", "peek", "look", "take",
                                     "discard", "pass", "fall", "debt"};
    Met met;
    const auto has_all = [&] {
        return std::includes(met.words.begin(), met.words.end(), rare.begin(), rare.end());
    };
    const int hands = support::setting("TESTS_TOLD_HANDS", kHands / support::sample_interval());
    while (met.hands < hands || (!has_all() && met.hands < kHands)) play_girata(rng, met);
    MESSAGE(met.hands << " hands; a page has " << met.bytes / static_cast<std::size_t>(met.hands)
                      << " bytes, at most " << met.most_bytes);
    for (const std::string& word : rare) {
        CAPTURE(word);
        CHECK(met.words.contains(word));
    }
}

TEST_CASE("the hand of 1798 replayed is the sample of a hand's page") {
    const TempDir folder;
    const json record = testing::hand_of_1798();
    const model::PastHand past = past_hand_of_1798(folder.file("germini.db"), record);
    const server::Games games = server::all_games();
    const server::Game& game = *games.find("minchiate");
    const json events =
        json::parse(game.replay_events(server::FinishedHand(game.rules(past.rules), past.log), std::nullopt));
    const char* const how = std::getenv("TESTS_GOLDEN");
    if (how != nullptr && std::string(how) == "write") {
        const json page{{"unit", "resto"},
                        {"sides", {0, 1, 0, 1}},
                        {"seats", {-2, 2, -2, 2}},
                        {"match", "mmmmmmmmmmmm"},
                        {"number", 1},
                        {"open", true},
                        {"own", nullptr},
                        {"agreement", {{"by", 0}, {"of", 3}, {"own", false}}},
                        {"names", {"Ginevra", "Lapo", "Nannina", "Bot 4"}},
                        {"numbers", {482915036, 730164928, 291837465, nullptr}},
                        {"members", {true, false, false, false}},
                        {"record", record},
                        {"result", testing::replayed(record.dump()).results.at(0)},
                        {"events", events}};
        std::ofstream(kSample) << sample_text(page);
    }
    const json sample = json::parse(testing::file(kSample));
    CHECK(sample["events"] == events);
    CHECK(sample["record"] == record);
    CHECK(sample["result"] == testing::replayed(record.dump()).results.at(0));
}
