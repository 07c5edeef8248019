// Passwords, hashed and compared on a thread of their own, one at a time; whoever guesses is slowed, by the
// login that he tries and by his address.
#pragma once
#include "server/account/slowing.hpp"
#include "server/actor/world.hpp"
#include "server/net/addresses.hpp"

#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace germini::server {

/// How many may wait to be hashed or compared.
inline constexpr std::size_t kMostHashing = 32;

class Passwords {
public:
    Passwords(const World& world, const account::Slowing::Measure& measure)
        : world_(world), slowing_(measure) {}
    Passwords(const Passwords&) = delete;
    Passwords& operator=(const Passwords&) = delete;
    ~Passwords() {
        thread_.stop();
        thread_.join();
    }

    /// What came of a guess.
    struct Guess {
        enum class Is : std::uint8_t { right, wrong, slowed, busy };
        Is is = Is::wrong;
        std::chrono::seconds wait{0}; ///< until the next one is looked at, where it was not
        std::string hash{};           ///< of the new password, where one was given
    };
    using Guessed = std::function<void(Guess)>;

    // The answers come on the thread, once.

    /// Its hash, after `guess`.
    void hash(std::string password, Guessed done);
    /// Whether it is the password of a login; `look`: what the login looks like; `hash`: what is stored, if
    /// there is such an account. It takes as long where there is none. `next`: a new one, hashed where it is
    /// right.
    void compare(std::string look, AddressPtr address, std::optional<std::string> hash, std::string password,
                 std::optional<std::string> next, Guessed done);
    /// Something else is about to be guessed of the login: right, if he may; it counts as wrong until
    /// forgive().
    void guess(std::string look, AddressPtr address, std::string next, Guessed done);
    /// The guess was right after all.
    void forgive(std::string look);

private:
    template <class Work> void work(Guessed done, Work work);
    /// How long he has to wait; nothing: not at all.
    std::optional<std::chrono::seconds> slowed(const std::string& look, const AddressPtr& address) const;

    const World& world_;
    std::atomic<std::size_t> waiting_ = 0;
    account::Slowing slowing_; ///< the thread's
    std::string nobodys_;      ///< a hash to compare with where there is no account; the thread's
    boost::asio::thread_pool thread_{1};
};

} // namespace germini::server
