// Content that is the same for every client, read or built once at startup: the web client, and the rules.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace germini::server {

struct StaticFile {
    std::string content;
    std::string gzipped;    ///< compressed content; empty if that is no shorter
    std::string brotli;     ///< content of the file NAME.br beside it; empty without one, or if it is older
    std::string type;       ///< MIME type
    std::string tag;        ///< ETag, including its quotes
    bool immutable = false; ///< the name changes with the content
};

/// Returns text that is sent often as a file, with its tag and, if that is shorter, its compressed form.
StaticFile text_file(std::string content, std::string type);

class StaticFiles {
public:
    StaticFiles() = default;
    /// Reads all files below the folder; none if the folder is empty or missing. A file NAME.br is the
    /// compressed content of NAME and has no path of its own.
    explicit StaticFiles(const std::string& folder);

    /// Returns the file for a request path ("/" is index.html), or nullptr.
    const StaticFile* find(std::string_view path) const;
    std::size_t size() const { return files_.size(); }

private:
    std::map<std::string, StaticFile, std::less<>> files_;
};

} // namespace germini::server
