#include "protocol/tools/bot_player.hpp"

#include "protocol/tools/game_tools.hpp"

#include <array>
#include <charconv>
#include <sstream>

namespace germini::protocol {
namespace {

constexpr double kQuick = 50, kClub = 1000; // milliseconds per move

struct NamedPlayout {
    std::string_view name;
    Playout playout;
};
constexpr std::array<NamedPlayout, 3> kPlayouts{
    {{"blind", Playout::blind}, {"seeing", Playout::seeing}, {"random", Playout::random}}};

bool read_number(const std::string& text, int& number) {
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end && number > 0;
}

bool set_switch(BotPlayer& player, const std::string& name, const std::string& value) {
    int number = 0;
    if (name == "playout") {
        for (const NamedPlayout& known : kPlayouts) {
            if (known.name != value) continue;
            player.settings.playout = known.playout;
            return true;
        }
        return false;
    }
    if (name == "inference") {
        player.settings.inference = value == "on";
        return value == "on" || value == "off";
    }
    if (!read_number(value, number)) return false;
    if (name == "worlds") player.worlds = number;
    if (name == "ms") player.milliseconds = number;
    return name == "worlds" || name == "ms";
}

} // namespace

BotPlayer read_player(const std::string& flag, const std::string& text) {
    const auto invalid = [&](const std::string& what) {
        return InvalidRules(flag, "invalid player \"" + what + "\": expected " + std::string(kBotPlayers));
    };
    BotPlayer player{text};
    if (text == "random") {
        player.kind = BotPlayer::Kind::random;
    } else if (text == "greedy:first") {
        player.kind = BotPlayer::Kind::first;
    } else if (text == "jittered") {
        player.kind = BotPlayer::Kind::jittered;
    } else if (text != "greedy") {
        player.kind = BotPlayer::Kind::search;
        const std::string level = text.substr(0, text.find(':'));
        if (level == "quick") player.milliseconds = kQuick;
        if (level == "club") player.milliseconds = kClub;
        if (level != "quick" && level != "club" && level != "search") throw invalid(text);
        std::istringstream switches(text.substr(std::min(level.size() + 1, text.size())));
        for (std::string one; std::getline(switches, one, ',');) {
            const auto equals = one.find('=');
            if (equals == std::string::npos ||
                !set_switch(player, one.substr(0, equals), one.substr(equals + 1)))
                throw invalid(text);
        }
    }
    return player;
}

} // namespace germini::protocol
