// Connections and requests counted per client address (see counted_as). The counts are atomic; the table of
// addresses belongs to one strand.
//
// A direct connection from a client counts for its address as long as it is open. A connection from a trusted
// proxy counts for no address, because the proxy reuses it for requests of many clients. Instead, each
// request on it takes a connection slot of the forwarded address until it is answered; a WebSocket keeps that
// slot until it closes.
#pragma once
#include "server/actor/refusals.hpp"
#include "server/actor/table_client.hpp"
#include "server/net/settings.hpp"
#include "server/net/shared_pool.hpp"

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

namespace germini::server {

/// What all addresses share.
struct AddressTotals {
    AddressTotals(const NetSettings& settings, const SharedPool::Strand& strand)
        : connections(strand, settings.connections), transfer(strand, settings.total_transfer),
          large(strand, settings.total_large_answers), large_bytes(strand, settings.total_large_bytes),
          reviews(strand, settings.total_reviews), record_reviews(strand, settings.total_record_reviews) {}
    const SharedPool connections;    ///< open, and counted for an address
    const SharedPool transfer;       ///< bytes of answers in memory
    const SharedPool large;          ///< answers stored in files
    const SharedPool large_bytes;    ///< total size of these files
    const SharedPool reviews;        ///< of hands played here, in progress
    const SharedPool record_reviews; ///< of records from anywhere
};

struct AddressState : ClientAddress {
    AddressState(const NetSettings& settings, std::string address, std::shared_ptr<AddressTotals> all)
        : ClientAddress(std::move(address), settings.hands_per_address), totals(std::move(all)),
          requests(settings.requests_per_address), pages(settings.pages_per_address),
          others(settings.others_per_address), guests(settings.guests_per_address),
          refusals(settings.refusals_per_address), messages(settings.messages_per_address),
          passwords(settings.passwords_per_address), hashes(settings.hashes_per_address),
          seasons(settings.seasons_per_address), results(settings.results_per_address) {}
    std::atomic<int> connections = 0;
    std::atomic<int> hashing = 0;              ///< passwords waiting to be hashed or compared
    std::atomic<std::size_t> long_queries = 0; ///< waiting for the database
    std::atomic<std::size_t> transfer = 0;     ///< bytes of answers in memory
    std::atomic<std::size_t> large = 0;        ///< answers stored in files
    std::atomic<std::size_t> reviews = 0;      ///< in progress
    std::atomic<std::size_t> outbox = 0;       ///< bytes queued for its WebSockets
    const std::shared_ptr<AddressTotals> totals;
    TokenBucket requests, pages, others, guests, refusals, messages;
    TokenBucket passwords; ///< wrong passwords
    TokenBucket hashes;    ///< all password checks, right or wrong
    TokenBucket seasons, results;

    bool unused() const {
        for (const TokenBucket* bucket : {&requests, &pages, &others, &guests, &refusals, &messages,
                                          &passwords, &hashes, &hands, &seasons, &results})
            if (!bucket->full()) return false;
        return true;
    }
};
using AddressPtr = std::shared_ptr<AddressState>;

/// Takes a connection slot of an address, held until the pointer is released. Returns null if all `most`
/// slots are taken.
inline std::shared_ptr<void> take_connection_slot(const AddressPtr& state, std::size_t most) {
    std::shared_ptr<void> slot(state.get(), [state](void*) { --state->connections; });
    return static_cast<std::size_t>(++state->connections) <= most ? slot : nullptr;
}

/// A connection of an address.
struct CountedConnection {
    AddressPtr address;
    std::shared_ptr<void> slot{};   ///< counts it until released; null if it is refused
    std::optional<Limit> refused{}; ///< the limit that is reached
};

class Addresses {
public:
    Addresses(const NetSettings& settings, const SharedPool::Strand& strand)
        : settings_(settings), totals_(std::make_shared<AddressTotals>(settings, strand)) {}

    AddressPtr get(const std::string& address) {
        if (states_.size() >= next_sweep_) sweep();
        AddressPtr& state = states_[address];
        if (!state) state = std::make_shared<AddressState>(settings_, address, totals_);
        return state;
    }
    /// Counts a connection of the address. `lost` is requested to stop once another address has its place.
    CountedConnection count(const std::string& address, std::stop_source lost) {
        AddressPtr state = get(address);
        auto own = take_connection_slot(state, settings_.connections_per_address);
        if (!own) return {std::move(state), nullptr, Limit::connections_per_address};
        auto shared = totals_->connections.take_here(address, 1, std::move(lost));
        if (!shared) return {std::move(state), nullptr, Limit::connections};
        using Slots = std::array<std::shared_ptr<void>, 2>;
        return {std::move(state), std::make_shared<Slots>(Slots{std::move(own), std::move(shared)}), {}};
    }

private:
    void sweep() {
        std::erase_if(states_, [](const auto& entry) {
            return entry.second.use_count() == 1 && entry.second->unused();
        });
        next_sweep_ = states_.size() * 2 + kFirstSweep;
    }
    static constexpr std::size_t kFirstSweep = 1024;

    const NetSettings& settings_;
    const std::shared_ptr<AddressTotals> totals_;
    std::map<std::string, AddressPtr> states_;
    std::size_t next_sweep_ = kFirstSweep;
};

} // namespace germini::server
