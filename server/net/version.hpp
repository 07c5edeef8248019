// The program's version, for operators, and for players who want its source code.
#pragma once
#include <string>
#include <string_view>

namespace germini::server {

/// "0.1.0"
std::string_view version();
/// Returns the source commit when the build was configured, with "-dirty" if files were modified. Empty if
/// built outside a repository without naming a commit.
std::string_view commit();
/// "0.1.0 (36b9e604fb1a)", or only the version if the commit is unknown.
std::string version_and_commit();

} // namespace germini::server
