#include "server/net/websocket_session.hpp"

#include "protocol/wire/inbound.hpp"
#include "protocol/wire/outbound.hpp"
#include "server/callback_value.hpp"
#include "server/model/account_query.hpp"
#include "server/net/headers.hpp"
#include "server/net/tables.hpp"

namespace germini::server {
namespace {

struct Goodbye {
    std::string_view code, message;
    std::uint16_t close;
};

Goodbye goodbye(CloseReason reason) {
    switch (reason) {
    case CloseReason::second_tab:
        return {"second_tab", "The table was opened in another window.", 4001};
    case CloseReason::gone:
        return {"gone", "This table does not exist or is not open to you.", 4004};
    case CloseReason::closed:
        return {"closed", "This table was closed.", 4010};
    case CloseReason::barred:
        return {"sent_away", "The host has removed you from this table.", 4003};
    case CloseReason::slow:
        return {"slow", "Your connection did not read its messages fast enough.", 4008};
    case CloseReason::too_fast:
        return {"too_fast", "Too many messages.", 4029};
    case CloseReason::full:
        return {"full", "This table already has its maximum number of spectators.", 4013};
    case CloseReason::restarting:
        return {"restarting", "The server is restarting; try again in a moment.", 1012};
    case CloseReason::elsewhere:
        return {"elsewhere", "This table is served by another node; connect there.", 4007};
    case CloseReason::broken:
    case CloseReason::renewed:
    case CloseReason::crowded_out:
        break;
    }
    return {"internal_error", "An internal error stopped this table; its log is kept.", 1011};
}

Rate one_in(std::chrono::milliseconds time) {
    return Rate{1 / std::chrono::duration<double>(std::max(time, std::chrono::milliseconds(1))).count(), 1};
}

protocol::ReadError bad_message(std::string message) { return {"", "bad_message", std::move(message)}; }

} // namespace

WebSocketSession::WebSocketSession(Socket socket, NetContext& net, model::Guest guest, AddressPtr address)
    : TableClient(std::move(guest), ++net.web_sockets, address), net_(net), strand_(socket.get_executor()),
      socket_(FrameStream(std::move(socket))), outbox_(net.settings.outbox, address->outbox),
      all_behind_(net.readers_behind), address_(std::move(address)),
      messages_(net.settings.messages_per_connection), dropped_(net.settings.dropped_per_connection),
      error_replies_(one_in(net.settings.error_reply_interval)), liveness_timer_(strand_),
      deadline_(strand_) {}

void WebSocketSession::configure() {
    websocket::stream_base::timeout timeout;
    timeout.handshake_timeout = net_.settings.handshake_time;
    // Beast would set a timer for each message; see check_liveness.
    timeout.idle_timeout = websocket::stream_base::none();
    timeout.keep_alive_pings = false;
    socket_.set_option(timeout);
    socket_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
        response.set(http::field::sec_websocket_protocol, kSubprotocol);
    }));
    ErrorCode ignored;
    beast::get_lowest_layer(socket_).set_option(
        asio::socket_base::send_buffer_size(net_.settings.socket_buffer), ignored);
    socket_.read_message_max(net_.settings.message_bytes);
    socket_.text(true);
    count_control_frames();
}

/// Beast answers each ping itself, so control frames count as messages.
void WebSocketSession::count_control_frames() {
    socket_.control_callback([this](websocket::frame_type, beast::string_view) {
        input_received();
        if (in_time() || dropped_.take()) return;
        // Not from within the read operation.
        asio::post(strand_, [weak = weak_from_this()] {
            if (const auto session = weak.lock()) session->send_close(CloseReason::too_fast);
        });
    });
}

void WebSocketSession::input_received() {
    last_input_ = Clock::now();
    if (!std::exchange(silent_, false)) return;
    // Not from within the read operation.
    asio::post(strand_, [weak = weak_from_this()] {
        if (const auto session = weak.lock()) session->table_->fell_silent(session, false);
    });
}

/// Checks three times per silence period whether the other side still answers.
void WebSocketSession::schedule_liveness_check() {
    liveness_timer_.expires_after(liveness_interval());
    liveness_timer_.async_wait([weak = weak_from_this()](const ErrorCode& error) {
        const auto session = weak.lock();
        if (!error && session && session->open_) session->check_liveness();
    });
}

std::chrono::milliseconds WebSocketSession::liveness_interval() const {
    return std::min<std::chrono::milliseconds>(net_.settings.silence, net_.settings.idle_time) / 3;
}

void WebSocketSession::check_liveness() {
    const auto quiet = Clock::now() - last_input_;
    if (quiet >= net_.settings.idle_time) return drop_connection();
    if (quiet >= net_.settings.silence && !silent_ && table_) {
        silent_ = true;
        table_->fell_silent(shared_from_this(), true);
    }
    if (quiet >= liveness_interval() && !pinging_ && !closing_) {
        pinging_ = true;
        socket_.async_ping({}, [self = shared_from_this()](const ErrorCode&) { self->pinging_ = false; });
    }
    schedule_liveness_check();
}

void WebSocketSession::hold(HeldPlaces places) {
    places_ = std::move(places);
    cut_.emplace(places_.lost.get_token(), CrowdedOut{weak_from_this()});
}

asio::awaitable<void> WebSocketSession::accept(std::unique_ptr<http::request<http::string_body>> upgrade,
                                               HeldPlaces places) {
    const auto self = shared_from_this();
    hold(std::move(places));
    configure();
    const auto [refused] = co_await socket_.async_accept(*upgrade, kAwait);
    if (refused) co_return;
    open_ = true;
    net_.sockets.opened(self);
    schedule_liveness_check();
    // A slow hello is treated like a slow handshake.
    deadline_.expires_after(net_.settings.handshake_time);
    deadline_.async_wait([weak = weak_from_this()](const ErrorCode& error) {
        const auto session = weak.lock();
        if (!error && session && !session->table_) session->send_close(CloseReason::gone);
    });
    read();
}

void WebSocketSession::read() {
    socket_.async_read_some(asio::buffer(piece_),
                            [self = shared_from_this()](const ErrorCode& error, std::size_t size) {
                                if (error) return self->ended();
                                try {
                                    self->received(size);
                                } catch (const std::exception& fault) { self->failed(fault.what()); }
                            });
}

void WebSocketSession::received(std::size_t size) {
    input_received();
    std::string_view message(piece_.data(), size);
    if (!begun_.empty() || !socket_.is_message_done()) message = begun_.append(message);
    if (!socket_.is_message_done()) return read();
    const bool readable = may_be_read() && !closing_;
    if (readable && table_) take(message);
    auto hello = readable && !table_ ? take_before_hello(message) : std::nullopt;
    std::string().swap(begun_); // releases its memory
    if (hello && !closing_) return enter(*std::move(hello));
    read();
}

/// The connection ends by a fault of the server, e.g. without memory.
void WebSocketSession::failed(const char* why) {
    journal::error(log_context(), "connection ended by a fault: {}", why);
    drop_connection();
    ended(); // the table must still be notified that the client has left
}

void WebSocketSession::ended() {
    open_ = false;
    deadline_.cancel();
    liveness_timer_.cancel();
    net_.sockets.closed(*this);
    if (table_) table_->left(shared_from_this());
    cut_.reset();
    places_ = {};
}

journal::LogContext WebSocketSession::log_context() const {
    journal::LogContext context;
    context.connection = number();
    return context;
}

/// Returns true if neither the connection nor its address has sent too much.
bool WebSocketSession::in_time() {
    if (messages_.take() && address_->messages.take()) return true;
    net_.server.refusals.refused(Limit::messages, net_.server.steady(), log_context());
    return false;
}

/// Returns true if the message has the right type and is within the limits.
bool WebSocketSession::may_be_read() {
    if (!in_time()) {
        if (!dropped_.take())
            send_close(CloseReason::too_fast);
        else if (error_replies_.take())
            send_error(protocol::ReadError{"", "too_fast", "Too many messages; this one was ignored."},
                       std::nullopt);
        return false;
    }
    if (!socket_.got_text()) send_error(bad_message("messages must be text"), std::nullopt);
    return socket_.got_text();
}

std::optional<protocol::Hello> WebSocketSession::take_before_hello(std::string_view text) {
    auto message = protocol::read_inbound(text);
    if (!message) {
        send_error(message.error().error, std::nullopt);
        return std::nullopt;
    }
    if (auto* hello = std::get_if<protocol::Hello>(&*message)) return std::move(*hello);
    if (std::holds_alternative<protocol::Ping>(*message))
        push(payload(protocol::pong()));
    else
        send_error(bad_message("send hello first"), std::nullopt);
    return std::nullopt;
}

/// Checks the session again. It may have ended, or belong to another guest, after the guest was identified
/// and before the socket was registered. Ending the session in that gap does not find the socket, but this
/// query sees the change. The guest's name may have changed since, too. Returns nullopt if the guest is the
/// same.
asio::awaitable<std::optional<Parting>> WebSocketSession::recheck_identity() {
    const auto known = guest().keys();
    const model::FindPerson query{guest().session};
    const auto found = co_await net_.server.store.ask(query);
    if (!found) co_return CloseReason::restarting;
    if (found->rows.empty()) co_return CloseReason::gone;
    if (found->rows != known) co_return CloseReason::renewed;
    renamed(found->name);
    co_return std::nullopt;
}

/// Finds the table and enters it. Returns nullopt on success, otherwise why the connection must close.
asio::awaitable<std::optional<Parting>> WebSocketSession::find_table(protocol::Hello hello) {
    const std::optional<Parting> other = co_await recheck_identity();
    if (other) co_return other;
    const auto invitation =
        hello.invitation ? std::optional(hash_secret(*hello.invitation)) : std::optional<SecretHash>();
    const auto rows = guest().keys();
    const auto find = [&](auto done) { net_.api.directory().find_for(hello.table, rows, invitation, done); };
    const auto found = co_await callback_value<FoundTable>(find);
    if (!found) co_return found.error();
    table_ = *found;
    deadline_.cancel();
    table_->enter(shared_from_this(), std::move(hello));
    co_return std::nullopt;
}

/// Enters the table, then reads on.
void WebSocketSession::enter(protocol::Hello hello) {
    asio::co_spawn(
        strand_, find_table(std::move(hello)),
        [self = shared_from_this()](const std::exception_ptr& fault, const std::optional<Parting>& none) {
            try {
                if (fault) std::rethrow_exception(fault);
                if (none) self->close(*none);
                self->read();
            } catch (const std::exception& error) { self->failed(error.what()); }
        });
}

void WebSocketSession::take(std::string_view text) {
    auto message = protocol::read_inbound(text);
    if (!message) {
        send_error(message.error().error, message.error().id);
        return;
    }
    const auto self = shared_from_this();
    struct Visit {
        WebSocketSession& session;
        const std::shared_ptr<WebSocketSession>& self;
        void operator()(protocol::Hello&) const {
            session.send_error(bad_message("hello was already sent"), std::nullopt);
        }
        void operator()(protocol::MoveMessage& act) const { session.table_->act(self, std::move(act)); }
        void operator()(protocol::ActionMessage& action) const {
            session.table_->perform(self, std::move(action));
        }
        void operator()(protocol::EmoteMessage& word) const { session.table_->say(self, std::move(word)); }
        void operator()(protocol::ChatMessage& words) const { session.table_->speak(self, std::move(words)); }
        void operator()(protocol::Ping&) const { session.table_->ping(self); }
        void operator()(const protocol::ChoiceShown& shown) const { session.table_->shown(self, shown); }
        void operator()(const protocol::AskHint& asked) const { session.table_->hint(self, asked); }
        void operator()(const protocol::PaceMessage& pace) const { session.table_->pace(self, pace); }
        void operator()(const protocol::LookBack& look) const { session.table_->look_back(self, look); }
    };
    std::visit(Visit{*this, self}, *message);
}

void WebSocketSession::send_error(const protocol::ReadError& error, std::optional<protocol::ActionId> id) {
    push(payload(protocol::error(error, id)));
}

bool WebSocketSession::put(Payload message) { return inbox_.put(std::move(message)); }

void WebSocketSession::deliver() {
    asio::dispatch(strand_, [self = shared_from_this()] { self->take_inbox(); });
}

void WebSocketSession::take_inbox() {
    inbox_.take([this](Payload message) { queue(std::move(message)); });
    write();
}

void WebSocketSession::close(Parting why) {
    asio::post(strand_, [self = shared_from_this(), why = std::move(why)] {
        if (why == CloseReason::renewed || why == CloseReason::crowded_out) return self->drop_connection();
        self->take_inbox();
        self->send_close(why);
    });
}

void WebSocketSession::push(Payload message) {
    queue(std::move(message));
    write();
}

void WebSocketSession::queue(Payload message) {
    if (!open_ || closing_ || outbox_.push(std::move(message))) return;
    net_.server.refusals.refused(Limit::slow_readers, net_.server.steady(), log_context());
    outbox_.clear();
    send_close(CloseReason::slow);
}

/// Sends the last message, then starts the closing handshake. A client that takes neither is cut off.
void WebSocketSession::send_close(const Parting& why) {
    if (!open_ || closing_) return;
    const Goodbye words = goodbye(why.reason);
    const Payload bye = payload(protocol::bye(words.code, words.message, why.node));
    if (!outbox_.push(bye)) {
        outbox_.clear();
        outbox_.push(bye);
    }
    closing_ = why;
    deadline_.expires_after(net_.settings.close_time);
    deadline_.async_wait([weak = weak_from_this()](const ErrorCode& error) {
        if (const auto session = weak.lock(); session && !error) session->drop_connection();
    });
    write();
}

void WebSocketSession::write() {
    while (open_ && !writing_ && !outbox_.empty()) {
        const auto texts = outbox_.oldest(FrameStream::kMostTexts);
        const auto sent = socket_.next_layer().send(texts, shared_from_this());
        outbox_.drop(texts.size());
        writing_ = sent == FrameStream::Sent::later;
        if (sent == FrameStream::Sent::failed) drop_connection();
    }
    count_behind(open_ && outbox_.behind());
    if (open_ && !writing_ && closing_) finish_closing();
}

void WebSocketSession::count_behind(bool behind) {
    if (behind != behind_) *all_behind_ += behind ? 1 : -1;
    behind_ = behind;
}

void WebSocketSession::sent(const ErrorCode& error) {
    writing_ = false;
    if (error) return drop_connection();
    write();
}

void WebSocketSession::finish_closing() {
    const Goodbye words = goodbye(closing_->reason);
    const websocket::close_reason reason(static_cast<websocket::close_code>(words.close),
                                         beast::string_view(words.code.data(), words.code.size()));
    open_ = false;
    socket_.async_close(reason, [self = shared_from_this()](const ErrorCode&) { self->drop_connection(); });
}

/// Closes the socket, which also stops the reader and so ends the connection.
void WebSocketSession::drop_connection() {
    open_ = false;
    socket_.next_layer().close();
}

} // namespace germini::server
