#include "engine/minchiate/bots/signals.hpp"

#include "engine/minchiate/bots/weights.hpp"
#include "engine/minchiate/fumata.hpp"

#include <algorithm>
#include <array>

namespace germini::minchiate::bots {
namespace {

Card led_by(const Knowledge& k) { return at(k.table().trick.cards, k.table().trick.leader); }

bool partner_has_highest(const Knowledge& k) {
    const CardSet out = k.unseen() & kTrumpCards;
    return !out.empty() && k.sure(partner(k.me())).has(out.last());
}

// The trumps of a tenuta, and those that they keep out (SIG-6).
struct Tenuta {
    CardSet with, against;
};
constexpr std::array kTenute{Tenuta{trumps(6, 9), trumps(1, 5)}, Tenuta{trumps(14, 19), trumps(13, 13)},
                             Tenuta{trumps(21, 29), trumps(20, 20)}, Tenuta{trumps(31, 35), trumps(30, 30)},
                             Tenuta{trumps(39, 39), trumps(38, 38)}};

// Whether the last player may have a card that this one keeps out, which would win the trick without it.
bool is_tenuta(const Knowledge& k, Card card) {
    const PublicState& table = k.table();
    const Card led = card_to_follow(table, kSeats);
    if (table.trick.count != kSeats - 2 || led == kNoCard) return false;
    const Voids& last = at(table.voids, next(k.me()));
    if (last.trumps || (is_suit_card(led) && !last.suit(suit_of(led)))) return false;
    const CardSet trumpets(trump(40));
    if (card == trump(39) && !(k.own() | k.sure(partner(k.me()))).meets(trumpets)) return false;
    const CardSet on_table = CardSet(table.trick.cards) & kTrumpCards;
    const CardSet winning = on_table.empty() ? kTrumpCards : higher_cards(on_table.last());
    return winning.has(card) && std::ranges::any_of(kTenute, [&](const Tenuta& one) {
               return one.with.has(card) && (one.against & winning).meets(k.unseen());
           });
}

bool hangs_king(const Knowledge& k, Card card) {
    const Suit suit = suit_of(card);
    return !was_led(k.table().suits_led, suit) && card != king(suit) && k.own().has(king(suit));
}

} // namespace

int worth_of_fumata(const Knowledge& k, Card card) {
    const CardSet signalled = signalled_by(k.table(), k.me(), card);
    if (signalled.empty()) return 0;
    if (!k.own().contains(signalled)) return -kWeights.false_fumata;
    if (card == kHiddenFumata) return 0; // it is given where the 10 is the best card anyway
    return kFumataPapi.has(card) ? kWeights.fumata_papa : kWeights.fumata_sopraventi;
}

int worth_of_going_on(const Knowledge& k, Chance place) {
    const bool strong = (k.own() & kTrumpCards).size() >= kWeights.trumps_to_go_on;
    if (!strong || at(k.table().signalled, partner(k.me())) == 0 || !partner_has_highest(k)) return 0;
    return kWeights.go_on + both(place, kWeights.go_on_high);
}

int worth_of_winning_high(const Knowledge& k, Chance place, Chance taken) {
    const Trick& trick = k.table().trick;
    const bool asked = trick.leader == partner(k.me()) && kFumataPapi.has(led_by(k)) &&
                       at(k.table().signalled, trick.leader) != 0;
    return asked ? both(both(place, taken), kWeights.win_high) : 0;
}

std::string_view signal_of(const Knowledge& k, Card card) {
    if (card == kMatto || !k.table().fallen.empty()) return {};
    const bool leads = led_by(k) == kNoCard;
    if (is_suit_card(card)) return leads && hangs_king(k, card) ? "impiccare" : "";
    const CardSet signalled = signalled_by(k.table(), k.me(), card);
    if (!signalled.empty() && k.own().contains(signalled))
        return card == kHiddenFumata ? "hidden_fumata" : "fumata";
    if (leads) return kCounting.has(card) && partner_has_highest(k) ? "girare" : "";
    return is_tenuta(k, card) ? "tenuta" : "";
}

} // namespace germini::minchiate::bots
