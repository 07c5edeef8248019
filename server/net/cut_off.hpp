// Ends a connection that has lost its share of a total, from any thread.
#pragma once
#include "server/net/beast.hpp"

#include <memory>
#include <stop_token>

namespace germini::server {

/// Calls `connection->cut_off(lost)` on its strand. `lost` says what was lost: by then the connection may
/// have another share, and serve another client.
template <class Connection> struct CutOff {
    void operator()() const {
        asio::post(strand, [weak = weak, lost = lost] {
            if (const auto connection = weak.lock()) connection->cut_off(lost);
        });
    }
    Strand strand;
    std::weak_ptr<Connection> weak;
    std::stop_token lost;
};

} // namespace germini::server
