// What `GET /metrics` answers: counts in the text form of Prometheus, where --metrics is set. Nothing about
// cards, names or who plays where.
#pragma once
#include "server/net/context.hpp"
#include "server/net/message.hpp"

namespace germini::server {

Response metrics(const NetContext& net);

} // namespace germini::server
