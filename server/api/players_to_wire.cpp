#include "server/api/players_to_wire.hpp"

#include <algorithm>

namespace germini::server {

std::vector<protocol::Player> dealt(const std::vector<model::HandSeat>& seats) {
    std::vector<protocol::Player> players;
    for (const model::HandSeat& seat : seats) players.push_back({seat.name, seat.number, seat.member});
    return players;
}

std::vector<std::vector<protocol::Player>> players_of(const std::vector<model::HandRow>& hands) {
    std::vector<std::vector<protocol::Player>> players;
    for (const model::HandRow& hand : hands) {
        players.resize(hand.seats.size());
        for (const model::HandSeat& seat : hand.seats) {
            auto& of_person = players.at(static_cast<std::size_t>(index(seat.person)));
            const bool known =
                std::any_of(of_person.begin(), of_person.end(), [&seat](const protocol::Player& other) {
                    return other.number == seat.number && (seat.number || other.name == seat.name);
                });
            if (!known) of_person.push_back({seat.name, seat.number, seat.member});
        }
    }
    return players;
}

} // namespace germini::server
