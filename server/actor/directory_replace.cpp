// Loads a table again whose instance may not know all that is stored.
#include "server/actor/directory.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <memory>
#include <utility>

namespace germini::server {
namespace {

constexpr std::chrono::seconds kBetweenTries{1};

} // namespace

void Directory::replace(const std::string& id, const TableActor* instance) {
    const auto found = entries_.find(id);
    if (found == entries_.end() || found->second.table.get() != instance) return;
    found->second.table = nullptr;
    found->second.replaced = true;
    load_once_stored(id);
}

/// Loads the table once a commit has succeeded: then the database has, or never will have, all that was
/// written before.
void Directory::load_once_stored(const std::string& id) {
    if (stopping_) return;
    server_.store.write(strand_, model::WriteProbe{}, [self = shared_from_this(), id](const auto& written) {
        const auto found = self->entries_.find(id);
        if (found == self->entries_.end()) return;
        if (written) return self->server_.cluster == nullptr ? self->read(id) : self->locate(id);
        for (const FindCallback& asked : std::exchange(found->second.asked, {}))
            asked(tl::make_unexpected(CloseReason::restarting));
        self->load_later(id);
    });
}

void Directory::load_later(const std::string& id) {
    const auto timer = std::make_shared<boost::asio::steady_timer>(strand_, kBetweenTries);
    timer->async_wait([self = shared_from_this(), timer, id](const boost::system::error_code&) {
        self->load_once_stored(id);
    });
}

} // namespace germini::server
