// Golden playthroughs of Minchiate without partners.
#include "protocol/wire/library_json.hpp"
#include "tests/protocol/golden.hpp"
#include "tests/protocol/view_json.hpp"

#include "engine/solo/game.hpp"
#include "protocol/archive/solo/hand_record.hpp"
#include "tests/support/solo/play.hpp"

using namespace germini;
using namespace germini::solo;
using namespace germini::testing;
using nlohmann::json;

namespace {

struct Tale {
    using Game = Solo;
    static constexpr auto kPresets = germini::solo::kPresets;
    struct Hand {
        Rules rules;
        Seat dealer{};
        Pack pack{};
        NoContext context;
        std::vector<Move> moves;
        std::string record;
    };

    static std::string preset_of(const Hand& hand) {
        const std::string_view name = germini::solo::preset_of(hand.rules.form);
        return hand.rules == *preset(name, hand.rules.edition) ? std::string(name) : "an option changed";
    }
    // The dealer's, the first player's, the cutter's.
    static Seat eyes(std::string_view preset, Seat dealer) {
        return preset == "two" ? dealer : after(dealer, preset == "three" ? 1 : 3, preset == "three" ? 3 : 4);
    }
    static std::optional<Hand> read(const json& value) {
        const auto record = protocol::solo::read_record(protocol::parsed_json(value).root());
        if (!record) return std::nullopt;
        const auto played = protocol::solo::replay(*record);
        if (!played.complete) return std::nullopt;
        Hand hand{record->rules.rules, record->dealer, record->pack, {}, {}, {}};
        for (const auto& move : record->moves) hand.moves.push_back(move.move);
        hand.record = protocol::solo::write_record(played.events);
        return hand;
    }
    static Hand seed(std::string_view name, Rng& rng) {
        const auto hand = support::solo_game::any_hand(*preset(name), rng);
        return *read(json::parse(protocol::solo::write_record(hand.log)));
    }
    static json write_move(const Move& move) {
        std::string text;
        protocol::solo::append_move(text, move);
        return json::parse(text);
    }
    static json write_view(const View& v) {
        const Names& names = minchiate::names();
        ZonesJson zones(names);
        zones.put(zone(ZoneKind::pack), v.stock);
        zones.put(zone(ZoneKind::packet, v.cutter()), v.packet);
        zones.put(zone(ZoneKind::trick), CardSet(v.trick.cards));
        CardSet fola; // the discards, once they are turned up
        json open = json::object();
        for (const Seat seat : SeatSet::all(v.seats())) {
            zones.put(zone(ZoneKind::hand, seat), at(v.hand, seat));
            zones.put(zone(ZoneKind::discard, seat), at(v.discards, seat));
            zones.put(zone(ZoneKind::pile, side_of(seat)), at(v.pile, seat));
            fola |= at(v.discarded, seat);
            if (const CardSet cards = at(v.open, seat); !cards.empty())
                open[std::to_string(index(seat))] = codes_json(cards, names);
        }
        zones.put(zone(ZoneKind::fola), fola);
        const auto by_seat = [&v](const auto& all) {
            return json(std::vector<int>(all.begin(), all.begin() + v.seats()));
        };
        json out = view_json(v, names, zones);
        out["open"] = open;
        out["out"] = seats_json(v.out);
        if (v.phase == Phase::over) out["over"] = by_seat(v.amounts);
        out["points"] = by_seat(v.score);
        out["suits"] = v.rest_counts;
        out["won"] = by_seat(v.tricks);
        return out;
    }
};

} // namespace

TEST_CASE("golden playthroughs without partners: each preset's is the same at every step") {
    Golden<Tale>::compare();
}

TEST_CASE(
    "golden playthroughs without partners show robbing, taking, discards, declarations, deaths and a debt") {
    std::set<std::string> kinds, words;
    Golden<Tale>::shown(kinds, words);
    for (const char* word : {"cut", "rob", "stop", "deal", "expose", "take", "fola", "discard", "show",
                             "declare", "play", "gather", "debt", "death", "versicola", "last"}) {
        CAPTURE(word);
        CHECK(words.contains(word));
    }
}
