// The log: one line per event, as text and as JSON, and at most one line per minute for frequent events.
#include "server/actor/refusals.hpp"
#include "server/journal/fields.hpp"
#include "server/journal/format.hpp"
#include "server/journal/throttled_log.hpp"
#include "server/model/command.hpp"
#include "server/store/store.hpp"
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/toy_process.hpp"

#include <algorithm>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <csignal>
#include <doctest/doctest.h>
#include <fstream>
#include <future>
#include <set>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>
#include <sstream>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

using Time = journal::ThrottledLog::Time;

long lines_with(const std::string& text, const std::string& words) {
    long found = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (line.find(words) != std::string::npos) ++found;
    return found;
}

std::string written(journal::Format format, const std::string& text, const journal::LogContext& about) {
    std::ostringstream out;
    const auto sink = std::make_shared<spdlog::sinks::ostream_sink_mt>(out);
    spdlog::logger logger("a", sink);
    logger.set_formatter(journal::formatter(format));
    logger.warn("{}", journal::with_fields(text, about));
    return out.str();
}

} // namespace

TEST_CASE("a frequent event is logged at once, then once per minute at most with its count") {
    LogCatcher log;
    journal::ThrottledLog seldom(journal::Level::warn, "it rains");
    const Time start{};
    seldom.report(start, {}, "here");
    CHECK(log.take() == "warning it rains: here\n");
    for (int i = 1; i <= 50; ++i) seldom.report(start + i * 1s, {}, "there");
    seldom.catch_up(start + 59s);
    CHECK(log.take().empty());
    seldom.catch_up(start + 60s);
    CHECK(log.take() == "warning it rains: 50 more times\n");
    seldom.catch_up(start + 10min);
    CHECK(log.take().empty());
    seldom.report(start + 61s, {}, "");
    CHECK(log.take().empty());
    seldom.report(start + 121s, {}, "again");
    CHECK(log.take() == "warning it rains: again (and 1 times before, not logged)\n");
    CHECK(seldom.count() == 53);
}

TEST_CASE("an event that cannot wait is logged at once, with the number not logged before it") {
    LogCatcher log;
    journal::ThrottledLog seldom(journal::Level::error, "it burns");
    const Time start{};
    CHECK(seldom.report(start, {}, "here"));
    CHECK_FALSE(seldom.report(start + 1s, {}, "there"));
    CHECK(seldom.suppressed() == 1);
    CHECK(log.take() == "error it burns: here\n");
    seldom.report_now(start + 2s, {}, "everywhere");
    CHECK(log.take() == "error it burns: everywhere (and 1 times before, not logged)\n");
    CHECK_FALSE(seldom.report(start + 61s, {}, "still"));
    seldom.forget_suppressed();
    seldom.catch_up(start + 10min);
    CHECK(log.take().empty());
}

TEST_CASE("a log entry has the ids that it concerns, in text and JSON, and is one line") {
    const journal::LogContext about{"tttttttttttt", "hhhhhhhhhhhh", 7};
    const std::string text = written(journal::Format::text, "a hand\nis \x1b[31mover\x1f table", about);
    CHECK(text.find(
              " warning a hand is  [31mover  table table=tttttttttttt hand=hhhhhhhhhhhh connection=7\n") !=
          std::string::npos);
    CHECK(std::count(text.begin(), text.end(), '\n') == 1);

    const std::string line = written(journal::Format::json, "he said \"no\"\n\xff", about);
    CHECK(std::count(line.begin(), line.end(), '\n') == 1);
    const json object = json::parse(line);
    CHECK(object["level"] == "warning");
    CHECK(object["message"].get<std::string>().rfind("he said \"no\" ", 0) == 0);
    CHECK(object["table"] == "tttttttttttt");
    CHECK(object["hand"] == "hhhhhhhhhhhh");
    CHECK(object["connection"] == "7");
    CHECK(object["time"].get<std::string>().back() == 'Z');
    CHECK(json::parse(written(journal::Format::json, "stopped", {})).size() == 3);
}

TEST_CASE("a refused client is logged once per limit, with the setting of that limit") {
    const TempDir folder;
    LogCatcher log;
    const TestServer server(folder, [](server::ServerSettings& settings) { settings.directory.tables = 1; });
    log.listen();
    const test::Person host = new_person(server.port(), "Ginevra");
    const auto make = [&] {
        return http_request(server.port(), "POST", "/api/tables", kToy.dump(), host.headers());
    };
    CHECK(make().status == 201);
    for (int i = 0; i < 20; ++i) {
        const HttpAnswer answer = make();
        CHECK(answer.status == 503);
        CHECK(answer.value()["error"]["code"] == "full");
    }
    const std::string lines = log.take();
    CHECK(lines_with(lines, "refused: ") == 1);
    CHECK(lines_with(lines, "--max-tables,") == 1);

    server::Refusals all;
    for (std::size_t i = 0; i < server::kLimits; ++i) all.refused(static_cast<server::Limit>(i), Time{});
    const std::string each = log.take();
    CHECK(lines_with(each, "refused: ") == static_cast<long>(server::kLimits));
    std::istringstream in(each);
    std::set<std::string> different;
    for (std::string line; std::getline(in, line);) {
        // The last one stands for limits of several settings, or of none.
        CHECK(line.find(line.find(" 429 ") == std::string::npos ? "(--" : "docs/limits.md") !=
              std::string::npos);
        different.insert(line);
    }
    CHECK(different.size() == server::kLimits);
}

TEST_CASE("a database that refuses a hundred writes is one log line, and a hundred in the metrics") {
    const TempDir folder;
    LogCatcher log;
    boost::asio::io_context context;
    store::StoreOptions options;
    options.path = folder.file("a.db");
    store::Store store(options, context);
    log.listen();
    log.take();
    int refused = 0;
    for (int i = 0; i < 100; ++i)
        store.write(context.get_executor(), model::AddMember{model::TableKey(7), model::GuestKey(7)},
                    [&](const auto& written) { refused += written ? 0 : 1; });
    const auto guard = boost::asio::make_work_guard(context);
    while (refused < 100) context.run_one();
    CHECK(lines_with(log.take(), "error write failed") == 1);
    CHECK(store.counts().errors == 100);
}

TEST_CASE("--log-format json: every line is an object, from the first to the last") {
    const TempDir folder;
    ToyServer server(folder, {}, {"--log-format", "json", "--log", "debug"});
    EventLoop loop;
    Party party = sit_down(loop, server.port, kToy, 1, 3);
    begin_hand(loop, party, 1);
    CHECK(server.end(SIGTERM) == 0);
    std::ifstream in(folder.file("log"));
    std::set<std::string> messages;
    for (std::string line; std::getline(in, line);) {
        // A secret, so it is not logged: it is printed on standard output, which is the same file
        // here.
        if (line.rfind("The first account to open this link", 0) == 0) continue;
        const json object = json::parse(line, nullptr, false);
        REQUIRE_MESSAGE(object.is_object(), line);
        messages.insert(object["message"].get<std::string>());
        if (object["message"] == "hand dealt") {
            CHECK(object["table"] == party.ids.id);
            CHECK(object["hand"].is_string());
        }
        if (object["message"] == "client enters") CHECK(object["connection"] == "1");
    }
    for (const char* said : {"table created, game toy", "client enters", "hand dealt", "stopped"})
        CHECK(messages.count(said) == 1);
}

TEST_CASE("clients at a finished table are disconnected after a while, and the table leaves memory") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& settings) {
        settings.directory.lingering = 0ms;
        settings.net.metrics.emplace();
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 1, 3);
    begin_hand(loop, party, 1);
    party[0].must({{"close", true}});
    CHECK(loop.run_until([&] { return party[0].bye.has_value(); }));
    CHECK((*party[0].bye)["code"] == "closed");
    CHECK(loop.run_until([&] {
        const std::string text = http_request(server.metrics_port(), "GET", "/metrics").body;
        return text.find("\ngermini_tables 0\n") != std::string::npos;
    }));
}
