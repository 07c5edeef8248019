// Files that commands read.
#pragma once
#include <string>

namespace germini::cli {

/// Returns the content of the file, or of standard input if it is called "-". Throws std::runtime_error if
/// the file cannot be read or is empty.
std::string file_content(const std::string& file);

} // namespace germini::cli
