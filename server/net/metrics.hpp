// Answers `GET /metrics` on a separate listener, in the Prometheus text format. Contains nothing about cards,
// names or who plays where. docs/metrics.md lists each metric with its unit.
#pragma once
#include "server/net/context.hpp"
#include "server/net/message.hpp"

namespace germini::server {

Response metrics(const NetContext& net);

} // namespace germini::server
