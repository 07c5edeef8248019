// A game without cards for 2 to 6 seats, for tables only: first all seats are asked at once, then each in
// turn, a few times over; each round is a trick. The first seat wins one resto from every other. A
// move is {"say": the seat's own number}.
#pragma once
#include "server/table/game.hpp"

#include <memory>
#include <string>

namespace germini::test {

/// Hands per match, and turns per seat and hand after everybody has been asked at once.
inline constexpr int kTurnsHands = 2, kTurns = 2;

/// A seat's move of it: its own number.
struct SayMove : server::GameMove {
    explicit SayMove(int said) : number(said) {}
    std::string text() const override { return "{\"say\":" + std::to_string(number) + "}"; }
    const int number;
};
/// The same as a client sends it.
protocol::RawJson say(int number);

std::unique_ptr<server::Game> turns(int seats);

} // namespace germini::test
