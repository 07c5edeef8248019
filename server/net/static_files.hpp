// The built web client, held in memory: read once at the start.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace germini::server {

struct StaticFile {
    std::string content;
    std::string packed;     ///< the same, gzip; empty where that is no shorter
    std::string type;       ///< MIME
    std::string tag;        ///< ETag, with its quotes
    bool immutable = false; ///< its name changes with its content
};

class StaticFiles {
public:
    StaticFiles() = default;
    /// Reads all files below the folder; an empty or missing one gives none.
    explicit StaticFiles(const std::string& folder);

    /// The file of a request's path ("/" is index.html); nullptr if there is none.
    const StaticFile* find(std::string_view path) const;
    std::size_t size() const { return files_.size(); }

private:
    std::map<std::string, StaticFile, std::less<>> files_;
};

} // namespace germini::server
