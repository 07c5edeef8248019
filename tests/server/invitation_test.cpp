// What an invitation shows to its holder, even without an identity here.
#include "tests/server/support/schema.hpp"
#include "tests/server/support/test_server.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

HttpAnswer look(const TestServer& server, const TableIds& ids) {
    return http_request(server.port(), "POST", "/api/invitations",
                        json{{"table", ids.id}, {"invitation", ids.invitation}}.dump());
}

} // namespace

TEST_CASE("an invitation shows the inviter, the table and its players; a void one shows nothing") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party =
        sit_down(loop, server.port(), {{"game", "toy"}, {"preset", "plain"}, {"open", false}}, 2, 2);
    const HttpAnswer shown = look(server, party.ids);
    REQUIRE(shown.status == 200);
    CHECK(schema_problem("http.json#/$defs/TableOne", shown.value()) == "");
    const json line = shown.value()["table"];
    CHECK(line["host"] == party[0].person().name);
    CHECK(line["game"] == "toy");
    CHECK(line["rounds"] == 1);
    CHECK(line["seats"][1]["name"] == party[1].person().name);
    CHECK(line["seats"][2].is_null());
    CHECK(line["mine"] == false);
    // Looking is not joining: the table is not in a stranger's list.
    CHECK(http_request(server.port(), "GET", "/api/tables").value()["tables"].empty());

    TableIds wrong = party.ids;
    wrong.invitation[0] = wrong.invitation[0] == 'A' ? 'B' : 'A';
    CHECK(look(server, wrong).status == 404);
    CHECK(look(server, {"aaaaaaaaaaaa", party.ids.invitation}).status == 404);
    party[0].must({{"invite", true}});
    REQUIRE(loop.run_until([&] { return (*party[0].table)["invitation"] != party.ids.invitation; }));
    CHECK(loop.run_until([&] { return look(server, party.ids).status == 404; }));
}

TEST_CASE("an invitation is parsed strictly") {
    TempDir folder;
    TestServer server(folder);
    const auto answer = [&](const char* body) {
        const HttpAnswer got = http_request(server.port(), "POST", "/api/invitations", body);
        CHECK(got.status == 400);
        return got.value()["error"]["path"].get<std::string>();
    };
    CHECK(answer(R"({"table": "aaaaaaaaaaaa"})") == "/invitation");
    CHECK(answer(R"({"table": 1, "invitation": "AAAAAAAAAAAAAAAAAAAAAA"})") == "/table");
    CHECK(answer(R"({"table": "aaaaaaaaaaaa", "invitation": "AAAAAAAAAAAAAAAAAAAAAA", "x": 1})") == "/x");
}
