// The settings of `germini serve` that must be right: what is wrong is refused at the start, by its name.
#include "server/cli/serve_options.hpp"

#include "tests/server/kit/running.hpp"

#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <stdlib.h>

using namespace germini;
using namespace germini::test;

namespace {

/// The settings that the words make, or the sentence that refuses them.
struct Read {
    std::optional<server::ServerSettings> settings;
    std::string refusal;
};
Read read(std::vector<std::string> words) {
    CLI::App app;
    cli::ServeOptions options;
    options.add_to(app);
    std::reverse(words.begin(), words.end()); // as the library wants them
    Read result;
    try {
        app.parse(words);
        options.read_config(app);
        result.settings = options.settings();
    } catch (const CLI::ParseError& error) { result.refusal = error.what(); }
    return result;
}
bool trusts(const Read& result, const char* address) {
    return result.settings &&
           result.settings->net.trusted_proxies.contain(boost::asio::ip::make_address(address));
}
bool says(const std::string& text, const std::string& what) { return text.find(what) != std::string::npos; }

/// A variable of the environment, as long as the object lives.
struct Variable {
    Variable(const char* variable, const char* value) : name(variable) { ::setenv(name, value, 1); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() { ::unsetenv(name); }
    const char* name;
};

} // namespace

TEST_CASE("nobody is trusted unless a network is named, by flag, environment or file") {
    const Folder folder;
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
    CHECK(says(read({"--trusted-proxy", "10.0.0.1/8"}).refusal, "10.0.0.0/8 is the network"));
}

TEST_CASE("--behind-proxy of earlier versions is refused with what replaces it, wherever it is set") {
    const Folder folder;
    std::ofstream(folder.file("old.toml")) << "behind-proxy = true\n";
    const auto told = [](const std::string& refusal) {
        return says(refusal, "--behind-proxy") && says(refusal, "--trusted-proxy");
    };
    CHECK(told(read({"--behind-proxy"}).refusal));
    CHECK(told(read({"--config", folder.file("old.toml")}).refusal));
    const Variable variable("GERMINI_BEHIND_PROXY", "true");
    CHECK(told(read({}).refusal));
}

TEST_CASE("names of the server are names of hosts") {
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

TEST_CASE("the folder of the pages and that of the data are apart") {
    const Folder folder;
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
