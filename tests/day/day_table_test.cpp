// The table of a try as its page sees it: the same cards and bots for everybody, whatever happens between.
#include "server/day/day_table.hpp"
#include "server/games/games.hpp"

#include <doctest/doctest.h>
#include <map>
#include <nlohmann/json.hpp>

namespace germini::day {
namespace {

using nlohmann::json;

const server::Games& games() {
    static const server::Games all = server::all_games();
    return all;
}

server::FairKey test_key(const Deal& deal) { return key_of(server::blake2b("a secret of tests"), deal); }

/// The answers that bots have found for one deal.
using Answers = std::map<std::string, std::string>;

void answer_all(DayTable& table, Answers& answers) {
    while (const auto question = table.run()) {
        std::string& move = answers[question->seen];
        if (move.empty()) {
            const auto thought = table.thought(*question);
            for (int i = 0; i < 2 && !thought->decided(); ++i) thought->step();
            move = thought->move()->text();
        }
        table.answer(*question, move);
    }
}

/// One try: the player moves as the greedy bot would, and the table is loaded again for each move.
struct Try {
    std::vector<std::string> log;
    std::vector<json> messages;
    std::optional<Ended> ended;

    void request(const Deal& deal, Answers& answers, const std::string& player, bool moves) {
        DayTable table(games(), deal, test_key(deal), player, log, 1798);
        answer_all(table, answers);
        if (moves && !table.over()) {
            table.play(table.thought(table.player_question())->move()->text());
            answer_all(table, answers);
        }
        log.insert(log.end(), table.entries().begin(), table.entries().end());
        for (const Shown& shown : table.messages()) messages.push_back(json::parse(shown.text));
        if (table.ended()) ended = table.ended();
    }
    void play(const Deal& deal, Answers& answers, const std::string& player) {
        for (int i = 0; i < 200 && !ended; ++i) request(deal, answers, player, true);
    }
};

TEST_CASE("the deal of the day: the same cards, bots and result for all who play alike") {
    for (const DayGame& game : kGames) {
        CAPTURE(game.game);
        const Deal deal{"2026-12-01", std::string(game.game), Field::accounts};
        Answers answers, others;
        Try anna, tessa;
        anna.play(deal, answers, "Anna");
        tessa.play(deal, others, "Tessa");
        REQUIRE(anna.ended.has_value());
        REQUIRE(tessa.ended.has_value());
        CHECK(anna.ended->record == tessa.ended->record);
        CHECK(anna.ended->worth.halves == tessa.ended->worth.halves);
        CHECK(answers == others);

        const Deal guests{deal.date, deal.game, Field::guests};
        Try guest;
        Answers of_guests;
        guest.play(guests, of_guests, "Ospite");
        CHECK(guest.ended->record != anna.ended->record);
    }
}

TEST_CASE("the deal of the day: its table is named by its deal") {
    const Deal deal{"2026-12-01", "bolognese", Field::guests};
    CHECK(table_of(deal) == "day-2026-12-01-bolognese-guests");
    CHECK(deal_of(table_of(deal)) == deal);
    for (const char* id : {"", "day-", "day-2026-12-01", "day-2026-12-01-", "day-2026-13-01-minchiate",
                           "day-2026-12-01-tocchi", "2026-12-01-minchiate", "day-2026-12-01-guests"})
        CHECK_FALSE(deal_of(id).has_value());
}

} // namespace
} // namespace germini::day
