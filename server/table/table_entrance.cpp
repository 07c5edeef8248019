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
    if (!may_enter(*peer, hello)) return peer->close(Farewell::gone);
    // The same guest elsewhere: the newer connection takes over.
    for (const Present& other : present_)
        if (other.peer->guest().key == guest.key && other.peer != peer)
            other.peer->close(Farewell::second_tab);
    std::erase_if(present_, [&guest](const Present& other) { return other.peer->guest().key == guest.key; });
    if (const auto seat = seating_.seat_of(guest.key); seat && seating_.at(*seat)->name != guest.name)
        seating_ = seating_.renamed(guest.key, guest.name);

    const auto seat = seating_.seat_of(guest.key);
    present_.push_back(Present{std::move(peer), seat, seat || row_.spectators});
    away_since_.erase(guest.key);
    const Present present = present_.back();
    tell_welcome(present);
    tell_table();
    resend(present, missing_from(hello.since, seat));
    tell_choice(present);
}

/// The first event that the client has not got, as seen from the seat that it has now.
int Table::missing_from(const std::optional<protocol::Since>& since, std::optional<int> seat) const {
    if (!since || !hand_ || since->hand != hand_number() || since->n > hand_->events()) return 1;
    return !since->seat || *since->seat == seat.value_or(-1) ? since->n + 1 : 1;
}

void Table::resend(const Present& present, int from) {
    if (!present.told || !hand_ || from > hand_->events()) return;
    std::string seen;
    hand_->append_seen(seen, from, hand_->events(),
                       Viewer{present.seat ? static_cast<Seat>(*present.seat) : kNoSeat});
    tell(present.peer, payload(protocol::events(hand_number(), from, seen)));
}

void Table::farewell(const PeerPtr& peer) {
    if (find(peer.get()) == nullptr) return;
    std::erase_if(present_, [&peer](const Present& other) { return other.peer == peer; });
    if (seating_.seat_of(peer->guest().key))
        away_since_[peer->guest().key] = std::chrono::steady_clock::now();
    if (stopping_) return;
    plan_given_up();
    arm();
    tell_table();
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

bool Table::away_for_long(GuestKey guest) const {
    const auto since = away_since_.find(guest);
    return since != away_since_.end() &&
           std::chrono::steady_clock::now() - since->second >= world_.settings.absence;
}

} // namespace germini::server
