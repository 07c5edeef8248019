// Golden playthroughs of Tarocco bolognese.
#include "engine/bolognese/game.hpp"
#include "protocol/archive/bolognese/hand_record.hpp"
#include "protocol/wire/library_json.hpp"
#include "tests/protocol/golden.hpp"
#include "tests/protocol/view_json.hpp"
#include "tests/support/bolognese/play.hpp"

using namespace germini;
using namespace germini::bolognese;
using namespace germini::testing;
using nlohmann::json;

namespace {

struct Tale {
    using Game = Bolognese;
    static constexpr auto kPresets = bolognese::kPresets;
    struct Hand {
        Rules rules;
        Seat dealer{};
        Pack pack{};
        Context context;
        std::vector<Move> moves;
        std::string record;
    };

    static std::string preset_of(const Hand& hand) { return std::string(name(hand.rules.preset)); }
    // The dealer's, the first player's.
    static Seat eyes(std::string_view preset, Seat dealer) {
        return preset == "ottocento" ? dealer : after(dealer, 1, bolognese::preset(preset)->players);
    }
    static std::optional<Hand> read(const json& value) {
        const auto record = protocol::bolognese::read_record(protocol::parsed_json(value).root());
        if (!record) return std::nullopt;
        const auto played = protocol::bolognese::replay(*record);
        if (!played.complete) return std::nullopt;
        Hand hand{record->rules.rules, record->dealer, record->pack, record->context, {}, {}};
        for (const auto& move : record->moves) hand.moves.push_back(move.move);
        hand.record = protocol::bolognese::write_record(played.events);
        return hand;
    }
    static Hand seed(std::string_view preset, Rng& rng) {
        using P = support::GameTraits<Bolognese>;
        const Rules rules = *bolognese::preset(preset);
        const auto dealer = static_cast<Seat>(below(rules.players, rng));
        std::vector<Event> log;
        State state;
        const auto take = [&](const Events& events) {
            for (const Event& event : events) {
                Bolognese::fold(state, event);
                log.push_back(event);
            }
        };
        const auto part = [&rules](int of_hundred) {
            return static_cast<std::int16_t>(rules.target * of_hundred / 100);
        };
        const Context context{{part(80), part(50)}};
        take(Bolognese::open(rules, dealer, P::any_pack(rules, rng), context));
        while (!Bolognese::over(state)) {
            const Seat seat = *state.due.begin();
            take(Bolognese::decide(state, P::any_move(state, seat, rng))->events);
        }
        return *read(json::parse(protocol::bolognese::write_record(log)));
    }
    static json write_move(const Move& move) {
        std::string text;
        protocol::bolognese::append_move(text, move);
        return json::parse(text);
    }
    static json write_view(const View& v) {
        ZonesJson zones(names());
        zones.put(zone(ZoneKind::pack), v.stock);
        zones.put(zone(ZoneKind::last_two, v.dealer), v.last);
        zones.put(zone(ZoneKind::trick), CardSet(v.trick.cards) - CardSet(kMatto)); // it is in its pile
        for (const Seat seat : SeatSet::all(v.seats())) {
            zones.put(zone(ZoneKind::discard, seat), at(v.discard, seat));
            zones.put(zone(ZoneKind::hand, seat), at(v.hand, seat));
        }
        for (const Side side : v.sides_in_play()) zones.put(zone(ZoneKind::pile, side), at(v.pile, side));
        json out = view_json(v, names(), zones), over = json::array();
        for (const Side side : SideSet::all(v.sides_in_all())) {
            over.push_back(at(v.points, side));
            out["points"].push_back(at(v.accuso, side) + at(v.counted, side));
            out["won"].push_back(at(v.tricks, side));
        }
        if (v.phase == Phase::over) out["over"] = over;
        return out;
    }
};

} // namespace

TEST_CASE("golden playthroughs of Tarocco bolognese: each preset's is the same at every step") {
    Golden<Tale>::compare();
}

TEST_CASE("golden playthroughs of Tarocco bolognese show most of what can happen") {
    std::set<std::string> kinds, words;
    Golden<Tale>::shown(kinds, words);
    for (const char* kind : {"moved", "said", "due", "trick", "scored", "over"}) CHECK(kinds.contains(kind));
    for (const char* word : {"deal", "lay", "take", "discard", "declare", "play", "cover", "gather", "show",
                             "declaration", "scartini", "last"}) {
        CAPTURE(word);
        CHECK(words.contains(word));
    }
}
