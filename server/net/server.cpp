#include "server/net/server.hpp"

#include "server/actor/directory.hpp"
#include "server/admin/admin_socket.hpp"
#include "server/admin/persons.hpp"
#include "server/model/account_query.hpp"
#include "server/names/nickname.hpp"
#include "server/names/zone.hpp"
#include "server/net/context.hpp"
#include "server/net/descriptors.hpp"
#include "server/net/headers.hpp"
#include "server/net/http_session.hpp"
#include "server/net/listener.hpp"
#include "server/net/metrics_session.hpp"
#include "server/store/backup_keeper.hpp"
#include "server/store/cluster.hpp"
#include "server/store/store.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>
#include <vector>

namespace germini::server {
namespace {

constexpr std::chrono::milliseconds kRound{20};
constexpr std::chrono::seconds kLook{5}; // interval for logging suppressed events

/// Returns true if there is no account, and either the operator asked for an administrator or there is no
/// guest yet.
bool wants_administrator(store::Store& store, bool asked) {
    const auto found = store.answer_now(model::FindAnybody());
    return !found.accounts && (asked || !found.guests);
}

ServerSettings completed(ServerSettings settings) {
    settings.net.page_origin = origin_of(settings.page);
    settings.table.bots_think = settings.bot_threads > 0;
    return settings;
}

ListenerConfig http_listener(const NetContext& net) {
    return {{net.settings.address, net.settings.port},
            serve_connection,
            net.settings.connections + kUncountedConnections,
            net.connections};
}

} // namespace

class Server::Impl {
public:
    Impl(ServerSettings settings, Games games);
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl();

    unsigned short port() const { return listener_->port(); }
    unsigned short metrics_port() const { return metrics_listener_ ? metrics_listener_->port() : 0; }
    std::string page() const;
    const std::string& first_link() const { return first_link_; }
    std::size_t web_files() const { return net_->files.size(); }
    void run();
    void stop();
    bool fenced() const { return fenced_; }
    boost::asio::io_context& context() { return context_; }

private:
    void open_admin();
    store::ClusterEvents cluster_events();
    /// Returns whether this version knows such messages.
    bool handle(const model::NodeMessage& message);
    void watch_stop();
    void stop_here();
    void serve();
    void wait_for_goodbyes(int rounds);
    void catch_up();

    ServerSettings settings_;
    std::string first_link_;
    Games games_;
    // Tables use the server context until they are destroyed, and handlers queued in the context may hold the
    // last reference to a table. So the server context must outlive the context. It stores only references to
    // context and store until they are constructed.
    ServerContext server_context_;
    boost::asio::io_context context_;
    std::unique_ptr<store::Cluster> cluster_; ///< null on SQLite; leaves after the last write
    store::Store store_;
    Thinkers thinkers_;
    std::shared_ptr<Directory> directory_;
    std::unique_ptr<NetContext> net_;
    std::shared_ptr<Listener> listener_, metrics_listener_;
    std::shared_ptr<AdminSocket> admin_;
    std::atomic<bool> fenced_ = false;
    std::unique_ptr<boost::asio::steady_timer> goodbye_timer_;
    boost::asio::steady_timer stop_timer_{context_}; ///< for noticing that the database does not answer
    std::unique_ptr<store::BackupKeeper> backups_;
    boost::asio::steady_timer suppressed_log_timer_{context_}; ///< for logging suppressed events later
};

Server::Impl::Impl(ServerSettings settings, Games games)
    : settings_(completed(std::move(settings))),
      games_(std::move(games)), server_context_{settings_.environment, context_, store_, thinkers_, games_,
                                                settings_.table},
      context_(settings_.threads), store_(settings_.store, context_),
      thinkers_(settings_.bot_threads, settings_.environment.steady) {
    if (!settings_.store.postgres.empty()) {
        cluster_ = std::make_unique<store::Cluster>(settings_.store, store_, context_);
        server_context_.cluster = cluster_.get();
        store_.claim_tables();
    }
    // The node's heart beats by now: a slow machine may take seconds for what follows.
    directory_ = std::make_shared<Directory>(server_context_, settings_.directory);
    net_ = std::make_unique<NetContext>(context_, settings_.net, server_context_, directory_);
    listener_ = std::make_shared<Listener>(*net_, http_listener(*net_));
    if (settings_.free_space)
        server_context_.disk.watch(store_.folder(), settings_.least_space, settings_.free_space);
    else
        server_context_.disk.watch(store_.folder(), settings_.least_space);
    names::load_tables();
    journal::info({}, "time zones: tzdata {}", names::zone_data());
    if (settings_.net.metrics)
        metrics_listener_ = std::make_shared<Listener>(
            *net_, ListenerConfig{*settings_.net.metrics, serve_metrics, kMostScrapers});
    if (wants_administrator(store_, settings_.first_administrator))
        first_link_ = first_administrator(server_context_);
    directory_->load();
    net_->api.day().begin();
    if (cluster_ != nullptr) cluster_->start(cluster_events());
    listener_->start();
    if (metrics_listener_) metrics_listener_->start();
    open_admin();
    if (!settings_.backups.folder.empty()) {
        server_context_.backed_up = settings_.store.path;
        backups_ = std::make_unique<store::BackupKeeper>(settings_.store.path, settings_.backups,
                                                         settings_.environment.now,
                                                         server_context_.counters.backups);
    }
    catch_up();
}

Server::Impl::~Impl() {
    if (cluster_ != nullptr) cluster_->stop();
    store_.stop_reading(); // long answers use what is destroyed before the store
    directory_->forget();
}

std::string Server::Impl::page() const {
    if (!settings_.page.empty()) return settings_.page + (settings_.page.back() == '/' ? "" : "/");
    return settings_.net.hosts.empty() ? "http://localhost:" + std::to_string(port()) + "/"
                                       : "https://" + settings_.net.hosts.front() + "/";
}

void Server::Impl::run() {
    std::vector<std::jthread> others;
    for (int i = 1; i < settings_.threads; ++i) others.emplace_back([this] { serve(); });
    serve();
}

// Tables and requests catch their own exceptions. Any other exception costs one message, not all of them.
void Server::Impl::serve() {
    for (;;) try {
            context_.run();
            return;
        } catch (const std::exception& error) { journal::error({}, "uncaught exception: {}", error.what()); }
}

/// Opens the administration socket. If that fails, the server runs without it.
void Server::Impl::open_admin() {
    if (settings_.admin_socket.empty()) return;
    try {
        AdminContext admin_context{server_context_, directory_, page(), [this] { stop(); },
                                   [this](auto sessions) { net_->sockets.end(std::move(sessions)); }};
        admin_ = std::make_shared<AdminSocket>(std::move(admin_context), settings_.admin_socket);
        admin_->start();
    } catch (const std::exception& error) { journal::warn({}, "{}", error.what()); }
}

void Server::Impl::catch_up() {
    suppressed_log_timer_.expires_after(kLook);
    suppressed_log_timer_.async_wait([this](const ErrorCode& error) {
        if (error) return;
        store_.catch_up();
        server_context_.refusals.catch_up(server_context_.steady());
        server_context_.not_stored.catch_up(server_context_.steady());
        server_context_.disk.is_low(server_context_.steady());
        catch_up();
    });
}

store::ClusterEvents Server::Impl::cluster_events() {
    store::ClusterEvents events;
    events.seen = [this](std::set<std::string> nodes) { directory_->set_reachable(std::move(nodes)); };
    events.given = [this] { directory_->adopt(); };
    events.cut_off = [this] { directory_->send_away(); };
    events.fenced = [this] {
        fenced_ = true;
        stop();
    };
    events.message = [this](const model::NodeMessage& message) { return handle(message); };
    return events;
}

bool Server::Impl::handle(const model::NodeMessage& message) {
    const bool of_session = message.kind == "session_ended" || message.kind == "session_renewed";
    if (!of_session) return directory_->handle(message);
    net_->sockets.end({model::SessionKey(message.number)});
    return true;
}

void Server::Impl::stop() {
    if (net_->leaving.exchange(true)) return;
    if (cluster_ == nullptr || fenced_) return stop_here();
    cluster_->leave();
    watch_stop();
    if (!cluster_->has_others()) return stop_here();
    directory_->give_all([this] { stop_here(); });
}

/// Waits for a database that answers, however long it takes, but no longer than `stop_time` for another one.
void Server::Impl::watch_stop() {
    if (cluster_->silence() >= settings_.stop_time) {
        journal::warn({}, "stopping without the database, which does not answer");
        return store_.give_up();
    }
    stop_timer_.expires_after(kRound);
    stop_timer_.async_wait([this](const ErrorCode& error) {
        if (!error) watch_stop();
    });
}

void Server::Impl::stop_here() {
    net_->stopping = true;
    listener_->stop();
    if (metrics_listener_) metrics_listener_->stop();
    if (admin_) admin_->stop();
    net_->end_idle();
    directory_->stop([this] {
        goodbye_timer_ = std::make_unique<boost::asio::steady_timer>(context_);
        wait_for_goodbyes(static_cast<int>(settings_.stop_time / kRound));
    });
}

void Server::Impl::wait_for_goodbyes(int rounds) {
    if (rounds <= 0 || *net_->connections == 0) return context_.stop();
    goodbye_timer_->expires_after(kRound);
    goodbye_timer_->async_wait([this, rounds](const ErrorCode&) { wait_for_goodbyes(rounds - 1); });
}

Server::Server(ServerSettings settings, Games games)
    : impl_(std::make_unique<Impl>(std::move(settings), std::move(games))) {}
Server::~Server() = default;

unsigned short Server::port() const { return impl_->port(); }
unsigned short Server::metrics_port() const { return impl_->metrics_port(); }
std::string Server::page() const { return impl_->page(); }
const std::string& Server::first_link() const { return impl_->first_link(); }
std::size_t Server::web_files() const { return impl_->web_files(); }
void Server::run() { impl_->run(); }
void Server::stop() { impl_->stop(); }
bool Server::fenced() const { return impl_->fenced(); }
boost::asio::io_context& Server::context() { return impl_->context(); }

} // namespace germini::server
