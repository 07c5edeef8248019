#include "server/journal/fields.hpp"

#include <algorithm>

namespace germini::journal {
namespace {

constexpr char kMark = '\x1f'; // the "unit separator" of ASCII

void add(std::string& line, std::string_view name, std::string_view value) {
    if (value.empty()) return;
    line.append(1, kMark).append(name).append(1, kMark).append(value);
}

std::string_view next(std::string_view& line) {
    const std::string_view part = line.substr(0, line.find(kMark));
    line.remove_prefix(std::min(part.size() + 1, line.size()));
    return part;
}

} // namespace

std::string with_fields(std::string text, const LogContext& context) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = ' ';
    add(text, "table", context.table);
    add(text, "hand", context.hand);
    if (context.connection != 0) add(text, "connection", std::to_string(context.connection));
    return text;
}

Fields fields_of(std::string_view line) {
    Fields fields;
    fields.text = next(line);
    while (!line.empty()) {
        const std::string_view name = next(line);
        fields.ids.emplace_back(name, next(line));
    }
    return fields;
}

} // namespace germini::journal
