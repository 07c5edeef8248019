#include "server/net/static_files.hpp"

#include "server/crypto/random.hpp"
#include "server/net/gzip.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

namespace germini::server {
namespace {

constexpr std::size_t kWorthCompressing = 1024;
constexpr std::string_view kBrotliEnding = ".br";
// Vite stores files with a hash in their name in this folder.
constexpr std::string_view kImmutableFolder = "/assets/";

struct Type {
    std::string_view ending, mime;
    bool text; ///< compresses well
};
constexpr std::array<Type, 14> kTypes{{{".html", "text/html; charset=utf-8", true},
                                       {".js", "text/javascript; charset=utf-8", true},
                                       {".mjs", "text/javascript; charset=utf-8", true},
                                       {".css", "text/css; charset=utf-8", true},
                                       {".json", "application/json; charset=utf-8", true},
                                       {".webmanifest", "application/manifest+json", true},
                                       {".svg", "image/svg+xml", true},
                                       {".txt", "text/plain; charset=utf-8", true},
                                       {".png", "image/png", false},
                                       {".webp", "image/webp", false},
                                       {".ico", "image/x-icon", false},
                                       {".woff2", "font/woff2", false},
                                       {".wasm", "application/wasm", true},
                                       {".mp3", "audio/mpeg", false}}};
constexpr Type kOther{"", "application/octet-stream", false};

const Type& type_of(const std::string& ending) {
    for (const Type& type : kTypes)
        if (type.ending == ending) return type;
    return kOther;
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The file's Brotli form; empty without one, or if the file was changed after it was compressed.
std::string read_brotli(const std::filesystem::path& file) {
    namespace fs = std::filesystem;
    const fs::path compressed = fs::path(file).concat(kBrotliEnding);
    std::error_code error;
    const auto written = fs::last_write_time(compressed, error);
    if (error || written < fs::last_write_time(file, error)) return {};
    return read_file(compressed);
}

StaticFile plain_file(std::string content, std::string type) {
    StaticFile file;
    file.content = std::move(content);
    file.type = std::move(type);
    file.tag = "\"" + content_tag(file.content) + "\"";
    return file;
}

} // namespace

StaticFile text_file(std::string content, std::string type) {
    StaticFile file = plain_file(std::move(content), std::move(type));
    if (file.content.size() < kWorthCompressing) return file;
    file.gzipped = gzip(file.content);
    if (file.gzipped.size() >= file.content.size()) file.gzipped.clear();
    return file;
}

StaticFiles::StaticFiles(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (folder.empty() || !fs::is_directory(folder, error)) return;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file() || entry.path().extension() == kBrotliEnding) continue;
        const Type& type = type_of(entry.path().extension().string());
        const auto make = type.text ? text_file : plain_file;
        StaticFile file = make(read_file(entry.path()), std::string(type.mime));
        const std::string path = "/" + fs::relative(entry.path(), folder).generic_string();
        file.immutable = path.rfind(kImmutableFolder, 0) == 0;
        file.brotli = read_brotli(entry.path());
        files_.emplace(path, std::move(file));
    }
}

const StaticFile* StaticFiles::find(std::string_view path) const {
    const auto found = files_.find(path == "/" ? std::string_view("/index.html") : path);
    return found == files_.end() ? nullptr : &found->second;
}

} // namespace germini::server
