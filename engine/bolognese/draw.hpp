// A random pack for a hand: every order, equally likely (D-24: it is not cut).
#pragma once
#include "engine/bolognese/pack.hpp"
#include "engine/core/shuffle.hpp"

namespace germini::bolognese {

template <class Source> Pack draw_pack(Source& source) { return shuffled<Pack>(kWholePack, source); }

} // namespace germini::bolognese
