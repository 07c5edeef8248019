// Minchiate as a game of the server.
#include "server/games/minchiate.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/reasons.hpp"
#include "engine/minchiate/draw.hpp"
#include "engine/minchiate/game.hpp"
#include "engine/minchiate/option_sources.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/archive/minchiate/hand_result.hpp"
#include "protocol/wire/minchiate/move_json.hpp"
#include "protocol/wire/rules_list.hpp"
#include "server/games/game_hand.hpp"
#include "server/games/record_read.hpp"
#include "server/games/rules_text.hpp"

namespace germini::server {
namespace {

namespace wire = protocol::minchiate;

struct MinchiateWire {
    using Engine = minchiate::Minchiate;
    using Play = minchiate::PlayMove;
    using Imagination = minchiate::bots::Imagination;
    using Explainer = minchiate::bots::ExplainingImagination;
    static constexpr int kCodec = wire::kCodecVersion;
    static constexpr int kUnitPoints = minchiate::kResto;

    static void encode(std::string& out, const minchiate::Event& event) { wire::encode(out, event); }
    static std::optional<minchiate::Event> decode(int codec, std::string_view& bytes) {
        return wire::decode_next(bytes, codec);
    }
    static minchiate::Move greedy(const minchiate::View& view) { return minchiate::bots::greedy_move(view); }
    static std::string_view reason_of(const minchiate::View& view, const minchiate::Move& move) {
        return minchiate::bots::reason_of(view, move);
    }
    static Reasons reasons_of(const minchiate::View& view, const minchiate::Move& move,
                              const ComparedFigures& compared) {
        return minchiate::bots::reasons_of(view, move, compared);
    }
    static void append_move(std::string& out, const minchiate::Move& move) {
        wire::append_wire_move(out, move);
    }
    static int phase(const minchiate::State& state) { return static_cast<int>(state.phase); }
    static wire::ParsedMove read_move(const protocol::Field& field, Seat seat) {
        return wire::read_wire_move(field, seat);
    }

    static protocol::ReadResult<RecordRead<minchiate::Event>> read_record(const nlohmann::json& record) {
        const auto read = wire::read_record(record);
        if (!read) return tl::make_unexpected(read.error().unread);
        return record_read(rules_text(minchiate::rules_table(), read->rules.preset, read->rules.rules),
                           read->moves, wire::replay(*read));
    }

    static protocol::ReadResult<std::string> read_rules(const AskedRules& asked) {
        return rules_text(minchiate::rules_table(), asked);
    }
    static minchiate::Rules rules_of(const std::string& text) {
        return named_rules(minchiate::rules_table(), text).rules;
    }
    static std::span<const std::string_view> presets() { return minchiate::kPresets; }
    static nlohmann::ordered_json rules_list() {
        return protocol::rules_list(minchiate::rules_table(), minchiate::option_sources());
    }
    static minchiate::Pack draw(const minchiate::Rules& rules, const Random32& random) {
        return minchiate::draw_pack(rules, random);
    }

    class Closer {
    public:
        explicit Closer(const std::string& rules)
            : record_(named_rules(minchiate::rules_table(), rules).preset) {}
        void add(const minchiate::Event& event) {
            record_.add(event);
            result_.add(event);
        }
        Closing done(const minchiate::State& state) && {
            const auto result = minchiate::result(state);
            if (!result) throw BrokenInvariant("a finished hand has no result");
            Closing closing;
            closing.record = Sealed(std::move(record_).done());
            closing.result = Sealed(result_.done(state));
            closing.hand = {{result->amounts.begin(), result->amounts.end()}, result->ending, result->sides};
            return closing;
        }
        std::string record() && { return std::move(record_).done(); }

    private:
        wire::RecordWriter record_;
        wire::ResultWriter result_;
    };

    static SeatDraw draw_seats(const Random32& random) {
        auto source = random;
        // The draw uses the whole shuffled pack: CUT-1 applies to the deal only.
        const minchiate::SeatDraw drawn = minchiate::draw_seats(minchiate::draw_pack({}, source));
        SeatDraw draw;
        for (const minchiate::DrawnCard& card : drawn.drawn)
            draw.cards.push_back({card.person, std::string(minchiate::code(card.card))});
        draw.ranking.assign(drawn.ranking.begin(), drawn.ranking.end());
        return draw;
    }
};

} // namespace

std::unique_ptr<Game> minchiate_game() { return std::make_unique<GameOf<MinchiateWire>>(); }

} // namespace germini::server
