// One running table: an actor on its own strand. It asks the table's state for a change, writes it, applies
// it and sends the result. It owns connections, answers to retries, the invitation's secret and greetings. An
// accepted action is on disk before anyone sees it. An exception stops this table and no other.
#pragma once
#include "protocol/wire/inbound.hpp"
#include "protocol/wire/outbound.hpp"
#include "server/actor/audience.hpp"
#include "server/actor/bot_answer.hpp"
#include "server/actor/chat_history.hpp"
#include "server/actor/server_context.hpp"
#include "server/actor/table_client.hpp"
#include "server/actor/write_queue.hpp"
#include "server/table/answer_cache.hpp"
#include "server/table/commands.hpp"
#include "server/table/message_limiter.hpp"
#include "server/table/table_state.hpp"

#include <atomic>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Reason why a table was not made or a rematch not begun.
enum class CreateTableError : std::uint8_t {
    guest_has_too_many,
    address_has_too_many,
    full,
    no_space,   ///< little free disk space
    there,      ///< the evening already has this table
    forbidden,  ///< the guest may no longer run the evening
    key_reused, ///< the request's key belongs to another request
    overtaken,  ///< the guest was deleted in the meantime
    not_stored,
    broken,
    restarting
};

/// Outcome of ending a table.
enum class EndTableResult : std::uint8_t { ended, none, not_stored };

class TableActor : public std::enable_shared_from_this<TableActor> {
public:
    using Publish = std::function<void(TableSummary, ClientAddressPtr maker)>;
    /// Counts the table as unfinished until it is destroyed.
    using TableSlot = std::shared_ptr<void>;
    using SlotCallback = std::function<void(tl::expected<TableSlot, CreateTableError>)>;
    /// Requests a slot for a rematch at a finished table; calls back on any thread.
    /// `asker`: all rows of the player whose wish was the last.
    using SlotRequest =
        std::function<void(std::vector<GuestKey> asker, ClientAddressPtr address, SlotCallback callback)>;
    /// Asks for another instance of the table, loaded from the log, in place of this one. Called on any
    /// thread.
    using Replace = std::function<void(const TableActor* self)>;
    /// Receives the broken rule, or an empty text on success. Called on the table's strand.
    using SeatCallback = std::function<void(Rule)>;

    /// `publish` is called on the table's strand whenever the lobby's summary changes. `invitation` is the
    /// secret itself if known (a new table). `replaces`: it was loaded in place of another instance.
    TableActor(ServerContext& server, const Game& game, const model::SavedTable& saved,
               std::optional<std::string> invitation, Publish publish, SlotRequest slot_request,
               Replace replace, bool replaces);
    ~TableActor() { --server_.counters.tables; }

    /// Returns the lobby's summary. Only before start(); afterwards it is published.
    TableSummary summary() const { return table_.summary(); }

    // From any thread.
    /// Starts timed events. `maker`: address that made the table; null if unknown (after a restart): then
    /// that of the first player or host who connects.
    void start(ClientAddressPtr maker);
    void enter(TableClientPtr client, protocol::Hello hello);
    void act(TableClientPtr client, protocol::MoveMessage act);
    void perform(TableClientPtr client, protocol::ActionMessage action);
    void say(TableClientPtr client, protocol::EmoteMessage word);
    void speak(TableClientPtr client, protocol::ChatMessage words);
    void shown(TableClientPtr client, protocol::ChoiceShown shown);
    void pace(TableClientPtr client, protocol::PaceMessage pace);
    void look_back(TableClientPtr client, protocol::LookBack look);
    void hint(TableClientPtr client, protocol::AskHint asked);
    void ping(TableClientPtr client); ///< answered after earlier messages
    void left(TableClientPtr client);
    /// The connection does not answer for a while, or answers again.
    void fell_silent(TableClientPtr client, bool silent);
    /// Closes the table if it is empty and nobody has started it.
    void close_unused();
    /// Disconnects the clients of a finished table.
    void end_lingering();
    /// Returns true if a fault has stopped this instance of the table. May be called from any thread.
    bool broken() const { return broken_; }
    /// Ends the table on behalf of the server. `done` is called on the table's strand.
    void end(std::function<void(EndTableResult)> done);
    /// Does the same before a match only; a match that has begun continues, and nothing is ended.
    void end_if_waiting(std::function<void(EndTableResult)> done);
    /// Applies what the club has written: a person is no longer a member or organiser, or the organisers
    /// changed.
    void end_membership(MembershipEnd end, std::function<void()> done);
    /// Removes a deleted person, as the store has done.
    void forget_person(model::DeletedPerson person, std::shared_ptr<void> told);
    /// Shows a person's new name: at once while no hand is played, otherwise from the next one on.
    void rename_person(std::shared_ptr<const model::RenamedPerson> person);
    /// Returns the guest who has the seat, or for whom a bot keeps it, if any.
    void guest_in(Seat seat, std::function<void(std::optional<GuestKey>)> done);
    /// Seats the guest, or lets them take the seat over, on behalf of the organiser of an evening.
    void assign_seat(model::Guest guest, Seat seat, SeatCallback done);
    /// Before a match, frees a seat from a bot or from a guest who is not connected.
    void free_seat(Seat seat, SeatCallback done);
    /// Admits the guest to watch, if the table allows spectators.
    void admit_watcher(GuestKey guest, const SecretHash& link, SeatCallback done);
    /// Returns the table as its host would see it; nullopt if a fault has stopped it.
    void host_view(std::function<void(std::optional<protocol::Table>)> done);
    /// Announces a restart, or its cancellation.
    void send_maintenance_notice();
    /// Refuses new actions, and calls `stopped` when the last one is on disk.
    void stop(std::function<void()> stopped);
    /// Disconnects everybody, then calls `done`.
    void part(Parting why, std::function<void()> done);
    model::TableKey key() const { return key_; }

private:
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

    /// The hint for a seat as the message that is sent, and the client that asked for it last.
    struct Hint {
        BotAnswer<std::string> message;
        std::weak_ptr<TableClient> client;
    };
    /// Client whose action is being written.
    struct Requester {
        TableClientPtr client;
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
        audience_.deliver();
    }
    void break_down(const char* why);
    /// Stops this instance, which may not know all that is stored, and asks for another one.
    void be_replaced(const store::StoreError& why);
    void end_running(CloseReason reason);
    /// Writes the command; nothing else is written until `done` has the result (tl::expected of the command's
    /// Outcome). It is an error if the disk did not take it or a constraint refused it. Either way the table
    /// is unchanged and continues.
    template <class C, class Done> void commit(C command, Done done) {
        writes_.begin_write();
        server_.store.write(strand_, std::move(command),
                            [self = shared_from_this(), done = std::move(done)](const auto& written) mutable {
                                auto body = [&] {
                                    if (!written && self->is_behind(written.error()))
                                        return self->be_replaced(written.error());
                                    self->has_stored_ = self->has_stored_ || written;
                                    if (!written && !written.error().passing() && !written.error().refused())
                                        throw written.error();
                                    if (!written && written.error().passing())
                                        self->server_.not_stored.report(self->server_.steady(),
                                                                        self->log_context(),
                                                                        written.error().what());
                                    self->writes_.end_write([&] { done(written); });
                                };
                                self->guard(body);
                            });
    }
    /// Returns whether the database may have what this instance does not know: a commit whose answer was
    /// lost.
    bool is_behind(const store::StoreError& error) const {
        return error.uncertain() || (error.duplicate() && (has_stored_ || !replaces_));
    }
    void disconnect_all(const Parting& why); ///< disconnects all clients
    /// Returns the context for log messages about the table.
    journal::LogContext log_context() const;
    Moment now() const { return {server_.steady(), server_.now()}; }

    // table_actor_join.cpp: presence
    void admit(TableClientPtr client, const protocol::Hello& hello);
    bool may_enter(const TableClient& client, const protocol::Hello& hello);
    void admit_as(GuestKey guest, model::Admitted as, const SecretHash& shown);
    bool crowds(const TableClient& client) const;
    bool finds_room(const TableClient& client);
    void crowd_changed(const TableClientPtr& newcomer);
    void disconnected(const TableClientPtr& client);
    void disconnect(const std::vector<GuestKey>& guests, CloseReason reason);
    void disconnect_barred();
    /// Returns the client with its guest's present seat and view.
    ConnectedClient describe(TableClientPtr client) const;

    // table_actor_writes.cpp: decisions, written before they apply
    /// `slot`: empty until a rematch has one.
    void judge_action(const TableClientPtr& client, protocol::ActionId id, const TableAction& action,
                      const TableSlot& slot = {});
    void request_slot(const TableClientPtr& client, protocol::ActionId id, const TableAction& action);
    void judge(const TableClientPtr& client, const protocol::MoveMessage& act);
    void judge_old(const TableClientPtr& client, const protocol::MoveMessage& act);
    /// `again`: decides the action again.
    void write_change(Change change, std::optional<Requester> requester, std::function<void()> again = {});
    void look_again();
    void end_later(std::function<void(EndTableResult)> done, bool if_waiting);
    void end_in_turn(const std::function<void(EndTableResult)>& done);
    void membership_ended(const MembershipEnd& end, const std::function<void()>& done);
    template <class Decide>
    void change_for(std::optional<model::Guest> guest, SeatCallback done, Decide decide);
    template <class Decide>
    void decide_for(const std::optional<model::Guest>& guest, const SeatCallback& done, const Decide& decide);
    void change_made(const Change& change, const std::optional<Requester>& requester);
    void write_invitation(const TableClientPtr& client, protocol::ActionId action);
    void write_step(StepPtr taken, model::Cause cause, std::optional<Requester> requester);
    void step_taken(bool hand_over);
    void play_for(Seat seat, model::Cause cause);
    void step_failed(Seat seat, model::Cause cause);
    void maybe_next_hand();
    /// `starter`: client to be answered once the hand is opened.
    void open_hand(std::optional<Requester> starter = std::nullopt);
    void postpone_hand();
    void write_hand(std::shared_ptr<NewHand> next, std::optional<Requester> starter);
    void begin_again(const std::optional<Requester>& starter, bool kept);
    void hand_opened(NewHand opened);
    static std::optional<model::AnswerRow> done_row(const std::optional<Requester>& requester);
    /// Reports that nothing was changed. `message`: used if the same may succeed later.
    void not_written(const Requester& requester, const store::StoreError& why, std::string message);
    /// Returns true if the change is in the database. If two rows of one person meet in it, the table records
    /// that and calls `again`. If it already knew, or cannot have that written, it calls `refused` with the
    /// reason.
    bool is_kept(const model::ChangeTable::Outcome& outcome, const std::function<void()>& again,
                 const SeatCallback& refused);
    /// Gives up second seats of one person; then calls `then` with whether that was written.
    void give_up(const std::vector<Seat>& seats, std::function<void(bool)> then);

    // table_actor_chat.cpp: greetings and chat
    /// Returns why the guest's message is not passed on; nullopt if it is.
    std::optional<protocol::ReadError> chat_refusal(GuestKey guest);
    void send_chat_history(const ConnectedClient& connected);
    void send_maintenance_notice_to(const ConnectedClient& connected);

    // table_actor_timer.cpp: timed events
    void plan();
    void think();
    void arm();
    void wake();
    void limit_over();
    /// Writes a timed change, if there is one, once nothing else is being written.
    void change_in_turn(OwnWork::Kind kind, std::optional<Change> (TableState::*decide)(Moment) const);

    // table_actor_hints.cpp: hints
    void think_about_hint(Seat seat, const SeatQuestion& question, std::shared_ptr<TextThought> thought,
                          std::weak_ptr<const void> wanted, std::string owner);
    void give_hint(Seat seat, const SeatQuestion& question, const std::string& advice);

    // table_actor_messages.cpp: messages to clients
    /// Refuses an action. A retry of the same id gets the same answer, even after a restart, because the same
    /// action could be legal later.
    void refuse(const TableClientPtr& client, protocol::ActionId action, Rule rule);
    std::string refused(protocol::ActionId action, std::string_view rule) const;
    void remember(GuestKey guest, protocol::ActionId action, Rule rule);
    /// Answers an action that is done and in the database.
    void answer_done(const TableClientPtr& client, protocol::ActionId action);
    /// Answers an id that was answered before or is older than all kept answers. Returns false if it is new.
    bool answered_before(const TableClientPtr& client, protocol::ActionId action);
    void send_error(const TableClientPtr& client, protocol::ErrorCode code, std::string message,
                    protocol::ActionId action);
    void send_events(int from, int to);
    void send_choice(const ConnectedClient& connected);
    void send_clock();
    void send_welcome(const ConnectedClient& connected);
    void send_hands_to(const TableClientPtr& client);
    void send_new_hands(const TableView& table);
    void send_table();
    void send_table_to(const ConnectedClient& connected, const protocol::TableMessageWriter& text);
    void resend(const ConnectedClient& connected, int from);
    void seats_changed();
    std::vector<ConnectedClient> welcome_moved();
    void publish() { publish_(table_.summary(), maker_); }

    ServerContext& server_;
    const Game& game_;
    Strand strand_;
    Publish publish_;
    SlotRequest slot_request_;
    Replace replace_;
    const bool replaces_;     ///< another instance
    bool has_stored_ = false; ///< a write since it was loaded

    const model::TableKey key_;
    TableState table_;
    ClientAddressPtr maker_; ///< its hands and its bots' thinking are counted for this address
    AnswerCache answers_;
    std::optional<std::string> invitation_; ///< the secret, once a client has shown it since the start

    std::map<Seat, BotAnswer<MovePtr>> bot_moves_; ///< to the seats' open questions
    std::map<Seat, Hint> hints_;
    Audience audience_;
    MessageLimiter<Seat> emotes_{server_.settings.message_span, kEmoteLimits};
    MessageLimiter<GuestKey> chat_{server_.settings.message_span, kChatLimits};
    ChatHistory chat_history_;
    std::string hands_sent_of_;                        ///< match whose closed hands were broadcast
    int hands_sent_ = 0;                               ///< number of them
    std::chrono::steady_clock::time_point table_sent_; ///< time of the last broadcast of the table
    SeatSet overdue_sent_;                             ///< overdue seats in that broadcast
    boost::asio::steady_timer crowd_timer_; ///< until the next broadcast of spectators' coming and going
    boost::asio::steady_timer timer_;       ///< until the next timed event
    std::chrono::steady_clock::time_point wanted_at_;               ///< time of that event
    std::optional<std::chrono::steady_clock::time_point> fires_at_; ///< end of the timer, maybe earlier

    WriteQueue writes_{server_.settings.most_waiting};
    std::atomic<bool> broken_ = false;
};

} // namespace germini::server
