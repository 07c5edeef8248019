#include "server/fair/fair.hpp"

#include "server/crypto/blake2b.hpp"
#include "server/crypto/hex.hpp"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <sodium.h>
#include <stdexcept>

namespace germini::server {
namespace {

constexpr std::string_view kFairForm = "germini-fair/1";

std::string label_of(TableHand hand, Lot lot) {
    return std::string(kFairForm) + (lot == Lot::cards ? " hand " : " seats ") + std::to_string(number(hand));
}

std::string raw(std::span<const std::uint8_t> bytes) { return {bytes.begin(), bytes.end()}; }

std::string bytes_of_digits(std::string_view digits) {
    std::string bytes(digits.size() / 2, '\0');
    std::size_t made = 0;
    const char* end = nullptr;
    const int status = sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(),
                                      digits.data(), digits.size(), nullptr, &made, &end);
    if (status != 0 || made * 2 != digits.size() || end != digits.data() + digits.size())
        throw std::invalid_argument("invalid hexadecimal digits");
    return bytes;
}

/// ChaCha20 (RFC 8439) with nonce and counter starting at zero; its bytes are read as little-endian words.
class WordStream {
public:
    explicit WordStream(const FairSecret& key) : key_(key) {}

    std::uint32_t next() {
        if (at_ == block_.size()) refill();
        std::uint32_t word = 0;
        for (unsigned byte = 0; byte < 4; ++byte) word |= std::uint32_t{block_[at_++]} << (8 * byte);
        return word;
    }

private:
    void refill() {
        static constexpr std::array<std::uint8_t, crypto_stream_chacha20_ietf_NONCEBYTES> kNonce{};
        block_.fill(0);
        crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), block_.size(), kNonce.data(),
                                           counter_++, key_.data());
        at_ = 0;
    }

    FairSecret key_;
    std::uint32_t counter_ = 0;
    std::array<std::uint8_t, 64> block_{};
    std::size_t at_ = 64;
};

} // namespace

Sealed new_fair_key(const std::function<std::uint32_t()>& random) {
    std::string key;
    while (key.size() < sizeof(FairKey)) {
        const std::uint32_t word = random();
        for (unsigned byte = 0; byte < 4; ++byte) key += static_cast<char>(word >> (8 * byte));
    }
    return Sealed(std::move(key));
}

bool is_client_seed(std::string_view text) {
    return text.size() == kClientSeedDigits &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool is_client_seed_list(const std::string& text) {
    const auto list = nlohmann::json::parse(text, nullptr, false);
    return list.is_array() && std::all_of(list.begin(), list.end(), [](const nlohmann::json& one) {
               return one.is_string() && (one == "" || is_client_seed(one.get_ref<const std::string&>()));
           });
}

FairSecret secret_of(const FairKey& key, TableHand hand, Lot lot) {
    return blake2b(label_of(hand, lot), key);
}

std::string commitment_of(const FairSecret& secret, std::string_view table, TableHand hand, Lot lot) {
    const std::string message = raw(secret) + label_of(hand, lot) + " " + std::string(table);
    return hex(raw(blake2b(message, {})));
}

std::function<std::uint32_t()> fair_words(const FairSecret& secret,
                                          std::span<const std::string> client_seeds) {
    std::string message{kFairForm};
    message += " words";
    for (const std::string& one : client_seeds) {
        const std::string bytes = bytes_of_digits(one);
        message += static_cast<char>(bytes.size());
        message += bytes;
    }
    // Copies of the function share one stream.
    return [stream = std::make_shared<WordStream>(blake2b(message, secret))] { return stream->next(); };
}

std::optional<FairSecret> fair_secret_of(std::string_view bytes) {
    FairSecret secret{};
    if (bytes.size() != secret.size()) return std::nullopt;
    std::copy(bytes.begin(), bytes.end(), secret.begin());
    return secret;
}

FairSecret fair_secret(std::string_view digits) {
    const auto secret = fair_secret_of(bytes_of_digits(digits));
    if (!secret) throw std::invalid_argument("invalid secret: expected 64 digits");
    return *secret;
}

} // namespace germini::server
