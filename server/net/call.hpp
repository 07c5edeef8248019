// A permitted request, as its handler gets it.
#pragma once
#include "server/model/guest.hpp"
#include "server/net/message.hpp"

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

struct ServerContext; // server/actor/server_context.hpp

/// Lives until the handler's coroutine has ended.
struct Call {
    Request request;
    std::optional<model::Guest> guest{}; ///< not empty if the right requires a guest
    std::vector<std::string> ids{};      ///< values of the path parameters, in order

    /// Returns the value of the first path parameter.
    const std::string& id() const { return ids.at(0); }
};

/// A handler's answer. Exceptions become 500 `internal_error` (Api::handle).
using Answer = boost::asio::awaitable<Response>;

} // namespace germini::server
