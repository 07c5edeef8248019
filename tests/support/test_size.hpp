// How much a test plays: numbers from the environment.
#pragma once
#include <cstdlib>

namespace germini::support {

/// What the variable says, or the other where it is not set.
inline int setting(const char* name, int otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::atoi(text);
}

/// Of how many cases of a large test one is tried: TESTS_EVERY, which the sanitizers' presets set, as they
/// look for faults of memory and of threads, and the release build tries all (1).
inline int sample_interval() { return setting("TESTS_EVERY", 1); }

} // namespace germini::support
