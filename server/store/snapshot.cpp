#include "server/store/snapshot.hpp"

#include "server/store/private_files.hpp"

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace germini::store {

void snapshot(Database& database, const std::string& to) {
    namespace fs = std::filesystem;
    std::error_code error;
    // Only a complete copy gets the final name; a crash leaves a partial file under another.
    const std::string part = to + ".part";
    fs::remove(part, error);
    if (!make_private_file(part))
        throw StoreError("cannot create the file " + part + ": " + std::generic_category().message(errno));
    try {
        Statement(database, "VACUUM INTO ?").with(part).run();
        sync_to_disk(part);
        fs::rename(part, to);
        sync_to_disk(fs::absolute(to).parent_path().string());
    } catch (const std::exception& failed) {
        fs::remove(part, error);
        throw StoreError("The copy " + to + " cannot be written: " + failed.what());
    }
}

} // namespace germini::store
