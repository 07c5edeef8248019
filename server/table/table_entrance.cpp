// Who is at a table: coming, coming back, going.
#include "server/table/table.hpp"

#include <algorithm>
#include <spdlog/spdlog.h>

namespace germini::server {

void Table::enter(PeerPtr peer, protocol::Hello hello) {
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

void Table::left(PeerPtr peer) {
    run([this, peer = std::move(peer)] { farewell(peer); });
}

bool Table::may_enter(const Peer& peer, const protocol::Hello& hello) {
    const GuestKey guest = peer.guest().key;
    const bool invited = hello.invitation && same_hash(hash_secret(*hello.invitation), row_.invitation);
    if (invited) {
        invitation_ = hello.invitation;
        if (!insider(guest)) {
            members_.push_back(guest);
            // Should the disk refuse, the guest still has the invitation.
            world_.store.write(
                strand_,
                [table = row_.key, guest](store::Database& db) { store::add_member(db, table, guest); },
                [](const std::optional<store::StoreError>&) {});
        }
    }
    return invited || row_.open || insider(guest);
}

void Table::admit(PeerPtr peer, const protocol::Hello& hello) {
    const store::Guest guest = peer->guest();
    if (std::find(barred_.begin(), barred_.end(), guest.key) != barred_.end())
        return peer->close(Farewell::barred);
    if (!may_enter(*peer, hello)) return peer->close(Farewell::gone);
    if (!has_room_for(guest.key)) return peer->close(Farewell::full);
    // The same guest elsewhere: the newer connection takes over.
    for (const Present& other : present_)
        if (other.peer->guest().key == guest.key && other.peer != peer)
            other.peer->close(Farewell::second_tab);
    std::erase_if(present_, [&guest](const Present& other) { return other.peer->guest().key == guest.key; });
    present_.push_back(Present{std::move(peer), seating_.seat_of(guest.key), viewer_of(guest.key)});
    away_since_.erase(guest.key);
    if (!hand_open()) rename_seated();
    const Present present = present_.back();
    plan();
    tell_welcome(present);
    if (at_home(guest.key))
        tell_table();
    else
        crowd_changed(present.peer);
    resend(present, missing_from(hello.since, present));
    tell_choice(present);
    if (!present.seat || !plays(*present.seat)) return;
    come_back();
    // He may be the last whose word the end of the match has waited for, and have given it before he went.
    if (seating_.at(*present.seat)->break_off) limit_over();
}

std::optional<Viewer> Table::viewer_of(GuestKey guest) const {
    const auto seat = seating_.seat_of(guest);
    if (seat && sightings_.has(guest, *seat)) return Viewer{static_cast<Seat>(*seat)};
    // Whoever was told a hand and has another seat now, or none, is told no more than everybody.
    return row_.spectators ? std::optional<Viewer>(Viewer{kNoSeat}) : std::nullopt;
}

/// Names are what they were as long as a hand is played: a name that changes would say something.
void Table::rename_seated() {
    for (const Present& present : present_) {
        const store::Guest& guest = present.peer->guest();
        if (!present.fresh || !seating_.seat_of(guest.key)) continue;
        people_[guest.key] = guest;
        seating_ = seating_.renamed(guest.key, guest.name);
    }
}

/// They are sent home.
void Table::turn_out(const std::vector<GuestKey>& guests, Farewell farewell) {
    std::erase_if(present_, [&](const Present& present) {
        if (std::find(guests.begin(), guests.end(), present.peer->guest().key) == guests.end()) return false;
        present.peer->close(farewell);
        return true;
    });
}

/// The first event that the client has not got, as seen from the seat that it has now.
int Table::missing_from(const std::optional<protocol::Since>& since, const Present& present) const {
    if (!since || !hand_ || since->hand != hand_number() || since->n > hand_->events()) return 1;
    const bool by_seat = present.viewer && present.viewer->seat != kNoSeat;
    const int seen_from = by_seat ? present.seat.value_or(-1) : -1;
    return !since->seat || *since->seat == seen_from ? since->n + 1 : 1;
}

void Table::resend(const Present& present, int from) {
    if (!present.viewer || !hand_ || from > hand_->events()) return;
    std::string seen;
    hand_->append_seen(seen, from, hand_->events(), *present.viewer);
    tell(present.peer, payload(protocol::events(hand_number(), from, seen)));
}

void Table::farewell(const PeerPtr& peer) {
    if (find(peer.get()) == nullptr) return;
    std::erase_if(present_, [&peer](const Present& other) { return other.peer == peer; });
    const GuestKey guest = peer->guest().key;
    if (seating_.seat_of(guest)) away_since_[guest] = moment();
    if (stopping_) return;
    plan();
    if (at_home(guest))
        tell_table();
    else
        crowd_changed(nullptr);
}

/// Somebody whose coming and going changes more than the number of those who look on.
bool Table::at_home(GuestKey guest) const {
    return host(guest) || seating_.seat_of(guest) || seating_.inheritance_of(guest);
}

/// Who is at home there is sure of his place; of all others so many may look on.
bool Table::has_room_for(GuestKey guest) const {
    if (at_home(guest)) return true;
    const auto others = std::count_if(present_.begin(), present_.end(), [&](const Present& present) {
        const GuestKey other = present.peer->guest().key;
        return other != guest && !at_home(other);
    });
    return static_cast<std::size_t>(others) < world_.settings.most_spectators;
}

/// Only the number of those who look on is another one. Told at once where that is seldom; where it is not,
/// once for all of them: each telling goes to everybody, so that n of them would cost n² messages.
void Table::crowd_changed(const PeerPtr& newcomer) {
    const auto due = table_told_ + world_.settings.crowd_pause;
    if (std::chrono::steady_clock::now() >= due) return tell_table();
    if (const Present* present = find(newcomer.get())) tell_table_to(*present);
    publish();
    crowd_timer_.expires_at(due);
    crowd_timer_.async_wait(
        [weak = weak_from_this(), told = table_told_](const boost::system::error_code& error) {
            const auto self = weak.lock();
            if (error || !self) return;
            // Unless somebody has told them meanwhile, for another reason.
            auto body = [&] {
                if (self->table_told_ == told && !self->stopping_) self->tell_table();
            };
            self->guard(body);
        });
}

Table::Present* Table::find(const Peer* peer) {
    const auto found = std::find_if(present_.begin(), present_.end(),
                                    [peer](const Present& p) { return p.peer.get() == peer; });
    return found == present_.end() ? nullptr : &*found;
}

bool Table::here(GuestKey guest) const {
    return std::any_of(present_.begin(), present_.end(),
                       [guest](const Present& p) { return p.peer->guest().key == guest; });
}

bool Table::here_of(const std::optional<Holder>& holder) const {
    return holder && holder->guest && here(*holder->guest);
}

/// Somebody who plays is.
bool Table::anybody_here() const {
    for (int s = 0; s < seating_.size(); ++s)
        if (plays(s) && here_of(seating_.at(s))) return true;
    return false;
}

bool Table::away_for_long(GuestKey guest) const {
    const auto since = away_since_.find(guest);
    return since != away_since_.end() && beyond_limit(since->second);
}

} // namespace germini::server
