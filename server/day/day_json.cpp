#include "server/day/day_json.hpp"

#include "server/day/chain.hpp"
#include "server/day/ranking.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace germini::day {
namespace {

using nlohmann::ordered_json;

constexpr double kHalves = 2;

template <class T> ordered_json or_null(const std::optional<T>& value) {
    return value ? ordered_json(*value) : ordered_json();
}

ordered_json points(std::int64_t halves) { return static_cast<double>(halves) / kHalves; }

bool is_own(const model::DayResults::Row& row, const std::vector<model::GuestKey>& own) {
    return row.person && std::find(own.begin(), own.end(), *row.person) != own.end();
}

/// Results with what follows from their order.
struct Ranked {
    explicit Ranked(const model::DayResults::Outcome& results) {
        for (const auto& row : results) {
            halves.push_back(row.result.halves);
            if (!row.bot) ++people;
        }
        place = places(halves);
        standing = standings(halves);
    }
    std::optional<int> share(std::size_t row) const { return percent(standing[row], people); }

    std::vector<std::int64_t> halves, place;
    std::vector<Standing> standing;
    std::int64_t people = 0;
};

std::optional<std::size_t> own_row(const model::DayResults::Outcome& results,
                                   const std::vector<model::GuestKey>& own) {
    for (std::size_t row = 0; row < results.size(); ++row)
        if (is_own(results[row], own)) return row;
    return std::nullopt;
}

} // namespace

ordered_json try_json(const model::DayTry& tried, const std::string& table,
                      const model::DayStanding::Outcome& standing) {
    ordered_json json{{"table", table}, {"finished", tried.result.has_value()}};
    if (!tried.result) return json;
    json["result"] = points(tried.result->halves);
    json["units"] = or_null(tried.result->amount);
    json["beaten"] = standing.beaten;
    json["equal"] = standing.equal;
    json["field"] = standing.finished;
    return json;
}

ordered_json results_json(const model::DayResults::Outcome& results,
                          const std::vector<model::GuestKey>& own) {
    const Ranked ranked(results);
    const auto mine = own_row(results, own);
    auto list = ordered_json::array();
    for (std::size_t row = 0; row < results.size(); ++row) {
        const bool beside = mine && row + 1 >= *mine && row <= *mine + 1;
        if (row >= kMostListed && !beside) continue;
        const auto& one = results[row];
        list.push_back({{"try", one.id},
                        {"place", ranked.place[row]},
                        {"name", or_null(one.name)},
                        {"number", or_null(one.number)},
                        {"bot", one.bot},
                        {"result", points(one.result.halves)},
                        {"units", or_null(one.result.amount)},
                        {"percent", or_null(ranked.share(row))},
                        {"by_bot", one.result.by_bot},
                        {"own", mine == row}});
    }
    return {{"field", ranked.people}, {"tries", list}};
}

ordered_json past_json(const model::DayBest& asked, const model::DayBest::Outcome& best, std::int64_t people,
                       const std::vector<model::PersonDays::Share>& shares) {
    ordered_json json{{"game", asked.game}, {"field", people}, {"best", nullptr}, {"own", nullptr}};
    if (best)
        json["best"] = {{"name", best->name}, {"number", best->number}, {"result", points(best->halves)}};
    for (const auto& one : shares) {
        if (one.date != asked.date || one.game != asked.game || one.field != asked.field) continue;
        json["own"] = {{"place", one.others - one.beaten - one.equal + 1},
                       {"result", points(one.result.halves)},
                       {"percent", or_null(percent({one.others, one.beaten, one.equal}, one.people))}};
    }
    return json;
}

ordered_json week_json(const std::vector<model::PersonDays::Share>& shares, const std::string& today) {
    auto week = ordered_json::array();
    for (int before = kWeek; before > 0; --before) {
        const std::string date = date_after(today, -before);
        int sum = 0, count = 0;
        for (const auto& one : shares) {
            if (one.date != date) continue;
            const auto share = percent({one.others, one.beaten, one.equal}, one.people);
            if (!share) continue;
            sum += *share;
            ++count;
        }
        week.push_back({{"date", date}, {"share", count == 0 ? ordered_json() : ordered_json(sum / count)}});
    }
    return week;
}

int streak_of(const std::vector<std::string>& dates, const std::string& today) {
    std::string day = today;
    if (dates.empty() || dates.front() != today) day = date_after(today, -1);
    int streak = 0;
    for (const std::string& date : dates) {
        if (date != day) break;
        ++streak;
        day = date_after(day, -1);
    }
    return streak;
}

} // namespace germini::day
