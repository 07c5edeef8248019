#include "server/store/store.hpp"

#include "server/callback_value.hpp"
#include "server/store/chain.hpp"
#include "server/store/claims.hpp"
#include "server/store/execute.hpp"
#include "server/store/migrate.hpp"
#include "server/store/nodes.hpp"
#include "server/store/private_files.hpp"
#include "server/store/store_impl.hpp"

#include <algorithm>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <filesystem>
#include <thread>
#include <vector>

namespace germini::store {
namespace {

// Without a limit, a commit could grow forever under load.
constexpr std::size_t kMostWritesACommit = 1024;
// If the last commit had several writes, more are likely on their way. Waiting a moment, longer after a
// larger commit, merges many small commits into one. A lone table never waits.
constexpr std::chrono::microseconds kGatherAWrite{15}, kMostGather{400};

constexpr int kLongReaders = 2;

/// Makes the database's folder, closed to others, and locks the file.
std::unique_ptr<Lock> made_place(const StoreOptions& options) {
    make_folder(std::filesystem::path(options.path).parent_path().string(), options.own_folder);
    if (!options.postgres.empty()) return nullptr; // locked by its connection
    close_to_others(options.path);
    return std::make_unique<Lock>(options.path);
}

template <class T> std::vector<T> one(T value) {
    std::vector<T> values;
    values.push_back(std::move(value));
    return values;
}

/// Returns why `body` failed; anything but a StoreError is a fault of the program.
template <class Body> std::optional<StoreError> failure_of(Body body) {
    try {
        body();
        return std::nullopt;
    } catch (const StoreError& error) { return error; } catch (const std::exception& error) {
        return StoreError(error.what());
    }
}

} // namespace

Store::Impl::Impl(StoreOptions options, boost::asio::io_context& shared)
    : options_(std::move(options)), lock_(made_place(options_)), database_(own_connection()),
      shared_(shared) {
    migrate(*database_, shown(options_.place()), database_->engine().migrations());
    // SQLite's migrations open a temporary database, which every transaction would begin and commit too.
    if (database_->engine().is_file()) database_ = own_connection();
    begin_chain(*database_);
    database_->engine().enter();
    database_->engine().set_patience({kLongestAnswer, options_.given_up});
    reader_ = std::make_unique<Reader>(options_);
    long_readers_ = std::make_unique<LongReaders>(options_);
    if (has_thread()) {
        worker_ = std::make_unique<Worker>();
        executor_ = worker_->context.get_executor();
    } else {
        executor_ = boost::asio::make_strand(shared);
    }
}

std::unique_ptr<Database> Store::Impl::own_connection() const {
    return std::make_unique<Database>(options_.place(), options_.synchronous, Access::own, options_.node);
}

void Store::Impl::claim_tables() {
    Transaction transaction(*database_);
    store::claim_tables(*database_);
    transaction.commit();
}

void Store::Impl::catch_up() {
    const auto now = std::chrono::steady_clock::now();
    failed_queries_.catch_up(now);
    if (!refusing_ && refusal_logged_)
        log_acceptance();
    else
        failed_writes_.catch_up(now);
}

StoreCounts Store::Impl::counts() const {
    StoreCounts counts{commits_, writes_, errors_};
    std::error_code none; // PostgreSQL, or no write since the last checkpoint that removed the file
    const auto bytes = std::filesystem::file_size(options_.path + "-wal", none);
    if (!none && options_.postgres.empty()) counts.wal_bytes = bytes;
    return counts;
}

/// The log's last line tells whether the database refuses writes: a refusal after an acceptance does not wait
/// for its turn. Acceptances do, so that a database that changes its mind often does not fill the log.
void Store::Impl::log_refusal(const StoreError& error) {
    const auto now = std::chrono::steady_clock::now();
    if (error.passing()) refusing_ = true;
    if (error.passing() && !refusal_logged_.exchange(true))
        failed_writes_.report_now(now, {}, error.what());
    else
        failed_writes_.report(now, {}, error.what());
}

void Store::Impl::log_acceptance() {
    const std::uint64_t more = failed_writes_.suppressed();
    const std::string text = more == 0 ? "" : std::to_string(more) + " more failed before, not logged";
    if (!writes_again_.report(std::chrono::steady_clock::now(), {}, text)) return;
    refusal_logged_ = false;
    failed_writes_.forget_suppressed();
}

Store::Impl::~Impl() {
    worker_.reset();
    flush(); // no other thread does it now
    reader_.reset();
    long_readers_.reset(); // the last connection to close checkpoints the WAL
}

void Store::Impl::stop_reading() {
    if (reader_) reader_->worker.context.stop();
    if (long_readers_) long_readers_->worker.context.stop();
    reader_.reset();
    long_readers_.reset();
}

void Store::Impl::Worker::run() {
    // An exception in one handler does not stop the handlers after it.
    for (;;) try {
            context.run();
            return;
        } catch (const std::exception& error) { journal::error({}, "database thread: {}", error.what()); }
}

void Store::Impl::put(Waiting write) {
    // Writes that arrive before the flush runs share its commit. On shared threads these come from work
    // already queued; on the store's own thread they arrive during the previous commit.
    if (waiting_.put(std::move(write))) boost::asio::post(executor_, [this] { flush(); });
}

Store::Impl::LongReaders::LongReaders(const StoreOptions& options)
    : turns(options.long_queries), worker(kLongReaders) {
    for (int i = 0; i < kLongReaders; ++i) {
        free.push_back(std::make_unique<Database>(options.place(), options.synchronous, Access::reading));
        free.back()->engine().set_patience({kLongestLongAnswer, options.given_up});
    }
}

void Store::Impl::put(PendingQuery pending) {
    Reader& reader = *reader_;
    if (reader.queries.put(std::move(pending)))
        boost::asio::post(reader.worker.context, [this, &reader] {
            reader.queries.take([&](PendingQuery next) { run(reader.database, std::move(next)); });
        });
}

void Store::Impl::put_long(PendingQuery pending) {
    LongReaders& readers = *long_readers_;
    boost::asio::post(readers.worker.strand, [this, &readers, pending = std::move(pending)]() mutable {
        const std::string address = pending.asker.address;
        auto dropped = readers.turns.push(address, std::move(pending));
        if (dropped) turn_away(*std::move(dropped));
        run_long(readers);
    });
}

std::string Store::Impl::folder() const {
    const auto folder = std::filesystem::path(options_.path).parent_path();
    return folder.empty() ? "." : folder.string();
}

void Store::Impl::flush() {
    if (has_thread() && last_batch_ > 1) // no other work needs the thread
        std::this_thread::sleep_for(std::min(kMostGather, last_batch_ * kGatherAWrite));
    std::vector<Waiting> writes;
    waiting_.take([&](Waiting write) {
        writes.push_back(std::move(write));
        if (writes.size() == kMostWritesACommit) commit(std::exchange(writes, {}));
    });
    if (!writes.empty()) last_batch_ = static_cast<std::uint32_t>(writes.size());
    commit(std::move(writes));
}

void Store::Impl::run(Database& database, PendingQuery pending) {
    const auto attempt = [&] {
        Transaction moment(database);
        pending.query(database);
        moment.commit();
    };
    std::optional<StoreError> error = failure_of(attempt);
    if (error && error->passing() && !database.engine().is_file())
        error = failure_of(attempt); // connects again
    if (error) {
        ++errors_;
        failed_queries_.report(std::chrono::steady_clock::now(), {}, error->what());
    }
    answered(std::move(pending), std::move(error));
}

/// Runs on the strand. Gives each free connection the next query of an address that has none running.
void Store::Impl::run_long(LongReaders& readers) {
    while (!readers.free.empty()) {
        std::optional<PendingQuery> next = readers.turns.pop(
            [&readers](const std::string& from) { return !readers.under_way.contains(from); });
        if (!next) return;
        if (next->asker.gone.stop_requested()) {
            turn_away(*std::move(next));
            continue;
        }
        readers.under_way.insert(next->asker.address);
        auto work = [this, &readers, pending = *std::move(next),
                     database = std::move(readers.free.back())]() mutable {
            const std::string address = pending.asker.address;
            run(*database, std::move(pending));
            boost::asio::post(readers.worker.strand,
                              [this, &readers, address, database = std::move(database)]() mutable {
                                  readers.free.push_back(std::move(database));
                                  readers.under_way.erase(address);
                                  run_long(readers);
                              });
        };
        readers.free.pop_back();
        boost::asio::post(readers.worker.context, std::move(work));
    }
}

void Store::Impl::turn_away(PendingQuery pending) {
    answered(std::move(pending), StoreError("Too many long queries are waiting.", StoreFault::crowded));
}

void Store::Impl::answered(PendingQuery pending, std::optional<StoreError> error) {
    boost::asio::post(shared_, [pending = std::move(pending), error = std::move(error)]() mutable {
        boost::asio::dispatch(pending.executor,
                              [done = std::move(pending.done), error = std::move(error)] { done(error); });
    });
}

void Store::Impl::commit(std::vector<Waiting> writes) {
    if (writes.empty()) return;
    const auto error = attempt(writes);
    if (!error) {
        if (refusing_.exchange(false)) log_acceptance();
        return report(std::move(writes));
    }
    // What may be stored is not written again: those who asked for it read what was stored.
    if (writes.size() == 1 || error->uncertain()) {
        errors_ += writes.size();
        log_refusal(*error);
        for (const Waiting& write : writes) write->failed = error;
        return report(std::move(writes));
    }
    // One failing write fails them all, so each is tried alone. Each is reported alone too, because the
    // next may have to wait for the disk or another program.
    journal::debug({}, "commit of {} writes failed, retrying each alone: {}", writes.size(), error->what());
    for (Waiting& write : writes) commit(one(std::move(write)));
}

/// Returns nothing where no other program can be in the way.
Claims Store::Impl::claims_of(const std::vector<Waiting>& writes) const {
    Claims all;
    if (options_.postgres.empty()) return all;
    for (const Waiting& write : writes) add(all, write->claims());
    return all;
}

/// Executes all writes in one transaction, or none.
std::optional<StoreError> Store::Impl::attempt(const std::vector<Waiting>& writes) {
    auto error = failure_of([&] {
        if (*options_.fenced) throw StoreError("this node was taken for dead", StoreFault::fenced);
        const auto start = options_.stopwatch();
        Transaction transaction(*database_, claims_of(writes));
        for (const Waiting& write : writes) write->execute(*database_);
        transaction.commit();
        ++commits_;
        writes_ += writes.size();
        commit_times_.add(options_.stopwatch() - start);
    });
    if (error && error->fenced()) *options_.fenced = true;
    return error;
}

/// Posts all outcomes to `shared_` at once, then dispatches each to its executor. On a single thread, each
/// move is then broadcast while its table is still in the cache.
void Store::Impl::report(std::vector<Waiting> writes) {
    boost::asio::post(shared_, [writes = std::move(writes)]() mutable {
        for (Waiting& write : writes) {
            const auto executor = write->executor;
            boost::asio::dispatch(executor,
                                  [write = std::move(write)] { write->done(std::move(write->failed)); });
        }
    });
}

Store::Store(StoreOptions options, boost::asio::io_context& shared)
    : impl_(std::make_unique<Impl>(std::move(options), shared)) {}
Store::~Store() = default;

void Store::put(Write write) { impl_->put(std::make_unique<Write>(std::move(write))); }
void Store::put(PendingQuery pending) { impl_->put(std::move(pending)); }
void Store::put_long(PendingQuery pending) { impl_->put_long(std::move(pending)); }
boost::asio::any_io_executor Store::executor() const { return impl_->shared(); }
Database& Store::database() { return impl_->database(); }
std::string Store::folder() const { return impl_->folder(); }
void Store::claim_tables() { impl_->claim_tables(); }
NodeIdentity Store::node() const { return impl_->node(); }
void Store::give_up() { impl_->give_up(); }
void Store::stop_reading() { impl_->stop_reading(); }
void Store::catch_up() { impl_->catch_up(); }
StoreCounts Store::counts() const { return impl_->counts(); }
const CommitTimes& Store::commit_times() const { return impl_->commit_times(); }

namespace {
using Error = std::optional<StoreError>;
}

boost::asio::awaitable<Error> Store::written(Work work, std::function<Claims()> claims) {
    auto start = [this, work = std::move(work), claims = std::move(claims)](Report done) mutable {
        put(Write{executor(), std::move(work), std::move(claims), std::move(done)});
    };
    return server::callback_value<Error>(std::move(start));
}

boost::asio::awaitable<Error> Store::answered(Work work) {
    auto start = [this, work = std::move(work)](Report done) mutable {
        put(PendingQuery{executor(), std::move(work), std::move(done)});
    };
    return server::callback_value<Error>(std::move(start));
}

boost::asio::awaitable<Error> Store::answered_long(LongAsker asker, Work work) {
    auto start = [this, asker = std::move(asker), work = std::move(work)](Report done) mutable {
        put_long(PendingQuery{executor(), std::move(work), std::move(done), std::move(asker)});
    };
    return server::callback_value<Error>(std::move(start));
}

} // namespace germini::store
