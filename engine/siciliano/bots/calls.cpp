#include "engine/siciliano/bots/calls.hpp"

#include <array>

namespace germini::siciliano::bots {
namespace {

constexpr std::array kFullestFirst{Call::sfondo_i_tavoli,   Call::sfondissimo, Call::sfondo, Call::batto,
                                   Call::batto_senza_giove, Call::giove,       Call::balla};

} // namespace

CardSet partners_cards(const InformationState& info) {
    return at(info.table.shown, next(info.seat, 2)) - info.table.played;
}

bool partner_commands(const InformationState& info) {
    const CardSet out = kTrumps - info.table.played;
    return !out.empty() && !info.hand.has(out.last()) && partners_cards(info).has(out.last());
}

List<Call, 12> calls_to_make(const InformationState& info, Card card) {
    List<Call, 12> calls;
    CardSet known = at(info.table.shown, info.seat) | CardSet(card);
    if (!info.table.rules.calls || known.contains(info.hand & kArie)) return calls; // they are about the Arie
    const CallSet allowed = true_calls(info.hand, {info.table.played, partners_cards(info)});
    for (const Call call : kFullestFirst) {
        const CardSet cards = implied_by(call, info.table.played);
        if (!has(allowed, call) || (cards - known).empty()) continue;
        calls.push_back(call);
        known |= cards;
    }
    return calls;
}

} // namespace germini::siciliano::bots
