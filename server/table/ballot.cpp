#include "server/table/ballot.hpp"

#include <algorithm>

namespace germini::server {
namespace {

const Presence& of(const std::vector<Presence>& presence, int seat) {
    return presence.at(static_cast<std::size_t>(seat));
}

} // namespace

std::vector<int> voters(const Seating& seating, const std::vector<Presence>& presence, const Motion& motion) {
    std::vector<int> seats;
    for (int s = 0; s < seating.size(); ++s) {
        const bool about_him = motion.wish == Wish::bot && motion.seat == s;
        if (seating.plays(s) && !about_him && !of(presence, s).away_long) seats.push_back(s);
    }
    return seats;
}

bool carried(const Seating& seating, const std::vector<Presence>& presence, const Motion& motion) {
    const std::vector<int> asked = voters(seating, presence, motion);
    const auto wishes = [&](int seat) {
        const auto& votes = seating.at(seat)->votes;
        return std::find(votes.begin(), votes.end(), motion) != votes.end();
    };
    if (motion.wish == Wish::adjourn || motion.wish == Wish::step_in)
        return !asked.empty() && std::all_of(asked.begin(), asked.end(), wishes);
    const auto here = [&](int seat) { return of(presence, seat).here; };
    const auto present = std::count_if(asked.begin(), asked.end(), here);
    const auto yes =
        std::count_if(asked.begin(), asked.end(), [&](int seat) { return here(seat) && wishes(seat); });
    const bool alone = present == 1 && asked.size() > 1; // the others may be back in a moment
    return 2 * yes > present && !alone;
}

} // namespace germini::server
