// The differences that a verification found: all are counted, the first is kept.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace germini::server {

class Findings {
public:
    /// `where`: e.g. "hand abc (link 17)"; `what`: the difference found there.
    void add(std::string_view where, std::string_view what) {
        if (count_++ == 0) first_ = std::string(where) + ": " + std::string(what);
    }
    /// Appends the findings of another check.
    void add(const Findings& other) {
        if (count_ == 0) first_ = other.first_;
        count_ += other.count_;
    }
    std::int64_t count() const { return count_; }
    const std::string& first() const { return first_; }

private:
    std::int64_t count_ = 0;
    std::string first_;
};

} // namespace germini::server
