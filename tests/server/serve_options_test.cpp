// The settings of `germini serve` that must be right: errors are refused at the start, by name.
#include "server/cli/config.hpp"
#include "server/cli/serve_options.hpp"
#include "server/games/games.hpp"
#include "tests/server/support/test_server.hpp"

#include <boost/asio/ip/address.hpp>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <stdlib.h>
#include <unistd.h>

using namespace germini;
using namespace germini::test;

namespace {

/// An environment variable while the object lives.
struct Variable {
    Variable(const char* variable, const char* value) : name(variable) {
        ::setenv(name, value, 1);
        ours().insert(name);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() {
        ours().erase(name);
        ::unsetenv(name);
    }
    static std::set<std::string>& ours() {
        static std::set<std::string> names;
        return names;
    }
    const char* name;
};

/// Hides the environment variables of the user who runs the tests while the object lives.
class Undisturbed {
public:
    Undisturbed() {
        for (char** entry = environ; *entry != nullptr; ++entry) {
            const std::string text(*entry), name = text.substr(0, text.find('='));
            if (name.rfind("GERMINI_", 0) == 0 && Variable::ours().count(name) == 0)
                others_[name] = text.substr(name.size() + 1);
        }
        for (const auto& [name, value] : others_) ::unsetenv(name.c_str());
    }
    Undisturbed(const Undisturbed&) = delete;
    Undisturbed& operator=(const Undisturbed&) = delete;
    ~Undisturbed() {
        for (const auto& [name, value] : others_) ::setenv(name.c_str(), value.c_str(), 1);
    }

private:
    std::map<std::string, std::string> others_;
};

/// The settings from the arguments, or the error that refuses them.
struct Read {
    std::optional<server::ServerSettings> settings;
    std::string refusal, text; ///< `text`: as `germini config` prints them
};
Read read(std::vector<std::string> words) {
    const Undisturbed undisturbed;
    CLI::App app;
    cli::ServeOptions options;
    options.add_to(app);
    app.allow_extras();
    std::reverse(words.begin(), words.end()); // as the library expects them
    Read result;
    try {
        app.parse(words);
        options.read(app);
        result.settings = options.settings();
        result.text = cli::settings_text(app, false);
    } catch (const CLI::ParseError& error) { result.refusal = error.what(); }
    return result;
}
bool trusts(const Read& result, const char* address) {
    return result.settings &&
           result.settings->net.trusted_proxies.contain(boost::asio::ip::make_address(address));
}
bool says(const std::string& text, const std::string& what) { return text.find(what) != std::string::npos; }

} // namespace

TEST_CASE("no proxy is trusted unless a network is named, by flag, environment or file") {
    const TempDir folder;
    CHECK_FALSE(trusts(read({}), "127.0.0.1"));
    const Read flags = read({"--trusted-proxy", "127.0.0.1/32", "--trusted-proxy", "fd00::/8"});
    CHECK(trusts(flags, "127.0.0.1"));
    CHECK(trusts(flags, "fd00::1"));
    CHECK_FALSE(trusts(flags, "127.0.0.2"));
    {
        const Variable variable("GERMINI_TRUSTED_PROXY", "10.0.0.0/8,::1/128");
        CHECK(trusts(read({}), "10.1.1.1"));
        CHECK(trusts(read({}), "::1"));
    }
    std::ofstream(folder.file("a.toml")) << "trusted-proxy = [\"10.0.0.0/8\", \"192.0.2.0/24\"]\n";
    CHECK(trusts(read({"--config", folder.file("a.toml")}), "192.0.2.9"));
    for (const char* wrong : {"127.0.0.1", "10.0.0.1/8", "fd00::/129", "all"}) {
        const std::string refusal =
            read({"--trusted-proxy", "127.0.0.1/32", "--trusted-proxy", wrong}).refusal;
        CHECK(says(refusal, "--trusted-proxy"));
        CHECK(says(refusal, std::string("\"") + wrong + "\""));
    }
    CHECK(says(read({"--trusted-proxy", "10.0.0.1/8"}).refusal, "did you mean 10.0.0.0/8?"));
}

TEST_CASE("--behind-proxy of earlier versions is refused with its replacement, wherever it is set") {
    const TempDir folder;
    std::ofstream(folder.file("old.toml")) << "behind-proxy = true\n";
    const auto told = [](const std::string& refusal) {
        return says(refusal, "behind-proxy: was removed") && says(refusal, "--trusted-proxy");
    };
    CHECK(told(read({"--behind-proxy"}).refusal));
    CHECK(told(read({"--config", folder.file("old.toml")}).refusal));
    const Variable variable("GERMINI_BEHIND_PROXY", "true");
    CHECK(told(read({}).refusal));
}

TEST_CASE("names of the server must be host names") {
    const Read good = read({"--host-name", "cards.example", "--host-name", "[2001:db8::1]"});
    REQUIRE(good.settings);
    CHECK(good.settings->net.hosts == std::vector<std::string>{"cards.example", "[2001:db8::1]"});
    CHECK(read({}).settings->net.hosts.empty());
    for (const char* wrong :
         {"https://cards.example", "cards.example:443", "cards.example/", "a b", "[::1", "*"}) {
        const std::string refusal = read({"--host-name", wrong}).refusal;
        CHECK(says(refusal, "--host-name"));
        CHECK(says(refusal, wrong));
    }
}

TEST_CASE("the folders of the pages and of the data are separate") {
    const TempDir folder;
    for (const char* name : {"data", "data/pages", "pages", "pages/inner", "database"})
        std::filesystem::create_directories(folder.file(name));
    std::filesystem::create_directory_symlink(folder.file("data"), folder.file("link"));
    const auto refusal = [&](const std::string& web, const std::string& data, const std::string& db = "") {
        std::vector<std::string> words{"--web", web.empty() ? "" : folder.file(web), "--data",
                                       folder.file(data)};
        if (!db.empty()) words.insert(words.end(), {"--db", folder.file(db)});
        return read(words).refusal;
    };
    CHECK(refusal("pages", "data").empty());
    CHECK(refusal("", "data").empty());
    CHECK(refusal("pages", "not-yet").empty());
    CHECK(refusal("pages", "data", "database/a.db").empty());
    CHECK(refusal("pages2", "pages").empty()); // a name that begins alike
    for (const char* web :
         {"data", "data/", "link", "", "data/pages", "link/pages", "pages/../data", "data/."}) {
        const std::string said = web[0] == '\0' ? refusal(".", "data") : refusal(web, "data");
        CAPTURE(web);
        CHECK(says(said, "--web"));
        CHECK(says(said, folder.path()));
    }
    CHECK(says(refusal("pages", "data", "pages/a.db"), "a.db"));
    CHECK(says(refusal("pages", "data", "pages/inner/a.db"), "a.db"));
    CHECK(says(refusal("pages", "pages/inner/new"), "--web"));
    CHECK(says(refusal("data/new/pages", "data"), "--web"));
}

TEST_CASE("an unknown setting is refused with the nearest known one, from any source") {
    const TempDir folder;
    const auto told = [](const std::string& refusal, const char* wrong, const char* meant) {
        return says(refusal, wrong) && says(refusal, meant);
    };
    CHECK(told(read({"--prot", "9"}).refusal, "--prot", "--port"));
    CHECK(told(read({"--max-conections=5"}).refusal, "--max-conections", "--max-connections"));
    CHECK(told(read({"--porty"}).refusal, "--porty", "--port"));
    {
        const Variable variable("GERMINI_PROT", "9");
        CHECK(told(read({}).refusal, "GERMINI_PROT", "GERMINI_PORT"));
    }
    std::ofstream(folder.file("a.toml")) << "port = 0\nbot-pase = 0\n";
    CHECK(told(read({"--config", folder.file("a.toml")}).refusal, "bot-pase", "bot-pace"));
    CHECK(says(read({"--config", folder.file("a.toml")}).refusal, folder.file("a.toml") + " line 2: "));
    // Nothing resembles it: nothing is suggested.
    const std::string far = read({"--zzzzzzzzzz"}).refusal;
    CHECK(says(far, "--zzzzzzzzzz"));
    CHECK_FALSE(says(far, "did you mean"));
    CHECK(says(read({"cards"}).refusal, "cards"));
}

TEST_CASE("invalid values are refused with the name of their setting") {
    const std::vector<std::pair<std::string, std::vector<std::string>>> wrong{
        {"--log", {"waring", "INFO", ""}},
        {"--host", {"cards.example", "999.1.1.1", ""}},
        {"--port", {"-1", "65536", "http"}},
        {"--absence", {"0", "-5", "86401"}},
        {"--between", {"0"}},
        {"--pause", {"-1"}},
        {"--abandoned", {"0"}},
        {"--away-in-a-hand", {"-1"}},
        {"--adjourned-days", {"0", "-30"}},
        {"--match-days", {"-1", "36501", "two"}},
        {"--max-connections", {"0", "-1", "many"}},
        {"--max-connections-per-address", {"0"}},
        {"--max-tables", {"0"}},
        {"--max-tables-per-guest", {"0"}},
        {"--max-tables-per-address", {"0"}},
        {"--max-spectators", {"-1"}},
        {"--outbox-bytes", {"0", "10"}},
        {"--outbox-messages", {"0"}},
        {"--bot-pace", {"fast", "-1", "9-1"}},
        {"--request-rate", {"20", "0/5", "x/y"}},
        {"--source",
         {"code.example/germini", "ftp://code.example", "https://", "https://code.example/a b",
          "javascript:alert(1)"}},
        {"--page", {"cards.example", "ftp://cards.example/", "https://cards.example/a b"}},
        {"--origin",
         {"foo bar", "cards.example", "https://cards.example/", "ftp://cards.example",
          "https://cards.example:port"}},
    };
    for (const auto& setting : wrong)
        for (const std::string& value : setting.second) {
            const std::string& name = setting.first;
            const std::string refusal = read({name + "=" + value}).refusal;
            CAPTURE(value);
            CAPTURE(refusal);
            CHECK(says(refusal, name));
        }
    for (const char* origin :
         {"https://cards.example", "http://localhost:5173", "https://[2001:db8::1]:8443"})
        CHECK(read({"--origin", origin}).refusal.empty());
    for (const char* source :
         {"https://code.example/germini", "http://10.0.0.2:3000/a?b=c#d", "https://[::1]"})
        CHECK(read({"--source", source}).refusal.empty());
    CHECK(read({"--max-spectators", "0", "--away-in-a-hand", "0"}).refusal.empty());
}

TEST_CASE("a wrong value in the file is refused with file and line") {
    const TempDir folder;
    const std::string file = folder.file("a.toml");
    for (const char* line :
         {"pause = 0", "pause = \"long\"", "pause = 1.5", "log = \"loud\"", "bot-pace = \"fast\"",
          "host = \"cards.example\"", "host-name = [\"a b\"]", "request-rate = 20", "trusted-proxy = \"all\"",
          "page = \"cards.example\"", "port = [{}]"}) {
        std::ofstream(file) << "# mine\n\n" << line << "\nthreads = 1\n";
        const std::string refusal = read({"--config", file}).refusal, text(line);
        CAPTURE(refusal);
        CHECK(says(refusal, file + " line 3: " + text.substr(0, text.find(' '))));
    }
    // A flag overrides the file, so the error is the flag's.
    std::ofstream(file) << "bot-pace = \"fast\"\n";
    CHECK(says(read({"--config", file, "--bot-pace", "slow"}).refusal, "--bot-pace: invalid value \"slow\""));
    CHECK(read({"--config", file, "--bot-pace", "5"}).refusal.empty());
}

TEST_CASE("links begin with the configured address, else with the first name, else with this machine's") {
    const auto link = [](std::vector<std::string> words) {
        const TempDir folder;
        server::ServerSettings settings = *read(std::move(words)).settings;
        settings.store.path = folder.file("germini.db");
        settings.admin_socket = folder.file("admin");
        settings.net.port = 0;
        const server::Server server(std::move(settings), server::all_games());
        const std::string page = server.page();
        return page == "http://localhost:" + std::to_string(server.port()) + "/" ? "local" : page;
    };
    CHECK(link({}) == "local");
    CHECK(link({"--host-name", "cards.example", "--host-name", "b.example"}) == "https://cards.example/");
    CHECK(link({"--page", "http://10.0.0.2:8080"}) == "http://10.0.0.2:8080/");
    CHECK(link({"--host-name", "cards.example", "--page", "https://cards.example/germini/"}) ==
          "https://cards.example/germini/");
}

TEST_CASE("metrics are off by default and local to this machine unless an address is named") {
    const auto at = [](const char* text) {
        const Read result = read({"--metrics", text});
        REQUIRE_MESSAGE(result.settings, result.refusal);
        REQUIRE(result.settings->net.metrics);
        return result.settings->net.metrics->address + " " +
               std::to_string(result.settings->net.metrics->port);
    };
    CHECK_FALSE(read({}).settings->net.metrics);
    CHECK(at("9464") == "127.0.0.1 9464");
    CHECK(at("0.0.0.0:9464") == "0.0.0.0 9464");
    CHECK(at("[::1]:9464") == "::1 9464");
    for (const char* wrong : {"true", "localhost:9464", "0.0.0.0", "99999", "-1", ":9464", "::1", "[::1]"}) {
        const std::string refusal = read({std::string("--metrics=") + wrong}).refusal;
        CAPTURE(wrong);
        CHECK(says(refusal, "--metrics"));
        CHECK(says(refusal, "9464"));
    }
}

TEST_CASE("germini config prints the effective settings as a file that reproduces them") {
    const TempDir folder;
    std::ofstream(folder.file("a.toml")) << "port = 9000\npause = 60\n";
    const Variable variable("GERMINI_PAUSE", "90");
    const Read first = read({"--config", folder.file("a.toml"), "--metrics", "9464", "--origin",
                             "https://a.example", "--origin", "https://b.example", "--bot-pace", "5-10"});
    REQUIRE(first.refusal.empty());
    for (const char* line : {"port = 9000\n", "pause = 90\n", "metrics = 9464\n", "bot-pace = \"5-10\"\n",
                             "origin = [\"https://a.example\", \"https://b.example\"]\n", "threads = 1\n",
                             "secure-cookies = false\n"})
        CHECK(says(first.text, line));
    std::ofstream(folder.file("b.toml")) << first.text;
    CHECK(read({"--config", folder.file("b.toml")}).text == first.text);
}

TEST_CASE("the example file has every setting with its default") {
    CLI::App app;
    cli::ServeOptions options;
    options.add_to(app);
    std::stringstream file;
    file << std::ifstream("docker/germini.toml").rdbuf();
    CHECK_MESSAGE(file.str() == cli::settings_text(app, true),
                  "`germini config --example > docker/germini.toml` writes it again");
}
