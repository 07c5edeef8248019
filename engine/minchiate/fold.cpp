#include "engine/minchiate/fold.hpp"

#include "engine/core/dispatch.hpp"

namespace germini::minchiate {

void fold(State& state, const Event& event) {
    dispatch([&state](const auto& kind) { apply(state, kind); }, event);
}

} // namespace germini::minchiate
