// Messages to the clients at a table.
#include "server/actor/table_actor.hpp"
#include "server/api/table_to_wire.hpp"

#include "server/places.hpp"

#include <algorithm>
#include <utility>

namespace germini::server {
namespace {

constexpr std::size_t kSeenRoom = 384; // bytes; enough for most steps
} // namespace

std::string TableActor::refused(protocol::ActionId action, std::string_view rule) const {
    return protocol::refused(action, rule, game_.clause_text(rule));
}

/// Remembers an answer; answers to guests without a seat are kept only up to a limit.
void TableActor::remember(GuestKey guest, protocol::ActionId action, Rule rule) {
    answers_.add(guest, action, std::string(rule.name()));
    model::ForgetAnswers forget{table_.row().key, {}};
    forget.guests = answers_.forget_strangers(
        [this](GuestKey other) { return table_.seating().seat_of(other) || table_.host(other); });
    if (!forget.guests.empty()) server_.store.submit(std::move(forget));
}

void TableActor::refuse(const TableClientPtr& client, protocol::ActionId action, Rule rule) {
    const GuestKey guest = client->guest().key;
    remember(guest, action, rule);
    model::AddAnswer command{table_.row().key, {guest, action, std::string(rule.name())}};
    server_.store.write(
        strand_, std::move(command), [self = shared_from_this(), client, action, rule](const auto& stored) {
            auto body = [&] {
                if (stored) return self->audience_.send(client, payload(self->refused(action, rule.name())));
                self->send_error(client, "not_stored", "The answer could not be stored.", action);
            };
            self->guard(body);
        });
}

void TableActor::answer_done(const TableClientPtr& client, protocol::ActionId action) {
    answers_.add(client->guest().key, action);
    audience_.send(client, payload(protocol::done(action)));
}

bool TableActor::answered_before(const TableClientPtr& client, protocol::ActionId action) {
    const GuestKey guest = client->guest().key;
    if (const std::string* rule = answers_.find(guest, action)) {
        audience_.send(client, payload(rule->empty() ? protocol::done(action) : refused(action, *rule)));
        return true;
    }
    if (!answers_.stale(guest, action)) return false;
    audience_.send(client, payload(refused(action, "stale")));
    return true;
}

void TableActor::send_error(const TableClientPtr& client, protocol::ErrorCode code, std::string message,
                            protocol::ActionId action) {
    const protocol::ReadError error{"", code, std::move(message)};
    audience_.send(client, payload(protocol::error(error, action)));
}

// Encodes once per distinct view: most events look the same from every seat.
void TableActor::send_events(int from, int to) {
    struct SentView {
        Viewer viewer;
        std::string seen;
        Payload message;
    };
    std::vector<SentView> sent;
    sent.reserve(audience_.size());
    std::string seen; // by one viewer after the other
    seen.reserve(kSeenRoom);
    for (const ConnectedClient& connected : audience_) {
        if (!connected.viewer) continue;
        const Viewer viewer = *connected.viewer;
        auto same =
            std::find_if(sent.begin(), sent.end(), [&](const SentView& t) { return t.viewer == viewer; });
        if (same == sent.end()) {
            seen.clear();
            table_.hand()->append_seen(seen, from, to, viewer);
            const auto equal =
                std::find_if(sent.begin(), sent.end(), [&](const SentView& t) { return t.seen == seen; });
            // Of equal texts the first is kept.
            same = sent.insert(
                sent.end(),
                equal != sent.end()
                    ? SentView{viewer, {}, equal->message}
                    : SentView{viewer, seen,
                               payload(protocol::events(number(table_.hand_number()), from, seen))});
        }
        audience_.send(connected.client, same->message);
    }
}

void TableActor::send_choice(const ConnectedClient& connected) {
    if (!connected.seat || !table_.hand_open() || table_.halt() || !table_.plays(*connected.seat)) return;
    const Viewer seat{*connected.seat};
    if (!connected.viewer || *connected.viewer != seat) return;
    if (const auto choice = table_.hand()->choice(seat.seat))
        audience_.send(connected.client,
                       payload(protocol::choice(number(table_.hand_number()),
                                                table_.asked_at(*connected.seat), *choice)));
}

void TableActor::send_clock() {
    if (!table_.row().seconds) return;
    const Payload text = payload(protocol::clock(to_wire(table_.clock(now()))));
    audience_.send_all(text);
}

void TableActor::send_welcome(const ConnectedClient& connected) {
    const model::Guest& guest = connected.client->guest();
    const protocol::Recipient you{guest.id,
                                  guest.name,
                                  guest.number,
                                  number_of(connected.seat),
                                  table_.host(guest.key),
                                  answers_.last(guest.key)};
    audience_.send(connected.client, payload(protocol::welcome(you, table_.row().id, now().utc)));
}

void TableActor::send_table_to(const ConnectedClient& connected, const protocol::TableMessageWriter& text) {
    const GuestKey guest = connected.client->guest().key;
    audience_.send(
        connected.client,
        payload(text.to(number_of(connected.seat), table_.sees_invitation(guest) ? invitation_ : std::nullopt,
                        table_.host(guest))));
}

void TableActor::send_hands_to(const TableClientPtr& client) {
    const TableView table = table_.look(now());
    if (!table.match) return;
    for (std::string& hands : hands_messages(*table.match, 0))
        audience_.send(client, payload(std::move(hands)));
}

/// Sends the closed hands that were not broadcast yet.
void TableActor::send_new_hands(const TableView& table) {
    if (!table.match) return;
    const MatchView& match = *table.match;
    if (std::exchange(hands_sent_of_, match.row.id) != match.row.id) hands_sent_ = 0;
    const int sent = std::exchange(hands_sent_, closed_count(match));
    if (hands_sent_ == sent || audience_.size() == 0) return;
    for (std::string& hands : hands_messages(match, sent)) audience_.send_all(payload(std::move(hands)));
}

void TableActor::send_table() {
    table_sent_ = server_.steady();
    overdue_sent_ = table_.overdue(now());
    const TableView table = table_.look(now());
    send_new_hands(table);
    const protocol::TableMessageWriter text(to_wire(table));
    for (const ConnectedClient& connected : audience_) send_table_to(connected, text);
    publish();
}

void TableActor::resend(const ConnectedClient& connected, int from) {
    const Hand* hand = table_.hand();
    if (!connected.viewer || hand == nullptr || from > hand->told()) return;
    std::string seen;
    hand->append_seen(seen, from, hand->told(), *connected.viewer);
    audience_.send(connected.client, payload(protocol::events(number(table_.hand_number()), from, seen)));
}

/// Sends a new welcome to clients whose seat, view or host status has changed; returns those with another
/// view.
std::vector<ConnectedClient> TableActor::welcome_moved() {
    const auto present = [this](const TableClientPtr& client) { return describe(client); };
    std::vector<ConnectedClient> moved;
    for (const auto& [connected, other_view] : audience_.update(present)) {
        send_welcome(connected);
        if (other_view) moved.push_back(connected);
    }
    return moved;
}

/// Broadcasts the new seats. Clients with another view get a new welcome and the hand from its beginning.
void TableActor::seats_changed() {
    plan();
    const std::vector<ConnectedClient> moved = welcome_moved();
    send_table();
    for (const ConnectedClient& connected : moved) resend(connected, 1);
    // Even if the seat is the same: it may have been taken back from a bot.
    for (const ConnectedClient& connected : audience_) send_choice(connected);
}

} // namespace germini::server
