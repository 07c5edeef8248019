#include "engine/bolognese/fold.hpp"

#include "engine/bolognese/folder.hpp"
#include "engine/core/dispatch.hpp"

namespace germini::bolognese {

void fold(State& state, const Event& event) { dispatch(Folder{state}, event); }

} // namespace germini::bolognese
