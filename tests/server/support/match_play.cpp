#include "tests/server/support/match_play.hpp"

#include "server/store/database.hpp"
#include "tests/server/support/closed_hand_page.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <stdexcept>

namespace germini::test {
namespace {

constexpr std::chrono::seconds kHandTime{120};

bool all(Party& party, const std::function<bool(Player&)>& is) {
    return std::all_of(party.players.begin(), party.players.end(), [&](auto& p) { return is(*p); });
}

/// Trumps above suit cards, by number; suit cards by the strength in their own suit (D-1).
int rank(const std::string& card) {
    static const std::string kFigures = "JNQK";
    const std::string of = card.substr(1);
    if (card[0] == 'T') return 100 + std::stoi(of);
    if (const auto figure = kFigures.find(of); figure != std::string::npos)
        return 11 + static_cast<int>(figure);
    const bool round = card[0] == 'C' || card[0] == 'D';
    return round ? 11 - std::stoi(of) : std::stoi(of);
}

/// The page of the hand that was just closed, beside what those at the table were sent of it.
std::string problem_of_page(const Party& party, int number) {
    const Player& any = *party.players.front();
    const json& match = match_of(any);
    const json& hand = match["hands"].back();
    if (match["from"].get<int>() + hand["number"].get<int>() - 1 != number) return "another hand was closed";
    const std::string path = "/api/hands/" + hand["hand"].get<std::string>();
    if (hand["ending"] == "annulled" && any.state() != "over") {
        const int status = http_request(any.port(), "GET", path, "", any.person().headers()).status;
        return status == 404 ? "" : "an annulled hand was shown while its match lasts";
    }
    const json page = page_of(any.port(), any.person(), path);
    return closed_hand_problem(page["events"], streams_of(party.players, number), hand["names"].size());
}

} // namespace

json minchiate_table(const json& more) {
    json request{{"game", "minchiate"}, {"preset", "germini"}};
    request.update(more);
    return request;
}

bool all_are(EventLoop& loop, Party& party, const std::string& state) {
    return loop.run_until([&] { return all(party, [&](Player& p) { return p.state() == state; }); },
                          kHandTime);
}

void play_hand(EventLoop& loop, Party& party, int number) {
    begin_hand(loop, party, number);
    play_out(loop, party, number);
}

void play_out(EventLoop& loop, Party& party, int number) {
    for (auto& player : party.players) player->play_by_itself();
    const bool closed = loop.run_until(
        [&] { return all(party, [&](Player& p) { return p.hand_over(number) && p.state() != "playing"; }); },
        kHandTime);
    for (auto& player : party.players) player->play_by_itself(false);
    if (!closed) throw std::runtime_error("the hand did not end");
    const std::string problem = problem_of_page(party, number);
    if (!problem.empty()) throw std::runtime_error("told again: " + problem);
}

void play_hands(EventLoop& loop, Party& party, int from, int to) {
    for (int number = from; number <= to; ++number) play_hand(loop, party, number);
}

std::size_t asked(EventLoop& loop, Party& party) {
    std::optional<std::size_t> due;
    const auto is_asked = [&] {
        for (std::size_t i = 0; i < party.players.size(); ++i) {
            const Player& player = party[i];
            if (!due && player.choice && (*player.choice)["hand"] == player.hand && !player.answered())
                due = i;
        }
        return due.has_value();
    };
    if (!loop.run_until(is_asked)) throw std::runtime_error("nobody is asked");
    return *due;
}

void ask_again(Party& party) {
    for (auto& player : party.players) player->must({{"again", true}});
}

void come_back(EventLoop& loop, Party& party, unsigned short port) {
    for (auto& player : party.players) {
        player->move_to(port);
        player->table.reset();
        player->connect();
    }
    if (!loop.run_until([&] { return all(party, [](Player& p) { return p.welcome && p.table; }); }))
        throw std::runtime_error("not everybody came back");
}

std::unique_ptr<Player> open_table(EventLoop& loop, unsigned short port, const json& request) {
    const Person guest = new_person(port, "Ginevra");
    auto host = std::make_unique<Player>(loop, port, guest, new_table(port, guest, request));
    host->connect();
    if (!loop.run_until([&] { return host->table.has_value(); }))
        throw std::runtime_error("the host sees no table");
    return host;
}

std::unique_ptr<Player> begin_with_bots(EventLoop& loop, unsigned short port, const json& request,
                                        int seats) {
    auto host = open_table(loop, port, request);
    for (int s = 0; s < seats; ++s) host->must({{"bot", s}});
    host->must({{"ready", true}});
    return host;
}

std::string rule_of(Player& player, const json& what) {
    const json answer = player.answer(player.perform(what));
    return answer["t"] == "done" ? "done" : answer["rule"].get<std::string>();
}

json seat(const Player& player, std::size_t number) { return (*player.table)["seats"][number]; }

const json& match_of(const Player& player) { return player.table->at("match"); }

json page_of(unsigned short port, const Person& person, const std::string& path) {
    const HttpAnswer answer = http_request(port, "GET", path, "", person.headers());
    if (answer.status != 200) throw std::runtime_error(path + ": " + std::to_string(answer.status));
    return answer.value();
}

Four ranking_of_cards(const json& draw) {
    std::array<std::string, 4> last;
    for (const json& drawn : draw["cards"]) last.at(drawn["person"]) = drawn["card"];
    Four ranking{0, 1, 2, 3};
    std::sort(ranking.begin(), ranking.end(), [&](int a, int b) {
        return rank(last.at(static_cast<std::size_t>(a))) > rank(last.at(static_cast<std::size_t>(b)));
    });
    return ranking;
}

Four persons_by_seat(const Four& ranking, int girata) {
    // The players at the first dealer's right, opposite and left, as places in the ranking.
    static constexpr std::array<std::array<std::size_t, 3>, 3> kAround{{{2, 1, 3}, {1, 2, 3}, {1, 3, 2}}};
    Four persons{};
    const auto first = static_cast<std::size_t>(ranking[0]);
    persons[first] = ranking[0];
    for (std::size_t i = 0; i < 3; ++i)
        persons[(first + 1 + i) % 4] = ranking[kAround.at(static_cast<std::size_t>(girata - 1))[i]];
    return persons;
}

MatchScores match_scores(unsigned short port, const Player& player) {
    MatchScores sums;
    const json& match = match_of(player);
    for (const json& hand : match["hands"]) {
        const json page = page_of(port, player.person(), "/api/hands/" + hand["hand"].get<std::string>());
        if (page["number"] != hand["number"] || page["match"] != match["id"])
            throw std::runtime_error("the page is of another hand");
        Four& persons = sums.hands[hand["number"]];
        for (std::size_t s = 0; s < 4; ++s) {
            const auto person = hand["persons"][s].get<std::size_t>();
            persons.at(person) = page["result"]["seats"][s];
            sums.totals.at(person) += persons.at(person);
        }
    }
    return sums;
}

Four sum_of_lines(const json& match) {
    Four sum{};
    for (const json& line : match["lines"]) {
        const auto resti = line["amounts"].get<Four>();
        if (std::accumulate(resti.begin(), resti.end(), 0) != 0)
            throw std::runtime_error("a line that does not sum to zero: " + line.dump());
        for (std::size_t p = 0; p < 4; ++p) sum[p] += resti[p];
    }
    return sum;
}

std::int64_t number_in(const TempDir& folder, const std::string& sql) {
    store::Database db(database_of(folder), store::Synchronous::full);
    store::Statement row(db, sql.c_str());
    row.step();
    return row.integer(0);
}

std::string text_in(const TempDir& folder, const std::string& sql) {
    store::Database db(database_of(folder), store::Synchronous::full);
    store::Statement row(db, sql.c_str());
    row.step();
    return row.text(0);
}

} // namespace germini::test
