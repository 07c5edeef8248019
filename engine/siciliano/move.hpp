// The moves of a seat, as a closed sum type.
#pragma once
#include "engine/siciliano/announcement.hpp"
#include "engine/siciliano/call.hpp"
#include "engine/siciliano/event.hpp"

#include <optional>
#include <variant>

namespace germini::siciliano {

/// Turns up cards of the packets just dealt. More entries than any hand allows are refused, so the list may
/// be truncated at its capacity.
struct ExposeMove {
    List<std::optional<int>, kSeats + 1> positions; ///< of P1, P2, P3 and, if allowed, P4; nullopt: none
};
/// An announcement as made; nothing stated is silence.
struct AnnounceMove {
    bool tengo = false;
    std::optional<CardList> decine; ///< as listed; a card may appear twice, which is refused
    std::optional<int> arie, re, trionfi;
    bool malformed = false; ///< a `tengo` other than true, or more decine than a list holds
    friend bool operator==(const AnnounceMove&, const AnnounceMove&) = default;
};
struct SayMove {
    enum class Word : std::uint8_t { mischio, tengo, other } word = Word::tengo;
};
struct DiscardMove {
    CardList cards; ///< in the order listed; a card may appear twice, which is refused
};
struct PlayMove {
    Card card = kNoCard;
    Calls calls;
    bool unknown_call = false; ///< a call that does not exist, or more than there are
};

struct Move {
    Seat seat = kNoSeat;
    std::variant<ExposeMove, AnnounceMove, SayMove, DiscardMove, PlayMove> what;
};

} // namespace germini::siciliano
