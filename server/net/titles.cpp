#include "server/net/titles.hpp"

#include "server/names/nickname.hpp"

namespace germini::server {

std::string read_title(const protocol::Field& field, std::size_t most) {
    const std::string text = field.text(1, most);
    if (text.empty()) return text;
    if (text.front() == ' ' || text.back() == ' ') {
        field.fail("bad_field", "it neither begins nor ends with a blank");
        return text;
    }
    const auto title = names::title(text, most);
    if (!title) field.fail("bad_field", "it has a character that a title may not have, or none that is seen");
    return title.value_or(text);
}

} // namespace germini::server
