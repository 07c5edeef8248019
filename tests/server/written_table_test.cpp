// A table's decisions, written and read again: a server that is killed after any commit finds the table as
// it was.
#include "server/model/saved_table.hpp"
#include "server/store/execute.hpp"
#include "server/store/migrate.hpp"
#include "server/store/saved_table.hpp"
#include "tests/server/support/temp_dir.hpp"
#include "tests/support/test_size.hpp"
#include "tests/table/support/any_command.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <random>

using namespace germini;
using namespace germini::server;
using namespace germini::test;

namespace {

constexpr int kEvenings = 60, kLeastEvenings = 15, kCommands = 120;

/// The table of an evening in a database: guests 1 … `guests`, of whom the first is its host.
void lay(store::Database& db, const TableSimulation& evening, int guests) {
    store::migrate(db, "", store::sqlite_migrations()); // a new one: nothing is copied
    for (int n = 1; n <= guests; ++n) {
        const model::Guest guest = evening.guest(GuestKey(n));
        REQUIRE(store::execute(db, model::AddGuest{guest, hash_secret(guest.name), 1}).key == guest.key);
    }
    model::AddTable add{evening.table().row()};
    REQUIRE(store::execute(db, add).key == evening.table().row().key);
}

/// Who plays for whom, everybody's amounts, and the results of the hands.
std::string told(const TableState& table, Moment now) {
    const TableView look = table.look(now);
    std::string text = std::to_string(static_cast<int>(table.stage())) + " host " +
                       std::to_string(table.row().host.number()) + " hand " +
                       std::to_string(number(table.hand_number()));
    if (table.hand() != nullptr) text += " of " + std::to_string(table.hand()->events()) + " events";
    if (const auto& halt = table.halt())
        text += " " + std::string(word(halt->kind)) + std::to_string(halt->since) + "-" +
                std::to_string(halt->until);
    if (!look.match) return text;
    text += " match " + std::to_string(table.match()->key.number()) + " totals";
    for (const int total : look.match->sheet.totals) text += " " + std::to_string(total);
    return text + " lines " + std::to_string(look.match->sheet.lines.size());
}

void compare(const TableSimulation& evening, store::Database& db, int guests) {
    const auto row = store::find_table(db, "table");
    REQUIRE(row);
    const model::SavedTable saved = store::load_table(db, *row);
    TableState again(evening.game(), evening.settings, saved);
    again.restore(saved);
    const TableState& table = evening.table();
    REQUIRE(told(again, evening.now()) == told(table, evening.now()));
    REQUIRE(again.seating().rows() == table.seating().rows());
    REQUIRE(again.seating().persons() == table.seating().persons());
    for (int n = 1; n <= guests; ++n) {
        const GuestKey guest(n);
        REQUIRE(again.barred(guest) == table.barred(guest));
        REQUIRE(again.viewer_of(guest) == table.viewer_of(guest));
    }
}

} // namespace

TEST_CASE("after any command a table that is read again equals the table in memory") {
    std::minstd_rand chance(1798);
    const auto below = [&chance](int bound) {
        return static_cast<int>(chance() % static_cast<unsigned>(bound));
    };
    int hands = 0, over = 0;
    const int evenings = std::max(kLeastEvenings, kEvenings / support::sample_interval());
    for (int e = 0; e < evenings; ++e) {
        const int seats = 2 + e % (kMaxSeats - 1), guests = seats + kStrangers;
        TableSimulation evening(seats, e % 2 == 0 ? std::nullopt : std::optional<int>(20));
        const TempDir folder;
        store::Database db(folder.file("a.db"), store::Synchronous::normal);
        lay(db, evening, guests);
        evening.disk = [&db](const TableCommand& command) {
            store::Transaction transaction(db);
            const auto execute = [&db](const auto& one) -> TableOutcome { return store::execute(db, one); };
            TableOutcome outcome = std::visit(execute, command);
            transaction.commit();
            return outcome;
        };
        evening.begin();
        for (int i = 0; i < kCommands; ++i) {
            take(evening, AnyCommand{below(kKinds), below(60), below(12)});
            compare(evening, db, guests);
        }
        hands += number(evening.table().hand_number());
        over += evening.table().stage() == model::Stage::over ? 1 : 0;
    }
    CHECK(hands > evenings);
    CHECK(over > 0);
}
