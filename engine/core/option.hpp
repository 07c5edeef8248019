// A game's rules as tables: the presets and the options over them. An option has a name, a text form and the
// clause it refers to.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace germini {

/// The type of an option. `range`: any integer from `least` to `most`. The others take one of `values`; a
/// `number` is written as a number.
enum class OptionKind : std::uint8_t { word, boolean, number, range };

/// A value of an option with its text: numbers in decimal, booleans `true` and `false`, an absent value
/// `null`.
struct OptionValue {
    std::string_view text;
    int value;
    friend bool operator==(const OptionValue&, const OptionValue&) = default;
};

template <class Rules> struct Option {
    std::string_view name;
    std::string_view clause;
    OptionKind kind;
    std::span<const OptionValue> values; ///< all values; for a range the usual ones, offered first
    int (*get)(const Rules&);
    void (*set)(Rules&, int);
    int least = 0, most = 0; ///< bounds of a range

    bool knows(int value) const {
        if (kind == OptionKind::range) return value >= least && value <= most;
        for (const OptionValue& known : values)
            if (known.value == value) return true;
        return false;
    }
};

/// The option with that name; nullptr for an unknown name.
template <class Rules>
const Option<Rules>* find_option(std::span<const Option<Rules>> options, std::string_view name) {
    for (const Option<Rules>& option : options)
        if (option.name == name) return &option;
    return nullptr;
}

/// `get` and `set` for an option that is a member of the rules.
template <auto Member, class Rules> int get_member(const Rules& rules) {
    return static_cast<int>(rules.*Member);
}
template <auto Member, class Rules> void set_member(Rules& rules, int value) {
    using Field = std::remove_reference_t<decltype(rules.*Member)>;
    rules.*Member = static_cast<Field>(value);
}

/// `Rules` has a member `edition`: the edition of the rules' text that they belong to.
template <class Rules> struct RulesTable {
    std::span<const std::string_view> presets;
    /// The rules of a preset by an edition from 1 to `edition`; nullopt for an unknown name.
    std::optional<Rules> (*preset)(std::string_view name, int edition);
    /// The options of the rules' preset and edition, in the order of the rules' text.
    std::span<const Option<Rules>> (*options)(const Rules& rules);
    int edition; ///< newest edition of the rules' text; all from 1 are played
};

/// The part of the game that an option belongs to, and the texts that contain each of its values.
struct OptionSources {
    std::string_view option;
    std::string_view group; ///< the part of a hand, in order of play, or `score` or `match`
    /// Sources of each value, in the order of the option's values, separated by spaces. A source is a preset,
    /// or `variant` if a text describes the value as an alternative. Empty: no text contains it; only the
    /// option offers it. An option has at most kMostValues values.
    static constexpr std::size_t kMostValues = 5;
    std::array<std::string_view, kMostValues> values;
};

} // namespace germini
