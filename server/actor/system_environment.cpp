#include "server/actor/system_environment.hpp"

#include "server/crypto/random.hpp"

#include <chrono>

namespace germini::server {
namespace {

std::int64_t milliseconds_now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

} // namespace

Environment system_environment() {
    return Environment{&milliseconds_now, &random32, &random_id,
                       &random_secret,    nullptr,   &std::chrono::steady_clock::now};
}

} // namespace germini::server
