// One running table: an actor on its own strand. It asks the table's state for a change, writes it, applies
// it and sends the result. It owns connections, answers to retries, the invitation's secret and greetings. An
// accepted action is on disk before anyone sees it. One action is written at a time; the others wait here. An
// exception stops this table and no other.
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

/// Reason why a table was not made or a rematch not begun.
enum class Unmade : std::uint8_t {
    guest_has_too_many,
    address_has_too_many,
    full,
    there,     ///< the evening already has this table
    forbidden, ///< the guest may no longer run the evening
    overtaken, ///< the guest was deleted in the meantime
    not_stored,
    broken,
    restarting
};

/// Outcome of ending a table.
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
    /// Receives the broken rule, or an empty text on success. Called on the table's strand.
    using Placed = std::function<void(Rule)>;

    /// `publish` is called on the table's strand whenever the lobby's summary changes. `invitation` is the
    /// secret itself if known (a new table).
    TableActor(World& world, const Game& game, const store::SavedTable& saved,
               std::optional<std::string> invitation, Publish publish, SlotRequest slot_request);
    ~TableActor() { --world_.counters.tables; }

    /// Returns the lobby's summary. Only before start(); afterwards it is published.
    TableLine line() const { return table_.line(); }

    // From any thread.
    void start(); ///< starts timed events
    void enter(PeerPtr peer, protocol::Hello hello);
    void act(PeerPtr peer, protocol::Act act);
    void perform(PeerPtr peer, protocol::Do action);
    void say(PeerPtr peer, protocol::Say word);
    void speak(PeerPtr peer, protocol::Speak words);
    void shown(PeerPtr peer, protocol::Shown shown);
    void pace(PeerPtr peer, protocol::Pace pace);
    void look_back(PeerPtr peer, protocol::LookBack look);
    void hint(PeerPtr peer, protocol::AskHint asked);
    void ping(PeerPtr peer); ///< answered after earlier messages
    void left(PeerPtr peer);
    /// The connection does not answer for a while, or answers again.
    void fell_silent(PeerPtr peer, bool silent);
    /// Closes the table if it is empty and nobody has started it.
    void close_unused();
    /// Disconnects the clients of a finished table.
    void end_lingering();
    /// Returns true if a fault has stopped the table. May be called from any thread.
    bool broken() const { return broken_; }
    /// Ends the table on behalf of the server. `done` is called on the table's strand.
    void end(std::function<void(Ended)> done);
    /// Does the same before a match only; a match that has begun continues, and nothing is ended.
    void end_if_waiting(std::function<void(Ended)> done);
    /// Applies what the club has written: a person is no longer a member or organiser, or the organisers
    /// changed.
    void end_membership(MembershipEnd end, std::function<void()> done);
    /// Returns the guest who has the seat, or for whom a bot keeps it, if any.
    void guest_in(Seat seat, std::function<void(std::optional<GuestKey>)> done);
    /// Seats the guest, or lets them take the seat over, on behalf of the organiser of an evening.
    void place(store::Guest guest, Seat seat, Placed done);
    /// Before a match, frees a seat from a bot or from a guest who is not connected.
    void free_seat(Seat seat, Placed done);
    /// Admits the guest to watch, if the table allows spectators.
    void let_watch(GuestKey guest, Placed done);
    /// Returns the table as its host would see it; nullopt if a fault has stopped it.
    void stand(std::function<void(std::optional<protocol::Table>)> done);
    /// Announces a restart, or its cancellation.
    void tell_upkeep();
    /// Refuses new actions, disconnects everybody, and calls `stopped` when the last action is on disk.
    void stop(std::function<void()> stopped);

private:
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

    struct Present {
        PeerPtr peer;
        std::optional<Seat> seat;     ///< the seat sent in the welcome
        std::optional<Viewer> viewer; ///< the view in which the hand is sent; unset: it is not sent
        bool host = false;
    };
    /// Client whose action is being written.
    struct Mover {
        PeerPtr peer;
        protocol::ActionId action;
    };

    // table_actor.cpp: running
    /// Runs at once if the strand is free: on one thread a move is judged where it is read.
    template <class F> void run(F body) { boost::asio::dispatch(strand_, guarded(std::move(body))); }
    /// Runs after what is queued on the strand.
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
    /// Runs `body` when no action is being written. Returns false if too many wait.
    bool in_turn(std::function<void()> body);
    /// Writes the command; nothing else is written until `done` has the result (tl::expected of the command's
    /// Outcome). It is an error if the disk did not take it or a constraint refused it. Either way the table
    /// is unchanged and continues.
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
    void send_home(Farewell why); ///< disconnects all clients
    /// Returns the context for log messages about the table.
    journal::About about() const;
    Moment now() const { return {world_.steady(), world_.now()}; }

    // entrance.cpp: presence
    void admit(PeerPtr peer, const protocol::Hello& hello);
    bool may_enter(const Peer& peer, const protocol::Hello& hello);
    void admit_as(GuestKey guest, store::Admitted as);
    bool crowds(const Peer& peer) const;
    void crowd_changed(const PeerPtr& newcomer);
    void farewell(const PeerPtr& peer);
    int missing_from(const std::optional<protocol::Since>& since, const Present& present) const;
    void turn_out(const std::vector<GuestKey>& guests, Farewell farewell);
    Present* find(const Peer* peer);

    // writes.cpp: decisions, written before they apply
    /// `slot`: empty until a rematch has one.
    void judge_action(const PeerPtr& peer, const protocol::Do& action, const TableSlot& slot = {});
    void request_slot(const PeerPtr& peer, const protocol::Do& action);
    void judge(const PeerPtr& peer, const protocol::Act& act);
    void judge_old(const PeerPtr& peer, const protocol::Act& act);
    /// `again`: decides the action again.
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
    /// `starter`: client to be answered once the hand is opened.
    void open_hand(std::optional<Mover> starter = std::nullopt);
    void write_hand(std::shared_ptr<NewHand> next, std::optional<Mover> starter);
    void begin_again(const std::optional<Mover>& starter, bool kept);
    void hand_opened(NewHand opened);
    static std::optional<store::AnswerRow> done_row(const std::optional<Mover>& mover);
    /// Reports that nothing was changed. `message`: used if the same may succeed later.
    void not_written(const Mover& mover, const store::StoreError& why, std::string message);
    /// Returns true if the change is in the database. If two rows of one person meet in it, the table records
    /// that and calls `again`. If it already knew, or cannot have that written, it calls `refused` with the
    /// reason.
    bool is_kept(const store::ChangeTable::Outcome& outcome, const std::function<void()>& again,
                 const Placed& refused);
    /// Gives up second seats of one person; then calls `then` with whether that was written.
    void give_up(const std::vector<Seat>& seats, std::function<void(bool)> then);

    // talking.cpp: greetings and chat
    /// Returns why the guest's message is not passed on; nullopt if it is.
    std::optional<protocol::ReadError> unheard(GuestKey guest);
    void tell_talk(const Present& present);
    void tell_upkeep_to(const Present& present);

    // alarm.cpp: timed events
    void plan();
    void arm();
    void wake();
    void limit_over();
    /// Writes a timed change, if there is one, once nothing else is being written.
    void change_in_turn(std::optional<Change> (TableState::*decide)(Moment) const);

    // telling.cpp: messages to clients
    /// Queues a message. It is sent when the current handler has returned, with the client's other messages.
    void tell(const PeerPtr& peer, Payload message);
    void deliver();
    /// Refuses an action. A retry of the same id gets the same answer, even after a restart, because the same
    /// action could be legal later.
    void refuse(const PeerPtr& peer, protocol::ActionId action, Rule rule);
    std::string refused(protocol::ActionId action, Rule rule) const;
    void remember(GuestKey guest, protocol::ActionId action, Rule rule);
    /// Answers an action that is done and in the database.
    void answer_done(const PeerPtr& peer, protocol::ActionId action);
    /// Answers an id that was answered before or is older than all kept answers. Returns false if it is new.
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
    std::optional<std::string> invitation_; ///< the secret, once a client has shown it since the start

    std::vector<Present> present_;
    std::vector<PeerPtr> undelivered_; ///< clients with queued messages
    Greetings<Seat> greetings_{world_.settings.greetings, kGreetings};
    Greetings<GuestKey> words_{world_.settings.greetings, kWords};
    Talk talk_;
    std::chrono::steady_clock::time_point table_told_; ///< time of the last broadcast of the table
    boost::asio::steady_timer crowd_timer_; ///< until the next broadcast of spectators' coming and going
    boost::asio::steady_timer timer_;       ///< until the next timed event

    std::vector<std::function<void()>> waiting_; ///< in order; few, so erasing the first is cheap
    bool writing_ = false;
    std::atomic<bool> broken_ = false;
    bool stopping_ = false;
    std::function<void()> stopped_;
};

} // namespace germini::server
