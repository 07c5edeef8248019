#include "server/store/cluster.hpp"

#include "server/journal/log.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <unistd.h>
#include <utility>

namespace germini::store {

Cluster::Cluster(const StoreOptions& options, const Store& store, boost::asio::io_context& shared)
    : name_(options.node), me_(store.node()), given_up_(options.given_up), write_fenced_(options.fenced),
      // Heartbeats need not reach the disk.
      database_(options.place(), Synchronous::normal, Access::existing, options.node), watch_(shared),
      thread_([this] {
          const auto work = boost::asio::make_work_guard(context_);
          context_.run();
      }) {
    database_.engine().set_patience({kUnanswered, given_up_});
    // From the entry on: a node that loads its tables for long is not dead.
    boost::asio::post(context_, [this] { beat_and_wait(); });
}

Cluster::~Cluster() {
    stop();
    if (leaving_ && is_current() && !*given_up_) retire();
}

void Cluster::stop() {
    context_.stop();
    if (thread_.joinable()) thread_.join();
}

void Cluster::start(ClusterEvents events) {
    cut_off_ = events.cut_off;
    watch();
    boost::asio::post(context_, [this, events = std::move(events)]() mutable {
        events_ = std::move(events);
        if (fenced_) return events_->fenced();
        next_.cancel(); // it looks at the others at once
    });
}

void Cluster::leave() {
    leaving_ = true;
    boost::asio::post(context_, [this] { next_.cancel(); }); // the others learn it at once
}

void Cluster::beat_and_wait() {
    try {
        beat();
    } catch (const std::exception& error) { report_silence(error.what()); }
    if (fenced_) return;
    wait_for_messages();
    next_.expires_after(kBeat);
    next_.async_wait([this](const boost::system::error_code&) { beat_and_wait(); });
}

void Cluster::wait_for_messages() {
    const int descriptor = database_.engine().message_descriptor();
    // A new connection may have the number of the one before.
    boost::system::error_code ignored;
    messages_.close(ignored);
    if (descriptor < 0) return;
    messages_.assign(::dup(descriptor), ignored);
    messages_.async_wait(boost::asio::posix::stream_descriptor::wait_read,
                         [this](const boost::system::error_code& error) {
                             if (!error) next_.cancel();
                         });
}

void Cluster::beat() {
    if (*write_fenced_) return end();
    const auto began = Clock::now();
    Transaction transaction(database_); // which connects again if it must
    const bool alive = store::beat(database_, me_, leaving_);
    const auto rows = nodes(database_);
    const auto messages = events_ ? take_messages(database_, key()) : std::vector<model::NodeMessage>();
    transaction.commit();
    if (!alive) return end();
    current_ = began;
    answered_ = Clock::now();
    if (silent_.exchange(false)) journal::info({}, "the database answers again");
    if (!events_) return;
    handle(messages);
    look_at(rows);
}

void Cluster::end() {
    journal::error({}, "node {} was taken for dead: its tables live at other nodes", name_);
    fenced_ = true;
    if (events_) events_->fenced();
}

/// The messages are no longer in the database: one that fails must not take others with it.
void Cluster::handle(const std::vector<model::NodeMessage>& messages) {
    for (const model::NodeMessage& message : messages) try {
            if (!events_->message(message)) unknown_.report(Clock::now(), {}, message.kind);
        } catch (const std::exception& error) {
            journal::error({}, "message \"{}\" of another node failed: {}", message.kind, error.what());
        }
}

void Cluster::report_silence(const std::string& why) {
    if (!silent_.exchange(true)) journal::warn({}, "the database does not answer node {}: {}", name_, why);
}

void Cluster::watch() {
    watch_.expires_after(kBeat);
    watch_.async_wait([this](const boost::system::error_code& error) {
        if (error) return;
        look_at_silence();
        watch();
    });
}

void Cluster::look_at_silence() {
    // Not since the last heartbeat began: one that was answered late would be reported again.
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - answered_.load());
    if (seconds < kUnanswered) is_cut_off_ = false;
    if (seconds >= kUnanswered && !fenced_)
        report_silence(std::to_string(seconds.count()) + " s without an answer");
    if (seconds < kCutOff || is_cut_off_ || !has_others() || fenced_) return;
    is_cut_off_ = true;
    journal::error({}, "node {} does not reach the database: its clients are sent away", name_);
    cut_off_();
}

void Cluster::look_at(const std::vector<NodeRow>& rows) {
    const auto now = Clock::now();
    std::set<std::string> reachable;
    for (const NodeRow& row : rows) {
        Seen& seen = seen_[row.key];
        const bool changed = seen.reads == 0 || seen.row.beat != row.beat;
        seen.row = row;
        seen.reads = changed ? 1 : seen.reads + 1;
        if (changed) seen.changed = now;
        if (row.key == key() || row.down) continue;
        if (now - seen.changed < kReachable) reachable.insert(row.name);
        if (seen.reads >= kReads && now - seen.changed >= kSilence) take_over(row);
    }
    nodes_ = reachable.size() + 1;
    events_->seen(std::move(reachable));
    const std::int64_t given = seen_[key()].row.given;
    if (given_ == given) return;
    given_ = given;
    events_->given();
}

void Cluster::take_over(const NodeRow& dead) {
    try {
        Transaction transaction(database_);
        const auto moved = store::take_over(database_, dead);
        transaction.commit();
        if (!moved) return; // it lives, or another node was first
        journal::warn({}, "node {} is dead: {} of its tables live elsewhere now", dead.name, *moved);
        ++takeovers_;
    } catch (const StoreError& error) {
        // It was stopped within a commit, whose lock it has.
        journal::warn({}, "node {} is dead; ending its connections ({})", dead.name, error.what());
        end_connections(database_, dead);
    }
}

void Cluster::retire() {
    try {
        Transaction transaction(database_);
        for (const NodeRow& row : nodes(database_))
            if (row.key == key()) store::take_over(database_, row);
        transaction.commit();
    } catch (const StoreError& error) {
        journal::warn({}, "node {} cannot sign off: {}", name_, error.what());
    }
}

ClusterCounts Cluster::counts() const {
    const std::chrono::duration<double> age = silence();
    return {takeovers_, nodes_, age.count()};
}

} // namespace germini::store
