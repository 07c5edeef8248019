// Something that cannot be so.
#pragma once
#include <stdexcept>

namespace germini::server {

/// The table that meets it stops, with its log kept; the others play on.
class BrokenInvariant : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

} // namespace germini::server
