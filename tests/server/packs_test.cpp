// Prepared packs: `serve --packs`, which only builds with test settings have, and the packs of the end-to-end
// tests.
#include "tests/server/support/process.hpp"
#include "tests/server/support/test_server.hpp"
#include "tests/support/minchiate/hand_driver.hpp"

#include <csignal>
#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kStatedCut = 40;
const char* const kFolder = "tests/e2e/packs/";

std::string text_of(const std::string& path) {
    std::ifstream in(path);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// The one pack of a file.
json laid(const std::string& name) { return json::parse(text_of(kFolder + name)); }

support::HandDriver cut_table(const json& laid, const minchiate::Rules& rules) {
    minchiate::Pack pack{};
    for (std::size_t i = 0; i < pack.size(); ++i)
        pack[i] = minchiate::card_of(laid["pack"][i].get<std::string>());
    support::HandDriver table(rules, laid["dealer"], pack);
    table.cut(kStatedCut);
    return table;
}

} // namespace

TEST_CASE("the pack of sixteen robbed cards: three of them go on to the dealer (ROB-8)") {
    auto rules = *minchiate::preset("germini");
    for (const auto deal : {minchiate::Deal::ten_eleven, minchiate::Deal::ten_ten_one}) {
        rules.deal = deal;
        for (const auto& option : minchiate::options())
            if (option.name == "rob_limit")
                for (const auto& value : option.values)
                    if (value.text == "null") option.set(rules, value.value);
        const support::HandDriver table = cut_table(laid("robs_sixteen.jsonl"), rules);
        CHECK(table.first<minchiate::Robbed>().cards.size() == 16);
        CHECK(table.state().due.has(support::seat(0)));
        CHECK(table.legal_moves(0).count == 16);
    }
}

TEST_CASE("the pack without trumps for seat 0: it may fall in its second trick, in both forms (VAR-1)") {
    for (const auto cascare : {minchiate::Cascare::next, minchiate::Cascare::after})
        for (const std::string_view preset : minchiate::kPresets) {
            CAPTURE(preset);
            auto rules = *minchiate::preset(preset);
            rules.cascare = cascare;
            support::HandDriver table = cut_table(laid("no_trumps.jsonl"), rules);
            bool offered = false;
            while (!offered && table.state().trick.number < 3) {
                table.declare_nothing();
                const auto choice = table.legal_moves();
                offered = table.due() == support::seat(0) && choice.may_fall;
                // The weakest legal card.
                if (!offered) table.play(minchiate::code((choice.cards).first()));
            }
            CHECK(offered);
        }
}

#ifdef GERMINI_TEST_SETTINGS

#include "server/cli/testing/packs.hpp"

namespace {

std::string refusal(const TempDir& folder, const std::string& content) {
    std::ofstream(folder.file("packs")) << content;
    try {
        cli::read_packs(folder.file("packs"));
    } catch (const std::exception& error) {
        const std::string said = error.what();
        return said.substr(folder.path().size() + 1);
    }
    return "";
}

} // namespace

TEST_CASE("a file of packs is read whole, or refused with the line") {
    const TempDir folder;
    const json pack = laid("no_trumps.jsonl")["pack"];
    const auto packs = [&] {
        std::ofstream(folder.file("packs")) << pack.dump() << "\n"
                                            << json{{"dealer", 2}, {"pack", pack}}.dump() << "\n";
        return cli::read_packs(folder.file("packs"));
    }();
    REQUIRE(packs.size() == 2);
    CHECK(packs[0].cards == packs[1].cards);
    CHECK_FALSE(packs[0].dealer);
    CHECK(packs[1].dealer == Seat{2});

    CHECK(refusal(folder, "") == "packs contains no packs");
    CHECK(refusal(folder, pack.dump() + "\n\n").find("packs line 2: ") == 0);
    CHECK(refusal(folder, "{\"pack\": []}").find("packs line 1: ") == 0);
    CHECK(refusal(folder, json{{"dealer", 4}, {"pack", pack}}.dump()).find("packs line 1: ") == 0);
    CHECK(refusal(folder, json{{"seat", 1}, {"pack", pack}}.dump()).find("packs line 1: ") == 0);
    json wrong = pack;
    wrong[3] = "Z9";
    CHECK(refusal(folder, wrong.dump()) == "packs line 1: unknown card code (at /3).");
    wrong[3] = pack[4];
    CHECK(refusal(folder, wrong.dump()) == "packs line 1: expected each of the 97 cards once.");
    wrong = pack;
    std::size_t trump = 0;
    while (pack[trump] != "T7") ++trump;
    std::swap(wrong[trump], wrong[96]);
    CHECK(refusal(folder, wrong.dump()) ==
          "packs line 1: its last card, the bottom of the pack, must be a cartiglia (CUT-1).");
    CHECK_THROWS_WITH(cli::read_packs("no-such-file"), "cannot read the packs in no-such-file");
}

TEST_CASE("--packs plays its packs with their dealers, then shuffled ones again") {
    const TempDir folder;
    std::ofstream(folder.file("packs")) << text_of(std::string(kFolder) + "no_trumps.jsonl")
                                        << laid("robs_sixteen.jsonl")["pack"].dump() << "\n";
    Process process(GERMINI_TOY_SERVER,
                    {"--port", "0", "--data", folder.path(), "--web", "", "--port-file", folder.file("port"),
                     "--bot-pace", "0", "--bot-threads", "0", "--message-rate", "1000/1000",
                     "--address-message-rate", "1000/1000", "--packs", folder.file("packs")},
                    folder.file("log"));
    const unsigned short port = wait_for_port(folder.file("port"));
    EventLoop loop;
    Party party = sit_down(loop, port, {{"game", "minchiate"}, {"preset", "germini"}}, 1, 4);
    party[0].play_by_itself();
    for (int number = 1; number <= 3; ++number) {
        begin_hand(loop, party, number);
        REQUIRE(loop.run_until([&] { return party[0].hand_over(number); }, std::chrono::seconds(60)));
        REQUIRE(loop.run_until([&] { return party[0].state() == "between"; }));
    }
    const json hands = (*party[0].table)["match"]["hands"];
    const auto record = [&](std::size_t n) {
        const std::string id = hands[n]["hand"];
        return http_request(port, "GET", "/api/hands/" + id).value()["record"];
    };
    CHECK(record(0)["pack"] == laid("no_trumps.jsonl")["pack"]);
    CHECK(record(0)["dealer"] == laid("no_trumps.jsonl")["dealer"]);
    CHECK(record(1)["pack"] == laid("robs_sixteen.jsonl")["pack"]);
    CHECK(record(2)["pack"] != record(0)["pack"]);
    CHECK(record(2)["pack"] != record(1)["pack"]);
    CHECK(process.end(SIGTERM) == 0);
}

TEST_CASE("an invalid file of packs ends the program at its start with the error") {
    const TempDir folder;
    std::ofstream(folder.file("packs")) << "[\"T1\"]\n";
    Process process(GERMINI_TOY_SERVER,
                    {"--port", "0", "--data", folder.path(), "--web", "", "--packs", folder.file("packs")},
                    folder.file("log"));
    CHECK(process.wait() == 1);
    CHECK(text_of(folder.file("log")).find("packs line 1: ") != std::string::npos);
}

#else

TEST_CASE("a build without test settings rejects --packs") {
    const TempDir folder;
    Process process(GERMINI_TOY_SERVER, {"--port", "0", "--data", folder.path(), "--web", "", "--packs", "x"},
                    folder.file("log"));
    CHECK(process.wait() != 0);
    CHECK(text_of(folder.file("log")).find("--packs") != std::string::npos);
}

#endif
