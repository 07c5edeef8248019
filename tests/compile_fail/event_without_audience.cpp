// A new kind of event does not compile until its audience is defined: the visit has no
// default.
#include "engine/core/dispatch.hpp"
#include "engine/core/seen.hpp"

#include <variant>

namespace {
struct Old {};
struct New {};
struct Projector {
    germini::SeenEvent operator()(const Old&) const { return germini::SeenTrick{}; }
#ifdef GERMINI_VALID_USE
    germini::SeenEvent operator()(const New&) const { return germini::SeenTrick{}; }
#endif
};
} // namespace

germini::SeenEvent project(const std::variant<Old, New>& event) {
    return germini::dispatch(Projector{}, event);
}
