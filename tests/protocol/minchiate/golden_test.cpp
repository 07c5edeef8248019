// Golden playthroughs of Minchiate; every game has some.
#include "engine/core/digest.hpp"
#include "engine/minchiate/game.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/wire/library_json.hpp"
#include "tests/protocol/golden.hpp"
#include "tests/protocol/view_json.hpp"
#include "tests/support/minchiate/play.hpp"

#include <map>

using namespace germini;
using namespace germini::minchiate;
using namespace germini::testing;
using nlohmann::json;

namespace {

struct Tale {
    using Game = Minchiate;
    static constexpr auto kPresets = minchiate::kPresets;
    struct Hand {
        Rules rules;
        Seat dealer{};
        Pack pack{};
        NoContext context;
        std::vector<Move> moves;
        std::string preset, record;
    };

    static std::string preset_of(const Hand& hand) {
        const auto preset = minchiate::preset(hand.preset, hand.rules.edition);
        return hand.rules == *preset ? hand.preset : "an option changed";
    }
    // The dealer's, the first player's, the cutter's.
    static Seat eyes(std::string_view preset, Seat dealer) {
        return preset == "pagat" ? dealer : preset == "dresden" ? next(dealer) : cutter_of(dealer);
    }
    static std::optional<Hand> read(const json& value) {
        const auto record = protocol::minchiate::read_record(protocol::parsed_json(value).root());
        if (!record) return std::nullopt;
        const auto played = protocol::minchiate::replay(*record);
        if (!played.complete) return std::nullopt;
        Hand hand{record->rules.rules, record->dealer, record->pack, {}, {}, record->rules.preset, {}};
        for (const auto& move : record->moves) hand.moves.push_back(move.move);
        hand.record = protocol::minchiate::write_record(hand.preset, played.events);
        return hand;
    }
    static Hand seed(std::string_view preset, Rng& rng) {
        const auto hand = support::any_hand(*minchiate::preset(preset), rng);
        return *read(json::parse(protocol::minchiate::write_record(std::string(preset), hand.log)));
    }
    static json write_move(const Move& move) {
        std::string text;
        protocol::minchiate::append_move(text, move);
        return json::parse(text);
    }
    static json write_view(const View& v) {
        ZonesJson zones(names());
        zones.put(zone(ZoneKind::pack), v.stock);
        zones.put(zone(ZoneKind::packet, cutter_of(v.dealer)), v.packet);
        zones.put(zone(ZoneKind::fola), v.fola);
        zones.put(zone(ZoneKind::trick), CardSet(v.trick.cards));
        json open = json::object(); // by seat (DEAL-5)
        for (const Seat seat : SeatSet::all(kSeats)) {
            zones.put(zone(ZoneKind::hand, seat), at(v.hand, seat));
            zones.put(zone(ZoneKind::discard, seat), at(v.discards, seat));
            if (const CardSet cards = at(v.open, seat); !cards.empty())
                open[std::to_string(index(seat))] = codes_json(cards, names());
        }
        for (const Side side : {Side{0}, Side{1}}) zones.put(zone(ZoneKind::pile, side), at(v.pile, side));
        json out = view_json(v, names(), zones);
        out["fallen"] = seats_json(v.fallen);
        out["lead"] = v.lead;
        out["open"] = open;
        if (v.phase == Phase::over) out["over"] = json::array({v.end});
        out["resti"] = v.resti;
        out["suits"] = v.fola_counts;
        out["won"] = v.tricks;
        return out;
    }
};

} // namespace

TEST_CASE("golden playthroughs: each preset's is the same at every step") { Golden<Tale>::compare(); }

TEST_CASE("golden playthroughs show most of what can happen") {
    std::set<std::string> kinds, words;
    Golden<Tale>::shown(kinds, words);
    CHECK(kinds.size() == 8); // every kind of seen event but `sides`, which are fixed here
    for (const char* word :
         {"cut", "rob", "stop", "peek", "deal", "expose", "lay", "take", "look", "fola", "discard", "show",
          "declare", "play", "gather", "debt", "fall", "death", "end"}) {
        CAPTURE(word);
        CHECK(words.contains(word));
    }
}

TEST_CASE(
    "version 3 of the protocol renamed a payment's amount, edition 3 of the rules added `fumata` (SIG-1), "
    "and nothing else changed") {
    // Digests of the previous playthroughs, of edition 1; `germini` was played by other rules in it.
    const std::map<std::string_view, std::uint64_t> before{{"pagat", 0x7b26b0eef436df9b},
                                                           {"dresden", 0x27a2cc8d2c91005b}};
    for (const auto& [name, digest] : before) {
        const std::string_view preset = name; // clang 14 captures no structured binding
        CAPTURE(preset);
        std::string text;
        for (const std::string& line : Golden<Tale>::lines_of(file(Golden<Tale>::path_of(preset)))) {
            json step = json::parse(line);
            for (const char* viewer : {"seat", "spectator"}) {
                if (!step.contains("n")) continue; // the first line contains no events
                for (json& event : step[viewer]) {
                    if (event["e"] != "paid") continue;
                    event["resti"] = event["amount"];
                    event.erase("amount");
                }
            }
            if (step.contains("record")) {
                json& rules = step["record"]["rules"];
                rules["edition"] = 1;
                rules["options"].erase("fumata");
            }
            text += step.dump() + '\n';
        }
        Digest now;
        now.add(text);
        CHECK(now.value() == digest);
    }
}
