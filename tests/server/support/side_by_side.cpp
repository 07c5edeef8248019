#include "tests/server/support/side_by_side.hpp"

#include <algorithm>
#include <stdexcept>

namespace germini::test {
namespace {

constexpr const char* kLog = "the log";

/// Where two texts differ, with the surroundings.
std::string difference(const std::string& a, const std::string& b) {
    constexpr std::size_t kBefore = 150, kShown = 300;
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
    const std::size_t from = at > kBefore ? at - kBefore : 0;
    std::string text = a.substr(from, kShown) + "\n  / " + b.substr(from, kShown);
    for (char& c : text) // frames have binary headers
        if (c != '\n' && (static_cast<unsigned char>(c) < ' ' || static_cast<unsigned char>(c) > '~'))
            c = '.';
    return text;
}

std::string difference(const HandObserver::Observations& a, const HandObserver::Observations& b) {
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
        if (a[i] != b[i]) return a[i].first + ": " + difference(a[i].second, b[i].second);
    return a.size() == b.size() ? "" : "one hears more often than the other";
}

} // namespace

SideBySide::SideBySide(TwinServers& houses, const Twins& twins, const TableKind& kind, LogCatcher& log,
                       Sums& sums)
    : log_(log), sums_(sums), viewer_(twins.viewer) {
    for (std::size_t h = 0; h < 2; ++h)
        sides_[h] = std::make_unique<HandObserver>(*houses[h], twins, h, kind);
}

void SideBySide::hear(std::size_t side) {
    heard_[side] = sides_[side]->take_observations();
    heard_[side].emplace_back(kLog, log_.take());
    shapes_[side] = sides_[side]->take_shapes();
}

void SideBySide::compare() {
    std::string apart = difference(heard_[0], heard_[1]);
    if (apart.empty() && viewer_ != kOutsider) apart = difference(shapes_[0], shapes_[1]);
    if (!apart.empty()) throw std::runtime_error(apart);
    ++sums_.steps;
    sums_.shapes += shapes_[0].size();
    for (const auto& [who, bytes] : heard_[0]) {
        sums_.bytes += bytes.size();
        if (who == kLog)
            sums_.lines += static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\n'));
    }
}

} // namespace germini::test
