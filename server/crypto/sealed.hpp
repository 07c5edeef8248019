// Data that must not leave the server before its time.
#pragma once
#include <string>
#include <utility>

namespace germini::server {

/// A hand's log or record: bytes for the disk and for their game only. Not a string, so neither the log nor
/// the wire accepts it; code that needs the bytes calls unsealed() (tests/compile_fail).
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
