#include "server/actor/write_queue.hpp"

#include <utility>

namespace germini::server {

bool WriteQueue::in_turn(Body body) {
    if (waiting_.size() >= most_) return false;
    in_turn_unlimited(std::move(body));
    return true;
}

void WriteQueue::in_turn_unlimited(Body body) {
    if (!writing_ && waiting_.empty()) return body();
    waiting_.push_back(std::move(body));
}

void WriteQueue::in_turn_once(const OwnWork& work, Body body) {
    if (!own_waiting_.insert(work).second) return;
    in_turn_unlimited([this, work, body = std::move(body)] {
        own_waiting_.erase(work);
        body();
    });
}

void WriteQueue::run_next() {
    while (!writing_ && !waiting_.empty() && !stopping_) {
        const auto body = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        body();
    }
    if (!writing_ && stopped_) finish_stop();
}

void WriteQueue::stop(Body stopped) {
    stopping_ = true;
    stopped_ = std::move(stopped);
    if (!writing_) finish_stop();
}

void WriteQueue::abandon() {
    writing_ = false;
    drop_waiting();
    if (stopped_) finish_stop();
}

void WriteQueue::finish_stop() {
    drop_waiting();
    const auto stopped = std::exchange(stopped_, nullptr);
    stopped();
}

/// What waits must not outlive the table's work: an action holds its client, and the client the table.
void WriteQueue::drop_waiting() {
    waiting_.clear();
    own_waiting_.clear();
}

} // namespace germini::server
