// What is done at a table other than moves: seats, bots, being ready, emotes.
#include "server/table/table.hpp"

#include "server/fair/random.hpp"

#include <algorithm>

namespace germini::server {

using store::TableState;

void Table::perform(PeerPtr peer, protocol::Do action) {
    run([this, peer = std::move(peer), action = std::move(action)]() mutable {
        if (stopping_ || find(peer.get()) == nullptr) return;
        const std::string id = action.id;
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
        const Payload text = payload(protocol::said(*speaker->seat, word.emote));
        for (const Present& present : present_) tell(present.peer, text);
    });
}

void Table::judge_action(const PeerPtr& peer, const protocol::Do& action) {
    const store::Guest& guest = peer->guest();
    const Answers::Id id{guest.key, action.id};
    if (answers_.done(id)) return answer_done(peer, action.id);
    if (const Payload earlier = answers_.refusal(id)) return tell(peer, earlier);
    const bool when_over = std::holds_alternative<protocol::Leave>(action.what) ||
                           std::holds_alternative<protocol::Again>(action.what);
    if (state_ == TableState::over && !when_over) return answer(peer, action.id, "finished");
    const Asker asker{guest.key, guest.name, host(guest.key)};
    if (std::holds_alternative<protocol::Invite>(action.what)) {
        if (!asker.host) return answer(peer, action.id, "not_host");
        return write_invitation(peer, action.id);
    }
    auto seating = seated_anew(asker, action.what);
    if (!seating) return answer(peer, action.id, seating.error());
    write_action(peer, action, *std::move(seating));
}

/// The seating that the action makes, or the rule that it breaks.
Seating::Outcome Table::seated_anew(const Asker& asker, const protocol::What& what) const {
    const bool before = state_ == TableState::waiting;
    struct Visit {
        const Table& table;
        const Asker& asker;
        bool before;
        static Seating::Outcome no(Rule rule) { return tl::make_unexpected(rule); }
        const Seating& seating() const { return table.seating_; }

        Seating::Outcome operator()(const protocol::Sit& a) const { return table.sit(asker, a.seat); }
        Seating::Outcome operator()(const protocol::Swap& a) const {
            return before ? seating().swap(asker, a.first, a.second) : no("started");
        }
        Seating::Outcome operator()(const protocol::Stand&) const {
            return before ? seating().leave_before(asker) : seating().stand(asker);
        }
        Seating::Outcome operator()(const protocol::PutBot& a) const {
            if (!table.row_.bots) return no("no_bots");
            const bool there = a.seat >= 0 && a.seat < seating().size() && seating().at(a.seat);
            const auto guest = there ? seating().at(a.seat)->guest : std::nullopt;
            const bool away = guest && table.away_for_long(*guest);
            return before ? seating().put_bot(asker, a.seat, away)
                          : seating().substitute(asker, a.seat, away);
        }
        Seating::Outcome operator()(const protocol::TakeBot& a) const {
            return before ? seating().take_bot(asker, a.seat) : no("started");
        }
        Seating::Outcome operator()(const protocol::Ready&) const {
            return table.state_ == TableState::playing ? no("not_between") : seating().ready(asker);
        }
        Seating::Outcome operator()(const protocol::Leave&) const {
            if (!seating().seat_of(asker.guest)) return seating();
            return before ? seating().leave_before(asker) : seating().leave(asker);
        }
        Seating::Outcome operator()(const protocol::TakeBack&) const {
            auto taken = seating().take_back(asker);
            return before && !taken ? no("not_started") : std::move(taken);
        }
        Seating::Outcome operator()(const protocol::Invite&) const { return seating(); }
        Seating::Outcome operator()(const protocol::BreakOff& a) const {
            return before ? no("not_started") : seating().break_off(asker, a.wish);
        }
        Seating::Outcome operator()(const protocol::Again&) const {
            return table.state_ == TableState::over ? seating().again(asker) : no("not_over");
        }
    };
    return std::visit(Visit{*this, asker, before}, what);
}

Seating::Outcome Table::sit(const Asker& asker, int seat) const {
    if (state_ == TableState::waiting) return seating_.sit(asker, seat);
    // Nobody sees two hands of one deal.
    const auto played = played_.find(asker.guest);
    if (state_ == TableState::playing && played != played_.end() && played->second != seat)
        return tl::make_unexpected(Rule("already_seated"));
    return seating_.take_over(asker, seat);
}

/// Who becomes the host where the host leaves: the first guest at the table; none if nobody is left.
std::optional<GuestKey> Table::heir(GuestKey guest, const Seating& seating) const {
    if (!host(guest)) return std::nullopt;
    for (int s = 0; s < seating.size(); ++s)
        if (seating.at(s) && seating.at(s)->guest) return seating.at(s)->guest;
    return std::nullopt;
}

void Table::write_action(const PeerPtr& peer, const protocol::Do& action, Seating seating) {
    const GuestKey guest = peer->guest().key;
    // A table of bots alone begins in the commit that acknowledges it: nothing else would tell a restarted
    // server that it is to begin.
    if (std::holds_alternative<protocol::Ready>(action.what) && seating.playing_guests() == 0 &&
        seating.all_ready())
        return open_hand(Mover{peer, action.id});
    const bool gone = std::holds_alternative<protocol::Leave>(action.what),
               again = std::holds_alternative<protocol::Again>(action.what);
    const auto new_host = gone ? heir(guest, seating) : std::nullopt;
    const std::optional<MatchEnd> end = match_end(seating);
    auto work = [table = row_.key, rows = seating.rows(), new_host, end, again,
                 row = store::ActionRow{guest, action.id}, at = world_.now()](store::Database& db) {
        store::add_action(db, table, row, at);
        store::save_seats(db, table, rows);
        if (new_host) store::set_host(db, table, *new_host);
        if (again) store::set_table_state(db, table, TableState::waiting);
        if (end) store_end(db, table, *end);
    };
    commit(std::move(work), [this, peer, id = action.id, seating, gone, again, end, new_host](bool stored) {
        if (!stored) return complain(peer, "not_stored", "That could not be stored; send it again.", id);
        seating_ = seating;
        if (new_host) row_.host = *new_host;
        if (again) forget_match();
        if (end) match_ended(*end);
        answers_.add_done({peer->guest().key, id});
        answer_done(peer, id);
        seats_changed(peer, gone);
        maybe_next_hand();
    });
}

void Table::write_invitation(const PeerPtr& peer, const std::string& action) {
    const std::string secret = world_.new_secret();
    const SecretHash hash = hash_secret(secret);
    auto work = [table = row_.key, hash, row = store::ActionRow{peer->guest().key, action},
                 at = world_.now()](store::Database& db) {
        store::add_action(db, table, row, at);
        store::set_invitation(db, table, hash);
    };
    commit(std::move(work), [this, peer, action, secret, hash](bool stored) {
        if (!stored) return complain(peer, "not_stored", "That could not be stored; send it again.", action);
        row_.invitation = hash;
        invitation_ = secret;
        answers_.add_done({peer->guest().key, action});
        answer_done(peer, action);
        tell_table();
    });
}

/// Who sees from another place now is welcomed there.
std::vector<Table::Present> Table::welcome_moved() {
    std::vector<Present> moved;
    for (Present& present : present_) {
        const auto seat = seating_.seat_of(present.peer->guest().key);
        if (seat == present.seat) continue;
        if (hand_ && seat) played_.emplace(present.peer->guest().key, *seat);
        present.seat = seat;
        present.told = seat || row_.spectators;
        tell_welcome(present);
        moved.push_back(present);
    }
    return moved;
}

/// Everybody hears of the new seats; whoever sees from another place now is welcomed there and told the hand
/// anew.
void Table::seats_changed(const PeerPtr& peer, bool gone) {
    if (gone) {
        // For good: the hand that he held is not told again, not even to a spectator.
        std::erase_if(present_, [&peer](const Present& other) { return other.peer == peer; });
        peer->close(Farewell::gone);
    }
    plan(false);
    const std::vector<Present> moved = welcome_moved();
    tell_table();
    for (const Present& present : moved) resend(present, 1);
    // Also where the seat stays the same: it may have been taken back from a bot.
    for (const Present& present : present_)
        if (hand_open()) tell_choice(present);
}

} // namespace germini::server
