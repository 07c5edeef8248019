// docs/rights.md lists who may do what: the program agrees for everybody everywhere, and every route
// names one of its rights.
#include "server/net/routes.hpp"
#include "tests/server/support/test_server.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace germini;
using namespace germini::test;
using account::ClubRole;
using account::Right;
using account::TableRole;

namespace {

const std::vector<std::string> kKinds{"nobody", "guest", "account", "administrator"},
    kClubRoles{"—", "member", "organiser", "owner"}, kTableRoles{"—", "watcher", "seated", "host"};

std::size_t place_in(const std::vector<std::string>& words, const std::string& word) {
    const auto found = std::find(words.begin(), words.end(), word);
    REQUIRE_MESSAGE(found != words.end(), word);
    return static_cast<std::size_t>(found - words.begin());
}

std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream in(line.substr(1));
    for (std::string cell; std::getline(in, cell, '|');) {
        const auto first = cell.find_first_not_of(' '), last = cell.find_last_not_of(' ');
        cells.push_back(first == std::string::npos ? "" : cell.substr(first, last - first + 1));
    }
    return cells;
}

/// The rows of the table, by the right's word.
std::map<std::string, std::vector<std::string>> written_rights() {
    std::ifstream in("docs/rights.md");
    std::map<std::string, std::vector<std::string>> rows;
    for (std::string line; std::getline(in, line);) {
        if (line.rfind("| `", 0) != 0) continue;
        const auto cells = cells_of(line);
        REQUIRE_MESSAGE(cells.size() == 7, line);
        rows[cells[0].substr(1, cells[0].size() - 2)] = cells;
    }
    return rows;
}

/// The row's words for it.
bool says_may(const std::vector<std::string>& row, std::size_t kind, bool closed, std::size_t club,
              std::size_t table) {
    const std::string& least = row[closed ? 2 : 1];
    if (least == "—" || kind < place_in(kKinds, least)) return false;
    if (row[5] == "yes" && kKinds[kind] == "administrator") return true;
    return club >= place_in(kClubRoles, row[3]) && table >= place_in(kTableRoles, row[4]);
}

} // namespace

TEST_CASE("the table of rights is the program's, for every request, both server modes and every role") {
    const auto rows = written_rights();
    std::set<std::string> named;
    int asked = 0;
    for (const account::Rule& rule : account::all_rules()) {
        if (rule.right == Right::unnamed) continue;
        CAPTURE(rule.word);
        const auto row = rows.find(std::string(rule.word));
        REQUIRE(row != rows.end());
        named.insert(row->first);
        for (std::size_t kind = 0; kind < 4; ++kind)
            for (const bool closed : {false, true})
                for (std::size_t club = 0; club < 4; ++club)
                    for (std::size_t table = 0; table < 4; ++table) {
                        const account::Subject subject{closed, static_cast<ClubRole>(club),
                                                       static_cast<TableRole>(table)};
                        const account::Person person{static_cast<account::Kind>(kind)};
                        ++asked;
                        CHECK(account::may(person, rule.right, subject) ==
                              says_may(row->second, kind, closed, club, table));
                    }
    }
    CHECK(named.size() == rows.size()); // none is made up
    CHECK(asked == static_cast<int>(rows.size()) * 4 * 2 * 4 * 4);
}

TEST_CASE("guests on closed servers and roles have their rights, and nobody has an unnamed right") {
    using account::may;
    const account::Person nobody{account::Kind::nobody}, guest{account::Kind::guest},
        member{account::Kind::account}, administrator{account::Kind::administrator};
    CHECK(may(guest, Right::play, {}));
    CHECK_FALSE(may(nobody, Right::play, {}));
    CHECK_FALSE(may(guest, Right::play, {.closed = true}));
    CHECK(may(member, Right::play, {.closed = true}));
    CHECK_FALSE(may(administrator, Right::become_guest, {.closed = true}));
    CHECK_FALSE(may(guest, Right::run_table, {.table = TableRole::seated}));
    CHECK(may(guest, Right::run_table, {.table = TableRole::host}));
    CHECK_FALSE(may(member, Right::change_club, {.club = ClubRole::organiser}));
    CHECK_FALSE(may(administrator, Right::change_club, {})); // an administrator does not run clubs
    CHECK(may(administrator, Right::delete_club, {}));
    for (const auto& person : {nobody, guest, member, administrator})
        CHECK_FALSE(may(person, Right::unnamed, {false, ClubRole::owner, TableRole::host}));
}

TEST_CASE("every route names its right, and the description agrees") {
    std::ifstream in("protocol/openapi.json");
    const json described = json::parse(in).at("paths");
    static constexpr std::array kWords{"get", "head", "post", "patch", "delete"};
    std::set<std::string> said;
    for (const server::Route& route : server::routes()) {
        CAPTURE(route.path);
        CHECK(route.right != Right::unnamed);
        const std::string path(route.path);
        const char* method = kWords.at(static_cast<std::size_t>(route.method));
        said.insert(path + " " + method);
        REQUIRE(described.contains(path));
        REQUIRE(described[path].contains(method));
        CHECK(described[path][method].value("x-right", "") == account::rule_of(route.right).word);
        if (!account::may_somewhere({}, route.right, true) && route.right != Right::become_guest)
            CHECK(described[path][method]["responses"].contains("401"));
    }
    for (const auto& item : described.items())
        for (const char* method : kWords) {
            const std::string called = item.key() + " " + method;
            if (item.value().contains(method)) CHECK_MESSAGE(said.count(called) == 1, called);
        }
    CHECK(said.size() == server::routes().size()); // none is listed twice
}

TEST_CASE("a route that requires more rights than the sender has is refused, and does nothing") {
    const TempDir folder;
    const TestServer open(folder);
    for (const server::Route& route : server::routes()) {
        if (route.handler == nullptr || account::may({}, route.right, {})) continue;
        CAPTURE(route.path);
        static constexpr std::array kWords{"GET", "HEAD", "POST", "PATCH", "DELETE"};
        std::string path(route.path);
        if (const auto at = path.find('{'); at != std::string::npos)
            path = path.substr(0, at) + "aaaaaaaaaaaa" + path.substr(path.find('}') + 1);
        const auto answer =
            http_request(open.port(), kWords.at(static_cast<std::size_t>(route.method)), path, "{}");
        CHECK(answer.status == 401);
        CHECK(answer.value()["error"]["code"] == "no_guest");
    }
}

TEST_CASE("a closed server accepts no guests, and existing ones may not play there") {
    const TempDir folder;
    test::Person guest;
    TableIds table;
    {
        const TestServer open(folder);
        guest = new_person(open.port(), "Ginevra");
        table = new_table(open.port(), guest, kToy);
        CHECK(http_request(open.port(), "GET", "/api/server").value() == json{{"closed", false}});
    }
    const TestServer closed(folder, [](server::ServerSettings& settings) { settings.net.closed = true; });
    const auto ask = [&](const char* method, const std::string& path, const std::string& body = "",
                         const Headers& headers = {}) {
        const auto answer = http_request(closed.port(), method, path, body, headers);
        return answer.status < 400 ? std::to_string(answer.status)
                                   : answer.value()["error"]["code"].get<std::string>();
    };
    CHECK(http_request(closed.port(), "GET", "/api/server").value() == json{{"closed", true}});
    CHECK(ask("POST", "/api/guests", R"({"name": "Lapo"})") == "closed");
    CHECK(ask("GET", "/api/tables") == "no_guest");
    CHECK(ask("GET", "/api/tables", "", guest.headers()) == "no_account");
    CHECK(ask("POST", "/api/tables", kToy.dump(), guest.headers()) == "no_account");
    CHECK(ask("GET", "/api/guests/me", "", guest.headers()) == "200");
    CHECK(ask("GET", "/api/rules") == "200");
    EventLoop loop;
    CHECK_THROWS_WITH(
        WebSocketClient(loop, closed.port(), WebSocketOptions{guest.secret, "", "germini.v5", 0, ""}),
        "HTTP 403");
}
