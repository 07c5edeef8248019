#include "server/store/database.hpp"

#include "server/store/private_files.hpp"

#include <cerrno>
#include <sqlite3.h>
#include <unistd.h>

namespace germini::store {
namespace {

constexpr int kBusyMilliseconds = 5000; // a backup or another reader may hold the file for a moment
constexpr int kCacheKibibytes = 2 * 1024;
// WAL pages per checkpoint. Pages that many commits change (the ends of indexes) are then written back once
// for all of them, and waits for the disk are rare.
constexpr int kPagesACheckpoint = 4000;

int flags_of(Access access) {
    const int common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    if (access == Access::reading) return common | SQLITE_OPEN_READONLY;
    // Also for copying: readers of a database with a WAL keep a file of their own beside it.
    return common | SQLITE_OPEN_READWRITE | (access == Access::create ? SQLITE_OPEN_CREATE : 0);
}

/// Returns advice if the file is malformed, or a file beside it cannot be written.
std::string advice(const std::string& path, const StoreError& error) {
    for (const char* part : {"", "-wal", "-shm"})
        if (::access((path + part).c_str(), R_OK | W_OK) != 0 && errno != ENOENT)
            return " " + path + part + " is not readable and writable for this user.";
    const int code = error.code() & 0xff; // the primary result code
    if (code != SQLITE_NOTADB && code != SQLITE_CORRUPT) return "";
    return " If it was restored from a copy: remove " + path + "-wal and " + path +
           "-shm of the previous one.";
}

} // namespace

bool StoreError::passing() const {
    switch (code_ & 0xff) { // the primary result code
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_READONLY:
    case SQLITE_INTERRUPT:
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_CANTOPEN:
    case SQLITE_PROTOCOL:
        return true;
    default:
        return false;
    }
}

bool StoreError::refused() const { return (code_ & 0xff) == SQLITE_CONSTRAINT; }

bool StoreError::duplicate() const {
    return code_ == SQLITE_CONSTRAINT_UNIQUE || code_ == SQLITE_CONSTRAINT_PRIMARYKEY;
}

void Database::Close::operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
void Database::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database(const std::string& path, Synchronous synchronous, Access access) : access_(access) {
    // SQLite gives the WAL and its index the file's permissions; a file made by SQLite would get the user's
    // default ones.
    if (access == Access::create) make_private_file(path);
    sqlite3* connection = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &connection, flags_of(access), nullptr);
    connection_.reset(connection);
    if (code != SQLITE_OK)
        throw StoreError("The database " + path + " cannot be opened: " + sqlite3_errstr(code) + "." +
                             (access == Access::create ? " The folder must exist and be writable." : ""),
                         code);
    sqlite3_busy_timeout(connection, kBusyMilliseconds);
    // SQLite opens a database that it may only read, and every move would be refused later.
    if (access == Access::create && sqlite3_db_readonly(connection, "main") == 1)
        throw StoreError("The database " + path +
                             " can only be read. The file and its folder must be writable.",
                         SQLITE_READONLY);
    try {
        run("PRAGMA trusted_schema = OFF; PRAGMA cache_size = -" + std::to_string(kCacheKibibytes));
        if (access == Access::create)
            run("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = " +
                std::to_string(kPagesACheckpoint) +
                "; PRAGMA synchronous = " + (synchronous == Synchronous::full ? "FULL" : "NORMAL"));
    } catch (const StoreError& error) {
        throw StoreError("The database " + path + " cannot be read: " + error.what() + "." +
                             advice(path, error),
                         error.code());
    }
}

Database::~Database() = default;

void Database::run(const std::string& sql) {
    if (sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail("run");
}

sqlite3_stmt* Database::prepared(const char* sql) {
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second.get();
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(connection_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) !=
        SQLITE_OK)
        fail("prepare");
    statements_.emplace(sql, statement);
    return statement;
}

bool Database::in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }
int Database::changes() const { return sqlite3_changes(connection_.get()); }

std::uint64_t Database::steps() const {
    std::uint64_t sum = 0;
    for (const auto& [sql, statement] : statements_)
        sum += static_cast<std::uint32_t>(sqlite3_stmt_status(statement.get(), SQLITE_STMTSTATUS_VM_STEP, 0));
    return sum;
}

void Database::fail(const std::string& doing) const {
    throw StoreError("database " + doing + " failed: " + sqlite3_errmsg(connection_.get()),
                     sqlite3_extended_errcode(connection_.get()));
}

Statement::Statement(Database& database, const char* sql)
    : database_(database), statement_(database.prepared(sql)) {}

Statement::~Statement() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

bool Statement::step() {
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) database_.fail("step");
    return false;
}

void Statement::run() {
    while (step()) {}
}

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(statement_, column); }

std::optional<std::int64_t> Statement::integer_or_null(int column) const {
    if (sqlite3_column_type(statement_, column) == SQLITE_NULL) return std::nullopt;
    return integer(column);
}

std::string Statement::text(int column) const {
    const auto* text = sqlite3_column_text(statement_, column);
    if (text == nullptr) return {};
    return {reinterpret_cast<const char*>(text),
            static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

std::optional<std::string> Statement::text_or_null(int column) const {
    if (sqlite3_column_type(statement_, column) == SQLITE_NULL) return std::nullopt;
    return text(column);
}

std::span<const std::uint8_t> Statement::blob(int column) const {
    const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_, column));
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

void Statement::bind(std::int64_t value) {
    if (sqlite3_bind_int64(statement_, next_++, value) != SQLITE_OK) database_.fail("bind");
}
void Statement::bind(std::string_view text) {
    // SQLite takes a null pointer for NULL, even if the length is zero.
    const char* data = text.data() == nullptr ? "" : text.data();
    if (sqlite3_bind_text64(statement_, next_++, data, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8) !=
        SQLITE_OK)
        database_.fail("bind");
}
void Statement::bind(std::span<const std::uint8_t> bytes) {
    const void* data = bytes.data() == nullptr ? static_cast<const void*>("") : bytes.data();
    if (sqlite3_bind_blob64(statement_, next_++, data, bytes.size(), SQLITE_TRANSIENT) != SQLITE_OK)
        database_.fail("bind");
}
void Statement::bind(std::nullopt_t) {
    if (sqlite3_bind_null(statement_, next_++) != SQLITE_OK) database_.fail("bind");
}

Transaction::Transaction(Database& database) : database_(database) {
    Statement(database_, database_.only_reads() ? "BEGIN" : "BEGIN IMMEDIATE").run();
}

Transaction::~Transaction() {
    // SQLite rolls back by itself after some errors.
    if (open_ && database_.in_transaction()) try {
            database_.run("ROLLBACK");
        } catch (const StoreError&) { // NOLINT: there is no other way to undo it
        }
}

void Transaction::commit() {
    Statement(database_, "COMMIT").run();
    open_ = false;
}

} // namespace germini::store
