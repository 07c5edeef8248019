#include "server/net/evening_draw.hpp"

#include "server/places.hpp"

#include <algorithm>
#include <iterator>
#include <map>

namespace germini::server {
namespace {

club::Meetings meetings_of(const std::vector<model::AttendeeRow>& players, std::size_t guests,
                           const std::vector<model::Meeting>& met) {
    club::Meetings meetings(static_cast<int>(players.size() + guests));
    std::map<model::GuestKey, int> places;
    for (const model::AttendeeRow& player : players) places.emplace(player.guest, std::ssize(places));
    for (const model::Meeting& meeting : met) {
        const auto one = places.find(meeting.one), other = places.find(meeting.other);
        if (one != places.end() && other != places.end())
            meetings.add(one->second, other->second, meeting.times);
    }
    return meetings;
}

} // namespace

void draw_seats(const model::EveningForDraw& evening, int size, club::DrawSeed seed, model::SetDraw& draw) {
    const model::SeenEvening& seen = evening.seen;
    std::vector<model::AttendeeRow> players;
    for (const model::AttendeeRow& one : seen.attendees)
        if (one.answer == "yes") players.push_back(one);
    // The order in which they answered does not affect the draw.
    std::sort(players.begin(), players.end(), [](const auto& a, const auto& b) { return a.guest < b.guest; });
    const auto missing = draw.missing == "wait" ? club::Missing::wait : club::Missing::seats;
    const auto meetings = meetings_of(players, seen.guests.size(), evening.meetings);
    const club::Draw drawn = club::draw_tables(meetings, size, missing, seed);
    draw.seed = club::seed_text(seed);
    for (std::size_t t = 0; t < drawn.tables.size(); ++t)
        for (std::size_t s = 0; s < drawn.tables[t].size(); ++s) {
            model::EveningSeatRow seat{static_cast<int>(t) + 1, place_of<Seat>(static_cast<int>(s))};
            const auto player = drawn.tables[t][s];
            if (!player)
                seat.bot = draw.missing == "bots";
            else if (const auto at = static_cast<std::size_t>(*player); at < players.size())
                seat.guest = players[at].guest;
            else
                seat.called = seen.guests.at(at - players.size()).name;
            draw.seats.push_back(std::move(seat));
        }
}

} // namespace germini::server
