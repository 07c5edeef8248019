#include "engine/bolognese/fold.hpp"

#include "engine/bolognese/fold_visitor.hpp"
#include "engine/core/dispatch.hpp"

namespace germini::bolognese {

void fold(State& state, const Event& event) { dispatch(FoldVisitor{state}, event); }

} // namespace germini::bolognese
