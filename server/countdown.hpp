// A countdown over several answers that arrive on any threads.
#pragma once
#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

namespace germini::server {

/// Returns a function to be called `count` times; the last call runs `done` on its own thread.
inline std::function<void()> after_all(std::size_t count, std::function<void()> done) {
    return [left = std::make_shared<std::atomic<std::size_t>>(count), done = std::move(done)] {
        if (--*left == 0) done();
    };
}

} // namespace germini::server
