// Queues of waiting jobs per address. Networks are served in turn, one job each, and so are the addresses of
// a network among themselves.
#pragma once
#include "server/network_totals.hpp"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <limits>
#include <list>
#include <optional>
#include <string>
#include <utility>

namespace germini::server {

/// Not thread-safe. An address without a job uses no memory.
template <class Job> class RoundRobinQueue {
public:
    /// `most`: the maximum number of waiting jobs, over all addresses.
    explicit RoundRobinQueue(std::size_t most = std::numeric_limits<std::size_t>::max()) : most_(most) {}

    /// Place of a new job in its address's queue.
    enum Place : bool { last, first };

    /// Adds a job to its address's queue. Returns the job that is dropped if all queues together
    /// are full: the newest job of the address with most (NetworkTotals). If nobody has more than this
    /// address would have, returns the new job itself.
    std::optional<Job> push(const std::string& address, Job job, Place place = last) {
        std::optional<Job> dropped;
        if (size_ >= most_) {
            dropped = drop_for(address);
            if (!dropped) return job;
        }
        Network& network = named(networks_, network_of(address));
        Queue& queue = named(network.queues, address);
        queue.jobs.insert(place == first ? queue.jobs.begin() : queue.jobs.end(), std::move(job));
        totals_.add(address, 1);
        ++size_;
        return dropped;
    }

    /// Returns the next job in turn; empty if none waits.
    std::optional<Job> pop() {
        return pop([](const std::string&) { return true; });
    }
    /// The same, limited to addresses for which `may(address)` is true.
    template <class May> std::optional<Job> pop(May may) {
        for (auto network = networks_.begin(); network != networks_.end(); ++network) {
            auto& queues = network->queues;
            const auto next = std::find_if(queues.begin(), queues.end(),
                                           [&](const Queue& queue) { return may(queue.name); });
            if (next == queues.end()) continue;
            std::optional<Job> job(std::move(next->jobs.front()));
            next->jobs.pop_front();
            queues.splice(queues.end(), queues, next);
            networks_.splice(networks_.end(), networks_, network);
            count_out(networks_.back(), queues.back());
            return job;
        }
        return std::nullopt;
    }

    std::size_t size() const { return size_; }

private:
    struct Queue {
        std::string name; ///< the address
        std::deque<Job> jobs{};
    };
    struct Network {
        std::string name;
        std::list<Queue> queues{}; ///< in serving order; never empty
    };

    template <class Named> static Named& named(std::list<Named>& all, const std::string& name) {
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const Named& one) { return one.name == name; });
        return found == all.end() ? all.emplace_back(Named{name}) : *found;
    }

    std::optional<Job> drop_for(const std::string& address) {
        Network* network = nullptr;
        Queue* longest = nullptr;
        for (Network& one : networks_)
            for (Queue& queue : one.queues)
                if (totals_.has_more(queue.name, address, 1) &&
                    (longest == nullptr || totals_.of(queue.name) > totals_.of(longest->name))) {
                    network = &one;
                    longest = &queue;
                }
        if (longest == nullptr) return std::nullopt;
        std::optional<Job> dropped(std::move(longest->jobs.back()));
        longest->jobs.pop_back();
        count_out(*network, *longest);
        return dropped;
    }

    /// Counts a job that has left this queue, and removes what is empty then.
    void count_out(Network& network, Queue& queue) {
        totals_.subtract(queue.name, 1);
        --size_;
        if (queue.jobs.empty()) network.queues.remove_if([&](const Queue& one) { return &one == &queue; });
        if (network.queues.empty()) networks_.remove_if([&](const Network& one) { return &one == &network; });
    }

    std::size_t most_;
    std::size_t size_ = 0;
    NetworkTotals totals_;
    std::list<Network> networks_; ///< in serving order
};

} // namespace germini::server
