// Queues of waiting jobs per address. Addresses are served in turn, one job each.
#pragma once
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
    /// are full: the newest job of the longest queue. If no queue is longer than its own would be, returns
    /// the new job itself.
    std::optional<Job> push(const std::string& address, Job job, Place place = last) {
        auto own = std::find_if(queues_.begin(), queues_.end(),
                                [&](const Queue& queue) { return queue.address == address; });
        std::optional<Job> dropped;
        if (size_ >= most_) {
            const auto longest =
                std::max_element(queues_.begin(), queues_.end(), [](const Queue& a, const Queue& b) {
                    return a.jobs.size() < b.jobs.size();
                });
            const std::size_t mine = own == queues_.end() ? 0 : own->jobs.size();
            if (longest == queues_.end() || longest->jobs.size() <= mine + 1) return job;
            dropped = std::move(longest->jobs.back());
            longest->jobs.pop_back();
            --size_;
        }
        if (own == queues_.end()) own = queues_.insert(queues_.end(), Queue{address, {}});
        own->jobs.insert(place == first ? own->jobs.begin() : own->jobs.end(), std::move(job));
        ++size_;
        return dropped;
    }

    /// Returns the next job in turn; empty if none waits.
    std::optional<Job> pop() {
        return pop([](const std::string&) { return true; });
    }
    /// The same, limited to addresses for which `may(address)` is true.
    template <class May> std::optional<Job> pop(May may) {
        const auto next = std::find_if(queues_.begin(), queues_.end(),
                                       [&](const Queue& queue) { return may(queue.address); });
        if (next == queues_.end()) return std::nullopt;
        std::optional<Job> job(std::move(next->jobs.front()));
        next->jobs.pop_front();
        --size_;
        if (next->jobs.empty())
            queues_.erase(next);
        else
            queues_.splice(queues_.end(), queues_, next);
        return job;
    }

    std::size_t size() const { return size_; }

private:
    struct Queue {
        std::string address;
        std::deque<Job> jobs; ///< never empty
    };
    std::size_t most_;
    std::size_t size_ = 0;
    std::list<Queue> queues_; ///< in serving order
};

} // namespace germini::server
