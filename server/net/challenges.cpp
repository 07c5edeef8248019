#include "server/net/challenges.hpp"

#include "server/crypto/random.hpp"

#include <algorithm>
#include <utility>

namespace germini::server {

std::string Challenges::make(const std::string& address, Time now,
                             std::optional<model::Authorisation> authorisation) {
    if (size_ >= kMostChallenges) end_late(now);
    if (size_ >= kMostChallenges)
        end_oldest(std::max_element(open_.begin(), open_.end(), [](const auto& a, const auto& b) {
            return a.second.size() < b.second.size();
        }));
    const auto own = open_.find(address);
    if (own != open_.end() && own->second.size() >= kMostChallengesPerAddress) end_oldest(own);
    const std::string text = random_secret();
    open_[address].push_back({text, now + kChallengeTime, {std::move(authorisation)}});
    ++size_;
    return text;
}

std::optional<Challenges::Made> Challenges::take(const std::string& challenge, Time now) {
    for (auto queue = open_.begin(); queue != open_.end(); ++queue) {
        const auto found = std::find_if(queue->second.begin(), queue->second.end(),
                                        [&](const Open& one) { return one.text == challenge; });
        if (found == queue->second.end()) continue;
        Open open = std::move(*found);
        queue->second.erase(found);
        --size_;
        if (queue->second.empty()) open_.erase(queue);
        if (open.until < now) return std::nullopt;
        return std::move(open.made);
    }
    return std::nullopt;
}

void Challenges::end_oldest(std::map<std::string, Queue>::iterator queue) {
    queue->second.pop_front();
    --size_;
    if (queue->second.empty()) open_.erase(queue);
}

void Challenges::end_late(Time now) {
    for (auto queue = open_.begin(); queue != open_.end();) {
        const auto late = [now](const Open& one) { return one.until < now; };
        size_ -= static_cast<std::size_t>(std::erase_if(queue->second, late));
        queue = queue->second.empty() ? open_.erase(queue) : std::next(queue);
    }
}

} // namespace germini::server
