#include "server/cli/serve_options.hpp"

#include "server/admin/door.hpp"
#include "server/cli/database_option.hpp"
#include "server/cli/nearest.hpp"
#include "server/cli/setting_texts.hpp"
#include "server/cli/web_folder.hpp"
#include "server/net/host_name.hpp"

#ifdef GERMINI_TEST_SETTINGS
#include "server/cli/testing/packs.hpp"
#endif

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
    throw std::invalid_argument("must be a text, a whole number, or true or false");
}

std::string variable_of(const std::string& name) {
    std::string variable = "GERMINI_" + name;
    std::transform(variable.begin(), variable.end(), variable.begin(),
                   [](unsigned char ch) { return ch == '-' ? '_' : static_cast<char>(std::toupper(ch)); });
    return variable;
}

/// The names of the command's settings, without dashes.
std::vector<std::string> settings_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        if (option->get_configurable()) names.push_back(option->get_single_name());
    return names;
}

[[noreturn]] void unknown(const std::string& where, const std::string& word, const std::string& meant) {
    throw CLI::ValidationError(where, "there is no setting " + word +
                                          (meant.empty() ? std::string() : "; is " + meant + " meant?"));
}

void refuse_unknown_words(const CLI::App& command) {
    const auto left = command.remaining();
    if (left.empty()) return;
    const std::string word = left.front().substr(0, left.front().find('='));
    const std::string name = word.substr(std::min(word.find_first_not_of('-'), word.size()));
    const std::string meant = nearest(name, settings_of(command));
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
            unknown("environment", name, nearest(name, known));
    }
}

// Bounds that a slip of the finger leaves and nobody's wish does.
const CLI::Range kDay(1, 24 * 60 * 60), kMany(1, 1'000'000), kBytes(1024, 1 << 30), kHours(1, 24 * 365);

} // namespace

void ServeOptions::add_to(CLI::App& c) {
    const auto add = [&c](const std::string& name, auto& value, const std::string& about) {
        return c.add_option("--" + name, value, about)->envname(variable_of(name))->capture_default_str();
    };
    const auto flag = [&c](const std::string& name, bool& value, const std::string& about) {
        return c.add_flag("--" + name, value, about)->envname(variable_of(name));
    };
    c.footer(
        "Every setting can also be given as an environment variable, GERMINI_ and its name in capitals\n"
        "(GERMINI_BOT_PACE=0), or in the file of --config, as `bot-pace = \"0\"`. A flag goes before the\n"
        "environment, the environment before the file. SIGTERM and SIGINT stop the server in good order.");
    const std::string places = "Places", backups = "Backups", games = "Play", limits = "Limits",
                      proxy = "Behind a proxy", persons = "Persons";
    add("host", host, "address to listen on; 0.0.0.0 for the whole network")->group(places);
    add("port", port, "port to listen on, 0 for any free one")->group(places);
    add("data", data, "folder of the database, for its owner alone; made if it is not there")->group(places);
    add("db", db, "the database's file; germini.db in the folder --data if not given")->group(places);
    add("web", web, "folder of the built web client")->group(places);
    add("config", config, "a TOML file with settings")->group(places)->configurable(false);
    add("port-file", port_file,
        "a file to write the port to, once the server answers, and in a second line that of --metrics")
        ->group(places);
    add("log", log, "how much to say on standard error: debug, info, warn, error")
        ->check(CLI::IsMember({"debug", "info", "warn", "error"}))
        ->group(places);
    add("log-format", log_format, "how to say it: text for people, json for programs, an object a line")
        ->check(CLI::IsMember({"text", "json"}))
        ->group(places);
    add("metrics", metrics,
        "where to serve counts, at /metrics in the text form of Prometheus: a port of this machine alone, as "
        "9464, or an address with its port, as 0.0.0.0:9464; nowhere if not given")
        ->group(places);
    add("source", source,
        "where the source of this program is to be had, as https://code.example/germini; the page of credits "
        "links to it. Whoever lets others play on a changed Germini owes them that")
        ->group(places);
    add("page", page,
        "where people find the page, as https://cards.example/germini; links that the program prints begin "
        "with it. If not given, the first --host-name, else localhost")
        ->group(places);
    add("backup-folder", backup_folder,
        "folder for dated backups, made while the server runs; on another disk if possible. None are made if "
        "not given")
        ->group(backups);
    add("backup-hours", backup_hours, "hours between two of them")->check(kHours)->group(backups);
    add("backup-keep", backup_keep, "how many of them are kept; the oldest go")
        ->check(CLI::Range(1, 10'000))
        ->group(backups);
    add("bot-pace", bot_pace,
        "how long a bot thinks, in milliseconds: 900-2600 is drawn anew each time, 0 is at once")
        ->group(games);
    add("absence", absence, "seconds away or silent after which a guest may be replaced")
        ->check(kDay)
        ->group(games);
    add("away-in-a-hand", away_in_a_hand,
        "seconds of a hand that a seat has for being away, at tables with a time for moves")
        ->check(CLI::Range(0, 24 * 60 * 60))
        ->group(games);
    add("pause", pause, "seconds after which a pause is over")->check(kDay)->group(games);
    add("abandoned", abandoned, "seconds after which a match that nobody is at stands still")
        ->check(kDay)
        ->group(games);
    add("adjourned-days", adjourned_days, "days after which a match that stands still ends")
        ->check(CLI::Range(1, 3650))
        ->group(games);
    add("between", between, "seconds between hands at tables with a time for moves, ready or not")
        ->check(kDay)
        ->group(games);
    add("synchronous", synchronous,
        "full: a move counts once it is safe on the disk; normal: faster, but the last moves before a crash "
        "of the whole machine may be lost (never by a crash of the server alone)")
        ->check(CLI::IsMember({"full", "normal"}))
        ->group(limits);
    add("threads", threads,
        "threads for connections and tables; the database has one more to read, and one with --synchronous "
        "full to write")
        ->check(CLI::Range(1, 64))
        ->group(limits);
    add("max-connections", max_connections, "connections in all")->check(kMany)->group(limits);
    add("max-connections-per-address", max_connections_per_address, "connections of one address")
        ->check(kMany)
        ->group(limits);
    add("max-tables-per-guest", max_tables_per_guest, "unfinished tables that one guest may have made")
        ->check(kMany)
        ->group(limits);
    add("max-tables-per-address", max_tables_per_address,
        "unfinished tables that may have been made from one address since the server started")
        ->check(kMany)
        ->group(limits);
    add("max-tables", max_tables, "unfinished tables in all")->check(kMany)->group(limits);
    add("waiting-hours", waiting_hours, "hours after which an empty table that was not begun is over")
        ->check(kHours)
        ->group(limits);
    add("over-hours", over_hours,
        "hours after which those who stay at a table that is over are sent home, so that it leaves the "
        "memory")
        ->check(kHours)
        ->group(limits);
    add("max-spectators", max_spectators, "guests without a seat who look on at one table")
        ->check(CLI::Range(0, 1'000'000))
        ->group(limits);
    add("request-rate", request_rate, "requests of one address to /api and /ws, a second/at once")
        ->group(limits);
    add("page-rate", page_rate, "files of the web client for one address, a second/at once")->group(limits);
    add("other-rate", other_rate, "requests of one address for anything else, a second/at once")
        ->group(limits);
    add("guest-rate", guest_rate, "new guests of one address, a second/at once")->group(limits);
    add("password-rate", password_rate, "wrong passwords and codes of one address, a second/at once")
        ->group(limits);
    add("refusal-rate", refusal_rate,
        "answers to one address that it was too fast, a second/at once; then its connections end without")
        ->group(limits);
    add("message-rate", message_rate, "messages of one WebSocket, a second/at once")->group(limits);
    add("address-message-rate", address_message_rate,
        "messages of all WebSockets of one address, a second/at once")
        ->group(limits);
    add("unread-rate", unread_rate,
        "messages of one WebSocket that may come too fast, a second/at once; then it is closed")
        ->group(limits);
    add("message-bytes", message_bytes, "length of a WebSocket message")
        ->check(CLI::Range(1024, 65536))
        ->group(limits);
    add("outbox-bytes", outbox_bytes, "bytes that may wait for a slow reader before it is cut off")
        ->check(kBytes)
        ->group(limits);
    add("outbox-messages", outbox_messages, "messages that may wait for one")->check(kMany)->group(limits);
    add("idle-seconds", idle_seconds, "seconds after which a WebSocket that answers no ping is closed")
        ->check(CLI::Range(1, 3600))
        ->group(limits);
    add("stop-seconds", stop_seconds, "seconds that connections get to hear goodbye")
        ->check(CLI::Range(0, 60))
        ->group(limits);
    flag("closed", closed, "no guests: accounts alone, by an invitation")->group(persons);
    flag("first-administrator", first_administrator,
         "while there is no account, print a link for an administrator, as a new database does anyway")
        ->group(persons);
    add("origin", origins,
        "an allowed Origin beside the server's own host, as https://cards.example; may be repeated")
        ->delimiter(',')
        ->group(proxy);
    add("host-name", host_names,
        "a name that the server goes by, as cards.example; may be repeated. Requests for other names are "
        "refused; without it any name is taken")
        ->delimiter(',')
        ->group(proxy);
    add("trusted-proxy", trusted_proxies,
        "a network of proxies that are believed in X-Forwarded-For and X-Forwarded-Proto, as 127.0.0.1/32 or "
        "fd00::/8; may be repeated")
        ->delimiter(',')
        ->group(proxy);
    flag("behind-proxy", behind_proxy, "")->group("")->configurable(false);
    flag("secure-cookies", secure_cookies, "TLS is ended in front of the server")->group(proxy);
#ifdef GERMINI_TEST_SETTINGS
    add("packs", packs, "a file of packs, in order for the hands that are opened")
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
    toml::table table;
    try {
        table = toml::parse_file(config);
    } catch (const toml::parse_error& error) {
        throw CLI::ValidationError("--config", config + " line " + std::to_string(error.source().begin.line) +
                                                   ": " + std::string(error.description()));
    }
    for (const auto& [key, node] : table) {
        const std::string name(key.str());
        const std::string place = config + " line " + std::to_string(key.source().begin.line);
        CLI::Option* option = command.get_option_no_throw("--" + name);
        if (option == nullptr || (!option->get_configurable() && name != "behind-proxy"))
            unknown(place, name, nearest(name, settings_of(command)));
        if (option->count() > 0) continue;
        in_file_[name] = place;
        try {
            if (const toml::array* list = node.as_array()) {
                if (list->empty()) continue; // as without it
                for (const toml::node& element : *list) option->add_result(text_of(element));
            } else {
                option->add_result(text_of(node));
            }
            option->run_callback();
        } catch (const std::exception& wrong) {
            throw CLI::ValidationError(place, name + " " + wrong.what());
        }
    }
}

server::ServerSettings ServeOptions::settings() const {
    try {
        return checked();
    } catch (const WrongSetting& wrong) {
        const auto place = in_file_.find(wrong.setting);
        if (place == in_file_.end()) throw CLI::ValidationError("--" + wrong.setting, wrong.what());
        throw CLI::ValidationError(place->second, wrong.setting + ": " + wrong.what());
    }
}

server::ServerSettings ServeOptions::checked() const {
    if (behind_proxy)
        throw WrongSetting("behind-proxy",
                           "is no setting any more: say which proxy is believed, with --trusted-proxy "
                           "and its network, as --trusted-proxy 127.0.0.1/32");
    server::ServerSettings s;
    s.store.path = database_path(data, db);
    s.store.own_folder = db.empty();
    s.store.synchronous = synchronous == "normal" ? store::Synchronous::normal : store::Synchronous::full;
    s.threads = threads;
    s.admin_socket = server::door_path(s.store.path);
    s.backups.folder = backup_folder;
    s.backups.every = std::chrono::hours(backup_hours);
    s.backups.keep = backup_keep;
    s.stop_time = std::chrono::seconds(stop_seconds);
    s.table.absence = std::chrono::seconds(absence);
    s.table.between = std::chrono::seconds(between);
    s.table.away_in_a_hand = std::chrono::seconds(away_in_a_hand);
    s.table.pause = std::chrono::seconds(pause);
    s.table.abandoned = std::chrono::seconds(abandoned);
    s.table.adjourned = std::chrono::hours(24 * adjourned_days);
    read_pace(bot_pace, s.table);
    s.directory.tables_a_guest = max_tables_per_guest;
    s.directory.tables_an_address = max_tables_per_address;
    s.directory.tables = max_tables;
    s.directory.empty_waiting = std::chrono::hours(waiting_hours);
    s.directory.lingering = std::chrono::hours(over_hours);
    s.table.most_spectators = max_spectators;
    s.net.address = checked_host(host == "localhost" ? "127.0.0.1" : host);
    s.net.port = port;
    if (const std::string wrong = wrong_web_folder(web, data, s.store.path); !wrong.empty())
        throw WrongSetting("web", wrong);
    s.net.web = web;
    for (const std::string& origin : origins)
        if (!is_origin(origin)) wrong("origin", origin, "the origin of a page, as https://cards.example");
    s.net.origins = origins;
    if (!source.empty() && !is_page(source))
        wrong("source", source, "the address of a page, as https://code.example/germini");
    s.net.source = source;
    if (!page.empty() && !is_page(page))
        wrong("page", page, "the address of a page, as https://cards.example");
    s.page = page;
    for (const std::string& name : host_names) {
        // The library takes the brackets of an IPv6 address for those of a list.
        const std::string whole = name.find(':') == std::string::npos ? name : "[" + name + "]";
        if (!server::is_host_name(whole)) wrong("host-name", name, "the name of a host, as cards.example");
        s.net.hosts.push_back(whole);
    }
    for (const std::string& network : trusted_proxies)
        if (const auto wrong = s.net.trusted_proxies.add(network))
            throw WrongSetting("trusted-proxy", "\"" + network + "\" " + *wrong);
    s.net.secure_cookies = secure_cookies;
    s.net.closed = closed;
    s.first_administrator = first_administrator;
    s.net.metrics = read_place("metrics", metrics);
    s.net.connections = max_connections;
    s.net.connections_an_address = max_connections_per_address;
    s.net.idle_time = std::chrono::seconds(idle_seconds);
    s.net.message_bytes = message_bytes;
    s.net.outbox = server::OutboxLimits{outbox_bytes, outbox_messages};
    s.net.requests_an_address = read_rate("request-rate", request_rate);
    s.net.pages_an_address = read_rate("page-rate", page_rate);
    s.net.others_an_address = read_rate("other-rate", other_rate);
    s.net.guests_an_address = read_rate("guest-rate", guest_rate);
    s.net.passwords_an_address = read_rate("password-rate", password_rate);
    s.net.refusals_an_address = read_rate("refusal-rate", refusal_rate);
    s.net.messages_a_connection = read_rate("message-rate", message_rate);
    s.net.messages_an_address = read_rate("address-message-rate", address_message_rate);
    s.net.unread_a_connection = read_rate("unread-rate", unread_rate);
#ifdef GERMINI_TEST_SETTINGS
    if (!packs.empty()) s.sources = with_packs(std::move(s.sources), read_packs(packs));
#endif
    return s;
}

} // namespace germini::cli
