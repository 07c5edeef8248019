// Limits on answers that are in memory or in files until they are sent.
#pragma once
#include "server/net/addresses.hpp"
#include "server/net/beast.hpp"
#include "server/net/message.hpp"

#include <memory>
#include <stop_token>
#include <vector>

namespace germini::server {

/// Shares of the limits on answers, per address and in total.
using AnswerShares = std::vector<std::shared_ptr<void>>;

/// Reserves memory or a file's space for an answer until it is sent. Replaces the answer with 503 `busy` if a
/// limit is reached. `lost` is requested to stop if another address gets the space.
asio::awaitable<AnswerShares> share_answer(Response& answer, AddressPtr address, const NetSettings& limits,
                                           std::stop_source lost);

} // namespace germini::server
