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

/// How many may wait to be hashed or compared, of all and of one address: each takes the better part of a
/// tenth of a second.
inline constexpr std::size_t kMostHashing = 32;
inline constexpr int kMostHashingAnAddress = 4;

/// Who guesses at which login.
struct Guesser {
    std::string look; ///< what the login looks like
    AddressPtr address;
    /// By a session of the account itself: he is slowed for himself, whatever others do at its login.
    bool logged_in = false;

    std::string name() const { return look + '\n' + (logged_in ? "" : address->counted_as); }
};

class Passwords {
public:
    /// `a_login`: for wrong ones at a login from one address; `in_all`: from all of them together.
    Passwords(const World& world, const account::Slowing::Measure& a_login,
              const account::Slowing::Measure& in_all)
        : world_(world), slowing_(a_login), in_all_(in_all) {}
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
    void hash(const AddressPtr& address, std::string password, Guessed done);
    /// Whether it is the password of a login; `hash`: what is stored, if there is such an account. It takes
    /// as long where there is none. `next`: a new one, hashed where it is right.
    void compare(Guesser guesser, std::optional<std::string> hash, std::string password,
                 std::optional<std::string> next, Guessed done);
    /// Something else is about to be guessed of the login: right, if he may; it counts as wrong until
    /// forgive().
    void guess(Guesser guesser, std::string next, Guessed done);
    /// The guess was right after all.
    void forgive(Guesser guesser);

private:
    template <class Work> void work(const AddressPtr& address, Guessed done, Work work);
    /// How long he has to wait; nothing: not at all.
    std::optional<std::chrono::seconds> slowed(const Guesser& guesser) const;
    void was_wrong(const Guesser& guesser);

    const World& world_;
    std::atomic<std::size_t> waiting_ = 0;
    account::Slowing slowing_, in_all_; ///< the thread's
    std::string nobodys_;               ///< a hash to compare with where there is no account; the thread's
    boost::asio::thread_pool thread_{1};
};

} // namespace germini::server
