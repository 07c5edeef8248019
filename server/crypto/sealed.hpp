// What must not leave the server before its time.
#pragma once
#include <string>
#include <utility>

namespace germini::server {

/// The log of a hand, or its record: bytes for the disk and for the game that they are of. They are no text,
/// so that neither a line of the log nor anything on the wire takes them; who needs them says so
/// (tests/wall).
class Sealed {
public:
    Sealed() = default;
    explicit Sealed(std::string bytes) : bytes_(std::move(bytes)) {}

    const std::string& unsealed() const { return bytes_; }
    std::string& unsealed() { return bytes_; }

private:
    std::string bytes_;
};

} // namespace germini::server
