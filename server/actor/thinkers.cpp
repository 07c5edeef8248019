#include "server/actor/thinkers.hpp"

#include "server/journal/log.hpp"

#include <boost/asio/post.hpp>
#include <sys/resource.h>

namespace germini::server {
namespace {

constexpr std::chrono::milliseconds kSlice{5};
constexpr int kNice = 10; // the tables go first

} // namespace

Thinkers::Thinkers(int threads, Clock clock)
    : clock_(std::move(clock)), context_(std::max(threads, 1)), work_(context_.get_executor()) {
    for (int i = 0; i < threads; ++i)
        threads_.emplace_back([this] {
            setpriority(PRIO_PROCESS, 0, kNice); // of this thread alone, on Linux
            context_.run();
        });
}

Thinkers::~Thinkers() { context_.stop(); }

void Thinkers::think(ThinkingTask task) { queue({std::move(task)}); }

void Thinkers::queue(Progress progress) {
    boost::asio::post(context_, [this, progress = std::move(progress)]() mutable {
        try {
            think_on(std::move(progress));
        } catch (const std::exception& error) { // a table plays the greedy move
            journal::error({}, "a bot cannot think: {}", error.what());
        }
    });
}

void Thinkers::think_on(Progress progress) {
    ThinkingTask& task = progress.task;
    if (task.wanted.expired()) return;
    const auto begun = clock_();
    auto now = begun;
    const auto spent = [&] { return progress.spent + (now - begun); };
    const auto whole = [&] { return task.thought->decided() || spent() >= task.most; };
    while (!whole() && now < task.until && now - begun < kSlice) {
        task.thought->step();
        now = clock_();
    }
    if (!whole() && now < task.until) {
        progress.spent = spent();
        return queue(std::move(progress));
    }
    ++counts_.thoughts;
    if (!whole()) ++counts_.cut;
    task.done(task.thought->answer());
}

} // namespace germini::server
