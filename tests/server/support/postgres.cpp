#include "tests/server/support/postgres.hpp"

#include "server/store/database.hpp"
#include "server/store/migrate.hpp"

#include <cstdlib>
#include <filesystem>
#include <map>
#include <mutex>
#include <unistd.h>

namespace germini::test {
namespace {

std::string uri_of(const std::string& name) {
    return "postgresql://germini@/" + name + "?host=" + std::getenv("TESTS_POSTGRES");
}

store::Database open(const std::string& name) { return {uri_of(name), store::Synchronous::full}; }

/// Databases of this process by folder. Those of folders that are gone are dropped, since each takes 8 MB.
class Databases {
public:
    std::string of(const std::string& folder) {
        const std::lock_guard guard(mutex_);
        if (const auto found = names_.find(folder); found != names_.end()) return uri_of(found->second);
        store::Database server = open("postgres");
        if (names_.empty() && made_ == 0) {
            server.run("CREATE DATABASE " + template_);
            store::Database schema = open(template_);
            store::migrate(schema, template_, schema.engine().migrations());
        }
        std::erase_if(names_, [&server](const auto& one) {
            if (std::filesystem::exists(one.first)) return false;
            server.run("DROP DATABASE IF EXISTS " + one.second + " WITH (FORCE)");
            return true;
        });
        const std::string name = template_ + "_" + std::to_string(++made_);
        server.run("CREATE DATABASE " + name + " TEMPLATE " + template_);
        names_.emplace(folder, name);
        return uri_of(name);
    }

private:
    std::mutex mutex_;
    const std::string template_ = "tests_" + std::to_string(::getpid());
    std::map<std::string, std::string> names_;
    int made_ = 0;
};

} // namespace

std::string postgres_of(const TempDir& folder) {
    if (std::getenv("TESTS_POSTGRES") == nullptr) return "";
    static Databases databases;
    return databases.of(folder.path());
}

std::string database_of(const TempDir& folder) {
    const std::string postgres = postgres_of(folder);
    return postgres.empty() ? folder.file("germini.db") : postgres;
}

} // namespace germini::test
