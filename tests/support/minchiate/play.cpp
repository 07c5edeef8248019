#include "tests/support/minchiate/play.hpp"

#include "engine/minchiate/claim.hpp"
#include "tests/support/claim.hpp"
#include "tests/support/random.hpp"

#include <algorithm>

namespace germini::support {

using namespace minchiate;

namespace {

constexpr std::uint32_t kStackedOnceIn = 4;
constexpr std::uint32_t kMostStacked = 26; // beyond D-27

Card any_card(Rng& rng) { return any(kWholePack, rng); }
Seat any_seat(Rng& rng) { return static_cast<Seat>(below(kSeats, rng)); }

} // namespace

Rules any_rules(Rng& rng) {
    Rules rules;
    for (const Option<Rules>& option : options())
        option.set(rules,
                   option.values[static_cast<std::size_t>(below(static_cast<int>(option.values.size()), rng))]
                       .value);
    return rules;
}

Pack any_pack(const Rules& rules, Rng& rng) {
    Pack pack = draw_pack(rules, rng);
    if (!once_in(kStackedOnceIn, rng)) return pack;
    // A run of robbable cards, above any place except the bottom.
    const std::uint32_t wanted = germini::below(kMostStacked, rng) + 1;
    std::size_t at = wanted + germini::below(kCards - 1 - wanted, rng);
    for (std::uint32_t i = 0; i < wanted; ++i, --at) {
        const auto found = std::find_if(pack.begin(), pack.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                        [](Card c) { return kRobbable.has(c); });
        if (found == pack.begin() + static_cast<std::ptrdiff_t>(at) + 1) break;
        std::swap(*found, pack[at]);
    }
    return pack;
}

int richest_cut(const Pack& pack, const Rules& rules) {
    int most = -1, best = 1;
    for (int lifted = 1; lifted <= kCards - rules.cut_min_left; ++lifted) {
        int run = 0;
        while (run < lifted && kRobbable.has(pack[static_cast<std::size_t>(lifted - 1 - run)])) ++run;
        if (run > most) most = run, best = lifted;
    }
    return best;
}

Move any_move(const State& state, Seat seat, Rng& rng) {
    const LegalMoves offered = legal_moves(information_state(state, seat));
    if (offered.may_fall && once_in(3, rng)) return {seat, FallMove{}};
    if (offered.claim && proven(offered.held, *offered.claim) && once_in(2, rng)) return {seat, ClaimMove{}};
    if (offered.kind == Phase::cut && once_in(2, rng))
        return {seat, CutMove{richest_cut(state.pack, state.rules)}};
    return bots::random_move(offered, seat, rng);
}

PlayedHand any_hand(const Rules& rules, Rng& rng) {
    PlayedHand hand;
    const auto take = [&hand](const Events& events) {
        for (const Event& event : events) {
            fold(hand.state, event);
            hand.log.push_back(event);
        }
    };
    take(open(rules, any_seat(rng), any_pack(rules, rng)));
    while (hand.state.phase != Phase::over) {
        Seat seat{};
        while (!hand.state.due.has(seat)) seat = next(seat);
        hand.moves.push_back(any_move(hand.state, seat, rng));
        take(decide(hand.state, hand.moves.back())->events);
    }
    return hand;
}

std::string GameTraits<Minchiate>::same(const LegalMoves& a, const LegalMoves& b) {
    if (a.kind != b.kind) return "the kinds of two choices differ";
    if (a.least != b.least || a.most != b.most) return "the cuts offered differ";
    if (a.count != b.count || a.must != b.must || a.may != b.may) return "the discards offered differ";
    if (!(a.versicole == b.versicole)) return "the versicole offered differ";
    if (a.held != b.held || a.cards != b.cards) return "the cards offered differ";
    if (a.barred != b.barred) return "the clauses that bar cards differ";
    if (a.play_for != b.play_for || a.may_fall != b.may_fall) return "a fallen hand's offers differ";
    if (!support::same(a.claim, b.claim)) return "what a claim is judged by differs";
    return {};
}

std::vector<Move> GameTraits<Minchiate>::tries(const State& state, Seat seat, Rng& rng) {
    std::vector<Move> out;
    const LegalMoves offered = legal_moves(information_state(state, seat));
    const auto add = [&out, seat](auto what) { out.push_back({seat, what}); };

    for (int lifted : {-1, 0, 1, 94, 95, 96, 97, below(97, rng)}) add(CutMove{lifted});
    add(FallMove{});
    add(ClaimMove{});
    add(AnswerMove{true});
    add(AnswerMove{false});
    add(DeclareMove{});
    DeclareMove all;
    for (const Versicola& one : offered.versicole) {
        all.versicole.push_back(one.cards);
        DeclareMove twice{{one.cards, one.cards}}, less{{one.cards - CardSet(one.cards.first())}},
            other_matto{{one.cards.has(kMatto) ? one.cards - CardSet(kMatto) : one.cards | CardSet(kMatto)}};
        add(DeclareMove{{one.cards}});
        add(twice);
        add(less);
        add(other_matto);
    }
    add(all);
    add(DeclareMove{{trumps(28, 30)}});
    add(DeclareMove{{CardSet{}}});

    for (Card card : at(state.hand, seat)) add(PlayMove{card, kNoSeat});
    for (int i = 0; i < 4; ++i) add(PlayMove{any_card(rng), kNoSeat});
    add(PlayMove{kNoCard, kNoSeat});
    for (int s = 0; s < kSeats; ++s) { // for other hands, for the own hand, by unauthorised seats
        const Seat other = static_cast<Seat>(s);
        if (at(state.hand, other).empty()) continue;
        out.push_back({other, PlayMove{any(at(state.hand, other), rng), seat}});
    }
    add(PlayMove{any_card(rng), static_cast<Seat>(9)});
    out.push_back({static_cast<Seat>(7), PlayMove{any_card(rng), kNoSeat}});

    for (Card card : offered.held) add(GiveMove{card});
    add(GiveMove{any_card(rng)});
    add(GiveMove{kMatto});

    const int wanted = std::max(1, offered.count);
    for (int count : {wanted - 1, wanted, wanted + 1}) {
        DiscardMove any_cards, own, doubled;
        CardSet left = at(state.hand, seat);
        for (int i = 0; i < count; ++i) {
            any_cards.cards.push_back(any_card(rng));
            doubled.cards.push_back(left.empty() ? any_card(rng) : left.first());
            if (left.empty()) continue;
            const Card card = any(left, rng);
            left.remove(card);
            own.cards.push_back(card);
        }
        add(any_cards);
        add(own);
        add(doubled);
    }
    return out;
}

namespace {

std::string zone_agrees(const KnownZone& known, CardSet actual) {
    if (known.count != actual.size()) return "a zone's count";
    if (!actual.contains(known.cards)) return "a card thought to be where it is not";
    return {};
}

} // namespace

std::string GameTraits<Minchiate>::agrees(const State& s, const View& v) {
    const bool dealt = s.phase != Phase::cut;
    if (v.rules != s.rules || v.dealer != s.dealer) return "view: rules or dealer";
    if (v.phase != s.phase || v.due != s.due) return "view: whose turn it is";
    if (v.owed != s.owed || v.robbed != s.robbed) return "view: what is owed";
    if (v.declared != s.declared || v.fallen != s.fallen) return "view: who declared or fell";
    if (v.trick.number != s.trick.number || v.trick.count != s.trick.count ||
        v.trick.leader != s.trick.leader || v.trick.cards != s.trick.cards)
        return "view: the trick";
    if (v.claimed != s.claimed || v.voids != s.voids || v.shown != s.shown || v.fola_counts != s.fola_counts)
        return "view: what was shown";
    if (v.suits_led != s.suits_led || v.matto_from != s.matto_from || v.debtor != s.debtor)
        return "view: suits, Matto";
    if (v.tricks != s.tricks || v.pile != s.pile || v.last_winner != s.last_winner) return "view: the piles";
    if (v.lead != s.lead || v.resti != s.resti || v.end != s.end) return "view: lead, resti";
    if (v.stock.count != (dealt ? 0 : kCards) || v.packet.count != 0) return "view: pack and packet";
    if (v.tricks_of[0] + v.tricks_of[2] != s.tricks[0] || v.tricks_of[1] + v.tricks_of[3] != s.tricks[1])
        return "view: the tricks of each seat";
    if (!zone_agrees(v.fola, s.fola).empty()) return "view: fola: " + zone_agrees(v.fola, s.fola);
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = static_cast<Seat>(i);
        for (const auto& fault : {zone_agrees(at(v.hand, seat), at(s.hand, seat)),
                                  zone_agrees(at(v.discards, seat), at(s.discards, seat))})
            if (!fault.empty()) return "view: a hand or its discards: " + fault;
        if ((v.viewer.is(seat) || s.fallen.has(seat) || s.claimed.has(seat)) &&
            at(v.hand, seat).cards != at(s.hand, seat))
            return "view: the viewer's hand or an open one";
        if (v.viewer.is(seat) && at(v.discards, seat).cards != at(s.discards, seat))
            return "view: the viewer's discards";
    }
    return {};
}

std::string GameTraits<Minchiate>::sound(const HandResult& result) {
    int sum = 0;
    for (int resti : result.amounts) sum += resti;
    return sum == 0 ? "" : "the resti do not sum to zero"; // D-18
}

} // namespace germini::support
