// Evenings of a club as JSON (schema/evening.json), and what the calls about them ask of the database.
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

/// An evening as one guest sees it.
struct SeenEvening {
    store::ClubRow club;
    store::EveningRow evening;
    std::optional<club::Role> role{};
    std::optional<store::SeasonRow> season{};  ///< that it falls into, if one is written in
    std::optional<store::SeasonRow> told_in{}; ///< whose ledger has it, archived or not
    std::vector<store::ComerRow> comers{};
    std::vector<store::EveningGuestRow> guests{};
    std::vector<store::EveningSeatRow> seats{};
    std::vector<store::EveningTableRow> tables{}; ///< also those that are over
    bool played = false;                          ///< a match has begun at one of them
    bool links = false;                           ///< some lead somewhere
    std::optional<store::GuestKey> me{};
};
std::optional<SeenEvening> see_evening(store::Database& db, const std::string& club,
                                       const std::string& evening, std::optional<store::GuestKey> guest,
                                       account::Right right);
nlohmann::ordered_json evening_json(const SeenEvening& seen);
/// In a list: without who comes.
nlohmann::ordered_json evening_line_json(const store::EveningRow& evening, const std::string& zone,
                                         const store::Attendance& attendance);
nlohmann::ordered_json evening_seat_json(const store::EveningSeatRow& seat);
/// A table as whoever runs the evening sees it, or who looks on: `browsers` tells of those who share one.
nlohmann::ordered_json standing_json(int number, const std::string& id,
                                     const std::optional<protocol::Table>& table, const Games& games,
                                     bool browsers);

/// The season that a moment falls into, if one is written in then.
std::optional<store::SeasonRow> season_at(const std::vector<store::SeasonRow>& seasons, std::int64_t moment);

} // namespace germini::server
