#include "server/actor/table_actor.hpp"

namespace germini::server {

TableActor::TableActor(ServerContext& server, const Game& game, const model::SavedTable& saved,
                       std::optional<std::string> invitation, Publish publish, SlotRequest slot_request,
                       Replace replace, bool replaces)
    : server_(server), game_(game), strand_(boost::asio::make_strand(server.context)),
      publish_(std::move(publish)), slot_request_(std::move(slot_request)), replace_(std::move(replace)),
      replaces_(replaces), key_(saved.table.key), table_(game, server.settings, saved),
      invitation_(std::move(invitation)), crowd_timer_(strand_), timer_(strand_) {
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

void TableActor::start(ClientAddressPtr maker) {
    run([this, maker = std::move(maker)] {
        maker_ = maker;
        table_.begin(now());
        send_new_hands(table_.look(now())); // nobody is there yet
        plan();
        publish();
        maybe_next_hand();
    });
}

void TableActor::break_down(const char* why) {
    journal::error(log_context(), "table stopped, log kept: {}", why);
    end_running(CloseReason::broken);
}

void TableActor::be_replaced(const store::StoreError& why) {
    journal::warn(log_context(), "table is loaded again from its log: {}", why.what());
    end_running(CloseReason::restarting);
    replace_(this);
}

void TableActor::end_running(CloseReason reason) {
    broken_ = true;
    timer_.cancel();
    crowd_timer_.cancel();
    disconnect_all(reason);
    writes_.abandon();
}

void TableActor::stop(std::function<void()> stopped) {
    boost::asio::post(strand_, [self = shared_from_this(), stopped = std::move(stopped)]() mutable {
        self->timer_.cancel();
        self->crowd_timer_.cancel();
        self->writes_.stop(std::move(stopped));
    });
}

void TableActor::part(Parting why, std::function<void()> done) {
    boost::asio::post(strand_, [self = shared_from_this(), why = std::move(why), done = std::move(done)] {
        self->disconnect_all(why);
        done();
    });
}

void TableActor::disconnect_all(const Parting& why) {
    for (const TableClientPtr& client : audience_.disconnect_all(why))
        table_.went(client->guest().key, now());
}

} // namespace germini::server
