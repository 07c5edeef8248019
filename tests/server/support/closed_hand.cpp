#include "tests/server/support/closed_hand.hpp"

#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>

namespace germini::test {

ClosedHandOf::ClosedHandOf(const json& request, int seats, const TestServer::Change& change)
    : path_(quick_settings(folder_).store.path), environment_(std::make_shared<FakeEnvironment>()) {
    server_ = std::make_unique<TestServer>(folder_, [&](server::ServerSettings& s) {
        s.environment = environment_->environment(environment_);
        if (change) change(s);
    });
    party_ = sit_down(loop_, port(), request, seats, seats);
    begin_hand(loop_, party_, 1);
    for (auto& player : party_.players) player->play_by_itself();
    REQUIRE(loop_.run_until([&] { return party_[0].hand_over(1); }, std::chrono::seconds(60)));
    REQUIRE(loop_.run_until([&] { return match_of(party_[0])["hands"].size() == 1; }));
    REQUIRE(match_of(party_[0])["hands"][0]["ending"] != "annulled"); // its page would be closed
    hand_ = match_of(party_[0])["hands"][0]["hand"];
}

json ClosedHandOf::page(const std::string& as) const {
    const HttpAnswer page =
        http_request(port(), "GET", "/api/hands/" + hand_ + (as.empty() ? "" : "?as=" + as), "",
                     party_.players[0]->person().headers());
    REQUIRE_MESSAGE(page.status == 200, page.body);
    return page.value();
}

} // namespace germini::test
