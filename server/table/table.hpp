// One table: an actor on its own strand. An accepted action is on disk before anyone sees it; one is under
// way at a time, the others wait here. Whatever throws stops this table and no other.
#pragma once
#include "protocol/inbound.hpp"
#include "protocol/outbound.hpp"
#include "server/store/saved_table.hpp"
#include "server/table/answers.hpp"
#include "server/table/ballot.hpp"
#include "server/table/clocks.hpp"
#include "server/table/greetings.hpp"
#include "server/table/halt.hpp"
#include "server/table/line.hpp"
#include "server/table/peer.hpp"
#include "server/table/schedule.hpp"
#include "server/table/settlement.hpp"
#include "server/table/sightings.hpp"
#include "server/table/world.hpp"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

class Table : public std::enable_shared_from_this<Table> {
public:
    using Publish = std::function<void(TableLine)>;

    /// `publish` is called on the table's strand whenever the lobby should see something new.
    /// `invitation` is the secret itself where it is known (a new table).
    Table(World& world, const Game& game, store::SavedTable saved, std::optional<std::string> invitation,
          Publish publish);
    ~Table() { --world_.counters.tables; }

    /// As the lobby shows it. Only before start(); then it is published.
    TableLine line() const;

    // From any thread.
    void start(); ///< goes on with what is due by itself
    void enter(PeerPtr peer, protocol::Hello hello);
    void act(PeerPtr peer, protocol::Act act);
    void perform(PeerPtr peer, protocol::Do action);
    void say(PeerPtr peer, protocol::Say word);
    void shown(PeerPtr peer, protocol::Shown shown);
    void ping(PeerPtr peer); ///< answered after what was sent before it
    void left(PeerPtr peer);
    /// A table that nobody has started, and that is empty, is over.
    void close_unused();
    /// Takes nothing new, sends everybody home, and calls `stopped` when the disk is done with the last
    /// action.
    void stop(std::function<void()> stopped);

private:
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
    using Rule = std::string_view;

    struct Present {
        PeerPtr peer;
        std::optional<int> seat;      ///< as the welcome said
        std::optional<Viewer> viewer; ///< as whom he is told the hand; none: he is not
        bool fresh = true;            ///< came since a hand was opened last, and may bring another name
    };
    /// When something began, by the clock that runs evenly and by that of the world.
    struct Moment {
        std::chrono::steady_clock::time_point steady;
        std::int64_t utc = 0;
    };
    /// Who asked for something that is being written.
    struct Mover {
        PeerPtr peer;
        protocol::ActionId action;
    };

    // table.cpp: running
    /// At once where the strand is free: on one thread a move is judged where it is read.
    template <class F> void run(F body) { boost::asio::dispatch(strand_, guarded(std::move(body))); }
    /// Behind what the strand is at.
    template <class F> void later(F body) { boost::asio::post(strand_, guarded(std::move(body))); }
    template <class F> auto guarded(F body) {
        return [self = shared_from_this(), body = std::move(body)]() mutable { self->guard(body); };
    }
    template <class F> void guard(F& body) {
        if (broken_) return;
        try {
            body();
        } catch (const std::exception& error) { break_down(error.what()); }
        deliver();
    }
    void restore(const store::SavedTable& saved);
    void break_down(const char* why);
    /// Runs `body` when no action is being written; false if too many wait.
    bool in_turn(std::function<void()> body);
    void commit(store::Store::Work work, std::function<void(bool)> done);
    void run_next();
    void finish_stop();

    // table_entrance.cpp: who is there
    void admit(PeerPtr peer, const protocol::Hello& hello);
    bool may_enter(const Peer& peer, const protocol::Hello& hello);
    bool at_home(GuestKey guest) const;
    bool has_room_for(GuestKey guest) const;
    void crowd_changed(const PeerPtr& newcomer);
    void farewell(const PeerPtr& peer);
    int missing_from(const std::optional<protocol::Since>& since, const Present& present) const;
    /// As whom the guest may be told the hand: the one place that makes a viewer out of a guest.
    std::optional<Viewer> viewer_of(GuestKey guest) const;
    Moment moment() const { return {std::chrono::steady_clock::now(), world_.now()}; }
    void turn_out(const std::vector<GuestKey>& guests, Farewell farewell);
    void rename_seated();
    void resend(const Present& present, int from);
    Present* find(const Peer* peer);
    bool here(GuestKey guest) const;
    bool here_of(const std::optional<Holder>& holder) const;
    bool anybody_here() const;
    bool away_for_long(GuestKey guest) const;

    // table_moves.cpp: the hand
    void judge(const PeerPtr& peer, const protocol::Act& act);
    void judge_old(const PeerPtr& peer, const protocol::Act& act);
    void write_step(StepPtr step, int seat, store::Cause cause, std::optional<Mover> mover);
    void after_step();
    void play_for(int seat, store::Cause cause);
    void step_failed(int seat, store::Cause cause);
    /// Of the hand being played, or played last: numbers rise over all matches of the table.
    int hand_number() const { return last_hand_; }
    /// The log of the last hand ended in its midst, when the match was broken off.
    bool struck_out() const { return hand_ && state_ == store::TableState::over && !hand_->over(); }
    bool hand_open() const { return state_ == store::TableState::playing; }

    // table_hands.cpp: from hand to hand
    void maybe_next_hand();
    bool may_open() const;
    /// `starter`: who is to be answered once it is opened.
    void open_hand(std::optional<Mover> starter = std::nullopt);
    struct NewHand {
        store::MatchRow match;
        store::HandRow row;
        Seating seating;
        std::shared_ptr<Hand> hand;
        LoggedEvents log;
        std::vector<store::SightingRow> sightings; ///< whoever has a seat, whether he looks or not
        std::vector<GuestKey> known;               ///< whoever was dealt a hand of the match, this one too
        store::People people{};
        /// Everybody is called as he is called now: within the hand that stays.
        void call(store::Database& db);
    };
    NewHand new_hand();
    void hand_opened(NewHand opened);
    /// What a step that ends the hand makes of the match.
    struct HandEnd {
        Closing closing;
        std::vector<store::HandRow> hands;
        store::MatchRow match;
        MatchSheet sheet;
        std::vector<store::LineRow> lines; ///< new ones
        std::optional<Seating> seating;    ///< where it changes: heirs have their seats, wishes are over
        store::TableState state() const {
            return sheet.over ? store::TableState::over : store::TableState::between;
        }
    };
    HandEnd hand_end(Closing closing) const;
    store::HandRow closed_hand(const Closing& closing) const;
    void hand_closed(const HandEnd& end);

    // table_match.cpp: the match above the hands
    store::MatchRow new_match(const std::optional<LaidPack>& laid);
    MatchSheet sheet_with(const store::MatchRow& match, const std::vector<store::HandRow>& hands) const;
    bool took_over(GuestKey guest) const;
    std::vector<store::LineRow> new_lines(const MatchSheet& sheet, const store::MatchRow& match) const;
    bool match_under_way() const;
    std::vector<bool> lost() const;
    /// A match that is broken off.
    struct MatchEnd {
        store::MatchRow match;
        MatchSheet sheet;
        std::vector<store::LineRow> lines; ///< new ones
        Seating seating;
    };
    std::optional<MatchEnd> match_end(const Seating& seating, bool anyhow = false) const;
    static void store_end(store::Database& db, std::int64_t table, const MatchEnd& end);
    void match_ended(const MatchEnd& end);
    void forget_match();
    protocol::Match look_at_match() const;
    std::optional<protocol::IfBrokenOff> if_broken_off() const;

    // table_actions.cpp: what is no move
    /// What an action, a vote or the time makes of the table: written whole, then done.
    struct Change {
        explicit Change(Seating seats) : seating(std::move(seats)) {}
        Seating seating;
        std::optional<std::optional<Halt>> halt;   ///< how it stands from now on; nothing: as before
        std::vector<GuestKey> shut_out;            ///< are no members any more
        std::optional<GuestKey> barred;            ///< does not come again
        std::optional<store::SightingRow> sighted; ///< is told a hand that is open
        std::optional<GuestKey> left_place;        ///< leaves a place that he had taken over
        bool gone = false;                         ///< who asked leaves for good
        bool again = false;                        ///< another match is waited for
        bool ends = false;                         ///< the match ends, whoever wishes it
    };
    using Changed = tl::expected<Change, Rule>;
    void judge_action(const PeerPtr& peer, const protocol::Do& action);
    Changed changed(const Asker& asker, const protocol::What& what) const;
    Changed seated(const Seating::Outcome& seating) const;
    Changed sit(const Asker& asker, int seat) const;
    Changed leave(const Asker& asker) const;
    Changed say_ready(const Asker& asker) const;
    Changed wish_again(const Asker& asker) const;
    void write_change(Change change, std::optional<Mover> mover);
    void change_made(const Change& change, const std::optional<Mover>& mover);

    // table_votes.cpp: what those at the table decide together
    Changed vote(const Asker& asker, const protocol::Vote& vote) const;
    std::vector<Presence> presence() const;
    /// Since when the seat is waited for; none: it is not.
    std::optional<Moment> asked_since(int seat) const;
    bool beyond_limit(const std::optional<Moment>& since) const;
    /// Does what enough have voted for.
    void carry(Change& change) const;
    std::vector<protocol::Ballot> ballots() const;
    std::vector<Motion> motions(const Seating& seating) const;
    bool void_now(const Motion& motion) const;

    // table_halt.cpp: standing still, and going on
    Halt halt_of(HaltKind kind) const;
    bool goes_on(const Seating& seating) const;
    void halt_over();
    void abandon();
    void come_back();
    void write_invitation(const PeerPtr& peer, protocol::ActionId action);
    store::AnswerRow done_row(const PeerPtr& peer, protocol::ActionId action) const;
    void seats_changed();
    std::vector<Present> welcome_moved();
    std::optional<GuestKey> heir(GuestKey guest, const Seating& seating) const;
    bool host(GuestKey guest) const { return row_.host == guest; }

    // table_schedule.cpp: what happens by itself
    void plan();
    void plan_clocks();
    void keep_budgets();
    Clocks::Span whole_budget() const { return world_.settings.away_in_a_hand; }
    void plan_halts(std::chrono::steady_clock::time_point now);
    void tell_ends(std::chrono::steady_clock::time_point now);
    void limit_over();
    std::chrono::milliseconds show_pause() const;
    void arm();
    void wake();
    void tell_clock();
    std::optional<protocol::Clock> clock() const;
    std::chrono::milliseconds bot_pace() const;
    bool bot_in(int seat) const { return seating_.at(seat) && seating_.at(seat)->bot; }
    /// The seat's guest moves for himself.
    bool plays(int seat) const { return seating_.plays(seat); }

    // table_messages.cpp: what the others hear
    /// Leaves when the strand is done with what it is at, as a rule in one piece with whatever else it tells
    /// him.
    void tell(const PeerPtr& peer, Payload message);
    void deliver();
    /// Refuses it; the same id is answered so again.
    void refuse(const PeerPtr& peer, protocol::ActionId action, Rule rule);
    /// The same, and the answer outlives a restart: of what is no move, and could be lawful later.
    void refuse_for_good(const PeerPtr& peer, protocol::ActionId action, Rule rule);
    void remember(GuestKey guest, protocol::ActionId action, Rule rule);
    /// The action is done, and in the database.
    void answer_done(const PeerPtr& peer, protocol::ActionId action);
    /// Answers what was answered before, or is older than anything that is remembered. False: it is new.
    bool answered_before(const PeerPtr& peer, protocol::ActionId action);
    void complain(const PeerPtr& peer, std::string code, std::string message, protocol::ActionId action);
    void tell_events(int from, int to);
    void tell_choice(const Present& present);
    void tell_welcome(const Present& present);
    void tell_table();
    void tell_table_to(const Present& present);
    void tell_table_to(const Present& present, const protocol::TableText& text);
    protocol::Table look() const;
    std::optional<SecretHash> browser_of(GuestKey guest) const;
    std::vector<std::vector<int>> seats_of_one_browser() const;
    bool insider(GuestKey guest) const;
    void publish() { publish_(line()); }

    World& world_;
    const Game& game_;
    Strand strand_;
    Publish publish_;

    store::TableRow row_;
    std::string preset_;
    store::TableState state_;
    Seating seating_;
    store::People people_; ///< those with a seat, and others who had one
    std::vector<GuestKey> members_;
    std::optional<std::string> invitation_; ///< the secret, once somebody has shown it since the start
    int last_hand_ = 0;                     ///< number of the hand that was begun last
    std::optional<store::MatchRow> match_;
    std::vector<store::HandRow> hands_; ///< of the match; the last one may be under way
    MatchSheet sheet_;                  ///< of the match
    std::shared_ptr<Hand> hand_;        ///< the last of them
    Sightings sightings_;               ///< of this hand
    std::vector<GuestKey> barred_;
    std::vector<GuestKey> left_places_; ///< of the match
    std::optional<Halt> halt_;
    Answers answers_;

    std::vector<Present> present_;
    std::vector<PeerPtr> undelivered_; ///< who has something to be delivered
    std::map<GuestKey, Moment> away_since_;
    std::array<Moment, kMaxSeats> asked_since_{}; ///< of due seats
    Moment between_since_{};
    std::optional<std::string> last_match_; ///< id of the one before, where another is waited for
    Clocks clocks_;
    std::chrono::steady_clock::time_point table_told_; ///< when all were told the table last
    boost::asio::steady_timer crowd_timer_; ///< until they are told who has come to look on, and gone

    std::deque<std::function<void()>> waiting_;
    bool writing_ = false;
    bool broken_ = false;
    bool stopping_ = false;
    std::function<void()> stopped_;

    Greetings greetings_{world_.settings.greetings};
    Schedule schedule_;
    std::int64_t ends_ = 0; ///< the end of the time that is shown, as a moment in UTC
    bool clock_runs_ = false;
    boost::asio::steady_timer timer_;
};

} // namespace germini::server
