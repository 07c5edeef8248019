// Writes the objects of the HTTP API as JSON (schema/http.json) and parses its request bodies.
#pragma once
#include "protocol/wire/json_text.hpp"
#include "server/actor/directory.hpp"
#include "server/api/read_body.hpp"
#include "server/api/record_json.hpp"
#include "server/api/table_request.hpp"
#include "server/model/past_hand.hpp"
#include "server/model/past_match.hpp"
#include "server/model/shared_hand.hpp"
#include "server/table/finished_hand.hpp"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Maximum length of a secret sent by a client, in characters.
inline constexpr std::size_t kMostSecret = 64;

nlohmann::ordered_json guest_json(const model::Guest& guest);
/// `guest`: all database rows of the requesting person; empty for an anonymous request.
nlohmann::ordered_json table_summary_json(const TableSummary& summary, const std::vector<GuestKey>& guest);
/// A match in a list, without its hands.
nlohmann::ordered_json match_summary_json(const model::PastMatch& match);
nlohmann::ordered_json match_json(const model::PastMatch& match, const Games& games,
                                  std::optional<GuestKey> guest);
/// A hand that was struck out, with its deal and the record up to the point where it stopped.
nlohmann::ordered_json struck_json(const model::StruckHand& hand, const Games& games);
/// The hand with its events as `viewer` saw them; nullopt: with every card that any seat saw.
nlohmann::ordered_json hand_json(const model::PastHand& hand, const Games& games,
                                 std::optional<Viewer> viewer);
/// The hand as the sharer's seat saw it, identical for every reader. Contains no names.
nlohmann::ordered_json shared_json(const model::SharedHand& hand, const Games& games);
/// Returns the viewer named by the query parameter `as`: a seat number below `seats`, or "bystander". Null if
/// the parameter is absent.
protocol::ReadResult<std::optional<Viewer>> read_viewer(const std::string& query, std::size_t seats);

/// Parses a body with the single member `key`: a secret or an id.
protocol::ReadResult<std::string> read_word(const std::string& body, const char* key, std::size_t most_bytes);
/// Returns the game of a stored object. Throws BrokenInvariant if the game is unknown.
const Game& game_of(const std::string& name, const Games& games);

/// Parses a guest's name and normalises it for storage (server/names).
protocol::ReadResult<std::string> read_name(const std::string& body, std::size_t most_bytes);
/// A request to preview an invitation before accepting it.
struct InvitationRequest {
    std::string table, invitation;
};
protocol::ReadResult<InvitationRequest> read_invitation(const std::string& body, std::size_t most_bytes);

} // namespace germini::server
