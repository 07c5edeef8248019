// One SQLite connection (RAII), used only by the thread that owns it. All functions throw StoreError.
#pragma once
#include "protocol/wire/action_id.hpp"
#include "server/hand_numbers.hpp"
#include "server/model/keys.hpp"
#include "server/places.hpp"

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

/// An error from the database, as a sentence for the log or, at start-up, for the operator.
class StoreError : public std::runtime_error {
public:
    explicit StoreError(const std::string& sentence, int code = 0)
        : std::runtime_error(sentence), code_(code) {}
    int code() const { return code_; } ///< SQLite's error code, 0 if none
    /// Returns whether the cause is the disk or another program holding the file, so that a later retry may
    /// succeed. Any other error is a fault of the program or of the stored data, and a retry cannot help.
    bool passing() const;
    /// Returns whether a constraint or trigger rejected this one command; everything else is unchanged.
    bool refused() const;
    /// Returns whether the row already exists.
    bool duplicate() const;

private:
    int code_;
};

/// Durability of a commit. FULL waits until it is on the disk. NORMAL may lose the last commits if the
/// machine crashes, but not if only the program does.
enum class Synchronous : std::uint8_t { full, normal };

/// Purpose of a connection.
enum class Access : std::uint8_t {
    create,   ///< read and write; a missing file is made, readable only by its owner
    existing, ///< an existing database, to be copied
    reading   ///< an existing database; writes throw
};

class Database {
public:
    Database(const std::string& path, Synchronous synchronous, Access access = Access::create);
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database();

    /// Runs one or more statements without parameters.
    void run(const std::string& sql);
    /// Returns the statement, prepared once; `sql` must be a literal, as it is identified by its address.
    sqlite3_stmt* prepared(const char* sql);
    /// Returns whether a transaction is open.
    bool in_transaction() const;
    /// Returns the number of rows changed by the last statement.
    int changes() const;
    /// Returns the cost of its statements so far, in steps of SQLite's virtual machine, which are the same
    /// on every computer.
    std::uint64_t steps() const;
    bool only_reads() const { return access_ == Access::reading; }
    /// Throws a StoreError with the connection's last error.
    [[noreturn]] void fail(const std::string& doing) const;

private:
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    const Access access_;
    std::unique_ptr<sqlite3, Close> connection_;
    std::map<const char*, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;
};

/// One use of a prepared statement; the destructor resets it for the next use.
class Statement {
public:
    Statement(Database& database, const char* sql);
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    /// Binds values to the parameters, in order.
    template <class... Values> Statement& with(const Values&... values) {
        (bind(values), ...);
        return *this;
    }
    /// Steps to the next row; returns false after the last.
    bool step();
    /// Runs a statement that returns no rows.
    void run();
    /// Runs an INSERT of one row that ends in RETURNING key, and returns the key.
    template <class K> K added() {
        step();
        const K made = key<K>(0);
        run(); // references are checked at the statement's end
        return made;
    }

    std::int64_t integer(int column) const;
    std::optional<std::int64_t> integer_or_null(int column) const;
    template <class K> K key(int column) const { return K(integer(column)); }
    template <class K> std::optional<K> key_or_null(int column) const {
        const auto number = integer_or_null(column);
        return number ? std::optional<K>(*number) : std::nullopt;
    }
    /// Returns a seat, or a person of a match.
    template <class Place> Place place(int column) const { return server::place_of<Place>(integer(column)); }
    template <class Place> std::optional<Place> place_or_null(int column) const {
        return integer_or_null(column) ? std::optional<Place>(place<Place>(column)) : std::nullopt;
    }
    std::string text(int column) const;
    std::optional<std::string> text_or_null(int column) const;
    std::span<const std::uint8_t> blob(int column) const; ///< valid until the next step
    std::string bytes(int column) const {                 ///< a copy of the blob
        const auto some = blob(column);
        return {some.begin(), some.end()};
    }
    bool flag(int column) const { return integer(column) != 0; }

private:
    void bind(std::int64_t value);
    void bind(int value) { bind(static_cast<std::int64_t>(value)); }
    void bind(bool value) { bind(static_cast<std::int64_t>(value)); }
    template <class Tag> void bind(model::Key<Tag> key) { bind(key.number()); }
    void bind(Seat seat) { bind(index(seat)); }
    void bind(Side side) { bind(index(side)); }
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

/// Commits everything at commit(), or nothing. On a read-only connection, it is one snapshot of the
/// database for all its statements.
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
