#include "tests/server/support/locked_database.hpp"

#include <chrono>
#include <thread>

namespace germini::test {
namespace {

constexpr std::chrono::milliseconds kUntilUnderWay{300};

} // namespace

void at_once(const std::string& file, const std::function<void()>& first,
             const std::function<void()>& second) {
    std::thread one, other;
    {
        const LockedDatabase held(file);
        one = std::thread(first);
        std::this_thread::sleep_for(kUntilUnderWay);
        other = std::thread(second);
        std::this_thread::sleep_for(kUntilUnderWay);
    }
    one.join();
    other.join();
}

} // namespace germini::test
