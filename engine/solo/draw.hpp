// A random pack for a hand: every order, equally likely.
#pragma once
#include "engine/minchiate/draw.hpp"

namespace germini::solo {

template <class Source> minchiate::Pack draw_pack(Source& source) {
    return minchiate::draw_pack(minchiate::Rules{}, source); // CUT-1 asks nothing of the pack
}

} // namespace germini::solo
