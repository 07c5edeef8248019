#include "protocol/wire/rules_json.hpp"

namespace germini::protocol::rules_json {
namespace {

constexpr std::string_view kNull = "null";

} // namespace

std::string join_words(std::span<const std::string_view> names) {
    std::string out;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) out += i + 1 == names.size() ? " and " : ", ";
        out += names[i];
    }
    return out;
}

std::optional<int> integer_within(const Field& field, int least, int most) {
    if (!field.is_integer() || field.raw().number < least || field.raw().number > most) return std::nullopt;
    return static_cast<int>(field.raw().number);
}

int read_edition(const Field& edition, int newest) {
    if (!edition) return 1;
    if (const auto number = integer_within(edition, 1, newest)) return *number;
    const std::string expected =
        newest == 1 ? ": expected 1." : ": expected an integer from 1 to " + std::to_string(newest) + ".";
    if (edition.is_integer())
        edition.fail("unknown_edition", "Unknown edition " + std::to_string(edition.raw().number) +
                                            " of the rules (\"edition\")" + expected);
    else
        edition.fail("bad_field", "Invalid edition of the rules (\"edition\")" + expected);
    return 1;
}

bool same(const Field& field, OptionKind kind, const OptionValue& value) {
    if (value.text == kNull) return field.is_null();
    switch (kind) {
    case OptionKind::word:
        return field.is_string() && field.raw().text == value.text;
    case OptionKind::boolean:
        return field.is_boolean() && field.boolean() == (value.value != 0);
    case OptionKind::number:
        return field.is_integer() && field.raw().number == value.value;
    case OptionKind::range:
        break; // has no list of values
    }
    return false;
}

void append_value(std::string& out, OptionKind kind, std::string_view text) {
    if (kind == OptionKind::word && text != kNull)
        append_plain(out, text);
    else
        out += text;
}

} // namespace germini::protocol::rules_json
