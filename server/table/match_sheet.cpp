#include "server/table/match_sheet.hpp"

#include <numeric>

namespace germini::server {

MatchSheet one_round(int hands, const MatchSoFar& so_far) {
    const std::size_t seats = so_far.ranking.size();
    std::vector<int> persons(seats);
    std::iota(persons.begin(), persons.end(), 0);
    MatchSheet sheet;
    for (int hand = 0; hand < hands; ++hand)
        sheet.hands.push_back({1, (so_far.ranking.at(0) + hand) % static_cast<int>(seats), persons});
    sheet.totals.resize(seats);
    for (const std::vector<int>& resti : so_far.closed)
        for (std::size_t s = 0; s < seats; ++s) sheet.totals[s] += resti.at(s);
    sheet.over = so_far.broken_off || so_far.closed.size() == sheet.hands.size();
    return sheet;
}

} // namespace germini::server
