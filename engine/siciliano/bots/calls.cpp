#include "engine/siciliano/bots/calls.hpp"

#include <array>

namespace germini::siciliano::bots {
namespace {

constexpr std::array kFullestFirst{Call::sfondo_i_tavoli,   Call::sfondissimo, Call::sfondo, Call::batto,
                                   Call::batto_senza_giove, Call::giove,       Call::balla};

} // namespace

CardSet partners_cards(const View& view) { return at(view.shown, next(view.viewer.seat, 2)) - view.played; }

bool partner_commands(const View& view, CardSet hand) {
    const CardSet out = kTrumps - view.played;
    return !out.empty() && !hand.has(out.last()) && partners_cards(view).has(out.last());
}

List<Call, 12> calls_to_make(const View& view, const LegalMoves& choice, Card card) {
    List<Call, 12> calls;
    const CallSet allowed = calls_with(choice, card);
    CardSet known = at(view.shown, view.viewer.seat) | CardSet(card);
    for (const Call call : kFullestFirst) {
        const CardSet cards = implied_by(call, view.played);
        if (!has(allowed, call) || (cards - known).empty()) continue;
        calls.push_back(call);
        known |= cards;
    }
    return calls;
}

} // namespace germini::siciliano::bots
