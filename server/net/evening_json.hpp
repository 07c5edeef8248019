// Evenings of a club as JSON (schema/evening.json), with the database queries of the endpoints about them.
#pragma once
#include "protocol/wire/outbound.hpp"
#include "server/net/club_json.hpp"
#include "server/store/evenings.hpp"
#include "server/table/game.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// An evening as seen by one guest.
struct SeenEvening {
    store::ClubRow club;
    store::EveningRow evening;
    std::optional<club::Role> role{};
    std::optional<store::SeasonRow> season{}; ///< season that contains the evening's date, if any
    std::optional<store::SeasonRow>
        ledger_season{}; ///< season whose ledger contains the evening's results, archived or not
    std::vector<store::AttendeeRow> attendees{};
    std::vector<store::EveningGuestRow> guests{};
    std::vector<store::EveningSeatRow> seats{};
    std::vector<store::EveningTableRow> tables{}; ///< including finished tables
    bool played = false;                          ///< a match has begun at one of the tables
    bool links = false;                           ///< at least one link of the evening exists
    std::optional<store::GuestKey> me{};
};
std::optional<SeenEvening> see_evening(store::Database& db, const std::string& club,
                                       const std::string& evening, std::optional<store::GuestKey> guest,
                                       account::Right right);
nlohmann::ordered_json evening_json(const SeenEvening& seen);
/// The evening as a list entry, without its attendees.
nlohmann::ordered_json evening_entry_json(const store::EveningRow& evening, const std::string& zone,
                                          const store::Attendance& attendance);
nlohmann::ordered_json evening_seat_json(const store::EveningSeatRow& seat);
/// A table as shown to organisers and spectators. `browsers`: mark players who share a browser.
nlohmann::ordered_json table_state_json(int number, const std::string& id,
                                        const std::optional<protocol::Table>& table, const Games& games,
                                        bool browsers);

/// Returns the season that contains the moment (milliseconds since 1970), if any.
std::optional<store::SeasonRow> season_at(const std::vector<store::SeasonRow>& seasons, std::int64_t moment);

} // namespace germini::server
