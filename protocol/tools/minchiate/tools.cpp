#include "protocol/tools/minchiate/tools.hpp"

#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/imagination.hpp"
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/archive/minchiate/hand_result.hpp"
#include "protocol/tools/tools_of.hpp"

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;
namespace archive = germini::protocol::minchiate;

struct Brought : archive::Codec {
    using Game = Minchiate;
    using Imagination = bots::Imagination;
    static constexpr std::uint64_t kSeed = 1798;

    static constexpr auto table = rules_table;
    static constexpr auto any_rules = bots::any_rules;
    static NoContext any_context(const Rules&, Rng&) { return {}; }
    static NoContext context(const Rules&, std::uint64_t, Rng&) { return {}; }
    static constexpr auto draw = draw_pack<Rng>;
    static constexpr auto random = bots::random_move;
    static Move greedy(const View& view) { return bots::greedy_move(view); }
    static Move first(const View& view) { return bots::greedy_move(view, Talk::none); }

    static constexpr auto read_record = archive::read_record;
    static constexpr auto replay = archive::replay;
    static constexpr auto write_record = archive::write_record;
    static constexpr auto write_result = archive::write_result;
};

} // namespace

GameTools tools() { return ToolsOf<Brought>::tools(); }

} // namespace germini::protocol::minchiate
