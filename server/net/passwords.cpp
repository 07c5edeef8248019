#include "server/net/passwords.hpp"

#include "server/crypto/password.hpp"

#include <boost/asio/post.hpp>
#include <utility>

namespace germini::server {
namespace {

using Is = Passwords::Guess::Is;

Passwords::Guess slowed_for(std::chrono::seconds wait) { return {Is::slowed, wait, {}}; }
Passwords::Guess too_busy() { return {Is::busy, std::chrono::seconds(1), {}}; }
Passwords::Guess too_fast(const AddressPtr& address) { return {Is::too_fast, address->hashes.one(), {}}; }

} // namespace

void Passwords::work(const AddressPtr& address, Guessed done, std::function<Guess()> work) {
    // Released when the work is done or has been rejected.
    std::shared_ptr<void> place(nullptr, [address](void*) { --address->hashing; });
    if (++address->hashing > kMostHashingAnAddress) return done(too_busy());
    inbox_.put({address->counted_as, Job{std::move(done), std::move(work), std::move(place)}});
    boost::asio::post(thread_, [this] { do_next(); });
}

void Passwords::do_next() {
    inbox_.take([this](std::pair<std::string, Job> asked) {
        const auto dropped = waiting_.push(asked.first, std::move(asked.second));
        if (dropped) dropped->done(too_busy());
    });
    const std::optional<Job> job = waiting_.pop();
    if (!job) return; // the job was dropped
    Guess guess;
    try {
        guess = job->work();
    } catch (const std::exception& error) {
        journal::error({}, "password hashing failed: {}", error.what());
        guess = too_busy();
    }
    job->done(std::move(guess));
}

bool Passwords::is_familiar(const Guesser& guesser) const {
    return guesser.logged_in || guesser.own_browser ||
           familiar_.knows(guesser.look, guesser.address->counted_as);
}

std::optional<std::chrono::seconds> Passwords::slowed(const Guesser& guesser) const {
    const auto now = world_.steady();
    auto wait = slowing_.wait(guesser.name(), now);
    if (!is_familiar(guesser)) wait = std::max(wait, in_all_.wait(guesser.look, now));
    if (wait.count() > 0) return wait;
    if (guesser.address->passwords.spent()) return guesser.address->passwords.one();
    return std::nullopt;
}

void Passwords::was_wrong(const Guesser& guesser) {
    slowing_.was_wrong(guesser.name(), world_.steady());
    if (!is_familiar(guesser)) in_all_.was_wrong(guesser.look, world_.steady());
    guesser.address->passwords.take();
}

void Passwords::was_right(const Guesser& guesser) {
    slowing_.was_right(guesser.name());
    familiar_.remember(guesser.look, guesser.address->counted_as);
}

void Passwords::hash(const AddressPtr& address, std::string password, Guessed done) {
    work(address, std::move(done), [address, password = std::move(password)] {
        if (!address->hashes.take()) return too_fast(address);
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
             if (!guesser.address->hashes.take()) return too_fast(guesser.address);
             if (nobodys_.empty()) nobodys_ = hash_password("");
             const bool right = is_password(hash.value_or(nobodys_), password) && hash;
             if (!right) {
                 was_wrong(guesser);
                 return Guess{Is::wrong, {}, {}};
             }
             was_right(guesser);
             return Guess{Is::right, {}, next ? hash_password(*next) : std::string()};
         });
}

void Passwords::guess(Guesser guesser, std::string next, Guessed done) {
    const AddressPtr address = guesser.address;
    work(address, std::move(done), [this, guesser = std::move(guesser), next = std::move(next)] {
        if (const auto wait = slowed(guesser)) return slowed_for(*wait);
        if (!guesser.address->hashes.take()) return too_fast(guesser.address);
        was_wrong(guesser);
        return Guess{Is::right, {}, hash_password(next)};
    });
}

void Passwords::forgive(Guesser guesser) {
    boost::asio::post(thread_, [this, guesser = std::move(guesser)] { was_right(guesser); });
}

} // namespace germini::server
