// Presence at a table: entering, returning, leaving.
#include "server/actor/table_actor.hpp"

#include "server/places.hpp"

#include <algorithm>

namespace germini::server {

void TableActor::enter(PeerPtr peer, protocol::Hello hello) {
    boost::asio::dispatch(strand_,
                          [self = shared_from_this(), peer = std::move(peer), hello = std::move(hello)] {
                              if (self->broken_ || self->stopping_) {
                                  peer->close(self->broken_ ? Farewell::broken : Farewell::restarting);
                                  return;
                              }
                              auto body = [&] { self->admit(peer, hello); };
                              self->guard(body);
                          });
}

void TableActor::left(PeerPtr peer) {
    run([this, peer = std::move(peer)] { farewell(peer); });
}

void TableActor::fell_silent(PeerPtr peer, bool silent) {
    run([this, peer = std::move(peer), silent] {
        if (stopping_ || find(peer.get()) == nullptr) return;
        if (table_.set_silent(peer->guest().key, silent)) tell_table();
    });
}

bool TableActor::may_enter(const Peer& peer, const protocol::Hello& hello) {
    const GuestKey guest = peer.guest().key;
    const store::TableRow& row = table_.row();
    const bool invited = hello.invitation && same_hash(hash_secret(*hello.invitation), row.invitation);
    if (invited) {
        invitation_ = hello.invitation;
        // If the disk refuses it, the guest still has the invitation.
        if (!table_.invited(guest)) admit_as(guest, store::Admitted::player);
    }
    return table_.admits(guest);
}

void TableActor::admit_as(GuestKey guest, store::Admitted as) {
    table_.admit(guest, as);
    world_.store.write(store::AddMember{table_.row().key, guest, as});
}

void TableActor::admit(PeerPtr peer, const protocol::Hello& hello) {
    const auto rows = peer->guest().keys();
    peer->known_as(table_.known_as(rows));
    const store::Guest guest = peer->guest();
    if (table_.turns_away(rows)) return peer->close(Farewell::barred);
    if (table_.closed() || !may_enter(*peer, hello)) return peer->close(Farewell::gone);
    if (!table_.has_room_for(guest.key) || crowds(*peer)) {
        world_.refusals.refused(Limit::spectators, world_.steady(), about());
        return peer->close(Farewell::full);
    }
    // The same person on another connection: the newer one takes over.
    std::erase_if(present_, [&](const Present& other) {
        const GuestKey was = other.peer->guest().key;
        if (std::find(rows.begin(), rows.end(), was) == rows.end()) return false;
        if (other.peer != peer) other.peer->close(Farewell::second_tab);
        if (was != guest.key) table_.went(was, now());
        return true;
    });
    const auto seat = table_.seating().seat_of(guest.key);
    present_.push_back(Present{std::move(peer), seat, table_.viewer_of(guest.key), table_.host(guest.key)});
    table_.came(guest);
    const Present present = present_.back();
    journal::About here = about();
    here.connection = present.peer->number();
    journal::debug(here, "client enters");
    plan();
    tell_welcome(present);
    if (table_.at_home(guest.key))
        tell_table();
    else
        crowd_changed(present.peer);
    resend(present, missing_from(hello.since, present));
    tell_choice(present);
    tell_talk(present);
    if (world_.upkeep.restart_at != 0) tell_upkeep_to(present);
    if (!table_.seats_beside(guest.key, rows).empty())
        in_turn([this, known = guest.key, rows] {
            const auto beside = table_.seats_beside(known, rows);
            if (!beside.empty()) give_up(beside, [](bool) {});
        });
    if (!seat || !table_.plays(*seat)) return;
    change_in_turn(&TableState::come_back);
    // The guest's vote or wish from before they left may be the last one needed.
    const auto& holder = table_.seating().at(*seat);
    if (holder->break_off || !holder->votes.empty()) limit_over();
}

/// Returns true if the client's address has its share of the table's spectators. One address must not take
/// all places.
bool TableActor::crowds(const Peer& peer) const {
    if (table_.invited(peer.guest().key)) return false;
    const auto of_address = std::count_if(present_.begin(), present_.end(), [&](const Present& other) {
        const Peer& one = *other.peer;
        return one.of_address() == peer.of_address() && one.guest().key != peer.guest().key &&
               !table_.invited(one.guest().key);
    });
    return static_cast<std::size_t>(of_address) >= world_.settings.most_of_address;
}

/// Disconnects these guests.
void TableActor::turn_out(const std::vector<GuestKey>& guests, Farewell farewell) {
    std::erase_if(present_, [&](const Present& present) {
        const GuestKey guest = present.peer->guest().key;
        if (std::find(guests.begin(), guests.end(), guest) == guests.end()) return false;
        if (farewell == Farewell::barred) talk_.forget(present.peer->guest().number);
        present.peer->close(farewell);
        table_.went(guest, now());
        return true;
    });
}

/// Returns the first event that the client lacks, as seen from its current seat.
int TableActor::missing_from(const std::optional<protocol::Since>& since, const Present& present) const {
    const Hand* hand = table_.hand();
    if (!since || hand == nullptr || TableHand{since->hand} != table_.hand_number() ||
        since->n > hand->events())
        return 1;
    const bool by_seat = present.viewer && present.viewer->seat != kNoSeat;
    const Seat seen_from = by_seat ? present.seat.value_or(kNoSeat) : kNoSeat;
    return !since->seat || place_of<Seat>(*since->seat) == seen_from ? since->n + 1 : 1;
}

void TableActor::farewell(const PeerPtr& peer) {
    if (find(peer.get()) == nullptr) return;
    std::erase_if(present_, [&peer](const Present& other) { return other.peer == peer; });
    const GuestKey guest = peer->guest().key;
    table_.went(guest, now());
    if (stopping_) return;
    plan();
    if (table_.at_home(guest))
        tell_table();
    else
        crowd_changed(nullptr);
}

/// Handles a change in the number of spectators only. Rare changes are broadcast at once, frequent ones
/// together: every broadcast goes to everybody, so n of them would cost n² messages.
void TableActor::crowd_changed(const PeerPtr& newcomer) {
    const auto due = table_told_ + world_.settings.crowd_pause;
    if (world_.steady() >= due) return tell_table();
    if (const Present* present = find(newcomer.get()))
        tell_table_to(*present, protocol::TableText(table_.look(now())));
    publish();
    crowd_timer_.expires_after(due - world_.steady());
    crowd_timer_.async_wait(
        [weak = weak_from_this(), told = table_told_](const boost::system::error_code& error) {
            const auto self = weak.lock();
            if (error || !self) return;
            // Skipped if another broadcast has been sent in the meantime.
            auto body = [&] {
                if (self->table_told_ == told && !self->stopping_) self->tell_table();
            };
            self->guard(body);
        });
}

TableActor::Present* TableActor::find(const Peer* peer) {
    const auto found = std::find_if(present_.begin(), present_.end(),
                                    [peer](const Present& p) { return p.peer.get() == peer; });
    return found == present_.end() ? nullptr : &*found;
}

} // namespace germini::server
