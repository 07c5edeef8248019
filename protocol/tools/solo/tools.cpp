#include "protocol/tools/solo/tools.hpp"

#include "engine/solo/bots/greedy.hpp"
#include "engine/solo/bots/imagination.hpp"
#include "engine/solo/bots/random.hpp"
#include "engine/solo/game.hpp"
#include "protocol/archive/solo/event_codec.hpp"
#include "protocol/archive/solo/hand_record.hpp"
#include "protocol/archive/solo/hand_result.hpp"
#include "protocol/tools/tools_of.hpp"

namespace germini::protocol::solo {
namespace {

using namespace germini::solo;
namespace archive = germini::protocol::solo;

struct Brought : archive::Codec {
    using Game = Solo;
    using Imagination = bots::Imagination;
    static constexpr std::string_view kEngine = "solo";
    static constexpr std::uint64_t kSeed = 1688;

    static constexpr auto table = rules_table;
    static constexpr auto any_rules = bots::any_rules;
    static NoContext any_context(const Rules&, Rng&) { return {}; }
    static NoContext context(const Rules&, std::uint64_t, Rng&) { return {}; }
    static Pack draw(const Rules&, Rng& rng) { return draw_pack(rng); }
    static constexpr auto random = bots::random_move;
    static Move greedy(const View& view) { return bots::greedy_move(view); }
    static Move first(const View& view) { return bots::greedy_move(view); }

    static constexpr auto read_record = archive::read_record;
    static constexpr auto replay = archive::replay;
    static std::string write_record(std::span<const Event> events) { return archive::write_record(events); }
    static constexpr auto write_result = archive::write_result;
};

} // namespace

GameTools tools() { return ToolsOf<Brought>::tools(); }

} // namespace germini::protocol::solo
