#include "server/net/readiness.hpp"

#include "server/net/replies.hpp"

#include <boost/asio/post.hpp>
#include <utility>

namespace germini::server {
namespace {

Response told(bool ready) {
    if (!ready) return not_stored();
    Response response;
    response.body = "ready";
    response.type = "text/plain; charset=utf-8";
    return response;
}

} // namespace

void Readiness::ask(Reply reply) {
    boost::asio::post(strand_, [this, reply = std::move(reply)]() mutable {
        if (found_ && world_.steady() - found_->at < kReadyHolds) return reply(told(found_->ready));
        asking_.push_back(std::move(reply));
        if (asking_.size() == 1) try_it();
    });
}

void Readiness::try_it() {
    world_.store.write(strand_, store::TryWrite{},
                       [this](const auto& written) { found(written.has_value()); });
}

void Readiness::found(bool ready) {
    found_ = Found{ready, world_.steady()};
    for (const Reply& reply : std::exchange(asking_, {})) reply(told(ready));
}

} // namespace germini::server
