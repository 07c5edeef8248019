#include "server/net/static_reply.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace germini::server {
namespace {

constexpr double kWhole = 1; ///< weight of a coding that is listed without one

/// Returns the weight of a coding; 0, which refuses it, if the weight is malformed.
template <class Parameters> double weight(const Parameters& parameters) {
    for (const auto& [name, value] : parameters) {
        if (!beast::iequals(name, "q")) continue;
        double q = 0;
        const char* const end = value.data() + value.size();
        const auto read = std::from_chars(value.data(), end, q, std::chars_format::fixed);
        return read.ec == std::errc() && read.ptr == end && q >= 0 && q <= kWhole ? q : 0;
    }
    return kWhole;
}

} // namespace

bool accepts(const HttpRequest& request, std::string_view coding) {
    std::optional<double> named, any;
    double plain = 0;
    const std::string list = whole_list(request, "Accept-Encoding");
    // Parse each coding separately: in a list, Beast gives a coding without a weight that of the coding
    // before it.
    for (std::size_t begin = 0; begin < list.size();) {
        const auto end = std::min(list.find(',', begin), list.size());
        const http::ext_list one{std::string_view(list).substr(begin, end - begin)};
        begin = end + 1;
        const auto first = one.begin();
        if (first == one.end()) continue;
        const auto& [name, parameters] = *first;
        if (beast::iequals(name, coding) || (coding == "gzip" && beast::iequals(name, "x-gzip")))
            named = weight(parameters);
        else if (name == "*")
            any = weight(parameters);
        else if (beast::iequals(name, "identity"))
            plain = weight(parameters);
    }
    const double compressed = named.value_or(any.value_or(0));
    return compressed > 0 && compressed >= plain;
}

SpanResponse to_http(const StaticFile& file, const HttpRequest& request, const NetSettings& settings) {
    const bool fresh = request[http::field::if_none_match] == file.tag;
    SpanResponse out{fresh ? http::status::not_modified : http::status::ok, request.version()};
    add_guards(out, settings, false);
    out.set(http::field::etag, file.tag);
    out.set(http::field::cache_control, file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
    out.keep_alive(request.keep_alive());
    if (fresh) return out;
    out.set(http::field::content_type, file.type);
    if (!file.gzipped.empty() || !file.brotli.empty()) out.set(http::field::vary, "Accept-Encoding");
    std::string_view body = file.content;
    const auto use = [&](std::string_view coding, const std::string& compressed) {
        if (compressed.empty() || !accepts(request, coding)) return false;
        out.set(http::field::content_encoding, coding);
        body = compressed;
        return true;
    };
    if (!use("br", file.brotli)) use("gzip", file.gzipped);
    if (request.method() != http::verb::head) out.body() = {body.data(), body.size()};
    out.content_length(body.size());
    return out;
}

} // namespace germini::server
