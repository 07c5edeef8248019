// The moves of a hand: judged, written, and only then part of it and told.
#include "server/table/table.hpp"

#include <spdlog/spdlog.h>

namespace germini::server {

void Table::act(PeerPtr peer, protocol::Act act) {
    run([this, peer = std::move(peer), act = std::move(act)]() mutable {
        if (stopping_ || find(peer.get()) == nullptr) return;
        const protocol::ActionId id = act.id;
        if (!in_turn([this, peer, act = std::move(act)] { judge(peer, act); }))
            complain(peer, "busy", "Too much is waiting at this table.", id);
    });
}

void Table::judge(const PeerPtr& peer, const protocol::Act& act) {
    const GuestKey guest = peer->guest().key;
    if (answered_before(peer, act.id)) return;
    const auto seat = seating_.seat_of(guest);
    // Most moves are of the hand being played, and decide() reads those itself.
    const bool at_play = hand_ && act.hand == hand_number() && !struck_out() && seat && plays(*seat);
    const auto misread = [this, &act] {
        return hand_ ? hand_->misread(act.move, "/move") : std::optional<protocol::ReadError>();
    };
    if (const auto error = at_play ? std::nullopt : misread())
        return tell(peer, payload(protocol::error(*error, act.id)));
    if (act.hand < hand_number() || (!hand_ && act.hand == hand_number())) return judge_old(peer, act);
    if (act.hand != hand_number()) return refuse(peer, act.id, "wrong_hand");
    if (struck_out()) return refuse(peer, act.id, "finished");
    if (!seat || !plays(*seat)) return refuse(peer, act.id, "not_seated");
    // It answers what this seat is asked now, or nothing that counts any more.
    if (act.n != hand_->asked_at(static_cast<Seat>(*seat))) {
        if (const auto error = misread()) return tell(peer, payload(protocol::error(*error, act.id)));
        return refuse(peer, act.id, "stale");
    }
    Judged judged = hand_->decide(static_cast<Seat>(*seat), act.move, "/move");
    if (const auto* error = std::get_if<protocol::ReadError>(&judged))
        return tell(peer, payload(protocol::error(*error, act.id)));
    if (const auto* refusal = std::get_if<Refusal>(&judged)) {
        if (const auto error = misread()) return tell(peer, payload(protocol::error(*error, act.id)));
        return refuse(peer, act.id, refusal->clause);
    }
    write_step(std::get<StepPtr>(std::move(judged)), *seat, store::Cause::seat, Mover{peer, act.id});
}

// A move of a hand that is over: done if the log has it, else stale.
void Table::judge_old(const PeerPtr& peer, const protocol::Act& act) {
    const auto query = [table = row_.key, hand = act.hand, guest = peer->guest().key, id = act.id](
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

void Table::write_step(StepPtr decided, int seat, store::Cause cause, std::optional<Mover> mover) {
    const std::shared_ptr<const Step> step = std::move(decided);
    store::EventsRow row;
    row.hand = hands_.back().key;
    row.n = hand_->events() + 1;
    row.count = step->events;
    row.codec = game_.codec();
    row.seat = seat;
    row.cause = cause;
    if (mover) row.guest = mover->peer->guest().key, row.action = mover->action;
    row.at = world_.now();
    row.bytes = step->bytes;
    std::shared_ptr<const HandEnd> end;
    if (step->over) end = std::make_shared<const HandEnd>(hand_end(hand_->closing(*step)));
    std::vector<store::SeatRow> seats; // where the match is over
    if (end && end->sheet.over) seats = seating_.content().rows();
    auto work = [row = std::move(row), end, seats = std::move(seats), table = row_.key](store::Database& db) {
        store::append_events(db, row);
        if (!end) return;
        store::close_hand(db, end->hands.back(), end->closing.record, end->closing.result);
        store::add_lines(db, end->match.key, end->lines);
        if (!end->sheet.over) return; // between two hands the table and its seats stay as they were
        store::set_table_state(db, table, store::TableState::over);
        store::save_seats(db, table, seats);
        store::end_match(db, end->match);
    };
    commit(std::move(work), [this, step, seat, cause, end, mover = std::move(mover)](bool stored) {
        if (!stored) {
            if (mover)
                complain(mover->peer, "not_stored", "The move could not be stored; send it again.",
                         mover->action);
            else
                step_failed(seat, cause);
            return;
        }
        const int from = hand_->events() + 1;
        hand_->take(*step);
        ++world_.counters.moves;
        if (mover) played_.emplace(mover->peer->guest().key, seat);
        tell_events(from, hand_->events());
        if (mover) answer_done(mover->peer, mover->action);
        if (step->over)
            hand_closed(*end);
        else
            after_step();
    });
}

// Whoever has something new to do is told what he may do, and the clock runs for him.
void Table::after_step() {
    bool fresh = false;
    for (int s = 0; s < seating_.size(); ++s) {
        if (hand_->asked_at(static_cast<Seat>(s)) != hand_->events()) continue;
        fresh = true;
        for (const Present& present : present_)
            if (present.seat == s) tell_choice(present);
    }
    plan(fresh);
    tell_clock();
}

// The greedy bot's move from the seat's own view: for a bot, or where the time is out (D-25).
void Table::play_for(int seat, store::Cause cause) {
    // What waited for the disk meanwhile may have answered: then there is nothing to answer any more.
    const int hand = hand_number(), asked = hand_open() ? hand_->asked_at(static_cast<Seat>(seat)) : 0;
    const bool taken = in_turn([this, seat, cause, hand, asked] {
        if (!hand_open() || hand != hand_number() || asked == 0) return;
        if (asked != hand_->asked_at(static_cast<Seat>(seat))) return;
        if ((cause == store::Cause::bot) != bot_in(seat)) return;
        write_step(hand_->bot_move(static_cast<Seat>(seat)), seat, cause, std::nullopt);
    });
    if (!taken) step_failed(seat, cause);
}

void Table::step_failed(int seat, store::Cause cause) {
    const auto again = std::chrono::steady_clock::now() + world_.settings.retry;
    if (cause == store::Cause::bot)
        schedule_.bots[static_cast<std::size_t>(seat)] = again;
    else
        schedule_.deadline = again;
    arm();
}

} // namespace germini::server
