#include "server/net/metrics.hpp"

#include "server/net/version.hpp"

#include <prometheus/metric_family.h>
#include <prometheus/text_serializer.h>

namespace germini::server {
namespace {

using prometheus::ClientMetric;
using prometheus::MetricFamily;
using prometheus::MetricType;

template <class Number>
MetricFamily family(const char* name, const char* help, MetricType type, Number value) {
    ClientMetric metric;
    (type == MetricType::Counter ? metric.counter.value : metric.gauge.value) = static_cast<double>(value);
    return MetricFamily{name, help, type, {std::move(metric)}};
}

MetricFamily commit_times(const store::CommitTimes& times) {
    ClientMetric metric;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i + 1 < store::CommitTimes::kClasses; ++i) {
        sum += times.count(i);
        metric.histogram.bucket.push_back(ClientMetric::Bucket{sum, store::CommitTimes::most(i)});
    }
    metric.histogram.sample_count = sum + times.count(store::CommitTimes::kClasses - 1);
    metric.histogram.sample_sum = times.seconds();
    return MetricFamily{"germini_commit_seconds",
                        "Duration of commits, including their writes.",
                        MetricType::Histogram,
                        {std::move(metric)}};
}

MetricFamily build_info() {
    ClientMetric metric;
    metric.label = {{"version", std::string(version())}, {"commit", std::string(commit())}};
    metric.gauge.value = 1;
    return MetricFamily{"germini_build_info",
                        "Version and commit of the program; always 1.",
                        MetricType::Gauge,
                        {std::move(metric)}};
}

} // namespace

Response metrics(const NetContext& net) {
    const store::StoreCounts store = net.server.store.counts();
    const Counters& tables = net.server.counters;
    const Refusals& refusals = net.server.refusals;
    const store::ClusterCounts cluster =
        net.server.cluster == nullptr ? store::ClusterCounts{} : net.server.cluster->counts();
    const std::vector<MetricFamily> families{
        family("germini_commits_total", "Database commits.", MetricType::Counter, store.commits),
        family("germini_writes_total", "Writes in these commits.", MetricType::Counter, store.writes),
        commit_times(net.server.store.commit_times()),
        family("germini_moves_total", "Moves accepted from guests and bots.", MetricType::Counter,
               tables.moves.load()),
        family("germini_day_tries_total", "Tries of the deal of the day that people began.",
               MetricType::Counter, tables.day_tries.load()),
        family("germini_bot_thoughts_total", "Moves, hints and reviews that bots thought about.",
               MetricType::Counter, net.server.thinkers.counts().thoughts.load()),
        family("germini_bot_thoughts_cut_total", "Of these, those that were due before the bot's whole time.",
               MetricType::Counter, net.server.thinkers.counts().cut.load()),
        family("germini_bot_moves_late_total", "Moves that bots made more than 50 ms after their time.",
               MetricType::Counter, tables.late_bot_moves.load()),
        // Excludes moves and actions refused by a rule: watching that number, a player could learn that
        // somebody tried a move that their cards do not allow.
        family("germini_store_errors_total", "Failed database writes and queries.", MetricType::Counter,
               store.errors),
        family("germini_wal_bytes", "Length of SQLite's write-ahead log.", MetricType::Gauge,
               store.wal_bytes),
        family("germini_disk_free_bytes", "Free space on the disk of the database.", MetricType::Gauge,
               net.server.disk.free()),
        family("germini_slow_readers_total", "WebSockets closed because they did not read.",
               MetricType::Counter, refusals.count(Limit::slow_readers)),
        family("germini_requests_refused_total", "Requests refused by a rate limit per address.",
               MetricType::Counter, refusals.count(Limit::requests)),
        family("germini_messages_dropped_total", "WebSocket messages discarded by a rate limit.",
               MetricType::Counter, refusals.count(Limit::messages)),
        family("germini_connections_refused_total",
               "Connections refused by the limit per address or in total.", MetricType::Counter,
               refusals.count(Limit::connections) + refusals.count(Limit::connections_per_address)),
        family("germini_guests_refused_total", "New guests refused by the rate limit per address.",
               MetricType::Counter, refusals.count(Limit::guests)),
        family("germini_tables_refused_total",
               "Tables refused by the limit per guest, per address or in total.", MetricType::Counter,
               refusals.count(Limit::tables_per_guest) + refusals.count(Limit::tables_per_address) +
                   refusals.count(Limit::tables)),
        family("germini_tables", "Tables in memory.", MetricType::Gauge, tables.tables.load()),
        family("germini_connections", "Open connections, excluding those to the metrics listener.",
               MetricType::Gauge, net.connections->load()),
        // Excludes the amount of waiting data: the length of a player's messages reveals how many cards they
        // hold.
        family("germini_readers_behind", "WebSockets with at least an eighth of --outbox-messages queued.",
               MetricType::Gauge, net.readers_behind->load()),
        family("germini_backups_total", "Dated backups made.", MetricType::Counter,
               tables.backups.made.load()),
        family("germini_backup_errors_total", "Dated backups that failed.", MetricType::Counter,
               tables.backups.failed.load()),
        family("germini_last_backup_timestamp_seconds",
               "Unix time of the newest dated backup in seconds; 0 if none exists.", MetricType::Gauge,
               static_cast<double>(tables.backups.last.load()) / 1000),
        family("germini_nodes", "Nodes of the cluster with a heartbeat, with this one.", MetricType::Gauge,
               cluster.nodes),
        family("germini_heartbeat_age_seconds", "Time since this node's last heartbeat.", MetricType::Gauge,
               cluster.beat_age),
        family("germini_takeovers_total", "Nodes that this one has taken for dead.", MetricType::Counter,
               cluster.takeovers),
        build_info(),
        family("germini_start_time_seconds", "Unix time of the server's start in seconds.", MetricType::Gauge,
               static_cast<double>(net.server.started) / 1000),
    };
    Response response;
    response.body = prometheus::TextSerializer().Serialize(families);
    response.type = "text/plain; version=0.0.4; charset=utf-8";
    return response;
}

} // namespace germini::server
