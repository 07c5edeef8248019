#include "server/club/decide_club.hpp"

#include "server/names/zone.hpp"

#include <algorithm>

namespace germini::club {
namespace {

using account::Right;
using model::ClubStatus;

/// Returns the earliest of the other seasons that overlap this one, or nullptr.
const model::SeasonRow* overlapping(const std::vector<model::SeasonRow>& seasons,
                                    const model::SeasonRow& season) {
    const model::SeasonRow* earliest = nullptr;
    for (const model::SeasonRow& other : seasons) {
        const bool overlaps =
            other.key != season.key && other.begins < season.ends && season.begins < other.ends;
        if (overlaps && (!earliest || other.begins < earliest->begins)) earliest = &other;
    }
    return earliest;
}

/// Returns how many evenings ahead would be shown at another local time in the other zone.
std::size_t moved_by(const std::vector<model::EveningRow>& evenings, const std::string& from,
                     const std::string& to, std::int64_t now) {
    if (!names::is_zone(from)) return 0; // shown at no time so far
    return static_cast<std::size_t>(std::ranges::count_if(evenings, [&](const model::EveningRow& evening) {
        return evening.ends() > now && !evening.called_off &&
               names::local_at(from, evening.begins) != names::local_at(to, evening.begins);
    }));
}

} // namespace

Verdict<> decide(const AddClubFacts& facts, const model::AddClub&) {
    if (facts.clubs >= model::kMostClubs) return refuse(ClubStatus::too_many);
    return {};
}

Verdict<model::ClubRow> decide(const ChangeClubFacts& facts, const model::ChangeClub& asked) {
    const Access& access = facts.access;
    if (const auto status = refusal(access, Right::run_evening)) return refuse(*status);
    if ((asked.name || asked.zone || asked.open || asked.rule) && !access.who.may(Right::change_club))
        return refuse(ClubStatus::forbidden);
    model::ClubRow club = access.club;
    if (club.version != asked.version) return refuse(ClubStatus::stale);
    if (asked.zone && *asked.zone != club.zone && !asked.move_evenings)
        if (const auto moved = moved_by(facts.evenings(), club.zone, *asked.zone, asked.at); moved > 0)
            return refuse(ClubStatus::moves_evenings, std::to_string(moved));
    if (asked.name) club.name = *asked.name;
    if (asked.zone) club.zone = *asked.zone;
    if (asked.house) club.house = *asked.house;
    if (asked.rule) club.rule = *asked.rule;
    if (asked.open) club.open = *asked.open;
    return club;
}

Verdict<> decide(const DeleteClubFacts& facts, const model::DeleteClub& asked) {
    if (const auto status = refusal(facts.access, Right::delete_club)) return refuse(*status);
    if (facts.access.club.version != asked.version) return refuse(ClubStatus::stale);
    if (asked.release) return {};
    const std::size_t open = facts.open_tables();
    if (open > 0) return refuse(ClubStatus::open_tables, std::to_string(open));
    return {};
}

Verdict<> decide(const SeasonsFacts& facts, const model::AddSeason& asked) {
    if (const auto status = refusal(facts.access, Right::run_evening)) return refuse(*status);
    if (facts.seasons.size() >= model::kMostSeasons) return refuse(ClubStatus::too_many);
    if (const model::SeasonRow* other = overlapping(facts.seasons, asked.season))
        return refuse(ClubStatus::overlap, other->name);
    return {};
}

Verdict<model::SeasonRow> decide(const SeasonsFacts& facts, const model::ChangeSeason& asked) {
    if (const auto status = refusal(facts.access, Right::run_evening)) return refuse(*status);
    const auto present = std::ranges::find(facts.seasons, asked.season.id, &model::SeasonRow::id);
    if (present == facts.seasons.end()) return refuse(ClubStatus::not_found);
    if (present->version != asked.season.version) return refuse(ClubStatus::stale);
    model::SeasonRow season = asked.season;
    season.key = present->key;
    if (const model::SeasonRow* other = overlapping(facts.seasons, season))
        return refuse(ClubStatus::overlap, other->name);
    return season;
}

} // namespace germini::club
