#include "server/net/challenges.hpp"

#include "server/crypto/random.hpp"

#include <algorithm>
#include <utility>

namespace germini::server {

std::string Challenges::make(Time now, std::optional<store::Shown> shown) {
    std::string text = random_secret();
    while (!open_.empty() && (open_.front().until < now || open_.size() >= kMostChallenges))
        open_.pop_front();
    open_.push_back({text, now + kChallengeTime, {std::move(shown)}});
    return text;
}

std::optional<Challenges::Made> Challenges::take(const std::string& challenge, Time now) {
    const auto found =
        std::find_if(open_.begin(), open_.end(), [&](const Open& one) { return one.text == challenge; });
    if (found == open_.end()) return std::nullopt;
    const Open open = std::move(*found);
    open_.erase(found);
    if (open.until < now) return std::nullopt;
    return open.made;
}

} // namespace germini::server
