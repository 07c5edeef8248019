// Answers to GET outside the API for which there is no file.
#pragma once
#include "server/net/context.hpp"
#include "server/net/message.hpp"

namespace germini::server {

/// Answers /healthz, says what is missing if no web client is served, and is 404 for all other paths.
Response no_page(const NetContext& net, const Request& request);

} // namespace germini::server
