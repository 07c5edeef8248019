#include "server/net/passwords.hpp"

#include "server/crypto/password.hpp"

#include <boost/asio/post.hpp>
#include <utility>

namespace germini::server {
namespace {

using Is = Passwords::Guess::Is;

Passwords::Guess slowed_for(std::chrono::seconds wait) { return {Is::slowed, wait, {}}; }

} // namespace

template <class Work> void Passwords::work(Guessed done, Work work) {
    if (++waiting_ > kMostHashing) {
        --waiting_;
        return done(Guess{Is::busy, std::chrono::seconds(1), {}});
    }
    boost::asio::post(thread_, [this, done = std::move(done), work = std::move(work)] {
        Guess guess;
        try {
            guess = work();
        } catch (const std::exception& error) {
            journal::error({}, "a password was not hashed: {}", error.what());
            guess = Guess{Is::busy, std::chrono::seconds(1), {}};
        }
        --waiting_;
        done(std::move(guess));
    });
}

std::optional<std::chrono::seconds> Passwords::slowed(const std::string& look,
                                                      const AddressPtr& address) const {
    const auto wait = slowing_.wait(look, world_.steady());
    if (wait.count() > 0) return wait;
    if (address->passwords.spent()) return address->passwords.one();
    return std::nullopt;
}

void Passwords::hash(std::string password, Guessed done) {
    work(std::move(done), [password = std::move(password)] {
        return Guess{Is::right, {}, hash_password(password)};
    });
}

void Passwords::compare(std::string look, AddressPtr address, std::optional<std::string> hash,
                        std::string password, std::optional<std::string> next, Guessed done) {
    work(std::move(done), [this, look = std::move(look), address = std::move(address), hash = std::move(hash),
                           password = std::move(password), next = std::move(next)] {
        if (const auto wait = slowed(look, address)) return slowed_for(*wait);
        if (nobodys_.empty()) nobodys_ = hash_password("");
        const bool right = is_password(hash.value_or(nobodys_), password) && hash;
        if (!right) {
            slowing_.was_wrong(look, world_.steady());
            address->passwords.take();
            return Guess{Is::wrong, {}, {}};
        }
        slowing_.was_right(look);
        return Guess{Is::right, {}, next ? hash_password(*next) : std::string()};
    });
}

void Passwords::guess(std::string look, AddressPtr address, std::string next, Guessed done) {
    work(std::move(done),
         [this, look = std::move(look), address = std::move(address), next = std::move(next)] {
             if (const auto wait = slowed(look, address)) return slowed_for(*wait);
             slowing_.was_wrong(look, world_.steady());
             address->passwords.take();
             return Guess{Is::right, {}, hash_password(next)};
         });
}

void Passwords::forgive(std::string look) {
    boost::asio::post(thread_, [this, look = std::move(look)] { slowing_.was_right(look); });
}

} // namespace germini::server
