// A new kind of event does not compile until its audience is defined: the projection has no default.
#include "engine/core/dispatch.hpp"
#include "engine/core/eyes.hpp"

#include <variant>

namespace {
struct Old {};
struct New {};
template <germini::Eyes E> struct Projector {
    E eyes;
    auto operator()(const Old&) const { return germini::SeenTrick{}; }
#ifdef GERMINI_VALID_USE
    auto operator()(const New&) const { return germini::SeenTrick{}; }
#endif
};
} // namespace

germini::SeenEvent project(const std::variant<Old, New>& event, germini::Viewer viewer) {
    return germini::dispatch(
        [viewer](const auto& kind) -> germini::SeenEvent { return Projector<germini::Viewer>{viewer}(kind); },
        event);
}
