#include "server/cli/copy.hpp"

#include "server/cli/database_option.hpp"
#include "server/store/copy.hpp"
#include "server/store/database.hpp"
#include "server/store/lock.hpp"
#include "server/store/migrate.hpp"

#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

namespace germini::cli {
namespace {

/// Keeps servers from a database while it exists: moves that were made after the copy would be lost. Throws
/// StoreError if a server is running on it.
struct Reserved {
    explicit Reserved(const std::string& place) {
        if (store::is_postgres(place))
            session = std::make_unique<store::Database>(place, store::Synchronous::full, store::Access::own);
        else
            file = std::make_unique<store::Lock>(place);
    }
    std::unique_ptr<store::Database> session;
    std::unique_ptr<store::Lock> file;
};

void copy(const std::string& from, const std::string& to) {
    if (!store::is_postgres(from) && !std::filesystem::exists(from))
        throw store::StoreError("database not found: " + from);
    const Reserved reserved_source(from), reserved_target(to);
    store::Database source(from, store::Synchronous::full, store::Access::reading);
    store::Database target(to, store::Synchronous::full);
    store::migrate(target, store::shown(to), target.engine().migrations());
    std::int64_t rows = 0;
    for (const store::CopiedTable& table : store::copy(source, target)) {
        rows += table.rows;
        if (table.rows > 0) std::cout << table.name << ": " << table.rows << '\n';
    }
    std::cout << rows << " rows copied to " << store::shown(to) << " and compared\n";
}

} // namespace

void add_copy(CLI::App& app) {
    struct Options {
        std::string from, to;
    };
    CLI::App* command =
        app.add_subcommand("copy", "copy a whole database into an empty one and compare the two; both may be "
                                   "files or PostgreSQL (postgresql://...)");
    const auto options = std::make_shared<Options>();
    command
        ->add_option("FROM", options->from, "path, or connection URI of PostgreSQL; no server may run on it")
        ->required();
    command->add_option("TO", options->to, "same; no server may run on it")->required();
    command->callback([options] { copy(options->from, options->to); });
}

} // namespace germini::cli
