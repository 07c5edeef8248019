// What the table's state decided: written, and only then so and told.
#include "server/actor/table_actor.hpp"

#include "server/crypto/random.hpp"

namespace germini::server {

void TableActor::perform(PeerPtr peer, protocol::Do action) {
    run([this, peer = std::move(peer), action = std::move(action)]() mutable {
        if (stopping_ || find(peer.get()) == nullptr) return;
        const protocol::ActionId id = action.id;
        if (!in_turn([this, peer, action = std::move(action)] { judge_action(peer, action); }))
            complain(peer, "busy", "Too much is waiting at this table.", id);
    });
}

void TableActor::act(PeerPtr peer, protocol::Act act) {
    run([this, peer = std::move(peer), act = std::move(act)]() mutable {
        if (stopping_ || find(peer.get()) == nullptr) return;
        const protocol::ActionId id = act.id;
        if (!in_turn([this, peer, act = std::move(act)] { judge(peer, act); }))
            complain(peer, "busy", "Too much is waiting at this table.", id);
    });
}

void TableActor::ping(PeerPtr peer) {
    run([this, peer = std::move(peer)] { tell(peer, payload(protocol::pong())); });
}

void TableActor::say(PeerPtr peer, protocol::Say word) {
    run([this, peer = std::move(peer), word = std::move(word)] {
        const Present* speaker = find(peer.get());
        if (stopping_ || speaker == nullptr || !speaker->seat) return;
        if (!greetings_.take(*speaker->seat, world_.steady()))
            return tell(peer, payload(protocol::error({"/emote", "too_many_emotes",
                                                       "Too many greetings; this one was not passed on."},
                                                      std::nullopt)));
        const Payload text = payload(protocol::said(*speaker->seat, word.emote));
        for (const Present& present : present_) tell(present.peer, text);
    });
}

void TableActor::shown(PeerPtr peer, protocol::Shown shown) {
    run([this, peer = std::move(peer), shown] {
        const Present* present = find(peer.get());
        if (stopping_ || present == nullptr || !present->seat) return;
        if (!table_.shown(*present->seat, shown, now())) return;
        plan();
        tell_clock();
    });
}

// Actions.

void TableActor::judge_action(const PeerPtr& peer, const protocol::Do& action) {
    if (answered_before(peer, action.id)) return;
    const store::Guest& guest = peer->guest();
    const Asker asker{guest.key, guest.name, table_.host(guest.key)};
    if (table_.begins_by(asker, action.what)) return open_hand(Mover{peer, action.id});
    Changed change = table_.decide(asker, action.what, now());
    if (!change) return refuse_for_good(peer, action.id, change.error());
    if (std::holds_alternative<protocol::Invite>(action.what)) return write_invitation(peer, action.id);
    write_change(*std::move(change), Mover{peer, action.id});
}

store::AnswerRow TableActor::done_row(const PeerPtr& peer, protocol::ActionId action) const {
    return store::AnswerRow{peer->guest().key, action, {}};
}

void TableActor::not_stored(const Mover& mover, std::string message) {
    complain(mover.peer, "not_stored", std::move(message), mover.action);
}

void TableActor::write_change(Change change, std::optional<Mover> mover) {
    std::optional<store::HaltRow> halt;
    if (change.halt && *change.halt)
        halt = store::HaltRow{std::string(word((*change.halt)->kind)), (*change.halt)->since,
                              (*change.halt)->until};
    std::optional<store::AnswerRow> done;
    if (mover) done = done_row(mover->peer, mover->action);
    auto work = [table = table_.row().key, hand = table_.hand() ? table_.hand_row().key : 0,
                 match = table_.match() ? table_.match()->key : 0, rows = change.seating.rows(), halt, done,
                 change](store::Database& db) {
        if (done) store::add_answer(db, table, *done, Answers::kKept);
        store::save_seats(db, table, rows);
        if (change.host) store::set_host(db, table, *change.host);
        for (const GuestKey guest : change.shut_out) store::remove_member(db, table, guest);
        if (change.barred) store::bar(db, table, *change.barred);
        if (change.sighted) store::add_sightings(db, hand, {*change.sighted});
        if (change.left_place) store::add_left_place(db, match, *change.left_place);
        if (change.halt) store::set_halt(db, table, halt);
        if (change.again) store::set_table_state(db, table, store::Stage::waiting);
        if (!change.match_end) return;
        store::set_table_state(db, table, store::Stage::over);
        store::end_match(db, change.match_end->match);
        store::add_lines(db, change.match_end->match.key, change.match_end->lines);
    };
    commit(std::move(work), [this, mover = std::move(mover), change = std::move(change)](bool stored) {
        if (stored) return change_made(change, mover);
        if (mover) return not_stored(*mover, "That could not be stored; send it again.");
        table_.look_again(world_.steady() + world_.settings.retry);
        arm();
    });
}

/// The change is in the database: the table is as it says, and everybody hears of it.
void TableActor::change_made(const Change& change, const std::optional<Mover>& mover) {
    table_.fold(change, mover ? &mover->peer->guest() : nullptr, now());
    if (mover) answer_done(mover->peer, mover->action);
    if (change.gone && mover) {
        // For good: the hand that he held is not told again, not even to a spectator.
        if (std::erase_if(present_, [&mover](const Present& other) { return other.peer == mover->peer; }) > 0)
            table_.went(mover->peer->guest().key, now());
        mover->peer->close(Farewell::gone);
    }
    if (change.barred) turn_out({*change.barred}, Farewell::barred);
    seats_changed();
    maybe_next_hand();
}

/// The old invitation is void, also for those who came by it and have not sat down.
void TableActor::write_invitation(const PeerPtr& peer, protocol::ActionId action) {
    const std::string secret = world_.new_secret();
    const SecretHash hash = hash_secret(secret);
    auto shut_out = table_.unseated_members();
    auto work = [table = table_.row().key, hash, shut_out,
                 row = done_row(peer, action)](store::Database& db) {
        store::add_answer(db, table, row, Answers::kKept);
        store::set_invitation(db, table, hash);
        for (const GuestKey guest : shut_out) store::remove_member(db, table, guest);
    };
    commit(std::move(work), [this, peer, action, secret, hash, shut_out](bool stored) {
        if (!stored) return not_stored({peer, action}, "That could not be stored; send it again.");
        invitation_ = secret;
        table_.set_invitation(hash, shut_out);
        answer_done(peer, action);
        if (!table_.row().open) turn_out(shut_out, Farewell::gone);
        tell_table();
    });
}

// Hands.

void TableActor::maybe_next_hand() {
    if (!table_.may_open()) return;
    in_turn([this] {
        if (table_.may_open()) open_hand();
    });
}

void TableActor::open_hand(std::optional<Mover> starter) {
    const auto next = std::make_shared<NewHand>(table_.new_hand(world_, now()));
    std::optional<store::AnswerRow> action;
    if (starter) action = done_row(starter->peer, starter->action);
    auto work = [next, action, begins = !table_.match(), table = table_.row().key](store::Database& db) {
        if (action) store::add_answer(db, table, *action, Answers::kKept);
        if (begins) next->match.key = store::add_match(db, next->match);
        next->row.match = next->match.key;
        next->call(store::people_of(db, next->known));
        next->row.key = store::add_hand(db, next->row);
        store::EventsRow first;
        first.hand = next->row.key;
        first.count = next->log.events;
        first.codec = next->log.codec;
        first.at = next->row.opened;
        first.bytes = next->log.bytes;
        store::append_events(db, first);
        store::add_sightings(db, next->row.key, next->sightings);
        if (begins) store::set_table_state(db, table, store::Stage::playing);
        store::save_seats(db, table, next->seating.rows());
    };
    commit(std::move(work), [this, next, starter = std::move(starter)](bool stored) {
        if (!stored && starter) return not_stored(*starter, "That could not be stored; send it again.");
        if (!stored) {
            table_.postpone_hand(world_.steady() + world_.settings.retry);
            return arm();
        }
        if (starter) answer_done(starter->peer, starter->action);
        hand_opened(std::move(*next));
    });
}

void TableActor::hand_opened(NewHand opened) {
    table_.fold(std::move(opened), now());
    plan();
    welcome_moved();
    tell_table();
    tell_events(1, table_.hand()->events());
    for (const Present& present : present_) tell_choice(present);
}

void TableActor::close_unused() {
    run([this] {
        in_turn([this] {
            if (!table_.unused() || stopping_) return;
            auto work = [table = table_.row().key](store::Database& db) {
                store::set_table_state(db, table, store::Stage::over);
            };
            commit(std::move(work), [this](bool stored) {
                if (stored) table_.close_unused();
                tell_table();
            });
        });
    });
}

// Moves.

void TableActor::judge(const PeerPtr& peer, const protocol::Act& act) {
    if (answered_before(peer, act.id)) return;
    TableState::Verdict verdict = table_.judge(peer->guest().key, act);
    if (const auto* error = std::get_if<protocol::ReadError>(&verdict))
        return tell(peer, payload(protocol::error(*error, act.id)));
    if (const auto* rule = std::get_if<Rule>(&verdict)) return refuse(peer, act.id, *rule);
    if (std::holds_alternative<TableState::OldMove>(verdict)) return judge_old(peer, act);
    write_step(std::get<StepPtr>(std::move(verdict)), store::Cause::seat, Mover{peer, act.id});
}

// A move of a hand that is over: done if the log has it, else stale.
void TableActor::judge_old(const PeerPtr& peer, const protocol::Act& act) {
    const auto query = [table = table_.row().key, hand = act.hand, guest = peer->guest().key, id = act.id](
                           store::Database& db) { return store::has_action(db, table, hand, guest, id); };
    world_.store.read(
        strand_, query,
        [self = shared_from_this(), peer, id = act.id](const auto& error, std::optional<bool> found) {
            auto body = [&] {
                if (error)
                    self->complain(peer, "not_stored", "The database does not answer.", id);
                else if (found.value_or(false))
                    self->answer_done(peer, id);
                else
                    self->refuse(peer, id, "stale");
            };
            self->guard(body);
        });
}

void TableActor::write_step(StepPtr decided, store::Cause cause, std::optional<Mover> mover) {
    const std::shared_ptr<const Step> step = std::move(decided);
    const int seat = static_cast<int>(step->seat);
    store::EventsRow row;
    row.hand = table_.hand_row().key;
    row.n = table_.hand()->events() + 1;
    row.count = step->events;
    row.codec = game_.codec();
    row.seat = seat;
    row.cause = cause;
    if (mover) row.guest = mover->peer->guest().key, row.action = mover->action;
    row.at = world_.now();
    row.bytes = step->bytes;
    std::shared_ptr<const HandEnd> end;
    if (auto ends = table_.end_with(*step, now())) end = std::make_shared<const HandEnd>(*std::move(ends));
    std::vector<store::SeatRow> seats; // where they change with it
    if (end && end->seating) seats = end->seating->rows();
    auto work = [row = std::move(row), end, seats = std::move(seats),
                 table = table_.row().key](store::Database& db) {
        store::append_events(db, row);
        if (!end) return;
        store::close_hand(db, end->hands.back(), end->closing.record, end->closing.result);
        store::add_lines(db, end->match.key, end->lines);
        if (!seats.empty()) store::save_seats(db, table, seats);
        if (!end->sheet.over) return; // between two hands the table stays as it was
        store::set_table_state(db, table, store::Stage::over);
        store::end_match(db, end->match);
    };
    commit(std::move(work), [this, step, seat, cause, end, mover = std::move(mover)](bool stored) {
        if (!stored && mover) return not_stored(*mover, "The move could not be stored; send it again.");
        if (!stored) return step_failed(seat, cause);
        const int from = table_.hand()->events() + 1;
        table_.fold(*step, end.get(), now());
        ++world_.counters.moves;
        tell_events(from, table_.hand()->events());
        if (mover) answer_done(mover->peer, mover->action);
        step_taken(end != nullptr);
    });
}

/// Whoever has something new to do is told what he may do, and the clock runs for him.
void TableActor::step_taken(bool hand_over) {
    if (!hand_over) {
        for (const Present& present : present_)
            if (present.seat && table_.asked_just_now(*present.seat)) tell_choice(present);
        plan();
        return tell_clock();
    }
    plan();
    later([this] { // the last trick leaves first
        welcome_moved();
        tell_table();
    });
}

// The greedy bot's move from the seat's own view: for a bot, or where the time is out (D-25).
void TableActor::play_for(int seat, store::Cause cause) {
    const int hand = table_.hand_number(), asked = table_.asked_at(seat);
    const bool taken = in_turn([this, seat, cause, hand, asked] {
        if (StepPtr step = table_.played_for(seat, cause, hand, asked))
            write_step(std::move(step), cause, std::nullopt);
    });
    if (!taken) step_failed(seat, cause);
}

void TableActor::step_failed(int seat, store::Cause cause) {
    table_.postpone_move(seat, cause, world_.steady() + world_.settings.retry);
    arm();
}

} // namespace germini::server
