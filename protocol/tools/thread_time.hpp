// The processor time that this thread has used: a bot's time limit in comparisons, whatever else is running.
#pragma once
#include <ctime>

namespace germini::protocol {

inline double thread_milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

} // namespace germini::protocol
