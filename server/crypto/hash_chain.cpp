#include "server/crypto/hash_chain.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <sodium.h>

namespace germini::server {
namespace {

constexpr std::string_view kForm = "germini-chain/1";
constexpr std::size_t kLinkBytes = 32;

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

} // namespace

std::string link_after(std::string_view before, std::string_view hand_id, std::string_view record,
                       std::string_view result) {
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, kLinkBytes);
    // Each part follows its length, so that no byte can move to a neighbouring part.
    for (const std::string_view part : {kForm, before, hand_id, record, result}) {
        std::array<unsigned char, 8> length{};
        for (std::size_t i = 0; i < length.size(); ++i)
            length[i] = static_cast<unsigned char>(static_cast<std::uint64_t>(part.size()) >> (8 * i));
        crypto_generichash_update(&state, length.data(), length.size());
        crypto_generichash_update(&state, bytes_of(part), part.size());
    }
    std::string link(kLinkBytes, '\0');
    crypto_generichash_final(&state, reinterpret_cast<unsigned char*>(link.data()), link.size());
    return link;
}

} // namespace germini::server
