#include "server/net/passwords.hpp"

#include "server/crypto/password.hpp"

#include <boost/asio/post.hpp>
#include <utility>

namespace germini::server {
namespace {

using Is = Passwords::Guess::Is;

Passwords::Guess slowed_for(std::chrono::seconds wait) { return {Is::slowed, wait, {}}; }

} // namespace

template <class Work> void Passwords::work(const AddressPtr& address, Guessed done, Work work) {
    // Given back when the work is done, or was not begun.
    const std::shared_ptr<void> place(nullptr, [this, address](void*) {
        --waiting_;
        --address->hashing;
    });
    const bool crowd = ++waiting_ > kMostHashing, alone = ++address->hashing > kMostHashingAnAddress;
    if (crowd || alone) return done(Guess{Is::busy, std::chrono::seconds(1), {}});
    boost::asio::post(thread_, [place, done = std::move(done), work = std::move(work)] {
        Guess guess;
        try {
            guess = work();
        } catch (const std::exception& error) {
            journal::error({}, "a password was not hashed: {}", error.what());
            guess = Guess{Is::busy, std::chrono::seconds(1), {}};
        }
        done(std::move(guess));
    });
}

std::optional<std::chrono::seconds> Passwords::slowed(const Guesser& guesser) const {
    const auto now = world_.steady();
    auto wait = slowing_.wait(guesser.name(), now);
    if (!guesser.logged_in) wait = std::max(wait, in_all_.wait(guesser.look, now));
    if (wait.count() > 0) return wait;
    if (guesser.address->passwords.spent()) return guesser.address->passwords.one();
    return std::nullopt;
}

void Passwords::was_wrong(const Guesser& guesser) {
    slowing_.was_wrong(guesser.name(), world_.steady());
    if (!guesser.logged_in) in_all_.was_wrong(guesser.look, world_.steady());
    guesser.address->passwords.take();
}

void Passwords::hash(const AddressPtr& address, std::string password, Guessed done) {
    work(address, std::move(done), [password = std::move(password)] {
        return Guess{Is::right, {}, hash_password(password)};
    });
}

void Passwords::compare(Guesser guesser, std::optional<std::string> hash, std::string password,
                        std::optional<std::string> next, Guessed done) {
    const AddressPtr address = guesser.address;
    work(address, std::move(done),
         [this, guesser = std::move(guesser), hash = std::move(hash), password = std::move(password),
          next = std::move(next)] {
             if (const auto wait = slowed(guesser)) return slowed_for(*wait);
             if (nobodys_.empty()) nobodys_ = hash_password("");
             const bool right = is_password(hash.value_or(nobodys_), password) && hash;
             if (!right) {
                 was_wrong(guesser);
                 return Guess{Is::wrong, {}, {}};
             }
             slowing_.was_right(guesser.name());
             return Guess{Is::right, {}, next ? hash_password(*next) : std::string()};
         });
}

void Passwords::guess(Guesser guesser, std::string next, Guessed done) {
    const AddressPtr address = guesser.address;
    work(address, std::move(done), [this, guesser = std::move(guesser), next = std::move(next)] {
        if (const auto wait = slowed(guesser)) return slowed_for(*wait);
        was_wrong(guesser);
        return Guess{Is::right, {}, hash_password(next)};
    });
}

void Passwords::forgive(Guesser guesser) {
    boost::asio::post(thread_, [this, guesser = std::move(guesser)] { slowing_.was_right(guesser.name()); });
}

} // namespace germini::server
