// A queue filled by many threads.
#include "server/inbox.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <doctest/doctest.h>
#include <memory>
#include <semaphore>
#include <thread>
#include <utility>
#include <vector>

using germini::server::Inbox;

TEST_CASE("items are taken in order, and the first put into an empty inbox is signalled") {
    Inbox<int> inbox;
    CHECK(inbox.put(1));
    CHECK_FALSE(inbox.put(2));
    CHECK_FALSE(inbox.put(3));
    std::vector<int> taken;
    const auto take = [&] { inbox.take([&taken](int value) { taken.push_back(value); }); };
    take();
    CHECK(taken == std::vector<int>{1, 2, 3});
    take();
    CHECK(taken.size() == 3);
    CHECK(inbox.put(4));
}

TEST_CASE("items that are never taken are destroyed with the inbox") {
    const auto held = std::make_shared<int>(7);
    {
        Inbox<std::shared_ptr<int>> inbox;
        inbox.put(held);
        inbox.put(held);
        CHECK(held.use_count() == 3);
    }
    CHECK(held.use_count() == 1);
}

TEST_CASE("no item is lost between threads, and a put into an empty inbox is always noticed") {
    constexpr int kThreads = 3, kEach = 20'000;
    Inbox<std::pair<int, std::unique_ptr<int>>> inbox;
    std::counting_semaphore<> to_be_taken(0);
    std::vector<std::jthread> threads;
    for (int t = 0; t < kThreads; ++t)
        threads.emplace_back([&inbox, &to_be_taken, t] {
            for (int i = 0; i < kEach; ++i)
                if (inbox.put({t, std::make_unique<int>(i)})) to_be_taken.release();
        });
    std::array<int, kThreads> next{};
    int wrong = 0;
    for (int taken = 0; taken < kThreads * kEach;) {
        // If a put into the empty inbox were not recognised, this would wait forever.
        REQUIRE(to_be_taken.try_acquire_for(std::chrono::seconds(60)));
        inbox.take([&](std::pair<int, std::unique_ptr<int>> letter) {
            wrong += *letter.second == next[static_cast<std::size_t>(letter.first)]++ ? 0 : 1;
            ++taken;
        });
    }
    CHECK(wrong == 0);
}
