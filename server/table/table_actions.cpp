// What is done at a table other than moves: seats, bots, being ready, emotes.
#include "server/table/table.hpp"

#include "server/fair/random.hpp"

#include <algorithm>

namespace germini::server {

using store::TableState;

void Table::perform(PeerPtr peer, protocol::Do action) {
    run([this, peer = std::move(peer), action = std::move(action)]() mutable {
        if (stopping_ || find(peer.get()) == nullptr) return;
        const protocol::ActionId id = action.id;
        if (!in_turn([this, peer, action = std::move(action)] { judge_action(peer, action); }))
            complain(peer, "busy", "Too much is waiting at this table.", id);
    });
}

void Table::ping(PeerPtr peer) {
    run([this, peer = std::move(peer)] { tell(peer, payload(protocol::pong())); });
}

void Table::say(PeerPtr peer, protocol::Say word) {
    run([this, peer = std::move(peer), word = std::move(word)] {
        const Present* speaker = find(peer.get());
        if (stopping_ || speaker == nullptr || !speaker->seat) return;
        if (!greetings_.take(*speaker->seat, std::chrono::steady_clock::now()))
            return tell(peer, payload(protocol::error({"/emote", "too_many_emotes",
                                                       "Too many greetings; this one was not passed on."},
                                                      std::nullopt)));
        const Payload text = payload(protocol::said(*speaker->seat, word.emote));
        for (const Present& present : present_) tell(present.peer, text);
    });
}

void Table::judge_action(const PeerPtr& peer, const protocol::Do& action) {
    const store::Guest& guest = peer->guest();
    if (answered_before(peer, action.id)) return;
    const bool when_over = std::holds_alternative<protocol::Leave>(action.what) ||
                           std::holds_alternative<protocol::Again>(action.what);
    if (state_ == TableState::over && !when_over) return refuse_for_good(peer, action.id, "finished");
    const Asker asker{guest.key, guest.name, host(guest.key)};
    if (std::holds_alternative<protocol::Invite>(action.what)) {
        if (!asker.host) return refuse_for_good(peer, action.id, "not_host");
        return write_invitation(peer, action.id);
    }
    Mover mover{peer, action.id};
    // A table of bots alone begins in the commit that acknowledges it: nothing else would tell a restarted
    // server that it is to begin.
    const bool bots_alone = seating_.playing_guests() == 0 && seating_.all_ready() && asker.host && !halt_;
    if (std::holds_alternative<protocol::Ready>(action.what) && bots_alone &&
        (state_ == TableState::waiting || state_ == TableState::between))
        return open_hand(std::move(mover));
    Changed change = changed(asker, action.what);
    if (!change) return refuse_for_good(peer, action.id, change.error());
    write_change(*std::move(change), std::move(mover));
}

/// What the action makes of the table, or the rule that it breaks.
Table::Changed Table::changed(const Asker& asker, const protocol::What& what) const {
    const bool before = state_ == TableState::waiting;
    struct Visit {
        const Table& table;
        const Asker& asker;
        bool before;
        static Changed no(Rule rule) { return tl::make_unexpected(rule); }
        const Seating& seating() const { return table.seating_; }

        Changed operator()(const protocol::Sit& a) const { return table.sit(asker, a.seat); }
        Changed operator()(const protocol::Swap& a) const {
            return before ? table.seated(seating().swap(asker, a.first, a.second)) : no("started");
        }
        Changed operator()(const protocol::Stand&) const {
            return table.seated(before ? seating().leave_before(asker) : seating().stand(asker));
        }
        Changed operator()(const protocol::PutBot& a) const {
            if (!table.row_.bots) return no("no_bots");
            const bool there = a.seat >= 0 && a.seat < seating().size() && seating().at(a.seat);
            const auto guest = there ? seating().at(a.seat)->guest : std::nullopt;
            return table.seated(before
                                    ? seating().put_bot(asker, a.seat, guest && table.away_for_long(*guest))
                                    : seating().substitute(asker, a.seat));
        }
        Changed operator()(const protocol::TakeBot& a) const {
            return before ? table.seated(seating().take_bot(asker, a.seat)) : no("started");
        }
        Changed operator()(const protocol::Ready&) const { return table.say_ready(asker); }
        Changed operator()(const protocol::Leave&) const { return table.leave(asker); }
        Changed operator()(const protocol::TakeBack&) const {
            auto taken = seating().take_back(asker);
            return before && !taken ? no("not_started") : table.seated(taken);
        }
        Changed operator()(const protocol::Invite&) const { return Change(seating()); }
        Changed operator()(const protocol::BreakOff& a) const {
            return before ? no("not_started") : table.seated(seating().break_off(asker, a.wish));
        }
        Changed operator()(const protocol::Again&) const { return table.wish_again(asker); }
        Changed operator()(const protocol::SendAway& a) const {
            if (!before) return no("started");
            Changed change = table.seated(seating().send_away(asker, a.seat));
            if (!change) return change;
            change->barred = seating().at(a.seat)->guest;
            change->shut_out = {*change->barred};
            return change;
        }
        Changed operator()(const protocol::Vote& a) const { return table.vote(asker, a); }
    };
    return std::visit(Visit{*this, asker, before}, what);
}

Table::Changed Table::seated(const Seating::Outcome& seating) const {
    if (!seating) return tl::make_unexpected(seating.error());
    return Change(*seating);
}

/// Before a match, a free seat. In one, a place that no guest has: from the next hand on where one is open,
/// so that nobody is told a second hand of a deal (decision 22).
Table::Changed Table::sit(const Asker& asker, int seat) const {
    if (state_ == TableState::waiting) return seated(seating_.sit(asker, seat));
    if (!row_.takeover && !insider(asker.guest)) return tl::make_unexpected(Rule("no_takeover"));
    if (std::find(left_places_.begin(), left_places_.end(), asker.guest) != left_places_.end())
        return tl::make_unexpected(Rule("left_place"));
    return seated(seating_.take_over(asker, seat, !hand_open()));
}

Table::Changed Table::leave(const Asker& asker) const {
    Change change(seating_);
    change.gone = true;
    if (seating_.seat_of(asker.guest) || seating_.inheritance_of(asker.guest)) {
        const bool before = state_ == TableState::waiting;
        const auto left = before ? seating_.leave_before(asker) : seating_.leave(asker);
        if (!left) return tl::make_unexpected(left.error());
        change.seating = *left;
        if (took_over(asker.guest)) change.left_place = asker.guest;
    }
    return change;
}

/// For the match, for the next hand, or for going on where the match stands still.
Table::Changed Table::say_ready(const Asker& asker) const {
    if (state_ == TableState::playing && !halt_) return tl::make_unexpected(Rule("not_between"));
    Changed change = seated(seating_.ready(asker));
    if (change && halt_ && goes_on(change->seating)) {
        change->halt = std::optional<Halt>();
        change->seating = change->seating.rested();
    }
    return change;
}

/// Another match, as soon as everybody who has a seat wishes it; who has been away for long is not waited
/// for.
Table::Changed Table::wish_again(const Asker& asker) const {
    if (state_ != TableState::over) return tl::make_unexpected(Rule("not_over"));
    Changed change = seated(seating_.again(asker));
    if (!change) return change;
    const std::vector<Presence> now = presence();
    bool all = true;
    for (int s = 0; s < seating_.size(); ++s)
        if (change->seating.plays(s) && !now[static_cast<std::size_t>(s)].away_long)
            all = all && change->seating.at(s)->ready;
    if (!all) return change;
    change->seating = change->seating.for_another_match();
    change->again = true;
    return change;
}

/// Who becomes the host where the host leaves: the first guest at the table; none if nobody is left.
std::optional<GuestKey> Table::heir(GuestKey guest, const Seating& seating) const {
    if (!host(guest)) return std::nullopt;
    for (int s = 0; s < seating.size(); ++s)
        if (seating.at(s) && seating.at(s)->guest) return seating.at(s)->guest;
    return std::nullopt;
}

void Table::write_change(Change change, std::optional<Mover> mover) {
    carry(change);
    const auto new_host =
        change.gone && mover ? heir(mover->peer->guest().key, change.seating) : std::nullopt;
    const std::optional<MatchEnd> end = match_end(change.seating, change.ends);
    if (end) change.seating = end->seating;
    if ((end || change.again) && halt_) change.halt = std::optional<Halt>();
    std::optional<store::HaltRow> halt;
    if (change.halt && *change.halt)
        halt = store::HaltRow{std::string(word((*change.halt)->kind)), (*change.halt)->since,
                              (*change.halt)->until};
    std::optional<store::AnswerRow> done;
    if (mover) done = done_row(mover->peer, mover->action);
    auto work = [table = row_.key, hand = hands_.empty() ? 0 : hands_.back().key,
                 match = match_ ? match_->key : 0, rows = change.seating.rows(), new_host, end, halt, done,
                 change](store::Database& db) {
        if (done) store::add_answer(db, table, *done, Answers::kKept);
        store::save_seats(db, table, rows);
        if (new_host) store::set_host(db, table, *new_host);
        for (const GuestKey guest : change.shut_out) store::remove_member(db, table, guest);
        if (change.barred) store::bar(db, table, *change.barred);
        if (change.sighted) store::add_sightings(db, hand, {*change.sighted});
        if (change.left_place) store::add_left_place(db, match, *change.left_place);
        if (change.halt) store::set_halt(db, table, halt);
        if (change.again) store::set_table_state(db, table, TableState::waiting);
        if (end) store_end(db, table, *end);
    };
    commit(std::move(work),
           [this, mover = std::move(mover), change = std::move(change), end, new_host](bool stored) {
               if (!stored) {
                   if (mover)
                       complain(mover->peer, "not_stored", "That could not be stored; send it again.",
                                mover->action);
                   return;
               }
               if (new_host) row_.host = *new_host;
               if (end) match_ended(*end);
               change_made(change, mover);
           });
}

/// The change is in the database: the table is as it says, and everybody hears of it.
void Table::change_made(const Change& change, const std::optional<Mover>& mover) {
    seating_ = change.seating;
    if (mover) {
        const store::Guest& guest = mover->peer->guest();
        if (seating_.seat_of(guest.key) || seating_.inheritance_of(guest.key))
            people_.emplace(guest.key, guest);
    }
    if (change.halt) {
        halt_ = *change.halt;
        if (!halt_) { // what was asked before is asked anew
            asked_since_.fill(moment());
            between_since_ = moment();
        }
        clocks_.halt(halt_.has_value(), world_.steady());
    }
    if (change.sighted) sightings_.add(change.sighted->guest, change.sighted->seat);
    if (change.left_place) left_places_.push_back(*change.left_place);
    if (change.barred) barred_.push_back(*change.barred);
    for (const GuestKey guest : change.shut_out) std::erase(members_, guest);
    if (change.again) forget_match();
    if (mover) answer_done(mover->peer, mover->action);
    if (change.gone && mover) {
        // For good: the hand that he held is not told again, not even to a spectator.
        std::erase_if(present_, [&mover](const Present& other) { return other.peer == mover->peer; });
        mover->peer->close(Farewell::gone);
    }
    if (change.barred) turn_out({*change.barred}, Farewell::barred);
    seats_changed();
    maybe_next_hand();
}

store::AnswerRow Table::done_row(const PeerPtr& peer, protocol::ActionId action) const {
    return store::AnswerRow{peer->guest().key, action, {}};
}

/// The old invitation is void, also for those who came by it and have not sat down.
void Table::write_invitation(const PeerPtr& peer, protocol::ActionId action) {
    const std::string secret = world_.new_secret();
    const SecretHash hash = hash_secret(secret);
    std::vector<GuestKey> shut_out;
    for (const GuestKey member : members_)
        if (!host(member) && !seating_.seat_of(member) && !seating_.inheritance_of(member))
            shut_out.push_back(member);
    auto work = [table = row_.key, hash, shut_out, row = done_row(peer, action)](store::Database& db) {
        store::add_answer(db, table, row, Answers::kKept);
        store::set_invitation(db, table, hash);
        for (const GuestKey guest : shut_out) store::remove_member(db, table, guest);
    };
    commit(std::move(work), [this, peer, action, secret, hash, shut_out](bool stored) {
        if (!stored) return complain(peer, "not_stored", "That could not be stored; send it again.", action);
        row_.invitation = hash;
        invitation_ = secret;
        for (const GuestKey guest : shut_out) std::erase(members_, guest);
        answer_done(peer, action);
        if (!row_.open) turn_out(shut_out, Farewell::gone);
        tell_table();
    });
}

/// Who sees from another place now is welcomed there.
std::vector<Table::Present> Table::welcome_moved() {
    std::vector<Present> moved;
    for (Present& present : present_) {
        const GuestKey guest = present.peer->guest().key;
        const auto seat = seating_.seat_of(guest);
        const auto viewer = viewer_of(guest);
        if (seat == present.seat && viewer == present.viewer) continue;
        const bool other_view = viewer != present.viewer;
        present.seat = seat;
        present.viewer = viewer;
        tell_welcome(present);
        if (other_view) moved.push_back(present);
    }
    return moved;
}

/// Everybody hears of the new seats; whoever sees from another place now is welcomed there and told the hand
/// anew.
void Table::seats_changed() {
    plan();
    const std::vector<Present> moved = welcome_moved();
    tell_table();
    for (const Present& present : moved) resend(present, 1);
    // Also where the seat stays the same: it may have been taken back from a bot.
    for (const Present& present : present_)
        if (hand_open()) tell_choice(present);
}

} // namespace germini::server
