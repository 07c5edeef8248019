// State and rules of a table: permissions, actions and timed events, over values of one concept each. It uses
// no sockets, disk or running clock. Durable changes take two steps. decide, judge, new_hand, end_with and
// the timed functions return a change without applying it; fold applies it once it is written. What is never
// written (presence, the schedule, the clocks) changes at once. A copy shares only the game and the settings.
#pragma once
#include "protocol/wire/bot_pace.hpp"
#include "server/fair/fair.hpp"
#include "server/model/saved_table.hpp"
#include "server/table/action.hpp"
#include "server/table/admissions.hpp"
#include "server/table/change.hpp"
#include "server/table/environment.hpp"
#include "server/table/hand_change.hpp"
#include "server/table/hand_disclosures.hpp"
#include "server/table/match_book.hpp"
#include "server/table/moment.hpp"
#include "server/table/presences.hpp"
#include "server/table/settings.hpp"
#include "server/table/settlement.hpp"
#include "server/table/table_summary.hpp"
#include "server/table/table_view.hpp"
#include "server/table/timekeeper.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace germini::server {

/// Whether a guest's chat messages are passed on, and if not, why.
enum class ChatPermission : std::uint8_t { allowed, none, chat_off, chat_muted, in_a_hand };

class TableState {
public:
    /// Loads a table as saved, without its hand, which restore() builds. Throws if the saved state is
    /// invalid. `game` and `settings` must outlive the table.
    TableState(const Game& game, const TableSettings& settings, const model::SavedTable& saved);
    void restore(const model::SavedTable& saved);
    /// Starts the table's time: all guests are absent from now on, and pending questions are asked from now
    /// on.
    void begin(Moment now);

    // Presence.
    /// Records that the guest is connected, possibly again. `guest` has their current name.
    void came(const model::Guest& guest);
    void went(GuestKey guest, Moment now);
    /// Records a person's new name. It is shown at once while no hand is played, otherwise from the next hand
    /// on. Returns true if it is shown now.
    bool rename(const model::RenamedPerson& person);
    /// Returns true if a name of one of these rows is known here.
    bool knows(const std::vector<GuestKey>& rows) const;
    bool here(GuestKey guest) const { return presences_.here(guest); }
    /// Returns the row of a person that the table knows: the one with a seat, or else one to take a seat, one
    /// that was sent an open hand, or one with another relation to the table. Otherwise returns the
    /// first. Only one row acts at a time, so that what one of them was sent counts for all.
    GuestKey known_as(const std::vector<GuestKey>& rows) const;
    /// Records that the guest's connection does not answer, or answers again. Returns false if nothing needs
    /// to be sent.
    bool set_silent(GuestKey guest, bool silent);
    bool at_home(GuestKey guest) const;
    /// Returns true for guests invited to play: hosts, guests with a seat, and those who have shown the
    /// invitation.
    bool invited(GuestKey guest) const;
    /// Returns true if the guest may be at the table: anybody at an open one, and otherwise guests invited to
    /// play or admitted to watch.
    bool admits(GuestKey guest) const;
    /// Returns true if the guest may see the invitation. At an evening's table the hosts assign the seats, so
    /// only they may see it.
    bool sees_invitation(GuestKey guest) const { return row_.assigned ? host(guest) : invited(guest); }
    bool barred(GuestKey guest) const { return admissions_.barred(guest); }
    /// Returns true if the person may not enter: a barred person, except to finish a match under way.
    /// Organisers are never barred.
    bool turns_away(const std::vector<GuestKey>& rows) const;
    std::vector<GuestKey> all_barred() const { return admissions_.all_barred(); }
    bool has_room_for(GuestKey guest) const;
    /// Admits a guest who has shown the invitation, or a watcher's link.
    void admit(GuestKey guest, model::Admitted as) { admissions_.admit(guest, as); }
    /// Returns guests who were admitted and have not sat down: a new invitation shuts them out.
    std::vector<GuestKey> unseated_members() const;
    void set_invitation(const SecretHash& hash, const std::vector<GuestKey>& without);
    /// Returns the view in which the guest may be sent the hand, if any: the only place that makes a viewer
    /// from a guest.
    std::optional<Viewer> viewer_of(GuestKey guest) const;
    /// Returns true for the table's host and, at an evening's table, for the club's organisers.
    bool host(GuestKey guest) const { return row_.host == guest || admissions_.organiser(guest); }
    /// Applies a change that the club has already written.
    void note(const MembershipEnd& end);
    /// Removes a deleted person and their name from a table that is over, as store::delete_guest does.
    /// Returns false if that changes nothing. `rows`: all rows of that person.
    bool forget(const std::vector<GuestKey>& rows);
    /// Returns true if the change replaces the table's invitation.
    bool replaces_invitation(const MembershipEnd& end) const {
        return end.invitation && *end.invitation != row_.invitation;
    }
    /// Returns true if the change can alter anything at this table.
    bool concerned_by(const MembershipEnd& end) const {
        return !end.rows.empty() || replaces_invitation(end) ||
               (end.organisers && *end.organisers != admissions_.organisers());
    }
    /// Returns whether the guest may chat: guests with a seat, and before a match those invited (D-26 of
    /// docs/rules/minchiate.md).
    ChatPermission chat_permission_of(GuestKey guest) const;

    // State.
    /// Returns the table's row. Its state and halt are as loaded; stage() and halt() are current.
    const model::TableRow& row() const { return row_; }
    const Seating& seating() const { return seating_; }
    int codec() const { return rules_->codec(); } ///< codec in which the game's log is written
    model::Stage stage() const { return stage_; }
    const std::optional<Halt>& halt() const { return halt_; }
    const std::optional<model::MatchRow>& match() const { return book_.match(); }
    /// Returns the last hand, under way or closed; nullptr before the first. hand_row() requires a hand.
    const Hand* hand() const { return hand_.get(); }
    const model::HandRow& hand_row() const { return book_.hand_row(); }
    /// Returns the number of the hand under way, or else of the last one.
    TableHand hand_number() const { return book_.last_hand(); }
    bool hand_open() const { return stage_ == model::Stage::playing; }
    /// Returns true if the seat's guest plays in person.
    bool plays(Seat seat) const { return seating_.plays(seat); }
    /// Returns what everybody at the table is shown; summary() is for the lobby.
    TableView look(Moment now) const;
    /// Returns the seats whose guests have kept the others waiting, or have been away, beyond the limit.
    SeatSet overdue(Moment now) const;
    TableSummary summary() const;
    std::optional<ClockView> clock(Moment now) const;

    // Effects of actions, votes and time.
    /// Returns true if this "ready" starts a table of bots alone. The hand begins in the commit that
    /// acknowledges it; otherwise a restarted server would not know that it should begin.
    bool begins_by(const Asker& asker, const TableAction& what) const;
    ChangeResult decide(const Asker& asker, const TableAction& what, Moment now) const;
    /// Returns the change that seats a guest, also in a seat given by the organiser of an evening, who has
    /// admitted them.
    ChangeResult assign_seat(const Asker& asker, Seat seat, Moment now) const;
    /// Returns the change that frees a seat before a match, from a guest who is not connected or from a bot.
    ChangeResult free_seat(Seat seat, Moment now) const;
    /// Returns the change that ends a halt whose time is over; otherwise nullopt.
    std::optional<Change> halt_over(Moment now) const;
    /// Returns the change that halts a match with no player connected; otherwise nullopt.
    std::optional<Change> abandon(Moment now) const;
    /// Returns the change that ends the halt of an abandoned match when a player is back; otherwise nullopt.
    std::optional<Change> come_back(Moment now) const;
    /// Returns the change by votes that are carried because a guest's absence or silence reached the limit;
    /// otherwise nullopt.
    std::optional<Change> limit_over(Moment now) const;
    /// Returns the change that gives up these second seats of guests who turned out to be one person.
    Change without_second(const std::vector<Seat>& seats, Moment now) const;
    /// Returns the seats of a person's other rows, beside the known one.
    std::vector<Seat> seats_beside(GuestKey known, const std::vector<GuestKey>& rows) const;
    /// Records that the guest was sent that seat's hand in this deal, by another of their rows.
    void saw_hand(GuestKey guest, Seat seat) { disclosures_.add(guest, seat); }
    /// Returns the change that ends the table on behalf of the server; nullopt if it is already over. Before
    /// a match the table closes; a match under way ends as if all had wished it.
    std::optional<Change> ended(Moment now) const;
    /// Returns the change that removes a barred person from their seat, except to finish a match under way.
    /// `rows`: rows of that person.
    Change without(const std::vector<GuestKey>& rows, Moment now) const;
    /// `asker`: the guest who asked for the change, or nullptr.
    void fold(const Change& change, const model::Guest* asker, Moment now);

    // Hands of a match.
    /// Returns true if everybody is ready for the next hand and at least one guest plays.
    bool may_open() const;
    /// Returns true if every seat is taken and the next hand may begin without anybody's "ready".
    bool opens_by_itself() const;
    /// Returns the seats that sit the next hand of the match out.
    SeatSet resting_next() const { return book_.resting_next(); }
    NewHand new_hand(const Environment& environment, Moment now) const;
    void fold(NewHand opened, Moment now);
    /// Returns true if nobody has started the table and it is empty.
    bool unused() const { return stage_ == model::Stage::waiting && presences_.connected().empty(); }
    void close_unused() { stage_ = model::Stage::over; }
    /// Returns true if the table is over and has no match to look at.
    bool closed() const { return stage_ == model::Stage::over && !match(); }

    // The hand.
    struct OldMove {}; ///< move of a closed hand: only the log knows whether it was made
    using Verdict = std::variant<StepPtr, Rule, protocol::ReadError, OldMove>;
    /// `asked`: number of the question that the move answers.
    Verdict judge(GuestKey guest, TableHand hand, int asked, const protocol::RawJson& raw) const;
    /// Returns the number of the event that asked the seat; 0 if it is not asked.
    int asked_at(Seat seat) const { return hand_open() ? hand_->asked_at(seat) : 0; }
    /// Returns the move to play on behalf of `seat`; nullptr if question `asked` of `hand` is no longer open,
    /// or `cause` no longer applies.
    /// `thought`: the move that a bot has thought of; null for the greedy one. If the rules refuse it,
    /// `refused` is called with the clause and the greedy move is returned.
    using ThoughtRefused = std::function<void(std::string_view clause)>;
    StepPtr played_for(
        Seat seat, model::Cause cause, TableHand hand, int asked, const GameMove* thought = nullptr,
        const ThoughtRefused& refused = [](std::string_view) {}) const;
    /// A question that a bot thinks about: until when, and for how long at most.
    struct BotQuestion {
        TableHand hand;
        int asked = 0;
        Schedule::Time until;
        std::chrono::milliseconds most{};
    };
    /// Returns the question of a seat whose bot thinks and is going to move; otherwise nullopt.
    std::optional<BotQuestion> bot_question(Seat seat) const;
    /// Returns a search for that bot's move; null if the game has none.
    std::unique_ptr<MoveThought> thought(Seat seat, std::uint64_t seed) const;
    /// Returns the seat of this guest, who must be asked that question and may get a hint, or an error.
    tl::expected<Seat, protocol::ReadError> hinted(GuestKey guest, TableHand hand, int asked) const;
    /// Returns the greedy bot's hint for that seat, and a search for a better one; null if bots do not think.
    std::string advice(Seat seat) const { return hand_->advice(seat); }
    std::unique_ptr<TextThought> hint(Seat seat) const {
        return settings_.bots_think ? hand_->hint(seat) : nullptr;
    }
    /// Returns the effect on the match if the step ends the hand; nullopt otherwise.
    std::optional<HandEnd> end_with(const Step& step, Moment now) const;
    void fold(Step& step, const HandEnd* end, Moment now);
    /// Returns true if the last step asked the seat.
    bool asked_just_now(Seat seat) const { return asked_at(seat) != 0 && asked_at(seat) == hand_->events(); }

    // Timed events.
    /// Updates the schedule from the due seats and the connected guests; draws the bots' pace. Returns the
    /// changed allowances for absence; the caller writes them.
    Absences plan(Moment now, const Random32& random);
    using DueActions = Timekeeper::DueActions;
    DueActions wake(Moment now) { return times_.wake(seating_.seats(), now); }
    std::optional<Schedule::Time> wakes_at() const { return times_.wakes_at(); }
    /// Postpones the next hand because the disk refused it.
    void postpone_hand(Schedule::Time until) { times_.postpone_hand(until); }
    /// Schedules another check of the timed changes.
    void look_again(Schedule::Time when) { times_.postpone_limit(when); }
    void postpone_move(Seat seat, model::Cause cause, Schedule::Time until) {
        times_.postpone_move(seat, cause, until);
    }
    /// Records that the seat's client shows question `asked` of `hand`. Returns false if that changes
    /// nothing.
    bool shown(Seat seat, TableHand hand, int asked, Moment now);
    /// Records the pace of bots that a connected guest prefers. Returns false if that changes nothing.
    bool pace(GuestKey guest, protocol::BotPace wish, Moment now);
    /// Records whether the guest looks at the last trick. A bot that would cover it waits a while for players
    /// who look. Returns false if that changes nothing.
    bool look_back(GuestKey guest, bool open);

private:
    // table_state.cpp
    bool match_under_way() const;
    bool watcher(GuestKey guest) const;
    /// Returns true if the match was broken off within the last hand, so that its log is incomplete.
    bool struck_out() const { return hand_ && stage_ == model::Stage::over && !hand_->over(); }
    bool away_for_long(GuestKey guest, Moment now) const;
    /// Returns how well the bot in that seat plays now.
    protocol::BotLevel level_in(Seat seat) const;
    bool bot_in(Seat seat) const { return seating_.at(seat) && seating_.at(seat)->bot; }
    void show_new_names();
    std::string name_of(GuestKey guest) const; ///< for a guest who is connected or has a seat

    // table_actions.cpp
    struct Visit;
    ChangeResult sit(const Asker& asker, Seat seat) const;
    ChangeResult leave(const Asker& asker) const;
    ChangeResult close(const Asker& asker) const;
    Change ending() const;
    bool alone(GuestKey guest) const;
    ChangeResult say_ready(const Asker& asker, const std::string& client_seed) const;
    ChangeResult wish_again(const Asker& asker, Moment now) const;
    /// Adds all consequences of a change. `asker`: the guest who asked for it.
    Change with_consequences(Change change, std::optional<GuestKey> asker, Moment now) const;
    std::optional<GuestKey> next_host(GuestKey guest, const Seating& seating) const;
    Change with_own_rules(Change change) const;
    ChangeResult play_meanwhile(const Asker& asker, const std::optional<std::string>& preset) const;
    void set_rules(const model::NewRules& rules);
    void forget_match();

    // table_votes.cpp
    ChangeResult vote(const Asker& asker, const action::Vote& vote, Moment now) const;
    BySeat<Presence> presence(Moment now) const;
    /// Returns since when the seat is waited for; nullopt if it is not.
    std::optional<Moment> asked_since(Seat seat) const;
    bool beyond_limit(const std::optional<Moment>& since, Moment now) const;
    /// Returns true if the seat's guest has been away, or asked and silent, beyond the limit (D-33).
    bool replaceable(Seat seat, Moment now) const;
    bool away_in(Seat seat, Moment now) const;
    int asked_in_vote(Seat seat, Moment now) const;
    void carry(Change& change, Moment now) const;
    std::vector<BallotView> ballots(Moment now) const;
    std::vector<Proposal> proposals(const Seating& seating, Moment now) const;
    bool void_now(const Proposal& proposal, Moment now) const;

    // table_halt.cpp
    Halt halt_of(HaltKind kind, Moment now) const;
    bool goes_on(const Seating& seating) const;

    // table_match.cpp
    model::MatchRow new_match(const std::optional<PreparedPack>& prepared, const Environment& environment,
                              Moment now) const;
    MatchSheet sheet_with(const model::MatchRow& match, const std::vector<model::HandRow>& hands) const;
    bool took_over(GuestKey guest) const;
    SeatSet lost(Moment now) const;
    std::optional<IfBrokenOff> if_broken_off() const;
    std::optional<MatchEnd> match_end(const Seating& seating, bool anyhow, Moment now) const;

    // table_fair.cpp
    /// Source of randomness of a lot: words derived from the table's key and everybody's contribution. If a
    /// prepared pack is used or the table has no key, the system's randomness is used and there is no row.
    struct FairRandom {
        Random32 words;
        std::optional<model::ShuffleSecretRow> row;
    };
    FairRandom fair_random(Lot lot, bool prepared, const Environment& environment) const;
    /// Returns the commitment for the open hand, or else for the next one; nullopt without a key or a further
    /// hand.
    std::optional<DealCommitment> commitment() const;

    // table_hands.cpp
    /// Returns the guests' current names, as far as the table knows them.
    model::People called_now(const std::vector<GuestKey>& guests) const;
    HandEnd hand_end(Closing closing, Moment now) const;

    // table_schedule.cpp
    TimedTable timed_table() const;
    TimedSeat timed_seat(Seat seat) const;
    Absences changed_absences();
    Clocks::Span whole_absence() const { return settings_.absence_per_hand; }
    /// Returns true if the rules limit the time for an answer, whatever limit the table has.
    bool rules_set_times() const { return hand_ && hand_->answer_time().has_value(); }
    bool answers_are_timed() const { return row_.seconds.has_value() || rules_set_times(); }
    std::chrono::milliseconds show_pause() const;
    std::chrono::milliseconds least_pace(Seat seat) const;

    // table_look.cpp
    MatchView look_at_match(Moment now) const;
    std::optional<SecretHash> browser_of(GuestKey guest) const;
    std::vector<std::vector<Seat>> seats_of_one_browser() const;

    const Game& game_;
    const TableSettings& settings_;

    model::TableRow row_;
    RulesPtr rules_;
    Sides sides_; ///< sides by the game's rules
    model::Stage stage_;
    Seating seating_;
    model::People people_; ///< guests with a seat, others who had one, and the host
    Admissions admissions_;
    MatchBook book_;
    Owned<Hand> hand_;                  ///< the last one of the match
    HandDisclosures disclosures_;       ///< disclosures of this hand
    std::vector<GuestKey> left_places_; ///< guests who left places they had taken over in the match
    std::optional<Halt> halt_;

    Presences presences_;
    Timekeeper times_;
};

} // namespace germini::server
