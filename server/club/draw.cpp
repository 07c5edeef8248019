#include "server/club/draw.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>

namespace germini::club {
namespace {

using Tables = std::vector<std::vector<int>>;

/// Random choices. The generator is the standard one, identical everywhere; what the standard leaves to
/// implementations is done here.
class Lots {
public:
    explicit Lots(DrawSeed seed) : words_(seed) {}
    /// Returns a uniform number from 0 up to, not including, `bound`.
    std::size_t below(std::size_t bound) {
        const std::uint64_t most = std::numeric_limits<std::uint64_t>::max(), rest = most % bound;
        while (true)
            if (const std::uint64_t word = words_(); word < most - rest) return word % bound;
    }
    template <class T> void shuffle(std::vector<T>& some) {
        for (std::size_t left = some.size(); left > 1; --left) std::swap(some[left - 1], some[below(left)]);
    }

private:
    std::mt19937_64 words_;
};

/// Returns the table sizes: full tables, and with Missing::seats one more for the remaining players. As few
/// tables as possible have empty seats.
std::vector<std::size_t> sizes_of(std::size_t players, std::size_t seats, Missing missing) {
    std::vector<std::size_t> sizes(players / seats, seats);
    if (missing == Missing::seats && players % seats != 0) sizes.push_back(players % seats);
    return sizes;
}

Tables cut(const std::vector<int>& players, const std::vector<std::size_t>& sizes) {
    Tables tables;
    auto next = players.begin();
    for (const std::size_t size : sizes) {
        const auto end = next + static_cast<std::ptrdiff_t>(size);
        tables.emplace_back(next, end);
        next = end;
    }
    return tables;
}

int met_with(const Meetings& meetings, int player, const std::vector<int>& table, int but = -1) {
    int met = 0;
    for (const int other : table)
        if (other != but && other != player) met += meetings.between(player, other);
    return met;
}

/// Finds the best of all ways to fill the tables. Tables of the same size are interchangeable.
class Exact {
public:
    Exact(const Meetings& meetings, const std::vector<int>& players, std::vector<std::size_t> sizes)
        : meetings_(meetings), players_(players), sizes_(std::move(sizes)), now_(sizes_.size()) {
        place(0, 0);
    }
    const Tables& best() const { return best_; }

private:
    void place(std::size_t next, int met) {
        if (met >= least_) return;
        if (next == players_.size()) {
            least_ = met;
            best_ = now_;
            return;
        }
        for (std::size_t t = 0; t < now_.size(); ++t) {
            auto& table = now_[t];
            if (table.size() == sizes_[t]) continue;
            const bool like_the_last =
                t > 0 && table.empty() && now_[t - 1].empty() && sizes_[t] == sizes_[t - 1];
            if (like_the_last) continue;
            const int more = met_with(meetings_, players_[next], table);
            table.push_back(players_[next]);
            place(next + 1, met + more);
            table.pop_back();
        }
    }

    const Meetings& meetings_;
    const std::vector<int>& players_;
    std::vector<std::size_t> sizes_;
    Tables now_, best_;
    int least_ = std::numeric_limits<int>::max();
};

/// Returns how many earlier meetings an exchange of two players of different tables would remove.
int gain(const Meetings& meetings, const Tables& tables, std::size_t a, std::size_t i, std::size_t b,
         std::size_t j) {
    const int one = tables[a][i], other = tables[b][j];
    return met_with(meetings, one, tables[a]) + met_with(meetings, other, tables[b]) -
           met_with(meetings, other, tables[a], one) - met_with(meetings, one, tables[b], other);
}

/// Exchanges two players as long as that improves the result.
int descend(const Meetings& meetings, Tables& tables) {
    bool better = true;
    while (better) {
        better = false;
        for (std::size_t a = 0; a < tables.size(); ++a)
            for (std::size_t b = a + 1; b < tables.size(); ++b)
                for (std::size_t i = 0; i < tables[a].size(); ++i)
                    for (std::size_t j = 0; j < tables[b].size(); ++j)
                        if (gain(meetings, tables, a, i, b, j) > 0) {
                            std::swap(tables[a][i], tables[b][j]);
                            better = true;
                        }
    }
    int met = 0;
    for (const auto& table : tables)
        for (const int player : table) met += met_with(meetings, player, table);
    return met / 2;
}

/// Approximate total number of exchanges examined: about one second's work on a slow machine.
constexpr std::size_t kWork = 4'000'000, kLeastStarts = 4, kMostStarts = 400;

Tables search(const Meetings& meetings, std::vector<int> players, const std::vector<std::size_t>& sizes,
              Lots& lots) {
    if (players.size() <= kExactPlayers) return Exact(meetings, players, sizes).best();
    const std::size_t starts =
        std::clamp(kWork / (players.size() * players.size() * 10), kLeastStarts, kMostStarts);
    Tables best;
    int least = std::numeric_limits<int>::max();
    for (std::size_t start = 0; start < starts && least > 0; ++start) {
        lots.shuffle(players);
        Tables tables = cut(players, sizes);
        const int met = descend(meetings, tables);
        if (met < least) least = met, best = std::move(tables);
    }
    return best;
}

/// Shuffles tables and seats, so that the order does not reveal which was filled first.
Draw seated(Tables tables, std::vector<int> waiting, std::size_t seats, Lots& lots) {
    Draw draw;
    std::sort(waiting.begin(), waiting.end());
    draw.waiting = std::move(waiting);
    lots.shuffle(tables);
    for (const auto& table : tables) {
        std::vector<std::optional<int>> places(table.begin(), table.end());
        places.resize(seats);
        lots.shuffle(places);
        draw.tables.push_back(std::move(places));
    }
    return draw;
}

std::vector<int> in_a_row(int players) {
    std::vector<int> all(static_cast<std::size_t>(players));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

} // namespace

int Meetings::of(int one) const {
    int met = 0;
    for (int other = 0; other < players_; ++other) met += other == one ? 0 : between(one, other);
    return met;
}

std::string seed_text(DrawSeed seed) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += kDigits[(seed >> shift) & 15];
    return text;
}

Draw draw_tables(const Meetings& meetings, int seats, Missing missing, DrawSeed seed) {
    Lots lots(seed);
    std::vector<int> players = in_a_row(meetings.players());
    lots.shuffle(players);
    const auto sizes = sizes_of(players.size(), static_cast<std::size_t>(seats), missing);
    const auto seated_now =
        static_cast<std::ptrdiff_t>(std::accumulate(sizes.begin(), sizes.end(), std::size_t{0}));
    std::stable_sort(players.begin(), players.end(), [&](int a, int b) {
        return missing == Missing::wait && meetings.of(a) < meetings.of(b);
    });
    std::vector<int> waiting(players.begin() + seated_now, players.end());
    players.resize(static_cast<std::size_t>(seated_now));
    lots.shuffle(players);
    if (sizes.empty()) return seated({}, std::move(waiting), static_cast<std::size_t>(seats), lots);
    Tables tables = search(meetings, std::move(players), sizes, lots);
    return seated(std::move(tables), std::move(waiting), static_cast<std::size_t>(seats), lots);
}

int met_before(const Meetings& meetings, const std::vector<std::vector<std::optional<int>>>& tables) {
    int met = 0;
    for (const auto& table : tables)
        for (std::size_t i = 0; i < table.size(); ++i)
            for (std::size_t j = i + 1; j < table.size(); ++j)
                if (table[i] && table[j]) met += meetings.between(*table[i], *table[j]);
    return met;
}

} // namespace germini::club
