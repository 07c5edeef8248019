#include "server/store/sqlite_engine.hpp"

#include "server/store/migrations.hpp"
#include "server/store/private_files.hpp"

#include <cerrno>
#include <sqlite3.h>
#include <unistd.h>

namespace germini::store {
namespace {

// "GERM" in the file's header; databases without it are never touched.
constexpr std::int64_t kApplication = 0x4745524d;
constexpr int kBusyMilliseconds = 5000; // a backup or another reader may hold the file for a moment
// A reader's pages are dropped whenever another connection has written, so it keeps few.
constexpr int kCacheKibibytes = 1024, kReaderKibibytes = 256;
// WAL pages per checkpoint. Pages that many commits change (the ends of indexes) are then written back once
// for all of them, and waits for the disk are rare.
constexpr int kPagesACheckpoint = 4000;
// The length of a WAL with that many pages. A reader that holds a checkpoint back lets the WAL grow; once the
// reader has ended, the file shrinks to this again. Smaller ones are not cut, since writing into a file is
// faster than extending it.
constexpr int kPageBytes = 4096, kFrameHeaderBytes = 24, kWalHeaderBytes = 32;
constexpr int kWalBytes = kWalHeaderBytes + kPagesACheckpoint * (kPageBytes + kFrameHeaderBytes);

bool makes(Access access) { return access == Access::own || access == Access::create; }

int flags_of(Access access) {
    // Also for copying: readers of a database with a WAL keep a file of their own beside it.
    const int common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    if (access == Access::reading) return common | SQLITE_OPEN_READONLY;
    return common | SQLITE_OPEN_READWRITE | (makes(access) ? SQLITE_OPEN_CREATE : 0);
}

/// Returns advice if a server's file is malformed, or a file beside it cannot be written.
std::string advice(const std::string& path, int code, Access access) {
    for (const char* part : {"", "-wal", "-shm"})
        if (::access((path + part).c_str(), R_OK | W_OK) != 0 && errno != ENOENT)
            return " " + path + part + " is not readable and writable for this user.";
    const int primary = code & 0xff;
    const bool copy = access == Access::existing; // a backup has no other database's log beside it
    if (copy || (primary != SQLITE_NOTADB && primary != SQLITE_CORRUPT)) return "";
    return " If it was restored from a copy: remove " + path + "-wal and " + path +
           "-shm of the previous one.";
}

StoreFault fault_of(int code) {
    if (code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY)
        return StoreFault::duplicate;
    switch (code & 0xff) { // the primary result code
    case SQLITE_CONSTRAINT:
        return StoreFault::refused;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_READONLY:
    case SQLITE_INTERRUPT:
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_CANTOPEN:
    case SQLITE_PROTOCOL:
        return StoreFault::passing;
    default:
        return StoreFault::other;
    }
}

class SqliteCursor final : public Cursor {
public:
    SqliteCursor(const SqliteEngine& engine, const char* sql) : engine_(engine) {
        if (sqlite3_prepare_v3(engine.connection(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement_,
                               nullptr) != SQLITE_OK)
            engine.fail("prepare");
    }
    ~SqliteCursor() override { sqlite3_finalize(statement_); }

    void bind(int parameter, std::int64_t value) override {
        check(sqlite3_bind_int64(statement_, parameter, value));
    }
    void bind(int parameter, std::string_view text) override {
        // SQLite takes a null pointer for NULL, even if the length is zero.
        const char* data = text.data() == nullptr ? "" : text.data();
        check(sqlite3_bind_text64(statement_, parameter, data, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
    }
    void bind(int parameter, std::span<const std::uint8_t> bytes) override {
        const void* data = bytes.data() == nullptr ? static_cast<const void*>("") : bytes.data();
        check(sqlite3_bind_blob64(statement_, parameter, data, bytes.size(), SQLITE_TRANSIENT));
    }
    void bind_null(int parameter) override { check(sqlite3_bind_null(statement_, parameter)); }

    bool step() override {
        const int code = sqlite3_step(statement_);
        if (code == SQLITE_ROW) return true;
        if (code != SQLITE_DONE) engine_.fail("step");
        return false;
    }
    void run() override {
        while (step()) {}
    }
    void reset() override {
        sqlite3_reset(statement_);
        sqlite3_clear_bindings(statement_);
    }

    bool is_null(int column) const override { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
    std::int64_t integer(int column) const override { return sqlite3_column_int64(statement_, column); }
    std::string_view text(int column) const override {
        const auto* text = sqlite3_column_text(statement_, column);
        if (text == nullptr) return {};
        return {reinterpret_cast<const char*>(text),
                static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }
    std::span<const std::uint8_t> blob(int column) const override {
        const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_, column));
        return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }
    std::uint64_t steps() const override {
        return static_cast<std::uint32_t>(sqlite3_stmt_status(statement_, SQLITE_STMTSTATUS_VM_STEP, 0));
    }

private:
    void check(int code) const {
        if (code != SQLITE_OK) engine_.fail("bind");
    }

    const SqliteEngine& engine_;
    sqlite3_stmt* statement_ = nullptr;
};

} // namespace

void SqliteEngine::Close::operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }

SqliteEngine::SqliteEngine(const std::string& path, Synchronous synchronous, Access access) {
    // Nobody reads SQLite's memory statistics, which lock a mutex at each allocation.
    [[maybe_unused]] static const int set = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    // SQLite gives the WAL and its index the file's permissions; a file made by SQLite would get the user's
    // default ones.
    if (makes(access)) make_private_file(path);
    sqlite3* connection = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &connection, flags_of(access), nullptr);
    connection_.reset(connection);
    if (code != SQLITE_OK)
        throw StoreError("The database " + path + " cannot be opened: " + sqlite3_errstr(code) + "." +
                             (makes(access) ? " The folder must exist and be writable." : ""),
                         fault_of(code));
    sqlite3_busy_timeout(connection, kBusyMilliseconds);
    // SQLite opens a database that it may only read, and every move would be refused later.
    if (makes(access) && sqlite3_db_readonly(connection, "main") == 1)
        throw StoreError("The database " + path +
                             " can only be read. The file and its folder must be writable.",
                         StoreFault::passing);
    try {
        run("PRAGMA trusted_schema = OFF; PRAGMA cache_size = -" +
            std::to_string(access == Access::reading ? kReaderKibibytes : kCacheKibibytes));
        if (makes(access))
            run("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = " +
                std::to_string(kPagesACheckpoint) +
                "; PRAGMA journal_size_limit = " + std::to_string(kWalBytes) +
                "; PRAGMA synchronous = " + (synchronous == Synchronous::full ? "FULL" : "NORMAL"));
    } catch (const StoreError& error) {
        throw StoreError("The database " + path + " cannot be read: " + error.what() + "." +
                             advice(path, sqlite3_extended_errcode(connection), access),
                         error.fault());
    }
    begin_ = prepare(access == Access::reading ? "BEGIN" : "BEGIN IMMEDIATE");
    commit_ = prepare("COMMIT");
}

void SqliteEngine::run(const std::string& sql) {
    if (sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail("run");
}

std::unique_ptr<Cursor> SqliteEngine::prepare(const char* sql) {
    return std::make_unique<SqliteCursor>(*this, sql);
}

void SqliteEngine::begin(const Claims&) {
    begin_->reset();
    begin_->run();
}

void SqliteEngine::commit() {
    commit_->reset();
    commit_->run();
}

void SqliteEngine::roll_back() { run("ROLLBACK"); }

bool SqliteEngine::in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }

SchemaState SqliteEngine::schema() {
    const auto number = [this](const char* sql) {
        const auto row = prepare(sql);
        row->step();
        return row->integer(0);
    };
    return {number("SELECT count(*) FROM sqlite_schema") > 0, number("PRAGMA application_id") == kApplication,
            static_cast<int>(number("PRAGMA user_version"))};
}

std::vector<Reference> SqliteEngine::references() {
    const auto row =
        prepare("SELECT m.name, f.\"from\", f.\"table\", coalesce(f.\"to\","
                " (SELECT p.name FROM pragma_table_info(f.\"table\") p WHERE p.pk = 1)) FROM sqlite_schema m"
                " JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table' ORDER BY m.name, f.\"from\"");
    std::vector<Reference> references;
    while (row->step())
        references.push_back({std::string(row->text(0)), std::string(row->text(1)), std::string(row->text(2)),
                              std::string(row->text(3))});
    return references;
}

void SqliteEngine::set_schema(int version) {
    run("PRAGMA user_version = " + std::to_string(version));
    run("PRAGMA application_id = " + std::to_string(kApplication));
}

// Writes the number already stored; SQLite still writes the page.
void SqliteEngine::probe() { run("PRAGMA user_version = " + std::to_string(schema().version)); }

std::span<const Migration> SqliteEngine::migrations() const { return sqlite_migrations(); }

void SqliteEngine::fail(const std::string& doing) const {
    throw StoreError("database " + doing + " failed: " + sqlite3_errmsg(connection_.get()),
                     fault_of(sqlite3_extended_errcode(connection_.get())));
}

} // namespace germini::store
