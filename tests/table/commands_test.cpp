// A table's decisions are written completely: the command has everything that the decision has.
#include "server/table/commands.hpp"
#include "tests/table/support/table_simulation.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::server;
using namespace germini::test;

namespace {

/// The commands that an evening has written since the last call.
class Notes {
public:
    explicit Notes(TableSimulation& evening) {
        evening.disk = [this](const TableCommand& command) -> TableOutcome {
            commands_.push_back(command);
            if (!std::holds_alternative<model::OpenHand>(command)) return model::NoResult{};
            return model::OpenHand::Outcome(model::OpenHand::Opened{70_match, 80_hand, people});
        };
        for (int n = 1; n <= 9; ++n) people[GuestKey(n)] = evening.guest(GuestKey(n));
    }
    template <class C> std::vector<C> all() {
        std::vector<C> found;
        for (const TableCommand& command : commands_)
            if (const C* one = std::get_if<C>(&command)) found.push_back(*one);
        commands_.clear();
        return found;
    }
    template <class C> C only() {
        const auto found = all<C>();
        REQUIRE(found.size() == 1);
        return found.front();
    }
    model::People people;

private:
    std::vector<TableCommand> commands_;
};

/// A table of three seats, with two guests and a bot in the third.
void sit_down(TableSimulation& evening) {
    for (const GuestKey guest : {1_guest, 2_guest}) evening.come(guest);
    REQUIRE(evening.ask(1_guest, action::Sit{0_seat}) == "done");
    REQUIRE(evening.ask(2_guest, action::Sit{1_seat}) == "done");
    REQUIRE(evening.ask(1_guest, action::PutBot{2_seat}) == "done");
}

} // namespace

TEST_CASE("a change names only the seats that changed") {
    TableSimulation evening(3);
    Notes notes(evening);
    evening.come(1_guest);
    REQUIRE(evening.ask(1_guest, action::Sit{2_seat}) == "done");
    const auto command = notes.only<model::ChangeTable>();
    CHECK(command.table == 1_table);
    REQUIRE(command.seats.size() == 1);
    CHECK(command.seats[0].seat == 2_seat);
    CHECK(command.seats[0].guest == 1_guest);
    CHECK(command.seats[0].name == "Guest 1");
    CHECK_FALSE(command.answer);
    CHECK_FALSE(command.host);
    CHECK(command.shut_out.empty());
    CHECK_FALSE(command.barred);
    CHECK_FALSE(command.disclosed);
    CHECK_FALSE(command.left_place);
    CHECK_FALSE(command.halt);
    CHECK_FALSE(command.stage);
    CHECK_FALSE(command.end);
}

TEST_CASE("a command contains every part of a change") {
    TableSimulation evening(3);
    Notes notes(evening);
    sit_down(evening);
    for (const GuestKey guest : {1_guest, 2_guest}) REQUIRE(evening.ask(guest, action::Ready{}) == "done");
    REQUIRE(evening.table().hand_open());
    Change change(evening.table().seating());
    change.host = 2_guest;
    change.shut_out = {5_guest, 6_guest};
    change.barred = 6_guest;
    change.disclosed = model::DisclosureRow{3_guest, 2_seat};
    change.left_place = 4_guest;
    change.halt = Halt{HaltKind::adjourned, 100, 200};
    const model::AnswerRow answer{2_guest, 33_action, ""};
    auto command = command_of(evening.table(), change, answer);
    CHECK(command.seats == evening.table().seating().rows());
    REQUIRE(command.answer);
    CHECK(command.answer->guest == 2_guest);
    CHECK(command.answer->id == 33_action);
    CHECK(command.host == 2_guest);
    CHECK(command.shut_out == std::vector<GuestKey>{5_guest, 6_guest});
    CHECK(command.barred == 6_guest);
    REQUIRE(command.disclosed);
    CHECK(command.disclosed->hand == 80_hand); // the open one
    CHECK(command.disclosed->row.guest == 3_guest);
    CHECK(command.disclosed->row.seat == 2_seat);
    REQUIRE(command.left_place);
    CHECK(command.left_place->match == 70_match);
    CHECK(command.left_place->guest == 4_guest);
    REQUIRE(command.halt);
    REQUIRE(*command.halt);
    CHECK((*command.halt)->kind == "adjourned");
    CHECK((*command.halt)->since == 100);
    CHECK((*command.halt)->until == 200);
    CHECK_FALSE(command.stage);

    change.halt = std::optional<Halt>(); // it continues
    change.again = true;
    command = command_of(evening.table(), change, std::nullopt);
    REQUIRE(command.halt);
    CHECK_FALSE(*command.halt);
    CHECK(command.stage == model::Stage::waiting);
}

TEST_CASE("a match that all vote to end is over in one change, with its deserters and lines") {
    TableSimulation evening(3);
    Notes notes(evening);
    evening.begin();
    evening.play_hand();
    notes.all<model::ChangeTable>();
    for (const GuestKey guest : {1_guest, 2_guest, 3_guest})
        REQUIRE(evening.ask(guest, action::BreakOff{true}) == "done");
    REQUIRE(evening.table().stage() == model::Stage::over);
    const auto changes = notes.all<model::ChangeTable>();
    REQUIRE(changes.size() == 3);
    CHECK_FALSE(changes[1].end);
    const model::ChangeTable& last = changes[2];
    CHECK(last.stage == model::Stage::over);
    REQUIRE(last.end);
    CHECK(last.end->match.key == 70_match);
    CHECK(last.end->match.broken_off);
    CHECK(last.end->match.ended == evening.now().utc);
}

TEST_CASE("a hand that begins brings its match, deal, viewers and seats, and reserves names") {
    TableSimulation evening(3);
    Notes notes(evening);
    sit_down(evening);
    for (const GuestKey guest : {1_guest, 2_guest}) REQUIRE(evening.ask(guest, action::Ready{}) == "done");
    const auto command = notes.only<model::OpenHand>();
    CHECK(command.table == 1_table);
    CHECK_FALSE(command.match.key); // it begins
    CHECK(command.match.table == 1_table);
    CHECK(command.match.started == evening.now().utc);
    CHECK(command.hand.number == MatchHand{1});
    CHECK(command.hand.opened == evening.now().utc);
    REQUIRE(command.hand.seats.size() == 3);
    CHECK(command.hand.seats[1].guest == 2_guest);
    CHECK_FALSE(command.hand.seats[2].guest);
    CHECK(command.first.n == 1);
    CHECK(command.first.count == 1);
    CHECK(command.first.at == evening.now().utc);
    CHECK(command.first.bytes.unsealed().size() == 1);
    REQUIRE(command.disclosures.size() == 2);
    CHECK(command.disclosures[1].guest == 2_guest);
    CHECK(command.disclosures[1].seat == 1_seat);
    CHECK(command.seats == evening.table().seating().rows());
    CHECK(command.known == std::vector<GuestKey>{1_guest, 2_guest});
    CHECK(command.people.at(2_guest).name == "Guest 2");
    CHECK(evening.table().match()->key == 70_match);
    CHECK(evening.table().hand_row().key == 80_hand);
    CHECK(evening.table().hand_row().match == 70_match);
}

TEST_CASE("a hand begins with the names that the store returned") {
    TableSimulation evening(3);
    Notes notes(evening);
    sit_down(evening);
    notes.people[2_guest].name = "Lapo";
    for (const GuestKey guest : {1_guest, 2_guest}) REQUIRE(evening.ask(guest, action::Ready{}) == "done");
    CHECK(evening.table().seating().at(1_seat)->name == "Lapo");
    CHECK(evening.table().hand_row().seats[1].name == "Lapo");
}

TEST_CASE("a step is a row of the log; the last one of a hand or match closes it too") {
    TableSimulation evening(3);
    Notes notes(evening);
    evening.begin();
    notes.all<model::TakeStep>();
    REQUIRE(evening.move(2_guest) == "done");
    const auto first = notes.only<model::TakeStep>();
    CHECK(first.table == 1_table);
    CHECK(first.events.hand == 80_hand);
    CHECK(first.events.n == 2); // after the deal
    CHECK(first.events.count == 1);
    CHECK(first.events.seat == 1_seat);
    CHECK(first.events.at == evening.now().utc);
    CHECK_FALSE(first.close);
    CHECK_FALSE(first.ended);

    for (int hand = 1; hand <= kTurnsHands; ++hand) {
        evening.play_hand();
        const auto last = notes.all<model::TakeStep>().back();
        REQUIRE(last.close);
        CHECK(last.close->hand.key == 80_hand);
        CHECK(last.close->hand.closed == evening.now().utc);
        CHECK(last.close->hand.seats.at(0).amount == 2);
        CHECK(last.close->hand.seats.at(1).amount == -1);
        CHECK(last.close->record.unsealed() == "{}");
        CHECK(last.close->match == 70_match);
        CHECK(last.ended.has_value() == (hand == kTurnsHands));
        if (last.ended) CHECK(last.ended->ended == evening.now().utc);
        for (const GuestKey guest : {1_guest, 2_guest, 3_guest}) evening.ask(guest, action::Ready{});
    }
}

TEST_CASE("a move's row has its sender and the number of the move") {
    TableSimulation evening(3);
    evening.begin();
    const int asked = evening.table().asked_at(0_seat);
    const auto step = std::get<StepPtr>(evening.table().judge(1_guest, TableHand{1}, asked, say(0)));
    const DecisionSource decided{model::Cause::time, 1_guest, 7_action};
    const auto command = command_of(evening.table(), *step, nullptr, decided, evening.now());
    CHECK(command.events.cause == model::Cause::time);
    CHECK(command.events.guest == 1_guest);
    CHECK(command.events.action == 7_action);
}
