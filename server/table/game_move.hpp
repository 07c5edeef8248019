// A move of a hand, read from a client or found by a bot. Only its game knows its type.
#pragma once
#include <memory>

namespace germini::server {

class GameMove {
public:
    GameMove() = default;
    GameMove(const GameMove&) = delete;
    GameMove& operator=(const GameMove&) = delete;
    virtual ~GameMove() = default;
};
using MovePtr = std::unique_ptr<const GameMove>;

} // namespace germini::server
