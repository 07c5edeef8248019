// Messages to the clients at a table.
#include "server/actor/table_actor.hpp"

#include "server/places.hpp"

#include <algorithm>

namespace germini::server {
namespace {

constexpr std::size_t kSeenRoom = 384; // bytes; enough for most steps

} // namespace

void TableActor::tell(const PeerPtr& peer, Payload message) {
    if (peer->put(std::move(message))) undelivered_.push_back(peer);
}

void TableActor::deliver() {
    std::vector<PeerPtr> peers;
    peers.swap(undelivered_);
    for (const PeerPtr& peer : peers) peer->deliver();
    peers.clear();
    if (undelivered_.empty()) undelivered_.swap(peers); // keeps the capacity for the next time
}

std::string TableActor::refused(protocol::ActionId action, Rule rule) const {
    return protocol::refused(action, rule, game_.clause_text(rule));
}

/// Remembers an answer; answers to guests without a seat are kept only up to a limit.
void TableActor::remember(GuestKey guest, protocol::ActionId action, Rule rule) {
    answers_.add(guest, action, std::string(rule));
    store::ForgetAnswers forget{table_.row().key, {}};
    forget.guests = answers_.forget_strangers(
        [this](GuestKey other) { return table_.seating().seat_of(other) || table_.host(other); });
    if (!forget.guests.empty()) world_.store.write(std::move(forget));
}

void TableActor::refuse(const PeerPtr& peer, protocol::ActionId action, Rule rule) {
    const GuestKey guest = peer->guest().key;
    remember(guest, action, rule);
    store::AddAnswer command{table_.row().key, {guest, action, std::string(rule)}};
    world_.store.write(
        strand_, std::move(command),
        [self = shared_from_this(), peer, action, rule = std::string(rule)](const auto& stored) {
            auto body = [&] {
                if (stored) return self->tell(peer, payload(self->refused(action, rule)));
                self->complain(peer, "not_stored", "The answer could not be stored.", action);
            };
            self->guard(body);
        });
}

void TableActor::answer_done(const PeerPtr& peer, protocol::ActionId action) {
    answers_.add(peer->guest().key, action);
    tell(peer, payload(protocol::done(action)));
}

bool TableActor::answered_before(const PeerPtr& peer, protocol::ActionId action) {
    const GuestKey guest = peer->guest().key;
    if (const std::string* rule = answers_.find(guest, action)) {
        tell(peer, payload(rule->empty() ? protocol::done(action) : refused(action, *rule)));
        return true;
    }
    if (!answers_.stale(guest, action)) return false;
    tell(peer, payload(refused(action, "stale")));
    return true;
}

void TableActor::complain(const PeerPtr& peer, std::string code, std::string message,
                          protocol::ActionId action) {
    const protocol::ReadError error{"", std::move(code), std::move(message)};
    tell(peer, payload(protocol::error(error, action)));
}

// Encodes once per distinct view: most events look the same from every seat.
void TableActor::tell_events(int from, int to) {
    struct Told {
        Viewer viewer;
        std::string seen;
        Payload message;
    };
    std::vector<Told> told;
    for (const Present& present : present_) {
        if (!present.viewer) continue;
        const Viewer viewer = *present.viewer;
        auto same = std::find_if(told.begin(), told.end(), [&](const Told& t) { return t.viewer == viewer; });
        if (same == told.end()) {
            std::string seen;
            seen.reserve(kSeenRoom);
            table_.hand()->append_seen(seen, from, to, viewer);
            const auto equal =
                std::find_if(told.begin(), told.end(), [&](const Told& t) { return t.seen == seen; });
            Payload message = equal != told.end()
                                  ? equal->message
                                  : payload(protocol::events(number(table_.hand_number()), from, seen));
            same = told.insert(told.end(), Told{viewer, std::move(seen), std::move(message)});
        }
        tell(present.peer, same->message);
    }
}

void TableActor::tell_choice(const Present& present) {
    if (!present.seat || !table_.hand_open() || table_.halt() || !table_.plays(*present.seat)) return;
    const Viewer seat{*present.seat};
    if (!present.viewer || *present.viewer != seat) return;
    if (const auto choice = table_.hand()->choice(seat.seat))
        tell(present.peer, payload(protocol::choice(number(table_.hand_number()),
                                                    table_.asked_at(*present.seat), *choice)));
}

void TableActor::tell_clock() {
    if (!table_.row().seconds) return;
    const Payload text = payload(protocol::clock(table_.clock(now())));
    for (const Present& present : present_) tell(present.peer, text);
}

void TableActor::tell_welcome(const Present& present) {
    const store::Guest& guest = present.peer->guest();
    const protocol::You you{guest.id,
                            guest.name,
                            guest.number,
                            number_of(present.seat),
                            table_.host(guest.key),
                            answers_.last(guest.key)};
    tell(present.peer, payload(protocol::welcome(you, table_.row().id)));
}

void TableActor::tell_table_to(const Present& present, const protocol::TableText& text) {
    const GuestKey guest = present.peer->guest().key;
    tell(present.peer,
         payload(text.to(number_of(present.seat), table_.sees_invitation(guest) ? invitation_ : std::nullopt,
                         table_.host(guest))));
}

void TableActor::tell_table() {
    table_told_ = world_.steady();
    const protocol::TableText text(table_.look(now()));
    for (const Present& present : present_) tell_table_to(present, text);
    publish();
}

void TableActor::resend(const Present& present, int from) {
    const Hand* hand = table_.hand();
    if (!present.viewer || hand == nullptr || from > hand->events()) return;
    std::string seen;
    hand->append_seen(seen, from, hand->events(), *present.viewer);
    tell(present.peer, payload(protocol::events(number(table_.hand_number()), from, seen)));
}

/// Sends a new welcome to clients whose seat, view or host status has changed; returns those with another
/// view.
std::vector<TableActor::Present> TableActor::welcome_moved() {
    std::vector<Present> moved;
    for (Present& present : present_) {
        const GuestKey guest = present.peer->guest().key;
        const auto seat = table_.seating().seat_of(guest);
        const auto viewer = table_.viewer_of(guest);
        const bool host = table_.host(guest);
        if (seat == present.seat && viewer == present.viewer && host == present.host) continue;
        const bool other_view = viewer != present.viewer;
        present.seat = seat;
        present.viewer = viewer;
        present.host = host;
        tell_welcome(present);
        if (other_view) moved.push_back(present);
    }
    return moved;
}

/// Broadcasts the new seats. Clients with another view get a new welcome and the hand from its beginning.
void TableActor::seats_changed() {
    plan();
    const std::vector<Present> moved = welcome_moved();
    tell_table();
    for (const Present& present : moved) resend(present, 1);
    // Even if the seat is the same: it may have been taken back from a bot.
    for (const Present& present : present_) tell_choice(present);
}

} // namespace germini::server
