// Connections and requests counted per client address (see counted_as). The counts are atomic; the table of
// addresses belongs to one strand.
//
// A direct connection from a client counts for its address as long as it is open. A connection from a trusted
// proxy counts for no address, because the proxy reuses it for requests of many clients. Instead, each
// request on it takes a connection slot of the forwarded address until it is answered; a WebSocket keeps that
// slot until it closes.
#pragma once
#include "server/net/settings.hpp"

#include <atomic>
#include <map>
#include <memory>
#include <string>

namespace germini::server {

/// Totals over all addresses: requests still being received, answers not yet sent, and long queries.
struct AddressTotals {
    std::atomic<std::size_t> long_queries = 0; ///< waiting for the database
    std::atomic<std::size_t> transfer = 0;     ///< bytes of answers in memory
    std::atomic<std::size_t> large = 0;        ///< answers stored in files
    std::atomic<std::size_t> large_bytes = 0;  ///< total size of these files
    std::atomic<std::size_t> reviews = 0;      ///< in progress
};

struct AddressState {
    AddressState(const NetSettings& settings, std::string address, std::shared_ptr<AddressTotals> all)
        : counted_as(std::move(address)), totals(std::move(all)), requests(settings.requests_per_address),
          pages(settings.pages_per_address), others(settings.others_per_address),
          guests(settings.guests_per_address), refusals(settings.refusals_per_address),
          messages(settings.messages_per_address), passwords(settings.passwords_per_address),
          hashes(settings.hashes_per_address), seasons(settings.seasons_per_address),
          results(settings.results_per_address) {}
    const std::string counted_as;
    std::atomic<int> connections = 0, tables = 0; ///< tables: unfinished tables created from this address
    std::atomic<int> hashing = 0;                 ///< passwords waiting to be hashed or compared
    std::atomic<std::size_t> long_queries = 0;    ///< waiting for the database
    std::atomic<std::size_t> transfer = 0;        ///< bytes of answers in memory
    std::atomic<std::size_t> large = 0;           ///< answers stored in files
    std::atomic<std::size_t> reviews = 0;         ///< in progress
    std::atomic<std::size_t> outbox = 0;          ///< bytes queued for its WebSockets
    const std::shared_ptr<AddressTotals> totals;
    TokenBucket requests, pages, others, guests, refusals, messages;
    TokenBucket passwords; ///< wrong passwords
    TokenBucket hashes;    ///< all password checks, right or wrong
    TokenBucket seasons, results;

    bool unused() const {
        for (const TokenBucket* bucket : {&requests, &pages, &others, &guests, &refusals, &messages,
                                          &passwords, &hashes, &seasons, &results})
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

class Addresses {
public:
    explicit Addresses(const NetSettings& settings) : settings_(settings) {}

    AddressPtr get(const std::string& address) {
        if (states_.size() >= next_sweep_) sweep();
        AddressPtr& state = states_[address];
        if (!state) state = std::make_shared<AddressState>(settings_, address, totals_);
        return state;
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
    const std::shared_ptr<AddressTotals> totals_ = std::make_shared<AddressTotals>();
    std::map<std::string, AddressPtr> states_;
    std::size_t next_sweep_ = kFirstSweep;
};

} // namespace germini::server
