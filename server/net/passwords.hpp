// Passwords, hashed and compared on a thread of their own, one at a time and by turns of addresses; whoever
// guesses is slowed, by the login that he tries and by his address.
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

/// How many may wait to be hashed or compared, of all and of one address: each takes the better part of a
/// tenth of a second. Addresses are served in turn.
inline constexpr std::size_t kMostHashing = 128;
inline constexpr int kMostHashingAnAddress = 4;

/// Who guesses at which login.
struct Guesser {
    std::string look; ///< what the login looks like
    AddressPtr address;
    /// By a session of the account itself: he is slowed for himself, whatever others do at its login.
    bool logged_in = false;
    /// From the browser in which the account was opened last (docs/accounts.md): slowed for itself, too.
    bool own_browser = false;

    std::string name() const {
        if (logged_in) return look + '\n';
        return look + '\n' + (own_browser ? "browser" : address->counted_as);
    }
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
        enum class Is : std::uint8_t {
            right,
            wrong,
            slowed,
            too_fast, ///< too many of the address were hashed, right or wrong
            busy
        };
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
    /// The guess was right after all, or the login is new.
    void forgive(Guesser guesser);

private:
    struct Job {
        Guessed done;
        std::function<Guess()> work;
        std::shared_ptr<void> place; ///< among those of its address
    };
    void work(const AddressPtr& address, Guessed done, std::function<Guess()> work);
    void do_next();
    void was_right(const Guesser& guesser);
    /// Others' wrong guesses do not slow him.
    bool is_familiar(const Guesser& guesser) const;
    /// How long he has to wait; nothing: not at all.
    std::optional<std::chrono::seconds> slowed(const Guesser& guesser) const;
    void was_wrong(const Guesser& guesser);

    const World& world_;
    Inbox<std::pair<std::string, Job>> inbox_; ///< with the address that asks
    Turns<Job> waiting_{kMostHashing};         ///< the thread's
    account::Slowing slowing_, in_all_;        ///< the thread's
    account::Familiar familiar_;               ///< the thread's
    std::string nobodys_; ///< a hash to compare with where there is no account; the thread's
    boost::asio::thread_pool thread_{1};
};

} // namespace germini::server
