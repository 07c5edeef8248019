// The settings of `germini serve`: flags, then environment, then a TOML file, then defaults.
#pragma once
#include "server/cli/daily_options.hpp"
#include "server/net/server.hpp"

#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <vector>

namespace germini::cli {

struct ServeOptions {
    std::string host = "127.0.0.1";
    unsigned short port = 8080;
    std::string data = "data";
    std::string db, database;
    std::string node = "a";
    std::string web = "web-client/dist";
    std::string config;
    std::string backup_folder;
    int backup_hours = 24;
    std::size_t backup_keep = 14;
    std::string port_file;
    std::string synchronous = "full";
    std::string bot_pace = "900-2600";
    DailyOptions daily;
    std::string log = "info", log_format = "text";
    int threads = 1;
    int bot_threads = 1;
    int absence_per_hand = 180, pause = 900, abandoned = 900, adjourned_days = 30, waiting_hours = 24,
        over_hours = 24; ///< the first three in seconds
    int absence = 120, between = 120, idle_seconds = 30, stop_seconds = 3;
    std::string request_rate = "20/1000", page_rate = "100/12000", other_rate = "20/100",
                guest_rate = "0.5/100", hand_rate = "0.02/600", password_rate = "0.1/30",
                refusal_rate = "20/100";
    std::string message_rate = "10/40", address_message_rate = "200/1000", unread_rate = "2/200";
    std::size_t max_connections = 10'000, max_connections_per_address = 200, max_tables_per_guest = 20;
    int match_days = model::kMatchDays;
    std::size_t max_tables_per_address = 100, max_tables = 5000, least_space_mb = 50, max_spectators = 100;
    std::size_t message_bytes = 32 * 1024, outbox_bytes = 256 * 1024, outbox_messages = 512;
    std::vector<std::string> origins, host_names, trusted_proxies;
    bool behind_proxy = false; ///< setting of earlier versions: refused, naming its replacement
    bool secure_cookies = false, closed = false, first_administrator = false;
    std::string metrics;      ///< empty: no metrics
    std::string source, page; ///< page addresses; empty: none
#ifdef GERMINI_TEST_SETTINGS
    std::string packs;
#endif

    void add_to(CLI::App& command);
    /// Refuses unknown settings on the command line and in the environment. Then applies the TOML file's
    /// values to settings given in neither. Throws CLI::ValidationError. The command must allow unknown
    /// arguments.
    void read(CLI::App& command);
    /// Throws CLI::ValidationError for an invalid value, std::runtime_error for an unreadable file.
    server::ServerSettings settings() const;

private:
    void read_config(CLI::App& command);
    server::ServerSettings checked() const;

    std::map<std::string, std::string> in_file_; ///< file and line by setting
};

} // namespace germini::cli
