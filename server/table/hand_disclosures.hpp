// Guests who were sent a hand of the current deal: stored durably, at most one hand per guest.
#pragma once
#include "server/table/game.hpp"
#include "server/table/seating.hpp"

#include <map>
#include <optional>

namespace germini::server {

class HandDisclosures {
public:
    /// `complete`: every guest who was sent a hand of this deal is listed.
    explicit HandDisclosures(bool complete = true) : complete_(complete) {}

    std::optional<Seat> seat_of(GuestKey guest) const {
        const auto found = seats_.find(guest);
        return found == seats_.end() ? std::nullopt : std::optional<Seat>(found->second);
    }
    /// Returns true if the guest was sent this seat's hand, so that sending it again reveals nothing.
    bool has(GuestKey guest, Seat seat) const { return seat_of(guest) == seat; }
    /// Returns true if the guest has certainly been sent no hand of this deal.
    bool none(GuestKey guest) const { return complete_ && !seats_.contains(guest); }
    /// Throws BrokenInvariant if the guest was sent another hand.
    void add(GuestKey guest, Seat seat) {
        if (!seats_.emplace(guest, seat).second && !has(guest, seat))
            throw BrokenInvariant("a guest would see a second hand of one deal");
    }

private:
    std::map<GuestKey, Seat> seats_;
    bool complete_;
};

} // namespace germini::server
