#include "server/net/descriptors.hpp"

#include <algorithm>
#include <sys/resource.h>

namespace germini::server {

std::size_t make_room(std::size_t connections) {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return connections;
    const rlim_t wanted = static_cast<rlim_t>(connections) + kOtherDescriptors;
    if (limit.rlim_cur < wanted) {
        const rlim_t before = limit.rlim_cur;
        limit.rlim_cur = std::min(wanted, limit.rlim_max);
        if (::setrlimit(RLIMIT_NOFILE, &limit) != 0) limit.rlim_cur = before;
    }
    if (limit.rlim_cur >= wanted) return connections;
    const auto there = static_cast<std::size_t>(limit.rlim_cur);
    return there > kOtherDescriptors ? there - kOtherDescriptors : 1;
}

} // namespace germini::server
