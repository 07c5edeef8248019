// Somebody connected to a table, as the table sees the connection.
#pragma once
#include "server/store/guests.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace germini::server {

/// A message as it goes out; shared by all who get the same one.
using Payload = std::shared_ptr<const std::string>;
inline Payload payload(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

/// Why the server ends a connection (protocol/README.md, `bye`).
enum class Farewell : std::uint8_t {
    second_tab,
    gone,
    closed,
    barred,
    slow,
    too_fast,
    full,
    restarting,
    broken,
    renewed ///< he is known as another one from now on: without a word, so that he comes back at once
};

/// Number of unfinished tables counted for one address.
using AddressTables = std::shared_ptr<std::atomic<int>>;

class Peer {
public:
    /// `number`: of the connection, for the log; 0 where it has none. `of_address`: of its address.
    Peer(store::Guest guest, std::uint64_t number, AddressTables of_address)
        : guest_(std::move(guest)), number_(number), of_address_(std::move(of_address)) {}
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;
    virtual ~Peer() = default;

    const store::Guest& guest() const { return guest_; }
    /// Which of his rows the table knows him by; said by the table alone, before it looks.
    void known_as(store::GuestKey key) {
        std::replace(guest_.others.begin(), guest_.others.end(), key, guest_.key);
        guest_.key = key;
    }
    std::uint64_t number() const { return number_; }
    const AddressTables& of_address() const { return of_address_; }
    // All may be called from any thread, and wait for nobody.
    /// One more message for the connection. True if it is the first that waits there: then somebody has to
    /// call deliver(), once all that belongs together is put.
    virtual bool put(Payload message) = 0;
    virtual void deliver() = 0;
    /// Behind what was put before.
    virtual void close(Farewell reason) = 0;

private:
    store::Guest guest_;
    const std::uint64_t number_;
    const AddressTables of_address_;
};
using PeerPtr = std::shared_ptr<Peer>;

} // namespace germini::server
