// The greedy policy: the best card now by what this seat may know, without search.
#pragma once
#include "engine/bolognese/view.hpp"

#include <string_view>

namespace germini::bolognese::bots {

/// A lawful move for view.viewer.seat, which must be a seat that is due. Follows from the view alone, the
/// same view giving the same move: ties go to the card of the lower number. It shows all its combinations and
/// calls out where it can; discards plain pips of short suits; puts cards of worth on tricks that its side
/// takes, its Matto on others; answers a BUSSO with its best card.
Move greedy_move(const View& view);

/// Why it is that one, in a word: `reaches` the target by calling out (or does not, `waits`), cards to
/// `put_down`, `all` that is to be shown (or `nothing`), the `cheapest` card to give; for a card `only` (no
/// other is lawful), `matto`, `asked` by the partner, `takes` the trick, `brings_home` a card of worth,
/// `partner_takes` the trick and the card with it, `spares` a trump, `lost` (the same, in a trick that the
/// others take), `risks_least` (the same, of a lead), `king_out` (a figure led might fall to a higher one).
/// `move` is the greedy move of this view.
std::string_view reason_of(const View& view, const Move& move);

} // namespace germini::bolognese::bots
