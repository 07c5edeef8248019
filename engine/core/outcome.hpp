// The result of a decision: what the move does, or a refusal that names the clause.
#pragma once
#include "engine/core/cardset.hpp"

#include <optional>
#include <string_view>
#include <tl/expected.hpp>

namespace germini {

/// The reason why a move is unlawful: the id of the clause that it breaks (docs/rules), a string constant.
struct Refusal {
    std::string_view clause;
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The clause that every game uses to refuse a malformed move.
inline constexpr std::string_view kMalformedMove{"FORM-1"};

template <class T> using Outcome = tl::expected<T, Refusal>;

/// What a legal move does: its events, and the state that folding them leads to.
template <class State, class Events> struct Decided {
    /// Without events yet, from the state before the move.
    explicit Decided(const State& before) : after(before) {}
    Events events;
    State after;
};

/// Returns the refusal by a clause if the move breaks it.
constexpr std::optional<Refusal> refuse_if(bool broken, std::string_view clause) {
    return broken ? std::optional(Refusal{clause}) : std::nullopt;
}
inline tl::unexpected<Refusal> refuse(std::string_view clause) {
    return tl::make_unexpected(Refusal{clause});
}

/// The cards of which a seat plays, gives or discards some.
struct CardChoice {
    CardSet held{};            ///< the cards to choose from
    CardSet cards{};           ///< the legal ones
    std::string_view barred{}; ///< the clause that the others break

    /// Returns the clause that the choice of one card breaks.
    std::optional<Refusal> refusal(Card card) const {
        if (!held.has(card)) return Refusal{"HOLD-1"};
        return refuse_if(!cards.has(card), barred);
    }
};

} // namespace germini
