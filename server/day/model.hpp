// The deal of the day as plain values: rows, commands (server/model/command.hpp) and queries
// (server/model/query.hpp). Times are milliseconds since 1970; dates are texts such as 2026-12-01.
#pragma once
#include "engine/core/match.hpp"
#include "server/crypto/sealed.hpp"
#include "server/model/account_command.hpp"
#include "server/model/keys.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::model {

using TryKey = Key<struct TryTag>;

/// People who play the same deal and are compared: those whose account existed when the day began, and all
/// others.
enum class DayField : std::uint8_t { accounts, guests };
inline constexpr std::array<std::string_view, 2> kDayFields{"accounts", "guests"};
constexpr std::string_view word(DayField field) { return kDayFields[static_cast<std::size_t>(field)]; }

/// A day that the server has opened.
struct DayRow {
    std::string date;
    std::int64_t begins = 0, ends = 0;
    std::string zone{};     ///< time zone of both
    std::int64_t chain = 0; ///< number of the chain of secrets
    std::int64_t place = 0; ///< index of the day's secret in it
    /// When the day became unranked, because somebody may already know its secret; unset on a ranked day.
    std::optional<std::int64_t> secret_known{};
    std::optional<std::int64_t> closed{}; ///< when the results opened
};

/// The end of a try. Its result is a number of half points.
struct TryResult {
    std::int64_t finished = 0;
    bool by_bot = false; ///< left unfinished, and played to its end by a bot
    std::int64_t halves = 0;
    std::optional<std::int64_t> amount{}; ///< in the game's unit, in games where it differs from the points
    Seat seat{};
};

/// A try of one day and game. `log` is empty once the day is closed.
struct DayTry {
    TryKey key;
    std::string id, date, game;
    DayField field = DayField::accounts;
    std::optional<GuestKey> person{}; ///< unset: the bot, or a deleted person
    bool bot = false;                 ///< the bot's own try
    std::int64_t begun = 0;
    std::int64_t entries = 0; ///< number of lines of the log
    server::Sealed log{};     ///< each line ends with a line feed
    std::optional<TryResult> result{};
};

// Commands.

/// Opens a day; does nothing if it exists.
struct OpenDay {
    using Outcome = NoResult;
    DayRow day;
};
/// Begins a try unless the person, or the bot in its field, already has one. Returns the new or existing try;
/// nullopt if the day is not open or the person has been deleted.
struct BeginTry {
    using Outcome = std::optional<DayTry>;
    std::string date, game;
    std::optional<GuestKey> person{};    ///< unset: the bot
    DayField field = DayField::accounts; ///< for the bot only; a person's depends on their account
    std::string id;                      ///< id of a new try
    std::int64_t at = 0;
};
/// The first move found for a bot, and a hash of what its seat had seen.
struct DayAnswer {
    std::string seen; ///< hexadecimal digits
    std::string move;
};
/// Appends to the log of an unfinished try.
struct AppendTry {
    enum class Outcome : std::uint8_t {
        done,
        /// Nothing was written: the log has another number of lines, the try is finished, or somebody has
        /// been given another of these answers.
        changed
    };
    struct End {
        TryResult result;
        server::Sealed record, outcome; ///< germini-hand/1, germini-result/1
    };
    TryKey key;
    std::int64_t entries = 0; ///< lines that the log has so far
    std::int64_t added = 0;   ///< number of new lines
    server::Sealed lines{};   ///< each ends with a line feed
    std::optional<End> end{};
    std::vector<DayAnswer> answers{}; ///< found in the meantime
};
/// Opens the results of a day, and deletes the logs of its tries and the answers of its bots.
struct CloseDay {
    enum class Outcome : std::uint8_t {
        closed,
        not_open,  ///< the day is unknown or already closed
        unfinished ///< a try is not finished
    };
    std::string date;
    std::int64_t at = 0;
    std::vector<TryKey> dropped{}; ///< unfinished tries to be deleted: damaged, or never looked at
};

// Queries.

struct FindDay {
    using Outcome = std::optional<DayRow>;
    std::string date;
};
/// Lists the latest days, the newest first.
struct LatestDays {
    using Outcome = std::vector<DayRow>;
    std::int64_t most = 2;
};
/// Finds a person's try; after a merge, the one that counts.
struct FindTry {
    using Outcome = std::optional<DayTry>;
    GuestKey person;
    std::string date, game;
};
/// Lists the next unfinished tries of a day by key, with their logs.
struct OpenTries {
    static constexpr int kMost = 50;
    using Outcome = std::vector<DayTry>;
    std::string date;
    TryKey after{}; ///< null: from the first
};
/// Finds the stored answer for a bot that has seen the same.
struct FindBotMove {
    using Outcome = std::optional<std::string>;
    std::string date, game;
    DayField field = DayField::accounts;
    std::string seen;
};
/// Counts the finished tries of a field so far, without the bot's.
struct DayStanding {
    struct Outcome {
        std::int64_t finished = 0; ///< all except `own`
        std::int64_t beaten = 0;   ///< those with fewer points than `own`
        std::int64_t equal = 0;    ///< those with as many points as `own`
    };
    std::string date, game;
    DayField field = DayField::accounts;
    std::optional<TryKey> own{}; ///< a finished try
};
/// Lists the finished tries that count, the best first, and equal ones in the order in which they were begun.
/// Empty unless the day is closed.
struct DayResults {
    struct Row {
        TryKey key;
        std::string id;
        /// The person's current key, name and number; unset for the bot and deleted persons.
        std::optional<GuestKey> person{};
        std::optional<std::string> name{};
        std::optional<std::int64_t> number{};
        bool bot = false;
        TryResult result;
    };
    using Outcome = std::vector<Row>;
    std::string date, game;
    DayField field = DayField::accounts;
};
/// Finds the best try that a person finished themselves, by the order of the results. nullopt if there is
/// none or the day is not closed.
struct DayBest {
    struct Best {
        std::string name;
        std::int64_t number = 0, halves = 0;
    };
    using Outcome = std::optional<Best>;
    std::string date, game;
    DayField field = DayField::accounts;
};
/// Reads the record of a finished try; nullopt unless the day is closed.
struct FindTryRecord {
    struct Found {
        DayResults::Row row;
        DayField field = DayField::accounts;
        server::Sealed record, outcome; ///< germini-hand/1, germini-result/1
    };
    using Outcome = std::optional<Found>;
    std::string date, game;
    std::string id; ///< of the try
};
/// Reads the tries of a person, including those of guests who were merged into them.
struct PersonDays {
    /// A finished try of a closed day, compared with the other tries of its field, including the bot's.
    struct Share {
        std::string date, game;
        DayField field = DayField::accounts;
        TryResult result;
        std::int64_t others = 0, beaten = 0, equal = 0;
        std::int64_t people = 0; ///< number of people in the field, including this person
    };
    struct Outcome {
        std::vector<std::string>
            dates;                 ///< days on which the person finished a try themselves, the newest first
        std::vector<Share> shares; ///< since the date `since`, the oldest first
    };
    GuestKey person;
    std::string since; ///< a date
};

} // namespace germini::model
