#include "server/club/standings.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace germini::club {
namespace {

/// A participant in a match: a person, in whatever seat, or a place without a known person.
struct Who {
    bool known = false;
    std::int64_t number = 0;
    bool outsider = false; ///< not a member, so without a row
    std::string called{};  ///< name, if the person is unknown; empty for a bot
    bool has_row() const { return known && !outsider; }
    friend auto operator<=>(const Who&, const Who&) = default;
};
Who who(const Line& line) {
    if (line.person) return {true, *line.person, line.outsider};
    return {false, static_cast<std::int64_t>(line.place), false, line.bot ? "" : line.called.value_or("")};
}

struct RoundSoFar {
    bool over = false, bot = false, stand_in = false;
    std::int64_t at = 0;
    std::vector<const Entry*> entries, breaking;
};
struct MatchSoFar {
    std::map<int, RoundSoFar> rounds;
};

using Results = std::map<Who, std::int64_t>;

/// Returns those with the highest result; empty if all results are equal.
std::vector<Who> winners(const Results& results) {
    std::vector<Who> best;
    if (results.empty()) return best;
    const auto less = [](const auto& one, const auto& other) { return one.second < other.second; };
    const auto [least, most] = std::minmax_element(results.begin(), results.end(), less);
    if (least->second == most->second) return best;
    for (const auto& [person, amount] : results)
        if (amount == most->second) best.push_back(person);
    return best;
}

std::int64_t key_of(const Standing& row, Measure measure) {
    switch (measure) {
    case Measure::average:
        return row.average_hundredths();
    case Measure::net:
        return row.net();
    case Measure::won:
        return row.won;
    case Measure::rounds_won:
        return row.rounds_won;
    case Measure::matches_won:
        return row.matches_won;
    case Measure::rounds:
        return row.rounds;
    case Measure::best_hand:
        break;
    }
    return row.best ? row.best->amount : INT64_MIN;
}

class Reckoner {
public:
    Reckoner(const Ledger& ledger, const Rule& rule) : ledger_(ledger), rule_(rule) {}

    std::vector<GameStandings> done() && {
        gather();
        for (const std::size_t m : order_) reckon(m);
        for (GameStandings& game : games_) finish(game);
        return std::move(games_);
    }

private:
    void gather() {
        std::unordered_set<std::int64_t> reversed;
        for (const Entry& entry : ledger_.entries)
            if (entry.reverses) reversed.insert(*entry.reverses);
        so_far_.resize(ledger_.matches.size());
        for (const Entry& entry : ledger_.entries) {
            if (entry.cause == Cause::reversal || reversed.contains(entry.n)) continue;
            MatchSoFar& match = so_far_.at(entry.match);
            if (match.rounds.empty()) order_.push_back(entry.match);
            RoundSoFar& round = match.rounds[entry.round];
            if (entry.cause == Cause::breaking) {
                round.breaking.push_back(&entry);
                continue;
            }
            round.entries.push_back(&entry);
            round.over |= entry.round_over;
            round.at = std::max(round.at, entry.at);
            if (entry.cause == Cause::line) continue; // a ledger line names who receives it, not who played
            for (const Line& line : entry.lines) round.bot |= line.bot, round.stand_in |= line.stand_in;
        }
    }

    bool fit(const RoundSoFar& round) const {
        return (rule_.bots || !round.bot) && (rule_.stand_ins || !round.stand_in);
    }

    void reckon(std::size_t m) {
        const Match& match = ledger_.matches[m];
        if (match.broken_off && rule_.broken_off == BrokenOff::nothing) return;
        GameStandings& game = game_of(match);
        bool whole_match = match.ended && !match.broken_off;
        Results totals;
        for (const auto& [number, round] : so_far_[m].rounds) {
            const bool rest = match.broken_off && rule_.broken_off == BrokenOff::all;
            const bool counts = fit(round) && (round.over || rest);
            whole_match = whole_match && counts && round.over;
            if (!counts) continue;
            Results results;
            for (const Entry* entry : round.entries) book(game, *entry, results);
            if (round.over) count_round(game, m, number, round, results);
            Results beside;
            if (rest)
                for (const Entry* entry : round.breaking) book(game, *entry, round.over ? beside : results);
            if (!round.over) add_round(game, m, number, false, round.at, results);
            if (!beside.empty()) add_round(game, m, number, false, round.breaking.back()->at, beside);
            for (const auto& [person, amount] : results) totals[person] += amount;
        }
        if (whole_match) count_match(game, totals);
    }

    void book(GameStandings& game, const Entry& entry, Results& results) {
        for (const Line& line : entry.lines) {
            results[who(line)] += line.amount;
            if (!who(line).has_row()) continue;
            Standing& row = row_of(game, *line.person);
            (line.amount > 0 ? row.won : row.lost) += line.amount > 0 ? line.amount : -line.amount;
            if (entry.cause != Cause::hand) continue;
            if (!row.best || line.amount > row.best->amount)
                row.best = BestHand{line.amount, entry.n, entry.match, entry.hand_id};
        }
        if (entry.cause == Cause::hand) pair(entry);
    }

    void pair(const Entry& entry) {
        for (const Line& one : entry.lines)
            for (const Line& other : entry.lines) {
                if (!who(one).has_row() || !who(other).has_row() || one.person == other.person) continue;
                if (!one.side || !other.side) continue;
                Pairing& pairing = pairings_[*one.person * kPastNumbers + *other.person];
                pairing.person = *one.person;
                pairing.other = *other.person;
                PairResult& how = one.side == other.side ? pairing.with : pairing.against;
                ++how.hands;
                how.net += one.amount;
            }
    }

    void count_round(GameStandings& game, std::size_t m, int number, const RoundSoFar& round,
                     const Results& results) {
        const bool imported = ledger_.matches[m].source == Source::import;
        for (const auto& [person, amount] : results) {
            if (!person.has_row()) continue;
            Standing& row = row_of(game, person.number);
            ++row.rounds;
            if (imported) ++row.imported;
        }
        for (const Who& winner : winners(results))
            if (winner.has_row()) ++row_of(game, winner.number).rounds_won;
        add_round(game, m, number, true, round.at, results);
    }

    static void add_round(GameStandings& game, std::size_t m, int number, bool whole, std::int64_t at,
                          const Results& results) {
        RoundResult& added = game.rounds.emplace_back();
        added.match = m;
        added.round = number;
        added.whole = whole;
        added.at = at;
        for (const auto& [person, amount] : results)
            if (person.known)
                added.results.emplace_back(person.number, amount);
            else
                added.others.emplace_back(person.called, amount);
    }

    void count_match(GameStandings& game, const Results& totals) {
        for (const auto& [person, amount] : totals)
            if (person.has_row()) ++row_of(game, person.number).matches;
        for (const Who& winner : winners(totals))
            if (winner.has_row()) ++row_of(game, winner.number).matches_won;
    }

    GameStandings& game_of(const Match& match) {
        for (std::size_t i = 0; i < games_.size(); ++i)
            if (games_[i].game == match.game && games_[i].preset == match.preset &&
                games_[i].unit == match.unit && games_[i].stakes == match.stakes)
                return turn_to(i);
        GameStandings& game = games_.emplace_back();
        game.game = match.game;
        game.preset = match.preset;
        game.unit = match.unit;
        game.stakes = match.stakes;
        rows_.emplace_back();
        all_pairings_.emplace_back();
        return turn_to(games_.size() - 1);
    }
    /// Returns the game's standings and loads its pairings into `pairings_`.
    GameStandings& turn_to(std::size_t i) {
        if (now_ != i) {
            if (now_ < all_pairings_.size()) std::swap(all_pairings_[now_], pairings_);
            std::swap(all_pairings_[i], pairings_);
            now_ = i;
        }
        return games_[i];
    }
    Standing& row_of(GameStandings& game, PersonNumber person) {
        auto [at, fresh] = rows_[now_].try_emplace(person, game.rows.size());
        if (fresh) game.rows.emplace_back().person = person;
        return game.rows[at->second];
    }

    void finish(GameStandings& game) {
        turn_to(static_cast<std::size_t>(&game - games_.data()));
        for (const auto& [both, pairing] : pairings_) game.pairings.push_back(pairing);
        std::sort(game.pairings.begin(), game.pairings.end(), [](const Pairing& a, const Pairing& b) {
            return std::pair(a.person, a.other) < std::pair(b.person, b.other);
        });
        const auto ranked = [this](const Standing& row) { return row.rounds >= rule_.least_rounds; };
        const auto keys = [this](const Standing& row) {
            std::vector<std::int64_t> all;
            for (const Measure measure : rule_.order) all.push_back(key_of(row, measure));
            return all;
        };
        std::sort(game.rows.begin(), game.rows.end(), [&](const Standing& a, const Standing& b) {
            if (ranked(a) != ranked(b)) return ranked(a);
            const auto first = keys(a), second = keys(b);
            return first != second ? first > second : a.person < b.person;
        });
        for (std::size_t i = 0; i < game.rows.size() && ranked(game.rows[i]); ++i) {
            const bool level = i > 0 && keys(game.rows[i]) == keys(game.rows[i - 1]);
            game.rows[i].rank = level ? *game.rows[i - 1].rank : static_cast<int>(i) + 1;
        }
        std::stable_sort(game.rounds.begin(), game.rounds.end(),
                         [](const RoundResult& a, const RoundResult& b) { return a.at < b.at; });
    }

    const Ledger& ledger_;
    const Rule& rule_;
    std::vector<MatchSoFar> so_far_;
    std::vector<std::size_t> order_; ///< matches by first appearance
    std::vector<GameStandings> games_;
    std::vector<std::unordered_map<PersonNumber, std::size_t>> rows_; ///< index of the person's row, by game
    /// Pairings, keyed by both numbers combined.
    using Pairings = std::unordered_map<std::int64_t, Pairing>;
    static constexpr std::int64_t kPastNumbers = 1'000'000'000;
    Pairings pairings_; ///< pairings of the current game
    std::vector<Pairings> all_pairings_;
    std::size_t now_ = SIZE_MAX;
};

} // namespace

std::int64_t Standing::average_hundredths() const {
    if (rounds == 0) return 0;
    const std::int64_t n = net() * 100, half = rounds / 2;
    return (n >= 0 ? n + half : n - half) / rounds;
}

std::vector<GameStandings> standings(const Ledger& ledger, const Rule& rule) {
    return Reckoner(ledger, rule).done();
}

} // namespace germini::club
