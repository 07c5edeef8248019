// Holders of a table's seats, and the rules for changing them. A value type without I/O: every action returns
// a new seating or the table's rule that it breaks (protocol/wire/table_rules.hpp). Person n sat in seat n
// when the match began. A guest who has taken over that place is person n too, even in another seat.
#pragma once
#include "protocol/wire/table_rules.hpp"
#include "server/model/seat.hpp"
#include "server/table/by_seat.hpp"
#include "server/table/proposal.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace germini::server {

using model::GuestKey;
using protocol::Rule;

/// The guest who takes a seat from the next hand on.
struct Successor {
    GuestKey guest;
    std::string name;
};

struct SeatState {
    /// Guest who may claim the seat; unset if a bot holds it alone or the guest left.
    std::optional<GuestKey> guest;
    /// Name of the guest, even of one who left; of the bot if there was no guest.
    std::string name;
    bool bot = false;       ///< a bot plays, for the guest if there is one
    bool vacated = false;   ///< the guest stood up on purpose, left, or was replaced while away
    bool ready = false;     ///< ready for the start, or for the next hand
    bool break_off = false; ///< the guest wishes to end the match now
    bool stalled = false;   ///< replaced by a vote: connected but silent when due to move (D-33)
    /// Guest who left the seat for good, until another guest holds it as their own (D-32).
    std::optional<GuestKey> left_by;
    std::optional<Successor> successor; ///< only if no guest may claim the seat
    std::vector<Proposal> votes;        ///< the guest's votes, except to end the match
    std::string client_seed{};          ///< contribution to the next deal (server/fair), sent with "ready"

    static SeatState of_guest(GuestKey guest, std::string name) {
        SeatState holder;
        holder.guest = guest;
        holder.name = std::move(name);
        return holder;
    }
    static SeatState of_bot(std::string name) {
        SeatState holder;
        holder.name = std::move(name);
        holder.bot = holder.ready = true;
        return holder;
    }
    void set_ready(bool is) {
        ready = is;
        if (!is || bot) client_seed.clear();
    }
    /// Returns the guest who deserts if the match is broken off now.
    std::optional<GuestKey> deserter() const {
        if (left_by) return left_by;
        return stalled || (vacated && !bot) ? guest : std::nullopt;
    }
    /// Returns true if a guest, connected or expected, or a bot plays the seat.
    bool manned() const { return bot || (guest && !vacated); }
};

/// The guest who asks, and what the table knows of them.
struct Asker {
    GuestKey guest;
    std::string name;
    bool host = false;
};

class Seating {
public:
    using Outcome = tl::expected<Seating, Rule>;

    explicit Seating(int seats);
    Seating(int seats, const std::vector<model::SeatRow>& rows);
    /// Returns the same holders as these persons, by seat.
    Seating known_as(BySeat<Person> persons) const;

    int size() const { return holders_.size(); }
    SeatSet seats() const { return SeatSet::all(size()); }
    const std::optional<SeatState>& at(Seat seat) const { return holders_[seat]; }
    /// Returns the seat that the guest may claim, if any.
    std::optional<Seat> seat_of(GuestKey guest) const;
    /// Returns the seat that the guest takes from the next hand on, if any.
    std::optional<Seat> succession_of(GuestKey guest) const;
    /// Returns true if the seat's guest plays in person.
    bool plays(Seat seat) const {
        return at(seat) && at(seat)->guest && !at(seat)->bot && !at(seat)->vacated;
    }
    /// Returns true if no guest may claim the seat and none waits for it.
    bool claimable(Seat seat) const { return !at(seat) || (!at(seat)->guest && !at(seat)->successor); }
    std::vector<model::SeatRow> rows() const;
    /// Returns the person in each seat; before a match, the seat's own number.
    const BySeat<Person>& persons() const { return persons_; }
    /// Returns the name of a bot in that seat: "Bot 3" for the third person.
    std::string bot_at(Seat seat) const;

    // Before the start.
    Outcome sit(const Asker& asker, Seat seat) const;
    Outcome swap(const Asker& asker, Seat first, Seat second) const;
    /// `away`: the seat's guest is away for long and may be replaced.
    Outcome put_bot(const Asker& asker, Seat seat, bool away = false) const;
    Outcome remove_bot(const Asker& asker, Seat seat) const;
    Outcome leave_before(const Asker& asker) const; ///< both for standing up and for leaving
    Outcome send_away(const Asker& asker, Seat seat) const;

    // After it.
    /// Takes a seat that nobody may claim. `now`: no hand is open; otherwise the asker takes it from the next
    /// hand on.
    Outcome take_over(const Asker& asker, Seat seat, bool now) const;
    Outcome stand(const Asker& asker) const;
    /// Puts a bot in for a guest who left or stood up.
    Outcome substitute(const Asker& asker, Seat seat) const;
    /// Puts a bot in for a guest who may come back. `stalled`: by a vote, because the guest is connected but
    /// silent.
    Seating replaced(Seat seat, bool stalled = false) const;
    /// Gives the seat to its successor.
    Seating stepped_in(Seat seat) const;
    /// Removes a deleted guest and their name: their seat is vacated, as is one that they left.
    Seating without_deleted(GuestKey guest) const;
    /// Gives up a seat whose guest or successor has another one. Before a match the seat becomes free; during
    /// one, a bot holds it as its own if bots are allowed.
    Seating given_up(Seat seat, bool before, bool bots) const;
    /// Gives every successor their seat.
    Seating with_successors() const;
    Outcome take_back(const Asker& asker) const;
    Outcome leave(const Asker& asker) const;
    Outcome break_off(const Asker& asker, bool wish) const;
    Outcome vote(const Asker& asker, const Proposal& proposal, bool wish) const;
    /// Removes all votes for the proposal.
    Seating without(const Proposal& proposal) const;

    /// After a match: records that the guest wishes another one.
    Outcome again(const Asker& asker) const;
    /// Keeps everybody in their seat for another match, not ready; frees vacated seats.
    Seating for_another_match() const;

    /// Before a match, for rules with another number of seats: keeps the guests in their order, not ready, in
    /// the first seats, with bots behind them as far as there is room. Refused if there are more guests.
    Outcome resized(int seats) const;

    /// Before and during a match: marks the guest as ready. `client_seed`: contribution to the next deal;
    /// empty: the previous one stays.
    Outcome ready(const Asker& asker, const std::string& client_seed = {}) const;

    /// Returns true if every seat is manned and every guest who is to play is ready. `resting`: seats that
    /// sit the next hand out, of which neither is asked.
    bool all_ready(SeatSet resting = {}) const;
    bool all_manned(SeatSet resting = {}) const;
    /// Returns the number of guests who are to play in person.
    int playing_guests() const;
    /// Returns the seats of those who desert if the match is broken off now (D-4, D-32, D-33). These are
    /// guests who left on purpose, until another holds the seat as their own, and guests replaced for
    /// stalling.
    std::vector<Seat> deserters() const;
    /// Applies the deal of a hand: from then on, a bot in a seat that was left holds it as its own (D-31).
    Seating dealt() const;
    /// Resets readiness, except for bots.
    Seating unready() const;
    /// Removes all votes and wishes to end the match.
    Seating without_wishes() const;
    /// Moves everybody to the seat of their person.
    Seating moved_to(const BySeat<Person>& persons) const;
    /// Renames the guest, unless another guest at the table has that name or one that looks like it.
    Seating renamed(GuestKey guest, const std::string& name) const;

private:
    static tl::unexpected<Rule> broken(Rule rule) { return tl::make_unexpected(rule); }
    std::optional<SeatState>& slot(Seat seat) { return holders_[seat]; }
    /// Returns the seating without the guest's claim to take a seat; nullopt if they have none.
    std::optional<Seating> without_succession(GuestKey guest) const;
    bool has(Seat seat) const { return index(seat) < size(); }
    bool free(Seat seat) const { return !at(seat); }
    /// Returns true if another guest at the table has the name or one that looks like it.
    bool name_taken(GuestKey guest, const std::string& name) const;

    BySeat<std::optional<SeatState>> holders_;
    BySeat<Person> persons_;
};

} // namespace germini::server
