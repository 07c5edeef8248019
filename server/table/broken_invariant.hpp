// Exception for a state that must never occur.
#pragma once
#include <stdexcept>

namespace germini::server {

/// Stops the table that throws it and keeps its log; other tables continue.
class BrokenInvariant : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

} // namespace germini::server
