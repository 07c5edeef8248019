// A bot's answer to one question of a seat.
#include "server/actor/bot_answer.hpp"

#include <doctest/doctest.h>
#include <optional>
#include <string>

using germini::server::BotAnswer;
using germini::server::SeatQuestion;
using germini::server::TableHand;

TEST_CASE("a bot's answer is kept for its question, and not if it comes when the next one has begun") {
    const SeatQuestion first{TableHand{1}, 4}, next{TableHand{1}, 9}, other_hand{TableHand{2}, 4};
    BotAnswer<std::string> answer;
    CHECK_FALSE(answer.is_to(first));
    CHECK_FALSE(answer.set(first, "early"));
    const auto wanted = answer.begin(first);
    CHECK(answer.is_to(first));
    CHECK_FALSE(answer.is_to(next));
    CHECK(answer.to(first) == nullptr);
    CHECK(answer.set(first, "a"));
    REQUIRE(answer.to(first) != nullptr);
    CHECK(*answer.to(first) == "a");
    CHECK(answer.to(next) == nullptr);
    CHECK(answer.to(other_hand) == nullptr);
    answer.begin(next);
    CHECK(wanted.expired());
    CHECK_FALSE(answer.set(first, "late"));
    CHECK(answer.to(next) == nullptr);
}

TEST_CASE("a thought is wanted until its answer is forgotten") {
    const SeatQuestion question{TableHand{1}, 4};
    std::optional<BotAnswer<std::string>> answer(std::in_place);
    const auto wanted = answer->begin(question);
    CHECK(answer->set(question, "a"));
    CHECK_FALSE(wanted.expired());
    answer.reset();
    CHECK(wanted.expired());
}
