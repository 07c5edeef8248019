#include "server/net/readiness.hpp"

#include "server/model/command.hpp"
#include "server/net/replies.hpp"

#include <boost/asio/post.hpp>
#include <utility>

namespace germini::server {
namespace {

Response readiness_response(bool ready, bool low) {
    if (!ready) return not_stored();
    Response response;
    response.body = low ? "ready; little free disk space, nothing new begins" : "ready";
    response.type = "text/plain; charset=utf-8";
    return response;
}

} // namespace

void Readiness::ask(Reply reply) {
    boost::asio::post(strand_, [this, reply = std::move(reply)]() mutable {
        if (found_ && server_.steady() - found_->at < kReadyHolds)
            return reply(readiness_response(found_->ready, server_.disk.is_low(server_.steady())));
        asking_.push_back(std::move(reply));
        if (asking_.size() == 1) try_it();
    });
}

void Readiness::try_it() {
    server_.store.write(strand_, model::WriteProbe{},
                        [this](const auto& written) { found(written.has_value()); });
}

void Readiness::found(bool ready) {
    found_ = Found{ready, server_.steady()};
    const bool low = server_.disk.is_low(server_.steady());
    for (const Reply& reply : std::exchange(asking_, {})) reply(readiness_response(ready, low));
}

} // namespace germini::server
