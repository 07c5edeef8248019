// The system's clock and source of randomness.
#pragma once
#include "server/table/environment.hpp"

namespace germini::server {

Environment system_environment();

} // namespace germini::server
