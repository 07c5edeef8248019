// Presence at a table: entering, returning, leaving.
#include "server/actor/table_actor.hpp"
#include "server/actor/table_to_wire.hpp"

#include "server/places.hpp"

#include <algorithm>

namespace germini::server {

void TableActor::enter(TableClientPtr client, protocol::Hello hello) {
    boost::asio::dispatch(
        strand_, [self = shared_from_this(), client = std::move(client), hello = std::move(hello)] {
            if (self->broken_ || self->stopping_) {
                client->close(self->broken_ ? CloseReason::broken : CloseReason::restarting);
                return;
            }
            auto body = [&] { self->admit(client, hello); };
            self->guard(body);
        });
}

void TableActor::left(TableClientPtr client) {
    run([this, client = std::move(client)] { disconnected(client); });
}

void TableActor::fell_silent(TableClientPtr client, bool silent) {
    run([this, client = std::move(client), silent] {
        if (stopping_ || find(client.get()) == nullptr) return;
        if (table_.set_silent(client->guest().key, silent)) send_table();
    });
}

bool TableActor::may_enter(const TableClient& client, const protocol::Hello& hello) {
    const GuestKey guest = client.guest().key;
    const model::TableRow& row = table_.row();
    const bool invited = hello.invitation && same_hash(hash_secret(*hello.invitation), row.invitation);
    if (invited) {
        invitation_ = hello.invitation;
        // If the disk refuses it, the guest still has the invitation.
        if (!table_.invited(guest)) admit_as(guest, model::Admitted::player, row.invitation);
    }
    return table_.admits(guest);
}

void TableActor::admit_as(GuestKey guest, model::Admitted as, const SecretHash& shown) {
    table_.admit(guest, as);
    server_.store.submit(model::AddMember{table_.row().key, guest, as, shown});
}

void TableActor::admit(TableClientPtr client, const protocol::Hello& hello) {
    // After the stop nobody would let go of the client, which holds this table.
    if (stopping_) return client->close(CloseReason::restarting);
    const auto rows = client->guest().keys();
    client->known_as(table_.known_as(rows));
    const model::Guest guest = client->guest();
    if (table_.turns_away(rows)) return client->close(CloseReason::barred);
    if (table_.closed() || !may_enter(*client, hello)) return client->close(CloseReason::gone);
    if (!table_.has_room_for(guest.key) || crowds(*client)) {
        server_.refusals.refused(Limit::spectators, server_.steady(), log_context());
        return client->close(CloseReason::full);
    }
    // The same person on another connection: the newer one takes over.
    std::erase_if(connected_, [&](const ConnectedClient& other) {
        const GuestKey was = other.client->guest().key;
        if (std::find(rows.begin(), rows.end(), was) == rows.end()) return false;
        if (other.client != client) other.client->close(CloseReason::second_tab);
        if (was != guest.key) table_.went(was, now());
        return true;
    });
    const auto seat = table_.seating().seat_of(guest.key);
    connected_.push_back(
        ConnectedClient{std::move(client), seat, table_.viewer_of(guest.key), table_.host(guest.key)});
    table_.came(guest);
    const ConnectedClient connected = connected_.back();
    journal::LogContext here = log_context();
    here.connection = connected.client->number();
    journal::debug(here, "client enters");
    plan();
    send_welcome(connected);
    if (table_.at_home(guest.key))
        send_table();
    else
        crowd_changed(connected.client);
    resend(connected, missing_from(hello.since, connected));
    send_choice(connected);
    send_chat_history(connected);
    if (server_.maintenance.restart_at != 0) send_maintenance_notice_to(connected);
    if (!table_.seats_beside(guest.key, rows).empty())
        in_turn_once({OwnWork::Kind::second_seats, guest.key.number()}, [this, known = guest.key, rows] {
            const auto beside = table_.seats_beside(known, rows);
            if (!beside.empty()) give_up(beside, [](bool) {});
        });
    if (!seat || !table_.plays(*seat)) return;
    change_in_turn(OwnWork::Kind::return_of_player, &TableState::come_back);
    // The guest's vote or wish from before they left may be the last one needed.
    const auto& holder = table_.seating().at(*seat);
    if (holder->break_off || !holder->votes.empty()) limit_over();
}

/// Returns true if the client's address has its share of the table's spectators. One address must not take
/// all places.
bool TableActor::crowds(const TableClient& client) const {
    if (table_.invited(client.guest().key)) return false;
    const auto of_address =
        std::count_if(connected_.begin(), connected_.end(), [&](const ConnectedClient& other) {
            const TableClient& one = *other.client;
            return one.of_address() == client.of_address() && one.guest().key != client.guest().key &&
                   !table_.invited(one.guest().key);
        });
    return static_cast<std::size_t>(of_address) >= server_.settings.most_of_address;
}

/// Disconnects these guests.
void TableActor::disconnect(const std::vector<GuestKey>& guests, CloseReason reason) {
    std::erase_if(connected_, [&](const ConnectedClient& connected) {
        const GuestKey guest = connected.client->guest().key;
        if (std::find(guests.begin(), guests.end(), guest) == guests.end()) return false;
        if (reason == CloseReason::barred) chat_history_.forget(connected.client->guest().number);
        connected.client->close(reason);
        table_.went(guest, now());
        return true;
    });
}

/// Disconnects barred guests who stayed to finish a match that is now over.
void TableActor::disconnect_barred() {
    const std::size_t before = connected_.size();
    disconnect(table_.all_barred(), CloseReason::barred);
    if (connected_.size() != before) send_table();
}

/// Returns the first event that the client lacks, as seen from its current seat.
int TableActor::missing_from(const std::optional<protocol::LastEvent>& since,
                             const ConnectedClient& connected) const {
    const Hand* hand = table_.hand();
    if (!since || hand == nullptr || TableHand{since->hand} != table_.hand_number() ||
        since->n > hand->events())
        return 1;
    const bool by_seat = connected.viewer && connected.viewer->seat != kNoSeat;
    const Seat seen_from = by_seat ? connected.seat.value_or(kNoSeat) : kNoSeat;
    return !since->seat || place_of<Seat>(*since->seat) == seen_from ? since->n + 1 : 1;
}

void TableActor::disconnected(const TableClientPtr& client) {
    if (find(client.get()) == nullptr) return;
    std::erase_if(connected_, [&client](const ConnectedClient& other) { return other.client == client; });
    const GuestKey guest = client->guest().key;
    table_.went(guest, now());
    if (stopping_) return;
    plan();
    if (table_.at_home(guest))
        send_table();
    else
        crowd_changed(nullptr);
}

/// Handles a change in the number of spectators only. Rare changes are broadcast at once, frequent ones
/// together: every broadcast goes to everybody, so n of them would cost n² messages.
void TableActor::crowd_changed(const TableClientPtr& newcomer) {
    const auto due = table_sent_ + server_.settings.crowd_pause;
    if (server_.steady() >= due) return send_table();
    if (const ConnectedClient* connected = find(newcomer.get()))
        send_table_to(*connected, protocol::TableMessageWriter(to_wire(table_.look(now()))));
    publish();
    crowd_timer_.expires_after(due - server_.steady());
    crowd_timer_.async_wait(
        [weak = weak_from_this(), sent = table_sent_](const boost::system::error_code& error) {
            const auto self = weak.lock();
            if (error || !self) return;
            // Skipped if another broadcast has been sent in the meantime.
            auto body = [&] {
                if (self->table_sent_ == sent && !self->stopping_) self->send_table();
            };
            self->guard(body);
        });
}

TableActor::ConnectedClient* TableActor::find(const TableClient* client) {
    const auto found = std::find_if(connected_.begin(), connected_.end(),
                                    [client](const ConnectedClient& p) { return p.client.get() == client; });
    return found == connected_.end() ? nullptr : &*found;
}

} // namespace germini::server
