// Which program this is: for whoever runs it, and for whoever plays on it and wants its source.
#pragma once
#include <string>
#include <string_view>

namespace germini::server {

/// "0.1.0"
std::string_view version();
/// The commit of the sources, as they were when the build was set up, with "-dirty" if they had been changed;
/// empty where they came without their repository and nobody said.
std::string_view commit();
/// "0.1.0 (36b9e604fb1a)", or the version alone.
std::string version_and_commit();

} // namespace germini::server
