// The system's clock and source of randomness.
#pragma once
#include "server/table/sources.hpp"

namespace germini::server {

Sources system_sources();

} // namespace germini::server
