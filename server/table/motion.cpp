#include "server/table/motion.hpp"

#include "server/places.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace germini::server {

std::string text_of(const std::vector<Motion>& motions) {
    if (motions.empty()) return {};
    auto list = nlohmann::json::array();
    for (const Motion& motion : motions)
        list.push_back({word(motion.wish), motion.seat == kNoSeat ? -1 : index(motion.seat),
                        number(motion.hand), motion.n});
    return list.dump();
}

std::vector<Motion> motions_of(std::string_view text) {
    std::vector<Motion> motions;
    if (text.empty()) return motions;
    for (const auto& entry : nlohmann::json::parse(text)) {
        const auto wish = std::find(kWishes.begin(), kWishes.end(), entry.at(0).get<std::string>());
        if (wish == kWishes.end()) throw std::runtime_error("unknown vote");
        motions.push_back(Motion{static_cast<Wish>(wish - kWishes.begin()), place_of<Seat>(entry.at(1)),
                                 TableHand{entry.at(2).get<int>()}, entry.at(3)});
    }
    return motions;
}

} // namespace germini::server
