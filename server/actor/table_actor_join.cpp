// Presence at a table: entering, returning, leaving.
#include "server/actor/table_actor.hpp"
#include "server/api/table_to_wire.hpp"
#include "server/network_totals.hpp"

#include <algorithm>

namespace germini::server {

void TableActor::enter(TableClientPtr client, protocol::Hello hello) {
    boost::asio::dispatch(
        strand_, [self = shared_from_this(), client = std::move(client), hello = std::move(hello)] {
            if (self->broken_ || self->writes_.stopping()) {
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
        if (writes_.stopping() || audience_.find(client.get()) == nullptr) return;
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
    if (writes_.stopping()) return client->close(CloseReason::restarting);
    const auto rows = client->guest().keys();
    client->known_as(table_.known_as(rows));
    const model::Guest guest = client->guest();
    if (table_.turns_away(rows)) return client->close(CloseReason::barred);
    if (table_.closed() || !may_enter(*client, hello)) return client->close(CloseReason::gone);
    if (crowds(*client) || !finds_room(*client)) {
        server_.refusals.refused(Limit::spectators, server_.steady(), log_context());
        return client->close(CloseReason::full);
    }
    // The same person on another connection: the newer one takes over.
    const ConnectedClient connected = describe(std::move(client));
    for (const GuestKey was : audience_.enter(connected, rows))
        if (was != guest.key) table_.went(was, now());
    table_.came(guest);
    journal::LogContext here = log_context();
    here.connection = connected.client->number();
    journal::debug(here, "client enters");
    // The tables of an evening are made by its organiser, for others.
    const bool counts = connected.seat || (guest.key == table_.row().host && !table_.row().assigned);
    if (!maker_ && counts) maker_ = connected.client->address();
    plan();
    send_welcome(connected);
    send_hands_to(connected.client);
    if (table_.at_home(guest.key))
        send_table();
    else
        crowd_changed(connected.client);
    if (const Hand* hand = table_.hand())
        resend(connected, connected.missing_from(hello.since, table_.hand_number(), hand->told()));
    send_choice(connected);
    send_chat_history(connected);
    if (server_.maintenance.restart_at != 0) send_maintenance_notice_to(connected);
    if (!table_.seats_beside(guest.key, rows).empty())
        writes_.in_turn_once({OwnWork::Kind::second_seats, guest.key.number()},
                             [this, known = guest.key, rows] {
                                 const auto beside = table_.seats_beside(known, rows);
                                 if (!beside.empty()) give_up(beside, [](bool) {});
                             });
    const auto seat = connected.seat;
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
        std::count_if(audience_.begin(), audience_.end(), [&](const ConnectedClient& other) {
            const TableClient& one = *other.client;
            return one.address() == client.address() && one.guest().key != client.guest().key &&
                   !table_.invited(one.guest().key);
        });
    return static_cast<std::size_t>(of_address) >= server_.settings.most_of_address;
}

/// Returns true if the client finds a place. If all places are taken, the newest guest of the address with
/// most gives way (NetworkTotals).
bool TableActor::finds_room(const TableClient& client) {
    const GuestKey guest = client.guest().key;
    if (table_.has_room_for(guest)) return true;
    NetworkTotals totals;
    std::vector<const TableClient*> others;
    for (const ConnectedClient& connected : audience_) {
        const TableClient& other = *connected.client;
        if (table_.at_home(other.guest().key) || table_.invited(other.guest().key) != table_.invited(guest))
            continue;
        others.push_back(&other);
        totals.add(other.address()->counted_as, 1);
    }
    const TableClient* newest = nullptr;
    for (const TableClient* other : others) {
        const std::string& address = other->address()->counted_as;
        if (totals.has_more(address, client.address()->counted_as, 1) &&
            (newest == nullptr || totals.of(address) >= totals.of(newest->address()->counted_as)))
            newest = other;
    }
    if (newest == nullptr) return false;
    disconnect({newest->guest().key}, CloseReason::full);
    return true;
}

/// Disconnects these guests.
void TableActor::disconnect(const std::vector<GuestKey>& guests, CloseReason reason) {
    for (const TableClientPtr& client : audience_.disconnect(guests, reason)) {
        if (reason == CloseReason::barred) chat_history_.forget(client->guest().number);
        table_.went(client->guest().key, now());
    }
}

/// Disconnects barred guests who stayed to finish a match that is now over.
void TableActor::disconnect_barred() {
    const std::size_t before = audience_.size();
    disconnect(table_.all_barred(), CloseReason::barred);
    if (audience_.size() != before) send_table();
}

void TableActor::disconnected(const TableClientPtr& client) {
    if (!audience_.remove(client)) return;
    const GuestKey guest = client->guest().key;
    table_.went(guest, now());
    if (writes_.stopping()) return;
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
    if (const ConnectedClient* connected = audience_.find(newcomer.get()))
        send_table_to(*connected, protocol::TableMessageWriter(to_wire(table_.look(now()))));
    publish();
    crowd_timer_.expires_after(due - server_.steady());
    crowd_timer_.async_wait(
        [weak = weak_from_this(), sent = table_sent_](const boost::system::error_code& error) {
            const auto self = weak.lock();
            if (error || !self) return;
            // Skipped if another broadcast has been sent in the meantime.
            auto body = [&] {
                if (self->table_sent_ == sent && !self->writes_.stopping()) self->send_table();
            };
            self->guard(body);
        });
}

ConnectedClient TableActor::describe(TableClientPtr client) const {
    const GuestKey guest = client->guest().key;
    return {std::move(client), table_.seating().seat_of(guest), table_.viewer_of(guest), table_.host(guest)};
}

} // namespace germini::server
