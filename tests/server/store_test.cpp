// The store: migrations, group commit, failures.
#include "server/crypto/random.hpp"
#include "server/store/execute.hpp"
#include "server/store/guests.hpp"
#include "server/store/migrate.hpp"
#include "server/store/store.hpp"
#include "tests/server/support/own_query.hpp"
#include "tests/server/support/temp_dir.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <spdlog/spdlog.h>
#include <thread>

using namespace germini;
using namespace germini::model;
using namespace germini::store;

namespace {

boost::asio::io_context shared;

std::int64_t count(Database& db, const char* sql) {
    Statement row(db, sql);
    row.step();
    return row.integer(0);
}

std::string sentence(const std::function<void()>& body) {
    try {
        body();
    } catch (const StoreError& error) { return error.what(); }
    return "";
}

AddGuest somebody(const std::string& name) {
    return {Guest{GuestKey(), server::random_id(), name, draw_number(&server::random32), {}},
            server::hash_secret(server::random_secret()), 1};
}

/// Two threads that a store shares with others, as in the server.
class Threads {
public:
    Threads()
        : work_(context.get_executor()), one_([this] { context.run(); }), two_([this] { context.run(); }) {}
    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;
    ~Threads() { work_.reset(); }
    boost::asio::io_context context;

private:
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_;
    std::jthread one_, two_;
};

constexpr std::chrono::seconds kPatience{10};
constexpr const char* kCountGuests = "SELECT count(*) FROM guests";

std::int64_t count_guests(Database& db) { return count(db, kCountGuests); }

/// The result of a query; nothing if it fails or takes too long.
template <class Query>
auto asked(Store& store, Threads& threads, Query query)
    -> std::optional<decltype(query(std::declval<Database&>()))> {
    using Result = std::optional<decltype(query(std::declval<Database&>()))>;
    const auto answer = std::make_shared<std::promise<Result>>();
    auto coming = answer->get_future();
    store.ask(threads.context.get_executor(), OwnQuery{std::move(query)},
              [answer](const auto& result) { answer->set_value(result ? Result(*result) : Result()); });
    return coming.wait_for(kPatience) == std::future_status::ready ? coming.get() : Result();
}

/// Writes and waits; false if it failed.
bool written(Store& store, Threads& threads, AddGuest command) {
    const auto answer = std::make_shared<std::promise<bool>>();
    auto coming = answer->get_future();
    store.write(threads.context.get_executor(), std::move(command),
                [answer](const auto& guest) { answer->set_value(guest.has_value()); });
    return coming.wait_for(kPatience) == std::future_status::ready && coming.get();
}

/// Adds the guest and returns the number of guests, read twice; -1 if the write failed.
boost::asio::awaitable<std::int64_t> guests_with(Store& store, AddGuest guest) {
    const auto added = co_await store.write(std::move(guest));
    if (!added) co_return -1;
    const OwnQuery query{count_guests};
    const auto found = co_await store.ask(query);
    std::int64_t again = 0;
    std::function<void(std::int64_t)> use = [&again](std::int64_t count) { again = count; };
    const auto ended = co_await store.ask_long(store::LongAsker("a"), query, std::move(use));
    if (!ended || again != found.value()) co_return 0;
    co_return again;
}

} // namespace

TEST_CASE("a new database is migrated, a current one left unchanged") {
    test::TempDir folder;
    const std::string path = folder.file("a.db");
    for (int i = 0; i < 2; ++i) {
        Store store({path, Synchronous::full}, shared);
        store.answer_now(OwnQuery{[](Database& db) {
            CHECK(schema_version(db) == sqlite_migrations().back().number);
            CHECK(count_guests(db) == 0);
            return 0;
        }});
    }
    CHECK_FALSE(std::filesystem::exists(path + ".before-0001"));
}

TEST_CASE("an older database is copied before it is migrated") {
    test::TempDir folder;
    const std::string path = folder.file("a.db");
    const std::vector<Migration> first{
        {1, "one", "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (7)"}};
    std::vector<Migration> both = first;
    both.push_back({2, "two", "ALTER TABLE a ADD COLUMN y INTEGER"});
    {
        Database db(path, Synchronous::full);
        migrate(db, path, first);
        migrate(db, path, both);
        CHECK(schema_version(db) == 2);
        CHECK(count(db, "SELECT count(*) FROM a WHERE y IS NULL") == 1);
    }
    Database copy(path + ".before-0002", Synchronous::full);
    CHECK(schema_version(copy) == 1);
    CHECK(count(copy, "SELECT x FROM a") == 7);
}

TEST_CASE("a migration that fails leaves the database unchanged") {
    test::TempDir folder;
    const std::string path = folder.file("a.db");
    Database db(path, Synchronous::full);
    const std::vector<Migration> first{{1, "one", "CREATE TABLE a (x INTEGER) STRICT"}};
    const std::vector<Migration> broken{
        first[0], {2, "two", "CREATE TABLE b (x INTEGER) STRICT; INSERT INTO nowhere VALUES (1)"}};
    migrate(db, path, first);
    CHECK_THROWS_AS(migrate(db, path, broken), StoreError);
    CHECK(schema_version(db) == 1);
    CHECK(count(db, "SELECT count(*) FROM sqlite_schema WHERE name = 'b'") == 0);
}

TEST_CASE("a newer database and a foreign one are refused with a sentence") {
    test::TempDir folder;
    const std::string path = folder.file("a.db"), other = folder.file("b.db");
    {
        Store store({path, Synchronous::full}, shared);
        store.answer_now(OwnQuery{[](Database& db) {
            db.run("PRAGMA user_version = 99");
            return 0;
        }});
        Database foreign(other, Synchronous::full);
        foreign.run("CREATE TABLE mine (x INTEGER)");
    }
    CHECK(sentence([&] {
              Store({path, Synchronous::full}, shared);
          }).find("newer Germini") != std::string::npos);
    CHECK(sentence([&] {
              Store({other, Synchronous::full}, shared);
          }).find("not one of Germini") != std::string::npos);
    CHECK(sentence([&] {
              Store({path + "/no/such/a.db", Synchronous::full}, shared);
          }).find("cannot create the folder " + path + "/no/such: ") == 0);
}

TEST_CASE("two programs do not share a database") {
    test::TempDir folder;
    const StoreOptions options{folder.file("a.db"), Synchronous::full};
    Store store(options, shared);
    CHECK(sentence([&] { Store second(options, shared); }).find("Another Germini") != std::string::npos);
}

TEST_CASE("an unusable path of the database is refused") {
    test::TempDir folder;
    std::ofstream(folder.file("a.db"))
        << "this is no database, and long enough not to look like an empty one";
    CHECK(sentence([&] { Store({folder.file("a.db"), Synchronous::full}, shared); }) != "");
}

TEST_CASE("writes share commits, and each gets its own result") {
    test::TempDir folder;
    boost::asio::io_context io;
    Synchronous synchronous{};
    SUBCASE("on the store's own thread") { synchronous = Synchronous::full; }
    SUBCASE("on the threads of others") { synchronous = Synchronous::normal; }
    constexpr int kWrites = 500;
    int stored = 0;
    StoreCounts counts;
    {
        Store store({folder.file("a.db"), synchronous}, io);
        for (int i = 0; i < kWrites; ++i)
            store.write(io.get_executor(), somebody(std::to_string(i)),
                        [&stored](const auto& guest) { stored += guest ? 1 : 0; });
        while (stored < kWrites) io.run_one_for(std::chrono::seconds(5)), io.restart();
        counts = store.counts();
        std::optional<std::int64_t> seen;
        store.ask(io.get_executor(), OwnQuery{count_guests}, [&seen](const auto& result) {
            REQUIRE(result);
            seen = *result;
        });
        while (!seen) io.run_one_for(std::chrono::seconds(5)), io.restart();
        CHECK(*seen == kWrites);
    }
    CHECK(counts.writes == kWrites);
    CHECK(counts.commits < kWrites / 4);
}

TEST_CASE("a long query delays the next one of its address, and no other address") {
    const test::TempDir folder;
    Threads threads;
    Store store({folder.file("a.db"), Synchronous::normal}, threads.context);
    std::promise<void> release;
    const std::shared_future<void> released(release.get_future());
    const auto ask = [&](const char* from, bool waits) {
        const auto answer = std::make_shared<std::promise<void>>();
        const OwnQuery query{[waits, released](Database&) {
            if (waits) released.wait_for(kPatience);
            return 0;
        }};
        const auto done = [answer](const auto&) { answer->set_value(); };
        store.ask_long(threads.context.get_executor(), store::LongAsker(from), query, std::identity{}, done);
        return answer->get_future();
    };
    const auto first = ask("a", true), next = ask("a", false);
    std::vector<std::future<void>> others;
    for (const char* from : {"b", "c", "b"}) others.push_back(ask(from, false));
    for (const auto& other : others) CHECK(other.wait_for(kPatience / 2) == std::future_status::ready);
    CHECK(next.wait_for(std::chrono::seconds(0)) == std::future_status::timeout);
    release.set_value();
    CHECK(first.wait_for(kPatience) == std::future_status::ready);
    CHECK(next.wait_for(kPatience) == std::future_status::ready);
}

TEST_CASE("queries wait for no write, see everything committed, and change nothing") {
    const test::TempDir folder;
    Synchronous synchronous{};
    SUBCASE("with a thread for the disk") { synchronous = Synchronous::full; }
    SUBCASE("on the threads of others") { synchronous = Synchronous::normal; }
    Threads threads;
    Store store({folder.file("a.db"), synchronous}, threads.context);
    for (int n = 1; n <= 20; ++n) {
        REQUIRE(written(store, threads, somebody("x")));
        REQUIRE(asked(store, threads, count_guests) == n);
    }

    // A write that has to wait as long as another program likes.
    std::atomic<bool> is_written = false;
    std::thread slow;
    {
        Database other(folder.file("a.db"), Synchronous::full, Access::existing);
        Transaction held(other);
        slow = std::thread([&] {
            CHECK(written(store, threads, somebody("slow")));
            is_written = true;
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        CHECK(asked(store, threads, count_guests) == 20);
        CHECK_FALSE(is_written);
    }
    slow.join();
    CHECK(asked(store, threads, count_guests) == 21);

    spdlog::set_level(spdlog::level::off);
    CHECK_FALSE(
        asked(store, threads, [](Database& db) { return execute(db, somebody("by a query")).number; }));
    spdlog::set_level(spdlog::level::err);
    CHECK(asked(store, threads, count_guests) == 21);
}

TEST_CASE("a query sees one snapshot of the database, from its first statement to its last") {
    const test::TempDir folder;
    Threads threads;
    Store store({folder.file("a.db"), Synchronous::full}, threads.context);
    REQUIRE(written(store, threads, somebody("x")));
    const auto twice = [&](Database& db) {
        const auto before = count_guests(db);
        CHECK(written(store, threads, somebody("meanwhile")));
        return std::pair(before, count_guests(db));
    };
    CHECK(asked(store, threads, twice) == std::pair<std::int64_t, std::int64_t>(1, 1));
    CHECK(asked(store, threads, count_guests) == 2);
}

TEST_CASE("a coroutine writes and asks, and gets the error of a write that fails") {
    const test::TempDir folder;
    Threads threads;
    Store store({folder.file("a.db"), Synchronous::full}, threads.context);
    const auto number = [&](const AddGuest& guest) {
        return boost::asio::co_spawn(threads.context, guests_with(store, guest), boost::asio::use_future)
            .get();
    };
    const AddGuest first = somebody("x");
    CHECK(number(first) == 1);
    spdlog::set_level(spdlog::level::off);
    CHECK(number(first) == -1);
    spdlog::set_level(spdlog::level::err);
}

TEST_CASE("continuous queries do not let the log grow") {
    const test::TempDir folder;
    Threads threads;
    Store store({folder.file("a.db"), Synchronous::normal}, threads.context);
    constexpr std::size_t kBytes = 8000; // two pages per write
    constexpr int kWrites = 12'000;
    constexpr std::uintmax_t kMostLog = 64u << 20; // a checkpoint is due at 16 MiB
    std::atomic<bool> enough = false;
    std::atomic<int> answered = 0, asking = 0;
    const std::function<void()> ask = [&] {
        store.ask(threads.context.get_executor(), OwnQuery{count_guests}, [&](const auto&) {
            ++answered;
            if (!enough) return ask();
            --asking;
        });
    };
    for (; asking < 4; ++asking) ask();
    std::uintmax_t longest = 0;
    for (int n = 0; n < kWrites; n += 100) {
        for (int i = 1; i < 100; ++i) store.submit(somebody(std::string(kBytes, 'x')));
        REQUIRE(written(store, threads, somebody("y")));
        longest = std::max(longest, std::filesystem::file_size(folder.file("a.db-wal")));
    }
    enough = true;
    while (asking > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    CHECK(answered > 1000);
    CHECK(longest < kMostLog);
}

TEST_CASE("a failed write takes none of the others with it") {
    spdlog::set_level(spdlog::level::off);
    test::TempDir folder;
    boost::asio::io_context io;
    int stored = 0, failed = 0;
    Store store({folder.file("a.db"), Synchronous::full}, io);
    const auto done = [&](const auto& written) { ++(written ? stored : failed); };
    const AddGuest taken = somebody("the same again");
    store.execute_now(taken);
    for (int i = 0; i < 40; ++i)
        if (i % 10 == 3)
            store.write(io.get_executor(), AddMember{TableKey(99), GuestKey(99)}, done);
        else
            store.write(io.get_executor(), i % 10 == 7 ? taken : somebody("n" + std::to_string(i)), done);
    while (stored + failed < 40) io.run_one_for(std::chrono::seconds(5)), io.restart();
    CHECK(failed == 8);
    std::optional<std::int64_t> seen;
    store.ask(io.get_executor(), OwnQuery{count_guests},
              [&seen](const auto& result) { seen = result.value(); });
    while (!seen) io.run_one_for(std::chrono::seconds(5)), io.restart();
    CHECK(*seen == 1 + 32);
    spdlog::set_level(spdlog::level::err);
}

TEST_CASE("posted writes are completed before the store closes") {
    test::TempDir folder;
    boost::asio::io_context io;
    {
        Store store({folder.file("a.db"), Synchronous::normal}, shared);
        for (int i = 0; i < 50; ++i) store.write(io.get_executor(), somebody("x"), [](const auto&) {});
    }
    Store store({folder.file("a.db"), Synchronous::normal}, shared);
    CHECK(store.answer_now(OwnQuery{count_guests}) == 50);
}

TEST_CASE("a guest is recognised by the secret only, and the secret is nowhere in the file") {
    test::TempDir folder;
    const std::string secret = server::random_secret();
    {
        Store store({folder.file("a.db"), Synchronous::full}, shared);
        store.answer_now(OwnQuery{[&](Database& db) {
            add_guest(db, Guest{GuestKey(), "aaaaaaaaaaaa", "Lapo", kLeastNumber, {}},
                      server::hash_secret(secret), 1);
            const auto found = find_guest(db, server::hash_secret(secret));
            REQUIRE(found);
            CHECK(found->name == "Lapo");
            CHECK_FALSE(find_guest(db, server::hash_secret(secret + "x")));
            return 0;
        }});
    }
    std::ifstream in(folder.file("a.db"), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    CHECK(bytes.find("Lapo") != std::string::npos);
    CHECK(bytes.find(secret) == std::string::npos);
}
