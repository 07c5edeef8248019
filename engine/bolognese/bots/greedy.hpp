// The greedy policy: the best card now, judged by what the seat may know, without search.
#pragma once
#include "engine/bolognese/view.hpp"
#include "engine/core/talk.hpp"

#include <string_view>

namespace germini::bolognese::bots {

/// Returns a legal move for the seat, which must be due. Depends on what the seat may know alone and is
/// deterministic: ties go to the card with the lower number. Never claims.
/// - It shows all its combinations and calls out if it can.
/// - It discards plain pips of short suits.
/// - It puts cards of worth on tricks that its side takes, and its Matto on others.
/// - It bids by the strength of its hand.
/// - It gives signals (signals.hpp) and reads those of others; it answers a BUSSO with its best card.
Move greedy_move(const InformationState& info, Talk talk = Talk::signals);
inline Move greedy_move(const View& view, Talk talk = Talk::signals) {
    return greedy_move(information_state(view), talk);
}

/// Returns the discards that the greedy bot makes, `first` among them if it is a card.
DiscardMove best_discard(const LegalMoves& choice, Card first = kNoCard);

/// Returns the reason for `move`, which must be the greedy move of this view, as one word:
/// - `reaches` or `waits`: calling out reaches the target, or it does not.
/// - `put_down`: the cards to discard.
/// - `all` or `nothing`: everything that can be shown, or nothing to show.
/// - `cheapest`: the cheapest card to give.
/// - `weak`, `with_pozzo`, `strong`: how strong the hand is to play alone.
/// - `proven`: the claim to answer is proven.
/// For a card:
/// - `only`: no other card is legal.
/// - `matto`: the Matto spares another card.
/// - `asked`: the partner asked for it.
/// - `takes`: it takes the trick.
/// - `brings_home`: it brings a card of worth home.
/// - `partner_takes`: the partner takes the trick and the card with it.
/// - `spares`: it spares a trump.
/// - `lost`: the same, in a trick that the opponents take.
/// - `risks_least`: the same, for a lead.
/// - `king_out`: a figure, if led, might fall to a higher one.
std::string_view reason_of(const View& view, const Move& move);

} // namespace germini::bolognese::bots
