// Who has been told which hand of the deal being played: known for good, and one hand a guest.
#pragma once
#include "server/table/game.hpp"
#include "server/table/seating.hpp"

#include <map>
#include <optional>

namespace germini::server {

class Sightings {
public:
    /// `complete`: everybody who has been told a hand of this deal is in here.
    explicit Sightings(bool complete = true) : complete_(complete) {}

    std::optional<Seat> seat_of(GuestKey guest) const {
        const auto found = seats_.find(guest);
        return found == seats_.end() ? std::nullopt : std::optional<Seat>(found->second);
    }
    /// He has been told this seat's hand, so that nothing new is said by telling it again.
    bool has(GuestKey guest, Seat seat) const { return seat_of(guest) == seat; }
    /// It is certain that he has been told no hand of this deal.
    bool none(GuestKey guest) const { return complete_ && !seats_.contains(guest); }
    /// Throws BrokenInvariant where he has been told another one.
    void add(GuestKey guest, Seat seat) {
        if (!seats_.emplace(guest, seat).second && !has(guest, seat))
            throw BrokenInvariant("a guest was to be told a second hand of one deal");
    }

private:
    std::map<GuestKey, Seat> seats_;
    bool complete_;
};

} // namespace germini::server
