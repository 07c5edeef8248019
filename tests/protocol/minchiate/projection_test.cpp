// The boundary between what happened and what is sent: an event of a game becomes a seen event only through
// project(). tests/compile_fail has what must not compile; here the same is checked as types.
#include "engine/minchiate/game.hpp"
#include "protocol/wire/seen_json.hpp"

#include <doctest/doctest.h>
#include <string>
#include <type_traits>
#include <utility>

using namespace germini;
using namespace germini::minchiate;

namespace {

template <class T>
concept Sendable = requires(std::string& out, const T& event) {
    protocol::append_seen(out, event, names());
};
template <class T>
concept Learnable = requires(View& view, const T& event) {
    minchiate::fold(view, event);
};

template <class T>
constexpr bool kWalled = !Sendable<T> && !Learnable<T> && !std::is_constructible_v<SeenEvent, T>;
template <std::size_t... I> constexpr bool all_walled(std::index_sequence<I...>) {
    return (kWalled<std::variant_alternative_t<I, Event>> && ...);
}
constexpr bool kEveryKindIsWalled = all_walled(std::make_index_sequence<std::variant_size_v<Event>>{});

} // namespace

TEST_CASE("events cannot be sent or learnt from, but the result of project() can") {
    static_assert(kWalled<Event>);
    static_assert(kEveryKindIsWalled);
    static_assert(Sendable<SeenEvent> && Learnable<SeenEvent>);
    static_assert(!std::is_constructible_v<View, State> && !std::is_convertible_v<State, View>);
    static_assert(!std::is_assignable_v<View&, State>);
    CHECK(kEveryKindIsWalled);
}
