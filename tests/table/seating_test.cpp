// The seats that a guest may take, before and after the start.
#include "server/table/seating.hpp"
#include "tests/table/support/four_guests.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::server;
using namespace germini::test;

namespace {

std::string rule(const Seating::Outcome& outcome) {
    return outcome ? "none" : std::string(outcome.error().name());
}

/// Host, second guest, bot.
Seating full() {
    return good(good(good(Seating(3).sit(kFirst, 0_seat)).sit(kSecond, 1_seat)).put_bot(kFirst, 2_seat));
}

} // namespace

TEST_CASE("before the start seats are free for all, bots are the host's") {
    const Seating table = full();
    CHECK(rule(table.sit(kThird, 1_seat)) == "seat_taken");
    CHECK(rule(table.sit(kThird, 2_seat)) == "seat_taken");
    CHECK(rule(table.sit(kThird, 3_seat)) == "unknown_seat");
    CHECK(rule(table.sit(kThird, kNoSeat)) == "unknown_seat");
    CHECK(good(table.sit(kSecond, 1_seat)).seat_of(2_guest) == 1_seat);
    CHECK(rule(table.remove_bot(kSecond, 2_seat)) == "not_host");
    CHECK(rule(table.remove_bot(kFirst, 1_seat)) == "no_bot_in_seat");
    CHECK(rule(table.put_bot(kSecond, 2_seat)) == "not_host");
    CHECK(rule(table.put_bot(kFirst, 2_seat)) == "seat_taken");
    const Seating without = good(table.remove_bot(kFirst, 2_seat));
    CHECK_FALSE(without.at(2_seat));
    const Seating moved = good(without.sit(kSecond, 2_seat));
    CHECK_FALSE(moved.at(1_seat));
    CHECK(moved.seat_of(2_guest) == 2_seat);
    CHECK(good(moved.leave_before(kSecond)).seat_of(2_guest) == std::nullopt);
    CHECK(rule(moved.leave_before(kThird)) == "not_seated");
}

TEST_CASE("only the host swaps seats, and a moved player is no longer ready") {
    Seating table = good(good(full().ready(kSecond)).ready(kFirst));
    CHECK(table.all_ready());
    CHECK(rule(table.swap(kSecond, 0_seat, 1_seat)) == "not_host");
    table = good(table.swap(kFirst, 1_seat, 2_seat));
    CHECK(table.seat_of(2_guest) == 2_seat);
    CHECK(table.at(1_seat)->name == "Bot 2");
    CHECK_FALSE(table.all_ready());
    CHECK(good(table.ready(kSecond)).all_ready());
}

TEST_CASE("after the start a seat belongs to its guest until they leave it") {
    Seating table = full();
    CHECK(rule(table.take_over(kThird, 1_seat, true)) == "seat_taken");
    CHECK(rule(table.substitute(kFirst, 1_seat)) == "not_vacated");
    CHECK(rule(table.take_back(kSecond)) == "nothing_to_take_back");

    SUBCASE("vacated, given to a bot, taken back") {
        table = good(table.stand(kSecond));
        CHECK_FALSE(table.all_manned());
        CHECK(rule(table.take_over(kThird, 1_seat, true)) == "seat_taken");
        CHECK(rule(table.substitute(kThird, 1_seat)) == "not_seated");
        CHECK(rule(table.ready(kSecond)) == "not_seated");
        CHECK(rule(table.vote(kSecond, Proposal{ProposalKind::pause, kNoSeat, TableHand{1}, 0}, true)) ==
              "not_seated");
        table = good(table.substitute(kFirst, 1_seat));
        CHECK(table.at(1_seat)->bot);
        CHECK(table.at(1_seat)->name == "Lapo");
        CHECK(table.all_manned());
        CHECK(rule(table.substitute(kFirst, 1_seat)) == "seat_taken");
        table = good(table.take_back(kSecond));
        CHECK_FALSE(table.at(1_seat)->bot);
        CHECK_FALSE(table.at(1_seat)->vacated);
    }
    SUBCASE("away for long") {
        table = table.replaced(1_seat);
        CHECK(table.at(1_seat)->bot);
        CHECK(good(table.take_back(kSecond)).at(1_seat)->manned());
    }
    SUBCASE("left for good") {
        table = good(table.leave(kSecond));
        CHECK(table.seat_of(2_guest) == std::nullopt);
        CHECK(table.at(1_seat)->name == "Lapo");
        CHECK_FALSE(table.all_manned());
        SUBCASE("and taken by another") {
            table = good(table.take_over(kThird, 1_seat, true));
            CHECK(table.seat_of(3_guest) == 1_seat);
        }
        SUBCASE("or by a bot") {
            table = good(table.substitute(kFirst, 1_seat));
            CHECK(table.at(1_seat)->bot);
            CHECK(table.at(1_seat)->name == "Bot 2");
            CHECK(good(table.take_over(kThird, 1_seat, true)).seat_of(3_guest) == 1_seat);
        }
    }
    SUBCASE("a seat taken during a hand is held from the next one on, and changing your mind frees it") {
        table = good(table.take_over(kThird, 2_seat, false));
        CHECK(table.at(2_seat)->bot);
        CHECK(table.seat_of(3_guest) == std::nullopt);
        CHECK(table.succession_of(3_guest) == 2_seat);
        CHECK(Seating(3, table.rows()).rows() == table.rows());
        CHECK(rule(table.take_over(Asker{4_guest, "Neri", false}, 2_seat, false)) == "seat_taken");
        CHECK(table.with_successors().seat_of(3_guest) == 2_seat);
        CHECK_FALSE(table.for_another_match().at(2_seat)->successor);
        CHECK(table.with_successors().plays(2_seat));
        CHECK(table.stepped_in(2_seat).seat_of(3_guest) == 2_seat);
        CHECK(good(table.leave(kThird)).succession_of(3_guest) == std::nullopt);
        CHECK(good(table.stand(kThird)).succession_of(3_guest) == std::nullopt);
        const Seating left = good(table.leave(kSecond));
        const Seating other = good(left.take_over(kThird, 1_seat, false));
        CHECK(other.succession_of(3_guest) == 1_seat); // one seat, not two
        CHECK_FALSE(other.at(2_seat)->successor);
    }
    SUBCASE("nobody holds two seats") {
        CHECK(rule(table.take_over(kSecond, 2_seat, true)) == "already_seated");
        CHECK(good(table.take_over(kThird, 2_seat, true)).at(2_seat)->bot == false);
    }
}

TEST_CASE("the host starts a table that has only bots") {
    Seating table(2);
    CHECK_FALSE(table.all_ready());
    table = good(good(table.put_bot(kFirst, 0_seat)).put_bot(kFirst, 1_seat));
    CHECK(table.all_ready());
    CHECK(table.playing_guests() == 0);
    CHECK(rule(table.ready(kSecond)) == "not_seated");
    CHECK(good(table.ready(kFirst)).all_ready());
}

TEST_CASE("seating survives a round trip through its rows") {
    const Seating table = good(good(full().stand(kSecond)).ready(kFirst));
    CHECK(Seating(3, table.rows()).rows() == table.rows());
    CHECK(table.rows().size() == 3);
    CHECK_FALSE(table.unready().at(0_seat)->ready);
    CHECK(table.unready().at(2_seat)->ready);
    CHECK(table.renamed(1_guest, "Gina").at(0_seat)->name == "Gina");
}

TEST_CASE("in another girata seats change with their persons, and bots keep their names") {
    const Seating table = full().moved_to({2_person, 0_person, 1_person});
    CHECK(table.at(0_seat)->name == "Bot 3");
    CHECK(table.seat_of(1_guest) == 1_seat);
    CHECK(table.seat_of(2_guest) == 2_seat);
    CHECK(table.bot_at(2_seat) == "Bot 2");
    CHECK(table.persons() == BySeat<germini::Person>{2_person, 0_person, 1_person});
    const Seating back = table.moved_to({0_person, 1_person, 2_person});
    CHECK(back.rows() == full().rows());
    // A substitute is named after the person for whom it plays.
    const Seating left = good(good(table.leave(kSecond)).substitute(kFirst, 2_seat));
    CHECK(left.at(2_seat)->name == "Bot 2");
}

TEST_CASE("before the start the host sends a guest away") {
    CHECK(rule(full().send_away(kSecond, 0_seat)) == "not_host");
    CHECK(rule(full().send_away(kFirst, 0_seat)) == "own_seat");
    CHECK(rule(full().send_away(kFirst, 2_seat)) == "no_guest_in_seat");
    CHECK_FALSE(good(full().send_away(kFirst, 1_seat)).at(1_seat));
}

TEST_CASE(
    "D-4, D-32: a player who leaves a seat is a deserter until another player holds it in their own name") {
    using Seats = std::vector<Seat>;
    Seating table = full();
    CHECK(rule(table.break_off(kThird, true)) == "not_seated");
    table = good(table.break_off(kFirst, true));
    CHECK(Seating(3, table.rows()).rows() == table.rows());
    CHECK(table.unready().at(0_seat)->break_off);
    CHECK_FALSE(table.without_wishes().at(0_seat)->break_off);
    CHECK_FALSE(good(table.break_off(kFirst, false)).at(0_seat)->break_off);
    CHECK(table.deserters() == Seats{});

    const Seating stood = good(table.stand(kSecond)), left = good(table.leave(kSecond)),
                  both = good(stood.leave(kSecond));
    for (const Seating& deserted : {stood, left, both}) {
        CHECK(deserted.deserters() == Seats{1_seat});
        CHECK(deserted.at(1_seat)->deserter() == 2_guest);
        CHECK(rule(deserted.break_off(kSecond, true)) == "not_seated");
        CHECK(Seating(3, deserted.rows()).rows() == deserted.rows());
        CHECK(Seating(3, deserted.rows()).deserters() == Seats{1_seat});
    }
    CHECK(good(left.leave(kFirst)).deserters() == Seats{0_seat, 1_seat});

    // A substitute for a player who may come back: no desertion until they leave for good.
    const Seating substituted = good(stood.substitute(kFirst, 1_seat));
    CHECK(substituted.deserters() == Seats{});
    CHECK(table.replaced(1_seat).deserters() == Seats{});
    const Seating gone = good(substituted.leave(kSecond));
    CHECK(gone.deserters() == Seats{1_seat});
    CHECK(gone.at(1_seat)->deserter() == 2_guest);
    // A bot put into a vacated seat, or one that kept playing in it, replaces the player from the next deal
    // on.
    for (const Seating& bots : {gone, good(left.substitute(kFirst, 1_seat))}) {
        CHECK(bots.deserters() == Seats{1_seat});
        CHECK(Seating(3, bots.rows()).deserters() == Seats{1_seat});
        CHECK(bots.dealt().deserters() == Seats{});
    }
    CHECK(left.dealt().deserters() == Seats{1_seat});
    CHECK(substituted.dealt().rows() == substituted.rows());
    // A person replaces at once, and becomes a deserter by leaving.
    const Seating taken = good(gone.take_over(kThird, 1_seat, true));
    CHECK(taken.deserters() == Seats{});
    CHECK(good(taken.leave(kThird)).at(1_seat)->deserter() == 3_guest);
    // The player took the seat back before leaving: they are there.
    CHECK(good(substituted.take_back(kSecond)).deserters() == Seats{});
}

TEST_CASE("D-33: a staller who was replaced is a deserter until they take the seat back") {
    auto rows = full().replaced(1_seat, true).rows();
    const Seating table(3, rows);
    CHECK(table.deserters() == std::vector<Seat>{1_seat});
    CHECK(table.at(1_seat)->deserter() == 2_guest);
    CHECK(table.dealt().deserters() == std::vector<Seat>{1_seat});
    CHECK(good(table.leave(kSecond)).at(1_seat)->deserter() == 2_guest);
    CHECK(good(table.take_back(kSecond)).deserters() == std::vector<Seat>{});
    CHECK_FALSE(good(table.again(kFirst)).for_another_match().at(1_seat)->stalled);
}

TEST_CASE("for another match everybody keeps their seat, vacated seats are free, nobody is ready") {
    const Seating table = good(good(full().ready(kFirst)).break_off(kFirst, true));
    CHECK(rule(table.again(kThird)) == "not_seated");
    CHECK(good(table.again(kSecond)).at(1_seat)->ready);
    const Seating again =
        good(table.moved_to({1_person, 2_person, 0_person}).again(kSecond)).for_another_match();
    CHECK(again.seat_of(1_guest) == 2_seat);
    CHECK(again.seat_of(2_guest) == 0_seat);
    CHECK(again.at(1_seat)->name == "Bot 2"); // named after its seat again
    CHECK_FALSE(again.at(2_seat)->ready);
    CHECK_FALSE(again.at(2_seat)->break_off);
    CHECK(again.at(1_seat)->ready);
    CHECK(again.persons() == BySeat<germini::Person>{0_person, 1_person, 2_person});

    const Seating stood = good(table.stand(kSecond));
    CHECK(rule(stood.again(kSecond)) == "not_seated");
    CHECK_FALSE(good(stood.again(kFirst)).for_another_match().at(1_seat));
    const Seating replaced = table.replaced(1_seat);
    CHECK(good(replaced.again(kSecond)).for_another_match().at(1_seat)->bot);
    CHECK(good(replaced.again(kSecond)).for_another_match().seat_of(2_guest) == 1_seat);
    // At a table of bots its host may ask.
    const Seating bots = good(good(table.leave(kFirst)).substitute(kSecond, 0_seat));
    CHECK(rule(good(bots.replaced(1_seat)).again(kFirst)) == "none");
}

TEST_CASE("before the start the host may replace a guest who was away for long with a bot") {
    CHECK(rule(full().put_bot(kFirst, 1_seat, false)) == "seat_taken");
    CHECK(rule(full().put_bot(kFirst, 2_seat, true)) == "seat_taken");
    CHECK(rule(full().put_bot(kSecond, 1_seat, true)) == "not_host");
    const Seating table = good(full().put_bot(kFirst, 1_seat, true));
    CHECK(table.at(1_seat)->bot);
    CHECK(table.seat_of(2_guest) == std::nullopt);
}
