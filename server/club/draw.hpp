// The seating draw of an evening: balanced so that over a season everybody meets everybody as evenly as
// possible. The same players, meetings and seed give the same tables on every machine
// (docs/evenings.md).
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::club {

/// How often each pair of players has met. Symmetric; players do not meet themselves.
class Meetings {
public:
    explicit Meetings(int players)
        : players_(players), times_(static_cast<std::size_t>(players) * static_cast<std::size_t>(players)) {}
    int players() const { return players_; }
    int between(int one, int other) const { return times_[at(one, other)]; }
    void add(int one, int other, int times = 1) {
        times_[at(one, other)] += times;
        if (one != other) times_[at(other, one)] += times;
    }
    /// Returns the meetings of `one` with all the others.
    int of(int one) const;

private:
    std::size_t at(int one, int other) const {
        return static_cast<std::size_t>(one) * static_cast<std::size_t>(players_) +
               static_cast<std::size_t>(other);
    }
    int players_;
    std::vector<int> times_;
};

/// What happens when the players do not fill all tables.
enum class Missing : std::uint8_t {
    seats, ///< seats of the last table stay empty (for bots or late arrivals)
    wait   ///< the surplus players wait this time: those who have met the most people so far, ties by lot
};

struct Draw {
    /// Players by table and seat; empty for an unfilled seat.
    std::vector<std::vector<std::optional<int>>> tables;
    std::vector<int> waiting{}; ///< players who wait, in the order of their numbers
};

using DrawSeed = std::uint64_t;
/// Returns the seed as 16 hexadecimal digits.
std::string seed_text(DrawSeed seed);

/// Draws the tables so that those who sit together have met as seldom as possible. Up to kExactPlayers
/// players the minimum is exact; beyond, no exchange of two players improves the result. The seed breaks
/// ties. `seats` is at least 2.
Draw draw_tables(const Meetings& meetings, int seats, Missing missing, DrawSeed seed);
inline constexpr int kExactPlayers = 12;

/// Returns how often those who sit together had met before, summed over all pairs of each table.
int met_before(const Meetings& meetings, const std::vector<std::vector<std::optional<int>>>& tables);

} // namespace germini::club
