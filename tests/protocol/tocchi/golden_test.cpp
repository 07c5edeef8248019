// Golden playthroughs of Sei tocchi and Al palio.
#include "protocol/wire/library_json.hpp"
#include "tests/protocol/golden.hpp"
#include "tests/protocol/view_json.hpp"

#include "protocol/archive/tocchi/hand_record.hpp"
#include "tests/support/tocchi/play.hpp"

using namespace germini;
using namespace germini::tocchi;
using namespace germini::testing;
using nlohmann::json;

namespace {

struct Tale {
    using Game = Tocchi;
    static constexpr auto kPresets = germini::tocchi::kPresets;
    struct Hand {
        Rules rules;
        Seat dealer{};
        Pack pack{};
        BySeat<std::int16_t> context{};
        std::vector<Move> moves;
        std::string record;
    };

    static std::string preset_of(const Hand& hand) {
        const std::string_view preset = name(hand.rules.preset);
        return hand.rules == *rules_table().preset(preset, kEdition) ? std::string(preset)
                                                                     : "an option changed";
    }
    // The dealer's, the first player's.
    static Seat eyes(std::string_view preset, Seat dealer) {
        return preset == "palio" ? dealer : after(dealer, 1, Rules{}.players);
    }
    static std::optional<Hand> read(const json& value) {
        const auto record = protocol::tocchi::read_record(protocol::parsed_json(value).root());
        if (!record) return std::nullopt;
        const auto played = protocol::tocchi::replay(*record);
        if (!played.complete) return std::nullopt;
        Hand hand{record->rules.rules, record->dealer, record->pack, record->context, {}, {}};
        for (const auto& move : record->moves) hand.moves.push_back(move.move);
        hand.record = protocol::tocchi::write_record(played.events);
        return hand;
    }
    static Hand seed(std::string_view preset, Rng& rng) {
        const auto hand = support::tocchi_game::any_hand(*rules_table().preset(preset, kEdition), rng);
        return *read(json::parse(protocol::tocchi::write_record(hand.log)));
    }
    static json write_move(const Move& move) {
        std::string text;
        protocol::tocchi::append_move(text, move);
        return json::parse(text);
    }
    static json write_view(const View& view) {
        ZonesJson zones(names());
        const CardSet turned = view.turned == kNoCard ? CardSet() : CardSet(view.turned);
        CardSet on_table = view.middle | turned;
        for (const Seat seat : SeatSet::all(view.rules.players)) {
            zones.put(zone(ZoneKind::hand, seat), at(view.face_up, seat));
            zones.put(zone(ZoneKind::taken, seat), at(view.taken, seat));
            on_table |= at(view.face_up, seat) | at(view.taken, seat);
        }
        zones.put(zone(ZoneKind::turned), turned);
        zones.put(zone(ZoneKind::middle), view.middle);
        zones.put(zone(ZoneKind::pack),
                  KnownZone{static_cast<std::uint8_t>(minchiate::kCards - on_table.size()), {}});
        json out = view_json(view, names(), zones);
        if (view.phase == Phase::over) out["over"] = json::array();
        return out;
    }
};

} // namespace

TEST_CASE("golden playthroughs of sei tocchi and al palio: each preset's is the same at every step") {
    Golden<Tale>::compare();
}

TEST_CASE("golden playthroughs of sei tocchi and al palio show taken and shared cards, marks and a marcio") {
    std::set<std::string> kinds, words;
    Golden<Tale>::shown(kinds, words);
    for (const char* word : {"deal", "turn", "take", "shared", "nobody", "accusa", "primo", "pappoleggio",
                             "versicola", "game", "twelve", "marcio", "hand"}) {
        CAPTURE(word);
        CHECK(words.contains(word));
    }
}
