// Following suit, implemented a second time: a slow version of section 10 over plain lists, compared with
// what the engine offers at every card of random hands.
#include "engine/minchiate/turn.hpp"
#include "tests/support/minchiate/hand_driver.hpp"
#include "tests/support/minchiate/play.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

char kind(Card card) { return code(card)[0]; } // C D S B T M
bool is_king(Card card) { return code(card).ends_with('K'); }

/// What the table has seen of the hand so far, from its events only.
struct Account {
    std::vector<std::pair<Seat, Card>> on_table; ///< in the order in which they were played
    std::vector<char> led_before;                ///< suits led in earlier tricks
    std::vector<Seat> fallen;
    Seat leader = kNoSeat;

    bool has_fallen(Seat seat) const { return std::ranges::find(fallen, seat) != fallen.end(); }
    int place(Seat seat) const { return (index(seat) - index(leader) + 4) % 4; }
    /// Cards at places before that one, by place.
    std::vector<std::pair<Seat, Card>> before(int place_of_player) const {
        std::vector<std::pair<Seat, Card>> out;
        for (int p = 0; p < place_of_player; ++p)
            for (const auto& [who, card] : on_table)
                if (place(who) == p) out.emplace_back(who, card);
        return out;
    }
    bool alone() const { return fallen.size() == 3 && !has_fallen(leader); }
    /// The card that sets the suit for that place; kNoCard if the place is free.
    Card lead(int for_place) const {
        for (const auto& [who, card] : before(for_place)) {
            if (card == kMatto && who == leader) continue;              // MAT-11: the next card does
            if (who != leader && has_fallen(who) && !alone()) continue; // D-15
            return card;
        }
        return kNoCard;
    }

    CardSet allowed(const std::vector<Card>& hand, Seat seat) const {
        CardSet all, suit, trumps, matto;
        for (Card card : hand) all.add(card);
        const int at_place = place(seat);
        const Card set = at_place == 0 ? kNoCard : lead(at_place);
        if (set == kNoCard || set == kMatto) return all;
        bool trumped = false;
        for (const auto& [who, card] : before(at_place)) trumped = trumped || kind(card) == 'T';
        const bool first_time = std::ranges::find(led_before, kind(set)) == led_before.end();
        for (Card card : hand) {
            if (kind(card) == kind(set)) suit.add(card);
            if (kind(card) == 'T') trumps.add(card);
            if (kind(card) == 'M') matto.add(card);
            if (kind(set) != 'T' && first_time && trumped && kind(card) == kind(set) && is_king(card))
                return CardSet(card); // KING-1
        }
        if (!suit.empty()) return suit | matto;
        if (!trumps.empty()) return trumps | matto;
        return all;
    }

    void take(const Event& event) {
        if (const auto* e = std::get_if<Opened>(&event)) leader = next(e->dealer);
        if (const auto* e = std::get_if<Played>(&event)) on_table.emplace_back(e->seat, e->card);
        if (const auto* e = std::get_if<Fell>(&event)) fallen.push_back(e->seat);
        if (const auto* e = std::get_if<TrickWon>(&event)) {
            const Card set = lead(4);
            if (set != kNoCard && kind(set) != 'T') led_before.push_back(kind(set));
            if (!has_fallen(e->winner)) leader = e->winner;
            on_table.clear();
        }
    }

    /// The winner of the complete trick.
    Seat winner() const {
        const Card set = lead(4);
        Seat best = leader;
        int best_strength = -1;
        for (const auto& [who, card] : on_table) {
            const bool may = !has_fallen(who) || (alone() && kind(lead_card()) == 'M');
            if (!may || card == kMatto || (kind(card) != 'T' && kind(card) != kind(set))) continue;
            const int force =
                kind(card) == 'T' ? 100 + std::stoi(std::string(code(card).substr(1))) : in_suit(card);
            if (force > best_strength) best_strength = force, best = who;
        }
        return best;
    }

private:
    Card lead_card() const {
        for (const auto& [who, card] : on_table)
            if (who == leader) return card;
        return kNoCard;
    }
    // CARD-2, CARD-3.
    static int in_suit(Card card) {
        const std::string_view rank = code(card).substr(1);
        if (rank == "K") return 14;
        if (rank == "Q") return 13;
        if (rank == "N") return 12;
        if (rank == "J") return 11;
        const int pips = std::stoi(std::string(rank));
        return kind(card) == 'S' || kind(card) == 'B' ? pips : 11 - pips;
    }
};

std::string against_account(std::uint64_t seed) {
    Rng rng(seed);
    Rules rules = any_rules(rng);
    if (seed % 2 == 0) rules.cascare = seed % 4 == 0 ? Cascare::next : Cascare::after;
    const PlayedHand hand = any_hand(rules, rng);
    Account account;
    State state;
    for (const Event& event : hand.log) {
        if (const auto* won = std::get_if<TrickWon>(&event);
            won != nullptr && won->winner != account.winner())
            return "another seat wins trick " + std::to_string(state.trick.number + 1);
        fold(state, event);
        account.take(event);
        const auto* due = std::get_if<Due>(&event);
        if (due == nullptr || due->phase != Phase::play) continue;
        Seat asked{};
        while (!due->seats.has(asked)) asked = next(asked);
        const LegalMoves offered = legal_moves(information_state(state, asked));
        const Seat plays = offered.play_for == kNoSeat ? asked : offered.play_for;
        std::vector<Card> cards;
        for (Card card : at(state.hand, plays)) cards.push_back(card);
        if (offered.cards != account.allowed(cards, plays))
            return "trick " + std::to_string(state.trick.number + 1) + ", seat " +
                   std::to_string(index(plays)) + ": offered " + text(offered.cards) + ", by the account " +
                   text(account.allowed(cards, plays));
    }
    return {};
}

} // namespace

TEST_CASE("PLAY-2 … PLAY-5, KING-1 … KING-3, MAT-1, MAT-2, MAT-11, MAT-12, D-15: the engine agrees with an "
          "independent implementation") {
    CHECK(rc::check("every card of random hands", [](std::uint64_t seed) {
        const std::string fault = against_account(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}
