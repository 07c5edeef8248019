// Decisions of the table's state: written, and only then applied and sent.
#include "server/actor/table_actor.hpp"

#include "server/crypto/random.hpp"

namespace germini::server {
namespace {

constexpr const char* kNotStored = "That could not be stored; send it again.";

/// Returns the error code and message when a rematch gets no slot.
std::pair<const char*, const char*> slot_error(Unmade why) {
    switch (why) {
    case Unmade::guest_has_too_many:
        return {"too_many", "The table's host has reached the limit of unfinished tables."};
    case Unmade::address_has_too_many:
        return {"too_many_here", "Your address has reached the limit of unfinished tables."};
    case Unmade::full:
        return {"full", "The server has reached the limit of unfinished tables."};
    default:
        return {"restarting", "The server is about to restart: no new match."};
    }
}

} // namespace

void TableActor::perform(PeerPtr peer, protocol::Do action) {
    run([this, peer = std::move(peer), action = std::move(action)]() mutable {
        if (stopping_ || find(peer.get()) == nullptr) return;
        const protocol::ActionId id = action.id;
        if (!in_turn([this, peer, action = std::move(action)] { judge_action(peer, action); }))
            complain(peer, "busy", "Too many messages are waiting at this table.", id);
    });
}

void TableActor::act(PeerPtr peer, protocol::Act act) {
    run([this, peer = std::move(peer), act = std::move(act)]() mutable {
        if (stopping_ || find(peer.get()) == nullptr) return;
        const protocol::ActionId id = act.id;
        if (!in_turn([this, peer, act = std::move(act)] { judge(peer, act); }))
            complain(peer, "busy", "Too many messages are waiting at this table.", id);
    });
}

void TableActor::ping(PeerPtr peer) {
    run([this, peer = std::move(peer)] { tell(peer, payload(protocol::pong())); });
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

void TableActor::pace(PeerPtr peer, protocol::Pace pace) {
    run([this, peer = std::move(peer), pace] {
        if (stopping_ || find(peer.get()) == nullptr) return;
        if (table_.pace(peer->guest().key, pace.wish, now())) plan();
    });
}

void TableActor::look_back(PeerPtr peer, protocol::LookBack look) {
    run([this, peer = std::move(peer), look] {
        if (stopping_ || find(peer.get()) == nullptr) return;
        if (table_.look_back(peer->guest().key, look.open)) plan();
    });
}

void TableActor::hint(PeerPtr peer, protocol::AskHint asked) {
    run([this, peer = std::move(peer), asked] {
        if (stopping_ || find(peer.get()) == nullptr) return;
        const auto advice = table_.hint(peer->guest().key, asked);
        tell(peer, payload(advice ? protocol::advice(asked.hand, asked.n, advice->move, advice->why)
                                  : protocol::error(advice.error(), std::nullopt)));
    });
}

// Actions.

void TableActor::judge_action(const PeerPtr& peer, const protocol::Do& action, const TableSlot& slot) {
    if (answered_before(peer, action.id)) return;
    const store::Guest& guest = peer->guest();
    const Asker asker{guest.key, guest.name, table_.host(guest.key)};
    if (table_.begins_by(asker, action.what)) return open_hand(Mover{peer, action.id});
    Changed change = table_.decide(asker, action.what, now());
    if (!change) return refuse(peer, action.id, change.error());
    if (std::holds_alternative<protocol::Invite>(action.what)) return write_invitation(peer, action.id);
    if (change->again && !slot) return request_slot(peer, action);
    write_change(*std::move(change), Mover{peer, action.id},
                 [this, peer, action, slot] { judge_action(peer, action, slot); });
}

/// A rematch turns a finished table into an unfinished one, which the limits count. The table decides nothing
/// else until the directory has answered.
void TableActor::request_slot(const PeerPtr& peer, const protocol::Do& action) {
    writing_ = true;
    slot_request_(peer->guest().keys(), peer->of_address(),
                  [self = shared_from_this(), peer, action](tl::expected<TableSlot, Unmade> slot) {
                      self->later([self = self.get(), peer, action, slot = std::move(slot)] {
                          self->writing_ = false;
                          if (slot) {
                              self->judge_action(peer, action, *slot);
                          } else {
                              const auto [code, message] = slot_error(slot.error());
                              self->complain(peer, code, message, action.id);
                          }
                          self->run_next();
                      });
                  });
}

std::optional<store::AnswerRow> TableActor::done_row(const std::optional<Mover>& mover) {
    if (!mover) return std::nullopt;
    return store::AnswerRow{mover->peer->guest().key, mover->action, {}};
}

void TableActor::not_written(const Mover& mover, const store::StoreError& why, std::string message) {
    if (why.passing()) return complain(mover.peer, "not_stored", std::move(message), mover.action);
    complain(mover.peer, "broken", "The database rejected that; sending it again will not help.",
             mover.action);
}

void TableActor::write_change(Change change, std::optional<Mover> mover, std::function<void()> again) {
    if (!again) again = [this] { look_again(); };
    auto command = command_of(table_, change, done_row(mover));
    commit(std::move(command), [this, mover = std::move(mover), change = std::move(change),
                                again = std::move(again)](const auto& stored) {
        if (!stored && mover) return not_written(*mover, stored.error(), kNotStored);
        if (!stored) return look_again();
        const auto refused = [this, mover](Rule rule) {
            if (!mover) return look_again();
            if (rule != "not_stored") return refuse(mover->peer, mover->action, rule);
            complain(mover->peer, "not_stored", kNotStored, mover->action);
        };
        if (is_kept(*stored, again, refused)) change_made(change, mover);
    });
}

void TableActor::look_again() {
    table_.look_again(world_.steady() + world_.settings.retry);
    arm();
}

bool TableActor::is_kept(const store::ChangeTable::Outcome& outcome, const std::function<void()>& again,
                         const Placed& refused) {
    if (std::holds_alternative<store::Nothing>(outcome)) return true;
    if (const auto* saw = std::get_if<store::SawHand>(&outcome)) {
        table_.saw_hand(saw->guest, saw->seat);
        again();
    } else if (const auto& second = std::get<store::SecondSeats>(outcome); second.before) {
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
               const bool kept = stored && std::holds_alternative<store::Nothing>(*stored);
               waiting_.insert(waiting_.begin(),
                               [then, kept] { then(kept); }); // before anything that follows from the change
               if (!kept) return;
               journal::warn(about(), "duplicate seat of a merged guest removed");
               change_made(change, std::nullopt);
           });
}

/// Applies a change that is in the database, and broadcasts it.
void TableActor::change_made(const Change& change, const std::optional<Mover>& mover) {
    table_.fold(change, mover ? &mover->peer->guest() : nullptr, now());
    if (mover) answer_done(mover->peer, mover->action);
    if (change.gone && mover) {
        // They left for good: the hand that they held is not sent again, not even to a spectator.
        if (std::erase_if(present_, [&mover](const Present& other) { return other.peer == mover->peer; }) > 0)
            table_.went(mover->peer->guest().key, now());
        mover->peer->close(Farewell::gone);
    }
    if (change.barred) turn_out({*change.barred}, Farewell::barred);
    if (change.again) turn_out(table_.all_barred(), Farewell::barred);
    if (change.closes) send_home(Farewell::closed);
    if (change.closes || change.match_end) journal::info(about(), "table ended early");
    seats_changed();
    maybe_next_hand();
}

/// Replaces the invitation. The old one becomes void, even for guests who came by it and have not sat down.
void TableActor::write_invitation(const PeerPtr& peer, protocol::ActionId action) {
    const std::string secret = world_.new_secret();
    const SecretHash hash = hash_secret(secret);
    const auto shut_out = table_.unseated_members();
    store::NewInvitation command{table_.row().key, *done_row(Mover{peer, action}), hash, shut_out};
    commit(std::move(command), [this, peer, action, secret, hash, shut_out](const auto& stored) {
        if (!stored) return not_written({peer, action}, stored.error(), kNotStored);
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
    if (world_.upkeep.draining) {
        if (starter)
            return complain(starter->peer, "restarting", "The server is about to restart: no new hands.",
                            starter->action);
        table_.postpone_hand(world_.steady() + world_.settings.retry);
        return arm();
    }
    write_hand(std::make_shared<NewHand>(table_.new_hand(world_, now())), std::move(starter));
}

void TableActor::write_hand(std::shared_ptr<NewHand> next, std::optional<Mover> starter) {
    auto command = command_of(table_, *next, done_row(starter));
    commit(std::move(command),
           [this, next = std::move(next), starter = std::move(starter)](const auto& stored) {
               if (!stored && starter) return not_written(*starter, stored.error(), kNotStored);
               if (!stored) {
                   table_.postpone_hand(world_.steady() + world_.settings.retry);
                   return arm();
               }
               if (const auto* other = std::get_if<store::OpenHand::CalledOtherwise>(&*stored)) {
                   next->call(other->people);
                   return write_hand(next, starter);
               }
               if (const auto* second = std::get_if<store::SecondSeats>(&*stored))
                   return give_up(second->seats, [this, starter](bool kept) { begin_again(starter, kept); });
               next->written(std::get<store::OpenHand::Opened>(*stored));
               if (starter) answer_done(starter->peer, starter->action);
               hand_opened(std::move(*next));
           });
}

/// Checks again whether everybody is ready without the seats that were given up.
void TableActor::begin_again(const std::optional<Mover>& starter, bool kept) {
    if (starter) return judge_action(starter->peer, {starter->action, protocol::Ready{}});
    if (kept) return maybe_next_hand();
    table_.postpone_hand(world_.steady() + world_.settings.retry);
    arm();
}

void TableActor::hand_opened(NewHand opened) {
    table_.fold(std::move(opened), now());
    journal::debug(about(), "hand dealt");
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
            commit(store::CloseTable{table_.row().key}, [this](const auto& stored) {
                if (stored) table_.close_unused();
                if (stored) journal::info(about(), "table closed, match never started");
                tell_table();
            });
        });
    });
}

void TableActor::end_lingering() {
    run([this] {
        if (table_.stage() != store::Stage::over || stopping_) return;
        send_home(Farewell::closed);
        publish();
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

// Judges a move of a closed hand: done if the log has it, else stale.
void TableActor::judge_old(const PeerPtr& peer, const protocol::Act& act) {
    const auto query = [table = table_.row().key, hand = TableHand{act.hand}, guest = peer->guest().key,
                        id = act.id](store::Database& db) {
        return store::has_action(db, table, hand, guest, id);
    };
    world_.store.read(
        strand_, query,
        [self = shared_from_this(), peer, id = act.id](const auto& error, std::optional<bool> found) {
            auto body = [&] {
                if (error)
                    self->complain(peer, "not_stored", "The database does not respond.", id);
                else if (found.value_or(false))
                    self->answer_done(peer, id);
                else
                    self->refuse(peer, id, "stale");
            };
            self->guard(body);
        });
}

void TableActor::write_step(StepPtr taken, store::Cause cause, std::optional<Mover> mover) {
    const std::shared_ptr<const Step> step = std::move(taken);
    const Seat seat = step->seat;
    std::shared_ptr<const HandEnd> end;
    const Moment at = now();
    if (auto ends = table_.end_with(*step, at)) end = std::make_shared<const HandEnd>(*std::move(ends));
    Decided decided{cause, std::nullopt, std::nullopt};
    if (mover) decided.guest = mover->peer->guest().key, decided.action = mover->action;
    auto command = command_of(table_, *step, end.get(), decided, at);
    commit(std::move(command), [this, step, seat, cause, end, mover = std::move(mover)](const auto& stored) {
        // The log has events that this table does not know: play cannot continue from here.
        if (!stored && stored.error().duplicate()) throw stored.error();
        if (!stored && mover)
            return not_written(*mover, stored.error(), "The move could not be stored; send it again.");
        if (!stored) return step_failed(seat, cause);
        const int from = table_.hand()->events() + 1;
        table_.fold(*step, end.get(), now());
        ++world_.counters.moves;
        tell_events(from, table_.hand()->events());
        if (mover) answer_done(mover->peer, mover->action);
        if (end) journal::debug(about(), "hand over");
        if (end && table_.stage() == store::Stage::over) journal::info(about(), "match over");
        step_taken(end != nullptr);
    });
}

/// Sends the new choice to each seat that was just asked, and updates the clock.
void TableActor::step_taken(bool hand_over) {
    if (!hand_over) {
        for (const Present& present : present_)
            if (present.seat && table_.asked_just_now(*present.seat)) tell_choice(present);
        plan();
        return tell_clock();
    }
    plan();
    later([this] { // the last trick is sent first
        welcome_moved();
        tell_table();
    });
}

// Plays the greedy bot's move, from the seat's own view: for a bot, or when time is out (D-25).
void TableActor::play_for(Seat seat, store::Cause cause) {
    const TableHand hand = table_.hand_number();
    const int asked = table_.asked_at(seat);
    const bool taken = in_turn([this, seat, cause, hand, asked] {
        if (StepPtr step = table_.played_for(seat, cause, hand, asked))
            write_step(std::move(step), cause, std::nullopt);
    });
    if (!taken) step_failed(seat, cause);
}

void TableActor::step_failed(Seat seat, store::Cause cause) {
    table_.postpone_move(seat, cause, world_.steady() + world_.settings.retry);
    arm();
}

} // namespace germini::server
