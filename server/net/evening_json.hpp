// Evenings of a club as JSON (schema/evening.json).
#pragma once
#include "protocol/wire/outbound.hpp"
#include "server/model/evening_query.hpp"
#include "server/net/club_json.hpp"
#include "server/table/game.hpp"

#include <optional>
#include <string>

namespace germini::server {

nlohmann::ordered_json evening_json(const model::SeenEvening& seen);
/// The evening as a list entry, without its attendees.
nlohmann::ordered_json evening_entry_json(const model::EveningRow& evening, const std::string& zone,
                                          const model::Attendance& attendance);
nlohmann::ordered_json evening_seat_json(const model::EveningSeatRow& seat);
/// A table as shown to organisers and spectators. `browsers`: mark players who share a browser.
nlohmann::ordered_json table_state_json(int number, const std::string& id,
                                        const std::optional<protocol::Table>& table, const Games& games,
                                        bool browsers);

} // namespace germini::server
