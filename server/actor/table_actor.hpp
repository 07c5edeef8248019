// One table at work: an actor on its own strand. It asks the table's state what is to become of it, writes
// that, makes it so and tells it. Its own are connections, answers to retries, the invitation's secret and
// greetings. An accepted action is on disk before anyone sees it; one is under way at a time, the others wait
// here. Whatever throws stops this table and no other.
#pragma once
#include "server/actor/peer.hpp"
#include "server/actor/world.hpp"
#include "server/table/answers.hpp"
#include "server/table/commands.hpp"
#include "server/table/greetings.hpp"
#include "server/table/table_state.hpp"
#include "server/table/talk.hpp"

#include <atomic>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Why a table was not made, or a rematch not begun.
enum class Unmade : std::uint8_t {
    guest_has_too_many,
    address_has_too_many,
    full,
    there,     ///< the evening has this table
    forbidden, ///< the guest may run the evening no more
    not_stored,
    broken,
    restarting
};

/// What came of ending a table.
enum class Ended : std::uint8_t { ended, none, not_stored };

class TableActor : public std::enable_shared_from_this<TableActor> {
public:
    using Publish = std::function<void(TableLine)>;
    /// Counts the table as unfinished until it is destroyed.
    using TableSlot = std::shared_ptr<void>;
    using SlotCallback = std::function<void(tl::expected<TableSlot, Unmade>)>;
    /// Requests a slot for a rematch at a finished table; calls back on any thread.
    /// `asker`: all rows of the player whose wish was the last.
    using SlotRequest =
        std::function<void(std::vector<GuestKey> asker, AddressTables of_address, SlotCallback callback)>;
    /// The rule that it breaks; empty: it is done. On the table's strand.
    using Placed = std::function<void(Rule)>;

    /// `publish` is called on the table's strand whenever the lobby should see something new.
    /// `invitation` is the secret itself where it is known (a new table).
    TableActor(World& world, const Game& game, const store::SavedTable& saved,
               std::optional<std::string> invitation, Publish publish, SlotRequest slot_request);
    ~TableActor() { --world_.counters.tables; }

    /// As the lobby shows it. Only before start(); then it is published.
    TableLine line() const { return table_.line(); }

    // From any thread.
    void start(); ///< goes on with what is due by itself
    void enter(PeerPtr peer, protocol::Hello hello);
    void act(PeerPtr peer, protocol::Act act);
    void perform(PeerPtr peer, protocol::Do action);
    void say(PeerPtr peer, protocol::Say word);
    void speak(PeerPtr peer, protocol::Speak words);
    void shown(PeerPtr peer, protocol::Shown shown);
    void pace(PeerPtr peer, protocol::Pace pace);
    void look_back(PeerPtr peer, protocol::LookBack look);
    void hint(PeerPtr peer, protocol::AskHint asked);
    void ping(PeerPtr peer); ///< answered after what was sent before it
    void left(PeerPtr peer);
    /// The connection answers nothing for a while, or answers again.
    void fell_silent(PeerPtr peer, bool silent);
    /// A table that nobody has started, and that is empty, is over.
    void close_unused();
    /// Who is still at a table that is over is sent home.
    void end_lingering();
    /// From any thread: it has stopped over a fault.
    bool broken() const { return broken_; }
    /// The house ends the table. What came of it is told on the table's strand.
    void end(std::function<void(Ended)> done);
    /// The same before a match; one that has begun goes on, and then nothing has ended.
    void end_if_waiting(std::function<void(Ended)> done);
    /// The club has written that somebody is no member, or no organiser, any more, or that others are now.
    void end_membership(MembershipEnd end, std::function<void()> done);
    /// The guest who has the seat, or whose seat a bot keeps; none.
    void guest_in(Seat seat, std::function<void(std::optional<GuestKey>)> done);
    /// The guest sits down there, or takes the seat over, as whoever runs its evening lets him.
    void place(store::Guest guest, Seat seat, Placed done);
    /// Before a match the seat waits for nobody any more.
    void free_seat(Seat seat, Placed done);
    /// The guest may come in, as if by invitation.
    void let_in(GuestKey guest, std::function<void()> done);
    /// How it stands, as its host would be told; none where it has stopped over a fault.
    void stand(std::function<void(std::optional<protocol::Table>)> done);
    /// A restart is announced, or called off.
    void tell_upkeep();
    /// Takes nothing new, sends everybody home, and calls `stopped` when the disk is done with the last
    /// action.
    void stop(std::function<void()> stopped);

private:
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

    struct Present {
        PeerPtr peer;
        std::optional<Seat> seat;     ///< as the welcome said
        std::optional<Viewer> viewer; ///< as whom he is told the hand; none: he is not
        bool host = false;
    };
    /// Who asked for something that is being written.
    struct Mover {
        PeerPtr peer;
        protocol::ActionId action;
    };

    // table_actor.cpp: running
    /// At once where the strand is free: on one thread a move is judged where it is read.
    template <class F> void run(F body) { boost::asio::dispatch(strand_, guarded(std::move(body))); }
    /// Behind what is queued on the strand.
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
    void break_down(const char* why);
    /// Runs `body` when no action is being written; false if too many wait.
    bool in_turn(std::function<void()> body);
    /// Has it written: nothing else is until `done` has heard what came back, or why it was not written
    /// (tl::expected of the command's Outcome): the disk did not take it, or a constraint refused it. Either
    /// way the table is as it was, and goes on.
    template <class C, class Done> void commit(C command, Done done) {
        writing_ = true;
        world_.store.write(strand_, std::move(command),
                           [self = shared_from_this(), done = std::move(done)](const auto& written) mutable {
                               auto body = [&] {
                                   if (!written && !written.error().passing() && !written.error().refused())
                                       throw written.error();
                                   if (!written && written.error().passing())
                                       self->world_.not_stored.happened(self->world_.steady(), self->about(),
                                                                        written.error().what());
                                   self->writing_ = false;
                                   done(written);
                                   self->run_next();
                               };
                               self->guard(body);
                           });
    }
    void run_next();
    void finish_stop();
    void send_home(Farewell why); ///< all of them
    /// What a line of the log about it bears.
    journal::About about() const;
    Moment now() const { return {world_.steady(), world_.now()}; }

    // entrance.cpp: who is there
    void admit(PeerPtr peer, const protocol::Hello& hello);
    bool may_enter(const Peer& peer, const protocol::Hello& hello);
    void crowd_changed(const PeerPtr& newcomer);
    void farewell(const PeerPtr& peer);
    int missing_from(const std::optional<protocol::Since>& since, const Present& present) const;
    void turn_out(const std::vector<GuestKey>& guests, Farewell farewell);
    Present* find(const Peer* peer);

    // writes.cpp: what is decided, written and then so
    /// `slot`: empty until a rematch has one.
    void judge_action(const PeerPtr& peer, const protocol::Do& action, const TableSlot& slot = {});
    void request_slot(const PeerPtr& peer, const protocol::Do& action);
    void judge(const PeerPtr& peer, const protocol::Act& act);
    void judge_old(const PeerPtr& peer, const protocol::Act& act);
    /// `again`: decides it afresh.
    void write_change(Change change, std::optional<Mover> mover, std::function<void()> again = {});
    void look_again();
    void end_later(std::function<void(Ended)> done, bool if_waiting);
    void end_in_turn(const std::function<void(Ended)>& done);
    void membership_ended(const MembershipEnd& end, const std::function<void()>& done);
    template <class Decide> void change_for(std::optional<store::Guest> guest, Placed done, Decide decide);
    template <class Decide>
    void decide_for(const std::optional<store::Guest>& guest, const Placed& done, const Decide& decide);
    void change_made(const Change& change, const std::optional<Mover>& mover);
    void write_invitation(const PeerPtr& peer, protocol::ActionId action);
    void write_step(StepPtr taken, store::Cause cause, std::optional<Mover> mover);
    void step_taken(bool hand_over);
    void play_for(Seat seat, store::Cause cause);
    void step_failed(Seat seat, store::Cause cause);
    void maybe_next_hand();
    /// `starter`: who is to be answered once it is opened.
    void open_hand(std::optional<Mover> starter = std::nullopt);
    void write_hand(std::shared_ptr<NewHand> next, std::optional<Mover> starter);
    void begin_again(const std::optional<Mover>& starter, bool kept);
    void hand_opened(NewHand opened);
    static std::optional<store::AnswerRow> done_row(const std::optional<Mover>& mover);
    /// Nothing has happened. `message`: where the same may well succeed later.
    void not_written(const Mover& mover, const store::StoreError& why, std::string message);
    /// Whether the change is in the database. Where two of a person's rows meet in it, the table learns that
    /// and calls `again`; where it knew, or cannot have that written, it calls `refused` with the reason.
    bool is_kept(const store::ChangeTable::Outcome& outcome, const std::function<void()>& again,
                 const Placed& refused);
    /// Second seats of one person are given up; then `then`, with whether that was written.
    void give_up(const std::vector<Seat>& seats, std::function<void(bool)> then);

    // talking.cpp: what people say to each other
    /// Why these words are not passed on; nothing where they are.
    std::optional<protocol::ReadError> unheard(GuestKey guest);
    void tell_talk(const Present& present);
    void tell_upkeep_to(const Present& present);

    // alarm.cpp: what happens by itself
    void plan();
    void arm();
    void wake();
    void limit_over();
    /// What the time makes of the table, where it makes something, once nothing else is being written.
    void change_in_turn(std::optional<Change> (TableState::*decide)(Moment) const);

    // telling.cpp: what those at the table hear
    /// Queued; it goes out when the handler that runs now has returned, with whatever else he is told.
    void tell(const PeerPtr& peer, Payload message);
    void deliver();
    /// Refuses it; the same id is answered so again, also after a restart: the same could be lawful later.
    void refuse(const PeerPtr& peer, protocol::ActionId action, Rule rule);
    std::string refused(protocol::ActionId action, Rule rule) const;
    void remember(GuestKey guest, protocol::ActionId action, Rule rule);
    /// The action is done, and in the database.
    void answer_done(const PeerPtr& peer, protocol::ActionId action);
    /// Answers what was answered before, or is older than anything that is remembered. False: it is new.
    bool answered_before(const PeerPtr& peer, protocol::ActionId action);
    void complain(const PeerPtr& peer, std::string code, std::string message, protocol::ActionId action);
    void tell_events(int from, int to);
    void tell_choice(const Present& present);
    void tell_clock();
    void tell_welcome(const Present& present);
    void tell_table();
    void tell_table_to(const Present& present, const protocol::TableText& text);
    void resend(const Present& present, int from);
    void seats_changed();
    std::vector<Present> welcome_moved();
    void publish() { publish_(table_.line()); }

    World& world_;
    const Game& game_;
    Strand strand_;
    Publish publish_;
    SlotRequest slot_request_;

    TableState table_;
    Answers answers_;
    std::optional<std::string> invitation_; ///< the secret, once somebody has shown it since the start

    std::vector<Present> present_;
    std::vector<PeerPtr> undelivered_; ///< who has something to be delivered
    Greetings<Seat> greetings_{world_.settings.greetings, kGreetings};
    Greetings<GuestKey> words_{world_.settings.greetings, kWords};
    Talk talk_;
    std::chrono::steady_clock::time_point table_told_; ///< when all were told the table last
    boost::asio::steady_timer crowd_timer_; ///< until they are told who has come to look on, and gone
    boost::asio::steady_timer timer_;       ///< until something happens by itself

    std::vector<std::function<void()>> waiting_; ///< in their turn; few, so the first is erased
    bool writing_ = false;
    std::atomic<bool> broken_ = false;
    bool stopping_ = false;
    std::function<void()> stopped_;
};

} // namespace germini::server
