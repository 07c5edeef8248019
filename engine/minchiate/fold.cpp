#include "engine/minchiate/fold.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/fold_visitor.hpp"

namespace germini::minchiate {

void fold(State& state, const Event& event) { dispatch(FoldVisitor{state}, event); }

} // namespace germini::minchiate
