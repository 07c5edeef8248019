#include "server/cli/verify.hpp"

#include "server/cli/database_option.hpp"
#include "server/games/games.hpp"
#include "server/model/expiry.hpp"
#include "server/store/migrate.hpp"
#include "server/verify/table_classes.hpp"
#include "server/verify/verify.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace germini::cli {
namespace {

/// Reads "17:" and 64 hexadecimal digits.
server::NotedLink noted(const std::string& text) {
    constexpr std::size_t kDigits = 64;
    const std::size_t colon = text.find(':');
    server::NotedLink link;
    const char* const end = text.data() + std::min(colon, text.size());
    const auto read = std::from_chars(text.data(), end, link.n);
    if (colon != std::string::npos) link.hash = text.substr(colon + 1);
    const bool digits = link.hash.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (read.ec != std::errc() || read.ptr != end || link.n < 1 || link.hash.size() != kDigits || !digits)
        throw CLI::ValidationError("--link", "invalid link \"" + text +
                                                 "\": expected NUMBER:HASH, with 64 digits 0-9 a-f");
    return link;
}

constexpr server::PreparedPacks kPreparedPacks =
#ifdef GERMINI_TEST_SETTINGS
    server::PreparedPacks::possible;
#else
    server::PreparedPacks::none;
#endif

constexpr const char* word_of(server::TableClass kind) {
    switch (kind) {
    case server::TableClass::chained:
        return "chained";
    case server::TableClass::linked:
        return "linked";
    case server::TableClass::disposable:
        break;
    }
    return "disposable";
}

void print_tables() {
    for (const server::ClassifiedTable& table : server::kTableClasses)
        std::printf("%-16.*s %-10s %.*s\n", static_cast<int>(table.name.size()), table.name.data(),
                    word_of(table.kind), static_cast<int>(table.why.size()), table.why.data());
}

/// Opens the database, which must have this program's schema.
std::unique_ptr<store::Database> opened(const std::string& place, store::Access access) {
    auto db = std::make_unique<store::Database>(place, store::Synchronous::full, access);
    store::check_compatible(*db, store::shown(place));
    const int version = store::schema_version(*db), newest = db->engine().migrations().back().number;
    if (version != newest)
        throw store::StoreError("The database " + store::shown(place) + " has the schema " +
                                std::to_string(version) + " of an earlier Germini: expected " +
                                std::to_string(newest) +
                                ". Start the server or run germini migrate, then verify it.");
    return db;
}

/// Returns the moment, in milliseconds since 1970, by which expired matches had ended; 0 if none expire.
std::int64_t expired_before(int match_days) {
    if (match_days == 0) return 0;
    const auto age = std::chrono::system_clock::now() - std::chrono::hours(24 * match_days);
    return std::chrono::duration_cast<std::chrono::milliseconds>(age.time_since_epoch()).count();
}

} // namespace

int verify_and_print(const std::string& place, const std::vector<std::string>& links, int match_days,
                     store::Access access) {
    std::vector<server::NotedLink> known;
    for (const std::string& link : links) known.push_back(noted(link));
    const auto db = opened(place, access);
    const auto start = std::chrono::steady_clock::now();
    const server::VerifyResult found =
        server::verify(*db, server::all_games(), known, kPreparedPacks, expired_before(match_days));
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf("%lld closed hands, %lld matches, %lld links, %lld club ledger entries in %.1f s"
                " (%.0f hands per second)\n",
                static_cast<long long>(found.hands), static_cast<long long>(found.matches),
                static_cast<long long>(found.links), static_cast<long long>(found.entries), seconds,
                seconds > 0 ? static_cast<double>(found.hands) / seconds : 0.0);
    if (found.expired_matches > 0)
        std::printf("%lld hands of %lld matches expired after %d days\n",
                    static_cast<long long>(found.expired_hands),
                    static_cast<long long>(found.expired_matches), match_days);
    if (found.last_link)
        std::printf("last link %lld:%s\n", static_cast<long long>(found.last_link->n),
                    found.last_link->hash.c_str());
    if (found.differences == 0) {
        std::printf("no differences found\n");
        return 0;
    }
    std::printf("%lld differences; the first: %s\n", static_cast<long long>(found.differences),
                found.first.c_str());
    return 1;
}

void add_verify(CLI::App& app, int& status) {
    struct Options {
        DatabaseOption database;
        std::vector<std::string> links;
        int match_days = model::kMatchDays;
        bool tables = false;
    };
    CLI::App* command = app.add_subcommand(
        "verify", "replay every hand, recompute every match and the hash chain, and look for "
                  "lost rows; the server may be running. Exit status 1 if anything differs");
    const auto options = std::make_shared<Options>();
    options->database.add_to(*command, true);
    command->add_option("--link", options->links,
                        "chain link noted earlier, as NUMBER:HASH; must be found again; may be repeated");
    add_match_days(*command, options->match_days);
    command->add_flag("--tables", options->tables,
                      "instead, print for each table of the database how a lost row is found");
    command->callback([options, &status] {
        if (options->tables) return print_tables();
        status = verify_and_print(options->database.place(), options->links, options->match_days);
    });
}

} // namespace germini::cli
