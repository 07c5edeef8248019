// What `GET /metrics` answers, at a listener of its own: counts in the text form of Prometheus. Nothing about
// cards, names or who plays where. docs/metrics.md has each with its unit.
#pragma once
#include "server/net/context.hpp"
#include "server/net/message.hpp"

namespace germini::server {

Response metrics(const NetContext& net);

} // namespace germini::server
