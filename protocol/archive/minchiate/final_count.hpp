// What the cards of a side, or of a seat without a partner, are worth at the end (END-1 … END-5, SOLO-20).
#pragma once
#include "engine/minchiate/event.hpp"

#include <string>

namespace germini::protocol::minchiate {

class FinalCount {
public:
    /// Adds a line of the end count.
    void add(const germini::minchiate::Scored& e);
    void append_to(std::string& out) const;

private:
    int versicole_ = 0, cards_ = 0, tricks_ = 0, last_ = 0;
    std::string list_ = "["; // versicole, as JSON
};

} // namespace germini::protocol::minchiate
