// Matches played by protocol clients, and what a test computes of them from the records and the draw only.
#pragma once
#include "tests/server/support/test_server.hpp"

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace germini::test {

/// Minchiate with the preset germini, with these members of the request added (including options).
json minchiate_table(const json& more = json::object());

/// A new table: its host, who is there and has no seat.
std::unique_ptr<Player> open_table(EventLoop& loop, unsigned short port, const json& request = kToy);
/// A table with bots in all its seats, started: its host, who has none.
std::unique_ptr<Player> begin_with_bots(EventLoop& loop, unsigned short port, const json& request = kToy,
                                        int seats = 3);

/// Everybody gets ready, and the hand of this number at the table is played to its end.
void play_hand(EventLoop& loop, Party& party, int number);
/// A hand that has begun; its page must then show it as those at the table were sent it.
void play_out(EventLoop& loop, Party& party, int number);
/// Hands `from` … `to` of a match in which all guests are active.
void play_hands(EventLoop& loop, Party& party, int from, int to);
/// Waits until everybody's table is in that state.
bool all_are(EventLoop& loop, Party& party, const std::string& state);

/// Waits until somebody is asked who has not answered yet, and returns their index in the party.
std::size_t asked(EventLoop& loop, Party& party);

/// Everybody asks for another match.
void ask_again(Party& party);

/// Everybody reconnects, to a restarted server.
void come_back(EventLoop& loop, Party& party, unsigned short port);

/// The rule that refuses an action; "done" if none does.
std::string rule_of(Player& player, const json& what);

/// A seat of the table as the player sees it.
json seat(const Player& player, std::size_t number);
/// The match that the player's table shows.
const json& match_of(const Player& player);
json page_of(unsigned short port, const Person& person, const std::string& path);

using Four = std::array<int, 4>;

/// The persons by rank of the cards that they drew, the highest first (D-1), from `draw` in the table.
Four ranking_of_cards(const json& draw);
/// The person in each seat in a girata (1, 2, 3): D-2, with the first dealer in the seat of their number.
Four persons_by_seat(const Four& ranking, int girata);

/// The resti by person from the closed hands' results, requested one by one.
struct MatchScores {
    std::map<int, Four> hands; ///< by number in the match
    Four totals{};
};
MatchScores match_scores(unsigned short port, const Player& player);
/// The resti by person of the match's lines; each must sum to zero.
Four sum_of_lines(const json& match);

/// The single number returned by a query of the folder's database.
std::int64_t number_in(const TempDir& folder, const std::string& sql);
std::string text_in(const TempDir& folder, const std::string& sql);

} // namespace germini::test
