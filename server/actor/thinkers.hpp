// Threads on which bots think, beside those that serve the tables. Addresses take turns, a slice of a thought
// at a time, so that nobody's tables take the time of others'.
#pragma once
#include "server/round_robin_queue.hpp"
#include "server/table/thought.hpp"

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace germini::server {

/// Time after which the next address has its turn.
inline constexpr std::chrono::milliseconds kThinkingTurn{5};

/// What a thought is for. Of one owner, hints come first.
enum class ThoughtKind : std::uint8_t { hint, other };

/// A thought and its limits.
struct ThinkingTask {
    std::shared_ptr<Thought> thought;
    std::chrono::milliseconds most{};            ///< time spent on it
    std::chrono::steady_clock::time_point until; ///< when it ends, however little has been thought
    std::weak_ptr<const void> wanted;            ///< the thought is dropped once this has expired
    std::string owner;                           ///< address that it is thought for; owners take turns
    ThoughtKind kind = ThoughtKind::other;
    /// Whether it takes all its turns even if it is decided earlier, so that its end says nothing about it.
    bool whole = false;
    /// Takes the answer from the thought; called on a thinking thread, unless the thought was dropped.
    std::function<void()> done;
};

struct ThinkingCounts {
    std::atomic<std::uint64_t> thoughts = 0; ///< ended, with an answer
    std::atomic<std::uint64_t> cut = 0;      ///< of these: ended early because the answer was due
};

class Thinkers {
public:
    using Clock = std::function<std::chrono::steady_clock::time_point()>;

    /// Calls `then` after that time, on any thread.
    using Pause = std::function<void(std::chrono::steady_clock::duration, std::function<void()> then)>;

    /// Without threads no bot thinks, and think() must not be called. `pause`: by default a timer.
    Thinkers(int threads, Clock clock, Pause pause = {});
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;
    /// Drops all thoughts.
    ~Thinkers();

    /// May be called from any thread.
    void think(ThinkingTask task);
    const ThinkingCounts& counts() const { return counts_; }

private:
    struct Progress {
        ThinkingTask task;
        std::chrono::steady_clock::duration spent{};
    };
    void queue(Progress progress);
    void begin_next();
    void think_on(Progress progress);
    /// Ends a turn that has lasted so long; `now` is its end.
    void end_turn(Progress progress, std::chrono::steady_clock::duration lasted,
                  std::chrono::steady_clock::time_point now);
    void wait(std::chrono::steady_clock::duration span, std::function<void()> then);

    Clock clock_;
    Pause pause_;
    ThinkingCounts counts_;
    boost::asio::io_context context_;
    boost::asio::strand<boost::asio::io_context::executor_type> strand_;
    RoundRobinQueue<Progress> waiting_; ///< used on the strand only
    int idle_;                          ///< threads without a thought; used on the strand only
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_;
    std::vector<std::jthread> threads_;
};

} // namespace germini::server
