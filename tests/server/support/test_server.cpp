#include "tests/server/support/test_server.hpp"

#include "server/crypto/random.hpp"
#include "server/store/migrate.hpp"
#include "server/store/migrations.hpp"
#include "tests/server/toy/toy_wire.hpp"

#include <array>
#include <filesystem>
#include <spdlog/spdlog.h>
#include <stdexcept>

namespace germini::test {
namespace {

constexpr std::array<const char*, 6> kNames{"Ginevra", "Lapo", "Nannina", "Cosimo", "Bianca", "Neri"};

/// A new database, migrated once per process: hundreds of cases begin with one, and migrating it takes longer
/// than to start the server.
const std::string& new_database() {
    static const TempDir folder;
    static const std::string path = [] {
        std::string file = folder.file("germini.db");
        store::Database db(file, store::Synchronous::normal);
        store::migrate(db, file, store::sqlite_migrations());
        return file;
    }();
    return path;
}

} // namespace

server::ServerSettings quick_settings(const TempDir& folder) {
    server::ServerSettings settings;
    settings.store.path = folder.file("germini.db");
    settings.store.postgres = postgres_of(folder);
    if (settings.store.postgres.empty() && !std::filesystem::exists(settings.store.path))
        std::filesystem::copy_file(new_database(), settings.store.path);
    settings.net.address = "127.0.0.1";
    settings.net.port = 0;
    for (server::Rate* rate : {&settings.net.requests_per_address, &settings.net.pages_per_address,
                               &settings.net.others_per_address, &settings.net.guests_per_address,
                               &settings.net.hashes_per_address, &settings.net.seasons_per_address,
                               &settings.net.results_per_address, &settings.net.messages_per_connection,
                               &settings.net.messages_per_address, &settings.net.hands_per_address})
        *rate = server::Rate{1e6, 1e6};
    settings.table.bot_least = settings.table.bot_most = std::chrono::milliseconds(0);
    settings.table.show_draw = settings.table.show_deal = settings.table.show_move =
        std::chrono::milliseconds(0);
    settings.table.first_look = settings.table.next_card = std::chrono::milliseconds(5);
    settings.table.crowd_pause = std::chrono::milliseconds(0); // so that messages have one order
    settings.stop_time = std::chrono::seconds(1);
    settings.threads = 2;
    return settings;
}

TestServer::TestServer(const TempDir& folder, const Change& change) {
    server::start_randomness();
    spdlog::set_level(spdlog::level::err);
    auto settings = quick_settings(folder);
    if (change) change(settings);
    server_ = std::make_unique<server::Server>(settings, server::games_with_toy());
    thread_ = std::thread([this] { server_->run(); });
}

TestServer::~TestServer() { stop(); }

void TestServer::stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
    server_.reset(); // the database is free again
}

Party sit_down(EventLoop& loop, unsigned short port, const json& request, int guests, int seats) {
    Party party;
    for (int s = 0; s < guests; ++s) {
        Person person = new_person(port, kNames.at(static_cast<std::size_t>(s)));
        if (s == 0) party.ids = new_table(port, person, request);
        party.players.push_back(std::make_unique<Player>(loop, port, std::move(person), party.ids));
        Player& player = *party.players.back();
        player.connect();
        player.must({{"sit", s}});
    }
    for (int s = guests; s < seats; ++s) party[0].must({{"bot", s}});
    return party;
}

void begin_hand(EventLoop& loop, Party& party, int number) {
    for (auto& player : party.players) player->must({{"ready", true}});
    const bool begun = loop.run_until([&] {
        return std::all_of(party.players.begin(), party.players.end(),
                           [&](const auto& p) { return p->hand == number; });
    });
    if (!begun) throw std::runtime_error("the hand did not begin");
}

} // namespace germini::test
