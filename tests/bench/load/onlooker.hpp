// A guest who makes a table, puts bots in all its seats and watches.
#pragma once
#include "tests/bench/load/link.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace germini::load {

/// A guest who lets four bots play a match and watches; after it, another table with another guest.
class Onlooker {
public:
    Onlooker(unsigned short port, Poll& poll) : port_(port), poll_(poll) { begin(); }
    Onlooker(const Onlooker&) = delete;
    Onlooker& operator=(const Onlooker&) = delete;

    bool over() const { return over_; }
    /// Outside of Poll::once: the old connection is closed.
    void begin();

private:
    void perform(const std::string& what);
    void take(std::string_view text);

    unsigned short port_;
    Poll& poll_;
    std::unique_ptr<Link> link_;
    bool over_ = false;
    int done_ = 0;
};

} // namespace germini::load
