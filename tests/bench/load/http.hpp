// Plain requests to a server on this machine, many at once, to prepare a measurement.
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

/// Sends all of them over kept connections, a few dozen pending at a time, and passes each response's
/// body to `take` in order. Throws std::runtime_error if a status is not 2xx.
void ask_all(unsigned short port, const std::vector<Ask>& asks,
             const std::function<void(std::size_t, const std::string&)>& take);
/// Sends one request.
std::string ask(unsigned short port, const Ask& question);

/// The text after `"key":"` up to the next quote; throws if it is not there.
std::string text_member(const std::string& json, const std::string& key);

} // namespace germini::load
