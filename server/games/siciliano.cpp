#include "server/games/siciliano.hpp"

#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/bots/reasons.hpp"
#include "engine/siciliano/game.hpp"
#include "engine/siciliano/option_sources.hpp"
#include "protocol/archive/siciliano/event_codec.hpp"
#include "protocol/archive/siciliano/hand_record.hpp"
#include "protocol/archive/siciliano/hand_result.hpp"
#include "protocol/wire/rules_list.hpp"
#include "protocol/wire/siciliano/move_json.hpp"
#include "server/games/game_hand.hpp"
#include "server/games/record_read.hpp"
#include "server/games/rules_text.hpp"

namespace germini::server {
namespace {

namespace wire = protocol::siciliano;

struct SicilianoWire {
    using Engine = siciliano::Siciliano;
    using Play = siciliano::PlayMove;
    using Imagination = siciliano::bots::Imagination;
    using Explainer = siciliano::bots::ExplainingImagination;
    static constexpr int kCodec = wire::kCodecVersion;

    static void encode(std::string& out, const siciliano::Event& event) { wire::encode(out, event); }
    static std::optional<siciliano::Event> decode(int codec, std::string_view& bytes) {
        return wire::decode_next(bytes, codec);
    }
    static siciliano::Move greedy(const siciliano::View& view) { return siciliano::bots::greedy_move(view); }
    static Reasons reasons_of(const siciliano::View& view, const siciliano::Move& move,
                              const ComparedFigures& compared) {
        return siciliano::bots::reasons_of(view, move, compared);
    }
    static void append_move(std::string& out, const siciliano::Move& move) {
        wire::append_wire_move(out, move);
    }
    static int phase(const siciliano::State& state) { return static_cast<int>(state.phase); }
    static wire::ParsedMove read_move(const protocol::Field& field, Seat seat) {
        return wire::read_wire_move(field, seat);
    }

    static protocol::ReadResult<RecordRead<siciliano::Event>> read_record(const nlohmann::json& record) {
        const auto read = wire::read_record(record);
        if (!read) return tl::make_unexpected(read.error().unread);
        return record_read(
            rules_text(siciliano::rules_table(), siciliano::name(read->rules.preset), read->rules),
            read->moves, wire::replay(*read));
    }

    static protocol::ReadResult<std::string> read_rules(const AskedRules& asked) {
        return rules_text(siciliano::rules_table(), asked);
    }
    static siciliano::Rules rules_of(const std::string& text) {
        return named_rules(siciliano::rules_table(), text).rules;
    }
    static std::span<const std::string_view> presets() { return siciliano::kPresets; }
    static nlohmann::ordered_json rules_list() {
        return protocol::rules_list(siciliano::rules_table(), siciliano::kOptionSources);
    }
    static siciliano::Pack draw(const siciliano::Rules&, const Random32& random) {
        auto source = random;
        return siciliano::draw_pack(source);
    }

    class Closer {
    public:
        explicit Closer(const std::string& /*rules*/) {}
        void add(const siciliano::Event& event) { record_.add(event); }
        Closing done(const siciliano::State& state) && {
            const auto result = siciliano::result(state);
            if (!result) throw BrokenInvariant("a finished hand has no result");
            return {Sealed(std::move(record_).done()),
                    Sealed(wire::write_result(state)),
                    {{result->amounts.begin(), result->amounts.end()}, result->ending, result->sides}};
        }
        std::string record() && { return std::move(record_).done(); }

    private:
        wire::RecordWriter record_;
    };
};

} // namespace

std::unique_ptr<Game> siciliano_game() { return std::make_unique<GameOf<SicilianoWire>>(); }

} // namespace germini::server
