// The bot's judgement as numbers, tuned by play against itself and against the random bot.
#pragma once

namespace germini::minchiate::bots {

struct Weights {
    // Percent: how often a card comes home.
    int own_comes_home = 65;      ///< for a card in the bot's own hand
    int partners_comes_home = 60; ///< for a card in the partner's hand
    int versicole = 45;           ///< percent of a versicola's worth that counts towards a card's stake
    // Percent: how often a player who can take the trick does so.
    int partner_rises = 80, opponent_rises = 100, figure_rises = 45;
    // Percent: how often a counting card is saved later, from the lowest trump that is out to the highest.
    int lowest_saved = 55, middle_saved = 25, highest_saved = 141;
    int king_saved = 60;
    // Percent, measured over bots' hands: how often a seat still has cards of a suit.
    int kept_beside_one = 57;  ///< after discarding one card of it
    int kept_beside_more = 28; ///< after discarding several cards of it
    // How often a seat is void of a suit while discards are face down: `void_most` percent of hands if it
    // discarded very many cards, half of that if it discarded `void_half`.
    int void_most = 70, void_half = 5;
    int void_length = 3; ///< average number of the bot's own cards in the suit
    // Sixteenths of a point.
    int trick = 60;         ///< four cards more in the difference (END-4)
    int lowest_trump = 32;  ///< cost of spending the lowest trump that is out
    int middle_trump = 70;  ///< cost of spending the middle trump
    int highest_trump = 95; ///< cost of spending the highest trump that is out
    int figure = 1;         ///< per step of a suit card's strength
    int matto = 64;         ///< cost of spending the Matto's escape
    int hang = 70;          ///< SIG-7: spending the first round of a King's suit on a low card
    int hang_length = 6;
    int partner_void = 80;  ///< leading a suit that the partner can trump and the others follow
    int length = 2;         ///< leading from a long suit, per card
    int partners_king = 57; ///< leading towards the partner's King
    int forced_king = 30;   ///< percent of a King's stake, if an earlier trump would force it out
    // Percent of the stake of a King that is led, per opponent who may trump it.
    int king_risked = 60;   ///< for an opponent who is probably void of its suit
    int king_to_void = 200; ///< for an opponent who is shown to be void of it
    int lead_trump = 100;   ///< leading a trump at all
    int bare_suit = 20;     ///< leading a suit that nobody else has (SIG-5)
    int late_trump = 60;    ///< additional cost of a high trump, growing towards the last trick
    // Signals (signals.hpp): what they cost, in the play of greedy bots, is too little to be measured.
    int false_fumata = 1000;     ///< cost of a fumata that is not true
    int fumata_papa = 100;       ///< worth of a papa that signals an aria (SIG-1)
    int fumata_sopraventi = 180; ///< worth of 21–27 that signal one
    int win_high = 800;          ///< taking the partner's papa with the highest trump (SIG-3)
    int trumps_to_go_on = 9;     ///< number of trumps from which a fumata is answered by leading trumps
    int go_on = 100;             ///< leading a trump then
    int go_on_high = 30;         ///< additional worth of the highest trump
    // Weights of discards, relative to each other only.
    int discard_length = 20;  ///< per card of the suit in the hand
    int discard_guard = 40;   ///< for a card of a suit whose King is in the hand
    int discard_strength = 1; ///< per step of strength
};
inline constexpr Weights kWeights;

} // namespace germini::minchiate::bots
