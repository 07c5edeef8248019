// The rows of the deal of the day: who plays which deal, what a request may append, and what is read when. On
// SQLite and PostgreSQL.
#include "server/day/rows.hpp"
#include "server/store/accounts.hpp"
#include "server/store/claims.hpp"
#include "server/store/execute.hpp"
#include "server/store/merges.hpp"
#include "server/store/migrate.hpp"
#include "server/store/person_data.hpp"
#include "server/store/row_check.hpp"
#include "tests/server/support/postgres.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace germini;
using namespace germini::model;

namespace {

constexpr const char* kDate = "2026-12-01";
constexpr const char* kGame = "minchiate";
constexpr std::int64_t kBegins = 1'000, kEnds = 90'000'000;

/// A database with a day that is open.
class Days {
public:
    Days() : place_(test::database_of(folder_)), db(place_, store::Synchronous::normal) {
        if (db.engine().is_file()) store::migrate(db, place_, db.engine().migrations());
        write(OpenDay{{kDate, kBegins, kEnds, "Europe/Rome", 1, 17}});
    }
    template <class C> typename C::Outcome write(const C& command) {
        store::Transaction transaction(db, store::claims_of(command));
        typename C::Outcome outcome = store::execute(db, command);
        transaction.commit();
        return outcome;
    }
    template <class Q> typename Q::Outcome ask(const Q& query) { return answer(db, query); }

    GuestKey guest(const std::string& name, std::optional<std::int64_t> account = {}) {
        ++guests_;
        const Guest made =
            store::add_guest(db, Guest{GuestKey(), server::random_id(), name, 200'000'000 + guests_},
                             server::hash_secret(server::random_secret()), 1);
        if (account) store::add_account(db, {made.key, name, {name, name}, "", false, *account});
        return made.key;
    }
    std::optional<DayTry> begin(std::optional<GuestKey> person, std::int64_t at = 2'000,
                                DayField field = DayField::accounts) {
        return write(BeginTry{kDate, kGame, person, field, server::random_id(), at});
    }
    AppendTry::Outcome end(const DayTry& of, std::int64_t halves, bool by_bot = false) {
        return write(AppendTry{of.key, of.entries, 1, server::Sealed("end\n"),
                               AppendTry::End{{3'000, by_bot, halves, {}, static_cast<Seat>(0)},
                                              server::Sealed("{\"record\":1}"),
                                              server::Sealed("{}")}});
    }
    /// A finished try of a new person.
    DayTry played(const std::string& name, std::int64_t halves, std::int64_t at = 2'000) {
        const auto made = begin(guest(name, 0), at);
        REQUIRE(made);
        CHECK(end(*made, halves) == AppendTry::Outcome::done);
        return *made;
    }
    CloseDay::Outcome close() { return write(CloseDay{kDate, kEnds}); }
    std::vector<std::int64_t> results(DayField field = DayField::accounts) {
        std::vector<std::int64_t> halves;
        for (const auto& row : ask(DayResults{kDate, kGame, field})) halves.push_back(row.result.halves);
        return halves;
    }

private:
    test::TempDir folder_;
    std::string place_;
    std::int64_t guests_ = 0;

public:
    store::Database db;
};

/// Differences that `germini verify` finds in the rows of days.
std::vector<store::RowFault> day_faults(store::Database& db) {
    auto faults = store::row_faults(db, false);
    std::erase_if(faults, [](const store::RowFault& fault) { return !fault.where.starts_with("day "); });
    return faults;
}

} // namespace

TEST_CASE("a day is opened once, and the latest are listed first") {
    Days days;
    days.write(OpenDay{{kDate, 5, 6, "UTC", 2, 0}});
    days.write(OpenDay{{"2026-12-02", kEnds, 2 * kEnds, "UTC", 1, 16, 7}});
    const auto found = days.ask(FindDay{kDate});
    REQUIRE(found);
    CHECK(found->begins == kBegins);
    CHECK(found->zone == "Europe/Rome");
    CHECK(found->place == 17);
    CHECK_FALSE(found->secret_known);
    const auto latest = days.ask(LatestDays{2});
    REQUIRE(latest.size() == 2);
    CHECK(latest[0].date == "2026-12-02");
    CHECK(latest[0].secret_known == 7);
    CHECK(latest[1].date == kDate);
    CHECK_FALSE(days.ask(FindDay{"2026-12-03"}));
}

TEST_CASE("a person has one try of a day and game, in the field of their account") {
    Days days;
    const GuestKey member = days.guest("Ginevra", kBegins - 1), late = days.guest("Lapo", kBegins),
                   guest = days.guest("Nannina");
    const auto first = days.begin(member);
    REQUIRE(first);
    CHECK(first->field == DayField::accounts);
    CHECK(first->person == member);
    CHECK_FALSE(first->bot);
    CHECK(first->entries == 0);
    CHECK_FALSE(first->result);
    CHECK(days.begin(member)->id == first->id);
    CHECK(days.begin(late)->field == DayField::guests);
    CHECK(days.begin(guest)->field == DayField::guests);
    CHECK(days.write(BeginTry{kDate, "siciliano", member, {}, server::random_id(), 1})->id != first->id);
    CHECK_FALSE(days.write(BeginTry{"2026-12-02", kGame, member, {}, server::random_id(), 1}));
    CHECK(days.ask(FindTry{member, kDate, kGame})->id == first->id);
    CHECK_FALSE(days.ask(FindTry{member, "2026-12-02", kGame}));
}

TEST_CASE("the bot has one try per field") {
    Days days;
    const auto one = days.begin({}), other = days.begin({}, 2'000, DayField::guests);
    REQUIRE(one);
    REQUIRE(other);
    CHECK(one->bot);
    CHECK_FALSE(one->person);
    CHECK(one->id != other->id);
    CHECK(days.begin({})->id == one->id);
    CHECK(other->field == DayField::guests);
}

TEST_CASE("lines are appended only to the log that the request has read, and answers stay as first found") {
    Days days;
    const GuestKey person = days.guest("Ginevra");
    const auto made = days.begin(person);
    REQUIRE(made);
    AppendTry move{made->key, 0, 2, server::Sealed("a\nb\n"), {}, {{"00ff", "first"}}};
    CHECK(days.write(move) == AppendTry::Outcome::done);
    move.answers = {{"00ff", "second"}, {"11", "other"}};
    CHECK(days.write(move) == AppendTry::Outcome::changed);
    CHECK_FALSE(days.ask(FindBotMove{kDate, kGame, DayField::guests, "11"}));
    move.entries = 2;
    move.added = 1;
    move.lines = server::Sealed("c\n");
    CHECK(days.write(move) == AppendTry::Outcome::changed); // another answer was given before
    CHECK_FALSE(days.ask(FindBotMove{kDate, kGame, DayField::guests, "11"}));
    move.answers.front().move = "first";
    CHECK(days.write(move) == AppendTry::Outcome::done);
    auto found = days.ask(FindTry{person, kDate, kGame});
    REQUIRE(found);
    CHECK(found->entries == 3);
    CHECK(found->log.unsealed() == "a\nb\nc\n");
    CHECK(days.ask(FindBotMove{kDate, kGame, DayField::guests, "00ff"}) == "first");
    CHECK(days.ask(FindBotMove{kDate, kGame, DayField::guests, "11"}) == "other");
    CHECK_FALSE(days.ask(FindBotMove{kDate, kGame, DayField::accounts, "11"}));
    CHECK(days.ask(OpenTries{kDate}).size() == 1);

    CHECK(days.end(*found, 54) == AppendTry::Outcome::done);
    found = days.ask(FindTry{person, kDate, kGame});
    REQUIRE(found->result);
    CHECK(found->result->halves == 54);
    CHECK_FALSE(found->result->amount);
    CHECK(days.end(*found, 90) == AppendTry::Outcome::changed);
    CHECK(days.ask(OpenTries{kDate}).empty());
}

TEST_CASE("a day is closed once all its tries are finished; then logs and answers are gone") {
    Days days;
    const DayTry done = days.played("Ginevra", 10);
    const auto open = days.begin(days.guest("Lapo", 0));
    REQUIRE(open);
    days.write(AppendTry{open->key, 0, 1, server::Sealed("a\n"), {}, {{"aa", "move"}}});
    CHECK(days.close() == CloseDay::Outcome::unfinished);
    CHECK(days.ask(DayResults{kDate, kGame, DayField::accounts}).empty());
    CHECK_FALSE(days.ask(FindTryRecord{kDate, kGame, done.id}));
    auto rest = days.ask(OpenTries{kDate});
    REQUIRE(rest.size() == 1);
    CHECK(rest[0].log.unsealed() == "a\n");
    CHECK(days.end(rest[0], -4, true) == AppendTry::Outcome::done);
    CHECK(days.close() == CloseDay::Outcome::closed);
    CHECK(days.close() == CloseDay::Outcome::not_open);
    CHECK(days.write(CloseDay{"2026-12-02", 1}) == CloseDay::Outcome::not_open);
    CHECK(days.ask(FindDay{kDate})->closed == kEnds);
    CHECK_FALSE(days.begin(days.guest("Nannina", 0)));
    CHECK_FALSE(days.ask(FindBotMove{kDate, kGame, DayField::accounts, "aa"}));
    const auto found = days.ask(FindTry{*done.person, kDate, kGame});
    CHECK(found->log.unsealed() == "");
    CHECK(found->entries == 1);
    CHECK(days.results() == std::vector<std::int64_t>{10, -4});
    const auto rows = days.ask(DayResults{kDate, kGame, DayField::accounts});
    CHECK(rows[0].name == "Ginevra");
    CHECK(rows[0].number == 200'000'001);
    CHECK(rows[1].result.by_bot);
    const auto record = days.ask(FindTryRecord{kDate, kGame, done.id});
    REQUIRE(record);
    CHECK(record->record.unsealed() == "{\"record\":1}");
    CHECK(record->row.name == "Ginevra");
    CHECK_FALSE(days.ask(FindTryRecord{kDate, "siciliano", done.id}));
    CHECK(day_faults(days.db).empty());
    days.db.run("DELETE FROM day_tries WHERE halves = 10");
    const auto faults = day_faults(days.db);
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].where == "day 2026-12-01");
}

TEST_CASE("a standing counts the other people's finished tries of the field") {
    Days days;
    const DayTry own = days.played("Ginevra", 10);
    days.played("Lapo", 4);
    days.played("Nannina", 10);
    days.played("Vieri", 30);
    const auto bot = days.begin({});
    days.end(*bot, 2);
    days.begin(days.guest("Cosimo", 0));            // not finished
    days.end(*days.begin(days.guest("Baccio")), 2); // a guest
    const auto mine = days.ask(DayStanding{kDate, kGame, DayField::accounts, own.key});
    CHECK(mine.finished == 3);
    CHECK(mine.beaten == 1);
    CHECK(mine.equal == 1);
    CHECK(days.ask(DayStanding{kDate, kGame, DayField::accounts, {}}).finished == 4);
    CHECK(days.ask(DayStanding{kDate, kGame, DayField::guests, {}}).finished == 1);
    CHECK(days.ask(DayStanding{kDate, "siciliano", DayField::guests, {}}).finished == 0);
}

TEST_CASE("of two people who are merged, the try among the accounts counts, whenever it was begun") {
    Days days;
    const GuestKey member = days.guest("Ginevra", 0), guest = days.guest("Ospite");
    const auto own = days.begin(member, 2'001), hedge = days.begin(guest, 2'000);
    days.end(*own, 20);
    days.end(*hedge, 50);
    days.played("Lapo", 30);
    {
        store::Transaction transaction(days.db);
        store::merge(days.db, guest, member, 5'000);
        transaction.commit();
    }
    CHECK(days.ask(FindTry{member, kDate, kGame})->id == own->id);
    CHECK(days.begin(member)->id == own->id);
    CHECK(days.ask(DayStanding{kDate, kGame, DayField::accounts, {}}).finished == 2);
    CHECK(days.close() == CloseDay::Outcome::closed);
    CHECK(days.results() == std::vector<std::int64_t>{30, 20});
    CHECK(days.results(DayField::guests).empty());
    CHECK_FALSE(days.ask(FindTryRecord{kDate, kGame, hedge->id}));
    CHECK(day_faults(days.db).empty());
}

TEST_CASE("a person's days have those that they finished themselves, and how each result compares") {
    Days days;
    const GuestKey person = days.guest("Ginevra", 0);
    const auto own = days.begin(person);
    days.end(*own, 10);
    days.played("Lapo", 4);
    days.played("Nannina", 10);
    days.end(*days.begin({}), 2);
    days.write(OpenDay{{"2026-12-02", kEnds, 2 * kEnds, "UTC", 1, 16}});
    const auto next = days.write(BeginTry{"2026-12-02", kGame, person, {}, server::random_id(), kEnds});
    days.end(*next, 1, true);
    PersonDays::Outcome played = days.ask(PersonDays{person, "2026-11-25"});
    CHECK(played.dates == std::vector<std::string>{kDate});
    CHECK(played.shares.empty()); // no day is closed
    CHECK(days.close() == CloseDay::Outcome::closed);
    played = days.ask(PersonDays{person, "2026-11-25"});
    REQUIRE(played.shares.size() == 1);
    const PersonDays::Share& share = played.shares[0];
    CHECK(share.date == kDate);
    CHECK(share.result.halves == 10);
    CHECK(share.others == 3);
    CHECK(share.beaten == 2);
    CHECK(share.equal == 1);
    CHECK(share.people == 3);
    CHECK(days.ask(PersonDays{person, "2026-12-02"}).shares.empty());
    CHECK(days.ask(PersonDays{days.guest("Vieri"), kDate}).dates.empty());
}

TEST_CASE("a personal export has the person's tries, also those of guests who were merged into them") {
    Days days;
    const GuestKey person = days.guest("Ginevra", 0), guest = days.guest("Ospite");
    const auto own = days.begin(person), other = days.begin(guest, 2'001);
    days.end(*own, 11);
    days.begin(days.guest("Lapo"));
    {
        store::Transaction transaction(days.db);
        store::merge(days.db, guest, person, 5'000);
        transaction.commit();
    }
    std::string text;
    store::write_person_data(days.db, person, [&text](std::string_view piece) { text += piece; });
    const auto tries = nlohmann::json::parse(text)["day_tries"];
    REQUIRE(tries.size() == 2);
    CHECK(tries[0]["try"] == own->id);
    CHECK(tries[0]["halves"] == 11);
    CHECK(tries[0]["date"] == kDate);
    CHECK(tries[1]["try"] == other->id);
    CHECK(tries[1]["finished"].is_null());
}

TEST_CASE("deleting a person deletes the unfinished tries and takes them off the finished ones") {
    Days days;
    const GuestKey person = days.guest("Ginevra", 0);
    const auto own = days.begin(person);
    days.end(*own, 10);
    days.write(BeginTry{kDate, "siciliano", person, {}, server::random_id(), 1});
    {
        store::Transaction transaction(days.db);
        store::delete_guest(days.db, person, 5'000);
        transaction.commit();
    }
    CHECK(days.ask(OpenTries{kDate}).empty());
    CHECK_FALSE(days.begin(person));
    CHECK(days.close() == CloseDay::Outcome::closed);
    const auto rows = days.ask(DayResults{kDate, kGame, DayField::accounts});
    REQUIRE(rows.size() == 1);
    CHECK(rows[0].result.halves == 10);
    CHECK_FALSE(rows[0].person);
    CHECK_FALSE(rows[0].name);
    CHECK_FALSE(rows[0].number);
    CHECK_FALSE(rows[0].bot);
}
