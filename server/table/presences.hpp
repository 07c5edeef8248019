// Guests connected to a table, what they let it know since they entered, and since when others are away.
#pragma once
#include "protocol/wire/bot_pace.hpp"
#include "server/model/guest.hpp"
#include "server/table/moment.hpp"
#include "server/table/seating.hpp"

#include <map>
#include <optional>
#include <vector>

namespace germini::server {

struct ConnectedGuest {
    model::Guest guest;
    bool silent = false;                                 ///< the connection does not answer
    protocol::BotPace pace = protocol::BotPace::natural; ///< the preferred pace of the bots
    bool looks = false;                                  ///< looks at the last trick
    bool fresh = true; ///< entered or was renamed since the last hand was opened
};

class Presences {
public:
    /// Returns the connected guests, in the order in which they entered.
    const std::vector<ConnectedGuest>& connected() const { return connected_; }
    /// Returns the connected guest; nullptr if they are not connected.
    const ConnectedGuest* find(GuestKey guest) const;
    bool here(GuestKey guest) const { return find(guest) != nullptr; }
    bool silent(GuestKey guest) const;
    /// Returns true if the guest of this seat is connected.
    bool here_of(const std::optional<SeatState>& holder) const;
    /// Returns true if a player is connected.
    bool anybody_here(const Seating& seating) const;
    /// Returns since when the guest is away; nullopt if they are connected, or left without a seat.
    std::optional<Moment> away_since(GuestKey guest) const;
    /// Returns the slowest pace that a player prefers. Players who are away, and a table of bots alone, count
    /// as `natural`.
    protocol::BotPace pace(const Seating& seating) const;
    /// Returns true if a player looks at the last trick.
    bool looked_back(const Seating& seating) const;

    /// Records that the guest is connected, possibly again.
    void came(const model::Guest& guest);
    /// Records that the guest is not connected. `awaited`: the guest has a seat.
    void went(GuestKey guest, bool awaited, Moment now);
    /// Records that all guests with a seat are away from now on, unless they were away before.
    void all_away(const Seating& seating, Moment now);
    // These change nothing for a guest who is not connected.
    void rename(GuestKey guest, const std::string& name);
    void set_silent(GuestKey guest, bool silent);
    void set_pace(GuestKey guest, protocol::BotPace wish);
    void set_looks(GuestKey guest, bool looks);
    /// Records that all current names are in use.
    void names_used();

private:
    ConnectedGuest* entry(GuestKey guest);

    std::vector<ConnectedGuest> connected_;
    std::map<GuestKey, Moment> away_since_;
};

} // namespace germini::server
