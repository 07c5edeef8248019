#include "engine/siciliano/bots/calls.hpp"

#include <array>

namespace germini::siciliano::bots {
namespace {

constexpr std::array kFullestFirst{Call::sfondo_i_tavoli, Call::sfondissimo,       Call::sfondo,
                                   Call::batto,           Call::batto_senza_giove, Call::giove,
                                   Call::balla,           Call::maggiori_bianchi,  Call::minore_bianco};

// Whether neither opponent can have a trump above these.
bool command(CardSet cards, const InformationState& info) {
    const CardSet higher = trumps(index(cards.last()) - index(trump(0)), kHighestTrump) - cards;
    return (higher - info.table.played - info.hand - partners_cards(info)).empty();
}

} // namespace

CardSet partners_cards(const InformationState& info) {
    return at(info.table.shown, next(info.seat, 2)) - info.table.played;
}

bool partner_commands(const InformationState& info) {
    const CardSet out = kTrumps - info.table.played;
    return !out.empty() && !info.hand.has(out.last()) && partners_cards(info).has(out.last());
}

Calls calls_to_make(const InformationState& info, Card card) {
    constexpr CardSet kSpokenOf = trumps(13, kHighestTrump);
    Calls calls;
    if (!info.table.rules.calls || info.hand.size() == 1) return calls;
    CardSet known = at(info.table.shown, info.seat) | CardSet(card);
    if (!known.contains(info.hand & kSpokenOf)) {
        const CallSet allowed = true_calls(info.hand, {info.table.played, partners_cards(info)});
        for (const Call call : kFullestFirst) {
            const CardSet cards = implied_by(call, info.table.played);
            if (!has(allowed, call) || (cards - known).empty()) continue;
            if ((cards & kArie).empty() && !command(cards, info)) continue;
            calls.push_back(call);
            known |= cards;
        }
        // It shows no card, so it is said with one of the trumps that it speaks of, and not again and again.
        if (has(allowed, Call::batto_forte) && calls.empty() && is_trump(card) &&
            three_highest(info.hand & kTrumps).has(card))
            calls.push_back(Call::batto_forte);
    }
    if (info.table.trick.count == 0 && !is_trump(card) && card != kFujutu) {
        const CallChoice suits = suits_that_others_lack(info);
        if (suits.a_tutti.has(card))
            calls.push_back(Call::a_tutti);
        else if (suits.a_due.has(card))
            calls.push_back(Call::a_due);
    }
    return calls;
}

} // namespace germini::siciliano::bots
