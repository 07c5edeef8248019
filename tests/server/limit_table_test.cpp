// docs/limits.md lists every limit with the program's value and the setting that changes it.
#include "server/account/times.hpp"
#include "server/actor/chat_history.hpp"
#include "server/actor/thinkers.hpp"
#include "server/admin/admin_socket.hpp"
#include "server/api/what_if_json.hpp"
#include "server/cli/serve_options.hpp"
#include "server/day/day.hpp"
#include "server/day/day_api.hpp"
#include "server/day/day_json.hpp"
#include "server/journal/throttled_log.hpp"
#include "server/model/attendance.hpp"
#include "server/model/club.hpp"
#include "server/model/evening.hpp"
#include "server/model/manual_result.hpp"
#include "server/model/passkey.hpp"
#include "server/model/repeatable.hpp"
#include "server/model/season.hpp"
#include "server/model/share.hpp"
#include "server/net/challenges.hpp"
#include "server/net/framing.hpp"
#include "server/net/large_answer.hpp"
#include "server/net/metrics_session.hpp"
#include "server/net/passwords.hpp"
#include "server/net/readiness.hpp"
#include "server/net/repeatable.hpp"
#include "server/net/replay_api.hpp"
#include "server/net/transfer_timeout.hpp"
#include "server/table/answer_cache.hpp"
#include "server/table/match_sheet.hpp"
#include "server/table/message_limiter.hpp"

#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using namespace germini;
using server::ServerSettings;

namespace {

using std::chrono::milliseconds;

std::string text_of(std::size_t number) { return std::to_string(number); }
std::string text_of(const server::Rate& rate) {
    std::ostringstream text;
    text << rate.per_second << '/' << rate.burst;
    return text.str();
}
/// In the largest unit that divides it.
std::string text_of(milliseconds time) {
    static constexpr std::array<std::pair<std::int64_t, const char*>, 2> kUnits{
        {{3'600'000, " h"}, {1000, " s"}}};
    for (const auto& [unit, name] : kUnits)
        if (time.count() % unit == 0) return std::to_string(time.count() / unit) + name;
    return std::to_string(time.count()) + " ms";
}
std::string kibibytes(std::size_t bytes) { return std::to_string(bytes / 1024) + " KiB"; }

struct Limit {
    std::string name;    ///< as in the table
    std::string setting; ///< of the command line; empty: none
    std::string other;   ///< a value other than the default
    std::function<std::string(const ServerSettings&)> value;
};

// Rows of the table, in its order.
const std::vector<Limit> kLimits{
    {"total connections", "--max-connections", "77",
     [](const ServerSettings& s) { return text_of(s.net.connections); }},
    {"connections per address", "--max-connections-per-address", "77",
     [](const ServerSettings& s) { return text_of(s.net.connections_per_address); }},
    {"requests to `/api` and `/ws` per address", "--request-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.requests_per_address); }},
    {"web client files per address", "--page-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.pages_per_address); }},
    {"other requests per address: `/healthz`, `/readyz`, unknown paths, malformed requests", "--other-rate",
     "7/77", [](const ServerSettings& s) { return text_of(s.net.others_per_address); }},
    {"new guests per address", "--guest-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.guests_per_address); }},
    {"hands opened at the tables made from one address, and tries of the deal of the day begun from it",
     "--hand-rate", "7/77", [](const ServerSettings& s) { return text_of(s.net.hands_per_address); }},
    {"free disk space", "--least-space-mb", "77",
     [](const ServerSettings& s) { return kibibytes(s.least_space); }},
    {"age of a match that expires", "--match-days", "77",
     [](const ServerSettings& s) { return text_of(milliseconds(s.directory.match_age)); }},
    {"wrong passwords and codes per address", "--password-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.passwords_per_address); }},
    {"wrong passwords and codes per login and address before the first delay", "", "",
     [](const ServerSettings& s) { return std::to_string(s.net.passwords_per_login.free); }},
    {"wrong passwords and codes per login from all addresses before the first delay", "", "",
     [](const ServerSettings& s) { return std::to_string(s.net.total_passwords_per_login.free); }},
    {"first delay of a login; doubles with each wrong password", "", "",
     [](const ServerSettings& s) { return text_of(milliseconds(s.net.passwords_per_login.first)); }},
    {"maximum delay of a login", "", "",
     [](const ServerSettings& s) { return text_of(milliseconds(s.net.passwords_per_login.most)); }},
    {"passwords queued for hashing", "", "",
     [](const ServerSettings&) { return text_of(server::kMostHashing); }},
    {"passwords queued for hashing per address", "", "",
     [](const ServerSettings&) { return std::to_string(server::kMostHashingPerAddress); }},
    {"passwords hashed per address, correct or wrong", "", "",
     [](const ServerSettings& s) { return text_of(s.net.hashes_per_address); }},
    {"known addresses per login", "", "",
     [](const ServerSettings&) { return text_of(account::KnownAddresses::kMostAddresses); }},
    {"logins with known addresses", "", "",
     [](const ServerSettings&) { return text_of(account::KnownAddresses::kMostLogins); }},
    {"passkeys per account", "", "",
     [](const ServerSettings&) { return std::to_string(model::kMostPasskeys); }},
    {"lifetime of a passkey challenge", "", "",
     [](const ServerSettings&) { return text_of(server::kChallengeTime); }},
    {"open passkey challenges", "", "",
     [](const ServerSettings&) { return text_of(server::kMostChallenges); }},
    {"open passkey challenges per address", "", "",
     [](const ServerSettings&) { return text_of(server::kMostChallengesPerAddress); }},
    {"long queries per address (full season, personal data, results of a day)", "", "",
     [](const ServerSettings& s) { return text_of(s.net.seasons_per_address); }},
    {"queued long queries", "", "", [](const ServerSettings& s) { return text_of(s.store.long_queries); }},
    {"queued long queries per address; addresses take turns", "", "",
     [](const ServerSettings& s) { return text_of(s.net.long_queries_per_address); }},
    {"manual results, responses to them, corrections, new clubs, seasons, evenings and invitations to clubs "
     "per address",
     "", "", [](const ServerSettings& s) { return text_of(s.net.results_per_address); }},
    {"lifetime of a code to link another browser", "", "",
     [](const ServerSettings&) {
         return text_of(std::chrono::duration_cast<std::chrono::seconds>(account::kLinkCodeTime));
     }},
    {"sessions per person", "", "",
     [](const ServerSettings&) { return std::to_string(model::kMostSessions); }},
    {"429 responses per address", "--refusal-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.refusals_per_address); }},
    {"429 responses per connection", "", "",
     [](const ServerSettings& s) { return text_of(s.net.refusals_per_connection); }},
    {"request headers", "", "", [](const ServerSettings& s) { return kibibytes(s.net.header_bytes); }},
    {"request body", "", "", [](const ServerSettings& s) { return kibibytes(s.net.body_bytes); }},
    {"unparsed request data, e.g. a chunk header", "", "",
     [](const ServerSettings&) { return kibibytes(server::kMostUnparsed); }},
    {"response size not counted as in memory", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.small_answer); }},
    {"unsent responses in memory per address", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.transfer_per_address); }},
    {"unsent responses in memory in total", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.total_transfer); }},
    {"response size kept in memory; a larger response goes to a file", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.large_answer); }},
    {"concurrent responses in files per address", "", "",
     [](const ServerSettings& s) { return text_of(s.net.large_answers_per_address); }},
    {"concurrent responses in files in total", "", "",
     [](const ServerSettings& s) { return text_of(s.net.total_large_answers); }},
    {"total size of these files", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.total_large_bytes); }},
    {"chunk size of a response sent from a file; each chunk gets the time of a request plus that of its "
     "bytes",
     "", "", [](const ServerSettings&) { return kibibytes(server::kAnswerPiece); }},
    {"kernel send buffer of an HTTP connection", "", "",
     [](const ServerSettings& s) { return kibibytes(static_cast<std::size_t>(s.net.http_buffer)); }},
    {"time to receive a request", "", "",
     [](const ServerSettings& s) { return text_of(s.net.request_time); }},
    {"slowest transfer rate per second, which extends the time of long requests and responses", "", "",
     [](const ServerSettings&) { return kibibytes(server::kSlowestTransfer); }},
    {"idle time between requests on a connection", "", "",
     [](const ServerSettings& s) { return text_of(s.net.keep_alive); }},
    {"the same on a trusted proxy's connection", "", "",
     [](const ServerSettings& s) { return text_of(s.net.proxy_keep_alive); }},
    {"time for the WebSocket handshake, and again for `hello`", "", "",
     [](const ServerSettings& s) { return text_of(s.net.handshake_time); }},
    {"messages per WebSocket, including pings", "--message-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.messages_per_connection); }},
    {"messages of all WebSockets per address", "--address-message-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.messages_per_address); }},
    {"messages over that rate per WebSocket", "--unread-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.dropped_per_connection); }},
    {"time between two `error` `too_fast` messages", "", "",
     [](const ServerSettings& s) { return text_of(s.net.error_reply_interval); }},
    {"WebSocket message size", "--message-bytes", "4096",
     [](const ServerSettings& s) { return kibibytes(s.net.message_bytes); }},
    {"time until a WebSocket without pong is closed", "--idle-seconds", "77",
     [](const ServerSettings& s) { return text_of(s.net.idle_time); }},
    {"time until a WebSocket without pong is reported as silent, plus up to a third", "", "",
     [](const ServerSettings& s) { return text_of(s.net.silence); }},
    {"bytes queued for a slow client", "--outbox-bytes", "4096",
     [](const ServerSettings& s) { return kibibytes(s.net.outbox.bytes); }},
    {"bytes queued for the clients of an address", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.outbox.address_bytes); }},
    {"messages queued for a slow client", "--outbox-messages", "77",
     [](const ServerSettings& s) { return text_of(s.net.outbox.messages); }},
    {"kernel send buffer of a WebSocket", "", "",
     [](const ServerSettings& s) { return kibibytes(static_cast<std::size_t>(s.net.socket_buffer)); }},
    {"time to receive the last message and close", "", "",
     [](const ServerSettings& s) { return text_of(s.net.close_time); }},
    {"time to close connections when the server stops", "--stop-seconds", "7",
     [](const ServerSettings& s) { return text_of(s.stop_time); }},
    {"unfinished tables per host", "--max-tables-per-guest", "77",
     [](const ServerSettings& s) { return text_of(s.directory.tables_per_guest); }},
    {"unfinished tables per address since the start", "--max-tables-per-address", "77",
     [](const ServerSettings& s) { return text_of(s.directory.tables_per_address); }},
    {"total unfinished tables", "--max-tables", "77",
     [](const ServerSettings& s) { return text_of(s.directory.tables); }},
    {"tables in a list: a person's own, and as many of others", "", "",
     [](const ServerSettings& s) { return text_of(s.directory.most_lines); }},
    {"tables listed for administrators", "", "",
     [](const ServerSettings& s) { return text_of(s.net.maintained_tables); }},
    {"time that a table with nobody there stays in the list of strangers", "", "",
     [](const ServerSettings& s) { return text_of(s.directory.listed_while_empty); }},
    {"hands per match, annulled ones included", "", "",
     [](const ServerSettings&) { return text_of(server::kMostHands); }},
    {"spectators per table; as many invited guests without a seat, besides its host", "--max-spectators",
     "77", [](const ServerSettings& s) { return text_of(s.table.most_spectators); }},
    {"spectators of one address per table, not counting invited guests", "", "",
     [](const ServerSettings& s) { return text_of(s.table.most_of_address); }},
    {"time between two broadcasts when only spectators come or go", "", "",
     [](const ServerSettings& s) { return text_of(s.table.crowd_pause); }},
    {"time until an empty table that was never started is closed", "--waiting-hours", "77",
     [](const ServerSettings& s) { return text_of(s.directory.empty_waiting); }},
    {"time until those still at a finished table are disconnected", "--over-hours", "77",
     [](const ServerSettings& s) { return text_of(s.directory.lingering); }},
    {"actions queued at a table for the disk", "", "",
     [](const ServerSettings& s) { return text_of(s.table.most_waiting); }},
    {"answers kept per guest at a table, across restarts", "", "",
     [](const ServerSettings&) { return text_of(server::AnswerCache::kKept); }},
    {"guests without a seat whose answers a table keeps", "", "",
     [](const ServerSettings&) { return text_of(server::AnswerCache::kMostGuests); }},
    {"greetings per seat and interval", "", "",
     [](const ServerSettings&) { return std::to_string(server::kEmoteLimits.one); }},
    {"greetings per table and interval", "", "",
     [](const ServerSettings&) { return text_of(server::kEmoteLimits.table); }},
    {"chat messages per guest, table and interval", "", "",
     [](const ServerSettings&) { return std::to_string(server::kChatLimits.one); }},
    {"chat messages per table and interval", "", "",
     [](const ServerSettings&) { return text_of(server::kChatLimits.table); }},
    {"length of a chat message in code points", "", "",
     [](const ServerSettings&) { return text_of(protocol::kMaxChatChars); }},
    {"chat messages kept in memory per table", "", "",
     [](const ServerSettings&) { return text_of(server::ChatHistory::kKept); }},
    {"links per guest to one closed hand", "", "",
     [](const ServerSettings&) { return text_of(model::kMostShares); }},
    {"clubs per guest", "", "", [](const ServerSettings&) { return text_of(model::kMostClubs); }},
    {"members per club", "", "", [](const ServerSettings&) { return text_of(model::kMostClubMembers); }},
    {"valid invitations per club", "", "",
     [](const ServerSettings&) { return text_of(model::kMostClubInvitations); }},
    {"seasons per club", "", "", [](const ServerSettings&) { return text_of(model::kMostSeasons); }},
    {"unfinished evenings per club", "", "",
     [](const ServerSettings&) { return text_of(model::kMostEvenings); }},
    {"participants per evening", "", "", [](const ServerSettings&) { return text_of(model::kMostComing); }},
    {"guest names per evening", "", "",
     [](const ServerSettings&) { return text_of(model::kMostEveningGuests); }},
    {"unconfirmed manual results per season", "", "",
     [](const ServerSettings&) { return text_of(model::kMostManualResultsWaiting); }},
    {"manual results per season", "", "",
     [](const ServerSettings&) { return text_of(model::kMostManualResults); }},
    {"length of an `Idempotency-Key` in characters", "", "",
     [](const ServerSettings&) { return text_of(server::kMostIdempotencyKey); }},
    {"time for which a request that is repeated with its `Idempotency-Key` creates nothing more", "", "",
     [](const ServerSettings&) { return text_of(milliseconds(model::kRepeatable)); }},
    {"confirmed or rejected manual results listed", "", "",
     [](const ServerSettings&) { return text_of(model::kMostManualResultsListed); }},
    {"hands and totals per manual result", "", "",
     [](const ServerSettings&) { return text_of(club::kMostManualEntries); }},
    {"manual and imported ledger entries per season", "", "",
     [](const ServerSettings&) { return text_of(model::kMostSeasonEntries); }},
    {"moves per seat in a what-if continuation", "", "",
     [](const ServerSettings&) { return text_of(server::kMostTriedMoves); }},
    {"reviews in progress per address", "", "",
     [](const ServerSettings& s) { return text_of(s.net.reviews_per_address); }},
    {"reviews in progress of hands played here", "", "",
     [](const ServerSettings& s) { return text_of(s.net.total_reviews); }},
    {"reviews in progress of records from anywhere", "", "",
     [](const ServerSettings& s) { return text_of(s.net.total_record_reviews); }},
    {"turn of an address to have its bots' moves, hints and reviews thought about, per thread", "", "",
     [](const ServerSettings&) { return text_of(server::kThinkingTurn); }},
    {"time that a bot thinks about a review, which is of one card", "", "",
     [](const ServerSettings&) { return text_of(server::kReviewTime); }},
    {"messages per request to a table of the deal of the day", "", "",
     [](const ServerSettings&) { return text_of(server::kMostDayMessages); }},
    {"results listed per deal of the day", "", "",
     [](const ServerSettings&) { return text_of(day::kMostListed); }},
    {"time before the end of the day from which its deals may no longer be begun", "", "",
     [](const ServerSettings&) { return text_of(milliseconds(day::kLastBegin)); }},
    {"imagined deals per move of a bot in the deal of the day", "", "",
     [](const ServerSettings&) { return std::to_string(day::kWorlds); }},
    {"interval for greetings and chat messages", "", "",
     [](const ServerSettings& s) { return text_of(s.table.message_span); }},
    {"time that a bot's lead waits for players who look at the last trick", "", "",
     [](const ServerSettings& s) { return text_of(s.table.look_back); }},
    {"delay before the move clock starts if the page does not confirm the prompt: during the draw for seats",
     "", "", [](const ServerSettings& s) { return text_of(s.table.show_draw); }},
    {"the same during the deal", "", "", [](const ServerSettings& s) { return text_of(s.table.show_deal); }},
    {"the same for any other move", "", "",
     [](const ServerSettings& s) { return text_of(s.table.show_move); }},
    {"time that a seat may be away per hand", "--away-in-a-hand", "77",
     [](const ServerSettings& s) { return text_of(s.table.absence_per_hand); }},
    {"length of a pause", "--pause", "77", [](const ServerSettings& s) { return text_of(s.table.pause); }},
    {"time until a match is adjourned if nobody is at the table", "--abandoned", "77",
     [](const ServerSettings& s) { return text_of(s.table.abandoned); }},
    {"time until an adjourned match ends", "--adjourned-days", "77",
     [](const ServerSettings& s) { return text_of(s.table.adjourned); }},
    {"time away until a guest may be replaced by a bot", "--absence", "77",
     [](const ServerSettings& s) { return text_of(s.table.absence); }},
    {"time between hands at tables with a move clock", "--between", "77",
     [](const ServerSettings& s) { return text_of(s.table.between); }},
    {"concurrent connections to the metrics port", "", "",
     [](const ServerSettings&) { return text_of(server::kMostScrapers); }},
    {"time that a result of `/readyz` is cached", "", "",
     [](const ServerSettings&) { return text_of(server::kReadyHolds); }},
    {"time between two log lines about a frequent event", "", "",
     [](const ServerSettings&) { return text_of(journal::kLogInterval); }},
    {"concurrent `germini admin` commands", "", "",
     [](const ServerSettings&) { return text_of(server::kMostAdminConnections); }},
    {"size of a `germini admin` command", "", "",
     [](const ServerSettings&) { return kibibytes(server::kMostOrderBytes); }},
    {"time to receive and to execute a `germini admin` command", "", "",
     [](const ServerSettings&) { return text_of(server::kOrderTime); }},
};

ServerSettings settings(std::vector<std::string> words) {
    CLI::App app;
    cli::ServeOptions options;
    options.add_to(app);
    std::reverse(words.begin(), words.end()); // as the library expects them
    app.parse(words);
    return options.settings();
}

struct Told {
    std::string value, setting, told;
};
/// The rows as on the page, by name; every name once.
std::vector<std::pair<std::string, Told>> rows_of_the_page() {
    std::ifstream page("docs/limits.md");
    REQUIRE_MESSAGE(page, "the tests run in the project's folder");
    std::vector<std::pair<std::string, Told>> rows;
    for (std::string line; std::getline(page, line);) {
        if (line.rfind("| ", 0) != 0 || line.rfind("| limit |", 0) == 0) continue;
        std::vector<std::string> cells;
        std::istringstream rest(line.substr(2));
        for (std::string cell; std::getline(rest, cell, '|');) {
            while (!cell.empty() && cell.front() == ' ') cell.erase(cell.begin());
            while (!cell.empty() && cell.back() == ' ') cell.pop_back();
            cells.push_back(cell);
        }
        REQUIRE_MESSAGE(cells.size() == 4, line);
        rows.emplace_back(cells[0], Told{cells[1], cells[2], cells[3]});
    }
    return rows;
}

} // namespace

TEST_CASE("docs/limits.md has every limit with the program's value and its setting") {
    const auto rows = rows_of_the_page();
    const ServerSettings usual = settings({"--web", ""}), built_in;
    std::vector<std::string> names, known;
    for (const auto& [name, told] : rows) names.push_back(name);
    for (const Limit& limit : kLimits) known.push_back(limit.name);
    REQUIRE(names == known);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Limit& limit = kLimits[i];
        const Told& told = rows[i].second;
        CAPTURE(limit.name);
        CHECK(told.value == limit.value(built_in));
        CHECK(told.value == limit.value(usual)); // the command line has the same default
        CHECK(told.setting == (limit.setting.empty() ? "—" : "`" + limit.setting + "`"));
        CHECK_FALSE(told.told.empty());
        if (limit.setting.empty()) continue;
        CHECK(limit.value(settings({"--web", "", limit.setting, limit.other})) != told.value);
    }
}

TEST_CASE("every setting under Limits in the help is in docs/limits.md") {
    // These limit nothing that a client requests.
    const std::vector<std::string> others{"--synchronous", "--threads"};
    CLI::App app;
    cli::ServeOptions options;
    options.add_to(app);
    int found = 0;
    for (const CLI::Option* option : app.get_options()) {
        const std::string name = "--" + option->get_lnames().front();
        if (option->get_group() != "Limits" || std::count(others.begin(), others.end(), name) > 0) continue;
        CAPTURE(name);
        ++found;
        CHECK(std::any_of(kLimits.begin(), kLimits.end(),
                          [&](const Limit& limit) { return limit.setting == name; }));
    }
    CHECK(found > 10);
}
