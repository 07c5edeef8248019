// The drill: a backup under load, loss of the machine, and a restore from the copy in an unprepared
// place.
#include "server/store/backup.hpp"
#include "server/store/migrate.hpp"
#include "server/store/restore.hpp"
#include "server/verify/verify.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/toy_process.hpp"
#include "tests/server/toy/toy_wire.hpp"

#include <csignal>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <future>
#include <sys/stat.h>
#include <unistd.h>

using namespace germini;
using namespace germini::test;
namespace fs = std::filesystem;

namespace {

constexpr int kTablesOfBots = 12, kHandsUnderWay = 2;
constexpr uid_t kSomebodyElse = 12345;

} // namespace

TEST_CASE("a restore drill under load, with a stale log and another owner, ends with players reconnected") {
    const TempDir folder, elsewhere;
    const std::string copy = elsewhere.file("evening.db"), place = elsewhere.file("new/germini.db");
    EventLoop loop;
    Party party;
    {
        ToyServer server(folder);
        std::vector<std::unique_ptr<Player>> hosts; // who watch while bots play: continuous writes
        for (int i = 0; i < kTablesOfBots; ++i)
            hosts.push_back(begin_with_bots(loop, server.port, minchiate_table(), 4));
        party = sit_down(loop, server.port, minchiate_table(), 4, 4);
        play_hand(loop, party, 1);
        begin_hand(loop, party, kHandsUnderWay);
        std::future<void> made =
            std::async(std::launch::async, [&] { store::back_up(folder.file("germini.db"), copy); });
        CHECK(loop.run_until(
            [&] { return made.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }));
        made.get();
        for (auto& player : party.players)
            player->move_once(); // what follows the copy is lost with the machine
        CHECK(server.end(SIGKILL) == -SIGKILL);
    }
    // The new place: a user's folder, with a database and its log from earlier attempts.
    fs::create_directory(elsewhere.file("new"));
    fs::copy_file(folder.file("germini.db"), place);
    fs::copy_file(folder.file("germini.db-wal"), place + "-wal");
    if (::geteuid() == 0) REQUIRE(::chown(elsewhere.file("new").c_str(), kSomebodyElse, kSomebodyElse) == 0);
    const auto stale = fs::file_size(place + "-wal");
    REQUIRE(stale > 0);

    const auto aside = store::restore(copy, place);
    REQUIRE_FALSE(aside.empty());
    CHECK(fs::file_size(aside.front() + "-wal") == stale);
    CHECK_FALSE(fs::exists(place + "-wal"));
    struct stat status {};
    REQUIRE(::stat(place.c_str(), &status) == 0);
    CHECK((status.st_mode & 0777) == 0600);
    if (::geteuid() == 0) CHECK(status.st_uid == kSomebodyElse);

    const TestServer server(elsewhere,
                            [&](server::ServerSettings& settings) { settings.store.path = place; });
    Party again;
    for (auto& before : party.players) {
        before->disconnect();
        again.players.push_back(std::make_unique<Player>(loop, server.port(), before->person(), party.ids));
        again.players.back()->connect();
        again.players.back()->play_by_itself();
    }
    CHECK(loop.run_until([&] { return again[0].hand_over(kHandsUnderWay); }));
    for (auto& player : again.players) {
        CHECK(player->seat() >= 0);
        CHECK(player->all_problems() == std::vector<std::string>{});
    }
    store::Database database(place, store::Synchronous::full, store::Access::reading);
    store::check_sound(database, place);
    // And it agrees with its hands: those from before the copy and those played since.
    const server::VerifyResult verified = server::verify(database, server::games_with_toy(), {});
    CHECK(verified.first == "");
    CHECK(verified.differences == 0);
    CHECK(verified.hands >= kHandsUnderWay);
    CHECK(verified.links > 0);
}
