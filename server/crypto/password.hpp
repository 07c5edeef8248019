// Passwords as they are kept: Argon2id, by libsodium, with its salt and its cost in the text. Takes a tenth
// of a second and 64 MiB: never on a thread that others wait for.
#pragma once
#include <string>
#include <string_view>

namespace germini::server {

/// For the database. Throws std::runtime_error where there is no memory for it.
std::string hash_password(std::string_view password);
/// It is the password of that hash; `hash` is one that hash_password() gave.
bool is_password(const std::string& hash, std::string_view password);

/// A code that somebody writes down and types: 50 bits, as "k7pqm-2xvh3", without letters that are taken for
/// others.
std::string random_code();
/// As it was given out, however it was typed: small letters, with one stroke; what is no code stays none.
std::string typed_code(std::string_view typed);

} // namespace germini::server
