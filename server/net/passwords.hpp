// Hashes and compares passwords on a separate thread, one at a time, serving addresses in turn. Slows down
// guessing per login and per address.
#pragma once
#include "server/account/familiar.hpp"
#include "server/account/slowing.hpp"
#include "server/actor/world.hpp"
#include "server/inbox.hpp"
#include "server/net/addresses.hpp"
#include "server/turns.hpp"

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
inline constexpr int kMostHashingAnAddress = 4;

/// A person guessing a secret of a login.
struct Guesser {
    std::string look; ///< the skeleton of the login (see names::looks)
    AddressPtr address;
    /// Guesses from a session of the account itself are slowed separately, whatever others do with its login.
    bool logged_in = false;
    /// The browser in which the account was last opened (docs/accounts.md) is slowed separately, too.
    bool own_browser = false;

    std::string name() const {
        if (logged_in) return look + '\n';
        return look + '\n' + (own_browser ? "browser" : address->counted_as);
    }
};

class Passwords {
public:
    /// `a_login`: limit on wrong guesses at a login from one address; `in_all`: from all addresses together.
    Passwords(const World& world, const account::Slowing::Measure& a_login,
              const account::Slowing::Measure& in_all)
        : world_(world), slowing_(a_login), in_all_(in_all) {}
    Passwords(const Passwords&) = delete;
    Passwords& operator=(const Passwords&) = delete;
    ~Passwords() {
        thread_.stop();
        thread_.join();
    }

    /// Result of a guess.
    struct Guess {
        enum class Is : std::uint8_t {
            right,
            wrong,
            slowed,
            too_fast, ///< the address has requested too many hashes, right or wrong
            busy
        };
        Is is = Is::wrong;
        std::chrono::seconds wait{0}; ///< wait before the next guess is checked, if this one was not
        std::string hash{};           ///< hash of the new password, if one was given
    };
    using Guessed = std::function<void(Guess)>;

    // Callbacks run once, on the password thread.

    /// Hashes the password; passes the hash in the guess.
    void hash(const AddressPtr& address, std::string password, Guessed done);
    /// Checks the password of a login. `hash`: the stored hash; nullopt if there is no such account, which
    /// takes the same time. `next`: a new password, hashed if the guess is right.
    void compare(Guesser guesser, std::optional<std::string> hash, std::string password,
                 std::optional<std::string> next, Guessed done);
    /// Starts a guess at another secret of the login, and hashes the new password `next`. Reports `right` if
    /// guessing is allowed now; it counts as wrong until forgive() is called.
    void guess(Guesser guesser, std::string next, Guessed done);
    /// Clears the failed attempts, because the guess was right after all or the login is new.
    void forgive(Guesser guesser);

private:
    struct Job {
        Guessed done;
        std::function<Guess()> work;
        std::shared_ptr<void> place; ///< slot among the waiting passwords of its address
    };
    void work(const AddressPtr& address, Guessed done, std::function<Guess()> work);
    void do_next();
    void was_right(const Guesser& guesser);
    /// Returns true if wrong guesses by others do not slow this guesser.
    bool is_familiar(const Guesser& guesser) const;
    /// Returns how long the guesser has to wait; nullopt if not at all.
    std::optional<std::chrono::seconds> slowed(const Guesser& guesser) const;
    void was_wrong(const Guesser& guesser);

    const World& world_;
    Inbox<std::pair<std::string, Job>> inbox_; ///< with the address to count for
    Turns<Job> waiting_{kMostHashing};         ///< used by the password thread only
    account::Slowing slowing_, in_all_;        ///< used by the password thread only
    account::Familiar familiar_;               ///< used by the password thread only
    std::string nobodys_; ///< dummy hash, compared if there is no account; used by the password thread only
    boost::asio::thread_pool thread_{1};
};

} // namespace germini::server
