// Golden playthroughs of Sicilian tarocchi.
#include "protocol/wire/library_json.hpp"
#include "tests/protocol/golden.hpp"
#include "tests/protocol/view_json.hpp"

#include "engine/siciliano/game.hpp"
#include "protocol/archive/siciliano/hand_record.hpp"
#include "tests/support/siciliano/play.hpp"

using namespace germini;
using namespace germini::siciliano;
using namespace germini::testing;
using nlohmann::json;

namespace {

struct Tale {
    using Game = Siciliano;
    static constexpr auto kPresets = germini::siciliano::kPresets;
    struct Hand {
        Rules rules;
        Seat dealer{};
        Pack pack{};
        NoContext context;
        std::vector<Move> moves;
        std::string record;
    };

    static std::string preset_of(const Hand& hand) { return std::string(name(hand.rules.preset)); }
    // The dealer's, the first speaker's.
    static Seat eyes(std::string_view preset, Seat dealer) {
        return preset == "tortorici2014" ? dealer : germini::siciliano::next(dealer);
    }
    static std::optional<Hand> read(const json& value) {
        const auto record = protocol::siciliano::read_record(protocol::parsed_json(value).root());
        if (!record) return std::nullopt;
        const auto played = protocol::siciliano::replay(*record);
        if (!played.complete) return std::nullopt;
        Hand hand{record->rules.rules, record->dealer, record->pack, {}, {}, {}};
        for (const auto& move : record->moves) hand.moves.push_back(move.move);
        hand.record = protocol::siciliano::write_record(played.events);
        return hand;
    }
    static Hand seed(std::string_view preset, Rng& rng) {
        using P = support::GameTraits<Siciliano>;
        const Rules rules = *germini::siciliano::preset(preset);
        const auto dealer = static_cast<Seat>(below(kSeats, rng));
        std::vector<Event> log;
        State state;
        const auto take = [&](const Events& events) {
            for (const Event& event : events) {
                Siciliano::fold(state, event);
                log.push_back(event);
            }
        };
        take(germini::siciliano::open(rules, dealer, P::any_pack(rules, rng)));
        while (!Siciliano::over(state))
            take(decide(state, P::any_move(state, *state.due.begin(), rng))->events);
        return *read(json::parse(protocol::siciliano::write_record(log)));
    }
    static json write_move(const Move& move) {
        std::string text;
        protocol::siciliano::append_move(text, move);
        return json::parse(text);
    }
    static json write_view(const View& view) {
        ZonesJson zones(names());
        zones.put(zone(ZoneKind::pack), view.stock);
        zones.put(zone(ZoneKind::discard, view.dealer), view.discard);
        zones.put(zone(ZoneKind::trick), CardSet(view.trick.cards) - CardSet(kFujutu)); // it is in its pile
        for (const Seat seat : SeatSet::all(kSeats))
            zones.put(zone(ZoneKind::hand, seat), at(view.hand, seat));
        for (const Side side : {Side{0}, Side{1}}) zones.put(zone(ZoneKind::pile, side), at(view.pile, side));
        json out = view_json(view, names(), zones);
        if (view.phase == Phase::over)
            out["over"] = {view.totals[0], view.totals[1], view.gains[0], view.gains[1]};
        out["won"] = view.tricks;
        return out;
    }
};

} // namespace

TEST_CASE("golden playthroughs of Sicilian tarocchi: each preset's is the same at every step") {
    Golden<Tale>::compare();
}
