// Editions of the rules: that of a new table, and that of a table requested by an edition (VERS-12, SETT-7,
// SIG-1).
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

class EditionTables {
public:
    HttpAnswer ask(json request) const {
        return http_request(server_.port(), "POST", "/api/tables", request.dump(), host_.headers());
    }
    /// The stored rules of a table that is made by this request.
    json rules_of(const json& request) const {
        const HttpAnswer made = ask(request);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        return json::parse(text_in(folder_, "SELECT rules FROM tables ORDER BY key DESC LIMIT 1"));
    }
    /// "code at path" of a request that is refused.
    std::string refused(const json& request) const {
        const HttpAnswer answer = ask(request);
        CHECK(answer.status == 400);
        CHECK(schema_problem("http.json#/$defs/HttpError", answer.value()) == "");
        const json error = answer.value()["error"];
        return error["code"].get<std::string>() + " at " + error["path"].get<std::string>();
    }
    json listed() const { return http_request(server_.port(), "GET", "/api/rules").value()["games"]; }

private:
    TempDir folder_;
    TestServer server_{folder_};
    test::Person host_ = new_person(server_.port(), "Ginevra");
};

json with_edition(const json& edition) { return minchiate_table({{"edition", edition}}); }

} // namespace

TEST_CASE("a table's rules are of the newest edition, or of the one requested (VERS-12, SETT-7, SIG-1)") {
    const EditionTables tables;
    const json newest = tables.rules_of(minchiate_table());
    CHECK(newest["edition"] == 3);
    CHECK(newest["options"]["declare"] == "lead");
    CHECK(newest["options"]["capotto"] == "fourteen_plus");
    CHECK(newest["options"]["fumata"] == "best");
    CHECK(tables.rules_of(with_edition(3)) == newest);
    json second = tables.rules_of(with_edition(2));
    CHECK_FALSE(second["options"].contains("fumata"));
    second["edition"] = 3;
    second["options"]["fumata"] = "best";
    CHECK(second == newest);
    const json first = tables.rules_of(with_edition(1));
    CHECK_FALSE(first.contains("edition")); // as it was stored before edition 2
    CHECK(first["options"]["declare"] == "after");
    CHECK(first["options"]["capotto"] == "fourteen");
    CHECK(tables.rules_of({{"game", "bolognese"}, {"preset", "terziglio"}})["edition"] == 2);
    CHECK_FALSE(tables.rules_of({{"game", "siciliano"}, {"preset", "dummett"}}).contains("edition"));
    CHECK(tables.listed()[0]["edition"] == 3);
    CHECK(tables.listed()[0]["presets"]["germini"]["declare"] == "lead");
}

TEST_CASE("an unknown edition is refused by the name of its field, and so is a value that it does not have") {
    const EditionTables tables;
    for (const json& edition : {json(0), json(4), json(-1)})
        CHECK(tables.refused(with_edition(edition)) == "unknown_edition at /edition");
    for (const json& edition : {json("2"), json(2.0), json(nullptr), json(true)})
        CHECK(tables.refused(with_edition(edition)) == "bad_field at /edition");
    CHECK(tables.refused({{"game", "siciliano"}, {"preset", "dummett"}, {"edition", 2}}) ==
          "unknown_edition at /edition");
    CHECK(tables.refused(minchiate_table({{"edition", 1}, {"options", {{"capotto", "fourteen_plus"}}}})) ==
          "unknown_value at /options/capotto");
}
