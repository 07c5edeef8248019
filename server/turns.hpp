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
template <class Job> class Turns {
public:
    /// `most`: the maximum number of waiting jobs, over all addresses.
    explicit Turns(std::size_t most = std::numeric_limits<std::size_t>::max()) : most_(most) {}

    /// Adds a job at the end of its address's queue. Returns the job that is dropped if all queues together
    /// are full: the newest job of the longest queue. If no queue is longer than its own would be, returns
    /// the new job itself.
    std::optional<Job> push(const std::string& address, Job job) {
        auto own = std::find_if(lines_.begin(), lines_.end(),
                                [&](const Line& line) { return line.address == address; });
        std::optional<Job> dropped;
        if (size_ >= most_) {
            const auto longest =
                std::max_element(lines_.begin(), lines_.end(),
                                 [](const Line& a, const Line& b) { return a.jobs.size() < b.jobs.size(); });
            const std::size_t mine = own == lines_.end() ? 0 : own->jobs.size();
            if (longest == lines_.end() || longest->jobs.size() <= mine + 1) return job;
            dropped = std::move(longest->jobs.back());
            longest->jobs.pop_back();
            --size_;
        }
        if (own == lines_.end()) own = lines_.insert(lines_.end(), Line{address, {}});
        own->jobs.push_back(std::move(job));
        ++size_;
        return dropped;
    }

    /// Returns the next job in turn; empty if none waits.
    std::optional<Job> pop() {
        return pop([](const std::string&) { return true; });
    }
    /// The same, limited to addresses for which `may(address)` is true.
    template <class May> std::optional<Job> pop(May may) {
        const auto next =
            std::find_if(lines_.begin(), lines_.end(), [&](const Line& line) { return may(line.address); });
        if (next == lines_.end()) return std::nullopt;
        std::optional<Job> job(std::move(next->jobs.front()));
        next->jobs.pop_front();
        --size_;
        if (next->jobs.empty())
            lines_.erase(next);
        else
            lines_.splice(lines_.end(), lines_, next);
        return job;
    }

    std::size_t size() const { return size_; }

private:
    struct Line {
        std::string address;
        std::deque<Job> jobs; ///< never empty
    };
    std::size_t most_;
    std::size_t size_ = 0;
    std::list<Line> lines_; ///< in serving order
};

} // namespace germini::server
