#include "server/store/backup.hpp"

#include "server/store/database.hpp"
#include "server/store/snapshot.hpp"

#include <filesystem>

namespace germini::store {

void back_up(const std::string& path, const std::string& to) {
    std::error_code error;
    if (std::filesystem::exists(to, error))
        throw StoreError("the file " + to + " already exists: expected a new file for the backup");
    Database database(path, Synchronous::full, Access::existing);
    snapshot(database, to);
}

} // namespace germini::store
