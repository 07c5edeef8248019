// The effect of each event on a State. In a header, so that a branch is inlined wherever the event's type is
// known.
#pragma once
#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/inference.hpp"
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {

inline std::int16_t signed_for(Side side, int points) {
    return static_cast<std::int16_t>(index(side) == 0 ? points : -points);
}

// Records the suit that a finished trick has led, for KING-1 (MAT-12: after a led Matto, the suit of the next
// card).
inline void note_suit_led(State& s) {
    const Card set = card_to_follow(s, kSeats);
    if (is_suit_card(set))
        s.suits_led = static_cast<std::uint8_t>(s.suits_led | 1u << static_cast<unsigned>(suit_of(set)));
}

struct FoldVisitor {
    State& s;

    void operator()(const Opened& e) const {
        s = State{};
        s.rules = e.rules;
        s.dealer = e.dealer;
        s.pack = e.pack;
        s.trick.leader = next(e.dealer); // PLAY-1
    }
    void operator()(const Cut&) const {}
    void operator()(const Robbed& e) const {
        hold_open(e.cutter, CardSet(e.cards));
        s.robbed = static_cast<std::uint8_t>(e.cards.size());
        at(s.owed, e.cutter) = s.robbed;
    }
    void operator()(const Stopped& e) const { s.fola_open.add(e.card); }
    void operator()(const Peeked& e) const { s.peeked = CardSet(e.cards); }
    void operator()(const Joined&) const {}
    void operator()(const Dealt& e) const { at(s.hand, e.seat) |= CardSet(e.cards); }
    void operator()(const Exposed& e) const { hold_open(e.seat, CardSet(e.card)); }
    void operator()(const FolaLaid& e) const { s.fola = CardSet(e.cards); }
    void operator()(const DealerRobbed& e) const { out_of_fola(e.dealer, e.cards); }
    void operator()(const DealerStopped& e) const { s.fola_open.add(e.card); }
    void operator()(const Taken& e) const { out_of_fola(e.dealer, e.cards); }
    void operator()(const FolaSeen& e) const {
        if (e.open_suits) s.fola_open |= CardSet(e.cards) & kSuitCardsAll; // FOLA-6
    }
    void operator()(const FolaCounted& e) const { s.fola_counts = e.counts; }
    void operator()(const Discarded& e) const {
        at(s.hand, e.seat) -= CardSet(e.cards);
        at(s.discards, e.seat) |= CardSet(e.cards);
        at(s.owed, e.seat) = 0;
    }
    void operator()(const Passed& e) const {
        at(s.hand, e.cutter) -= CardSet(e.cards);
        at(s.hand, e.dealer) |= CardSet(e.cards);
        s.passed = CardSet(e.cards);
        note_passed(s, e.cutter);
    }
    void operator()(const DiscardsTurnedUp& e) const {
        at(s.discards, e.seat) -= CardSet(e.cards);
        forget_shown(s, e.seat, CardSet(e.cards));
        s.fola |= CardSet(e.cards);
        s.fola_open |= CardSet(e.cards);
        at(s.discarded, e.seat) |= CardSet(e.cards);
    }
    void operator()(const Declared& e) const { s.declared.add(e.seat); }
    void operator()(const VersicolaShown& e) const { at(s.shown, e.seat) |= CardSet(e.cards); }
    void operator()(const Played& e) const {
        note_voids(s, e.seat, e.card);
        at(s.hand, e.seat).remove(e.card);
        at(s.trick.cards, e.seat) = e.card;
        ++s.trick.count;
        if (e.card == kMatto) s.matto_from = e.seat;
    }
    void operator()(const Fell& e) const {
        s.fallen.add(e.seat);
        at(s.shown, e.seat) |= CardSet(e.cards);
    }
    void operator()(const Claimed& e) const {
        s.claimed.add(e.seat);
        at(s.shown, e.seat) |= CardSet(e.cards);
    }
    void operator()(const Answered&) const {}
    void operator()(const TrickWon& e) const {
        note_suit_led(s);
        ++at(s.tricks, side_of(e.winner));
        s.last_winner = e.winner;
    }
    void operator()(const Gathered& e) const {
        const CardSet cards(e.cards);
        at(s.pile, e.side) |= cards;
        // MAT-3: only the Matto goes to the other side.
        if (e.side != side_of(s.last_winner)) s.debtor = e.side;
        for (Seat seat{}; index(seat) < kSeats; seat = static_cast<Seat>(index(seat) + 1)) {
            if (!s.trick.has(seat) || !cards.has(at(s.trick.cards, seat))) continue;
            at(s.trick.cards, seat) = kNoCard;
            --s.trick.count;
        }
        if (s.trick.count > 0) return; // the Matto is still on the table
        ++s.trick.number;
        if (!s.fallen.has(s.last_winner))
            s.trick.leader = s.last_winner; // D-15: otherwise the leader keeps the lead
    }
    void operator()(const DebtSettled& e) const {
        at(s.pile, e.from).remove(e.card);
        at(s.pile, other(e.from)).add(e.card);
        s.debtor = kNoSide;
    }
    void operator()(const Scored& e) const {
        if (e.why <= ScoreReason::death)
            s.lead = static_cast<std::int16_t>(s.lead + signed_for(e.side, e.points));
    }
    void operator()(const Paid& e) const {
        at(s.resti, e.side) = static_cast<std::uint8_t>(at(s.resti, e.side) + e.resti);
        if (e.when == PaymentTime::play)
            s.lead = static_cast<std::int16_t>(s.lead - signed_for(e.side, kResto * e.resti));
    }
    void operator()(const Due& e) const {
        s.due = e.seats;
        s.phase = e.phase;
    }
    void operator()(const Over& e) const {
        s.end = e.lead;
        s.phase = Phase::over;
        s.due = {};
    }

private:
    void hold_open(Seat seat, CardSet cards) const {
        at(s.hand, seat) |= cards;
        at(s.shown, seat) |= cards;
    }
    void out_of_fola(Seat dealer, const CardList& cards) const {
        s.fola -= CardSet(cards);
        hold_open(dealer, CardSet(cards));
        at(s.owed, dealer) = static_cast<std::uint8_t>(at(s.owed, dealer) + cards.size());
    }
};

} // namespace germini::minchiate
