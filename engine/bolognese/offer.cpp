#include "engine/bolognese/offer.hpp"

#include "engine/bolognese/names.hpp"

namespace germini::bolognese {
namespace {

OfferedMove named(Said move, Takes takes) {
    OfferedMove offered;
    offered.move = word(move);
    offered.takes = takes;
    return offered;
}

OfferedMove of_cards(Said move, Takes takes, const Choice& choice) {
    OfferedMove offered = named(move, takes);
    offered.cards = choice.cards;
    if (const CardSet barred = choice.held - choice.cards; !barred.empty())
        offered.barred.push_back({choice.barred, barred});
    return offered;
}

OfferedMove of_items(Said move, const Choice& choice) {
    OfferedMove offered = named(move, Takes::items);
    for (const Item& item : choice.items)
        offered.items.push_back(
            {word(item.makes[0].kind), listed(item.cards), static_cast<std::int16_t>(item.worth())});
    const bool right = move == Said::call || choice.may_out;
    if (!right || !reaches(choice, all_of(choice.items))) return offered;
    offered.notes.push_back({word(Said::missing), static_cast<std::int16_t>(choice.missing)});
    if (move == Said::declare) offered.with.push_back({word(Said::out), {}, {}});
    return offered;
}

void add_signals(OfferedMove& offered, Signal besides, CardSet cards) {
    if (!cards.empty())
        offered.with.push_back({word(Said::signal), {word(Signal::busso), word(besides)}, cards});
}

} // namespace

Offer offer(const Choice& choice) {
    Offer out{static_cast<PhaseId>(choice.kind), {}};
    switch (choice.kind) {
    case Phase::call:
        out.moves.push_back(of_items(Said::call, choice));
        break;
    case Phase::discard:
        out.moves.push_back(of_cards(Said::discard, Takes::cards, choice));
        out.moves.back().least = out.moves.back().most = kDiscards;
        break;
    case Phase::declare:
        out.moves.push_back(of_items(Said::declare, choice));
        break;
    case Phase::play:
        out.moves.push_back(of_cards(Said::play, Takes::card, choice));
        add_signals(out.moves.back(), Signal::striscio, choice.signals.striscio);
        add_signals(out.moves.back(), Signal::volo, choice.signals.volo);
        if (choice.claim) out.moves.push_back(named(Said::claim, Takes::nothing));
        break;
    case Phase::give:
        out.moves.push_back(of_cards(Said::give, Takes::card, choice));
        break;
    case Phase::claim:
        out.moves.push_back(named(Said::accept, Takes::nothing));
        out.moves.push_back(named(Said::play_on, Takes::nothing));
        break;
    case Phase::over:
        break;
    }
    return out;
}

} // namespace germini::bolognese
