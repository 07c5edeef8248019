#include "server/table/games.hpp"

#include "engine/bots/greedy.hpp"
#include "engine/minchiate/draw.hpp"
#include "engine/minchiate/game.hpp"
#include "engine/minchiate/match.hpp"
#include "protocol/minchiate/choice_json.hpp"
#include "protocol/minchiate/event_codec.hpp"
#include "protocol/minchiate/hand_record.hpp"
#include "protocol/minchiate/hand_result.hpp"
#include "protocol/minchiate/move_json.hpp"
#include "protocol/minchiate/rules_json.hpp"
#include "server/table/game_hand.hpp"

namespace germini::server {
namespace {

namespace wire = protocol::minchiate;

/// Minchiate on the wire and in the log.
struct MinchiateWire {
    using Engine = minchiate::Minchiate;
    static constexpr std::string_view kName = "minchiate";
    static constexpr int kSeats = minchiate::kSeats, kHands = minchiate::kGirataHands,
                         kCodec = wire::kCodecVersion;

    static void encode(std::string& out, const minchiate::Event& event) { wire::encode(out, event); }
    static std::optional<minchiate::Event> decode(int codec, std::string_view& bytes) {
        return wire::decode_one(bytes, codec);
    }
    static minchiate::Move greedy(const minchiate::View& view) { return bots::greedy_move(view); }
    static int phase(const minchiate::State& state) { return static_cast<int>(state.phase); }
    static wire::ReadMove read_move(const protocol::Field& field, Seat seat) {
        return wire::read_wire_move(field, seat);
    }
    static void append_choice(std::string& out, const minchiate::Choice& choice) {
        wire::append_choice(out, choice);
    }

    static protocol::ReadResult<std::string> read_rules(const std::string& preset,
                                                        const nlohmann::json& options) {
        const nlohmann::json asked{{"preset", preset}, {"options", options}};
        protocol::Reading reading;
        const wire::NamedRules rules = wire::read_rules(reading.root(asked), protocol::Unknown::refuse);
        if (!reading.ok()) return tl::make_unexpected(*reading.error());
        const nlohmann::ordered_json text{{"preset", rules.preset},
                                          {"options", wire::write_options(rules.rules)}};
        return text.dump();
    }
    static wire::NamedRules named_rules(const std::string& text) {
        const auto value = nlohmann::json::parse(text);
        protocol::Reading reading;
        wire::NamedRules rules = wire::read_rules(reading.root(value), protocol::Unknown::refuse);
        if (!reading.ok())
            throw BrokenInvariant("rules that were stored cannot be read: " + reading.error()->message);
        return rules;
    }
    static minchiate::Rules rules_of(const std::string& text) { return named_rules(text).rules; }
    static minchiate::Pack draw(const minchiate::Rules& rules, const Random32& random) {
        return minchiate::draw_pack(rules, random);
    }

    static nlohmann::ordered_json describe_rules() {
        auto presets = nlohmann::ordered_json::object();
        for (std::string_view name : minchiate::kPresets)
            presets[std::string(name)] = wire::write_options(*minchiate::preset(name));
        auto options = nlohmann::ordered_json::array();
        for (const minchiate::Option& option : minchiate::options()) {
            minchiate::Rules rules;
            auto values = nlohmann::ordered_json::array();
            for (const minchiate::OptionValue& value : option.values) {
                if (value.text.empty()) continue;
                option.set(rules, value.value);
                values.push_back(wire::write_options(rules).at(std::string(option.name)));
            }
            options.push_back({{"name", std::string(option.name)},
                               {"clause", std::string(option.clause)},
                               {"values", values}});
        }
        return {{"game", std::string(kName)}, {"seats", kSeats},   {"girate", {1, 3}}, {"draw", true},
                {"presets", presets},         {"options", options}};
    }

    static Closing closing(const std::string& rules, std::span<const minchiate::Event> events) {
        minchiate::State state;
        for (const minchiate::Event& event : events) minchiate::fold(state, event);
        const auto ledger = minchiate::ledger(state);
        if (!ledger) throw BrokenInvariant("a hand that is over has no ledger");
        Closing closing;
        closing.record = wire::write_record(wire::record_of(named_rules(rules).preset, events)).dump();
        closing.result = wire::write_result(events).dump();
        for (std::int16_t resti : ledger->seats) closing.resti.push_back(resti);
        return closing;
    }
};

} // namespace

Games all_games() {
    Games games;
    games.add(std::make_unique<GameOf<MinchiateWire>>());
    return games;
}

} // namespace germini::server
