// This program as a node of a cluster (docs/cluster.md): shows by a heartbeat that it lives, watches the
// other nodes, and gives the tables of a dead one to those that live. Nodes never talk to each other; all
// that they know of each other is in the database.
#pragma once
#include "server/journal/throttled_log.hpp"
#include "server/model/cluster.hpp"
#include "server/store/nodes.hpp"
#include "server/store/store.hpp"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace germini::store {

/// Between two heartbeats.
inline constexpr std::chrono::milliseconds kBeat{500};
/// A node is taken for dead after so many reads of the same heartbeat in a row, and after this time.
inline constexpr int kReads = 5;
inline constexpr std::chrono::milliseconds kSilence{2500};
/// A node shows nothing to newcomers if its own last heartbeat is older: it may have been taken for dead.
inline constexpr std::chrono::milliseconds kCurrent{2000};
/// A node whose heartbeat has not changed for this time is not named to clients.
inline constexpr std::chrono::milliseconds kReachable{1200};
/// A node that cannot reach the database for this time reports it.
inline constexpr std::chrono::seconds kUnanswered{3};
/// A node that cannot reach the database for this time sends its clients away, so that they find another one.
inline constexpr std::chrono::seconds kCutOff{8};

/// What a node learns. Called on the cluster's thread; `cut_off` on a thread of the server.
struct ClusterEvents {
    std::function<void(std::set<std::string>)> seen; ///< the other nodes to which a client may be sent
    std::function<void()> given;                     ///< tables were given to this node
    std::function<void()> fenced;  ///< it was taken for dead, and nothing that it writes is kept
    std::function<void()> cut_off; ///< it does not reach the database, but other nodes may
    /// Returns whether this version of the program knows messages of this kind.
    std::function<bool(const model::NodeMessage&)> message;
};

/// Numbers for /metrics.
struct ClusterCounts {
    std::uint64_t takeovers = 0; ///< nodes that this one has taken for dead
    std::uint64_t nodes = 1;     ///< nodes with a heartbeat, with this one
    double beat_age = 0;         ///< seconds since the last heartbeat of this node
};

/// Public functions may be called from any thread.
class Cluster {
public:
    /// Begins the heartbeats. `store`: writes as the node of these options. `shared`: never waits for the
    /// database. Throws StoreError.
    Cluster(const StoreOptions& options, const Store& store, boost::asio::io_context& shared);
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;
    /// Gives away what still lives here, if another node can take it.
    ~Cluster();

    /// Begins to watch the other nodes and to call the events.
    void start(ClusterEvents events);
    /// From now on no tables are given to this node.
    void leave();
    /// Ends the heartbeats; no event is called after it.
    void stop();

    const std::string& name() const { return name_; }
    model::NodeKey key() const { return model::NodeKey(me_.key); }
    /// Returns false if the other nodes may have taken this one for dead.
    bool is_current() const { return !fenced_ && silence() < kCurrent; }
    /// Returns the time since the last heartbeat that reached the database.
    std::chrono::steady_clock::duration silence() const { return Clock::now() - current_.load(); }
    /// Returns whether another node was seen alive.
    bool has_others() const { return nodes_ > 1; }
    ClusterCounts counts() const;

private:
    using Clock = std::chrono::steady_clock;
    /// What was read of a node.
    struct Seen {
        NodeRow row;
        int reads = 0;             ///< of the same heartbeat, in a row
        Clock::time_point changed; ///< when another one was read
    };

    void beat_and_wait();
    void wait_for_messages();
    void beat();
    void end();
    void handle(const std::vector<model::NodeMessage>& messages);
    void look_at(const std::vector<NodeRow>& rows);
    void report_silence(const std::string& why);
    void watch();
    void look_at_silence();
    void take_over(const NodeRow& dead);
    void retire();

    const std::string name_;
    const NodeIdentity me_;
    const std::shared_ptr<const std::atomic<bool>> given_up_, write_fenced_;
    std::atomic<Clock::time_point> current_ = Clock::now();  ///< when the last heartbeat began
    std::atomic<Clock::time_point> answered_ = Clock::now(); ///< when it was answered
    std::atomic<bool> leaving_ = false, fenced_ = false;
    std::atomic<bool> silent_ = false; ///< reported since the last heartbeat
    std::atomic<std::uint64_t> takeovers_ = 0, nodes_ = 1;

    // Used by the thread.
    Database database_;
    std::optional<ClusterEvents> events_; ///< set by start()
    std::map<model::NodeKey, Seen> seen_;
    std::optional<std::int64_t> given_; ///< of this node's row, as last read
    journal::ThrottledLog unknown_{journal::Level::warn, "message of another version's node skipped"};

    // The heartbeat may hang in the database: what follows from that is decided on the server's threads.
    boost::asio::steady_timer watch_;
    std::function<void()> cut_off_;
    bool is_cut_off_ = false; ///< called since the last heartbeat

    boost::asio::io_context context_{1};
    boost::asio::steady_timer next_{context_};
    /// A duplicate of the connection's descriptor, which is readable once another node has left a message.
    boost::asio::posix::stream_descriptor messages_{context_};
    std::jthread thread_; ///< runs the context
};

} // namespace germini::store
