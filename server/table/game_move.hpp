// A move of a hand, read from a client or found by a bot. Only its game knows its type.
#pragma once
#include <memory>
#include <string>

namespace germini::server {

class GameMove {
public:
    GameMove() = default;
    GameMove(const GameMove&) = delete;
    GameMove& operator=(const GameMove&) = delete;
    virtual ~GameMove() = default;
    /// Returns the move as a client would send it.
    virtual std::string text() const = 0;
};
using MovePtr = std::unique_ptr<const GameMove>;

} // namespace germini::server
