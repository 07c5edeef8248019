// An evening in a database file, written in SQL, and commands tried on it.
#pragma once
#include "server/store/store.hpp"
#include "tests/server/support/own_query.hpp"
#include "tests/server/support/rows.hpp"
#include "tests/server/support/temp_dir.hpp"
#include "tests/table/support/keys.hpp"

#include <boost/asio/io_context.hpp>
#include <doctest/doctest.h>
#include <optional>
#include <spdlog/spdlog.h>
#include <string>
#include <vector>

namespace germini::test {

/// Guests 1, 2, 3 with the numbers 100000001 …; guest 1's table 1 with 1 and 2 in seats 0 and 1 and as
/// members, its match 1 with the open hand 1; guest 3 was invited, in session 1.
inline constexpr const char* kEvening = R"sql(
    INSERT INTO guests (key, id, name, secret, created, number) VALUES
        (1, 'a', 'Ginevra', CAST(x'01' || zeroblob(31) AS BLOB), 0, 100000001),
        (2, 'b', 'Lapo', CAST(x'02' || zeroblob(31) AS BLOB), 0, 100000002),
        (3, 'c', 'Neri', CAST(x'03' || zeroblob(31) AS BLOB), 0, 999999999);
    INSERT INTO tables (key, id, game, rules, open, bots, spectators, invitation, host, state, created)
        VALUES (1, 't', 'toy', '{}', 0, 1, 1, zeroblob(32), 1, 'playing', 0);
    INSERT INTO members (table_key, guest) VALUES (1, 1), (1, 2), (1, 3);
    INSERT INTO seats (table_key, seat, guest, name, bot, vacated, ready) VALUES
        (1, 0, 1, 'Ginevra', 0, 0, 1), (1, 1, 2, 'Lapo', 0, 0, 1);
    INSERT INTO matches (key, id, table_key, first_dealer, started) VALUES (1, 'm', 1, 0, 5);
    INSERT INTO hands (key, id, match_key, number, dealer, opened, sighted) VALUES (1, 'h', 1, 1, 0, 5, 1);
    INSERT INTO hand_seats (hand_key, seat, person, guest) VALUES (1, 0, 0, 1), (1, 1, 1, 2);
    INSERT INTO answers (table_key, guest, id) VALUES (1, 3, 8), (1, 2, 9);
    INSERT INTO sessions (key, id, guest, secret, device, created, seen)
        VALUES (1, 's', 3, CAST(x'03' || zeroblob(31) AS BLOB), '', 0, 0);
)sql";

class EveningFile {
public:
    EveningFile() : store_({folder_.file("a.db"), store::Synchronous::full}, io_) {
        store_.answer_now(store::OwnQuery{[](store::Database& db) {
            db.run(kEvening);
            return 0;
        }});
    }

    /// Writes it and returns the result. `come` and `gone` are the added and removed rows.
    template <class C> typename C::Outcome written(const C& command) {
        const auto before = rows_in(file());
        const auto outcome = write(command);
        REQUIRE(outcome.has_value());
        const auto after = rows_in(file());
        come = lines_beyond(after, before);
        gone = lines_beyond(before, after);
        return *outcome;
    }
    /// From here on no commit succeeds: the command fails, and the file stays unchanged.
    template <class C> void refused(const C& command) {
        refuse_commits(file());
        const auto before = rows_in(file());
        spdlog::set_level(spdlog::level::off);
        const auto outcome = write(command);
        spdlog::set_level(spdlog::level::err);
        REQUIRE_FALSE(outcome.has_value());
        CHECK_FALSE(outcome.error().passing());
        CHECK(rows_in(file()) == before);
    }
    std::string come, gone;

private:
    template <class C> tl::expected<typename C::Outcome, store::StoreError> write(const C& command) {
        std::optional<tl::expected<typename C::Outcome, store::StoreError>> came;
        store_.write(io_.get_executor(), command, [&came](const auto& outcome) { came = outcome; });
        while (!came) io_.run_one_for(std::chrono::seconds(5)), io_.restart();
        return *came;
    }
    std::string file() const { return folder_.file("a.db"); }

    TempDir folder_;
    boost::asio::io_context io_;
    store::Store store_;
};

/// The rows that it writes and removes; if refused, nothing changes.
template <class C> void check(const C& command, const std::string& come, const std::string& gone = "") {
    EveningFile evening, other;
    evening.written(command);
    CHECK(evening.come == come);
    CHECK(evening.gone == gone);
    other.refused(command);
}

inline server::SecretHash hash(std::uint8_t byte) {
    server::SecretHash hash{};
    hash.fill(byte);
    return hash;
}

/// The seats of the evening.
inline std::vector<model::SeatRow> seats() {
    model::SeatRow first{0_seat, 1_guest, "Ginevra"}, second{1_seat, 2_guest, "Lapo"};
    first.ready = second.ready = true;
    return {first, second};
}

inline model::HandSeat hand_seat(Seat seat, std::optional<model::GuestKey> guest) {
    model::HandSeat row;
    row.seat = seat;
    row.person = static_cast<germini::Person>(seat);
    row.guest = guest;
    return row;
}

inline model::LineRow line(germini::Person person, model::GuestKey guest, int amount) {
    model::LineRow row;
    row.reason = "desertion";
    row.round = 1;
    row.hand = server::MatchHand{1};
    row.person = person;
    row.guest = guest;
    row.amount = amount;
    return row;
}

/// The match of the evening, at its end.
inline model::MatchRow ended() {
    model::MatchRow match;
    match.key = 1_match;
    match.ended = 20;
    return match;
}

inline constexpr const char* kFirstSeat = "seats: table_key=1 guest=1 name=Ginevra ready=1\n";
inline constexpr const char* kSecondSeat = "seats: table_key=1 seat=1 guest=2 name=Lapo ready=1\n";

} // namespace germini::test
