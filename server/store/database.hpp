// One SQLite connection: RAII, for the thread that owns it. Everything throws StoreError.
#pragma once
#include "protocol/wire/action_id.hpp"
#include "server/hand_numbers.hpp"
#include "server/places.hpp"
#include "server/store/keys.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace germini::store {

/// The database said no: a sentence for the log or, at the start, for the operator.
class StoreError : public std::runtime_error {
public:
    explicit StoreError(const std::string& sentence, int code = 0)
        : std::runtime_error(sentence), code_(code) {}
    int code() const { return code_; } ///< SQLite's, 0 if none
    /// Of the disk, or of another program that holds the file: later the same may well succeed. Any other is
    /// a fault of the program or of what is stored, and trying again will not mend it.
    bool passing() const;
    /// A constraint or a trigger has said no to what this one command writes; everything else is as it was.
    bool refused() const;
    /// The row is there already.
    bool duplicate() const;

private:
    int code_;
};

/// How far a commit goes before it counts: FULL has it on the disk, NORMAL may lose the last commits when
/// the machine (not the program) dies.
enum class Synchronous : std::uint8_t { full, normal };

/// What a connection is for.
enum class Access : std::uint8_t {
    create,   ///< to read and write; where there is no file one is made that only its owner may read
    existing, ///< a database that is there already, to be copied
    reading   ///< one that is there already: whoever writes gets an error
};

class Database {
public:
    Database(const std::string& path, Synchronous synchronous, Access access = Access::create);
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database();

    /// One or more statements without parameters.
    void run(const std::string& sql);
    /// The statement, prepared once; `sql` is a literal, known by its address.
    sqlite3_stmt* prepared(const char* sql);
    /// Of the row that was inserted last.
    template <class K> K last_key() const { return K(last_rowid()); }
    /// Inside a transaction.
    bool in_transaction() const;
    /// Rows changed by the last statement.
    int changes() const;
    /// What its statements have cost so far, in steps of SQLite's own machine: the same on every computer.
    std::uint64_t steps() const;
    bool only_reads() const { return access_ == Access::reading; }
    /// Throws what the connection last complained about.
    [[noreturn]] void fail(const std::string& doing) const;

private:
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::int64_t last_rowid() const;
    const Access access_;
    std::unique_ptr<sqlite3, Close> connection_;
    std::map<const char*, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;
};

/// One use of a prepared statement; ready for the next use when it goes.
class Statement {
public:
    Statement(Database& database, const char* sql);
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    /// Values for the parameters, in order.
    template <class... Values> Statement& with(const Values&... values) {
        (bind(values), ...);
        return *this;
    }
    /// To the next row; false after the last.
    bool step();
    /// For a statement without rows.
    void run();

    std::int64_t integer(int column) const;
    std::optional<std::int64_t> integer_or_null(int column) const;
    template <class K> K key(int column) const { return K(integer(column)); }
    template <class K> std::optional<K> key_or_null(int column) const {
        const auto number = integer_or_null(column);
        return number ? std::optional<K>(*number) : std::nullopt;
    }
    /// A seat, or a person of a match.
    template <class Place> Place place(int column) const { return server::place_of<Place>(integer(column)); }
    template <class Place> std::optional<Place> place_or_null(int column) const {
        return integer_or_null(column) ? std::optional<Place>(place<Place>(column)) : std::nullopt;
    }
    std::string text(int column) const;
    std::optional<std::string> text_or_null(int column) const;
    std::span<const std::uint8_t> blob(int column) const; ///< valid until the next step
    std::string bytes(int column) const {                 ///< the same, kept
        const auto some = blob(column);
        return {some.begin(), some.end()};
    }
    bool flag(int column) const { return integer(column) != 0; }

private:
    void bind(std::int64_t value);
    void bind(int value) { bind(static_cast<std::int64_t>(value)); }
    void bind(bool value) { bind(static_cast<std::int64_t>(value)); }
    template <class Tag> void bind(Key<Tag> key) { bind(key.number()); }
    void bind(Seat seat) { bind(index(seat)); }
    void bind(Person person) { bind(index(person)); }
    void bind(server::TableHand hand) { bind(number(hand)); }
    void bind(server::MatchHand hand) { bind(number(hand)); }
    void bind(protocol::ActionId id) { bind(number(id)); }
    void bind(std::string_view text);
    void bind(const std::string& text) { bind(std::string_view(text)); }
    void bind(const char* text) { bind(std::string_view(text)); }
    void bind(std::span<const std::uint8_t> bytes);
    void bind(std::nullopt_t);
    template <class T> void bind(const std::optional<T>& value) {
        if (value)
            bind(*value);
        else
            bind(std::nullopt);
    }

    Database& database_;
    sqlite3_stmt* statement_;
    int next_ = 1;
};

/// Everything until commit() or nothing. Where the connection only reads: one moment of the database, from
/// the first statement to the last.
class Transaction {
public:
    explicit Transaction(Database& database);
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();
    void commit();

private:
    Database& database_;
    bool open_ = true;
};

} // namespace germini::store
