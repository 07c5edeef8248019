#include "protocol/tools/enumerated.hpp"

namespace germini::protocol {

std::string enumerated(std::span<const std::string_view> names) {
    std::string out;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) out += i + 1 == names.size() ? " and " : ", ";
        out += names[i];
    }
    return out;
}

} // namespace germini::protocol
