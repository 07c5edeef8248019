// A connection to the database, used only by the thread that owns it. All functions throw StoreError.
#pragma once
#include "protocol/wire/action_id.hpp"
#include "server/hand_numbers.hpp"
#include "server/model/keys.hpp"
#include "server/places.hpp"
#include "server/store/engine.hpp"
#include "server/store/store_error.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace germini::store {

/// Durability of a commit. FULL waits until it is on the disk. NORMAL may lose the last commits if the
/// machine crashes, but not if only the program does.
enum class Synchronous : std::uint8_t { full, normal };

/// Purpose of a connection.
enum class Access : std::uint8_t {
    own,      ///< as `create`, by the one program that serves it; with a node's name, by the only one of that
              ///< name. A file is locked by Lock
    create,   ///< read and write; a missing file is made, readable only by its owner
    existing, ///< an existing database, to be copied
    reading   ///< an existing database; writes throw
};

/// Returns whether the place of a database is a connection URI of PostgreSQL.
bool is_postgres(const std::string& place);
/// Returns the place as it may be logged: of a connection URI only host and database, without its secrets.
std::string shown(const std::string& place);

class Database {
public:
    /// `place`: the path of an SQLite database, or PostgreSQL's connection URI (postgresql://…). `node`: the
    /// name of the node that has the connection; empty: none.
    Database(const std::string& place, Synchronous synchronous, Access access = Access::create,
             const std::string& node = "");
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database();

    /// Runs one or more statements without parameters.
    void run(const std::string& sql) { engine_->run(sql); }
    /// Returns the statement, prepared once; `sql` must be a literal, as it is identified by its address.
    Cursor& prepared(const char* sql);
    Engine& engine() { return *engine_; }
    /// Returns the cost of its statements so far (Cursor::steps).
    std::uint64_t steps() const;

private:
    std::unique_ptr<Engine> engine_;
    std::map<const char*, std::unique_ptr<Cursor>> statements_; ///< gone before the connection
};

/// One use of a prepared statement; the destructor resets it for the next use.
class Statement {
public:
    Statement(Database& database, const char* sql) : cursor_(database.prepared(sql)) {}
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement() { cursor_.reset(); }

    /// Binds values to the parameters, in order.
    template <class... Values> Statement& with(const Values&... values) {
        (bind(values), ...);
        return *this;
    }
    /// Steps to the next row; returns false after the last.
    bool step() { return cursor_.step(); }
    /// Runs a statement that returns no rows. An error may be thrown only by a later call within the
    /// transaction, at the latest by its commit.
    void run() { cursor_.run(); }
    /// Runs an INSERT of one row that ends in RETURNING key, and returns the key.
    template <class K> K added() {
        step();
        const K made = key<K>(0);
        while (step()) {} // references are checked at the statement's end
        return made;
    }

    std::int64_t integer(int column) const { return cursor_.integer(column); }
    std::optional<std::int64_t> integer_or_null(int column) const {
        return cursor_.is_null(column) ? std::nullopt : std::optional(integer(column));
    }
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
    std::string text(int column) const { return std::string(cursor_.text(column)); }
    std::optional<std::string> text_or_null(int column) const {
        return cursor_.is_null(column) ? std::nullopt : std::optional(text(column));
    }
    /// Valid until the next step.
    std::span<const std::uint8_t> blob(int column) const { return cursor_.blob(column); }
    std::string bytes(int column) const { ///< a copy of the blob
        const auto some = blob(column);
        return {some.begin(), some.end()};
    }
    bool flag(int column) const { return integer(column) != 0; }

private:
    void bind(std::int64_t value) { cursor_.bind(next_++, value); }
    void bind(int value) { bind(static_cast<std::int64_t>(value)); }
    void bind(bool value) { bind(static_cast<std::int64_t>(value)); }
    template <class Tag> void bind(model::Key<Tag> key) { bind(key.number()); }
    void bind(Seat seat) { bind(index(seat)); }
    void bind(Side side) { bind(index(side)); }
    void bind(Person person) { bind(index(person)); }
    void bind(server::TableHand hand) { bind(number(hand)); }
    void bind(server::MatchHand hand) { bind(number(hand)); }
    void bind(protocol::ActionId id) { bind(number(id)); }
    void bind(std::string_view text) { cursor_.bind(next_++, text); }
    void bind(const std::string& text) { bind(std::string_view(text)); }
    void bind(const char* text) { bind(std::string_view(text)); }
    void bind(std::span<const std::uint8_t> bytes) { cursor_.bind(next_++, bytes); }
    void bind(std::nullopt_t) { cursor_.bind_null(next_++); }
    template <class T> void bind(const std::optional<T>& value) {
        if (value)
            bind(*value);
        else
            bind(std::nullopt);
    }

    Cursor& cursor_;
    int next_ = 1;
};

/// Commits everything at commit(), or nothing. On a read-only connection, it is one snapshot of the
/// database for all its statements.
class Transaction {
public:
    explicit Transaction(Database& database, const Claims& claims = {}) : engine_(database.engine()) {
        engine_.begin(claims);
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();
    void commit() {
        engine_.commit();
        open_ = false;
    }

private:
    Engine& engine_;
    bool open_ = true;
};

} // namespace germini::store
