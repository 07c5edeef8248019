// What a database program offers: SQLite (sqlite_engine.cpp) or PostgreSQL (postgres_engine.cpp). Database
// and Statement use these; nothing else does. All functions throw StoreError.
#pragma once
#include "server/model/keys.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::store {

/// A prepared statement. Parameters are numbered from 1, columns from 0.
class Cursor {
public:
    Cursor() = default;
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;
    virtual ~Cursor() = default;

    virtual void bind(int parameter, std::int64_t value) = 0;
    virtual void bind(int parameter, std::string_view text) = 0;
    virtual void bind(int parameter, std::span<const std::uint8_t> bytes) = 0;
    virtual void bind_null(int parameter) = 0;

    /// Runs the statement at the first call; steps to the next row, and returns false after the last.
    virtual bool step() = 0;
    /// Runs it to its end. An error may be thrown only by a later call within the transaction, at the latest
    /// by its commit.
    virtual void run() = 0;
    /// Forgets rows and parameters.
    virtual void reset() = 0;

    virtual bool is_null(int column) const = 0;
    virtual std::int64_t integer(int column) const = 0;  ///< 0 if null; 0 or 1 for a truth value
    virtual std::string_view text(int column) const = 0; ///< valid until the next step; empty if null
    virtual std::span<const std::uint8_t> blob(int column) const = 0; ///< same

    /// Returns the cost of its runs so far, in steps of SQLite's virtual machine, which are the same on every
    /// computer; 0 elsewhere.
    virtual std::uint64_t steps() const { return 0; }
};

/// Which schema a database has.
struct SchemaState {
    bool has_tables = false;
    bool is_ours = false; ///< the tables are Germini's
    int version = 0;      ///< number of the last migration; 0 if none
};

/// A foreign key: values of the column are keys of the parent table.
struct Reference {
    std::string table, column, parent, parent_column;
};

/// One step of the schema (migrations/).
struct Migration {
    int number;            ///< 1, 2, …: the schema version after it has run
    std::string_view name; ///< "0001_tables_and_log.sql"
    std::string_view sql;
};

/// What a transaction of the server does, so that several nodes on one database stay out of each other's way
/// (migrations/postgres, cluster.begin_commit). A program with a database of its own needs none of it.
struct Claims {
    /// Who people are and what they may do. Transactions that change it run alone, beside none that reads it.
    enum class People : std::uint8_t { none, read, changed };
    People people = People::none;
    bool chain = false;                  ///< closes hands or writes ledgers
    std::vector<model::TableKey> tables; ///< must live at this node
};

/// A node of a cluster. It may write as long as the database has the same epoch for it.
struct NodeIdentity {
    std::int64_t key = 0; ///< 0 if there is no cluster
    std::int64_t epoch = 0;
};

/// How long a connection waits for its database.
struct Patience {
    std::chrono::milliseconds longest{0}; ///< without a sign of the database; 0: without a limit
    /// Once true, nothing waits any longer and no connection is made; null: never.
    std::shared_ptr<const std::atomic<bool>> given_up{};
};

/// A connection, used only by the thread that owns it.
class Engine {
public:
    Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    virtual ~Engine() = default;

    /// Runs one or more statements without parameters.
    virtual void run(const std::string& sql) = 0;
    /// Parameters are `?`, each one more than the highest before it, or `?N`.
    virtual std::unique_ptr<Cursor> prepare(const char* sql) = 0;

    virtual void begin(const Claims& claims) = 0;
    virtual void commit() = 0;
    virtual void roll_back() = 0;
    virtual bool in_transaction() const = 0;

    virtual SchemaState schema() = 0;
    /// Returns all foreign keys of Germini's tables, by table and column.
    virtual std::vector<Reference> references() = 0;
    /// Marks the database as Germini's, with this schema.
    virtual void set_schema(int version) = 0;
    /// Makes the transaction write, without a change.
    virtual void probe() = 0;
    /// Returns the program's migrations for this engine, in order. The first may be a whole schema.
    virtual std::span<const Migration> migrations() const = 0;
    /// Begins to write as the node that the connection was made for, once the schema is there.
    virtual void enter() {}
    virtual NodeIdentity node() const { return {}; }
    /// From now on a database that does not answer is an error. A file always answers.
    virtual void set_patience(Patience /*patience*/) {}
    /// Returns a descriptor that becomes readable when another node has left a message; -1 without such a
    /// connection.
    virtual int message_descriptor() const { return -1; }
    /// Makes new rows continue from the highest keys, after rows with keys were inserted.
    virtual void continue_keys() = 0;
    /// Returns whether the database is a file, which Germini locks and copies itself.
    virtual bool is_file() const = 0;
};

} // namespace germini::store
