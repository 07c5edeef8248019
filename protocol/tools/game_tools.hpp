// What a game provides for the commands that work on hands: `germini replay`, `simulate`, `bench`.
#pragma once
#include "protocol/tools/bot_player.hpp"
#include "protocol/wire/reader.hpp"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace germini::protocol {

/// Unknown preset or option, or invalid value; `flag` is the flag it was given to.
class InvalidRules : public std::invalid_argument {
public:
    InvalidRules(std::string given_to, const std::string& message)
        : std::invalid_argument(message), flag(std::move(given_to)) {}
    std::string flag;
};

enum class Policy : std::uint8_t { random, greedy };

struct Simulation {
    std::uint64_t hands = 1;
    std::uint64_t seed = 1;
    std::string preset;               ///< default: the game's first preset
    std::vector<std::string> options; ///< name=value each; later ones override earlier ones
    std::optional<int> edition;       ///< of the rules' text; default: the newest
    Policy policy = Policy::random;
    bool any_rules = false; ///< draw every option of every hand at random from all its values
};

/// Two bots that play the same deals.
struct Comparison {
    std::string preset;
    std::vector<std::string> options; ///< name=value each
    BotPlayer a{"greedy"}, b{"random", BotPlayer::Kind::random};
    std::optional<BotPlayer> partner; ///< in the other seats of the side of `a`; default: `a` too
    std::uint64_t seed = 1;           ///< of the packs and the bots
};
/// The result of one deal, played with `a` on each side in turn.
struct DealGain {
    double gain = 0;       ///< how much more than the average seat a seat of `a` got per hand
    std::string_view unit; ///< unit of the gain
    std::string records;   ///< a line `{"record": …, "policies": […]}` per hand, if asked for
};

struct GameTools {
    std::string_view game;
    std::string_view engine; ///< name of the engine; a game may have several, each with its own presets
    std::span<const std::string_view> presets;
    bool has(std::string_view preset) const;
    /// Writes the result of a record, or why it is refused, as one line. Returns false if refused.
    bool (*replay)(const ReadResult<ParsedJson>& record, std::ostream& out);
    /// Prints one line `{"record": …, "result": …}` per hand; the same settings print the same bytes on every
    /// machine. Hand i depends only on the seed and i; its dealer is i mod the seats. Throws InvalidRules.
    void (*simulate)(const Simulation& simulation, std::ostream& out);
    /// Returns a digest of seeded random hands under each preset and under random options. It covers every
    /// event's bytes and what the seats and a spectator see of it. The same on every machine and compiler.
    /// Throws std::logic_error if a state breaks an invariant.
    std::uint64_t (*signature)();
    /// Plays deal number `deal` of a comparison (engine/core/duplicate.hpp). Depends on the comparison and
    /// the number alone, unless a bot has a time limit. May run on several threads at once. Throws
    /// InvalidRules.
    DealGain (*compare)(const Comparison& comparison, std::uint64_t deal, bool with_records);
};

/// Returns the tools for a preset of a game; without a preset, or with an unknown one, those of its first
/// presets. nullptr if the game is unknown. An engine's own name stands for its presets alone.
const GameTools* find_tools(std::span<const GameTools> all, std::string_view game, std::string_view preset);

/// Replays one record (a JSON object over any number of lines) or one per line, each by its `game`. Returns
/// the exit status: 0, or 2 if a record was refused; the others are still replayed.
int replay_stream(std::istream& in, std::ostream& out, std::span<const GameTools> games);

} // namespace germini::protocol
