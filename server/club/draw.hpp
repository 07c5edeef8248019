// Who sits with whom of an evening: by lot, or so that over a season everybody meets everybody as evenly as
// can be. The same players, meetings and seed give the same tables on every machine (docs/evenings.md).
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::club {

/// How often any two of so many players have met; symmetric, nobody meets himself.
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
    /// Of one with all the others.
    int of(int one) const;

private:
    std::size_t at(int one, int other) const {
        return static_cast<std::size_t>(one) * static_cast<std::size_t>(players_) +
               static_cast<std::size_t>(other);
    }
    int players_;
    std::vector<int> times_;
};

/// Where the players do not fill all tables.
enum class Missing : std::uint8_t {
    seats, ///< seats of the last table stay empty (for bots, or whoever comes yet)
    wait   ///< so many wait this time: those who have met most people so far, and by lot
};

struct Draw {
    /// By table and seat: a player, or nobody.
    std::vector<std::vector<std::optional<int>>> tables;
    std::vector<int> waiting{}; ///< in their order
};

using DrawSeed = std::uint64_t;
/// 16 hexadecimal digits.
std::string seed_text(DrawSeed seed);

/// By lot alone; `seats` at least 2.
Draw draw_by_lot(int players, int seats, Missing missing, DrawSeed seed);

/// With the fewest meetings of before among those who sit together: the fewest there can be for up to
/// kExactPlayers, else no exchange of two players makes it better. Among equals the seed decides.
Draw draw_by_rota(const Meetings& meetings, int seats, Missing missing, DrawSeed seed);
inline constexpr int kExactPlayers = 12;

/// Of those who sit together: how often they had met before, all pairs of each table.
int met_before(const Meetings& meetings, const std::vector<std::vector<std::optional<int>>>& tables);

} // namespace germini::club
