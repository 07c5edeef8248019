#include "protocol/tools/siciliano/tools.hpp"

#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/bots/imagination.hpp"
#include "engine/siciliano/bots/random.hpp"
#include "engine/siciliano/game.hpp"
#include "protocol/archive/siciliano/event_codec.hpp"
#include "protocol/archive/siciliano/hand_record.hpp"
#include "protocol/archive/siciliano/hand_result.hpp"
#include "protocol/tools/tools_of.hpp"

namespace germini::protocol::siciliano {
namespace {

using namespace germini::siciliano;
namespace archive = germini::protocol::siciliano;

struct Brought : archive::Codec {
    using Game = Siciliano;
    using Imagination = bots::Imagination;
    static constexpr std::uint64_t kSeed = 2014;

    static constexpr auto table = rules_table;
    static Rules any_rules(Rng& rng, int /*edition*/) { return bots::any_rules(rng); }
    static NoContext any_context(const Rules&, Rng&) { return {}; }
    static NoContext context(const Rules&, std::uint64_t, Rng&) { return {}; }
    static Pack draw(const Rules&, Rng& rng) { return draw_pack(rng); }
    static constexpr auto random = bots::random_move;
    static Move greedy(const View& view) { return bots::greedy_move(view); }
    static Move first(const View& view) { return bots::greedy_move(view, Talk::none); }

    static constexpr auto read_record = archive::read_record;
    static constexpr auto replay = archive::replay;
    static std::string write_record(std::span<const Event> events) { return archive::write_record(events); }
    static std::string write_result(std::span<const Event> events) { return archive::write_result(events); }
};

} // namespace

GameTools tools() { return ToolsOf<Brought>::tools(); }

} // namespace germini::protocol::siciliano
