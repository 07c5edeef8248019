#include "server/net/titles.hpp"

#include "server/names/nickname.hpp"

namespace germini::server {

std::string read_title(const protocol::Field& field, std::size_t most) {
    const std::string text = field.text(1, most);
    if (text.empty()) return text;
    if (text.front() == ' ' || text.back() == ' ') {
        field.fail("bad_field", "a space at the start or end is not allowed");
        return text;
    }
    const auto title = names::title(text, most);
    if (!title) field.fail("bad_field", "the title has an invalid character or no visible one");
    return title.value_or(text);
}

} // namespace germini::server
