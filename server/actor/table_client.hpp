// A client connected to a table, as the table sees the connection.
#pragma once
#include "server/model/guest.hpp"
#include "server/token_bucket.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace germini::server {

/// An outgoing message, shared by all its recipients.
using Payload = std::shared_ptr<const std::string>;
inline Payload payload(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

/// Reason why the server ends a connection (protocol/README.md, `bye`).
enum class CloseReason : std::uint8_t {
    second_tab,
    gone,
    closed,
    barred,
    slow,
    too_fast,
    full,
    restarting,
    broken,
    elsewhere,  ///< the table lives at another node of the cluster
    renewed,    ///< identity merged: closed without a message, so that the client reconnects at once
    crowded_out ///< another address has its place: closed without a message
};

/// Why a client must go, and where to.
struct Parting {
    /// Implicit, as most have no node.
    Parting(CloseReason why, std::string at = {}) : reason(why), node(std::move(at)) {}
    CloseReason reason;
    std::string node; ///< its name, for `elsewhere`
    friend bool operator==(const Parting& parting, CloseReason why) { return parting.reason == why; }
};

/// What tables know of a client's address.
struct ClientAddress {
    ClientAddress(std::string name, const Rate& rate) : counted_as(std::move(name)), hands(rate) {}
    const std::string counted_as;
    TokenBucket hands;           ///< that may be opened at tables made from this address, and tries begun
    std::atomic<int> tables = 0; ///< unfinished tables created from this address
};
using ClientAddressPtr = std::shared_ptr<ClientAddress>;

class TableClient {
public:
    /// `number`: number of the connection for the log, or 0.
    TableClient(model::Guest guest, std::uint64_t number, ClientAddressPtr address)
        : guest_(std::move(guest)), number_(number), address_(std::move(address)) {}
    TableClient(const TableClient&) = delete;
    TableClient& operator=(const TableClient&) = delete;
    virtual ~TableClient() = default;

    const model::Guest& guest() const { return guest_; }
    /// Sets the row by which the table knows the guest. Called by the table only, before it reads the guest.
    void known_as(model::GuestKey key) {
        std::replace(guest_.others.begin(), guest_.others.end(), key, guest_.key);
        guest_.key = key;
    }
    /// Sets the guest's current name. Called by the table only, or before the client enters it.
    void renamed(std::string name) { guest_.name = std::move(name); }
    std::uint64_t number() const { return number_; }
    const ClientAddressPtr& address() const { return address_; }
    // All may be called from any thread, and none blocks.
    /// Queues a message for the connection. Returns true if it is the first in the queue. The caller must
    /// then call deliver() once all related messages are queued.
    virtual bool put(Payload message) = 0;
    virtual void deliver() = 0;
    /// Closes the connection after the queued messages.
    virtual void close(Parting why) = 0;

private:
    model::Guest guest_;
    const std::uint64_t number_;
    const ClientAddressPtr address_;
};
using TableClientPtr = std::shared_ptr<TableClient>;

} // namespace germini::server
