#include "server/store/cluster.hpp"

#include "server/journal/log.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <utility>

namespace germini::store {

Cluster::Cluster(const StoreOptions& options, const Store& store)
    : name_(options.node), me_(store.node()),
      // Heartbeats need not reach the disk.
      database_(options.place(), Synchronous::normal, Access::existing, options.node), thread_([this] {
          const auto work = boost::asio::make_work_guard(context_);
          context_.run();
      }) {
    // From the entry on: a node that loads its tables for long is not dead.
    boost::asio::post(context_, [this] { beat_and_wait(); });
}

Cluster::~Cluster() {
    stop();
    if (leaving_ && !fenced_) retire();
}

void Cluster::stop() {
    context_.stop();
    if (thread_.joinable()) thread_.join();
}

void Cluster::start(ClusterEvents events) {
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
    } catch (const std::exception& error) { missed(error.what()); }
    if (fenced_) return;
    next_.expires_after(kBeat);
    next_.async_wait([this](const boost::system::error_code&) { beat_and_wait(); });
}

void Cluster::beat() {
    const auto began = Clock::now();
    Transaction transaction(database_); // which connects again if it must
    const bool alive = store::beat(database_, me_, leaving_);
    const auto rows = nodes(database_);
    const auto messages = events_ ? take_messages(database_, key()) : std::vector<model::NodeMessage>();
    transaction.commit();
    if (!alive) {
        journal::error({}, "node {} was taken for dead: its tables live at other nodes", name_);
        fenced_ = true;
        if (events_) events_->fenced();
        return;
    }
    if (missing_) journal::info({}, "heartbeat of node {} reaches the database again", name_);
    current_ = began;
    missing_ = cut_off_ = false;
    if (!events_) return;
    for (const model::NodeMessage& message : messages) events_->told(message);
    look_at(rows);
}

void Cluster::missed(const char* why) {
    if (!std::exchange(missing_, true)) journal::warn({}, "heartbeat of node {} failed: {}", name_, why);
    if (!events_ || cut_off_ || nodes_ < 2 || Clock::now() - current_.load() < kCutOff) return;
    cut_off_ = true;
    journal::error({}, "node {} does not reach the database: its clients are sent away", name_);
    events_->cut_off();
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
    const std::chrono::duration<double> age = Clock::now() - current_.load();
    return {takeovers_, nodes_, age.count()};
}

} // namespace germini::store
