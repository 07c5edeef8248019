// What a table is, and every rule of it: who may do what, what comes of it, when something happens by itself.
// Nothing here knows sockets, the disk or a clock that runs. What has to be on disk before it is so goes in
// two steps: decide, judge, new_hand, end_with and what the time makes of it say what is to become of the
// table and change nothing; fold makes it so once it is written. What is never written (who is here, the
// schedule, the clocks) changes at once. One owner: a copy would share the hand.
#pragma once
#include "protocol/wire/inbound.hpp"
#include "protocol/wire/outbound.hpp"
#include "server/fair/fair.hpp"
#include "server/store/saved_table.hpp"
#include "server/table/ballot.hpp"
#include "server/table/change.hpp"
#include "server/table/clocks.hpp"
#include "server/table/hand_change.hpp"
#include "server/table/line.hpp"
#include "server/table/moment.hpp"
#include "server/table/schedule.hpp"
#include "server/table/settings.hpp"
#include "server/table/settlement.hpp"
#include "server/table/sightings.hpp"
#include "server/table/sources.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace germini::server {

/// What the club whose table it is has written of somebody's membership, or role.
struct MembershipEnd {
    std::vector<GuestKey> rows; ///< of the person; empty: the organisers alone have changed
    bool shut_out = false;      ///< is no member any more, and does not come to the table
    std::optional<std::vector<GuestKey>> organisers{}; ///< of the evening's club, as they are now
    GuestKey host{};         ///< whose the table is instead, where it was this person's
    std::string host_name{}; ///< as it is shown
};

/// Whether the words of somebody are passed on, and if not, why.
enum class Voice : std::uint8_t { heard, none, chat_off, hushed, in_a_hand };

class TableState {
public:
    /// As it was saved, without its hand: restore() builds that. Throws where what was saved is nonsense.
    /// `game` and `settings` outlive it.
    TableState(const Game& game, const TableSettings& settings, const store::SavedTable& saved);
    void restore(const store::SavedTable& saved);
    /// The server has begun: everybody is away from now on, and whoever is asked is asked from now on.
    void begin(Moment now);

    // Who is there.
    /// He is connected, here or in another place than before. `guest`: as he is called now.
    void came(const store::Guest& guest);
    void went(GuestKey guest, Moment now);
    bool here(GuestKey guest) const;
    /// Which of a person's rows the table knows: the one with a seat, else the one that was told a hand that
    /// is open, else with anything else here; the first of them where there is none. One alone acts at a
    /// time, so that what one of them was told holds for all.
    GuestKey known_as(const std::vector<GuestKey>& rows) const;
    /// The guest's line has fallen silent, or is heard again. False: that is nothing to be told.
    bool set_silent(GuestKey guest, bool silent);
    bool at_home(GuestKey guest) const;
    bool insider(GuestKey guest) const;
    bool barred(GuestKey guest) const;
    /// Who does not come to the table: a person who is barred, unless it is to finish a match under way. No
    /// organiser is.
    bool turns_away(const std::vector<GuestKey>& rows) const;
    std::vector<GuestKey> all_barred() const;
    bool has_room_for(GuestKey guest) const;
    /// By invitation, which he has shown.
    void add_member(GuestKey guest) { members_.push_back(guest); }
    /// Who came by an invitation and has not sat down: another one shuts them out.
    std::vector<GuestKey> unseated_members() const;
    void set_invitation(const SecretHash& hash, const std::vector<GuestKey>& shut_out);
    /// As whom the guest may be told the hand: the one place that makes a viewer out of a guest.
    std::optional<Viewer> viewer_of(GuestKey guest) const;
    /// Whose table it is; of an evening's also who organises its club.
    bool host(GuestKey guest) const { return row_.host == guest || organiser(guest); }
    /// The club has written that already.
    void note(const MembershipEnd& end);
    /// Who has a seat speaks; before a match, whoever was invited (D-26 of docs/rules/minchiate.md).
    Voice voice_of(GuestKey guest) const;

    // How it stands.
    /// As it was loaded; stage() and halt() are as they are now.
    const store::TableRow& row() const { return row_; }
    const Seating& seating() const { return seating_; }
    int codec() const { return game_.codec(); } ///< that its game's log is written in
    store::Stage stage() const { return stage_; }
    const std::optional<Halt>& halt() const { return halt_; }
    const std::optional<store::MatchRow>& match() const { return match_; }
    /// The last hand, under way or closed; nullptr before the first. hand_row() only where there is one.
    const Hand* hand() const { return hand_.get(); }
    const store::HandRow& hand_row() const { return hands_.back(); }
    /// Of the hand being played, or played last.
    TableHand hand_number() const { return last_hand_; }
    bool hand_open() const { return stage_ == store::Stage::playing; }
    /// The seat's guest moves for himself.
    bool plays(Seat seat) const { return seating_.plays(seat); }
    /// What everybody is told of it; and the lobby.
    protocol::Table look(Moment now) const;
    TableLine line() const;
    std::optional<protocol::Clock> clock(Moment now) const;

    // Actions, votes, the time: what they make of it.
    /// Whether being ready is all that a table of bots alone waits for: it begins in the commit that
    /// acknowledges it, for nothing else would tell a restarted server that it is to begin.
    bool begins_by(const Asker& asker, const protocol::What& what) const;
    Changed decide(const Asker& asker, const protocol::What& what, Moment now) const;
    /// As sitting down is; also where seats are given by whoever runs the evening, who has let him.
    Changed place(const Asker& asker, Seat seat, Moment now) const;
    /// Before a match: a seat waits no more for a guest who is not here; a bot goes.
    Changed free_seat(Seat seat, Moment now) const;
    /// Where it stands still and its time for that is over.
    std::optional<Change> halt_over(Moment now) const;
    /// Where nobody who plays has been here for long.
    std::optional<Change> abandon(Moment now) const;
    /// Where somebody who plays is here again.
    std::optional<Change> come_back(Moment now) const;
    /// Somebody has been away, or silent, for as long as the table waits: what was voted for may be carried.
    std::optional<Change> limit_over(Moment now) const;
    /// Some people have two seats, since they turned out to be one person: these are given up.
    Change without_second(const std::vector<Seat>& seats, Moment now) const;
    /// Seats of the rows beside the one that the table knows a person by.
    std::vector<Seat> seats_beside(GuestKey known, const std::vector<GuestKey>& rows) const;
    /// The guest was sent that seat's hand in this deal, by another row of theirs.
    void saw_hand(GuestKey guest, Seat seat) { sightings_.add(guest, seat); }
    /// Where the house ends it: before a match it closes, one under way ends as if all had wished it.
    std::optional<Change> ended(Moment now) const;
    /// Who is turned away has no seat, unless to finish a match under way. Rows of one person.
    Change without(const std::vector<GuestKey>& rows, Moment now) const;
    /// `asker`: who asked for it.
    void fold(const Change& change, const store::Guest* asker, Moment now);

    // From hand to hand.
    /// Everybody is ready for the next hand.
    bool may_open() const;
    /// Everybody is there for it, and it begins without their word.
    bool opens_by_itself() const;
    NewHand new_hand(const Sources& chance, Moment now) const;
    void fold(NewHand opened, Moment now);
    /// A table that nobody has started, and that is empty.
    bool unused() const { return stage_ == store::Stage::waiting && here_.empty(); }
    void close_unused() { stage_ = store::Stage::over; }
    /// It is over, and no match of it is to be looked at.
    bool closed() const { return stage_ == store::Stage::over && !match_; }

    // The hand.
    struct OldMove {}; ///< of a hand that is over: whether it was done, the log knows
    using Verdict = std::variant<StepPtr, Rule, protocol::ReadError, OldMove>;
    Verdict judge(GuestKey guest, const protocol::Act& act) const;
    /// The number of the event that asked the seat; 0: it is asked nothing.
    int asked_at(Seat seat) const { return hand_open() ? hand_->asked_at(seat) : 0; }
    /// What a seat is played for with, where it still is to be: asked that, by that cause, in that hand.
    StepPtr played_for(Seat seat, store::Cause cause, TableHand hand, int asked) const;
    /// What a bot would do in this guest's place, who is asked that.
    tl::expected<Advice, protocol::ReadError> hint(GuestKey guest, const protocol::AskHint& asked) const;
    /// What the step makes of the match, where it ends the hand.
    std::optional<HandEnd> end_with(const Step& step, Moment now) const;
    void fold(const Step& step, const HandEnd* end, Moment now);
    /// The seat was asked by the last step.
    bool asked_just_now(Seat seat) const { return asked_at(seat) != 0 && asked_at(seat) == hand_->events(); }

    // What happens by itself.
    /// Seats whose time for being away has changed, and what is left of it, in milliseconds: the caller has
    /// it written.
    using Absences = std::vector<std::pair<Seat, std::int64_t>>;
    /// Brings the schedule in line with who is due and who is here; the bots' pace is drawn.
    Absences plan(Moment now, const Random32& random);
    /// What is due, and is no more in the schedule.
    struct Woken {
        std::vector<std::pair<Seat, store::Cause>> moves; ///< played for the seat, by a bot or out of time
        bool next_hand = false, halt_ends = false, abandon = false, limit = false;
    };
    Woken wake(Moment now);
    std::optional<Schedule::Time> wakes_at() const { return schedule_.earliest(); }
    /// The disk did not take it: later.
    void postpone_hand(Schedule::Time until) { schedule_.next_hand = until; }
    /// What the time makes of the table is asked again then.
    void look_again(Schedule::Time when) { schedule_.limit = when; }
    void postpone_move(Seat seat, store::Cause cause, Schedule::Time until);
    /// The page of this seat shows the question. False: that changes nothing.
    bool shown(Seat seat, const protocol::Shown& shown, Moment now);
    /// This guest, who is here, wishes this pace of the bots. False: that changes nothing.
    bool pace(GuestKey guest, protocol::BotPace wish, Moment now);
    /// This guest looks at the last trick, or no longer: a bot that would cover it waits for those who play,
    /// for a while. False: that changes nothing.
    bool look_back(GuestKey guest, bool open);

private:
    struct Attendant {
        store::Guest guest;
        bool silent = false;                                 ///< does not answer
        protocol::BotPace pace = protocol::BotPace::natural; ///< the wish for the bots
        bool looks = false;                                  ///< at the last trick
        bool fresh = true; ///< came since a hand was opened last, and may bring another name
    };
    using Time = Schedule::Time;

    // table_state.cpp
    bool match_under_way() const;
    bool organiser(GuestKey guest) const;
    /// The log of the last hand ended in its midst, when the match was broken off.
    bool struck_out() const { return hand_ && stage_ == store::Stage::over && !hand_->over(); }
    bool silent(GuestKey guest) const;
    bool here_of(const std::optional<Holder>& holder) const;
    bool anybody_here() const;
    bool away_for_long(GuestKey guest, Moment now) const;
    bool bot_in(Seat seat) const { return seating_.at(seat) && seating_.at(seat)->bot; }
    void rename_seated();
    std::string name_of(GuestKey guest) const; ///< of one who is here, or has a seat

    // table_actions.cpp
    struct Visit;
    Changed sit(const Asker& asker, Seat seat) const;
    Changed leave(const Asker& asker) const;
    Changed close(const Asker& asker) const;
    Change ending() const;
    bool alone(GuestKey guest) const;
    Changed say_ready(const Asker& asker, const std::string& noise) const;
    Changed wish_again(const Asker& asker, Moment now) const;
    /// With all that follows from it. `asker`: who asked for it.
    Change with_consequences(Change change, std::optional<GuestKey> asker, Moment now) const;
    std::optional<GuestKey> heir(GuestKey guest, const Seating& seating) const;
    void forget_match();

    // table_votes.cpp
    Changed vote(const Asker& asker, const protocol::Vote& vote, Moment now) const;
    BySeat<Presence> presence(Moment now) const;
    /// Since when the seat is waited for; none: it is not.
    std::optional<Moment> asked_since(Seat seat) const;
    bool beyond_limit(const std::optional<Moment>& since, Moment now) const;
    /// The guest of the seat has been away, or asked and silent, beyond the limit (D-33).
    bool replaceable(Seat seat, Moment now) const;
    bool away_in(Seat seat, Moment now) const;
    int asked_in_vote(Seat seat, Moment now) const;
    void carry(Change& change, Moment now) const;
    std::vector<protocol::Ballot> ballots(Moment now) const;
    std::vector<Motion> motions(const Seating& seating, Moment now) const;
    bool void_now(const Motion& motion, Moment now) const;

    // table_halt.cpp
    Halt halt_of(HaltKind kind, Moment now) const;
    bool goes_on(const Seating& seating) const;

    // table_match.cpp
    store::MatchRow new_match(const std::optional<LaidPack>& laid, const Sources& chance, Moment now) const;
    MatchSheet sheet_with(const store::MatchRow& match, const std::vector<store::HandRow>& hands) const;
    std::vector<store::LineRow> new_lines(const MatchSheet& sheet, const store::MatchRow& match) const;
    bool took_over(GuestKey guest) const;
    SeatSet lost(Moment now) const;
    /// What breaking the match off now would come to: the persons who would pay, and the lines that it would
    /// add.
    struct IfBrokenOff {
        std::vector<Person> deserters;
        std::vector<SheetLine> lines;
    };
    std::optional<IfBrokenOff> if_broken_off() const;
    std::optional<MatchEnd> match_end(const Seating& seating, bool anyhow, Moment now) const;

    // table_fair.cpp
    /// What decides a lot: words of the table's key and of what everybody adds; where a pack was laid, or the
    /// table has no key, the system's chance, of which there is no row.
    struct FairChance {
        Random32 words;
        std::optional<store::LotRow> row;
    };
    FairChance fair_chance(Lot lot, bool laid, const Sources& chance) const;
    /// Of the hand that is open, else of the next one; none where there is no key, or no hand to come.
    std::optional<protocol::Promise> promise() const;

    // table_hands.cpp
    /// As far as the table knows them.
    store::People called_now(const std::vector<GuestKey>& guests) const;
    HandEnd hand_end(Closing closing, Moment now) const;
    store::HandRow closed_hand(const Closing& closing, Moment now) const;

    // table_schedule.cpp
    Absences plan_clocks(Moment now, const Random32& random);
    Absences changed_absences();
    Clocks::Span whole_absence() const { return settings_.away_in_a_hand; }
    void plan_halts(Moment now);
    void tell_ends(Moment now);
    std::chrono::milliseconds show_pause() const;
    /// The slowest pace that the players wish; players who are away, and a table of bots alone, wish
    /// `natural`.
    protocol::BotPace pace() const;
    /// The shortest and the longest time that a bot takes at this pace.
    std::pair<std::chrono::milliseconds, std::chrono::milliseconds> span(protocol::BotPace pace) const;
    /// Somebody who plays looks at the last trick.
    bool looked_back() const;
    /// The time that a bot takes at this pace, drawn.
    std::chrono::milliseconds bot_pace(protocol::BotPace pace, const Random32& random) const;

    // table_look.cpp
    protocol::Match look_at_match() const;
    std::optional<SecretHash> browser_of(GuestKey guest) const;
    std::vector<std::vector<Seat>> seats_of_one_browser() const;

    const Game& game_;
    const TableSettings& settings_;

    store::TableRow row_;
    std::string preset_;
    Sides sides_; ///< as its rules have them
    store::Stage stage_;
    Seating seating_;
    store::People people_; ///< those with a seat, and others who had one
    std::vector<GuestKey> members_;
    TableHand last_hand_{}; ///< the hand that was begun last
    std::optional<store::MatchRow> match_;
    std::vector<store::HandRow> hands_;        ///< of the match; the last one may be under way
    MatchSheet sheet_;                         ///< of the match
    std::optional<IfBrokenOff> if_broken_off_; ///< as things stand; reckoned when they change
    std::shared_ptr<Hand> hand_;               ///< the last of them
    Sightings sightings_;                      ///< of this hand
    std::vector<GuestKey> barred_;
    std::vector<GuestKey> organisers_;  ///< of the club whose evening's table it is
    std::vector<GuestKey> left_places_; ///< of the match
    std::optional<Halt> halt_;
    std::optional<std::string> last_match_; ///< id of the one before, where another is waited for

    std::vector<Attendant> here_;
    std::map<GuestKey, Moment> away_since_;
    BySeat<Moment> asked_since_ = BySeat<Moment>(kMaxSeats); ///< of due seats
    Moment between_since_{};

    Clocks clocks_;
    Schedule schedule_;
    bool bots_wait_ = false; ///< for somebody who looks at the last trick
    std::int64_t ends_ = 0;  ///< the end of the time that is shown, as a moment in UTC
    bool clock_runs_ = false;
};

} // namespace germini::server
