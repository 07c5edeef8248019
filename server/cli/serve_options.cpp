#include "server/cli/serve_options.hpp"

#include "server/actor/disk_space.hpp"
#include "server/admin/admin_socket.hpp"
#include "server/cli/database_option.hpp"
#include "server/cli/number_range.hpp"
#include "server/cli/setting_texts.hpp"
#include "server/cli/settings_file.hpp"
#include "server/cli/suggest.hpp"
#include "server/cli/testing/packs.hpp"
#include "server/cli/web_folder.hpp"
#include "server/net/host_name.hpp"

#include <algorithm>
#include <cctype>
#include <toml++/toml.h>
#include <unistd.h>

namespace germini::cli {
namespace {

std::string text_of(const toml::node& node) {
    if (const auto text = node.value_exact<std::string>()) return *text;
    if (const auto number = node.value_exact<std::int64_t>()) return std::to_string(*number);
    if (const auto yes = node.value_exact<bool>()) return *yes ? "true" : "false";
    throw std::invalid_argument("expected a string, an integer, true or false");
}

std::string variable_of(const std::string& name) {
    std::string variable = "GERMINI_" + name;
    std::transform(variable.begin(), variable.end(), variable.begin(),
                   [](unsigned char ch) { return ch == '-' ? '_' : static_cast<char>(std::toupper(ch)); });
    return variable;
}

/// Returns the names of the command's settings, without dashes.
std::vector<std::string> settings_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        if (option->get_configurable()) names.push_back(option->get_single_name());
    return names;
}

[[noreturn]] void unknown(const std::string& where, const std::string& name, const std::string& nearest) {
    throw CLI::ValidationError(where,
                               "unknown setting \"" + name + "\"" +
                                   (nearest.empty() ? std::string() : "; did you mean \"" + nearest + "\"?"));
}

void refuse_unknown_words(const CLI::App& command) {
    const auto left = command.remaining();
    if (left.empty()) return;
    const std::string word = left.front().substr(0, left.front().find('='));
    const std::string name = word.substr(std::min(word.find_first_not_of('-'), word.size()));
    const std::string meant = suggest(name, settings_of(command));
    unknown("germini " + command.get_name(), word, meant.empty() ? meant : "--" + meant);
}

void refuse_unknown_variables(const CLI::App& command) {
    std::vector<std::string> known;
    for (const CLI::Option* option : command.get_options())
        if (!option->get_envname().empty()) known.push_back(option->get_envname());
    for (char** entry = environ; *entry != nullptr; ++entry) {
        const std::string_view text(*entry);
        const std::string name(text.substr(0, text.find('=')));
        if (name.rfind("GERMINI_", 0) != 0) continue;
        if (std::find(known.begin(), known.end(), name) == known.end())
            unknown("environment", name, suggest(name, known));
    }
}

// Bounds that catch typing errors.
const CLI::Validator kPort = number_range(0, 65535), kDay = number_range(1, 24 * 60 * 60),
                     kMany = number_range(1, 1'000'000), kBytes = number_range(1024, 1 << 30),
                     kHours = number_range(1, 24 * 365);

} // namespace

void ServeOptions::add_to(CLI::App& c) {
    const auto add = [&c](const std::string& name, auto& value, const std::string& about) {
        return c.add_option("--" + name, value, about)->envname(variable_of(name))->capture_default_str();
    };
    const auto flag = [&c](const std::string& name, bool& value, const std::string& about) {
        return c.add_flag("--" + name, value, about)->envname(variable_of(name));
    };
    c.footer("Every setting can also be an environment variable (GERMINI_BOT_PACE=0 for --bot-pace 0) or a "
             "line of the\n"
             "file named by --config (bot-pace = \"0\"). Flags override the environment, which overrides the "
             "file.\n"
             "SIGTERM and SIGINT stop the server cleanly.");
    const std::string places = "Files and listeners", backups = "Backups", games = "Play", limits = "Limits",
                      proxy = "Reverse proxy", persons = "Accounts";
    add("host", host, "address to listen on; 0.0.0.0 for all networks")->group(places);
    add("port", port, "port to listen on; 0 for any free port")->check(kPort)->group(places);
    add("data", data, "folder of the database, readable by its owner only; created if missing")
        ->group(places);
    add("db", db, "path of the database; default: germini.db in --data")->group(places);
    add_postgres(c, database)->group(places);
    add("node", node,
        "name of this program among those on one PostgreSQL: letters a to z and digits, at most 16")
        ->check([](const std::string& name) {
            const bool fits =
                !name.empty() && name.size() <= 16 &&
                name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789") == std::string::npos;
            return fits ? "" : "expected 1 to 16 letters a to z and digits";
        })
        ->group(places);
    add("web", web, "folder of the built web client")->group(places);
    add("config", config, "TOML file with settings")->group(places)->configurable(false);
    add("port-file", port_file,
        "file to write the port to once the server answers; the second line is the port of --metrics")
        ->group(places);
    add("log", log, "log level on standard error: debug, info, warn or error")
        ->check(CLI::IsMember({"debug", "info", "warn", "error"}))
        ->group(places);
    add("log-format", log_format, "log format: text for people, json for programs (one object per line)")
        ->check(CLI::IsMember({"text", "json"}))
        ->group(places);
    add("metrics", metrics,
        "listener for Prometheus metrics at /metrics: a port on 127.0.0.1 (9464) or an address and port "
        "(0.0.0.0:9464); default: no metrics")
        ->group(places);
    add("source", source,
        "URL of this program's source code, e.g. https://code.example/germini; the credits page links to it. "
        "The licence requires it if you let others play on a modified Germini")
        ->group(places);
    add("page", page,
        "public URL of the page, e.g. https://cards.example/germini; links that the program prints begin "
        "with it. Default: the first --host-name, else localhost")
        ->group(places);
    add("backup-folder", backup_folder,
        "folder for dated backups, made while the server runs; preferably on another disk. Default: no "
        "backups")
        ->group(backups);
    add("backup-hours", backup_hours, "hours between two backups")->check(kHours)->group(backups);
    add("backup-keep", backup_keep, "number of backups to keep; the oldest are deleted")
        ->check(number_range(1, 10'000))
        ->group(backups);
    add("bot-threads", bot_threads,
        "threads on which bots think, at a lower priority; 0: every bot plays the best card at first sight")
        ->check(number_range(0, 64))
        ->group(games);
    add("bot-pace", bot_pace,
        "thinking time of a bot in milliseconds: a random value from a range (900-2600), or 0 for none")
        ->group(games);
    add("absence", absence, "seconds away or silent after which a guest may be replaced")
        ->check(kDay)
        ->group(games);
    add("away-in-a-hand", absence_per_hand,
        "seconds that a seat may be away per hand, at tables with a time limit for moves")
        ->check(number_range(0, 24 * 60 * 60))
        ->group(games);
    daily.add_to(c, games);
    add("pause", pause, "maximum length of a pause in seconds")->check(kDay)->group(games);
    add("abandoned", abandoned, "seconds after which a match is adjourned if nobody is at the table")
        ->check(kDay)
        ->group(games);
    add("adjourned-days", adjourned_days, "days after which an adjourned match ends")
        ->check(number_range(1, 3650))
        ->group(games);
    add("between", between,
        "seconds between hands at tables with a time limit for moves; then the next hand is dealt")
        ->check(kDay)
        ->group(games);
    add("synchronous", synchronous,
        "full: a move is acknowledged once it is on disk; normal: faster, but a crash of the whole machine "
        "may lose the last moves (a crash of the server alone never does)")
        ->check(CLI::IsMember({"full", "normal"}))
        ->group(limits);
    add("threads", threads,
        "threads for connections and tables; the database uses one more for reading, and one for writing "
        "with --synchronous full")
        ->check(number_range(1, 64))
        ->group(limits);
    add("max-connections", max_connections, "connections in total")->check(kMany)->group(limits);
    add("max-connections-per-address", max_connections_per_address, "connections per address")
        ->check(kMany)
        ->group(limits);
    add("max-tables-per-guest", max_tables_per_guest, "unfinished tables per host")
        ->check(kMany)
        ->group(limits);
    add("max-tables-per-address", max_tables_per_address,
        "unfinished tables made from one address since the server started")
        ->check(kMany)
        ->group(limits);
    add("max-tables", max_tables, "unfinished tables in total")->check(kMany)->group(limits);
    add("waiting-hours", waiting_hours, "hours after which an empty table that was never started is closed")
        ->check(kHours)
        ->group(limits);
    add("over-hours", over_hours,
        "hours after which clients still at a finished table are disconnected, to free its memory")
        ->check(kHours)
        ->group(limits);
    add("max-spectators", max_spectators, "spectators per table")
        ->check(number_range(0, 1'000'000))
        ->group(limits);
    add("request-rate", request_rate, "requests to /api and /ws per address, PER_SECOND/BURST")
        ->group(limits);
    add("page-rate", page_rate, "files of the web client per address, PER_SECOND/BURST")->group(limits);
    add("other-rate", other_rate, "all other requests per address, PER_SECOND/BURST")->group(limits);
    add("guest-rate", guest_rate, "new guests per address, PER_SECOND/BURST")->group(limits);
    add("hand-rate", hand_rate, "hands and tries of the day begun from one address, PER_SECOND/BURST")
        ->group(limits);
    add("least-space-mb", least_space_mb,
        "free megabytes on the disk of the database below which nothing new begins: no guests, tables and "
        "matches")
        ->check(number_range(0, 1'000'000))
        ->group(limits);
    add_match_days(c, match_days)->group(limits);
    add("password-rate", password_rate, "wrong passwords and codes per address, PER_SECOND/BURST")
        ->group(limits);
    add("refusal-rate", refusal_rate,
        "\"too fast\" answers per address, PER_SECOND/BURST; beyond it connections are closed without an "
        "answer")
        ->group(limits);
    add("message-rate", message_rate, "messages per WebSocket, PER_SECOND/BURST")->group(limits);
    add("address-message-rate", address_message_rate,
        "messages of all WebSockets per address, PER_SECOND/BURST")
        ->group(limits);
    add("unread-rate", unread_rate,
        "messages over --message-rate per WebSocket, PER_SECOND/BURST; beyond it the WebSocket is closed")
        ->group(limits);
    add("message-bytes", message_bytes, "maximum length of a WebSocket message in bytes")
        ->check(number_range(1024, 65536))
        ->group(limits);
    add("outbox-bytes", outbox_bytes, "bytes queued for a slow client before it is disconnected")
        ->check(kBytes)
        ->group(limits);
    add("outbox-messages", outbox_messages, "messages queued for a slow client before it is disconnected")
        ->check(kMany)
        ->group(limits);
    add("idle-seconds", idle_seconds, "seconds without an answer to a ping after which a WebSocket is closed")
        ->check(number_range(1, 3600))
        ->group(limits);
    add("stop-seconds", stop_seconds, "seconds that connections get to close when the server stops")
        ->check(number_range(0, 60))
        ->group(limits);
    flag("closed", closed, "admit only people with an account, made by invitation; no guests")
        ->group(persons);
    flag("first-administrator", first_administrator,
         "at each start, print a link for the first administrator while there is no account; a new database "
         "prints one anyway")
        ->group(persons);
    add("origin", origins,
        "allowed Origin besides the server's own, e.g. https://cards.example; may be repeated")
        ->delimiter(',')
        ->group(proxy);
    add("host-name", host_names,
        "host name of the server, e.g. cards.example; may be repeated. Requests for other names are refused; "
        "default: any name")
        ->delimiter(',')
        ->group(proxy);
    add("trusted-proxy", trusted_proxies,
        "network of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted, e.g. 127.0.0.1/32 or "
        "fd00::/8; may be repeated")
        ->delimiter(',')
        ->group(proxy);
    flag("behind-proxy", behind_proxy, "")->group("")->configurable(false);
    flag("secure-cookies", secure_cookies, "TLS ends at a proxy: send cookies over HTTPS only")->group(proxy);
#ifdef GERMINI_TEST_SETTINGS
    add("packs", packs, "file of packs, used in order for the hands dealt")
        ->group("Tests")
        ->configurable(false);
#endif
}

void ServeOptions::read(CLI::App& command) {
    refuse_unknown_words(command);
    refuse_unknown_variables(command);
    read_config(command);
}

void ServeOptions::read_config(CLI::App& command) {
    if (config.empty()) return;
    const toml::table table = read_settings_file(config);
    for (const auto& [key, value] : table) {
        const std::string name(key.str());
        const std::string location = config + " line " + std::to_string(key.source().begin.line);
        CLI::Option* option = command.get_option_no_throw("--" + name);
        if (option == nullptr || (!option->get_configurable() && name != "behind-proxy"))
            unknown(location, name, suggest(name, settings_of(command)));
        if (option->count() > 0) continue;
        in_file_[name] = location;
        try {
            if (const toml::array* list = value.as_array()) {
                if (list->empty()) continue; // same as unset
                for (const toml::node& element : *list) option->add_result(text_of(element));
            } else {
                option->add_result(text_of(value));
            }
            option->run_callback();
        } catch (const std::exception& wrong) {
            const std::string text = wrong.what(), prefix = "--" + name + ": ";
            throw CLI::ValidationError(
                location, name + ": " + (text.starts_with(prefix) ? text.substr(prefix.size()) : text));
        }
    }
}

server::ServerSettings ServeOptions::settings() const {
    try {
        return checked();
    } catch (const InvalidSetting& wrong) {
        const auto location = in_file_.find(wrong.setting);
        if (location == in_file_.end()) throw CLI::ValidationError("--" + wrong.setting, wrong.what());
        throw CLI::ValidationError(location->second, wrong.setting + ": " + wrong.what());
    }
}

server::ServerSettings ServeOptions::checked() const {
    if (behind_proxy)
        throw InvalidSetting("behind-proxy", "was removed: name the trusted proxy's network instead, e.g. "
                                             "--trusted-proxy 127.0.0.1/32");
    server::ServerSettings s;
    s.store.path = database_path(data, db);
    s.store.postgres = database;
    s.store.node = node;
    s.store.own_folder = db.empty();
    s.store.synchronous = synchronous == "normal" ? store::Synchronous::normal : store::Synchronous::full;
    s.threads = threads;
    s.bot_threads = bot_threads;
    s.admin_socket = server::admin_socket_path(s.store.path);
    if (!database.empty() && !backup_folder.empty())
        throw InvalidSetting("backup-folder", "copies a file: back up PostgreSQL with its own tools");
    s.backups.folder = backup_folder;
    s.backups.every = std::chrono::hours(backup_hours);
    s.backups.keep = backup_keep;
    s.backups.least_space = least_space_mb * server::DiskSpace::kMegabyte;
    s.stop_time = std::chrono::seconds(stop_seconds);
    s.table.absence = std::chrono::seconds(absence);
    s.table.between = std::chrono::seconds(between);
    s.table.absence_per_hand = std::chrono::seconds(absence_per_hand);
    s.table.pause = std::chrono::seconds(pause);
    s.table.abandoned = std::chrono::seconds(abandoned);
    s.table.adjourned = std::chrono::hours(24 * adjourned_days);
    read_pace(bot_pace, s.table);
    s.net.day = daily.settings(s.store.path, database);
    s.directory.tables_per_guest = max_tables_per_guest;
    s.directory.tables_per_address = max_tables_per_address;
    s.directory.tables = max_tables;
    s.directory.empty_waiting = std::chrono::hours(waiting_hours);
    s.directory.lingering = std::chrono::hours(over_hours);
    s.directory.match_age = std::chrono::hours(24 * match_days);
    s.table.most_spectators = max_spectators;
    s.net.address = checked_host(host == "localhost" ? "127.0.0.1" : host);
    s.net.port = port;
    if (const std::string wrong = wrong_web_folder(web, data, s.store.path); !wrong.empty())
        throw InvalidSetting("web", wrong);
    s.net.web = web;
    for (const std::string& origin : origins)
        if (!is_origin(origin)) throw_invalid("origin", origin, "an origin, e.g. https://cards.example");
    s.net.origins = origins;
    if (!source.empty() && !is_page(source))
        throw_invalid("source", source, "a URL, e.g. https://code.example/germini");
    s.net.source = source;
    if (!page.empty() && !is_page(page)) throw_invalid("page", page, "a URL, e.g. https://cards.example");
    s.page = page;
    for (const std::string& name : host_names) {
        // CLI11 takes the brackets of an IPv6 address for a list and strips them.
        const std::string whole = name.find(':') == std::string::npos ? name : "[" + name + "]";
        if (!server::is_host_name(whole)) throw_invalid("host-name", name, "a host name, e.g. cards.example");
        s.net.hosts.push_back(whole);
    }
    for (const std::string& network : trusted_proxies)
        if (const auto wrong = s.net.trusted_proxies.add(network))
            throw InvalidSetting("trusted-proxy", "\"" + network + "\" " + *wrong);
        else if (network.ends_with("/0"))
            throw_invalid("trusted-proxy", network,
                          "the proxy's own network, e.g. 127.0.0.1/32: this one lets every client claim any "
                          "address");
    s.net.secure_cookies = secure_cookies;
    s.net.closed = closed;
    s.first_administrator = first_administrator;
    s.net.metrics = parse_listen_address("metrics", metrics);
    if (s.net.metrics && port != 0 && s.net.metrics->port == port)
        throw_invalid("metrics", metrics, "another port than that of --port, " + std::to_string(port));
    s.net.connections = max_connections;
    s.net.connections_per_address = max_connections_per_address;
    s.net.idle_time = std::chrono::seconds(idle_seconds);
    s.net.message_bytes = message_bytes;
    s.net.outbox = server::OutboxLimits{outbox_bytes, outbox_messages};
    s.net.requests_per_address = read_rate("request-rate", request_rate);
    s.net.pages_per_address = read_rate("page-rate", page_rate);
    s.net.others_per_address = read_rate("other-rate", other_rate);
    s.net.guests_per_address = read_rate("guest-rate", guest_rate);
    s.net.hands_per_address = read_rate("hand-rate", hand_rate);
    s.least_space = least_space_mb * server::DiskSpace::kMegabyte;
    s.net.passwords_per_address = read_rate("password-rate", password_rate);
    s.net.refusals_per_address = read_rate("refusal-rate", refusal_rate);
    s.net.messages_per_connection = read_rate("message-rate", message_rate);
    s.net.messages_per_address = read_rate("address-message-rate", address_message_rate);
    s.net.dropped_per_connection = read_rate("unread-rate", unread_rate);
#ifdef GERMINI_TEST_SETTINGS
    if (!packs.empty()) s.environment = with_packs(std::move(s.environment), read_packs(packs));
#endif
    return s;
}

} // namespace germini::cli
