#include "server/actor/thinkers.hpp"

#include "server/journal/log.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <sys/resource.h>

namespace germini::server {
namespace {

constexpr int kNice = 10; // the tables go first

/// Runs a part of a thought. If it fails, the table plays the greedy move.
template <class F> void guard_thought(F body) {
    try {
        body();
    } catch (const std::exception& error) { journal::error({}, "a bot cannot think: {}", error.what()); }
}

} // namespace

Thinkers::Thinkers(int threads, Clock clock, Pause pause)
    : clock_(std::move(clock)), pause_(std::move(pause)), context_(std::max(threads, 1)),
      strand_(context_.get_executor()), idle_(threads), work_(context_.get_executor()) {
    if (!pause_) pause_ = [this](auto span, auto then) { wait(span, std::move(then)); };
    for (int i = 0; i < threads; ++i)
        threads_.emplace_back([this] {
            setpriority(PRIO_PROCESS, 0, kNice); // of this thread alone, on Linux
            context_.run();
        });
}

Thinkers::~Thinkers() { context_.stop(); }

void Thinkers::think(ThinkingTask task) { queue({std::move(task)}); }

/// Puts a thought into its owner's line.
void Thinkers::queue(Progress progress) {
    boost::asio::post(strand_, [this, progress = std::move(progress)]() mutable {
        const std::string owner = progress.task.owner;
        const auto place = progress.task.kind == ThoughtKind::hint ? waiting_.first : waiting_.last;
        waiting_.push(owner, std::move(progress), place);
        begin_next();
    });
}

/// Gives every idle thread the thought whose turn it is.
void Thinkers::begin_next() {
    while (idle_ > 0) {
        std::optional<Progress> next = waiting_.pop();
        if (!next) return;
        --idle_;
        boost::asio::post(context_, [this, progress = *std::move(next)]() mutable {
            guard_thought([&] { think_on(std::move(progress)); });
            boost::asio::post(strand_, [this] {
                ++idle_;
                begin_next();
            });
        });
    }
}

/// A thought that is decided and takes its whole time waits for the end of the turn: the same turns follow
/// each other whether there is anything to think about or not, so that a bot's move does not show it.
void Thinkers::think_on(Progress progress) {
    ThinkingTask& task = progress.task;
    if (task.wanted.expired()) return;
    const auto begun = clock_();
    const auto end = std::min({begun + kThinkingTurn, begun + (task.most - progress.spent), task.until});
    auto now = begun;
    while (now < end && !task.thought->decided()) {
        task.thought->step();
        now = clock_();
    }
    if (now >= end || !task.whole) return end_turn(std::move(progress), now - begun, now);
    const auto waits = std::make_shared<Progress>(std::move(progress));
    pause_(end - now, [this, waits, begun, end] {
        guard_thought([&] { end_turn(std::move(*waits), end - begun, end); });
    });
}

void Thinkers::end_turn(Progress progress, std::chrono::steady_clock::duration lasted,
                        std::chrono::steady_clock::time_point now) {
    ThinkingTask& task = progress.task;
    progress.spent += lasted;
    const bool decided = task.thought->decided();
    const bool spent = progress.spent >= task.most;
    const bool ended = spent || (decided && !task.whole);
    if (!ended && now < task.until) return queue(std::move(progress));
    ++counts_.thoughts;
    if (!decided && !spent) ++counts_.cut;
    task.done();
}

void Thinkers::wait(std::chrono::steady_clock::duration span, std::function<void()> then) {
    const auto timer = std::make_shared<boost::asio::steady_timer>(context_, span);
    timer->async_wait([timer, then = std::move(then)](const boost::system::error_code&) { then(); });
}

} // namespace germini::server
