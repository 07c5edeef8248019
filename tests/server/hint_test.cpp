// A bot's hint: sent to the player who requests it and is asked, if the table allows it, and to nobody else.
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

json toy(bool hints) { return {{"game", "toy"}, {"preset", "plain"}, {"hints", hints}, {"aids", true}}; }

/// The next hint or error for this question.
json hint_for(Player& player, int hand, int n) {
    const auto before = player.line().messages().size();
    player.line().send({{"t", "hint"}, {"hand", hand}, {"n", n}});
    json came;
    player.loop().run_until([&] {
        const auto& messages = player.line().messages();
        for (auto i = before; i < messages.size() && came.is_null(); ++i)
            if (messages[i]["t"] == "advice" || messages[i]["t"] == "error") came = messages[i];
        return !came.is_null();
    });
    return came;
}
json hint_now(Player& player) { return hint_for(player, (*player.choice)["hand"], (*player.choice)["n"]); }

auto hints_told(Player& player) {
    const auto& messages = player.line().messages();
    return std::ranges::count_if(messages, [](const json& one) { return one["t"] == "advice"; });
}

/// Plays the first hand by hints only: how many of each, and for what reasons.
struct ByHints {
    std::vector<long> told;
    std::set<std::string> reasons;
};
ByHints play_by_hints(EventLoop& loop, Party& party) {
    ByHints played{std::vector<long>(party.players.size()), {}};
    std::vector<int> answered(party.players.size());
    const auto due = [&] {
        std::size_t who = 0;
        for (; who < party.players.size(); ++who)
            if (const auto& choice = party[who].choice; choice && (*choice)["n"].get<int>() > answered[who])
                break;
        return who;
    };
    while (true) {
        REQUIRE(loop.run_until([&] { return party[0].hand_over(1) || due() < answered.size(); }));
        if (party[0].hand_over(1)) return played;
        const std::size_t who = due();
        Player& player = party[who];
        const json hint = hint_now(player);
        REQUIRE_MESSAGE(hint["t"] == "advice", hint.dump());
        CHECK(hint["n"] == (*player.choice)["n"]);
        if (hint.contains("why")) played.reasons.insert(hint["why"].get<std::string>());
        ++played.told[who];
        answered[who] = (*player.choice)["n"];
        const json answer = player.answer(player.act(hint["move"], 0, hint["hand"], hint["n"]));
        REQUIRE_MESSAGE(answer["t"] == "done", hint.dump() << " " << answer.dump());
    }
}

} // namespace

TEST_CASE("a bot's hint is legal throughout a hand, in every game, and sent to its requester only") {
    struct Case {
        json request;
        int seats;
        std::set<std::string> reasons; ///< that occur in every hand
    };
    for (const Case& one :
         {Case{toy(true), 3, {}}, Case{minchiate_table({{"hints", true}}), 4, {"middle", "put_down", "only"}},
          Case{{{"game", "bolognese"}, {"preset", "ottocento"}, {"hints", true}}, 4, {"put_down", "only"}},
          Case{{{"game", "siciliano"}, {"preset", "tortorici2014"}, {"hints", true}}, 4, {}}}) {
        CAPTURE(one.request.dump());
        TempDir folder;
        TestServer server(folder);
        EventLoop loop;
        Party party = sit_down(loop, server.port(), one.request, one.seats, one.seats);
        begin_hand(loop, party, 1);
        CHECK((*party[0].table)["settings"]["hints"] == true);
        const ByHints played = play_by_hints(loop, party);
        for (std::size_t i = 0; i < party.players.size(); ++i) {
            CHECK(played.told[i] > 0);
            CHECK(hints_told(party[i]) == played.told[i]);
            CHECK(party[i].all_problems().empty());
        }
        for (const std::string& reason : one.reasons) CHECK_MESSAGE(played.reasons.contains(reason), reason);
    }
}

TEST_CASE("a hint is given only to the player to move, at a table that allows it") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    {
        Party party = sit_down(loop, server.port(), toy(true), 3, 3);
        CHECK((*party[0].table)["settings"]["aids"] == true);
        CHECK(hint_for(party[0], 1, 1)["code"] == "stale"); // nothing is played yet
        begin_hand(loop, party, 1);
        const std::size_t who = asked(loop, party);
        const int hand = (*party[who].choice)["hand"], n = (*party[who].choice)["n"];
        Player& other = party[(who + 1) % 3];
        CHECK(hint_for(other, hand, n)["code"] == "stale");
        CHECK(hint_for(party[who], hand, n + 1)["code"] == "stale");
        CHECK(hint_for(party[who], hand + 1, n)["code"] == "stale");
        Player bystander(loop, server.port(), new_person(server.port(), "Neri"), party.ids);
        bystander.connect();
        REQUIRE(loop.run_until([&] { return bystander.welcome.has_value(); }));
        CHECK(hint_for(bystander, hand, n)["code"] == "not_seated");
        REQUIRE(hint_for(party[who], hand, n)["t"] == "advice");
        // Once the question is answered it is closed.
        party[who].answer(party[who].act(hint_for(party[who], hand, n)["move"]));
        CHECK(hint_for(party[who], hand, n)["code"] == "stale");
        CHECK(hints_told(other) == 0);
        CHECK(hints_told(bystander) == 0);
    }
    Party party = sit_down(loop, server.port(), toy(false), 3, 3);
    begin_hand(loop, party, 1);
    CHECK((*party[0].table)["settings"]["hints"] == false);
    CHECK(hint_now(party[asked(loop, party)])["code"] == "no_hints");
}

TEST_CASE("the agreed aids and hints survive a restart, and are off by default") {
    TempDir folder;
    std::optional<TestServer> server(std::in_place, folder);
    EventLoop loop;
    Party with = sit_down(loop, server->port(), toy(true), 3, 3);
    Party without = sit_down(loop, server->port(), {{"game", "toy"}, {"preset", "plain"}}, 3, 3);
    for (Party* party : {&with, &without}) begin_hand(loop, *party, 1);
    server.reset();
    server.emplace(folder);
    come_back(loop, with, server->port());
    come_back(loop, without, server->port());
    for (const auto& [party, agreed] : {std::pair(&with, true), std::pair(&without, false)}) {
        CHECK((*(*party)[0].table)["settings"]["aids"] == agreed);
        CHECK((*(*party)[0].table)["settings"]["hints"] == agreed);
    }
}
