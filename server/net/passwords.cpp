#include "server/net/passwords.hpp"

#include "server/callback_value.hpp"
#include "server/crypto/password.hpp"

#include <boost/asio/post.hpp>
#include <utility>

namespace germini::server {
namespace {

using Status = Passwords::GuessResult::Status;

Passwords::GuessResult slowed_for(std::chrono::seconds wait) { return {Status::slowed, wait, {}}; }
Passwords::GuessResult too_busy() { return {Status::busy, std::chrono::seconds(1), {}}; }
Passwords::GuessResult too_fast(const AddressPtr& address) {
    return {Status::too_fast, address->hashes.one(), {}};
}

} // namespace

Passwords::Guessing Passwords::work(AddressPtr address, std::function<GuessResult()> work) {
    auto start = [this, address = std::move(address), work = std::move(work)](auto done) {
        // Released when the work is done or has been rejected.
        std::shared_ptr<void> slot(nullptr, [address](void*) { --address->hashing; });
        if (++address->hashing > kMostHashingPerAddress) return done(too_busy());
        inbox_.put({address->counted_as, Job{std::move(done), work, std::move(slot)}});
        boost::asio::post(thread_, [this] { do_next(); });
    };
    return callback_value<GuessResult>(std::move(start));
}

void Passwords::do_next() {
    inbox_.take([this](std::pair<std::string, Job> asked) {
        const auto dropped = waiting_.push(asked.first, std::move(asked.second));
        if (dropped) dropped->done(too_busy());
    });
    const std::optional<Job> job = waiting_.pop();
    if (!job) return; // the job was dropped
    GuessResult guess;
    try {
        guess = job->work();
    } catch (const std::exception& error) {
        journal::error({}, "password hashing failed: {}", error.what());
        guess = too_busy();
    }
    job->done(std::move(guess));
}

bool Passwords::is_exempt(const LoginAttempt& attempt) const {
    return attempt.logged_in || attempt.own_browser ||
           known_addresses_.knows(attempt.skeleton, attempt.address->counted_as);
}

std::optional<std::chrono::seconds> Passwords::slowed(const LoginAttempt& attempt) const {
    const auto now = server_.steady();
    auto wait = throttle_.wait(attempt.name(), now);
    if (!is_exempt(attempt)) wait = std::max(wait, total_throttle_.wait(attempt.skeleton, now));
    if (wait.count() > 0) return wait;
    if (attempt.address->passwords.spent()) return attempt.address->passwords.one();
    return std::nullopt;
}

void Passwords::was_wrong(const LoginAttempt& attempt) {
    throttle_.was_wrong(attempt.name(), server_.steady());
    if (!is_exempt(attempt)) total_throttle_.was_wrong(attempt.skeleton, server_.steady());
    attempt.address->passwords.take();
}

void Passwords::was_right(const LoginAttempt& attempt) {
    throttle_.was_right(attempt.name());
    known_addresses_.remember(attempt.skeleton, attempt.address->counted_as);
}

Passwords::Guessing Passwords::hash(AddressPtr address, std::string password) {
    return work(address, [address, password = std::move(password)] {
        if (!address->hashes.take()) return too_fast(address);
        return GuessResult{Status::right, {}, hash_password(password)};
    });
}

Passwords::Guessing Passwords::compare(LoginAttempt attempt, std::optional<std::string> hash,
                                       std::string password, std::optional<std::string> next) {
    const AddressPtr address = attempt.address;
    return work(address, [this, attempt = std::move(attempt), hash = std::move(hash),
                          password = std::move(password), next = std::move(next)] {
        if (const auto wait = slowed(attempt)) return slowed_for(*wait);
        if (!attempt.address->hashes.take()) return too_fast(attempt.address);
        if (dummy_hash_.empty()) dummy_hash_ = hash_password("");
        const bool right = is_password(hash.value_or(dummy_hash_), password) && hash;
        if (!right) {
            was_wrong(attempt);
            return GuessResult{Status::wrong, {}, {}};
        }
        was_right(attempt);
        return GuessResult{Status::right, {}, next ? hash_password(*next) : std::string()};
    });
}

Passwords::Guessing Passwords::guess(LoginAttempt attempt, std::string next) {
    const AddressPtr address = attempt.address;
    return work(address, [this, attempt = std::move(attempt), next = std::move(next)] {
        if (const auto wait = slowed(attempt)) return slowed_for(*wait);
        if (!attempt.address->hashes.take()) return too_fast(attempt.address);
        was_wrong(attempt);
        return GuessResult{Status::right, {}, hash_password(next)};
    });
}

void Passwords::forgive(LoginAttempt attempt) {
    boost::asio::post(thread_, [this, attempt = std::move(attempt)] { was_right(attempt); });
}

} // namespace germini::server
