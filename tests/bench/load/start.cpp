#include "tests/bench/load/start.hpp"

#include "server/crypto/random.hpp"
#include "server/games/games.hpp"
#include "server/places.hpp"
#include "server/store/guests.hpp"
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/store/store.hpp"
#include "server/store/tables.hpp"
#include "tests/bench/load/http.hpp"
#include "tests/bench/load/process.hpp"
#include "tests/bench/load/subject.hpp"

#include <chrono>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

namespace germini::load {
namespace {

using Clock = std::chrono::steady_clock;

struct Settings {
    int tables = 10'000;
    int moves = 60;  ///< at most, of a hand
    double most = 5; ///< seconds
    std::string folder;
};

constexpr std::int64_t kBegun = 1'600'000'000'000; // a moment in the past, milliseconds since 1970
constexpr int kTablesACommit = 500;
constexpr std::chrono::milliseconds kLook{5};
constexpr std::chrono::seconds kPatience{120};

/// One table in the middle of its first hand, as the server would have written it.
void add_unfinished(store::Database& db, const server::Game& game, const std::string& rules, int moves) {
    store::TableRow table;
    std::vector<store::SeatRow> seats;
    store::HandRow hand;
    for (const Seat s : SeatSet::all(game.seats(rules))) {
        const store::Guest guest{{},
                                 server::random_id(),
                                 "Seat " + std::to_string(index(s)),
                                 store::draw_number(&server::random32),
                                 {}};
        const auto secret = server::hash_secret(server::random_secret());
        const store::GuestKey key = store::add_guest(db, guest, secret, kBegun).key;
        if (s == Seat{}) table.host = key;
        seats.push_back(store::SeatRow{s, key, guest.name, false, false, false, false});
        hand.seats.push_back(
            store::HandSeat{s, server::first_person(s), key, guest.name, std::nullopt, std::nullopt});
    }
    table.id = server::random_id();
    table.game = game.name();
    table.rules = rules;
    table.invitation = server::hash_secret(server::random_secret());
    table.state = store::Stage::playing;
    table.created = kBegun;
    table.key = store::add_table(db, table);
    store::save_seats(db, table.key, seats);
    store::MatchRow match;
    match.id = server::random_id();
    match.table = table.key;
    server::MatchSoFar so_far;
    so_far.ranking = game.ranking_as_seated(rules, Seat{});
    match.length = game.sheet(rules, so_far).length;
    match.ranking = nlohmann::json(server::numbers_of(so_far.ranking)).dump();
    match.started = kBegun;
    hand.match = store::add_match(db, match);
    hand.id = server::random_id();
    hand.number = server::MatchHand{1};
    hand.opened = kBegun;
    hand.key = store::add_hand(db, hand);

    server::Opening opening = game.open(rules, so_far, Seat{}, &server::random32, {});
    store::EventsRow row;
    row.hand = hand.key;
    row.codec = game.codec();
    row.at = kBegun;
    row.count = opening.log.events;
    row.bytes = opening.log.bytes;
    store::append_events(db, row);
    for (int i = 0; i < moves && !opening.hand->over(); ++i) {
        const Seat seat = *opening.hand->due().begin();
        const server::StepPtr step = opening.hand->bot_move(seat);
        if (step->over) return;
        row.n = opening.hand->events() + 1;
        row.count = step->events;
        row.seat = seat;
        row.cause = store::Cause::seat;
        row.guest = seats[static_cast<std::size_t>(index(seat))].guest;
        row.action = protocol::ActionId{i + 1};
        row.bytes = step->bytes;
        store::append_events(db, row);
        opening.hand->take(*step);
    }
}

void fill(const std::string& path, const Settings& settings) {
    boost::asio::io_context idle;
    store::Store store(store::StoreOptions{path, store::Synchronous::normal}, idle);
    const server::Games games = server::all_games();
    const server::Game& game = *games.find("minchiate");
    const auto rules = game.read_rules("germini", nlohmann::json::object());
    if (!rules) throw std::runtime_error(rules.error().message);
    store.now([&](store::Database& db) {
        for (int from = 0; from < settings.tables; from += kTablesACommit) {
            store::Transaction transaction(db);
            for (int t = from; t < std::min(from + kTablesACommit, settings.tables); ++t)
                add_unfinished(db, game, *rules, 1 + t % settings.moves);
            transaction.commit();
        }
        return true;
    });
}

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

bool run(const Settings& settings) {
    allow_many_files();
    server::start_randomness();
    const BenchFolder folder(settings.folder);
    fill(folder.file("germini.db"), settings);
    ServerSetup setup;
    setup.synchronous = "full";
    const auto start = Clock::now();
    BenchProcess process(server_program(), serve_arguments(setup, folder), folder.file("log"));
    const unsigned short port = process.wait_for_port(folder.file("port"));
    const unsigned short counts = metrics_port(folder.file("port"));
    ask(port, Ask{"GET", "/healthz", "", ""});
    const double healthy = since(start);
    // A page that needs the database, and so waits for whatever it is busy with.
    ask(port, Ask{"POST", "/api/guests", R"({"name":"Newcomer"})", ""});
    const double serves = since(start);
    while (read_metrics(counts).at("germini_tables") < settings.tables) {
        if (Clock::now() - start > kPatience) throw std::runtime_error("the tables are not taken up");
        std::this_thread::sleep_for(kLook);
    }
    const double whole = since(start);
    const bool met = serves <= settings.most && whole <= settings.most;
    std::printf("%d unfinished tables: %.2f s to the first answer, %.2f s to the first that needs the "
                "database, %.2f s "
                "until all tables are taken up (at most %.1f s) %s; %.1f MiB, %.1f s of processor time\n",
                settings.tables, healthy, serves, whole, settings.most, met ? "met" : "MISSED",
                static_cast<double>(process.resident_kib()) / 1024, process.cpu_seconds());
    return met;
}

} // namespace

void add_start(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand(
        "start",
        "makes a database with many unfinished tables, each within a hand, and takes the time from starting "
        "`germini serve` on it until it serves; exits with 1 where that is too long");
    const auto settings = std::make_shared<Settings>();
    command->add_option("--tables", settings->tables, "how many")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--moves", settings->moves, "moves of a hand, from 1 to so many")
        ->check(CLI::Range(1, 80))
        ->capture_default_str();
    command->add_option("--most", settings->most, "seconds that it may take")->capture_default_str();
    command->add_option("--folder", settings->folder, "where the database lies while it runs");
    command->callback([settings, &status] {
        if (!run(*settings)) status = 1;
    });
}

} // namespace germini::load
