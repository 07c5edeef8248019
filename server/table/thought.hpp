// A question to a bot that takes long to answer: made of a copy of what its seat may know, so that it can be
// continued on any thread.
#pragma once
#include "engine/core/search.hpp"

#include <cstdint>
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
    /// Returns the answer so far as JSON text.
    virtual std::string answer() const = 0;
};

/// A bot's search for its move. The answer is the move as a client would send it; before the first step the
/// greedy bot's.
template <class W> class ThoughtOf final : public Thought {
public:
    ThoughtOf(const typename W::Engine::View& view, std::uint64_t seed) : view_(view), search_(view_, seed) {}

    void step() override { search_.step(); }
    bool decided() const override { return search_.decided(); }
    std::string answer() const override {
        std::string text;
        W::append_move(text, search_.move());
        return text;
    }

private:
    typename W::Engine::View view_;
    Search<typename W::Imagination> search_;
};

} // namespace germini::server
