#include "server/actor/audience.hpp"

#include "server/places.hpp"

#include <algorithm>

namespace germini::server {

int ConnectedClient::missing_from(const std::optional<protocol::LastEvent>& since, TableHand hand,
                                  int events) const {
    if (!since || TableHand{since->hand} != hand || since->n > events) return 1;
    const bool by_seat = viewer && viewer->seat != kNoSeat;
    const Seat seen_from = by_seat ? seat.value_or(kNoSeat) : kNoSeat;
    return !since->seat || place_of<Seat>(*since->seat) == seen_from ? since->n + 1 : 1;
}

const ConnectedClient* Audience::find(const TableClient* client) const {
    const auto found = std::find_if(connected_.begin(), connected_.end(),
                                    [client](const ConnectedClient& p) { return p.client.get() == client; });
    return found == connected_.end() ? nullptr : &*found;
}

std::vector<model::GuestKey> Audience::enter(ConnectedClient newcomer,
                                             const std::vector<model::GuestKey>& rows) {
    std::vector<model::GuestKey> replaced;
    std::erase_if(connected_, [&](const ConnectedClient& other) {
        const model::GuestKey was = other.client->guest().key;
        if (std::find(rows.begin(), rows.end(), was) == rows.end()) return false;
        if (other.client != newcomer.client) other.client->close(CloseReason::second_tab);
        replaced.push_back(was);
        return true;
    });
    connected_.push_back(std::move(newcomer));
    return replaced;
}

bool Audience::remove(const TableClientPtr& client) {
    return std::erase_if(connected_,
                         [&client](const ConnectedClient& other) { return other.client == client; }) > 0;
}

std::vector<TableClientPtr> Audience::disconnect(const std::vector<model::GuestKey>& guests,
                                                 CloseReason reason) {
    std::vector<TableClientPtr> disconnected;
    std::erase_if(connected_, [&](const ConnectedClient& connected) {
        const model::GuestKey guest = connected.client->guest().key;
        if (std::find(guests.begin(), guests.end(), guest) == guests.end()) return false;
        connected.client->close(reason);
        disconnected.push_back(connected.client);
        return true;
    });
    return disconnected;
}

std::vector<TableClientPtr> Audience::disconnect_all(const Parting& why) {
    std::vector<TableClientPtr> disconnected;
    for (const ConnectedClient& connected : connected_) {
        connected.client->close(why);
        disconnected.push_back(connected.client);
    }
    connected_.clear();
    return disconnected;
}

void Audience::send(const TableClientPtr& client, Payload message) {
    if (client->put(std::move(message))) undelivered_.push_back(client);
}

void Audience::send_all(const Payload& message) {
    for (const ConnectedClient& connected : connected_) send(connected.client, message);
}

void Audience::deliver() {
    std::vector<TableClientPtr> clients;
    clients.swap(undelivered_);
    for (const TableClientPtr& client : clients) client->deliver();
    clients.clear();
    if (undelivered_.empty()) undelivered_.swap(clients); // keeps the capacity for the next time
}

} // namespace germini::server
