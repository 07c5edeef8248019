// The size of a test: numbers from the environment.
#pragma once
#include <cstdlib>

namespace germini::support {

/// The value of the variable, or the default if it is not set.
inline int setting(const char* name, int otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::atoi(text);
}

#ifdef NDEBUG
inline constexpr int kDefaultInterval = 1;
#else
inline constexpr int kDefaultInterval = 20; // so that the engine's suite takes at most two minutes in `dev`
#endif

/// Of a large test one in so many cases is tried: TESTS_EVERY, by default all in optimised builds and a
/// sample in builds with assertions, which look for faults of memory and of threads.
inline int sample_interval() { return setting("TESTS_EVERY", kDefaultInterval); }

} // namespace germini::support
