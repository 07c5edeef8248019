// The bot's judgement in numbers, tuned by play against itself and against the random bot.
#pragma once

namespace germini::minchiate::bots {

struct Weights {
    // Percent: how often a card comes home …
    int own_comes_home = 65;      ///< … that lies in one's own hand
    int partners_comes_home = 60; ///< … in the partner's
    int versicole = 45;           ///< of the worth of a versicola that a card's stake takes up
    // Percent: how often a player who can take the trick does.
    int partner_rises = 80, opponent_rises = 100, figure_rises = 45;
    // Percent: how often a counting card is saved later, from the lowest trump to the highest that is out.
    int lowest_saved = 55, middle_saved = 25, highest_saved = 141;
    int king_saved = 60;
    // Percent, measured over hands of bots: how often a seat still has cards of a suit …
    int kept_beside_one = 57;  ///< … of which it discarded one
    int kept_beside_more = 28; ///< … of which it discarded several
    // While discards lie closed, how often a seat is void of a suit: in `void_most` percent of hands if it
    // put down very many cards, in half of that if it put down `void_half`.
    int void_most = 70, void_half = 5;
    int void_length = 3; ///< so many cards of one's own in the suit are the average
    // Sixteenths of a point.
    int trick = 60;         ///< four cards of the difference (END-4)
    int lowest_trump = 32;  ///< what it costs to spend a trump, from the lowest …
    int middle_trump = 70;  ///< … over the middle …
    int highest_trump = 95; ///< … to the highest that is out
    int figure = 1;         ///< a step of a suit card's strength
    int matto = 64;         ///< the Matto's escape, spent
    int hang = 70;          ///< SIG-7: the first round of a King's suit spent on a low card
    int hang_length = 6;
    int partner_void = 80;  ///< leading where the partner can trump and the others follow
    int length = 2;         ///< leading from a long suit, a card
    int partners_king = 57; ///< leading towards the partner's King
    int forced_king = 30;   ///< percent of a King's stake where a trump before it would force it out
    // Percent of the stake of a King that is led, for each opponent who may trump it …
    int king_risked = 60;   ///< … and is likely to be void of its suit
    int king_to_void = 200; ///< … and has shown to be void of it
    int lead_trump = 100;   ///< leading a trump at all
    int bare_suit = 20;     ///< leading a suit that nobody else has (SIG-5)
    int late_trump = 60;    ///< what a high trump costs besides, the nearer the last trick
    // Discards: no unit but each other.
    int discard_length = 20;  ///< a card of the suit in the hand
    int discard_guard = 40;   ///< a card beside one's King
    int discard_strength = 1; ///< a step of strength
};
inline constexpr Weights kWeights;

} // namespace germini::minchiate::bots
