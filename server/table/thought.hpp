// A question to a bot that takes long to answer: made of a copy of what its seat may know, so that it can be
// continued on any thread.
#pragma once
#include "server/table/game_move.hpp"

#include <string>

namespace germini::server {

class Thought {
public:
    Thought() = default;
    Thought(const Thought&) = delete;
    Thought& operator=(const Thought&) = delete;
    virtual ~Thought() = default;

    /// Examines some more imagined deals; takes a few milliseconds.
    virtual void step() = 0;
    /// Returns true if more steps would change nothing.
    virtual bool decided() const = 0;
};

/// A search for a bot's move.
class MoveThought : public Thought {
public:
    /// Returns the best move so far; before the first step the greedy bot's.
    virtual MovePtr move() const = 0;
};

/// A search for a hint or a review.
class TextThought : public Thought {
public:
    /// Returns the answer so far as JSON text.
    virtual std::string text() const = 0;
};

} // namespace germini::server
