#include "server/day/ranking.hpp"

namespace germini::day {

std::vector<std::int64_t> places(const std::vector<std::int64_t>& results) {
    std::vector<std::int64_t> places;
    for (std::size_t i = 0; i < results.size(); ++i)
        places.push_back(i > 0 && results[i] == results[i - 1] ? places.back()
                                                               : static_cast<std::int64_t>(i) + 1);
    return places;
}

std::vector<Standing> standings(const std::vector<std::int64_t>& results) {
    std::vector<Standing> standings;
    for (std::size_t begin = 0; begin < results.size();) {
        std::size_t end = begin;
        while (end < results.size() && results[end] == results[begin]) ++end;
        const auto worse = static_cast<std::int64_t>(results.size() - end);
        const auto equal = static_cast<std::int64_t>(end - begin) - 1;
        const auto others = static_cast<std::int64_t>(results.size()) - 1;
        standings.insert(standings.end(), end - begin, {others, worse, equal});
        begin = end;
    }
    return standings;
}

std::optional<int> percent(const Standing& standing, std::int64_t people) {
    if (people < kLeastPeople || standing.others <= 0) return std::nullopt;
    // Twice the share, rounded half up.
    const std::int64_t twice = 100 * (2 * standing.beaten + standing.equal);
    return static_cast<int>((twice + standing.others) / (2 * standing.others));
}

} // namespace germini::day
