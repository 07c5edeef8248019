#include "tests/server/support/twins_solo.hpp"

#include "engine/solo/bots/greedy.hpp"
#include "engine/solo/bots/random.hpp"
#include "engine/solo/game.hpp"
#include "protocol/wire/solo/move_json.hpp"
#include "tests/server/support/twins_of.hpp"
#include "tests/support/minchiate/play.hpp"
#include "tests/support/options_json.hpp"
#include "tests/support/solo/play.hpp"

#include <vector>

namespace germini::test {
namespace of_florence_alone {
namespace {

using namespace solo;
using nlohmann::json;

std::string any_card(Rng& rng) {
    return std::string(minchiate::code(kWholePack.nth(static_cast<int>(below(kCards, rng)))));
}

/// What an event lets a viewer know (docs/rules/minchiate.md, Each for themselves, who sees what); written
/// from that table, and not from `project`, which it verifies.
struct Known {
    Viewer viewer;
    CardSet operator()(const Dealt& e) const { return own(e.seat, e.cards); }
    CardSet operator()(const Exposed& e) const { return CardSet(e.card); }
    CardSet operator()(const Robbed& e) const { return CardSet(e.cards); }
    CardSet operator()(const Stopped& e) const { return CardSet(e.card); }
    CardSet operator()(const DealerRobbed& e) const { return CardSet(e.cards); }
    CardSet operator()(const DealerStopped& e) const { return CardSet(e.card); }
    CardSet operator()(const Taken& e) const { return CardSet(e.cards); }
    CardSet operator()(const DiscardsTurnedUp& e) const { return CardSet(e.cards); }
    CardSet operator()(const VersicolaShown& e) const { return CardSet(e.cards); }
    CardSet operator()(const Played& e) const { return CardSet(e.card); }
    CardSet operator()(const Claimed& e) const { return CardSet(e.cards); }
    /// For cards that were seen before, or none that this viewer may learn from it.
    template <class Other> CardSet operator()(const Other&) const { return {}; }

private:
    CardSet own(Seat seat, const CardList& cards) const {
        return viewer.is(seat) ? CardSet(cards) : CardSet();
    }
};

struct SoloTwins {
    using Engine = Solo;
    static constexpr std::string_view kName = "minchiate";

    static Rules any_rules(Rng& rng) {
        Rules rules = bots::any_rules(rng);
        while (rules.form != Form::alone) rules = bots::any_rules(rng);
        return rules;
    }
    static std::string preset(const Rules& rules) { return std::string(preset_of(rules.form)); }
    static json options(const Rules& rules) { return support::options_json(solo::rules_table(), rules); }
    static json move_json(const Move& move) {
        std::string text;
        protocol::solo::append_wire_move(text, move);
        json form = json::parse(text);
        form["seat"] = index(move.seat);
        return form;
    }
    static auto read_move(const protocol::Field& field, Seat seat) {
        return protocol::solo::read_wire_move(field, seat);
    }
    static bool means_the_same(const State&, const State&, const Move&) { return true; }
    static int actor(const Move& move) { return index(move.seat); }
    static bool lawful(const Pack&, const Rules&) { return true; }
    static Move greedy(const View& view) { return bots::greedy_move(view); }
    static Move permuted(const support::CardPermutation& to, Move move) {
        if (auto* discard = std::get_if<DiscardMove>(&move.what))
            discard->cards = support::permuted(to, discard->cards);
        if (auto* play = std::get_if<PlayMove>(&move.what)) play->card = support::permuted(to, play->card);
        if (auto* give = std::get_if<GiveMove>(&move.what)) give->card = support::permuted(to, give->card);
        return move;
    }
    static CardSet known(const Rules& rules, const FirstMoves<Solo>& hand, Viewer viewer) {
        return known_from(rules, hand, Known{viewer});
    }
    static std::vector<CardSet> sets(const std::vector<Event>& log, Viewer, Rng& rng) {
        if (is_one_in(2, rng)) return support::interchangeable_sets();
        return met_by_discard<Discarded>(log, support::interchangeable_sets());
    }
    static json any_attempt(Rng& rng) {
        switch (below(9, rng)) {
        case 0:
            return {{"discard", {any_card(rng), any_card(rng), any_card(rng)}}};
        case 1:
            return {{"declare", json::array({json::array({any_card(rng), any_card(rng), any_card(rng)})})}};
        case 2:
            return {{"give", any_card(rng)}};
        case 3:
            return {{"out", true}};
        case 4:
            return {{"stay", true}};
        case 5:
            return {{"cut", below(kCards, rng)}};
        case 6:
            return {{"claim", true}};
        case 7:
            return {{"accept", true}};
        default:
            return {{"play", any_card(rng)}};
        }
    }
};

} // namespace
} // namespace of_florence_alone

TwinGame solo_twins() {
    using Mine = of_florence_alone::SoloTwins;
    return {Mine::kName, &TwinsOf<Mine>::draw, &Mine::any_attempt};
}

} // namespace germini::test
