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
                        "How long a commit took, the writes in it included.",
                        MetricType::Histogram,
                        {std::move(metric)}};
}

MetricFamily build_info() {
    ClientMetric metric;
    metric.label = {{"version", std::string(version())}, {"commit", std::string(commit())}};
    metric.gauge.value = 1;
    return MetricFamily{
        "germini_build_info", "Always 1; which program this is.", MetricType::Gauge, {std::move(metric)}};
}

} // namespace

Response metrics(const NetContext& net) {
    const store::StoreCounts store = net.world.store.counts();
    const Counters& tables = net.world.counters;
    const Refusals& refusals = net.world.refusals;
    const std::vector<MetricFamily> families{
        family("germini_commits_total", "Commits of the database.", MetricType::Counter, store.commits),
        family("germini_writes_total", "Writes in these commits.", MetricType::Counter, store.writes),
        commit_times(net.world.store.commit_times()),
        family("germini_moves_total", "Moves taken, of guests and of bots.", MetricType::Counter,
               tables.moves.load()),
        // Excludes moves and actions refused by a rule: watching that number, a player could learn that
        // somebody tried a move that their cards do not allow.
        family("germini_store_errors_total", "Writes and queries that the database refused.",
               MetricType::Counter, store.errors),
        family("germini_slow_readers_total", "WebSockets cut off because they did not read.",
               MetricType::Counter, refusals.count(Limit::slow_readers)),
        family("germini_requests_refused_total", "Requests over a rate of their address.",
               MetricType::Counter, refusals.count(Limit::requests)),
        family("germini_messages_unread_total", "Messages of WebSockets that came too fast to be read.",
               MetricType::Counter, refusals.count(Limit::messages)),
        family("germini_connections_refused_total", "Connections beyond those of an address, or of all.",
               MetricType::Counter,
               refusals.count(Limit::connections) + refusals.count(Limit::connections_an_address)),
        family("germini_guests_refused_total", "New guests over the rate of their address.",
               MetricType::Counter, refusals.count(Limit::guests)),
        family("germini_tables_refused_total", "Tables beyond those of a guest, an address, or of all.",
               MetricType::Counter,
               refusals.count(Limit::tables_a_guest) + refusals.count(Limit::tables_an_address) +
                   refusals.count(Limit::tables)),
        family("germini_tables", "Tables in memory.", MetricType::Gauge, tables.tables.load()),
        family("germini_connections", "Connections open, but for those of who reads this.", MetricType::Gauge,
               net.connections->load()),
        // Excludes the amount of waiting data: the length of a player's messages reveals how many cards they
        // hold.
        family("germini_readers_behind", "WebSockets for which an eighth of --outbox-messages or more waits.",
               MetricType::Gauge, net.readers_behind->load()),
        family("germini_backups_total", "Dated backups made.", MetricType::Counter,
               tables.backups.made.load()),
        family("germini_backup_errors_total", "Dated backups that failed.", MetricType::Counter,
               tables.backups.failed.load()),
        family("germini_last_backup_time_seconds",
               "When the newest dated backup was made, in seconds since 1970; 0: there is none.",
               MetricType::Gauge, static_cast<double>(tables.backups.last.load()) / 1000),
        build_info(),
        family("germini_start_time_seconds", "When the server was started, in seconds since 1970.",
               MetricType::Gauge, static_cast<double>(net.started) / 1000),
    };
    Response response;
    response.body = prometheus::TextSerializer().Serialize(families);
    response.type = "text/plain; version=0.0.4; charset=utf-8";
    return response;
}

} // namespace germini::server
