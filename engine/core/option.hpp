// One row of a game's table of options: how it is named, read and written, and the clause behind it.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace germini {

/// `number`: any whole number from `least` to `most`; the others take one of `values`.
enum class OptionKind : std::uint8_t { word, boolean, number };

/// A value of an option, as text; booleans are `true` and `false`.
struct OptionValue {
    std::string_view text;
    int value;
};

template <class Rules> struct Option {
    std::string_view name;
    std::string_view clause;
    OptionKind kind;
    std::span<const OptionValue> values; ///< of a number the usual ones, to be offered first
    int least = 0, most = 0;
    int (*get)(const Rules&);
    void (*set)(Rules&, int);

    bool knows(int value) const {
        if (kind == OptionKind::number) return value >= least && value <= most;
        for (const OptionValue& known : values)
            if (known.value == value) return true;
        return false;
    }
};

/// The option of that name; nullptr if there is none.
template <class Rules>
const Option<Rules>* find_option(std::span<const Option<Rules>> options, std::string_view name) {
    for (const Option<Rules>& option : options)
        if (option.name == name) return &option;
    return nullptr;
}

} // namespace germini
