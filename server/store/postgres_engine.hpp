// A connection to PostgreSQL, by libpq in pipeline mode: statements that return nothing are sent without
// waiting, and fail at the next one that returns rows, or at the commit.
#pragma once
#include "server/store/database.hpp"
#include "server/store/engine.hpp"

#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <utility>

struct pg_conn;
struct pg_result;

namespace germini::store {

class PostgresCursor;
class PostgresNode;

class PostgresEngine final : public Engine {
public:
    /// `place`: a connection URI, postgresql://…
    /// `node`: whose connection it is (Database).
    PostgresEngine(std::string place, Synchronous synchronous, Access access, const std::string& node);
    ~PostgresEngine() override;

    /// Returns host and database of a connection URI.
    static std::string shown(const std::string& place);

    void run(const std::string& sql) override;
    std::unique_ptr<Cursor> prepare(const char* sql) override;
    void begin(const Claims& claims) override;
    void commit() override;
    void roll_back() override;
    bool in_transaction() const override { return open_; }
    SchemaState schema() override;
    std::vector<Reference> references() override;
    void set_schema(int version) override;
    void probe() override;
    std::span<const Migration> migrations() const override;
    void continue_keys() override;
    void enter() override;
    NodeIdentity node() const override;
    bool is_file() const override { return false; }
    void set_patience(Patience patience) override { patience_ = std::move(patience); }
    int message_descriptor() const override;

private:
    friend class PostgresCursor;
    friend class PostgresNode;
    struct Close {
        void operator()(pg_conn* connection) const;
        void operator()(pg_result* result) const;
    };
    using Result = std::unique_ptr<pg_result, Close>;
    /// A message whose answer has not arrived.
    struct Sent {
        enum class Kind : std::uint8_t { prepare, run, sync } kind = Kind::sync;
        PostgresCursor* cursor = nullptr; ///< null for a sync, and once the cursor is gone
    };

    void connect();
    /// Connects, unless that has just failed: what waits in a queue fails at once, not one time limit each.
    void connect_again();
    /// Ends the session of this program's connection before, which PostgreSQL may not know to be lost.
    void end_session_before();
    bool is_connected() const;
    /// Runs statements without parameters and returns the result of the last; it may be an error.
    Result executed(const char* sql);
    /// Returns whether the commit whose answer was lost has been made. Waits until the old connection has
    /// ended and the database answers again. Throws an `uncertain` error if that takes too long.
    bool has_committed();
    /// Sends the statement, and before its first use its text.
    void send(PostgresCursor& cursor);
    /// The cursor will not be there when its answers arrive.
    void forget(const PostgresCursor& cursor);
    /// Waits for all answers, and returns that of the statement sent last.
    Result last_answer();
    /// Waits for all answers; outside a transaction the statements are then committed.
    void settle();
    Result take(); ///< the next answer, whatever it is
    /// Takes the next answer. After an error it also takes all others up to the sync, then throws.
    Result receive();
    void sync();
    void check(int sent);
    /// Returns the connection's next result, which may be null.
    Result next_result();
    [[noreturn]] void lost();
    /// Gives the connection up: it has not answered for too long.
    [[noreturn]] void silent();

    const std::string place_;
    const Synchronous synchronous_;
    const Access access_;
    std::unique_ptr<pg_conn, Close> connection_;
    std::uint64_t generation_ = 0; ///< of the connection, which takes its prepared statements with it
    std::uint64_t names_ = 0;      ///< of statements, so far
    std::deque<Sent> sent_;
    bool open_ = false; ///< a transaction
    Patience patience_;
    std::chrono::steady_clock::time_point next_try_{}; ///< before it, no connection is made
    std::string refusal_;                              ///< why the last one was not made
    int process_ = 0; ///< of PostgreSQL, which serves the connection; 0: none so far
    bool listening_;  ///< the connection notices messages of other nodes
    std::unique_ptr<Cursor> begin_, commit_, roll_back_;
    const std::string application_;      ///< the connection's name in PostgreSQL's lists
    std::unique_ptr<PostgresNode> node_; ///< null unless the connection owns the database
};

} // namespace germini::store
