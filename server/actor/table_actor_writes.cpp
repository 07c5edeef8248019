// Decisions of the table's state: written, and only then applied and sent.
#include "server/actor/table_actor.hpp"
#include "server/api/action_from_wire.hpp"
#include "server/model/table_query.hpp"

#include "server/crypto/random.hpp"

namespace germini::server {
namespace {

constexpr const char* kNotStored = "That could not be stored; send it again.";

/// Returns the error code and message when a rematch gets no slot.
std::pair<protocol::ErrorCode, const char*> slot_error(CreateTableError why) {
    using protocol::ErrorCode;
    switch (why) {
    case CreateTableError::guest_has_too_many:
        return {ErrorCode("too_many"), "The table's host has reached the limit of unfinished tables."};
    case CreateTableError::address_has_too_many:
        return {ErrorCode("too_many_from_address"),
                "Your address has reached the limit of unfinished tables."};
    case CreateTableError::full:
        return {ErrorCode("full"), "The server has reached the limit of unfinished tables."};
    case CreateTableError::no_space:
        return {ErrorCode("full"), "The server's disk is almost full: no new match."};
    default:
        return {ErrorCode("restarting"), "The server is about to restart: no new match."};
    }
}

} // namespace

void TableActor::perform(TableClientPtr client, protocol::ActionMessage action) {
    run([this, client = std::move(client), action = std::move(action)]() {
        if (writes_.stopping() || audience_.find(client.get()) == nullptr) return;
        const protocol::ActionId id = action.id;
        if (!writes_.in_turn(
                [this, client, id, what = from_wire(action.what)] { judge_action(client, id, what); }))
            send_error(client, "busy", "Too many messages are waiting at this table.", id);
    });
}

void TableActor::act(TableClientPtr client, protocol::MoveMessage act) {
    run([this, client = std::move(client), act = std::move(act)]() mutable {
        if (writes_.stopping() || audience_.find(client.get()) == nullptr) return;
        const protocol::ActionId id = act.id;
        if (!writes_.in_turn([this, client, act = std::move(act)] { judge(client, act); }))
            send_error(client, "busy", "Too many messages are waiting at this table.", id);
    });
}

void TableActor::ping(TableClientPtr client) {
    run([this, client = std::move(client)] { audience_.send(client, payload(protocol::pong())); });
}

void TableActor::shown(TableClientPtr client, protocol::ChoiceShown shown) {
    run([this, client = std::move(client), shown] {
        const ConnectedClient* connected = audience_.find(client.get());
        if (writes_.stopping() || connected == nullptr || !connected->seat) return;
        if (!table_.shown(*connected->seat, TableHand{shown.hand}, shown.n, now())) return;
        plan();
        send_clock();
    });
}

void TableActor::pace(TableClientPtr client, protocol::PaceMessage pace) {
    run([this, client = std::move(client), pace] {
        if (writes_.stopping() || audience_.find(client.get()) == nullptr) return;
        if (table_.pace(client->guest().key, pace.wish, now())) plan();
    });
}

void TableActor::look_back(TableClientPtr client, protocol::LookBack look) {
    run([this, client = std::move(client), look] {
        if (writes_.stopping() || audience_.find(client.get()) == nullptr) return;
        if (table_.look_back(client->guest().key, look.open)) plan();
    });
}

// Actions.

void TableActor::judge_action(const TableClientPtr& client, protocol::ActionId id, const TableAction& action,
                              const TableSlot& slot) {
    if (answered_before(client, id)) return;
    const model::Guest& guest = client->guest();
    const Asker asker{guest.key, guest.name, table_.host(guest.key)};
    if (table_.begins_by(asker, action)) return open_hand(Requester{client, id});
    ChangeResult change = table_.decide(asker, action, now());
    if (!change) return refuse(client, id, change.error());
    if (std::holds_alternative<action::Invite>(action)) return write_invitation(client, id);
    if (change->again && !slot) return request_slot(client, id, action);
    write_change(*std::move(change), Requester{client, id},
                 [this, client, id, action, slot] { judge_action(client, id, action, slot); });
}

/// A rematch turns a finished table into an unfinished one, which the limits count. The table decides nothing
/// else until the directory has answered.
void TableActor::request_slot(const TableClientPtr& client, protocol::ActionId id,
                              const TableAction& action) {
    writes_.begin_write();
    slot_request_(
        client->guest().keys(), client->address(),
        [self = shared_from_this(), client, id, action](tl::expected<TableSlot, CreateTableError> slot) {
            self->later([self = self.get(), client, id, action, slot = std::move(slot)] {
                self->writes_.end_write([&] {
                    // Who asks for the match pays for its hands, not who made the table for an earlier one.
                    if (slot) self->maker_ = client->address();
                    if (slot) return self->judge_action(client, id, action, *slot);
                    const auto [code, message] = slot_error(slot.error());
                    self->send_error(client, code, message, id);
                });
            });
        });
}

std::optional<model::AnswerRow> TableActor::done_row(const std::optional<Requester>& requester) {
    if (!requester) return std::nullopt;
    return model::AnswerRow{requester->client->guest().key, requester->action, {}};
}

void TableActor::not_written(const Requester& requester, const store::StoreError& why, std::string message) {
    if (why.passing())
        return send_error(requester.client, "not_stored", std::move(message), requester.action);
    send_error(requester.client, "internal_error",
               "The database rejected that; sending it again will not help.", requester.action);
}

void TableActor::write_change(Change change, std::optional<Requester> requester,
                              std::function<void()> again) {
    if (!again) again = [this] { look_again(); };
    auto command = command_of(table_, change, done_row(requester));
    commit(std::move(command), [this, requester = std::move(requester), change = std::move(change),
                                again = std::move(again)](const auto& stored) {
        if (!stored && requester) return not_written(*requester, stored.error(), kNotStored);
        if (!stored) return look_again();
        const auto refused = [this, requester](Rule rule) {
            if (!requester) return look_again();
            if (rule != Rule("not_stored")) return refuse(requester->client, requester->action, rule);
            send_error(requester->client, "not_stored", kNotStored, requester->action);
        };
        if (is_kept(*stored, again, refused)) change_made(change, requester);
    });
}

void TableActor::look_again() {
    table_.look_again(server_.steady() + server_.settings.retry);
    arm();
}

bool TableActor::is_kept(const model::ChangeTable::Outcome& outcome, const std::function<void()>& again,
                         const SeatCallback& refused) {
    if (std::holds_alternative<model::NoResult>(outcome)) return true;
    if (const auto* saw = std::get_if<model::OtherHandSeen>(&outcome)) {
        table_.saw_hand(saw->guest, saw->seat);
        again();
    } else if (const auto& second = std::get<model::DuplicateSeats>(outcome); second.before) {
        give_up(second.seats, [again, refused](bool kept) { kept ? again() : refused("not_stored"); });
    } else {
        refused("already_seated");
    }
    return false;
}

void TableActor::give_up(const std::vector<Seat>& seats, std::function<void(bool)> then) {
    Change change = table_.without_second(seats, now());
    auto command = command_of(table_, change, std::nullopt);
    commit(std::move(command),
           [this, change = std::move(change), then = std::move(then)](const auto& stored) {
               const bool kept = stored && std::holds_alternative<model::NoResult>(*stored);
               // Before anything that follows from the change.
               writes_.in_turn_first([then, kept] { then(kept); });
               if (!kept) return;
               journal::warn(log_context(), "duplicate seat of a merged guest removed");
               change_made(change, std::nullopt);
           });
}

/// Applies a change that is in the database, and broadcasts it.
void TableActor::change_made(const Change& change, const std::optional<Requester>& requester) {
    table_.fold(change, requester ? &requester->client->guest() : nullptr, now());
    if (requester) answer_done(requester->client, requester->action);
    if (change.gone && requester) {
        // They left for good: the hand that they held is not sent again, not even to a spectator.
        if (audience_.remove(requester->client)) table_.went(requester->client->guest().key, now());
        requester->client->close(CloseReason::gone);
    }
    if (change.barred) disconnect({*change.barred}, CloseReason::barred);
    if (change.again) disconnect(table_.all_barred(), CloseReason::barred);
    if (change.closes) disconnect_all(CloseReason::closed);
    if (change.closes || change.match_end) journal::info(log_context(), "table ended early");
    seats_changed();
    if (change.match_end) disconnect_barred();
    maybe_next_hand();
}

/// Replaces the invitation. The old one becomes void, even for guests who came by it and have not sat down.
void TableActor::write_invitation(const TableClientPtr& client, protocol::ActionId action) {
    const std::string secret = server_.new_secret();
    const SecretHash hash = hash_secret(secret);
    model::NewInvitation command{table_.row().key, *done_row(Requester{client, action}), hash,
                                 table_.unseated_members()};
    commit(std::move(command), [this, client, action, secret, hash](const auto& stored) {
        if (!stored) return not_written({client, action}, stored.error(), kNotStored);
        if (std::holds_alternative<model::NewInvitation::NotHost>(*stored))
            return refuse(client, action, "not_host");
        invitation_ = secret;
        const auto outside = table_.unseated_members(); // also those who came in the meantime
        table_.set_invitation(hash, outside);
        answer_done(client, action);
        if (!table_.row().open) disconnect(outside, CloseReason::gone);
        send_table();
    });
}

// Hands.

void TableActor::maybe_next_hand() {
    if (!table_.may_open()) return;
    writes_.in_turn_once({OwnWork::Kind::deal}, [this] {
        if (table_.may_open()) open_hand();
    });
}

void TableActor::open_hand(std::optional<Requester> starter) {
    if (server_.maintenance.draining) {
        if (starter)
            return send_error(starter->client, "restarting", "The server is about to restart: no new hands.",
                              starter->action);
        return postpone_hand();
    }
    if (maker_ && maker_->hands.spent(server_.steady())) {
        server_.refusals.refused(Limit::hands, server_.steady(), log_context());
        if (starter)
            return send_error(starter->client, "too_fast",
                              "Too many hands from the address that made the table; try again later.",
                              starter->action);
        return postpone_hand();
    }
    write_hand(std::make_shared<NewHand>(table_.new_hand(server_, now())), std::move(starter));
}

void TableActor::postpone_hand() {
    table_.postpone_hand(server_.steady() + server_.settings.retry);
    arm();
}

void TableActor::write_hand(std::shared_ptr<NewHand> next, std::optional<Requester> starter) {
    auto command = command_of(table_, *next, done_row(starter));
    commit(std::move(command),
           [this, next = std::move(next), starter = std::move(starter)](const auto& stored) {
               if (!stored && starter) return not_written(*starter, stored.error(), kNotStored);
               if (!stored) return postpone_hand();
               if (const auto* other = std::get_if<model::OpenHand::NamesChanged>(&*stored)) {
                   next->call(other->people);
                   return write_hand(next, starter);
               }
               if (const auto* second = std::get_if<model::DuplicateSeats>(&*stored))
                   return give_up(second->seats, [this, starter](bool kept) { begin_again(starter, kept); });
               next->written(std::get<model::OpenHand::Opened>(*stored));
               if (maker_) static_cast<void>(maker_->hands.take(server_.steady()));
               if (starter) answer_done(starter->client, starter->action);
               hand_opened(std::move(*next));
           });
}

/// Checks again whether everybody is ready without the seats that were given up.
void TableActor::begin_again(const std::optional<Requester>& starter, bool kept) {
    if (starter) return judge_action(starter->client, starter->action, action::Ready());
    if (kept) return maybe_next_hand();
    postpone_hand();
}

void TableActor::hand_opened(NewHand opened) {
    table_.fold(std::move(opened), now());
    journal::debug(log_context(), "hand dealt");
    plan();
    welcome_moved();
    send_table();
    send_events(1, table_.hand()->events());
    for (const ConnectedClient& connected : audience_) send_choice(connected);
}

void TableActor::close_unused() {
    run([this] {
        writes_.in_turn_once({OwnWork::Kind::closing}, [this] {
            if (!table_.unused() || writes_.stopping()) return;
            commit(model::CloseTable{table_.row().key}, [this](const auto& stored) {
                if (stored) table_.close_unused();
                if (stored) journal::info(log_context(), "table closed, match never started");
                send_table();
            });
        });
    });
}

void TableActor::end_lingering() {
    run([this] {
        if (table_.stage() != model::Stage::over || writes_.stopping()) return;
        disconnect_all(CloseReason::closed);
        publish();
    });
}

// Moves.

void TableActor::judge(const TableClientPtr& client, const protocol::MoveMessage& act) {
    if (answered_before(client, act.id)) return;
    TableState::Verdict verdict = table_.judge(client->guest().key, TableHand{act.hand}, act.n, act.move);
    if (const auto* error = std::get_if<protocol::ReadError>(&verdict))
        return audience_.send(client, payload(protocol::error(*error, act.id)));
    if (const auto* rule = std::get_if<Rule>(&verdict)) return refuse(client, act.id, *rule);
    if (std::holds_alternative<TableState::OldMove>(verdict)) return judge_old(client, act);
    write_step(std::get<StepPtr>(std::move(verdict)), model::Cause::seat, Requester{client, act.id});
}

// Judges a move of a closed hand: done if the log has it, else stale.
void TableActor::judge_old(const TableClientPtr& client, const protocol::MoveMessage& act) {
    const model::FindAction query{table_.row().key, TableHand{act.hand}, client->guest().key, act.id};
    server_.store.ask(strand_, query, [self = shared_from_this(), client, id = act.id](const auto& found) {
        auto body = [&] {
            if (!found)
                self->send_error(client, "not_stored", "The database does not respond.", id);
            else if (*found)
                self->answer_done(client, id);
            else
                self->refuse(client, id, "stale");
        };
        self->guard(body);
    });
}

void TableActor::write_step(StepPtr taken, model::Cause cause, std::optional<Requester> requester) {
    const std::shared_ptr<Step> step = std::move(taken);
    const Seat seat = step->seat;
    std::shared_ptr<const HandEnd> end;
    const Moment at = now();
    if (auto ends = table_.end_with(*step, at)) end = std::make_shared<const HandEnd>(*std::move(ends));
    DecisionSource decided{cause, std::nullopt, std::nullopt};
    if (requester) decided.guest = requester->client->guest().key, decided.action = requester->action;
    auto command = command_of(table_, *step, end.get(), decided, at);
    commit(std::move(command), [this, step, seat, cause, end,
                                requester = std::move(requester)](const auto& stored) {
        // The table was loaded again just now, and still does not know what the log has.
        if (!stored && stored.error().duplicate()) throw stored.error();
        if (!stored && requester)
            return not_written(*requester, stored.error(), "The move could not be stored; send it again.");
        if (!stored) return step_failed(seat, cause);
        const int from = table_.hand()->told() + 1;
        table_.fold(*step, end.get(), now());
        ++server_.counters.moves;
        if (const int told = table_.hand()->told(); told >= from) send_events(from, told);
        if (requester) answer_done(requester->client, requester->action);
        if (end) journal::debug(log_context(), "hand over");
        if (end && table_.stage() == model::Stage::over) journal::info(log_context(), "match over");
        step_taken(end != nullptr);
    });
}

/// Sends the new choice to each seat that was just asked, and updates the clock.
void TableActor::step_taken(bool hand_over) {
    if (!hand_over) {
        for (const ConnectedClient& connected : audience_)
            if (connected.seat && table_.asked_just_now(*connected.seat)) send_choice(connected);
        plan();
        if (table_.overdue(now()) != overdue_sent_) send_table();
        return send_clock();
    }
    plan();
    later([this] { // the last trick is sent first
        welcome_moved();
        send_table();
        if (table_.stage() == model::Stage::over) disconnect_barred();
    });
}

// Plays a bot's move, from the seat's own view: that of a bot, or the greedy one when time is out (D-25).
void TableActor::play_for(Seat seat, model::Cause cause) {
    const TableHand hand = table_.hand_number();
    const int asked = table_.asked_at(seat);
    const auto kind = cause == model::Cause::bot ? OwnWork::Kind::bot_move : OwnWork::Kind::late_move;
    writes_.in_turn_once({kind, index(seat), asked}, [this, seat, cause, hand, asked] {
        const auto answer = bot_moves_.find(seat);
        const bool thinks = cause == model::Cause::bot && answer != bot_moves_.end();
        const MovePtr* thought = thinks ? answer->second.to({hand, asked}) : nullptr;
        const auto refused = [this](std::string_view clause) { // the move itself may show hidden cards
            journal::error(log_context(), "bot's move refused ({}), greedy move played", clause);
        };
        if (StepPtr step =
                table_.played_for(seat, cause, hand, asked, thought ? thought->get() : nullptr, refused))
            write_step(std::move(step), cause, std::nullopt);
    });
}

void TableActor::step_failed(Seat seat, model::Cause cause) {
    table_.postpone_move(seat, cause, server_.steady() + server_.settings.retry);
    arm();
}

} // namespace germini::server
