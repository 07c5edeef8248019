#include "engine/minchiate/fold.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/folder.hpp"

namespace germini::minchiate {

void fold(State& state, const Event& event) { dispatch(Folder{state}, event); }

} // namespace germini::minchiate
