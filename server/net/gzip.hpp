// Compresses content that is sent often, once.
#pragma once
#include <string>
#include <string_view>

namespace germini::server {

/// Returns the content as a gzip file.
std::string gzip(std::string_view content);

} // namespace germini::server
