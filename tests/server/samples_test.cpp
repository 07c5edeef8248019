// The samples of the protocol: valid by their schemas, and accepted by the program unchanged.
#include "protocol/wire/inbound.hpp"
#include "tests/server/support/schema.hpp"

#include <algorithm>
#include <cctype>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

using namespace germini;
using nlohmann::json;

namespace {

const std::map<std::string, std::string> kBodies{{"http_guest_request", "GuestRequest"},
                                                 {"http_guest_created", "GuestCreated"},
                                                 {"http_guest", "Guest"},
                                                 {"http_table_request", "TableRequest"},
                                                 {"http_table_created", "TableCreated"},
                                                 {"http_table_list", "TableList"},
                                                 {"http_table_one", "TableOne"},
                                                 {"http_invitation_request", "InvitationRequest"},
                                                 {"http_match_one", "MatchOne"},
                                                 {"http_history", "History"},
                                                 {"http_hand_one", "HandOne"},
                                                 {"http_struck_hand", "StruckHand"},
                                                 {"http_share_made", "ShareMade"},
                                                 {"http_share_list", "ShareList"},
                                                 {"http_shared_request", "SharedRequest"},
                                                 {"http_what_if_request", "WhatIfRequest"},
                                                 {"http_what_if", "WhatIf"},
                                                 {"http_review_request", "ReviewRequest"},
                                                 {"http_review", "Review"},
                                                 {"http_rules", "RulesList"},
                                                 {"http_version", "Version"},
                                                 {"http_error", "HttpError"}};

/// "evening_settlement" as EveningSettlement.
std::string definition_named(const std::string& words) {
    std::string name;
    bool first = true;
    for (const char c : words) {
        if (c != '_') name += first ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
        first = c == '_';
    }
    return name;
}

std::string schema_of(const std::string& sample) {
    for (const std::string file : {"club", "evening", "day"})
        if (sample.rfind(file + '_', 0) == 0)
            return file + ".json#/$defs/" + definition_named(sample.substr(file.size() + 1));
    if (sample == "fair_vectors") return "http.json#/$defs/FairVectors";
    if (sample.rfind("http_", 0) == 0) return "http.json#/$defs/" + kBodies.at(sample);
    for (const char* of_a_game : {"_hand_record", "_hand_result"})
        if (const auto at = sample.find(of_a_game); at != std::string::npos)
            return sample.substr(0, at) + of_a_game + ".json";
    return sample.substr(0, sample.find('_')) + ".json";
}

std::map<std::string, json> samples() {
    std::map<std::string, json> all;
    for (const auto& entry : std::filesystem::directory_iterator("protocol/samples")) {
        std::ifstream in(entry.path());
        all[entry.path().stem().string()] = json::parse(in);
    }
    return all;
}

} // namespace

TEST_CASE("every sample is valid by its schema") {
    const auto all = samples();
    CHECK(all.size() > 50);
    for (const auto& [called, sample] : all) {
        const std::string& name = called; // clang 14 captures no structured binding
        CAPTURE(name);
        CHECK(test::schema_problem(schema_of(name), sample) == "");
    }
}

TEST_CASE("every kind of message has a sample") {
    const auto all = samples();
    for (const char* direction : {"inbound", "outbound"}) {
        std::ifstream in(std::string("protocol/schema/") + direction + ".json");
        const json schemas = json::parse(in);
        for (const json& option : schemas["oneOf"]) {
            const std::string reference = option["$ref"];
            const std::string schema =
                reference[0] == '#' ? std::string(direction) + ".json" + reference : reference;
            CAPTURE(schema);
            CHECK(std::any_of(all.begin(), all.end(), [&](const auto& sample) {
                return sample.first.rfind(direction, 0) == 0 &&
                       test::schema_problem(schema, sample.second).empty();
            }));
        }
    }
}

TEST_CASE("the program reads every inbound sample") {
    int read = 0;
    for (const auto& [called, sample] : samples()) {
        const std::string& name = called;
        if (name.rfind("inbound_", 0) != 0) continue;
        CAPTURE(name);
        CHECK(protocol::read_inbound(sample.dump()).has_value());
        ++read;
    }
    CHECK(read > 15);
}

TEST_CASE("what the schema refuses, the program refuses, with the field's path") {
    const auto refused = [](const char* text, const char* path) {
        CAPTURE(text);
        CHECK(test::schema_problem("inbound.json", json::parse(text)) != "");
        const auto read = protocol::read_inbound(text);
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().error.path == path);
    };
    refused(R"([])", "");
    refused(R"({})", "/t");
    refused(R"({"t": "sit"})", "/t");
    refused(R"({"t": "ping", "x": 1})", "/x");
    refused(R"({"t": "hello"})", "/table");
    refused(R"({"t": "hello", "table": "aaaaaaaa", "since": {"hand": 1}})", "/since/n");
    refused(R"({"t": "hello", "table": "aaaaaaaa", "since": {"hand": 1, "n": -1}})", "/since/n");
    refused(R"({"t": "act", "id": 0, "hand": 1, "n": 1, "move": {"play": "T1"}})", "/id");
    refused(R"({"t": "act", "id": 1, "hand": "1", "n": 1, "move": {"play": "T1"}})", "/hand");
    refused(R"({"t": "act", "id": 1, "hand": 1, "n": 1})", "/move");
    refused(R"({"t": "do", "id": 1, "what": {"sit": 6}})", "/what/sit");
    refused(R"({"t": "do", "id": 1, "what": {"sit": true}})", "/what/sit");
    refused(R"({"t": "do", "id": 1, "what": {"stand": false}})", "/what/stand");
    refused(R"({"t": "do", "id": 1, "what": {"swap": [1, 1]}})", "/what/swap");
    refused(R"({"t": "do", "id": 1, "what": {"sit": 1, "stand": true}})", "/what");
    refused(R"({"t": "say", "emote": "boo"})", "/emote");
    refused(R"({"t": "say", "text": ""})", "/text");
    refused(R"({"t": "say", "text": "a", "emote": "bravo"})", "/text");
    refused(R"({"t": "do", "id": 1, "what": {"mute_chat": 1}})", "/what/mute_chat");
    refused(R"({"t": "do", "id": 1, "what": {"close": false}})", "/what/close");
}
