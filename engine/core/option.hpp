// A game's rules as tables: its presets, and the options over them, how each is named, read and written, and
// the clause behind it.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace germini {

/// `range`: any whole number from `least` to `most`; the others take one of `values`, a `number` one that is
/// written as such.
enum class OptionKind : std::uint8_t { word, boolean, number, range };

/// A value of an option, as text: numbers in decimal, booleans `true` and `false`, none `null`.
struct OptionValue {
    std::string_view text;
    int value;
};

template <class Rules> struct Option {
    std::string_view name;
    std::string_view clause;
    OptionKind kind;
    std::span<const OptionValue> values; ///< of a range the usual ones, to be offered first
    int (*get)(const Rules&);
    void (*set)(Rules&, int);
    int least = 0, most = 0; ///< of a range

    bool knows(int value) const {
        if (kind == OptionKind::range) return value >= least && value <= most;
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

/// `get` and `set` of an option that is a member of the rules.
template <auto Member, class Rules> int get_member(const Rules& rules) {
    return static_cast<int>(rules.*Member);
}
template <auto Member, class Rules> void set_member(Rules& rules, int value) {
    using Field = std::remove_reference_t<decltype(rules.*Member)>;
    rules.*Member = static_cast<Field>(value);
}

template <class Rules> struct RulesTable {
    std::span<const std::string_view> presets;
    std::optional<Rules> (*preset)(std::string_view name); ///< none for an unknown name
    /// Those that the rules' preset has, in the order of the rules' text.
    std::span<const Option<Rules>> (*options)(const Rules& rules);
    int edition; ///< of the rules' text that this program knows
};

/// To what part of the game an option belongs, and in which texts each of its values stands.
struct OptionSources {
    std::string_view option;
    std::string_view group; ///< the part of a hand, in the order of play, or `score` or `match`
    /// Of each value, in the order of the option's: the texts that have it, with blanks between: the presets,
    /// and `variant` for what a text tells of as another way. Empty: in no text, the option alone offers it.
    std::array<std::string_view, 3> values;
};

} // namespace germini
