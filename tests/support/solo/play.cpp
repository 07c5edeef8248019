#include "tests/support/solo/play.hpp"

#include "engine/minchiate/kinds.hpp"
#include "engine/solo/claim.hpp"
#include "tests/support/claim.hpp"
#include "tests/support/random.hpp"

#include <algorithm>
#include <array>

namespace germini::support {

using namespace solo;
using Traits = GameTraits<Solo>;

namespace {

constexpr std::uint32_t kArrangedOnceIn = 3;
constexpr std::uint32_t kMostStacked = 16; // beyond D-43
constexpr int kLeftBelow = 3;              // CUT-2

Card any_card(Rng& rng) { return any(kWholePack, rng); }

// A run of robbable cards, above any place except the bottom.
void stack_robbable(Pack& pack, Rng& rng) {
    const std::uint32_t wanted = germini::below(kMostStacked, rng) + 1;
    std::size_t at = wanted + germini::below(kCards - 1 - wanted, rng);
    for (std::uint32_t i = 0; i < wanted; ++i, --at) {
        const auto end = pack.begin() + static_cast<std::ptrdiff_t>(at) + 1;
        const auto found =
            std::find_if(pack.begin(), end, [](Card one) { return minchiate::kRobbable.has(one); });
        if (found == end) break;
        std::swap(*found, pack[at]);
    }
}

// The places of an uncut pack that one player is dealt, the dealer's right being number 0 (SOLO-3).
std::vector<std::size_t> places_of(const Rules& rules, int player) {
    const int seats = seats_of(rules), first = rules.form == Form::alone ? 10 : 12;
    const int second = hand_cards(rules) - first;
    std::vector<std::size_t> out;
    for (int i = 0; i < first; ++i) out.push_back(static_cast<std::size_t>(player * first + i));
    for (int i = 0; i < second; ++i)
        out.push_back(static_cast<std::size_t>(seats * first + player * second + i));
    return out;
}

// One player gets the Matto, cartiglie and sometimes the Trumpets, the next one the cards that count: the
// former wins no trick, or only counting cards.
void weaken_matto(const Rules& rules, Pack& pack, Rng& rng) {
    const bool trumpets = once_in(2, rng);
    std::vector<Card> weak{kMatto}, strong;
    if (trumpets) weak.push_back(minchiate::trump(40));
    for (const Card card : pack) {
        if (card == kMatto || (trumpets && card == minchiate::trump(40))) continue;
        (minchiate::kCartiglie.has(card) ? weak : strong).push_back(card);
    }
    std::stable_partition(strong.begin(), strong.end(),
                          [](Card card) { return minchiate::kCounting.has(card); });
    std::vector<bool> filled(pack.size());
    const auto fill = [&](std::size_t place, std::vector<Card>& first, std::vector<Card>& then) {
        std::vector<Card>& from = first.empty() ? then : first;
        pack.at(place) = from.front();
        from.erase(from.begin());
        filled.at(place) = true;
    };
    const int seats = seats_of(rules), poor = below(seats, rng);
    for (int i = 0; i < seats; ++i)
        for (const std::size_t place : places_of(rules, (poor + i) % seats))
            i == 0 ? fill(place, weak, strong) : fill(place, strong, weak);
    for (std::size_t place = 0; place < pack.size(); ++place)
        if (!filled.at(place)) fill(place, strong, weak);
}

// The cut after which most cards can be robbed.
int richest_cut(const Pack& pack) {
    int most = -1, best = 1;
    for (int lifted = 1; lifted <= kCards - kLeftBelow; ++lifted) {
        int run = 0;
        while (run < lifted && minchiate::kRobbable.has(pack[static_cast<std::size_t>(lifted - 1 - run)]))
            ++run;
        if (run > most) most = run, best = lifted;
    }
    return best;
}

} // namespace

Pack Traits::any_pack(const Rules& rules, Rng& rng) {
    Pack pack = draw_pack(rng);
    if (!once_in(kArrangedOnceIn, rng)) return pack;
    if (robs(rules))
        stack_robbable(pack, rng);
    else
        weaken_matto(rules, pack, rng);
    return pack;
}

Move Traits::any_move(const State& state, Seat seat, Rng& rng) {
    const LegalMoves offered = legal_moves(information_state(state, seat));
    if (offered.claim && proven(offered.held, *offered.claim) && once_in(2, rng)) return {seat, ClaimMove{}};
    if (offered.kind == Phase::cut && once_in(2, rng)) return {seat, CutMove{richest_cut(state.pack)}};
    return bots::random_move(offered, seat, rng);
}

std::string Traits::same(const LegalMoves& a, const LegalMoves& b) {
    if (a.kind != b.kind) return "the kinds of two choices differ";
    if (a.least != b.least || a.most != b.most) return "the cuts offered differ";
    if (a.count != b.count || a.must != b.must || a.may != b.may) return "the discards offered differ";
    if (!(a.versicole == b.versicole)) return "the versicole offered differ";
    if (a.held != b.held || a.cards != b.cards) return "the cards offered differ";
    if (a.barred != b.barred) return "the clauses that bar cards differ";
    if (!support::same(a.claim, b.claim)) return "what a claim is judged by differs";
    return {};
}

namespace {

std::vector<DeclareMove> declarations(const LegalMoves& offered) {
    std::vector<DeclareMove> out{{}, {{minchiate::trumps(28, 30)}}, {{CardSet{}}}};
    DeclareMove all;
    for (const minchiate::Versicola& one : offered.versicole) {
        all.versicole.push_back(one.cards);
        const CardSet matto(kMatto);
        out.push_back({{one.cards}});
        out.push_back({{one.cards, one.cards}});
        out.push_back({{one.cards - CardSet(one.cards.first())}});
        out.push_back({{one.cards.has(kMatto) ? one.cards - matto : one.cards | matto}});
    }
    out.push_back(all);
    return out;
}

std::vector<DiscardMove> discards(CardSet hand, int wanted, Rng& rng) {
    std::vector<DiscardMove> out;
    for (const int count : {wanted - 1, wanted, wanted + 1}) {
        DiscardMove any_cards, own, twice;
        CardSet left = hand;
        for (int i = 0; i < count; ++i) {
            any_cards.cards.push_back(any_card(rng));
            twice.cards.push_back(left.empty() ? any_card(rng) : left.first());
            if (left.empty()) continue;
            own.cards.push_back(any(left, rng));
            left.remove(own.cards.back());
        }
        out.insert(out.end(), {any_cards, own, twice});
    }
    return out;
}

} // namespace

std::vector<Move> Traits::tries(const State& state, Seat seat, Rng& rng) {
    std::vector<Move> out;
    const LegalMoves offered = legal_moves(information_state(state, seat));
    const auto add = [&out, seat](auto what) { out.push_back({seat, what}); };
    for (const int lifted : {-1, 0, 1, 94, 95, 97, below(97, rng)}) add(CutMove{lifted});
    add(OutMove{true});
    add(OutMove{false});
    add(ClaimMove{});
    add(AnswerMove{true});
    add(AnswerMove{false});
    for (const DeclareMove& move : declarations(offered)) add(move);
    for (const Card card : at(state.hand, seat)) add(PlayMove{card});
    for (int i = 0; i < 4; ++i) add(PlayMove{any_card(rng)});
    add(PlayMove{kNoCard});
    out.push_back({static_cast<Seat>(state.seats()), PlayMove{any_card(rng)}});
    out.push_back({static_cast<Seat>(7), PlayMove{any_card(rng)}});
    for (const Card card : offered.held) add(GiveMove{card});
    add(GiveMove{any_card(rng)});
    add(GiveMove{kMatto});
    for (const DiscardMove& move : discards(at(state.hand, seat), std::max(1, offered.count), rng)) add(move);
    return out;
}

namespace {

std::string zone_agrees(const KnownZone& known, CardSet actual) {
    if (known.count != actual.size()) return "a zone's count";
    if (!actual.contains(known.cards)) return "a card thought to be where it is not";
    return {};
}

std::string hand_agrees(const State& s, const View& v, Seat seat) {
    const CardSet hand = at(s.hand, seat), down = at(s.discards, seat);
    for (const auto& fault : {zone_agrees(at(v.hand, seat), hand), zone_agrees(at(v.discards, seat), down)})
        if (!fault.empty()) return "a hand or its discards: " + fault;
    if (v.viewer.is(seat) && at(v.discards, seat).cards != down) return "what the viewer has put down";
    if ((v.viewer.is(seat) || s.claimed.has(seat)) && at(v.hand, seat).cards != hand)
        return "the viewer's hand or an open one";
    if (!s.out.has(seat) && !hand.contains(at(v.open, seat) - down - at(s.discarded, seat)))
        return "a card that lies open";
    if (hand.meets(minchiate::void_cards(at(v.voids, seat)))) return "a hand has what it was thought to lack";
    return {};
}

} // namespace

std::string Traits::agrees(const State& s, const View& v) {
    if (!(static_cast<const PublicState&>(s) == static_cast<const PublicState&>(v)))
        return "view: the public facts";
    if (const auto fault = zone_agrees(v.stock, s.stock); !fault.empty()) return "view: the pack: " + fault;
    if (v.packet.count != 0) return "view: the packet";
    for (const Seat seat : SeatSet::all(s.seats()))
        if (const auto fault = hand_agrees(s, v, seat); !fault.empty()) return "view: " + fault;
    return {};
}

std::string Traits::sound(const HandResult& result) {
    int sum = 0;
    for (const std::int16_t points : result.amounts) sum += points;
    if (sum != 0) return "the points do not sum to zero"; // SOLO-21
    if (result.sides != no_partners(static_cast<int>(result.amounts.size()))) return "a seat has a partner";
    return result.ending == Ending::counted ? "" : "a hand was not counted";
}

} // namespace germini::support

namespace germini::support::solo_game {

using namespace germini::solo;

PlayedHand any_hand(const Rules& rules, Rng& rng) {
    PlayedHand hand;
    const auto take = [&hand](const Events& events) {
        for (const Event& event : events) {
            fold(hand.state, event);
            hand.log.push_back(event);
        }
    };
    const auto seats = static_cast<std::uint32_t>(seats_of(rules));
    take(solo::open(rules, static_cast<Seat>(below(seats, rng)), Traits::any_pack(rules, rng)));
    while (hand.state.phase != Phase::over) {
        const Seat seat = *hand.state.due.begin();
        hand.moves.push_back(Traits::any_move(hand.state, seat, rng));
        take(decide(hand.state, hand.moves.back())->events);
    }
    return hand;
}

} // namespace germini::support::solo_game
