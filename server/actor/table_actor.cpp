#include "server/actor/table_actor.hpp"

namespace germini::server {

TableActor::TableActor(ServerContext& server, const Game& game, const model::SavedTable& saved,
                       std::optional<std::string> invitation, Publish publish, SlotRequest slot_request)
    : server_(server), game_(game), strand_(boost::asio::make_strand(server.context)),
      publish_(std::move(publish)), slot_request_(std::move(slot_request)), key_(saved.table.key),
      table_(game, server.settings, saved), invitation_(std::move(invitation)), crowd_timer_(strand_),
      timer_(strand_) {
    ++server_.counters.tables;
    for (const model::AnswerRow& answer : saved.answers) answers_.add(answer.guest, answer.id, answer.rule);
    try {
        table_.restore(saved);
    } catch (const std::exception& error) {
        journal::error(log_context(), "table cannot be restored and is halted: {}", error.what());
        broken_ = true;
    }
}

journal::LogContext TableActor::log_context() const {
    journal::LogContext context;
    context.table = table_.row().id;
    if (table_.hand() != nullptr) context.hand = table_.hand_row().id;
    return context;
}

void TableActor::start() {
    run([this] {
        table_.begin(now());
        plan();
        publish();
        maybe_next_hand();
    });
}

void TableActor::break_down(const char* why) {
    journal::error(log_context(), "table stopped, log kept: {}", why);
    broken_ = true;
    writing_ = false;
    waiting_.clear();
    timer_.cancel();
    crowd_timer_.cancel();
    disconnect_all(CloseReason::broken);
    if (stopped_) finish_stop();
}

bool TableActor::in_turn(std::function<void()> body) {
    if (waiting_.size() >= server_.settings.most_waiting) return false;
    in_turn_unlimited(std::move(body));
    return true;
}

void TableActor::in_turn_unlimited(std::function<void()> body) {
    if (!writing_ && waiting_.empty()) return body();
    waiting_.push_back(std::move(body));
}

void TableActor::in_turn_once(const OwnWork& work, std::function<void()> body) {
    if (!own_waiting_.insert(work).second) return;
    in_turn_unlimited([this, work, body = std::move(body)] {
        own_waiting_.erase(work);
        body();
    });
}

void TableActor::run_next() {
    while (!writing_ && !waiting_.empty() && !stopping_) {
        const auto body = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        body();
    }
    if (!writing_ && stopped_) finish_stop();
}

void TableActor::stop(std::function<void()> stopped) {
    boost::asio::post(strand_, [self = shared_from_this(), stopped = std::move(stopped)]() mutable {
        self->stopping_ = true;
        self->stopped_ = std::move(stopped);
        self->timer_.cancel();
        self->crowd_timer_.cancel();
        if (!self->writing_) self->finish_stop();
    });
}

void TableActor::part(Parting why, std::function<void()> done) {
    boost::asio::post(strand_, [self = shared_from_this(), why = std::move(why), done = std::move(done)] {
        self->disconnect_all(why);
        done();
    });
}

void TableActor::disconnect_all(const Parting& why) {
    for (const ConnectedClient& connected : connected_) {
        connected.client->close(why);
        table_.went(connected.client->guest().key, now());
    }
    connected_.clear();
}

void TableActor::finish_stop() {
    waiting_.clear(); // an action holds its client, and the client this table
    const auto stopped = std::exchange(stopped_, nullptr);
    stopped();
}

} // namespace germini::server
