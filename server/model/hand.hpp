// Hands, and who was sent which cards.
#pragma once
#include "engine/core/match.hpp"
#include "engine/core/result.hpp"
#include "server/hand_numbers.hpp"
#include "server/model/keys.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::model {

/// The person in a seat when a hand was dealt, and their result.
struct HandSeat {
    Seat seat{};
    Person person{};                         ///< person of the match
    std::optional<GuestKey> guest;           ///< unset for a bot that plays for itself
    std::string name;                        ///< the guest's current name, or the bot's word
    std::optional<int> amount;               ///< in the game's unit; set once the hand is closed
    std::optional<Side> side{};              ///< in that hand; unset until it is closed, or if it formed none
    std::optional<std::string> finished_by;  ///< player who finished the hand, if not the guest or that bot
    std::optional<std::string> substitute{}; ///< player who was dealt it instead of the guest (D-31)
    std::optional<GuestKey> finisher{};      ///< the guest named in `finished_by`
    std::optional<std::int64_t> number{};    ///< the guest's public number
    bool member = false;                     ///< the guest has an account
    std::optional<std::int64_t> absence{};   ///< milliseconds of absence left; unset if all remain
};

struct HandRow {
    HandKey key;
    std::string id;
    MatchKey match;
    server::MatchHand number{};
    Seat dealer{};
    std::int64_t opened = 0;
    std::optional<std::int64_t> closed;
    std::vector<HandSeat> seats;
    bool sighted = true;             ///< `sightings` has every guest who was sent a hand of this deal
    Ending ending = Ending::counted; ///< valid once the hand is closed
};
/// A guest who was sent this seat's hand.
struct DisclosureRow {
    GuestKey guest;
    Seat seat{};
};

} // namespace germini::model
