#include "tests/bench/load/restart.hpp"

#include "server/crypto/random.hpp"
#include "tests/bench/load/http.hpp"
#include "tests/bench/load/link.hpp"
#include "tests/bench/load/process.hpp"
#include "tests/bench/load/subject.hpp"
#include "tests/bench/load/unfinished.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace germini::load {
namespace {

using Clock = std::chrono::steady_clock;

struct RestartSettings {
    int tables = 300;
    double most = 5; ///< seconds until everybody has reconnected
    std::string folder;
};

constexpr int kMoves = 60;
constexpr std::chrono::seconds kPatience{120};
// The page's delays between attempts (web-client/src/net/backoff.ts).
constexpr double kFirstWait = 0.5, kMostWait = 15;

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// One seat's page: reconnects by itself.
struct Page {
    std::string table, secret;
    std::unique_ptr<Link> link;
    int attempt = 0;
    Clock::time_point next{};
    bool welcomed = false, dismissed = false;
};

class Pages {
public:
    explicit Pages(const std::vector<Unfinished>& tables) {
        for (const Unfinished& one : tables)
            for (const std::string& secret : one.secrets) {
                pages_.push_back(std::make_unique<Page>());
                pages_.back()->table = one.table;
                pages_.back()->secret = secret;
            }
    }
    /// Waits until all are welcomed; each retries on its own schedule. Returns the sorted durations from
    /// `start`.
    std::vector<double> come(unsigned short port, Clock::time_point start) {
        std::vector<double> times;
        while (times.size() < pages_.size()) {
            if (since(start) > kPatience.count()) throw std::runtime_error("not everybody is back");
            for (const auto& page : pages_)
                if (!page->link && Clock::now() >= page->next) {
                    connect(*page, port, start, times);
                    poll_.once(0);
                }
            poll_.once(1);
        }
        return times;
    }
    /// Waits until all have received goodbye; each then disconnects, and waits a while before it retries.
    void go(Clock::time_point start) {
        for (std::size_t left = pages_.size(); left > 0;) {
            if (since(start) > kPatience.count()) throw std::runtime_error("not everybody hears goodbye");
            try {
                poll_.once(1);
            } catch (const std::runtime_error&) {} // a connection that ends after its goodbye
            for (const auto& page : pages_) {
                if (!page->link || !page->dismissed) continue;
                page->link.reset();
                page->welcomed = page->dismissed = false;
                page->attempt = 0;
                wait(*page);
                --left;
            }
        }
    }
    std::size_t size() const { return pages_.size(); }

private:
    void connect(Page& page, unsigned short port, Clock::time_point start, std::vector<double>& times) {
        try {
            page.link = std::make_unique<Link>(
                port, "/ws",
                "Sec-WebSocket-Protocol: germini.v5\r\nAuthorization: Bearer " + page.secret + "\r\n");
            page.link->opened();
        } catch (const std::runtime_error&) {
            page.link.reset();
            return wait(page);
        }
        page.link->on_text = [&page, &times, start](std::string_view text) {
            if (text.rfind(R"({"t":"bye")", 0) == 0) page.dismissed = true;
            if (page.welcomed || text.rfind(R"({"t":"welcome")", 0) != 0) return;
            page.welcomed = true;
            times.push_back(since(start));
        };
        poll_.add(*page.link);
        page.link->send(R"({"t":"hello","table":")" + page.table + "\"}");
    }
    void wait(Page& page) {
        double full = kFirstWait;
        for (int i = 0; i < page.attempt && full < kMostWait; ++i) full *= 2;
        ++page.attempt;
        std::uniform_real_distribution<double> part(0.5, 1);
        page.next = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(
                                       std::min(full, kMostWait) * part(random_)));
    }

    Poll poll_;
    std::vector<std::unique_ptr<Page>> pages_;
    std::minstd_rand random_{1798};
};

bool run(const RestartSettings& settings) {
    allow_many_files();
    server::start_randomness();
    const BenchFolder folder(settings.folder);
    Pages pages(fill(folder.file("germini.db"), settings.tables, kMoves));
    ServerSetup setup;
    setup.synchronous = "full";
    std::vector<std::string> arguments = serve_arguments(setup, folder);
    const auto serve = [&] {
        return std::make_unique<BenchProcess>(server_program(), arguments, folder.file("log"));
    };
    auto process = serve();
    const unsigned short port = process->wait_for_port(folder.file("port"));
    *(std::find(arguments.begin(), arguments.end(), "--port") + 1) = std::to_string(port);
    // The remaining clients must have a moment to receive goodbye.
    *(std::find(arguments.begin(), arguments.end(), "--stop-seconds") + 1) = "3";
    pages.come(port, Clock::now());

    const auto start = Clock::now();
    process->ask_to_end();
    pages.go(start);
    process.reset(); // waits for it
    const double ended = since(start);
    process = serve();
    while (true) try {
            ask(port, Ask{"GET", "/healthz", "", ""});
            break;
        } catch (const std::runtime_error&) {
            if (since(start) > kPatience.count()) throw;
        }
    const double answers = since(start);
    std::vector<double> times = pages.come(port, start);
    std::ranges::sort(times);
    const double all = times.back(), half = times[times.size() / 2];
    const bool met = all <= settings.most;
    std::printf("restart with %d tables of four and %zu pages: stopped after %.2f s, answers again after "
                "%.2f s; half of the pages are back at their tables after %.2f s, all after %.2f s (at most "
                "%.1f s) %s\n",
                settings.tables, pages.size(), ended, answers, half, all, settings.most,
                met ? "met" : "MISSED");
    return met;
}

} // namespace

void add_restart(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand(
        "restart",
        "stops a server with so many tables at play and a page in every seat, starts it again, and takes the "
        "time until every page is back, each trying as the browser does; exits with 1 where that is too "
        "long");
    const auto settings = std::make_shared<RestartSettings>();
    command->add_option("--tables", settings->tables, "how many")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command->add_option("--most", settings->most, "seconds that it may take")->capture_default_str();
    command->add_option("--folder", settings->folder, "where the database lies while it runs");
    command->callback([settings, &status] {
        if (!run(*settings)) status = 1;
    });
}

} // namespace germini::load
