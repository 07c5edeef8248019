#include "tests/server/support/twins_minchiate.hpp"

#include "engine/minchiate/bots/greedy.hpp"
#include "protocol/wire/minchiate/move_json.hpp"
#include "tests/server/support/twins_of.hpp"
#include "tests/support/minchiate/play.hpp"
#include "tests/support/options_json.hpp"

namespace germini::test {
namespace of_florence {
namespace {

using namespace minchiate;
using nlohmann::json;

std::string any_card(Rng& rng) {
    return std::string(code(kWholePack.nth(static_cast<int>(below(kCards, rng)))));
}

struct MinchiateTwins {
    using Engine = Minchiate;
    static constexpr std::string_view kName = "minchiate";

    static Rules any_rules(Rng& rng) {
        Rules rules = support::any_rules(rng);
        // Whether the dealer takes the 29 under this option legitimately reveals something of the dealer's
        // hand.
        if (rules.take29 == Take29::versicola) rules.take29 = Take29::always;
        return rules;
    }
    static std::string preset(const Rules&) { return "germini"; } // every option is named
    static json options(const Rules& rules) {
        return support::options_json(germini::minchiate::rules_table(), rules);
    }
    static json move_json(const Move& move) {
        std::string text;
        protocol::minchiate::append_move(text, move);
        return json::parse(text);
    }
    static auto read_move(const protocol::Field& field, Seat seat) {
        return protocol::minchiate::read_wire_move(field, seat);
    }
    static bool means_the_same(const State&, const State&, const Move&) { return true; }
    static int actor(const Move& move) { return index(moving_seat(move)); }
    static bool lawful(const Pack& pack, const Rules& rules) { return minchiate::is_valid_pack(pack, rules); }
    static Move greedy(const View& view) { return bots::greedy_move(view); }
    static Move permuted(const support::CardPermutation& to, const Move& move) {
        return support::permuted(to, move);
    }
    static CardSet known(const Rules& rules, const FirstMoves<Minchiate>& hand, Viewer viewer) {
        return support::known(rules, hand.dealer, hand.pack, hand.moves, viewer);
    }
    static std::vector<CardSet> sets(const std::vector<Event>& log, Viewer viewer, Rng& rng) {
        if (below(2, rng) == 0) return support::interchangeable_sets();
        return {support::hidden_in_hands(log, viewer) - support::ever_in_fola(log)};
    }
    static json any_attempt(Rng& rng) {
        switch (below(10, rng)) {
        case 0:
            return {{"discard", {any_card(rng), any_card(rng), any_card(rng)}}};
        case 1:
            return {{"declare", json::array({json::array({any_card(rng), any_card(rng), any_card(rng)})})}};
        case 2:
            return {{"give", any_card(rng)}};
        case 3:
            return {{"fall", true}};
        case 4:
            return {{"play", any_card(rng)}, {"for", below(kSeats, rng)}};
        case 5:
            return {{"cut", below(kCards, rng)}};
        case 6:
            return {{"play", "T41"}};
        case 7:
            return {{"claim", true}};
        case 8:
            return {{"accept", true}};
        default:
            return {{"play", any_card(rng)}};
        }
    }
};

} // namespace
} // namespace of_florence

TwinGame minchiate_twins() {
    using Mine = of_florence::MinchiateTwins;
    return {Mine::kName, &TwinsOf<Mine>::draw, &Mine::any_attempt};
}

} // namespace germini::test
