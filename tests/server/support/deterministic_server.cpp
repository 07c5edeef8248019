#include "tests/server/support/deterministic_server.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>
#include <string_view>
#include <utility>

namespace germini::test {
namespace {

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::size_t kIdLength = 12, kSecretLength = 22;

// Numbers as letters, of constant length.
std::string spelled(std::uint64_t number, std::size_t length) {
    std::string text(length, kLetters.front());
    for (std::size_t i = 0; number > 0 && i < length; ++i, number /= kLetters.size())
        text[length - 1 - i] = kLetters[number % kLetters.size()];
    return text;
}

class Sink final : public spdlog::sinks::base_sink<std::mutex> {
public:
    std::string take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(lines_, std::string());
    }

private:
    void sink_it_(const spdlog::details::log_msg& message) override {
        const auto level = spdlog::level::to_string_view(message.level);
        lines_.append(level.data(), level.size()).append(" ");
        lines_.append(message.payload.data(), message.payload.size()).append("\n");
    }
    void flush_() override {}

    std::string lines_;
};

} // namespace

void FakeEnvironment::set_clock(std::int64_t now) {
    const std::lock_guard lock(mutex_);
    now_ = now;
}

void FakeEnvironment::lay(server::PreparedPack pack) {
    const std::lock_guard lock(mutex_);
    pack_ = std::move(pack);
}

std::string FakeEnvironment::id(std::size_t from_last) const {
    const std::lock_guard lock(mutex_);
    return ids_.at(ids_.size() - 1 - from_last);
}

// Splitmix64, so that neighbours differ in all bits.
std::uint64_t FakeEnvironment::next() {
    std::uint64_t z = ++drawn_ * 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30u) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27u) * 0x94d049bb133111ebu;
    return z ^ z >> 31u;
}

std::string FakeEnvironment::new_id() {
    const std::lock_guard lock(mutex_);
    ids_.push_back(spelled(next() >> 4u, kIdLength));
    return ids_.back();
}

std::string FakeEnvironment::new_secret() {
    const std::lock_guard lock(mutex_);
    return spelled(next(), kSecretLength);
}

server::Environment FakeEnvironment::environment(const std::shared_ptr<FakeEnvironment>& self) const {
    server::Environment environment;
    environment.now = [self] {
        const std::lock_guard lock(self->mutex_);
        return self->now_;
    };
    environment.steady = [self] {
        const std::lock_guard lock(self->mutex_);
        return std::chrono::steady_clock::time_point(std::chrono::milliseconds(self->now_));
    };
    environment.random = [self] {
        const std::lock_guard lock(self->mutex_);
        return static_cast<std::uint32_t>(self->next());
    };
    environment.new_id = [self] { return self->new_id(); };
    environment.new_secret = [self] { return self->new_secret(); };
    environment.prepared_pack = [self](std::string_view) {
        const std::lock_guard lock(self->mutex_);
        return std::exchange(self->pack_, std::nullopt);
    };
    return environment;
}

/// Two servers side by side show the same.
constexpr std::uintmax_t kFreeSpace = 1'000'000'000;

DeterministicServer::DeterministicServer(const TestServer::Change& change)
    : environment_(std::make_shared<FakeEnvironment>()) {
    server_ = std::make_unique<TestServer>(folder_, [&](server::ServerSettings& settings) {
        settings.environment = environment_->environment(environment_);
        settings.store.synchronous = store::Synchronous::normal;
        settings.store.stopwatch = [calls = std::make_shared<std::atomic<int>>()] {
            return std::chrono::steady_clock::time_point(std::chrono::milliseconds(++*calls));
        };
        settings.free_space = [](const std::string&) { return kFreeSpace; };
        settings.net.metrics.emplace();
        settings.net.idle_time = std::chrono::hours(1); // no pings of its own,
        settings.net.silence = std::chrono::hours(1);   // on a slow machine either
        settings.threads = 1;
        // Tables that were left wait for real time, of which a busy machine takes more.
        for (auto* span : {&settings.table.absence, &settings.table.pause, &settings.table.abandoned,
                           &settings.table.between})
            *span = std::chrono::hours(24);
        // Its clock may be set back for another hand, which a bucket that fills in a second takes for spent.
        settings.net.hands_per_address = server::Rate{1, 1e6};
        if (change) change(settings);
    });
}

struct LogCatcher::Inside {
    std::shared_ptr<spdlog::logger> before = spdlog::default_logger();
    spdlog::level::level_enum level = spdlog::get_level();
    std::shared_ptr<Sink> sink = std::make_shared<Sink>();
    std::shared_ptr<spdlog::logger> logger = std::make_shared<spdlog::logger>("caught", sink);
};

LogCatcher::LogCatcher() : inside_(std::make_unique<Inside>()) {
    spdlog::set_default_logger(inside_->logger);
    listen();
}

LogCatcher::~LogCatcher() {
    spdlog::set_default_logger(inside_->before);
    spdlog::set_level(inside_->level);
}

void LogCatcher::listen() { inside_->logger->set_level(spdlog::level::trace); }

std::string LogCatcher::take() { return inside_->sink->take(); }

} // namespace germini::test
