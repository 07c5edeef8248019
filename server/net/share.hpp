// A share of a limited resource, given back on release.
#pragma once
#include <atomic>
#include <cstddef>
#include <memory>

namespace germini::server {

/// Adds `amount` to `count` of `owner` until the share is released. Returns null if `count` would exceed
/// `most`.
template <class Owner>
std::shared_ptr<void> take_share(const std::shared_ptr<Owner>& owner, std::atomic<std::size_t> Owner::*count,
                                 std::size_t amount, std::size_t most) {
    const auto give_back = [owner, count, amount](void*) { owner.get()->*count -= amount; };
    std::shared_ptr<void> share(owner.get(), give_back);
    return ((owner.get()->*count) += amount) <= most ? share : nullptr;
}

} // namespace germini::server
