#include "tests/support/siciliano/play.hpp"

#include "engine/siciliano/bots/random.hpp"
#include "tests/support/random.hpp"

namespace germini::support {

using namespace siciliano;
using Sic = GameTraits<Siciliano>;

namespace {

std::vector<AnnounceMove> announcements(Rng& rng) {
    std::vector<AnnounceMove> out(8);
    out[1].tengo = true;
    out[2].decine = CardList{kFujutu};
    out[3].arie = below(6, rng) - 1;
    out[4].re = below(6, rng) - 1;
    out[5].trionfi = below(12, rng) - 1;
    out[6].tengo = true;
    out[6].re = 1;
    out[7].malformed = true;
    out.push_back({});
    out.back().decine = CardList{};
    out.push_back({});
    out.back().decine = CardList{kGiove, kGiove};
    return out;
}

} // namespace

Rules Sic::any_rules(Rng& rng) { return bots::any_rules(rng); }

Pack Sic::any_pack(const Rules&, Rng& rng) { return draw_pack(rng); }

// Mostly words that let the hand continue.
Move Sic::any_move(const State& state, Seat seat, Rng& rng) {
    if (state.phase == Phase::say && below(3, rng) > 0) return {seat, SayMove{SayMove::Word::tengo}};
    return bots::random_move(legal_moves(information_state(state, seat)), seat, rng);
}

std::string Sic::same(const LegalMoves& a, const LegalMoves& b) {
    if (a.kind != b.kind) return "the kinds of two choices differ";
    if (a.packets != b.packets || a.must_expose != b.must_expose) return "the packets differ";
    if (a.words.decine != b.words.decine || a.words.arie != b.words.arie || a.words.re() != b.words.re() ||
        a.words.least_trumps != b.words.least_trumps || a.words.most_trumps != b.words.most_trumps ||
        a.words.silence != b.words.silence || a.words.full != b.words.full)
        return "the announcements differ";
    if (a.held != b.held || a.cards != b.cards) return "the cards offered differ";
    if (a.barred != b.barred) return "the clauses that bar cards differ";
    if (a.calls != b.calls || a.a_due != b.a_due || a.a_tutti != b.a_tutti) return "the calls differ";
    return {};
}

std::vector<Move> Sic::tries(const State& state, Seat seat, Rng& rng) {
    std::vector<Move> out;
    const auto add = [&out, seat](auto what) { out.push_back({seat, what}); };
    for (const AnnounceMove& said : announcements(rng)) add(said);
    for (const auto word : {SayMove::Word::mischio, SayMove::Word::tengo, SayMove::Word::other})
        add(SayMove{word});
    for (const int entries : {0, 3, 4, 5}) {
        ExposeMove move;
        for (int i = 0; i < entries; ++i) move.positions.push_back(below(7, rng) - 1);
        add(move);
        if (entries > 0) move.positions[0] = std::nullopt;
        add(move);
    }
    const CardSet hand = at(state.hand, seat);
    for (Card card : hand) {
        add(PlayMove{card, {}, false});
        for (std::size_t call = 0; call < kCalls.size(); ++call)
            add(PlayMove{card, {static_cast<Call>(call)}, false});
        add(PlayMove{card, {Call::giove, Call::giove}, false});
        add(PlayMove{card, {}, true});
        add(DiscardMove{{card, card, card}});
    }
    add(PlayMove{any(kWholePack, rng), {}, false});
    add(PlayMove{});
    out.push_back({static_cast<Seat>(7), PlayMove{any(kWholePack, rng), {}, false}});
    for (const int count : {0, 2, 3, 4}) {
        DiscardMove own, any_cards;
        CardSet left = hand;
        for (int i = 0; i < count; ++i) {
            any_cards.cards.push_back(any(kWholePack, rng));
            if (left.empty()) continue;
            own.cards.push_back(any(left, rng));
            left.remove(own.cards.back());
        }
        add(own);
        add(any_cards);
    }
    return out;
}

namespace {

std::string zone_matches(const KnownZone& known, CardSet actual) {
    if (known.count != actual.size()) return "a zone's count";
    if (!actual.contains(known.cards)) return "a card thought to be where it is not";
    return {};
}

// Whether a speaker's cards, and those that it has shown before, make true what it has said.
bool holds(const View& v, Seat seat, CardSet cards) {
    for (const Announcement& said : at(v.statements, side_of(seat))) {
        const bool last = &said == &at(v.statements, side_of(seat)).back();
        const int trumps = (cards & kTrumpsAnnounced).size();
        if (said.arie > (cards & arie_announced(v.rules)).size() || said.re > (cards & kKings).size() ||
            said.trionfi > trumps + kTrumpsBluffed || (last && said.trionfi > 0 && said.trionfi != trumps))
            return false;
    }
    return true;
}

} // namespace

std::string Sic::agrees(const State& s, const View& v) {
    if (v.rules != s.rules || v.dealer != s.dealer) return "view: rules or dealer";
    if (v.phase != s.phase || v.due != s.due || v.round != s.round) return "view: whose turn it is";
    if (!(v.trick == s.trick) || v.played != s.played || v.discarded != s.discarded) return "view: the trick";
    if (v.voids != s.voids || v.shown != s.shown || v.statements != s.statements)
        return "view: what was shown";
    if (!(v.fujutu == s.fujutu) || v.last_winner != s.last_winner) return "view: Fujutu, last winner";
    if (v.tricks != s.tricks || v.pile != s.pile) return "view: the piles";
    if (v.totals != s.totals || v.gains != s.gains || v.ending != s.ending) return "view: the count";
    if (v.stock.count != s.stock.size() || !s.stock.contains(v.stock.cards)) return "view: the pack";
    if (const auto fault = zone_matches(v.discard, s.discard); !fault.empty())
        return "view: the discard: " + fault;
    if (v.viewer.is(s.dealer) && v.discard.cards != s.discard) return "view: the viewer's discard";
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = static_cast<Seat>(i);
        const CardSet hand = at(s.hand, seat);
        if (const auto fault = zone_matches(at(v.hand, seat), hand); !fault.empty())
            return "view: a hand: " + fault;
        if (v.viewer.is(seat) && at(v.hand, seat).cards != hand) return "view: the viewer's hand";
        if ((seat == v.speaker(1) || seat == v.speaker(2)) && !holds(v, seat, hand | at(s.shown, seat)))
            return "view: a hand lacks what was announced";
        for (int suit = 0; suit < kSuits; ++suit)
            if ((at(v.voids, seat) >> suit & 1) != 0 && hand.meets(suit_cards(static_cast<Suit>(suit))))
                return "view: a hand has what it was thought to lack";
        if ((at(v.voids, seat) & PublicState::kNoTrumps) != 0 && hand.meets(kTrumps))
            return "view: a hand has trumps that it was thought to lack";
    }
    return {};
}

std::string Sic::sound(const HandResult& result) {
    int gainers = 0;
    for (const std::int16_t amount : result.amounts) {
        if (amount < 0 || amount > 54) return "an impossible gain";
        gainers += amount > 0 ? 1 : 0;
    }
    if (gainers > 2) return "both sides gain";
    if (result.ending == Ending::annulled && gainers > 0) return "an annulled hand gains";
    return {};
}

} // namespace germini::support
