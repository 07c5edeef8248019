// Hashes and compares passwords on a separate thread, one at a time, serving addresses in turn. Slows down
// guessing per login and per address.
#pragma once
#include "server/account/known_addresses.hpp"
#include "server/account/login_throttle.hpp"
#include "server/actor/server_context.hpp"
#include "server/inbox.hpp"
#include "server/net/addresses.hpp"
#include "server/round_robin_queue.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace germini::server {

/// Maximum number of passwords waiting to be hashed or compared, in total and per address. Each takes almost
/// a tenth of a second. Addresses are served in turn.
inline constexpr std::size_t kMostHashing = 128;
inline constexpr int kMostHashingPerAddress = 4;

/// A person guessing a secret of a login.
struct LoginAttempt {
    std::string skeleton; ///< the skeleton of the login (see names::skeletons)
    AddressPtr address;
    /// Guesses from a session of the account itself are slowed separately, whatever others do with its login.
    bool logged_in = false;
    /// The browser in which the account was last opened (docs/accounts.md) is slowed separately, too.
    bool own_browser = false;

    std::string name() const {
        if (logged_in) return skeleton + '\n';
        return skeleton + '\n' + (own_browser ? "browser" : address->counted_as);
    }
};

class Passwords {
public:
    /// `per_login`: limit on wrong guesses at a login from one address; `total`: from all addresses together.
    Passwords(const ServerContext& server, const account::LoginThrottle::Config& per_login,
              const account::LoginThrottle::Config& total)
        : server_(server), throttle_(per_login), total_throttle_(total) {}
    Passwords(const Passwords&) = delete;
    Passwords& operator=(const Passwords&) = delete;
    ~Passwords() {
        thread_.stop();
        thread_.join();
    }

    /// Result of a guess.
    struct GuessResult {
        enum class Status : std::uint8_t {
            right,
            wrong,
            slowed,
            too_fast, ///< the address has requested too many hashes, right or wrong
            busy
        };
        Status status = Status::wrong;
        std::chrono::seconds wait{0}; ///< wait before the next guess is checked, if this one was not
        std::string hash{};           ///< hash of the new password, if one was given
    };
    using Guessing = boost::asio::awaitable<GuessResult>;

    /// Hashes the password; returns the hash in the guess.
    Guessing hash(AddressPtr address, std::string password);
    /// Checks the password of a login. `hash`: the stored hash; nullopt if there is no such account, which
    /// takes the same time. `next`: a new password, hashed if the guess is right.
    Guessing compare(LoginAttempt attempt, std::optional<std::string> hash, std::string password,
                     std::optional<std::string> next);
    /// Starts a guess at another secret of the login, and hashes the new password `next`. Returns `right` if
    /// guessing is allowed now; it counts as wrong until forgive() is called.
    Guessing guess(LoginAttempt attempt, std::string next);
    /// Clears the failed attempts, because the guess was right after all or the login is new.
    void forgive(LoginAttempt attempt);

private:
    struct Job {
        std::function<void(GuessResult)> done; ///< called once, on the password thread
        std::function<GuessResult()> work;
        std::shared_ptr<void> slot; ///< slot among the waiting passwords of its address
    };
    Guessing work(AddressPtr address, std::function<GuessResult()> work);
    void do_next();
    void was_right(const LoginAttempt& attempt);
    /// Returns true if wrong guesses by others do not slow this attempt.
    bool is_exempt(const LoginAttempt& attempt) const;
    /// Returns how long the attempt has to wait; nullopt if not at all.
    std::optional<std::chrono::seconds> slowed(const LoginAttempt& attempt) const;
    void was_wrong(const LoginAttempt& attempt);

    const ServerContext& server_;
    Inbox<std::pair<std::string, Job>> inbox_;         ///< with the address to count for
    RoundRobinQueue<Job> waiting_{kMostHashing};       ///< used by the password thread only
    account::LoginThrottle throttle_, total_throttle_; ///< used by the password thread only
    account::KnownAddresses known_addresses_;          ///< used by the password thread only
    std::string
        dummy_hash_; ///< dummy hash, compared if there is no account; used by the password thread only
    boost::asio::thread_pool thread_{1};
};

} // namespace germini::server
