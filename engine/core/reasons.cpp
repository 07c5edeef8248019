#include "engine/core/reasons.hpp"

#include "engine/core/comparison.hpp"

#include <algorithm>

namespace germini {
namespace {

constexpr int kTenths = 10;
constexpr int kPlainlyMore = 2;  // of ten: a trick is taken more often
constexpr int kUsually = 5;      // of ten
constexpr int kFewestPoints = 2; // worth a reason
// No game has more counting cards and kinds of combinations together.
constexpr std::size_t kMostFound = 64;

class Collector {
public:
    Collector(const ComparedFigures& compared, const Scoring& scoring)
        : with_(compared.with), without_(compared.without), worlds_(compared.worlds), scoring_(scoring) {}

    /// Adds who takes the trick, if that speaks for the card.
    void trick(Reasons& reasons, Card card, const TrickProof& proof, bool clear) const {
        if (scoring_.costs) return trick_that_costs(reasons, proof, clear);
        Reason own = reason(ReasonKind::takes, with_.takes, without_.takes);
        Reason mate = reason(ReasonKind::partner_takes, with_.partner_takes, without_.partner_takes);
        own.certain = proof.takes;
        mate.certain = proof.partner_takes;
        const Reason& more = own.often >= mate.often ? own : mate;
        const int gained = own.often + mate.often - own.other - mate.other;
        if (gained < 0 || more.often < more.other) return; // it would speak against the card
        const bool matters = clear ? brings_home(card) : more.often >= kUsually;
        if (gained >= kPlainlyMore || (matters && more.often >= kUsually)) reasons.push_back(more);
    }
    void hand(Reasons& reasons) const {
        const Reason won =
            reason(scoring_.costs ? ReasonKind::safe : ReasonKind::wins, with_.wins, without_.wins);
        if (scoring_.hands && won.often - won.other >= kPlainlyMore) reasons.push_back(won);
    }
    void cards() {
        for (Card card : scoring_.counting) {
            const auto place = static_cast<std::size_t>(index(card));
            const int with = with_.home[place], without = without_.home[place];
            const std::int64_t points = std::int64_t{scoring_.of(card)} * (with - without);
            Reason one = scoring_.costs ? reason(ReasonKind::away, worlds_ - with, worlds_ - without, -points)
                                        : reason(ReasonKind::home, with, without, points);
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
    void combinations() {
        for (std::size_t kind = 0; kind < scoring_.sets.size(); ++kind) {
            if (scoring_.sets[kind].empty()) continue;
            const std::int64_t points = with_.scored[kind] - without_.scored[kind];
            Reason one;
            if (scoring_.costs)
                one = reason(ReasonKind::avoids, worlds_ - with_.ours[kind], worlds_ - without_.ours[kind],
                             -points);
            else if (with_.ours[kind] - without_.ours[kind] >= without_.theirs[kind] - with_.theirs[kind])
                one = reason(ReasonKind::makes, with_.ours[kind], without_.ours[kind], points);
            else
                one = reason(ReasonKind::denies, worlds_ - with_.theirs[kind],
                             worlds_ - without_.theirs[kind], points);
            one.set = scoring_.sets[kind];
            add(one);
        }
    }
    void last() {
        const std::int64_t points = std::int64_t{scoring_.last} * (with_.last - without_.last);
        add(scoring_.costs
                ? reason(ReasonKind::not_last, worlds_ - with_.last, worlds_ - without_.last, -points)
                : reason(ReasonKind::last, with_.last, without_.last, points));
    }
    void append_to(Reasons& reasons) {
        for (const Reason& one : found_)
            if (!reasons.full()) reasons.push_back(one);
    }

private:
    /// Where a trick costs points: who takes it, if the seat gains by that.
    void trick_that_costs(Reasons& reasons, const TrickProof& proof, bool clear) const {
        Reason ducked = reason(ReasonKind::ducks, worlds_ - with_.takes, worlds_ - without_.takes);
        Reason taken = reason(ReasonKind::takes, with_.takes, without_.takes);
        ducked.certain = proof.ducks;
        taken.certain = proof.takes;
        if (clear && ducked.often - ducked.other >= kPlainlyMore)
            reasons.push_back(ducked);
        else if (clear && taken.often - taken.other >= kPlainlyMore && with_.wins > without_.wins)
            reasons.push_back(taken);
    }
    Reason reason(ReasonKind kind, int often, int other, std::int64_t points = 0) const {
        Reason out;
        out.kind = kind;
        out.often = tenths(often);
        out.other = tenths(other);
        out.points = static_cast<int>(rounded_mean(points, worlds_));
        return out;
    }
    void add(const Reason& reason) {
        if (reason.points < kFewestPoints || reason.often <= reason.other) return;
        found_.push_back(reason);
        const auto added = found_.end() - 1;
        const auto place = std::find_if(found_.begin(), added,
                                        [&reason](const Reason& one) { return one.points < reason.points; });
        std::rotate(place, added, found_.end());
    }
    bool brings_home(Card card) const {
        return std::any_of(found_.begin(), found_.end(),
                           [&](const Reason& one) { return one.cards.has(card); });
    }
    int tenths(int often) const {
        return static_cast<int>(rounded_mean(std::int64_t{kTenths} * often, worlds_));
    }

    const Figures& with_;
    const Figures& without_;
    int worlds_;
    const Scoring& scoring_;
    List<Reason, kMostFound> found_; ///< those of most points first
};

} // namespace

Reasons reasons_to_play(const ComparedFigures& compared, const Scoring& scoring, Card card,
                        const TrickProof& proof) {
    Reasons out;
    Collector collector(compared, scoring);
    collector.cards();
    if (compared.clear) collector.hand(out);
    collector.trick(out, card, proof, compared.clear);
    if (!compared.clear) return out; // the other differences are noise
    collector.combinations();
    collector.last();
    collector.append_to(out);
    return out;
}

Reasons reasons_to_move(const ComparedFigures& compared, const Scoring& scoring) {
    Reasons out;
    if (!compared.clear) return out;
    Collector collector(compared, scoring);
    collector.hand(out);
    collector.cards();
    collector.combinations();
    collector.last();
    collector.append_to(out);
    return out;
}

} // namespace germini
