#include "server/actor/thinkers.hpp"

#include "server/journal/log.hpp"

#include <boost/asio/post.hpp>
#include <sys/resource.h>

namespace germini::server {
namespace {

constexpr int kNice = 10; // the tables go first

} // namespace

Thinkers::Thinkers(int threads, Clock clock)
    : clock_(std::move(clock)), context_(std::max(threads, 1)), strand_(context_.get_executor()),
      idle_(threads), work_(context_.get_executor()) {
    for (int i = 0; i < threads; ++i)
        threads_.emplace_back([this] {
            setpriority(PRIO_PROCESS, 0, kNice); // of this thread alone, on Linux
            context_.run();
        });
}

Thinkers::~Thinkers() { context_.stop(); }

void Thinkers::think(ThinkingTask task) {
    boost::asio::post(strand_, [this, progress = Progress{std::move(task)}]() mutable {
        queue(std::move(progress));
        begin_next();
    });
}

void Thinkers::queue(Progress progress) {
    const std::string owner = progress.task.owner;
    const auto place = progress.task.kind == ThoughtKind::hint ? waiting_.first : waiting_.last;
    waiting_.push(owner, std::move(progress), place);
}

/// Gives every idle thread the thought whose turn it is.
void Thinkers::begin_next() {
    while (idle_ > 0) {
        std::optional<Progress> next = waiting_.pop();
        if (!next) return;
        --idle_;
        boost::asio::post(context_, [this, progress = *std::move(next)]() mutable {
            std::optional<Progress> left;
            try {
                left = think_on(std::move(progress));
            } catch (const std::exception& error) { // a table plays the greedy move
                journal::error({}, "a bot cannot think: {}", error.what());
            }
            boost::asio::post(strand_, [this, left = std::move(left)]() mutable {
                if (left) queue(*std::move(left));
                ++idle_;
                begin_next();
            });
        });
    }
}

std::optional<Thinkers::Progress> Thinkers::think_on(Progress progress) {
    ThinkingTask& task = progress.task;
    if (task.wanted.expired()) return std::nullopt;
    const auto begun = clock_();
    auto now = begun;
    const auto spent = [&] { return progress.spent + (now - begun); };
    const auto whole = [&] { return task.thought->decided() || spent() >= task.most; };
    while (!whole() && now < task.until && now - begun < kThinkingTurn) {
        task.thought->step();
        now = clock_();
    }
    if (!whole() && now < task.until) {
        progress.spent = spent();
        return progress;
    }
    ++counts_.thoughts;
    if (!whole()) ++counts_.cut;
    task.done(task.thought->answer());
    return std::nullopt;
}

} // namespace germini::server
