// What the commands about hands need of a game: `germini replay`, `simulate`, `bench signature`.
#pragma once
#include "protocol/wire/reader.hpp"

#include <cstdint>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace germini::protocol {

/// A preset or an option that there is not: `flag` was given it.
class BadRules : public std::invalid_argument {
public:
    BadRules(std::string given_to, const std::string& message)
        : std::invalid_argument(message), flag(std::move(given_to)) {}
    std::string flag;
};

enum class Policy : std::uint8_t { random, greedy };

struct Simulation {
    std::uint64_t hands = 1;
    std::uint64_t seed = 1;
    std::string preset;               ///< empty: the game's first
    std::vector<std::string> options; ///< each name=value, later ones over earlier ones
    Policy policy = Policy::random;
    bool any_rules = false; ///< every hand draws each option anew from all its values
};

struct GameTools {
    std::string_view game;
    /// Writes the result of a record, or why it is refused, as one line; false where it is.
    bool (*replay)(const ReadResult<nlohmann::json>& record, std::ostream& out);
    /// Prints one line `{"record": …, "result": …}` a hand: the same bytes for the same settings on every
    /// machine. Hand i depends on the seed and i alone; its dealer is i mod the seats. Throws BadRules.
    void (*simulate)(const Simulation& simulation, std::ostream& out);
    /// Digest of seeded random hands under each preset and under random options: every event's bytes, and
    /// after each what the seats and a spectator are told of it. The same on every machine and compiler.
    /// Throws std::logic_error where a state breaks an invariant.
    std::uint64_t (*signature)();
};

/// Replays one record (a JSON object over any number of lines) or one a line, each by its `game`. Returns the
/// exit status: 0, or 2 if a record was refused; the others are replayed all the same.
int replay_stream(std::istream& in, std::ostream& out, std::span<const GameTools> games);

} // namespace germini::protocol
