#include "engine/minchiate/bots/reasons.hpp"

#include "engine/minchiate/bots/knowledge.hpp"
#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/versicola.hpp"

#include <algorithm>
#include <utility>

namespace germini::minchiate::bots {
namespace {

constexpr int kTenths = 10;
constexpr int kPlainlyMore = 2;  // of ten: a trick is taken more often
constexpr int kUsually = 5;      // of ten
constexpr int kStakeOfValue = 3; // PLAY-9, END-2: a card that dies scores for them, and counts for them
constexpr int kFewestPoints = 2; // worth a reason

class Collector {
public:
    Collector(const Figures& with, const Figures& without, int worlds)
        : with_(with), without_(without), worlds_(worlds) {}

    Reason reason(ReasonKind kind, int often, int other, std::int64_t points = 0) const {
        Reason out;
        out.kind = kind;
        out.often = tenths(often);
        out.other = tenths(other);
        out.points = static_cast<int>(rounded_mean(points, worlds_));
        return out;
    }
    void add(const Reason& reason) {
        if (reason.points >= kFewestPoints && reason.often != reason.other) found_.push_back(reason);
    }
    void cards() {
        for (Card card : kCounting - CardSet(kMatto)) {
            const auto place = static_cast<std::size_t>(index(card));
            const int often = with_.home[place], other = without_.home[place];
            Reason one = reason(ReasonKind::home, often, other,
                                std::int64_t{kStakeOfValue} * value(card) * (often - other));
            one.cards.add(card);
            const auto like = std::find_if(found_.begin(), found_.end(), [&](const Reason& earlier) {
                return earlier.kind == one.kind && earlier.often == one.often && earlier.other == one.other;
            });
            if (like == found_.end()) {
                add(one);
            } else { // both come home in the same trick
                like->cards.add(card);
                like->points += one.points;
            }
        }
    }
    void versicole() {
        for (std::size_t kind = 0; kind < kVersicolaKinds; ++kind) {
            const int ours = with_.ours[kind] - without_.ours[kind];
            const int theirs = without_.theirs[kind] - with_.theirs[kind];
            const std::int64_t points = with_.scored[kind] - without_.scored[kind];
            Reason one = ours >= theirs
                             ? reason(ReasonKind::makes, with_.ours[kind], without_.ours[kind], points)
                             : reason(ReasonKind::denies, worlds_ - with_.theirs[kind],
                                      worlds_ - without_.theirs[kind], points);
            one.versicola = static_cast<VersicolaKind>(kind);
            add(one);
        }
    }
    void last() {
        const int more = with_.last - without_.last;
        add(reason(ReasonKind::last, with_.last, without_.last, std::int64_t{2} * kLastTrick * more));
    }
    bool brings_home(Card card) const {
        return std::any_of(found_.begin(), found_.end(),
                           [&](const Reason& one) { return one.cards.has(card); });
    }
    void append_to(Reasons& reasons) {
        std::stable_sort(found_.begin(), found_.end(),
                         [](const Reason& a, const Reason& b) { return a.points > b.points; });
        for (const Reason& one : found_)
            if (!reasons.full()) reasons.push_back(one);
    }

private:
    int tenths(int often) const {
        return static_cast<int>(rounded_mean(std::int64_t{kTenths} * often, worlds_));
    }

    const Figures& with_;
    const Figures& without_;
    int worlds_;
    List<Reason, kCounting.size() + kVersicolaKinds + 1> found_;
};

} // namespace

VersicolaKind kind_of_versicola(CardSet cards) {
    if (cards.meets(kKings)) return VersicolaKind::kings;
    if (cards.has(trump(3))) return VersicolaKind::papi;
    if (cards.has(trump(13))) return VersicolaKind::tredici;
    if (cards.has(trump(20))) return VersicolaKind::diecine;
    if (cards.has(trump(14))) return VersicolaKind::devil;
    return cards.has(trump(1)) ? VersicolaKind::matto : VersicolaKind::trumps;
}

void ExplainingImagination::play_out(State& state, Rng& rng, Figures& figures) const {
    const int trick = state.trick.number;
    while (state.phase != Phase::over && state.trick.number == trick &&
           state.tricks[0] + state.tricks[1] == trick)
        move_on(state, rng);
    figures.takes += state.last_winner == me_ ? 1 : 0;
    figures.partner_takes += state.last_winner == partner(me_) ? 1 : 0;

    Imagination::play_out(state, rng);
    const Side side = side_of(me_);
    figures.last += side_of(state.last_winner) == side ? 1 : 0;
    for (Card card : at(state.pile, side) & kCounting) ++figures.home[static_cast<std::size_t>(index(card))];
    for (const bool own : {true, false}) {
        std::array<bool, kVersicolaKinds> has{};
        for (const Versicola& one : versicole(at(state.pile, own ? side : other(side)), state.rules.devil)) {
            const auto kind = static_cast<std::size_t>(kind_of_versicola(one.cards));
            has[kind] = true;
            figures.scored[kind] += own ? one.worth : -one.worth;
        }
        for (std::size_t kind = 0; kind < kVersicolaKinds; ++kind)
            (own ? figures.ours : figures.theirs)[kind] += has[kind] ? 1 : 0;
    }
}

bool takes_for_certain(const View& view, Card card) {
    if (card == kMatto || !view.fallen.empty()) return false;
    const InformationState info = information_state(view);
    Trick trick = view.trick;
    at(trick.cards, info.seat) = card;
    ++trick.count;
    if (winner_of(trick, view.fallen) != info.seat) return false;
    if (trick.count == kSeats) return true;
    CardSet others = kWholePack - info.hand - view.pile[0] - view.pile[1] - info.fola - info.put_down;
    for (const CardSet& cards : view.discarded) others -= cards;
    for (Card played : view.trick.cards)
        if (played != kNoCard) others.remove(played);
    return !others.meets(higher_cards(card)) && (is_trump(card) || !others.meets(kTrumpCards));
}

Reasons reasons_of(const View& view, const Move& move, const Comparison<ExplainingImagination>& compared) {
    Reasons out;
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr || play->by != kNoSeat) return out;
    const Figures &with = compared.better(), &without = compared.other();
    Collector collector(with, without, compared.worlds());
    collector.cards();
    Reason own = collector.reason(ReasonKind::takes, with.takes, without.takes);
    const Reason mate =
        collector.reason(ReasonKind::partner_takes, with.partner_takes, without.partner_takes);
    own.certain = takes_for_certain(view, play->card);
    const bool clear = compared.clear();
    const auto more = [clear](const Reason& trick) {
        return std::pair(clear ? trick.often - trick.other : 0, trick.often);
    };
    const Reason& trick = more(own) >= more(mate) ? own : mate;
    const bool matters = !clear || collector.brings_home(play->card);
    if ((matters && trick.often >= kUsually) || trick.often - trick.other >= kPlainlyMore)
        out.push_back(trick);
    if (!clear) return out; // the other differences are noise
    collector.versicole();
    collector.last();
    collector.append_to(out);
    return out;
}

} // namespace germini::minchiate::bots
