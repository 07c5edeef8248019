#include "server/store/postgres_engine.hpp"

#include "server/store/migrations.hpp"
#include "server/store/postgres_connection.hpp"
#include "server/store/postgres_cursor.hpp"
#include "server/store/postgres_node.hpp"

#include <algorithm>
#include <chrono>
#include <libpq-fe.h>
#include <thread>
#include <vector>

namespace germini::store {
namespace {

/// Time to find out whether a commit was made whose connection broke.
constexpr std::chrono::seconds kMostUncertain{8};
constexpr std::chrono::milliseconds kBetweenTries{100};
/// After a connection that could not be made, so long none is tried.
constexpr std::chrono::milliseconds kPause{500};

// Locks: as long as SQLite waits for another program. The others: PostgreSQL ends the session of a machine
// that was lost or cut off, and with it its locks, after some 10 s. It ignores these on a socket file.
constexpr const char* kTimeLimits = "SET lock_timeout = '5s'; SET tcp_keepalives_idle = 5;"
                                    " SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 2;"
                                    " SET tcp_user_timeout = '10s';"
                                    // A server without visitors asks nothing for hours.
                                    " SET idle_session_timeout = 0";
/// Notices it also during a statement; not every system of a PostgreSQL can.
constexpr const char* kCheckClient = "SET client_connection_check_interval = '2s'";

std::string message_of(const char* text) {
    std::string message = text == nullptr ? "" : text;
    while (!message.empty() && message.back() == '\n') message.pop_back();
    std::replace(message.begin(), message.end(), '\n', ' ');
    return message;
}

/// Reads an SQLSTATE, whose first two characters are its class; libpq's own errors have none.
StoreFault fault_of(const char* text) {
    const std::string_view state = text == nullptr ? "" : text;
    if (state == "23505") return StoreFault::duplicate; // unique_violation
    if (state == "GF001") return StoreFault::fenced;    // cluster.begin_commit
    const std::string_view of = state.substr(0, 2);
    if (of == "23") return StoreFault::refused; // constraints, and the triggers of migrations/postgres
    // Connections, transactions that were in each other's way, resources, locks, an operator's doing, files.
    // "GF": cluster.begin_commit, for a table that lives at another node.
    for (const char* passing : {"08", "40", "53", "55", "57", "58", "GF"})
        if (of == passing) return StoreFault::passing;
    if (state == "25006") return StoreFault::passing; // read_only_sql_transaction: a standby
    return StoreFault::other;
}

[[noreturn]] void fail(const char* doing, const pg_result* result) {
    throw StoreError(std::string("database ") + doing +
                         " failed: " + message_of(PQresultErrorMessage(result)),
                     fault_of(PQresultErrorField(result, PG_DIAG_SQLSTATE)));
}

} // namespace

void PostgresEngine::Close::operator()(pg_conn* connection) const { drop_connection(connection); }
void PostgresEngine::Close::operator()(pg_result* result) const { PQclear(result); }

PostgresEngine::PostgresEngine(std::string place, Synchronous synchronous, Access access,
                               const std::string& node)
    : place_(std::move(place)), synchronous_(synchronous), access_(access),
      listening_(access == Access::existing && !node.empty()),
      application_(node.empty() ? "germini" : "germini/" + node),
      node_(access == Access::own ? std::make_unique<PostgresNode>(*this, node) : nullptr) {
    connect();
    begin_ = prepare(access == Access::reading ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" : "BEGIN");
    commit_ = prepare("COMMIT");
    roll_back_ = prepare("ROLLBACK");
}

PostgresEngine::~PostgresEngine() = default;

std::string PostgresEngine::shown(const std::string& place) {
    struct Free {
        void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
    };
    const std::unique_ptr<PQconninfoOption, Free> options(PQconninfoParse(place.c_str(), nullptr));
    if (!options) return "PostgreSQL";
    std::string host = "localhost", database = "default";
    for (const PQconninfoOption* one = options.get(); one->keyword != nullptr; ++one) {
        if (one->val == nullptr) continue;
        if (std::string_view(one->keyword) == "host") host = one->val;
        if (std::string_view(one->keyword) == "dbname") database = one->val;
    }
    return "PostgreSQL at " + host + ", database " + database;
}

bool PostgresEngine::is_connected() const { return PQstatus(connection_.get()) == CONNECTION_OK; }

void PostgresEngine::connect() {
    open_ = false;
    sent_.clear();
    ++generation_;
    if (patience_.given_up && *patience_.given_up)
        throw StoreError("The server stops without the database.", StoreFault::passing);
    connection_.reset(open_connection(place_, application_));
    if (!is_connected())
        throw StoreError("The database cannot be opened: " + message_of(PQerrorMessage(connection_.get())),
                         StoreFault::passing);
    PQsetNoticeProcessor(
        connection_.get(), [](void*, const char*) {}, nullptr);
    if (PQenterPipelineMode(connection_.get()) != 1) lost();
    run(kTimeLimits);
    executed(kCheckClient);
    end_session_before();
    if (node_) node_->lock();
    if (synchronous_ == Synchronous::normal) run("SET synchronous_commit = off");
    if (access_ == Access::reading) run("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY");
    if (listening_) run("LISTEN germini");
}

void PostgresEngine::end_session_before() {
    const int before = std::exchange(process_, PQbackendPID(connection_.get()));
    if (before == 0 || before == process_) return;
    run("SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE pid = " + std::to_string(before) +
        " AND application_name = current_setting('application_name')");
}

void PostgresEngine::connect_again() {
    if (std::chrono::steady_clock::now() < next_try_) throw StoreError(refusal_, StoreFault::passing);
    try {
        connect();
    } catch (const StoreError& error) {
        refusal_ = error.what();
        next_try_ = std::chrono::steady_clock::now() + kPause;
        throw;
    }
}

PostgresEngine::Result PostgresEngine::executed(const char* sql) {
    settle();
    PQexitPipelineMode(connection_.get());
    check(PQsendQuery(connection_.get(), sql));
    Result last;
    for (Result one = next_result(); one; one = next_result()) last = std::move(one);
    if (!is_connected()) lost();
    PQenterPipelineMode(connection_.get());
    return last;
}

void PostgresEngine::run(const std::string& sql) {
    const Result result = executed(sql.c_str());
    const auto status = PQresultStatus(result.get());
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY) return;
    fail("run", result.get());
}

std::unique_ptr<Cursor> PostgresEngine::prepare(const char* sql) {
    return std::make_unique<PostgresCursor>(*this, "s" + std::to_string(++names_), sql);
}

void PostgresEngine::begin(const Claims& claims) {
    if (!is_connected()) connect_again();
    open_ = true;
    begin_->run();
    if (node_) node_->begin(claims);
}

void PostgresEngine::commit() {
    try {
        commit_->run();
        settle();
    } catch (const StoreError&) {
        if (is_connected() || !node_ || !has_committed()) throw;
    }
    open_ = false;
}

bool PostgresEngine::has_committed() {
    const auto until = std::chrono::steady_clock::now() + kMostUncertain;
    for (;;) try {
            connect(); // which the old connection's lock prevents until it has ended
            return node_->has_committed();
        } catch (const StoreError& error) {
            const bool given_up = patience_.given_up && *patience_.given_up;
            if (given_up || std::chrono::steady_clock::now() >= until)
                throw StoreError(std::string("It is unknown whether a commit was made: ") + error.what(),
                                 StoreFault::uncertain);
            std::this_thread::sleep_for(kBetweenTries);
        }
}

void PostgresEngine::enter() {
    if (node_) node_->enter();
}

NodeIdentity PostgresEngine::node() const { return node_ ? node_->identity() : NodeIdentity{}; }

void PostgresEngine::roll_back() {
    open_ = false;
    if (is_connected()) roll_back_->run();
}

SchemaState PostgresEngine::schema() {
    const auto number = [this](const char* sql) {
        const auto row = prepare(sql);
        return row->step() ? row->integer(0) : 0;
    };
    SchemaState state;
    state.has_tables =
        number("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()") > 0;
    state.is_ours = number("SELECT to_regclass('house') IS NOT NULL") != 0;
    if (state.is_ours) state.version = static_cast<int>(number("SELECT schema FROM house"));
    return state;
}

std::vector<Reference> PostgresEngine::references() {
    const auto row = prepare(
        "SELECT child.relname, c.attname, parent.relname, p.attname FROM pg_constraint f"
        " JOIN pg_class child ON child.oid = f.conrelid JOIN pg_class parent ON parent.oid = f.confrelid"
        " JOIN pg_attribute c ON c.attrelid = f.conrelid AND c.attnum = f.conkey[1]"
        " JOIN pg_attribute p ON p.attrelid = f.confrelid AND p.attnum = f.confkey[1] WHERE f.contype = 'f'"
        " AND f.connamespace = to_regnamespace(current_schema()) ORDER BY child.relname, c.attname");
    std::vector<Reference> references;
    while (row->step())
        references.push_back({std::string(row->text(0)), std::string(row->text(1)), std::string(row->text(2)),
                              std::string(row->text(3))});
    return references;
}

void PostgresEngine::set_schema(int version) {
    const auto row = prepare("INSERT INTO house (one, schema) VALUES (1, ?)"
                             " ON CONFLICT (one) DO UPDATE SET schema = excluded.schema");
    row->bind(1, std::int64_t{version});
    row->step(); // the answer, as the statement is used once
}

void PostgresEngine::probe() {} // each commit of the server writes its number

void PostgresEngine::continue_keys() {
    const auto table = prepare("SELECT table_name FROM information_schema.columns"
                               " WHERE table_schema = current_schema() AND is_identity = 'YES'");
    while (table->step()) {
        const std::string name(table->text(0));
        prepare(("SELECT setval(pg_get_serial_sequence('" + name +
                 "', 'key'), greatest(max(key), 1),"
                 " max(key) IS NOT NULL) FROM " +
                 name)
                    .c_str())
            ->step();
    }
}

std::span<const Migration> PostgresEngine::migrations() const { return postgres_migrations(); }

void PostgresEngine::send(PostgresCursor& cursor) {
    if (cursor.prepared_for_ != generation_) {
        check(PQsendPrepare(connection_.get(), cursor.name_.c_str(), cursor.sql_.c_str(), 0, nullptr));
        sent_.push_back({Sent::Kind::prepare, &cursor});
        cursor.prepared_for_ = generation_;
    }
    std::vector<const char*> values;
    std::vector<int> lengths, formats;
    for (const PostgresCursor::Value& value : cursor.values_) {
        values.push_back(value.null ? nullptr : value.bytes.c_str());
        lengths.push_back(static_cast<int>(value.bytes.size()));
        formats.push_back(value.binary ? 1 : 0);
    }
    check(PQsendQueryPrepared(connection_.get(), cursor.name_.c_str(), static_cast<int>(values.size()),
                              values.data(), lengths.data(), formats.data(), 0));
    sent_.push_back({Sent::Kind::run, &cursor});
}

void PostgresEngine::forget(const PostgresCursor& cursor) {
    for (Sent& one : sent_)
        if (one.cursor == &cursor) one.cursor = nullptr;
}

PostgresEngine::Result PostgresEngine::last_answer() {
    const std::size_t waiting = sent_.size();
    if (open_)
        check(PQsendFlushRequest(connection_.get()));
    else
        sync();
    Result last;
    for (std::size_t i = 0; i < waiting; ++i) last = receive();
    if (!open_) receive();
    return last;
}

void PostgresEngine::settle() {
    if (sent_.empty()) return;
    sync();
    while (!sent_.empty()) receive();
}

void PostgresEngine::sync() {
    check(PQpipelineSync(connection_.get()));
    sent_.push_back({});
}

int PostgresEngine::message_descriptor() const {
    return listening_ && is_connected() ? PQsocket(connection_.get()) : -1;
}

PostgresEngine::Result PostgresEngine::next_result() {
    if (!wait_for_answer(connection_.get(), patience_)) silent();
    while (PGnotify* const notice = PQnotifies(connection_.get())) PQfreemem(notice);
    return Result(PQgetResult(connection_.get()));
}

PostgresEngine::Result PostgresEngine::take() {
    const Sent next = sent_.front();
    Result result = next_result();
    if (!result || !is_connected()) lost();
    sent_.pop_front();
    // Each answer but that of a sync ends with a null pointer.
    if (next.kind != Sent::Kind::sync) Result(PQgetResult(connection_.get()));
    const bool failed = PQresultStatus(result.get()) == PGRES_FATAL_ERROR ||
                        PQresultStatus(result.get()) == PGRES_PIPELINE_ABORTED;
    if (failed && next.kind == Sent::Kind::prepare && next.cursor != nullptr) next.cursor->prepared_for_ = 0;
    return result;
}

PostgresEngine::Result PostgresEngine::receive() {
    Result result = take();
    if (PQresultStatus(result.get()) != PGRES_FATAL_ERROR) return result;
    // What follows is skipped up to the sync.
    if (std::ranges::find(sent_, Sent::Kind::sync, &Sent::kind) == sent_.end()) sync();
    while (!sent_.empty()) take();
    fail("step", result.get());
}

void PostgresEngine::check(int sent) {
    if (sent != 1) lost();
}

void PostgresEngine::lost() {
    sent_.clear();
    throw StoreError("The connection to the database is lost: " +
                         message_of(PQerrorMessage(connection_.get())),
                     StoreFault::passing);
}

void PostgresEngine::silent() {
    sent_.clear();
    connection_.reset();
    throw StoreError("The database does not answer.", StoreFault::passing);
}

} // namespace germini::store
