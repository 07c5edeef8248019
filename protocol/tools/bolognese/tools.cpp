#include "protocol/tools/bolognese/tools.hpp"

#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/bots/imagination.hpp"
#include "engine/bolognese/bots/random.hpp"
#include "engine/bolognese/game.hpp"
#include "protocol/archive/bolognese/event_codec.hpp"
#include "protocol/archive/bolognese/hand_result.hpp"
#include "protocol/tools/tools_of.hpp"

#include <algorithm>

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;
namespace archive = germini::protocol::bolognese;

constexpr std::uint32_t kScores = 1600; // score range in the signature, so that some hands may be called out
constexpr int kNear = 120;              // about what a side's two best accusi are worth
constexpr int kNearOfTwo = 30;          // of one player's cards

bool may_be_called_out(const Rules& rules) { return calling_out(rules, {}); }

struct Brought : archive::Codec {
    using Game = Bolognese;
    using Imagination = bots::Imagination;
    static constexpr std::uint64_t kSeed = 1800;

    static constexpr auto table = rules_table;
    static constexpr auto any_rules = bots::any_rules;
    static Context any_context(const Rules& rules, Rng& rng) {
        Context context;
        if (may_be_called_out(rules))
            for (std::int16_t& score : context.score) score = static_cast<std::int16_t>(below(kScores, rng));
        return context;
    }
    static Context context(const Rules& rules, std::uint64_t hand, Rng& rng) {
        Context context;
        if (!may_be_called_out(rules)) return context;
        const Shape& shape = shape_of(rules);
        const auto near = static_cast<std::uint32_t>(shape.amount(rules.players == 2 ? kNearOfTwo : kNear));
        for (std::int16_t& score : context.score) {
            const std::uint32_t away = hand % 2 == 1 ? 1 + below(near, rng) : rules.target;
            score = static_cast<std::int16_t>(std::max(0, rules.target - static_cast<int>(away)));
        }
        return context;
    }
    static Pack draw(const Rules&, Rng& rng) { return draw_pack(rng); }
    static constexpr auto random = bots::random_move;
    static Move greedy(const View& view) { return bots::greedy_move(view); }
    static Move first(const View& view) { return bots::greedy_move(view, Talk::none); }

    static constexpr auto read_record = archive::read_record;
    static constexpr auto replay = archive::replay;
    static std::string write_record(std::span<const Event> events) { return archive::write_record(events); }
    static constexpr auto write_result = archive::write_result;
};

} // namespace

GameTools tools() { return ToolsOf<Brought>::tools(); }

} // namespace germini::protocol::bolognese
