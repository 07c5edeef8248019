// The nouns of the HTTP calls as JSON (schema/http.json), and their requests read.
#pragma once
#include "protocol/wire/json_text.hpp"
#include "server/actor/directory.hpp"
#include "server/store/shares.hpp"
#include "server/table/bygone.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Characters of a secret that a caller sends, whatever it opens.
inline constexpr std::size_t kMostSecret = 64;

nlohmann::ordered_json guest_json(const store::Guest& guest);
/// `guest`: all rows of who asks; none: nobody.
nlohmann::ordered_json line_json(const TableLine& line, const std::vector<GuestKey>& guest);
nlohmann::ordered_json match_json(const store::PastMatch& match, const Games& games,
                                  std::optional<GuestKey> guest);
/// With its events as `viewer` was told them; none: with every card that any seat saw.
/// One that was struck out, with its deal and its record as far as it was played.
nlohmann::ordered_json struck_json(const store::StruckHand& hand, const Games& games);
nlohmann::ordered_json hand_json(const store::PastHand& hand, const Games& games,
                                 std::optional<Viewer> viewer);
/// As its sharer's seat was told it, whoever asks; nobody's name is in it.
nlohmann::ordered_json shared_json(const store::SharedHand& hand, const Games& games);
/// A record of one of these games, played.
struct PlayedRecord {
    const Game& game;
    Recorded hand;
};
/// The game that a record, or the `record` in a line `{"record": …, "result": …}`, says that it is of.
const Game* game_of_record(const nlohmann::json& value, const Games& games);
nlohmann::ordered_json record_json(const PlayedRecord& record, std::optional<Viewer> viewer);
/// Whose view of a hand of so many seats the query asks for by `as`: a seat, or "bystander". Null where it
/// names none.
protocol::ReadResult<std::optional<Viewer>> read_viewer(const std::string& query, std::size_t seats);

/// A request's body, of whatever form.
protocol::ReadResult<nlohmann::json> read_body(const std::string& body, std::size_t most_bytes);
/// A body that has this one member: a secret, or an id.
protocol::ReadResult<std::string> read_word(const std::string& body, const char* key, std::size_t most_bytes);
/// A game that something stored is of. Throws BrokenInvariant where there is none.
const Game& game_of(const std::string& name, const Games& games);

/// A name for a guest, as it is kept (server/names).
protocol::ReadResult<std::string> read_name(const std::string& body, std::size_t most_bytes);
protocol::ReadResult<TableRequest> read_table_request(const std::string& body, std::size_t most_bytes,
                                                      const Games& games);
/// The same out of a larger value, where it stands at `path`.
protocol::ReadResult<TableRequest> read_table_value(const nlohmann::json& value, const std::string& path,
                                                    const Games& games);

/// Somebody who was given an invitation looks at it.
struct InvitationRequest {
    std::string table, invitation;
};
protocol::ReadResult<InvitationRequest> read_invitation(const std::string& body, std::size_t most_bytes);

} // namespace germini::server
