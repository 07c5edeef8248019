#include "tests/server/support/twins_siciliano.hpp"

#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/deal.hpp"
#include "protocol/wire/siciliano/move_json.hpp"
#include "tests/server/support/twins_of.hpp"
#include "tests/support/options_json.hpp"
#include "tests/support/siciliano/play.hpp"

#include <vector>

namespace germini::test {
namespace of_sicily {
namespace {

using namespace siciliano;
using nlohmann::json;

std::string code_of_any_card(Rng& rng) {
    return std::string(code(kWholePack.nth(static_cast<int>(below(kCards, rng)))));
}

/// What an event lets a viewer know (docs/rules/siciliano.md, who sees what); written from that table, and
/// not from `project`, which it verifies.
struct Known {
    Viewer viewer;
    CardSet operator()(const Dealt& e) const { return own(e.seat, e.cards); }
    CardSet operator()(const Exposed& e) const { return CardSet(e.card); }
    CardSet operator()(const Peeked& e) const { return own(e.dealer, CardList{e.card}); }
    CardSet operator()(const Announced& e) const { return e.said.decine; }
    CardSet operator()(const MonteTaken& e) const { return own(e.dealer, e.cards); }
    CardSet operator()(const Played& e) const { return CardSet(e.card); }
    CardSet operator()(const FujutuPlayed&) const { return CardSet(kFujutu); }
    CardSet operator()(const DiscardShown& e) const { return CardSet(e.cards); }
    /// For cards that were seen before, or none that this viewer may learn from it.
    template <class Other> CardSet operator()(const Other&) const { return {}; }

private:
    CardSet own(Seat seat, const CardList& cards) const {
        return viewer.is(seat) ? CardSet(cards) : CardSet();
    }
};

struct SicilianoTwins {
    using Engine = Siciliano;
    static constexpr std::string_view kName = "siciliano";

    static Rules any_rules(Rng& rng) { return support::GameTraits<Siciliano>::any_rules(rng); }
    static std::string preset(const Rules& rules) { return std::string(name(rules.preset)); }
    static json options(const Rules& rules) { return support::options_json(siciliano::rules_table(), rules); }
    static json move_json(const Move& move) {
        std::string text;
        protocol::siciliano::append_move(text, move);
        return json::parse(text);
    }
    static auto read_move(const protocol::Field& field, Seat seat) {
        return protocol::siciliano::read_wire_move(field, seat);
    }
    static int actor(const Move& move) { return index(move.seat); }
    static bool lawful(const Pack& pack, const Rules&) { return siciliano::is_valid_pack(pack); }
    static Move greedy(const View& view) { return bots::greedy_move(view); }
    static Move permuted(const support::CardPermutation& to, Move move) {
        if (auto* said = std::get_if<AnnounceMove>(&move.what); said != nullptr && said->decine)
            said->decine = support::permuted(to, *said->decine);
        if (auto* discard = std::get_if<DiscardMove>(&move.what))
            discard->cards = support::permuted(to, discard->cards);
        if (auto* play = std::get_if<PlayMove>(&move.what)) play->card = support::permuted(to, play->card);
        return move;
    }
    /// Every move says the same of hidden cards in both hands: a false call or announcement is refused.
    static bool means_the_same(const State&, const State&, const Move&) { return true; }
    static CardSet known(const Rules& rules, const FirstMoves<Siciliano>& hand, Viewer viewer) {
        return known_from(rules, hand, Known{viewer});
    }
    /// All of the pack; cards with which a hand may follow equally and announce the same, so that more moves
    /// stay legal; those that the dealer discards against such others.
    static std::vector<CardSet> sets(const std::vector<Event>& log, Viewer, Rng& rng) {
        if (is_one_in(3, rng)) return {kWholePack};
        std::vector<CardSet> out{kTrumps - kHonours, trumps(16, 19)};
        for (int suit = 0; suit < kSuits; ++suit) out.push_back(suit_cards(static_cast<Suit>(suit)) - kKings);
        if (is_one_in(2, rng)) return out;
        return met_by_discard<Discarded>(log, std::move(out));
    }
    static json any_attempt(Rng& rng) {
        switch (below(9, rng)) {
        case 0:
            return {{"discard", {code_of_any_card(rng), code_of_any_card(rng)}}};
        case 1:
            return {{"announce", {{"re", below(6, rng)}, {"tengo", true}}}};
        case 2:
            return {{"announce", {{"trionfi", below(20, rng)}, {"decine", {code_of_any_card(rng)}}}}};
        case 3:
            return {{"expose", {below(7, rng), nullptr, 0}}};
        case 4:
            return {{"say", "forse"}};
        case 5:
            return {{"play", code_of_any_card(rng)}, {"calls", {"giove", "giove"}}};
        case 6:
            return {{"play", "T21"}};
        case 7:
            return {{"play", code_of_any_card(rng)}, {"calls", {"sfondissimo"}}};
        default:
            return {{"play", code_of_any_card(rng)}};
        }
    }
};

} // namespace
} // namespace of_sicily

TwinGame siciliano_twins() {
    using Mine = of_sicily::SicilianoTwins;
    return {Mine::kName, &TwinsOf<Mine>::draw, &Mine::any_attempt};
}

} // namespace germini::test
