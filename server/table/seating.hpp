// Who holds the seats of a table, and the rules for changing that. A value: every action gives a new seating
// or names the table's rule that it breaks (protocol/wire/table_rules.hpp), and nothing here does any I/O.
// A person is who sat in seat n when the match began, and whoever took that place since: person n, also in
// another seat.
#pragma once
#include "server/store/tables.hpp"
#include "server/table/by_seat.hpp"
#include "server/table/motion.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace germini::server {

using store::GuestKey;

/// Who sits in a seat from the next hand on.
struct Heir {
    GuestKey guest;
    std::string name;
};

struct Holder {
    std::optional<GuestKey> guest;   ///< who may claim the seat; none for a mere bot, or where the guest left
    std::string name;                ///< of the guest, also of one who left; of the bot where there was none
    bool bot = false;                ///< a bot plays, for the guest if there is one
    bool vacated = false;            ///< the guest stood up on purpose, left, or was replaced while away
    bool ready = false;              ///< for the start, or for the next hand
    bool break_off = false;          ///< wishes to end the match now
    bool stalled = false;            ///< called to move, there and silent, he was replaced by a vote (D-33)
    std::optional<GuestKey> left_by; ///< who left it for good, until another holds it as his own (D-32)
    std::optional<Heir> heir;        ///< only where no guest may claim the seat
    std::vector<Motion> votes;       ///< of the guest, for other things than the end
    std::string noise{}; ///< what he adds to the next deal (server/fair): with his word that he is ready
    void set_ready(bool is) {
        ready = is;
        if (!is || bot) noise.clear();
    }
    /// Who deserts with this seat if the match is broken off now.
    std::optional<GuestKey> deserter() const {
        if (left_by) return left_by;
        return stalled || (vacated && !bot) ? guest : std::nullopt;
    }
    /// Somebody is there to play: a guest, present or expected, or a bot.
    bool manned() const { return bot || (guest && !vacated); }
};

/// Who asks, and what the table knows that matters here.
struct Asker {
    GuestKey guest;
    std::string name;
    bool host = false;
};

class Seating {
public:
    using Outcome = tl::expected<Seating, std::string_view>;

    explicit Seating(int seats);
    Seating(int seats, const std::vector<store::SeatRow>& rows);
    /// The same holders, said to be these persons, by seat.
    Seating known_as(BySeat<Person> persons) const;

    int size() const { return holders_.size(); }
    SeatSet seats() const { return SeatSet::all(size()); }
    const std::optional<Holder>& at(Seat seat) const { return holders_[seat]; }
    /// The seat that the guest may claim.
    std::optional<Seat> seat_of(GuestKey guest) const;
    /// The seat that is the guest's from the next hand on.
    std::optional<Seat> inheritance_of(GuestKey guest) const;
    /// The seat's guest moves for himself.
    bool plays(Seat seat) const {
        return at(seat) && at(seat)->guest && !at(seat)->bot && !at(seat)->vacated;
    }
    std::vector<store::SeatRow> rows() const;
    /// Before a match everybody is the person of his seat's number.
    const BySeat<Person>& persons() const { return persons_; }
    /// "Bot 3" for the third person: what a bot in that seat is called.
    std::string bot_at(Seat seat) const;

    // Before the start.
    Outcome sit(const Asker& asker, Seat seat) const;
    Outcome swap(const Asker& asker, Seat first, Seat second) const;
    Outcome put_bot(const Asker& asker, Seat seat, bool away = false) const; ///< `away`: as with substitute
    Outcome remove_bot(const Asker& asker, Seat seat) const;
    Outcome leave_before(const Asker& asker) const; ///< standing up and leaving alike
    Outcome send_away(const Asker& asker, Seat seat) const;

    // After it.
    /// A seat that nobody may claim; `now`: no hand is open, else it is the asker's from the next one on.
    Outcome take_over(const Asker& asker, Seat seat, bool now) const;
    Outcome stand(const Asker& asker) const;
    Outcome substitute(const Asker& asker, Seat seat) const; ///< a bot for one who left or stood up
    /// A bot for a guest who may come back; `stalled`: because the others wish it, since he is there and
    /// silent.
    Seating replaced(Seat seat, bool stalled = false) const;
    /// The heir has the seat.
    Seating stepped_in(Seat seat) const;
    /// The guest or heir of the seat has another one and gives this one up. Before a match it is free;
    /// in one a bot holds it as its own, where bots are allowed.
    Seating given_up(Seat seat, bool before, bool bots) const;
    /// Every heir has his seat.
    Seating inherited() const;
    Outcome take_back(const Asker& asker) const;
    Outcome leave(const Asker& asker) const;
    Outcome break_off(const Asker& asker, bool wish) const;
    Outcome vote(const Asker& asker, const Motion& motion, bool wish) const;
    /// Nobody votes for that any more.
    Seating without(const Motion& motion) const;

    /// After a match: the guest wishes for another one.
    Outcome again(const Asker& asker) const;
    /// Everybody where he sits for another match, nobody ready; vacated seats are free.
    Seating for_another_match() const;

    /// At both: the guest is ready. `noise`: what he adds to the next deal; empty: what he added before.
    Outcome ready(const Asker& asker, const std::string& noise = {}) const;

    /// Every seat is manned, and every guest who is to play is ready.
    bool all_ready() const;
    bool all_manned() const;
    /// Guests who are to play themselves.
    int playing_guests() const;
    /// The seats of those who desert if the match is broken off now: who left on purpose and was not replaced
    /// by one who holds the seat as his own, and who was replaced for stalling (D-4, D-32, D-33).
    std::vector<Seat> deserters() const;
    /// A hand is dealt: a bot in a seat that was left holds it as its own from now on (D-31).
    Seating dealt() const;
    /// Nobody is ready any more, except bots.
    Seating unready() const;
    /// Nobody wishes to end the match, or votes for anything.
    Seating without_wishes() const;
    /// Everybody moves to the seat of his person.
    Seating moved_to(const BySeat<Person>& persons) const;
    /// The guest is called so from now on, unless another one at the table is, or looks so.
    Seating renamed(GuestKey guest, const std::string& name) const;

private:
    std::optional<Holder>& slot(Seat seat) { return holders_[seat]; }
    bool has(Seat seat) const { return index(seat) < size(); }
    bool free(Seat seat) const { return !at(seat); }
    /// Another guest at the table bears the name, or one that looks like it.
    bool name_taken(GuestKey guest, const std::string& name) const;

    BySeat<std::optional<Holder>> holders_;
    BySeat<Person> persons_;
};

} // namespace germini::server
