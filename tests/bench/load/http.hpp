// Plain requests to a server on this machine, many at once: to set a measurement up.
#pragma once
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace germini::load {

struct Ask {
    std::string method, target, body;
    std::string secret; ///< the guest's; none if empty
};

/// Asks all of them over connections that are kept, a few dozen under way at a time, and hands each answer's
/// body to `take` in order. Throws std::runtime_error where an answer is not of the 200s.
void ask_all(unsigned short port, const std::vector<Ask>& asks,
             const std::function<void(std::size_t, const std::string&)>& take);
/// One.
std::string ask(unsigned short port, const Ask& question);

/// The text after `"key":"` up to the next quote; throws where it is not there.
std::string text_member(const std::string& json, const std::string& key);

} // namespace germini::load
