// Evenings of a club as JSON (schema/evening.json), with the database queries of the endpoints about them.
#pragma once
#include "protocol/wire/outbound.hpp"
#include "server/model/attendance.hpp"
#include "server/model/evening.hpp"
#include "server/model/evening_seat.hpp"
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
    model::ClubRow club;
    model::EveningRow evening;
    std::optional<club::Role> role{};
    std::optional<model::SeasonRow> season{}; ///< season that contains the evening's date, if any
    std::optional<model::SeasonRow>
        ledger_season{}; ///< season whose ledger contains the evening's results, archived or not
    std::vector<model::AttendeeRow> attendees{};
    std::vector<model::EveningGuestRow> guests{};
    std::vector<model::EveningSeatRow> seats{};
    std::vector<model::EveningTableRow> tables{}; ///< including finished tables
    bool played = false;                          ///< a match has begun at one of the tables
    bool links = false;                           ///< at least one link of the evening exists
    std::optional<model::GuestKey> me{};
};
std::optional<SeenEvening> see_evening(store::Database& db, const std::string& club,
                                       const std::string& evening, std::optional<model::GuestKey> guest,
                                       account::Right right);
nlohmann::ordered_json evening_json(const SeenEvening& seen);
/// The evening as a list entry, without its attendees.
nlohmann::ordered_json evening_entry_json(const model::EveningRow& evening, const std::string& zone,
                                          const model::Attendance& attendance);
nlohmann::ordered_json evening_seat_json(const model::EveningSeatRow& seat);
/// A table as shown to organisers and spectators. `browsers`: mark players who share a browser.
nlohmann::ordered_json table_state_json(int number, const std::string& id,
                                        const std::optional<protocol::Table>& table, const Games& games,
                                        bool browsers);

/// Returns the season that contains the moment (milliseconds since 1970), if any.
std::optional<model::SeasonRow> season_at(const std::vector<model::SeasonRow>& seasons, std::int64_t moment);

} // namespace germini::server
