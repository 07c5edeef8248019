#include "engine/siciliano/fold.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/siciliano/fold_visitor.hpp"

namespace germini::siciliano {

void fold(State& state, const Event& event) { dispatch(FoldVisitor{state}, event); }

} // namespace germini::siciliano
