// Password hashing: Argon2id from libsodium, with salt and cost in the text. Takes a tenth of a second and 64
// MiB: never run it on a thread that others wait for.
#pragma once
#include <string>
#include <string_view>

namespace germini::server {

/// Returns the hash for the database. Throws std::runtime_error if memory runs out.
std::string hash_password(std::string_view password);
/// True if `password` matches `hash`, which hash_password() returned.
bool is_password(const std::string& hash, std::string_view password);

/// Returns a random code to write down and type: 50 bits, e.g. "k7pqm-2xvh3", without letters that look like
/// others.
std::string random_code();
/// Returns the code as it was issued, however it was typed: lowercase, with one hyphen. An invalid code stays
/// invalid.
std::string typed_code(std::string_view typed);

} // namespace germini::server
