// Clients connected to a table, and their messages. A person has one client here, the newest. Messages of one
// handler are queued and delivered together. It does not know the table's state: seats, views and texts are
// passed in. Used on the table's strand only.
#pragma once
#include "engine/core/seat.hpp"
#include "protocol/wire/inbound.hpp"
#include "server/actor/table_client.hpp"
#include "server/hand_numbers.hpp"
#include "server/model/keys.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace germini::server {

struct ConnectedClient {
    TableClientPtr client;
    std::optional<Seat> seat;     ///< the seat sent in the welcome
    std::optional<Viewer> viewer; ///< the view in which the hand is sent; unset: it is not sent
    bool host = false;

    /// Returns the first event of the hand that the client lacks, as seen from its current seat. `events`:
    /// their number so far.
    int missing_from(const std::optional<protocol::LastEvent>& since, TableHand hand, int events) const;
    friend bool operator==(const ConnectedClient&, const ConnectedClient&) = default;
};

class Audience {
public:
    /// A client whose seat, view or host status has changed.
    struct Moved {
        ConnectedClient connected;
        bool other_view;
    };

    auto begin() const { return connected_.begin(); }
    auto end() const { return connected_.end(); }
    std::size_t size() const { return connected_.size(); }
    /// Returns nullptr if the client is not connected.
    const ConnectedClient* find(const TableClient* client) const;

    /// Adds a client in place of all others of the same person, which are disconnected. Returns whose they
    /// were. `rows`: all rows of the person.
    std::vector<model::GuestKey> enter(ConnectedClient newcomer, const std::vector<model::GuestKey>& rows);
    /// Returns false if the client was not connected. Does not close it.
    bool remove(const TableClientPtr& client);
    /// Disconnects these guests; returns their clients.
    std::vector<TableClientPtr> disconnect(const std::vector<model::GuestKey>& guests, CloseReason reason);
    std::vector<TableClientPtr> disconnect_all(const Parting& why);
    /// Replaces every entry by `current(client)`; returns those that differ.
    template <class Current> std::vector<Moved> update(Current current) {
        std::vector<Moved> moved;
        for (ConnectedClient& connected : connected_) {
            ConnectedClient now = current(connected.client);
            if (now == connected) continue;
            const bool other_view = now.viewer != connected.viewer;
            connected = std::move(now);
            moved.push_back({connected, other_view});
        }
        return moved;
    }

    /// Queues a message. It is sent with the client's other messages by deliver(), when the current handler
    /// has returned.
    void send(const TableClientPtr& client, Payload message);
    void send_all(const Payload& message);
    void deliver();

private:
    std::vector<ConnectedClient> connected_;
    std::vector<TableClientPtr> undelivered_; ///< clients with queued messages
};

} // namespace germini::server
