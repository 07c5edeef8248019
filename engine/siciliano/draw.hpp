// A random pack for a hand: every order, equally likely; it is not cut.
#pragma once
#include "engine/core/shuffle.hpp"
#include "engine/siciliano/pack.hpp"

namespace germini::siciliano {

template <class Source> Pack draw_pack(Source& source) { return shuffled<Pack>(kWholePack, source); }

} // namespace germini::siciliano
