// An error from the database.
#pragma once
#include <cstdint>
#include <stdexcept>
#include <string>

namespace germini::store {

/// Why a statement failed, as far as callers decide by it.
enum class StoreFault : std::uint8_t {
    other,     ///< a fault of the program or of the stored data; a retry cannot help
    crowded,   ///< a long query gave way to those of other addresses, or its client has gone
    passing,   ///< the disk, the connection or another program; a later retry may succeed
    uncertain, ///< as passing, but perhaps everything was stored: the answer to the commit was lost
    fenced,    ///< as passing, but this node never writes again: it was taken for dead
    refused,   ///< a constraint or trigger rejected this one command; everything else is unchanged
    duplicate  ///< refused, because the row already exists
};

/// An error from the database, as a sentence for the log or, at start-up, for the operator.
class StoreError : public std::runtime_error {
public:
    explicit StoreError(const std::string& sentence, StoreFault fault = StoreFault::other)
        : std::runtime_error(sentence), fault_(fault) {}
    bool passing() const { return fault_ == StoreFault::passing || uncertain() || fenced(); }
    bool fenced() const { return fault_ == StoreFault::fenced; }
    bool uncertain() const { return fault_ == StoreFault::uncertain; }
    bool refused() const { return fault_ == StoreFault::refused || fault_ == StoreFault::duplicate; }
    bool duplicate() const { return fault_ == StoreFault::duplicate; }
    bool crowded() const { return fault_ == StoreFault::crowded; }
    StoreFault fault() const { return fault_; }

private:
    StoreFault fault_;
};

} // namespace germini::store
