#include "server/cli/web_folder.hpp"

#include <algorithm>
#include <filesystem>

namespace germini::cli {
namespace {

namespace fs = std::filesystem;

/// Resolves links in the existing part of the path; the rest stays as written.
fs::path real(const std::string& path) {
    std::error_code error;
    fs::path found = fs::weakly_canonical(fs::absolute(path, error), error);
    if (error) found = fs::absolute(path, error).lexically_normal();
    return found.has_filename() ? found : found.parent_path(); // "data/" is the same as "data"
}

bool holds(const fs::path& folder, const fs::path& path) {
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

} // namespace

std::string wrong_web_folder(const std::string& web, const std::string& data, const std::string& database) {
    if (web.empty()) return "";
    const fs::path pages = real(web), kept = real(data), file = real(database);
    const std::string folder = "the folder " + pages.string();
    if (holds(pages, file))
        return folder + " contains the database " + file.string() + ", which would be served to everybody";
    if (holds(pages, kept)) return folder + " contains --data, which would be served to everybody";
    if (holds(kept, pages)) return folder + " is inside --data: move the web client elsewhere";
    return "";
}

} // namespace germini::cli
