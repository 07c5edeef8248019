#include "server/games/bolognese.hpp"

#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/bots/reasons.hpp"
#include "engine/bolognese/game.hpp"
#include "engine/bolognese/option_sources.hpp"
#include "protocol/archive/bolognese/event_codec.hpp"
#include "protocol/archive/bolognese/hand_record.hpp"
#include "protocol/archive/bolognese/hand_result.hpp"
#include "protocol/wire/bolognese/move_json.hpp"
#include "protocol/wire/rules_list.hpp"
#include "server/games/game_hand.hpp"
#include "server/games/record_read.hpp"
#include "server/games/rules_text.hpp"

namespace germini::server {
namespace {

namespace wire = protocol::bolognese;

struct BologneseWire {
    using Engine = bolognese::Bolognese;
    using Play = bolognese::PlayMove;
    using Imagination = bolognese::bots::Imagination;
    using Explainer = bolognese::bots::ExplainingImagination;
    static constexpr int kCodec = wire::kCodecVersion;

    static void encode(std::string& out, const bolognese::Event& event) { wire::encode(out, event); }
    static std::optional<bolognese::Event> decode(int codec, std::string_view& bytes) {
        return wire::decode_next(bytes, codec);
    }
    static bolognese::Move greedy(const bolognese::View& view) { return bolognese::bots::greedy_move(view); }
    static std::string_view reason_of(const bolognese::View& view, const bolognese::Move& move) {
        return bolognese::bots::reason_of(view, move);
    }
    static Reasons reasons_of(const bolognese::View& view, const bolognese::Move& move,
                              const ComparedFigures& compared) {
        return bolognese::bots::reasons_of(view, move, compared);
    }
    static void append_move(std::string& out, const bolognese::Move& move) {
        wire::append_wire_move(out, move);
    }
    static int phase(const bolognese::State& state) { return static_cast<int>(state.phase); }
    static wire::ParsedMove read_move(const protocol::Field& field, Seat seat) {
        return wire::read_wire_move(field, seat);
    }

    static protocol::ReadResult<RecordRead<bolognese::Event>> read_record(const nlohmann::json& record) {
        const auto read = wire::read_record(record);
        if (!read) return tl::make_unexpected(read.error().unread);
        return record_read(
            rules_text(bolognese::rules_table(), bolognese::name(read->rules.preset), read->rules),
            read->moves, wire::replay(*read));
    }

    static protocol::ReadResult<std::string> read_rules(const AskedRules& asked) {
        return rules_text(bolognese::rules_table(), asked);
    }
    static bolognese::Rules rules_of(const std::string& text) {
        return named_rules(bolognese::rules_table(), text).rules;
    }
    static std::string rules_in_record(const std::string& text, int players) {
        bolognese::Rules rules = rules_of(text);
        rules.players = static_cast<std::uint8_t>(players);
        return rules_text(bolognese::rules_table(), bolognese::name(rules.preset), rules);
    }
    static std::span<const std::string_view> presets() { return bolognese::kPresets; }
    static nlohmann::ordered_json rules_list() {
        return protocol::rules_list(bolognese::rules_table(), bolognese::kOptionSources);
    }
    static bolognese::Pack draw(const bolognese::Rules&, const Random32& random) {
        auto source = random;
        return bolognese::draw_pack(source);
    }

    class Closer {
    public:
        explicit Closer(const std::string& /*rules*/) {}
        void add(const bolognese::Event& event) {
            record_.add(event);
            result_.add(event);
        }
        Closing done(const bolognese::State& state) && {
            const auto result = bolognese::result(state);
            if (!result) throw BrokenInvariant("a finished hand has no result");
            return {Sealed(std::move(record_).done()),
                    Sealed(result_.done(state)),
                    {{result->amounts.begin(), result->amounts.end()}, result->ending, result->sides}};
        }
        std::string record() && { return std::move(record_).done(); }

    private:
        wire::RecordWriter record_;
        wire::ResultWriter result_;
    };
};

} // namespace

std::unique_ptr<Game> bolognese_game() { return std::make_unique<GameOf<BologneseWire>>(); }

} // namespace germini::server
