// Keys as a parameter of PostgreSQL's type bigint[].
#pragma once
#include "server/model/keys.hpp"

#include <string>
#include <vector>

namespace germini::store {

template <class Tag> std::string array_of(const std::vector<model::Key<Tag>>& keys) {
    std::string text = "{";
    for (const model::Key<Tag> key : keys) text += std::to_string(key.number()) + ",";
    if (!keys.empty()) text.pop_back();
    return text + "}";
}

} // namespace germini::store
