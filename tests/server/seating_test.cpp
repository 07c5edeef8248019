// Who may take which seat, before and after the start.
#include "server/table/seating.hpp"

#include <doctest/doctest.h>

using namespace germini::server;

namespace {

const Asker kHost{1, "Ginevra", true}, kSecond{2, "Lapo", false}, kThird{3, "Nannina", false};

Seating good(const Seating::Outcome& outcome) {
    REQUIRE_MESSAGE(outcome.has_value(), (outcome ? "" : std::string(outcome.error())));
    return *outcome;
}
std::string rule(const Seating::Outcome& outcome) { return outcome ? "none" : std::string(outcome.error()); }

/// Host, second guest, bot.
Seating full() { return good(good(good(Seating(3).sit(kHost, 0)).sit(kSecond, 1)).put_bot(kHost, 2)); }

} // namespace

TEST_CASE("before the start seats are free for all, bots are the host's") {
    const Seating table = full();
    CHECK(rule(table.sit(kThird, 1)) == "seat_taken");
    CHECK(rule(table.sit(kThird, 2)) == "seat_taken");
    CHECK(rule(table.sit(kThird, 3)) == "no_seat");
    CHECK(rule(table.sit(kThird, -1)) == "no_seat");
    CHECK(good(table.sit(kSecond, 1)).seat_of(2) == 1);
    CHECK(rule(table.take_bot(kSecond, 2)) == "not_host");
    CHECK(rule(table.take_bot(kHost, 1)) == "not_bot");
    CHECK(rule(table.put_bot(kSecond, 2)) == "not_host");
    CHECK(rule(table.put_bot(kHost, 2)) == "seat_taken");
    const Seating without = good(table.take_bot(kHost, 2));
    CHECK_FALSE(without.at(2));
    const Seating moved = good(without.sit(kSecond, 2));
    CHECK_FALSE(moved.at(1));
    CHECK(moved.seat_of(2) == 2);
    CHECK(good(moved.leave_before(kSecond)).seat_of(2) == std::nullopt);
    CHECK(rule(moved.leave_before(kThird)) == "not_seated");
}

TEST_CASE("a swap is the host's, and who is moved is not ready any more") {
    Seating table = good(good(full().ready(kSecond)).ready(kHost));
    CHECK(table.all_ready());
    CHECK(rule(table.swap(kSecond, 0, 1)) == "not_host");
    table = good(table.swap(kHost, 1, 2));
    CHECK(table.seat_of(2) == 2);
    CHECK(table.at(1)->name == "Bot 2");
    CHECK_FALSE(table.all_ready());
    CHECK(good(table.ready(kSecond)).all_ready());
}

TEST_CASE("after the start a seat belongs to its guest until he leaves it") {
    Seating table = full();
    CHECK(rule(table.take_over(kThird, 1)) == "seat_taken");
    CHECK(rule(table.substitute(kHost, 1, false)) == "not_vacated");
    CHECK(rule(table.take_back(kSecond)) == "nothing_to_take_back");

    SUBCASE("vacated, given to a bot, taken back") {
        table = good(table.stand(kSecond));
        CHECK_FALSE(table.all_manned());
        CHECK(rule(table.take_over(kThird, 1)) == "seat_taken");
        CHECK(rule(table.substitute(kThird, 1, false)) == "not_seated");
        CHECK(rule(table.ready(kSecond)) == "not_seated");
        table = good(table.substitute(kHost, 1, false));
        CHECK(table.at(1)->bot);
        CHECK(table.at(1)->name == "Lapo");
        CHECK(table.all_manned());
        CHECK(rule(table.substitute(kHost, 1, false)) == "seat_taken");
        table = good(table.take_back(kSecond));
        CHECK_FALSE(table.at(1)->bot);
        CHECK_FALSE(table.at(1)->vacated);
    }
    SUBCASE("away for long") {
        table = good(table.substitute(kHost, 1, true));
        CHECK(table.at(1)->bot);
        CHECK(good(table.take_back(kSecond)).at(1)->manned());
    }
    SUBCASE("left for good") {
        table = good(table.leave(kSecond));
        CHECK(table.seat_of(2) == std::nullopt);
        CHECK(table.at(1)->name == "Lapo");
        CHECK_FALSE(table.all_manned());
        SUBCASE("and taken by another") {
            table = good(table.take_over(kThird, 1));
            CHECK(table.seat_of(3) == 1);
        }
        SUBCASE("or by a bot") {
            table = good(table.substitute(kHost, 1, false));
            CHECK(table.at(1)->bot);
            CHECK(table.at(1)->name == "Bot 2");
            CHECK(good(table.take_over(kThird, 1)).seat_of(3) == 1);
        }
    }
    SUBCASE("nobody has two") {
        CHECK(rule(table.take_over(kSecond, 2)) == "already_seated");
        CHECK(good(table.take_over(kThird, 2)).at(2)->bot == false);
    }
}

TEST_CASE("a table of bots alone is started by its host") {
    Seating table(2);
    CHECK_FALSE(table.all_ready());
    table = good(good(table.put_bot(kHost, 0)).put_bot(kHost, 1));
    CHECK(table.all_ready());
    CHECK(table.playing_guests() == 0);
    CHECK(rule(table.ready(kSecond)) == "not_seated");
    CHECK(good(table.ready(kHost)).all_ready());
}

TEST_CASE("a seating survives its rows") {
    const Seating table = good(good(full().stand(kSecond)).ready(kHost));
    CHECK(Seating(3, table.rows()).rows() == table.rows());
    CHECK(table.rows().size() == 3);
    CHECK_FALSE(table.rested().at(0)->ready);
    CHECK(table.rested().at(2)->ready);
    CHECK(table.renamed(1, "Gina").at(0)->name == "Gina");
}
