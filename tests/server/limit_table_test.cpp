// docs/limits.md says every limit: its value is the program's, and its setting is what changes it.
#include "server/account/times.hpp"
#include "server/admin/door.hpp"
#include "server/cli/serve_options.hpp"
#include "server/journal/seldom.hpp"
#include "server/net/challenges.hpp"
#include "server/net/counts_session.hpp"
#include "server/net/framing.hpp"
#include "server/net/large_answer.hpp"
#include "server/net/passwords.hpp"
#include "server/net/readiness.hpp"
#include "server/net/slow_line.hpp"
#include "server/net/what_if_json.hpp"
#include "server/store/clubs.hpp"
#include "server/store/evenings.hpp"
#include "server/store/imported.hpp"
#include "server/store/papers.hpp"
#include "server/store/passkeys.hpp"
#include "server/store/shares.hpp"
#include "server/table/answers.hpp"
#include "server/table/greetings.hpp"
#include "server/table/talk.hpp"

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
    text << rate.a_second << '/' << rate.burst;
    return text.str();
}
/// In the largest unit that leaves no rest.
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
    std::string other;   ///< a value of it that is not the default
    std::function<std::string(const ServerSettings&)> value;
};

// Rows of the table, in its order.
const std::vector<Limit> kLimits{
    {"connections in all", "--max-connections", "77",
     [](const ServerSettings& s) { return text_of(s.net.connections); }},
    {"connections of an address", "--max-connections-per-address", "77",
     [](const ServerSettings& s) { return text_of(s.net.connections_an_address); }},
    {"requests of an address to `/api` and `/ws`", "--request-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.requests_an_address); }},
    {"files of the page for an address", "--page-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.pages_an_address); }},
    {"other requests of an address: `/healthz`, `/readyz`, what is not there, what is no request",
     "--other-rate", "7/77", [](const ServerSettings& s) { return text_of(s.net.others_an_address); }},
    {"new guests of an address", "--guest-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.guests_an_address); }},
    {"wrong passwords and codes of an address", "--password-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.passwords_an_address); }},
    {"wrong passwords and codes of a login from one address without a wait", "", "",
     [](const ServerSettings& s) { return std::to_string(s.net.passwords_a_login.free); }},
    {"the same from all addresses together", "", "",
     [](const ServerSettings& s) { return std::to_string(s.net.passwords_in_all.free); }},
    {"the wait after the next, doubled with each", "", "",
     [](const ServerSettings& s) { return text_of(milliseconds(s.net.passwords_a_login.first)); }},
    {"the longest wait of a login", "", "",
     [](const ServerSettings& s) { return text_of(milliseconds(s.net.passwords_a_login.most)); }},
    {"passwords that wait to be hashed", "", "",
     [](const ServerSettings&) { return text_of(server::kMostHashing); }},
    {"of them from one address", "", "",
     [](const ServerSettings&) { return std::to_string(server::kMostHashingAnAddress); }},
    {"passwords of an address that are hashed, right or wrong", "", "",
     [](const ServerSettings& s) { return text_of(s.net.hashes_an_address); }},
    {"addresses from which a login was opened, that are remembered", "", "",
     [](const ServerSettings&) { return text_of(account::Familiar::kMostAddresses); }},
    {"logins of which they are remembered", "", "",
     [](const ServerSettings&) { return text_of(account::Familiar::kMostLogins); }},
    {"passkeys of an account", "", "",
     [](const ServerSettings&) { return std::to_string(store::kMostPasskeys); }},
    {"time in which a passkey answers", "", "",
     [](const ServerSettings&) { return text_of(server::kChallengeTime); }},
    {"questions to passkeys, open at once", "", "",
     [](const ServerSettings&) { return text_of(server::kMostChallenges); }},
    {"of them to one address", "", "",
     [](const ServerSettings&) { return text_of(server::kMostChallengesAnAddress); }},
    {"questions of an address for all of a season, or of oneself", "", "",
     [](const ServerSettings& s) { return text_of(s.net.seasons_an_address); }},
    {"of such questions, that wait", "", "",
     [](const ServerSettings& s) { return text_of(s.net.long_questions_in_all); }},
    {"of such questions, that wait from one address; addresses are answered in turns", "", "",
     [](const ServerSettings& s) { return text_of(s.net.long_questions_an_address); }},
    {"files of past matches from an address, also tried ones", "", "",
     [](const ServerSettings& s) { return text_of(s.net.imports_an_address); }},
    {"manual results, answers to them and corrections of an address", "", "",
     [](const ServerSettings& s) { return text_of(s.net.results_an_address); }},
    {"time for which a code for another browser is good", "", "",
     [](const ServerSettings&) {
         return text_of(std::chrono::duration_cast<std::chrono::seconds>(account::kSameCodeTime));
     }},
    {"browsers of a person", "", "",
     [](const ServerSettings&) { return std::to_string(store::kMostSessions); }},
    {"answers to an address that it was too much", "--refusal-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.refusals_an_address); }},
    {"such answers on a connection", "", "",
     [](const ServerSettings& s) { return text_of(s.net.refusals_a_connection); }},
    {"a request's headers", "", "", [](const ServerSettings& s) { return kibibytes(s.net.header_bytes); }},
    {"a request's body", "", "", [](const ServerSettings& s) { return kibibytes(s.net.body_bytes); }},
    {"the body of an imported season", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.import_bytes); }},
    {"what of a request is kept before it is read, such as a chunk's header", "", "",
     [](const ServerSettings&) { return kibibytes(server::kMostUnparsed); }},
    {"a short answer, which is not counted among those in memory", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.small_answer); }},
    {"long requests and untaken answers of an address, in memory", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.transfer_an_address); }},
    {"long requests and untaken answers of all addresses, in memory", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.transfer_in_all); }},
    {"a long answer that waits in memory; a longer one waits in a file", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.large_answer); }},
    {"answers in files for an address at once", "", "",
     [](const ServerSettings& s) { return text_of(s.net.large_answers_an_address); }},
    {"answers in files for all addresses at once", "", "",
     [](const ServerSettings& s) { return text_of(s.net.large_answers_in_all); }},
    {"bytes of all these files", "", "",
     [](const ServerSettings& s) { return kibibytes(s.net.large_bytes_in_all); }},
    {"piece in which an answer in a file is sent; each has the time of a request and of its bytes", "", "",
     [](const ServerSettings&) { return kibibytes(server::kAnswerPiece); }},
    {"bytes that the system holds for a connection that is no WebSocket", "", "",
     [](const ServerSettings& s) { return kibibytes(static_cast<std::size_t>(s.net.http_buffer)); }},
    {"time for a request to arrive whole", "", "",
     [](const ServerSettings& s) { return text_of(s.net.request_time); }},
    {"the slowest line, by which a long request or answer has more time, a second", "", "",
     [](const ServerSettings&) { return kibibytes(server::kSlowestLine); }},
    {"time between requests of a connection", "", "",
     [](const ServerSettings& s) { return text_of(s.net.keep_alive); }},
    {"time for the WebSocket's handshake, and again for its `hello`", "", "",
     [](const ServerSettings& s) { return text_of(s.net.handshake_time); }},
    {"messages of a WebSocket, its pings among them", "--message-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.messages_a_connection); }},
    {"messages of all WebSockets of an address", "--address-message-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.messages_an_address); }},
    {"messages of a WebSocket that came too fast", "--unread-rate", "7/77",
     [](const ServerSettings& s) { return text_of(s.net.unread_a_connection); }},
    {"time between two `error` `too_fast`", "", "",
     [](const ServerSettings& s) { return text_of(s.net.between_complaints); }},
    {"a message", "--message-bytes", "4096",
     [](const ServerSettings& s) { return kibibytes(s.net.message_bytes); }},
    {"time until a WebSocket that answers no ping is closed", "--idle-seconds", "77",
     [](const ServerSettings& s) { return text_of(s.net.idle_time); }},
    {"time until a WebSocket that answers no ping is shown to be silent, or a third more", "", "",
     [](const ServerSettings& s) { return text_of(s.net.silence); }},
    {"bytes that wait for one who does not read", "--outbox-bytes", "4096",
     [](const ServerSettings& s) { return kibibytes(s.net.outbox.bytes); }},
    {"messages that wait for him", "--outbox-messages", "77",
     [](const ServerSettings& s) { return text_of(s.net.outbox.messages); }},
    {"bytes that the system holds for a WebSocket beside these", "", "",
     [](const ServerSettings& s) { return kibibytes(static_cast<std::size_t>(s.net.socket_buffer)); }},
    {"time to take the last message and say goodbye", "", "",
     [](const ServerSettings& s) { return text_of(s.net.close_time); }},
    {"time for goodbyes when the server stops", "--stop-seconds", "7",
     [](const ServerSettings& s) { return text_of(s.stop_time); }},
    {"unfinished tables that a guest has made", "--max-tables-per-guest", "77",
     [](const ServerSettings& s) { return text_of(s.directory.tables_a_guest); }},
    {"unfinished tables made from an address since the start", "--max-tables-per-address", "77",
     [](const ServerSettings& s) { return text_of(s.directory.tables_an_address); }},
    {"unfinished tables in all", "--max-tables", "77",
     [](const ServerSettings& s) { return text_of(s.directory.tables); }},
    {"tables in a list: one's own, and as many of others", "", "",
     [](const ServerSettings& s) { return text_of(s.directory.most_lines); }},
    {"guests without a seat at a table, beside its host", "--max-spectators", "77",
     [](const ServerSettings& s) { return text_of(s.table.most_spectators); }},
    {"time between two tellings that only those who look on have come or gone", "", "",
     [](const ServerSettings& s) { return text_of(s.table.crowd_pause); }},
    {"time until an empty table that was not begun is over", "--waiting-hours", "77",
     [](const ServerSettings& s) { return text_of(s.directory.empty_waiting); }},
    {"time until those who stay at a table that is over are sent home", "--over-hours", "77",
     [](const ServerSettings& s) { return text_of(s.directory.lingering); }},
    {"messages that wait at a table for the disk", "", "",
     [](const ServerSettings& s) { return text_of(s.table.most_waiting); }},
    {"answers kept of a guest at a table, over a restart too", "", "",
     [](const ServerSettings&) { return text_of(server::Answers::kKept); }},
    {"guests without a seat of whom a table keeps answers", "", "",
     [](const ServerSettings&) { return text_of(server::Answers::kMostGuests); }},
    {"greetings of a seat within the span", "", "",
     [](const ServerSettings&) { return std::to_string(server::kGreetings.one); }},
    {"greetings of a table within the span", "", "",
     [](const ServerSettings&) { return text_of(server::kGreetings.table); }},
    {"words of a guest at a table within the span", "", "",
     [](const ServerSettings&) { return std::to_string(server::kWords.one); }},
    {"words at a table within the span", "", "",
     [](const ServerSettings&) { return text_of(server::kWords.table); }},
    {"length of what is said at once, in code points", "", "",
     [](const ServerSettings&) { return text_of(protocol::kMaxWords); }},
    {"words that a table remembers, in memory", "", "",
     [](const ServerSettings&) { return text_of(server::Talk::kKept); }},
    {"links of a guest to one closed hand", "", "",
     [](const ServerSettings&) { return text_of(store::kMostShares); }},
    {"clubs that a guest belongs to", "", "",
     [](const ServerSettings&) { return text_of(store::kMostClubs); }},
    {"members of a club", "", "", [](const ServerSettings&) { return text_of(store::kMostClubMembers); }},
    {"invitations of a club that lead somewhere", "", "",
     [](const ServerSettings&) { return text_of(store::kMostClubInvitations); }},
    {"seasons of a club", "", "", [](const ServerSettings&) { return text_of(store::kMostSeasons); }},
    {"evenings of a club that are not over", "", "",
     [](const ServerSettings&) { return text_of(store::kMostEvenings); }},
    {"who comes to an evening", "", "", [](const ServerSettings&) { return text_of(store::kMostComing); }},
    {"names of guests at an evening", "", "",
     [](const ServerSettings&) { return text_of(store::kMostEveningGuests); }},
    {"results on paper of a season that wait to be confirmed", "", "",
     [](const ServerSettings&) { return text_of(store::kMostPapersWaiting); }},
    {"results on paper of a season in all", "", "",
     [](const ServerSettings&) { return text_of(store::kMostPapers); }},
    {"of those that do not wait any more, told", "", "",
     [](const ServerSettings&) { return text_of(store::kMostPapersTold); }},
    {"hands and totals of a manual result", "", "",
     [](const ServerSettings&) { return text_of(club::kMostPaperEntries); }},
    {"entries of a season by hand and import", "", "",
     [](const ServerSettings&) { return text_of(store::kMostSeasonEntries); }},
    {"moves of a seat in a hand that is played on otherwise", "", "",
     [](const ServerSettings&) { return text_of(server::kMostTriedMoves); }},
    {"the span of greetings and words", "", "",
     [](const ServerSettings& s) { return text_of(s.table.greetings); }},
    {"time that a bot's lead waits for whoever looks at the last trick", "", "",
     [](const ServerSettings& s) { return text_of(s.table.look_back); }},
    {"pause until the time for a move begins, if the page does not say that it shows the question: while the "
     "seats are drawn",
     "", "", [](const ServerSettings& s) { return text_of(s.table.show_draw); }},
    {"the same while a hand is dealt", "", "",
     [](const ServerSettings& s) { return text_of(s.table.show_deal); }},
    {"the same for any other move", "", "",
     [](const ServerSettings& s) { return text_of(s.table.show_move); }},
    {"time of a hand that a seat has for being away", "--away-in-a-hand", "77",
     [](const ServerSettings& s) { return text_of(s.table.away_in_a_hand); }},
    {"a pause", "--pause", "77", [](const ServerSettings& s) { return text_of(s.table.pause); }},
    {"time until a match that nobody is at stands still", "--abandoned", "77",
     [](const ServerSettings& s) { return text_of(s.table.abandoned); }},
    {"time until a match that stands still ends", "--adjourned-days", "77",
     [](const ServerSettings& s) { return text_of(s.table.adjourned); }},
    {"time away after which a bot may play for a guest", "--absence", "77",
     [](const ServerSettings& s) { return text_of(s.table.absence); }},
    {"time between hands at tables with a time for moves", "--between", "77",
     [](const ServerSettings& s) { return text_of(s.table.between); }},
    {"connections to the counts at once", "", "",
     [](const ServerSettings&) { return text_of(server::kMostCounters); }},
    {"time for which what `/readyz` found holds", "", "",
     [](const ServerSettings&) { return text_of(server::kReadyHolds); }},
    {"time between two lines of the log about what comes often", "", "",
     [](const ServerSettings&) { return text_of(journal::kToldOncePer); }},
    {"orders of `germini admin` at once", "", "",
     [](const ServerSettings&) { return text_of(server::kMostOrders); }},
    {"an order of `germini admin`", "", "",
     [](const ServerSettings&) { return kibibytes(server::kMostOrder); }},
    {"time for an order to come, and to be carried out", "", "",
     [](const ServerSettings&) { return text_of(server::kOrderTime); }},
};

ServerSettings settings(std::vector<std::string> words) {
    CLI::App app;
    cli::ServeOptions options;
    options.add_to(app);
    std::reverse(words.begin(), words.end()); // as the library wants them
    app.parse(words);
    return options.settings();
}

struct Told {
    std::string value, setting, told;
};
/// The rows as they stand in the page, by name; every name once.
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

TEST_CASE("docs/limits.md has every limit with the program's own value and the setting that changes it") {
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

TEST_CASE("every setting under Limits in the help stands in docs/limits.md") {
    // These bound nothing that anybody asks for.
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
