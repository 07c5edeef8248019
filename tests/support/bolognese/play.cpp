#include "tests/support/bolognese/play.hpp"

#include "engine/bolognese/claim.hpp"
#include "engine/bolognese/draw.hpp"
#include "tests/support/claim.hpp"
#include "tests/support/random.hpp"

#include <algorithm>

namespace germini::support {

using namespace bolognese;
using Bol = GameTraits<Bolognese>;

namespace {

constexpr std::uint32_t kStackedOnceIn = 3;

// The positions in the pack of the packets that go at first to the seat so many places after the dealer,
// from 1.
std::vector<std::size_t> packets_of(const Rules& rules, int place) {
    const Shape& shape = shape_of(rules);
    std::vector<std::size_t> out;
    for (int round = 0; round < shape.dealt / shape.packet; ++round)
        for (int i = 0; i < shape.packet; ++i)
            out.push_back(static_cast<std::size_t>((round * rules.players + place - 1) * shape.packet + i));
    return out;
}

// Wanted cards trade places with others as long as there is room.
void stack(Pack& pack, CardSet wanted, const std::vector<std::size_t>& places) {
    const auto wanted_at = [&](std::size_t i) { return wanted.has(pack[i]); };
    for (std::size_t to : places) {
        if (wanted_at(to)) continue;
        for (std::size_t from = 0; from < pack.size(); ++from) {
            if (!wanted_at(from) || std::find(places.begin(), places.end(), from) != places.end()) continue;
            std::swap(pack[from], pack[to]);
            break;
        }
    }
}

CardSet none_or(CardSet cards, Rng& rng) { return once_in(2, rng) ? cards : CardSet{}; }

} // namespace

Rules Bol::any_rules(Rng& rng) {
    Rules rules = *preset(kPresets[germini::below(kPresets.size(), rng)]);
    if (rules.signals) rules.signals = once_in(2, rng);
    if (rules.preset == Preset::terziglio) {
        rules.object_after_pass = once_in(2, rng);
        rules.poste_from = once_in(2, rng) ? 46 : 15;
    }
    if (rules.preset == Preset::mattazza) {
        rules.players = static_cast<std::uint8_t>(3 + below(4, rng));
        rules.loser_deals = once_in(2, rng);
    }
    if (rules.target > 0) rules.target = static_cast<std::uint16_t>(1 + below(kHighestTarget, rng));
    if (rules.target > 0 && once_in(2, rng)) rules.target = static_cast<std::uint16_t>(1 + below(60, rng));
    return rules;
}

Pack Bol::any_pack(const Rules& rules, Rng& rng) {
    Pack pack = draw_pack(rng);
    if (!once_in(kStackedOnceIn, rng)) return pack;
    if (once_in(2, rng)) {
        const CardSet combinations = none_or(kContatori, rng) | none_or(kTarocchi | kRosse, rng) |
                                     none_or(kScavezzo, rng) | none_or(kMoriCards, rng) |
                                     none_or(kKings, rng) | none_or(kAces, rng) | none_or(kQueens, rng);
        stack(pack, combinations, packets_of(rules, 1 + below(rules.players, rng)));
        return pack;
    }
    // All winning cards to one side, so that the other takes few tricks or none; the Matto to either.
    const int place = 1 + below(2, rng);
    std::vector<std::size_t> strong = packets_of(rules, place);
    if (rules.players == 4 && !shape_of(rules).alone)
        for (std::size_t at : packets_of(rules, place + 2)) strong.push_back(at);
    stack(pack, kNumeri | none_or(kKings | kQueens, rng), strong);
    if (once_in(2, rng)) stack(pack, CardSet(kMatto), {packets_of(rules, 3 - place)[0]});
    return pack;
}

Context Bol::any_context(const Rules& rules, Seat dealer, Rng& rng) {
    constexpr int kFewest = 3;
    Context context;
    if (shape_of(rules).alone) {
        for (int out = below(rules.players - kFewest + 1, rng); out > 0; --out)
            if (const auto seat = static_cast<Seat>(below(rules.players, rng)); seat != dealer)
                context.resting.add(seat);
        return context;
    }
    if (rules.target == 0) return context;
    for (std::int16_t& score : context.score) {
        const int near = rules.target - below(80, rng) + (once_in(6, rng) ? 80 : 0);
        score = static_cast<std::int16_t>(once_in(3, rng) ? 0 : std::max(0, near));
    }
    return context;
}

Move Bol::any_move(const State& state, Seat seat, Rng& rng) {
    const LegalMoves offered = legal_moves(information_state(state, seat));
    if (offered.claim && proven(offered.held, *offered.claim) && once_in(2, rng)) return {seat, ClaimMove{}};
    return bots::random_move(offered, seat, rng);
}

std::string Bol::same(const LegalMoves& a, const LegalMoves& b) {
    if (a.kind != b.kind) return "the kinds of two choices differ";
    if (!(a.items == b.items)) return "the items offered differ";
    if (a.may_object != b.may_object) return "the answers to a bid differ";
    if (a.takes_last != b.takes_last) return "the last two are another's";
    if (a.may_out != b.may_out || a.missing != b.missing) return "the callings out differ";
    if (a.held != b.held || a.cards != b.cards) return "the cards offered differ";
    if (a.barred != b.barred) return "the clauses that bar cards differ";
    if (a.signals.striscio != b.signals.striscio || a.signals.volo != b.signals.volo)
        return "the signals offered differ";
    return {};
}

std::vector<Move> Bol::tries(const State& state, Seat seat, Rng& rng) {
    std::vector<Move> out;
    const LegalMoves offered = legal_moves(information_state(state, seat));
    const CardSet hand = at(state.hand, seat);
    const auto add = [&out, seat](auto what) { out.push_back({seat, what}); };
    const auto show = [&](const ShownSets& shown) {
        add(CallMove{shown});
        add(DeclareMove{shown, false});
        add(DeclareMove{shown, true});
    };
    show({});
    ShownSets all;
    for (const Item& item : offered.items) {
        all.push_back(item.cards);
        show({item.cards});
        show({item.cards, item.cards});
        show({item.cards - CardSet(item.cards.first())});
        show({item.cards.has(kMatto) ? item.cards - CardSet(kMatto) : item.cards | CardSet(kMatto)});
    }
    show(all);
    show({kKings});
    show({CardSet{}});
    if (!hand.empty()) show({CardSet(any(hand, rng))});

    constexpr std::array kSignals{Signal::none, Signal::busso, Signal::striscio, Signal::volo};
    for (Card card : hand)
        for (Signal signal : kSignals) add(PlayMove{card, signal});
    for (int i = 0; i < 4; ++i) add(PlayMove{any(kWholePack, rng), kSignals[germini::below(4, rng)]});
    add(PlayMove{kNoCard, Signal::none});
    out.push_back({static_cast<Seat>(7), PlayMove{any(kWholePack, rng), Signal::none}});

    for (Card card : offered.held) add(GiveMove{card});
    add(GiveMove{any(kWholePack, rng)});
    add(GiveMove{kMatto});
    add(ClaimMove{});
    add(AnswerMove{true});
    add(AnswerMove{false});
    for (const Bid bid : {Bid::passo, Bid::posso, Bid::di_mio}) add(BidMove{bid});
    for (const bool objects : {true, false}) add(AnswerBidMove{objects});

    for (const int count : {0, 1, 2, 3, 7, 8, 9, 10, 11}) {
        DiscardMove own, any_cards, doubled;
        CardSet left = hand;
        for (int i = 0; i < count; ++i) {
            any_cards.cards.push_back(any(kWholePack, rng));
            if (hand.empty()) continue;
            doubled.cards.push_back(hand.first());
            if (left.empty()) continue;
            own.cards.push_back(any(left, rng));
            left.remove(own.cards.back());
        }
        add(own);
        add(any_cards);
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

std::string Bol::agrees(const State& s, const View& v) {
    if (v.rules != s.rules || v.dealer != s.dealer || v.context != s.context) return "view: rules or dealer";
    if (v.phase != s.phase || v.due != s.due) return "view: whose turn it is";
    if (v.declared != s.declared || v.accuso != s.accuso) return "view: the declarations";
    if (!(v.trick == s.trick)) return "view: the trick";
    if (v.matto_from != s.matto_from || v.matto_to != s.matto_to || v.last_winner != s.last_winner)
        return "view: Matto, last winner";
    if (v.claimed != s.claimed || v.voids != s.voids || v.shown != s.shown) return "view: what was shown";
    if (v.tricks != s.tricks || v.pile != s.pile) return "view: the piles";
    if (v.counted != s.counted || v.points != s.points || v.ending != s.ending) return "view: the count";
    if (v.stock.count != s.stock.size()) return "view: the pack";
    if (v.put_down != s.put_down) return "view: the numbers of cards discarded";
    if (v.sides != s.sides || v.soloist != s.soloist || v.asker != s.asker || v.passed != s.passed)
        return "view: the bids";
    BySide<std::uint8_t> tricks{};
    for (int i = 0; i < s.seats(); ++i) {
        std::uint8_t& of_side = at(tricks, s.side(static_cast<Seat>(i)));
        of_side = static_cast<std::uint8_t>(of_side + v.tricks_of[static_cast<std::size_t>(i)]);
    }
    if (tricks != s.tricks) return "view: the tricks of each seat";
    if (const auto fault = zone_agrees(v.last, s.last); !fault.empty()) return "view: the last two: " + fault;
    for (int i = 0; i < s.seats(); ++i) {
        const Seat seat = static_cast<Seat>(i);
        if (const auto fault = zone_agrees(at(v.discard, seat), at(s.discard, seat)); !fault.empty())
            return "view: a discard: " + fault;
        if (v.viewer.is(seat) && at(v.discard, seat).cards != at(s.discard, seat))
            return "view: the viewer's discard";
        const CardSet hand = at(s.hand, seat);
        if (const auto fault = zone_agrees(at(v.hand, seat), hand); !fault.empty())
            return "view: a hand: " + fault;
        if ((v.viewer.is(seat) || s.claimed.has(seat)) && at(v.hand, seat).cards != hand)
            return "view: the viewer's hand or an open one";
        if (at(v.voids, seat).meets(hand)) return "view: a hand has what it was thought to lack";
    }
    return {};
}

std::string Bol::sound(const HandResult& result) {
    // A hand's amounts are poste if they add up to nothing, Punti if some are -1 and the others 0, else
    // points.
    int sum = 0;
    std::int16_t least = 0, most = 0;
    for (const std::int16_t amount : result.amounts) {
        sum += amount;
        least = std::min(least, amount);
        most = std::max(most, amount);
    }
    if (sum == 0 || (least == -1 && most == 0)) return {};
    if (least < 0) return "a hand took points from a side";
    for (std::size_t s = 0; s < result.amounts.size(); ++s)
        if (result.amounts[s] != result.amounts[s % kSides]) return "partners have not the same";
    return {};
}

} // namespace germini::support
