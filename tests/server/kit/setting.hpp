// How much a test plays: a number from the environment.
#pragma once
#include <cstdlib>

namespace germini::test {

/// What the variable says, or the other where it is not set.
inline int setting(const char* name, int otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::atoi(text);
}

} // namespace germini::test
