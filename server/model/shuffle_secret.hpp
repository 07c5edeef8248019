// The chance that a hand was dealt from, or the seats of a match drawn from (docs/fair.md).
#pragma once
#include "server/crypto/sealed.hpp"

#include <string>

namespace germini::model {

struct ShuffleSecretRow {
    server::Sealed secret;    ///< 32 bytes, never sent to anybody while the hand is open
    std::string client_seeds; ///< seeds that everybody added, by person: a JSON array of hexadecimal digits
};

} // namespace germini::model
