// The size of a test: numbers from the environment.
#pragma once
#include <cstdlib>

namespace germini::support {

/// The value of the variable, or the default if it is not set.
inline int setting(const char* name, int otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::atoi(text);
}

/// Of a large test one in so many cases is tried: TESTS_EVERY, which the sanitizers' presets set, since they
/// look for faults of memory and of threads; the release build tries all (1).
inline int sample_interval() { return setting("TESTS_EVERY", 1); }

} // namespace germini::support
