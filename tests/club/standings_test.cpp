// Standings: figures computed by hand, and a season of 20,000 hands compared with an independent Python
// version.
#include "server/cli/standings.hpp"
#include "server/club/report.hpp"
#include "server/store/ledger.hpp"
#include "tests/club/club_kit.hpp"

#include <ctime>
#include <doctest/doctest.h>
#include <iostream>
#include <random>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::int64_t kA = 100'000'001, kB = 100'000'002, kC = 100'000'003, kD = 100'000'004;

club::Entry hand(std::int64_t n, std::size_t match, int round, bool over,
                 const std::vector<std::pair<std::optional<std::int64_t>, std::int64_t>>& of) {
    club::Entry entry;
    entry.n = n;
    entry.match = match;
    entry.round = round;
    entry.hand = static_cast<int>(n);
    entry.round_over = over;
    entry.at = n;
    for (std::size_t i = 0; i < of.size(); ++i) {
        club::Line& line = entry.lines.emplace_back();
        line.place = static_cast<int>(i);
        line.person = of[i].first;
        line.bot = !of[i].first;
        if (line.bot) line.called = "Bot";
        line.side = static_cast<int>(i % 2);
        line.amount = of[i].second;
    }
    return entry;
}
club::Match match(const std::string& id, bool broken_off = false) {
    club::Match made;
    made.id = id;
    made.game = "cards";
    made.unit = "resto";
    made.stakes = true;
    made.ended = 1;
    made.broken_off = broken_off;
    return made;
}
const club::Standing& of(const club::GameStandings& game, std::int64_t person) {
    for (const club::Standing& row : game.rows)
        if (row.person == person) return row;
    throw std::runtime_error("no such row");
}
club::Ledger two_matches() {
    club::Ledger ledger;
    ledger.matches = {match("m"), match("n", true)};
    // A round of two hands that A and C win, +3 −1; a match stopped early after one round and a hand.
    ledger.entries = {hand(1, 0, 1, false, {{kA, 3}, {kB, -3}, {kC, 3}, {kD, -3}}),
                      hand(2, 0, 1, true, {{kA, -1}, {kB, 1}, {kC, -1}, {kD, 1}}),
                      hand(3, 1, 1, true, {{kA, 2}, {kB, -2}, {std::nullopt, 2}, {kD, -2}}),
                      hand(4, 1, 2, false, {{kA, -5}, {kB, 5}, {std::nullopt, -5}, {kD, 5}})};
    for (const std::int64_t person : {kA, kB, kC, kD})
        ledger.names[person] = "P" + std::to_string(person % 10);
    return ledger;
}

club::Rule rule(bool bots, club::BrokenOff broken, std::vector<club::Measure> order = {club::Measure::net}) {
    club::Rule made;
    made.least_rounds = 1;
    made.bots = bots;
    made.broken_off = broken;
    made.order = std::move(order);
    return made;
}

std::int64_t number_of_rows(store::Database& db, const char* sql) {
    store::Statement row(db, sql);
    row.step();
    return row.integer(0);
}

} // namespace

TEST_CASE("the standings as CSV are for programs, or for a spreadsheet in Italian or English") {
    ClubEvening club;
    club.joined("Nicol\u00F2");
    REQUIRE(club.import_results(
                    "match,day,game,round,hand,player,side,amount\n"
                    "1,2025-10-07,minchiate,1,1,Nicol\u00F2,,3\n1,2025-10-07,minchiate,1,1,Ginevra,,-3\n")
                .empty());
    const auto csv = [&](const std::string& query) {
        return club.get("/seasons/" + club.season + "/standings.csv" + query, club.owner.headers());
    };
    const std::string plain = csv("").body, english = csv("?language=en").body,
                      italian = csv("?language=it").body;
    CHECK(plain.starts_with("game,preset,unit,"));
    CHECK(plain.find(",Nicol\u00F2,3,3,0,1,1,1,1,3.00,3,1\r\n") != std::string::npos);
    CHECK(english == "\xEF\xBB\xBF" + plain);
    CHECK(italian.starts_with("\xEF\xBB\xBFgame;preset;unit;"));
    CHECK(italian.find(";Nicol\u00F2;3;3;0;1;1;1;1;3,00;3;1\r\n") != std::string::npos);
    CHECK(refused(csv("?language=fr"), 400) == "bad_field at /language");
}

TEST_CASE("standings of two matches follow the club's rule for bots, broken-off rounds and totals") {
    const club::Ledger ledger = two_matches();
    const auto strict = club::standings(ledger, rule(false, club::BrokenOff::rounds)).at(0);
    CHECK(of(strict, kA).net() == 2);
    CHECK(of(strict, kA).rounds == 1);
    CHECK(of(strict, kA).matches_won == 1);
    CHECK(of(strict, kA).rounds_won == 1);
    CHECK(of(strict, kB).rounds_won == 0);
    CHECK(of(strict, kA).average_hundredths() == 200);
    const auto rounds = club::standings(ledger, rule(true, club::BrokenOff::rounds)).at(0);
    CHECK(of(rounds, kA).net() == 4);
    CHECK(of(rounds, kA).rounds == 2);
    CHECK(of(rounds, kA).matches == 1); // a match that was stopped early does not count
    CHECK(of(rounds, kA).best->amount == 3);
    const auto all = club::standings(ledger, rule(true, club::BrokenOff::all)).at(0);
    CHECK(of(all, kA).net() == -1);
    CHECK(of(all, kA).won == 5);
    CHECK(of(all, kA).lost == 6);
    CHECK(of(all, kA).rounds == 2);
    CHECK(of(all, kA).average_hundredths() == -50);
    CHECK(of(all, kB).best->amount == 5);
    CHECK(of(all, kB).best->entry == 4);
    const auto none = club::standings(ledger, rule(true, club::BrokenOff::nothing)).at(0);
    CHECK(of(none, kA).net() == 2);
    // The data of the chart
    for (const auto& game : {strict, rounds, all, none})
        for (const club::Standing& row : game.rows) {
            std::int64_t sum = 0;
            for (const club::RoundResult& round : game.rounds)
                for (const auto& [person, amount] : round.results) sum += person == row.person ? amount : 0;
            CHECK(sum == row.net());
        }
}

TEST_CASE("players level in everything share a place; players with too few rounds have none") {
    club::Rule by_net = rule(true, club::BrokenOff::nothing);
    const auto level = club::standings(two_matches(), by_net).at(0);
    CHECK(of(level, kA).rank == 1);
    CHECK(of(level, kC).rank == 1);
    CHECK(of(level, kB).rank == 3);
    CHECK(of(level, kD).rank == 3);
    by_net.least_rounds = 2;
    by_net.broken_off = club::BrokenOff::rounds;
    const auto few = club::standings(two_matches(), by_net).at(0);
    CHECK(few.rows.back().person == kC); // one round only
    CHECK_FALSE(few.rows.back().rank);
    CHECK(of(few, kA).rank == 1);
    CHECK(of(few, kB).rank == 2);
    CHECK(of(few, kD).rank == 2);
    // The next measure decides where the first is level.
    club::Ledger ledger = two_matches();
    ledger.entries.resize(2);
    ledger.entries[1].lines[0].amount = 0, ledger.entries[1].lines[2].amount = -2;
    const auto decided = club::standings(ledger, rule(true, club::BrokenOff::all,
                                                      {club::Measure::best_hand, club::Measure::net}))
                             .at(0);
    CHECK(of(decided, kA).rank == 1);
    CHECK(of(decided, kC).rank == 2);
}

TEST_CASE("results are listed by partner and opponent, hand by hand") {
    const auto game = club::standings(two_matches(), rule(true, club::BrokenOff::rounds)).at(0);
    for (const club::Pairing& pairing : game.pairings) {
        if (pairing.person != kA) continue;
        CHECK(pairing.with.hands == (pairing.other == kC ? 2 : 0));
        CHECK(pairing.with.net == (pairing.other == kC ? 2 : 0));
        CHECK(pairing.against.hands == (pairing.other == kC ? 0 : 3));
        CHECK(pairing.against.net == (pairing.other == kC ? 0 : 4));
    }
    CHECK(game.pairings.size() == 12);
}

TEST_CASE("payments settle a game of stakes: the largest debtor pays the largest creditor") {
    club::Ledger ledger = two_matches();
    const auto payments = [&ledger] {
        const club::Rule all = rule(true, club::BrokenOff::all);
        const auto settled = club::settlement_json(ledger, club::standings(ledger, all), {0, 1});
        return json::parse(settled["games"][0]["payments"].dump());
    };
    // A −1, B +1, C +2, D +1 and a bot −3, who as the first of equals pays B.
    CHECK(payments() == json{{{"from", nullptr}, {"to", kC}, {"amount", 2}},
                             {{"from", nullptr}, {"to", kB}, {"amount", 1}},
                             {{"from", kA}, {"to", kD}, {"amount", 1}}});
    for (club::Match& match : ledger.matches) match.stakes = false;
    CHECK(payments() == json::array());
}

TEST_CASE("averages are rounded to hundredths, halves away from zero") {
    CHECK(club::decimal(-5) == "-0.05");
    CHECK(club::decimal(1234) == "12.34");
    club::Standing row;
    row.rounds = 8;
    row.won = 1; // 0.125
    CHECK(row.average_hundredths() == 13);
    row.won = 0, row.lost = 1;
    CHECK(row.average_hundredths() == -13);
    row.rounds = 3;
    CHECK(row.average_hundredths() == -33);
}

TEST_CASE("the rule is described in both languages and follows the chosen options") {
    club::Rule chosen;
    chosen.least_rounds = 12;
    chosen.order = {club::Measure::net, club::Measure::rounds_won};
    const std::string english = club::rule_words(chosen, club::Language::english);
    CHECK(english.rfind(
              "Places go by the net result. If players are level, these decide, in this order: rounds won.",
              0) == 0);
    CHECK(english.find("at least 12 rounds") != std::string::npos);
    CHECK(english.find("Rounds with a bot at the table do not count.") != std::string::npos);
    CHECK(club::rule_words(chosen, club::Language::italian).find("almeno 12 giri") != std::string::npos);
    chosen.broken_off = club::BrokenOff::nothing;
    CHECK(club::rule_words(chosen, club::Language::english)
              .find("If a match is broken off, nothing of it counts.") != std::string::npos);
}

TEST_CASE("for 20,000 hands, API, command and Python agree, and the server takes less than 100 ms") {
    constexpr int kMatches = 1667, kHands = 12; // of three rounds
    ClubEvening evening;
    std::vector<json> people{
        http_request(evening.server->port(), "GET", "/api/guests/me", "", evening.owner.headers())
            .value()["number"]};
    for (const char* name : {"Lapo", "Nannina", "Cosimo", "Bianca", "Neri", "Oretta", "Vieri", "Simonetta",
                             "Buto", "Dianora", "Folco"}) {
        const test::Person one = evening.joined(name);
        people.push_back(http_request(evening.server->port(), "GET", "/api/guests/me", "", one.headers())
                             .value()["number"]);
    }
    evening.server->stop();
    std::minstd_rand random(1798);
    {
        store::Database db(evening.file(), store::Synchronous::normal);
        store::Transaction all(db);
        const auto club = store::find_club(db, evening.club);
        const auto season = store::find_season(db, club->key, evening.season);
        for (int m = 0; m < kMatches; ++m) {
            club::Match played = match("match" + std::to_string(m), random() % 20 == 0);
            played.source = club::Source::paper;
            played.game = "minchiate";
            played.rounds = 3;
            std::shuffle(people.begin(), people.end(), random);
            const bool bot = random() % 10 == 0;
            const int hands = played.broken_off ? 1 + static_cast<int>(random() % kHands) : kHands;
            std::vector<club::Entry> entries;
            for (int h = 0; h < hands; ++h) {
                const auto won = static_cast<std::int64_t>(random() % 13) - 6;
                club::Entry& entry = entries.emplace_back(
                    hand(h + 1, 0, h / 4 + 1, h % 4 == 3,
                         {{people[0], won}, {people[1], -won}, {people[2], won}, {people[3], -won}}));
                if (!bot) continue;
                entry.lines[3].person.reset();
                entry.lines[3].called = "Bot 4";
            }
            store::book_manual_result(db, season->key, played, entries, model::GuestKey(1), m);
        }
        all.commit();
        CHECK(number_of_rows(db, "SELECT count(*) FROM ledger_entries") > 19'000);
    }
    evening.server = std::make_unique<TestServer>(evening.folder);
    const std::string path = "/seasons/" + evening.season + "/standings";
#ifdef NDEBUG
    constexpr int kTries = 40;
#else
    constexpr int kTries = 5;
#endif
    // Of the processor; where others keep all of it busy, a few times more, for one in which they do not.
    double best = 1e9;
    json told;
    for (int i = 0; i < 5 || (i < kTries && best >= 100); ++i) {
        const std::clock_t begun = std::clock();
        const HttpAnswer answer = evening.get(path, evening.owner.headers());
        best = std::min(best, 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
        told = answer.value();
    }
    std::cout << "standings of 20,000 hands: " << best << " ms\n";
#ifdef NDEBUG
    CHECK(best < 100);
#endif
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(told));
    // The command prints the same, while the server goes on.
    CLI::App app("germini");
    cli::add_standings(app);
    const std::string out = printed_by([&] {
        app.parse("standings " + evening.option() + " --club " + evening.club +
                  " --season Inverno --format json");
    });
    CHECK(json::parse(out) == told);
    const std::string csv = evening.get(path + ".csv", evening.owner.headers()).body;
    CHECK(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')) ==
          1 + told["games"][0]["rows"].size());
}
