#include "tests/server/support/twins_bolognese.hpp"

#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/combination.hpp"
#include "engine/bolognese/deal.hpp"
#include "protocol/wire/bolognese/move_json.hpp"
#include "tests/server/support/twins_of.hpp"
#include "tests/support/bolognese/play.hpp"
#include "tests/support/options_json.hpp"

#include <vector>

namespace germini::test {
namespace of_bologna {
namespace {

using namespace bolognese;
using nlohmann::json;

std::string any_card(Rng& rng) {
    return std::string(code(kWholePack.nth(static_cast<int>(below(kCards, rng)))));
}

ShownSets permuted(const support::CardPermutation& to, const ShownSets& shown) {
    ShownSets out;
    for (const CardSet cards : shown) out.push_back(support::permuted(to, cards));
    return out;
}

/// What an event lets a viewer know (docs/rules/bolognese.md, who sees what); written from that table, and
/// not from `project`, which it verifies.
struct Shows {
    Viewer viewer;
    CardSet operator()(const Dealt& e) const { return viewer.is(e.seat) ? CardSet(e.cards) : CardSet(); }
    CardSet operator()(const LastTaken& e) const {
        return viewer.is(e.dealer) ? CardSet(e.cards) : CardSet();
    }
    CardSet operator()(const CombinationShown& e) const { return CardSet(e.cards); }
    CardSet operator()(const Played& e) const { return CardSet(e.card); }
    CardSet operator()(const Covered&) const { return CardSet(kMatto); }
    CardSet operator()(const DiscardShown& e) const { return CardSet(e.cards); }
    CardSet operator()(const Claimed& e) const { return CardSet(e.cards); }
    /// For cards that were seen before, or none that this viewer may learn from it.
    template <class Other> CardSet operator()(const Other&) const { return {}; }
};

/// The combinations formed by exactly these cards of the hand.
std::vector<Kind> kinds_of(CardSet cards, CardSet hand) {
    std::vector<Kind> kinds;
    for (const Item& item : items(hand))
        if (item.cards == cards)
            for (const Combination& one : item.makes) kinds.push_back(one.kind);
    return kinds;
}

struct BologneseTwins {
    using Engine = Bolognese;
    static constexpr std::string_view kName = "bolognese";

    /// The tables of this test have four seats; visibility_test compares the games for two.
    static Rules any_rules(Rng& rng) {
        for (;;)
            if (const Rules rules = support::GameTraits<Bolognese>::any_rules(rng);
                rules.players == kTwinSeats)
                return rules;
    }
    static std::string preset(const Rules& rules) { return std::string(name(rules.preset)); }
    static json options(const Rules& rules) { return support::options_json(bolognese::rules_table(), rules); }
    static json move_json(const Move& move) {
        std::string text;
        protocol::bolognese::append_move(text, move);
        return json::parse(text);
    }
    static auto read_move(const protocol::Field& field, Seat seat) {
        return protocol::bolognese::read_wire_move(field, seat);
    }
    static int actor(const Move& move) { return index(move.seat); }
    static bool lawful(const Pack& pack, const Rules&) { return bolognese::is_valid_pack(pack); }
    static Move greedy(const View& view) { return bots::greedy_move(view); }
    static Move permuted(const support::CardPermutation& to, Move move) {
        if (auto* call = std::get_if<CallMove>(&move.what))
            call->shown = of_bologna::permuted(to, call->shown);
        if (auto* declare = std::get_if<DeclareMove>(&move.what))
            declare->shown = of_bologna::permuted(to, declare->shown);
        if (auto* discard = std::get_if<DiscardMove>(&move.what))
            discard->cards = support::permuted(to, discard->cards);
        if (auto* play = std::get_if<PlayMove>(&move.what)) play->card = support::permuted(to, play->card);
        if (auto* give = std::get_if<GiveMove>(&move.what)) give->card = support::permuted(to, give->card);
        return move;
    }
    /// Whether cards that the move shows form the same combinations in both hands: hidden cards can
    /// lengthen a sequence, so that the shown cards are another combination with another score (ACC-7, D-4).
    static bool means_the_same(const State& first, const State& second, const Move& move) {
        const auto* declare = std::get_if<DeclareMove>(&move.what);
        const auto* call = std::get_if<CallMove>(&move.what);
        if (declare == nullptr && call == nullptr) return true;
        for (const CardSet cards : declare != nullptr ? declare->shown : call->shown)
            if (kinds_of(cards, at(first.hand, move.seat)) != kinds_of(cards, at(second.hand, move.seat)))
                return false;
        return true;
    }
    static CardSet known(const Rules& rules, const FirstMoves<Bolognese>& hand, Viewer viewer) {
        return known_from(rules, hand, Shows{viewer});
    }
    /// All of the pack; cards that a hand may follow with equally, so that more moves stay legal; the
    /// dealer's discard against all others.
    static std::vector<CardSet> sets(const std::vector<Event>& log, Viewer, Rng& rng) {
        if (is_one_in(3, rng)) return {kWholePack};
        std::vector<CardSet> out{kNumeri};
        for (int suit = 0; suit < kSuits; ++suit) out.push_back(suit_cards(static_cast<Suit>(suit)));
        if (is_one_in(2, rng)) return out;
        return met_by_discard<Discarded>(log, std::move(out));
    }
    static json any_attempt(Rng& rng) {
        const json three = json::array({any_card(rng), any_card(rng), any_card(rng)});
        switch (below(10, rng)) {
        case 0:
            return {{"discard", {any_card(rng), any_card(rng)}}};
        case 1:
            return {{"declare", json::array({three})}, {"out", is_one_in(2, rng)}};
        case 2:
            return {{"call", json::array({three})}};
        case 3:
            return {{"give", any_card(rng)}};
        case 4:
            return {{"play", any_card(rng)}, {"signal", "volo"}};
        case 5:
            return {{"play", any_card(rng)}, {"for", below(kMaxSeats, rng)}};
        case 6:
            return {{"play", "T21"}};
        case 7:
            return {{"claim", true}};
        case 8:
            return {{"play_on", true}};
        default:
            return {{"play", any_card(rng)}};
        }
    }
};

} // namespace
} // namespace of_bologna

TwinGame bolognese_twins() {
    using Mine = of_bologna::BologneseTwins;
    return {Mine::kName, &TwinsOf<Mine>::draw, &Mine::any_attempt};
}

} // namespace germini::test
