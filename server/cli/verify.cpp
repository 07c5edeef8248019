#include "server/cli/verify.hpp"

#include "server/cli/database_option.hpp"
#include "server/games/games.hpp"
#include "server/store/migrate.hpp"
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

int verify(const std::string& place, const std::vector<std::string>& links) {
    std::vector<server::NotedLink> known;
    for (const std::string& link : links) known.push_back(noted(link));
    store::Database db(place, store::Synchronous::full, store::Access::reading);
    store::check_compatible(db, store::shown(place));
    const auto start = std::chrono::steady_clock::now();
    const server::VerifyResult found = server::verify(db, server::all_games(), known);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf("%lld closed hands, %lld matches, %lld links, %lld club ledger entries in %.1f s"
                " (%.0f hands per second)\n",
                static_cast<long long>(found.hands), static_cast<long long>(found.matches),
                static_cast<long long>(found.links), static_cast<long long>(found.entries), seconds,
                seconds > 0 ? static_cast<double>(found.hands) / seconds : 0.0);
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

} // namespace

void add_verify(CLI::App& app, int& status) {
    struct Options {
        DatabaseOption database;
        std::vector<std::string> links;
    };
    CLI::App* command =
        app.add_subcommand("verify", "replay every closed hand, recompute every match and the hash chain; "
                                     "the server may be running. Exit status 1 if "
                                     "anything differs");
    const auto options = std::make_shared<Options>();
    options->database.add_to(*command, true);
    command->add_option("--link", options->links,
                        "chain link noted earlier, as NUMBER:HASH; must be found again; may be repeated");
    command->callback([options, &status] { status = verify(options->database.place(), options->links); });
}

} // namespace germini::cli
