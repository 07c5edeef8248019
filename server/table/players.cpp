#include "server/table/players.hpp"

namespace germini::server {

std::vector<protocol::Player> dealt(const std::vector<store::HandSeat>& seats) {
    std::vector<protocol::Player> players;
    for (const store::HandSeat& seat : seats) players.push_back({seat.name, seat.number});
    return players;
}

std::vector<std::vector<protocol::Player>> told(const std::vector<std::vector<store::Dealt>>& players) {
    std::vector<std::vector<protocol::Player>> list;
    for (const auto& of_person : players) {
        auto& last = list.emplace_back();
        for (const store::Dealt& player : of_person) last.push_back({player.name, player.number});
    }
    return list;
}

} // namespace germini::server
