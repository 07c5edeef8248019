// The match of a table above its hands, without a table.
#include "server/table/match_book.hpp"
#include "tests/table/support/keys.hpp"

#include <doctest/doctest.h>

using namespace germini::test;
using namespace germini::server;
namespace model = germini::model;

namespace {

model::HandRow hand(int number) {
    model::HandRow row;
    row.number = MatchHand{number};
    for (const auto& [seat, guest] : {std::pair(0_seat, 1_guest), std::pair(1_seat, 2_guest)}) {
        model::HandSeat held;
        held.seat = seat;
        held.person = first_person(seat);
        held.guest = guest;
        held.name = "Guest";
        row.seats.push_back(std::move(held));
    }
    return row;
}

/// The second hand of a match that began with the table's fifth hand.
MatchBook second_hand() {
    MatchBook book{model::SavedTable()};
    model::MatchRow match;
    match.id = "match";
    match.from_hand = TableHand{5};
    book.begin_hand(match, hand(1));
    book.begin_hand(match, hand(2));
    return book;
}

} // namespace

TEST_CASE("a match's hands are numbered on from those of the table") {
    const MatchBook book = second_hand();
    CHECK(book.last_hand() == TableHand{6});
    CHECK(book.next_hand() == TableHand{7});
}

TEST_CASE("earlier hands show current names, the last one those with which it was dealt") {
    MatchBook book = second_hand();
    model::Guest guest;
    guest.name = "Ginevra";
    book.rename({{1_guest, guest}});
    CHECK(book.hands()[0].seats[0].name == "Ginevra");
    CHECK(book.hands()[0].seats[1].name == "Guest");
    CHECK(book.hands()[1].seats[0].name == "Guest");
}

TEST_CASE("a deleted guest is named in no hand of the match") {
    MatchBook book = second_hand();
    CHECK(book.forget(1_guest));
    for (const model::HandRow& row : book.hands()) {
        CHECK(row.seats[0].name.empty());
        CHECK(row.seats[1].name == "Guest");
    }
    CHECK_FALSE(book.forget(3_guest));
}

TEST_CASE("a guest who did not begin the match as a person has taken over their place (D-32)") {
    const MatchBook book = second_hand();
    CHECK_FALSE(book.took_over(1_guest, 0_person));
    CHECK(book.took_over(1_guest, 1_person));
    CHECK(book.took_over(3_guest, 1_person));
}

TEST_CASE("a book for another match names the previous one until the next hand begins") {
    MatchBook book = second_hand();
    book.begin_another();
    CHECK_FALSE(book.match());
    CHECK(book.hands().empty());
    CHECK(book.last_match() == "match");
    CHECK(book.last_hand() == TableHand{6});
    model::MatchRow match;
    match.from_hand = TableHand{7};
    book.begin_hand(match, hand(1));
    CHECK_FALSE(book.last_match());
    CHECK(book.last_hand() == TableHand{7});
}
