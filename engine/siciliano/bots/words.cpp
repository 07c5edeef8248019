#include "engine/siciliano/bots/words.hpp"

namespace germini::siciliano::bots {
namespace {

constexpr int kAriaWorth = 4, kKingWorth = 2, kDecinaWorth = 2, kTrumpWorth = 2;

// About how many points more than an average hand's cards bring, five cards at a time.
int strength(CardSet hand, int round) {
    constexpr int kAverage = 4; // a little less than that of five cards
    return kTrumpWorth * (hand & kTrumps).size() + kAriaWorth * (hand & kArie).size() +
           kKingWorth * (hand & kKings).size() + kDecinaWorth * (hand & CardSet(kFujutu)).size() -
           kAverage * round;
}

// The same of what is stated, without the number of trumps.
int worth(int arie, int kings, CardSet decine) {
    return kAriaWorth * arie + kKingWorth * kings + kDecinaWorth * decine.size();
}

// What a speaker with an average hand has to say.
constexpr int kAverageStatement = kAriaWorth;
int strength_of(const Announcement& said) {
    return said.silent() ? 0 : worth(said.arie, said.re, said.decine) - kAverageStatement;
}

AnnounceMove without_signals(const AnnouncementRange& range, bool strong) {
    if (strong) return going_on(range);
    AnnounceMove move;
    if (range.arie > 0) move.arie = range.arie;
    if (range.re() > 0) move.re = range.re();
    if (move.arie || move.re) return move;
    if (range.most_trumps > 0) return only_trumps(range.least_trumps);
    return range.silence ? AnnounceMove{} : going_on(range);
}

} // namespace

AnnounceMove everything(const AnnouncementRange& range) {
    AnnounceMove move;
    if (!range.decine.empty()) {
        move.decine.emplace();
        for (const Card card : range.decine) move.decine->push_back(card);
    }
    if (range.arie > 0) move.arie = range.arie;
    if (range.re() > 0) move.re = range.re();
    if ((move.decine || move.arie) && range.most_trumps > 0) move.trionfi = range.least_trumps;
    return move;
}

AnnounceMove only_trumps(int number) {
    AnnounceMove move;
    move.trionfi = number;
    return move;
}

AnnounceMove going_on(const AnnouncementRange& range) {
    AnnounceMove move;
    move.tengo = range.full;
    return move;
}

AnnounceMove statement(const InformationState& info, const AnnouncementRange& range, Talk talk) {
    constexpr int kMuch = kAverageStatement, kNearlyStrong = -2;
    const int own = strength(info.hand, info.table.round);
    if (talk == Talk::none) return without_signals(range, own > 0);
    const int said = worth(range.arie, range.re(), range.decine);
    if (own > 0 && range.full) return said >= kMuch ? everything(range) : going_on(range);
    if (said > 0) return everything(range);
    if (range.silence) return {};
    if (range.most_trumps == 0) return going_on(range);
    return only_trumps(own > kNearlyStrong ? range.most_trumps : range.least_trumps);
}

SayMove answer(const InformationState& info, Talk talk) {
    const auto said = [&](Side side) {
        return strength_of(at(info.table.statements, side)[static_cast<std::size_t>(info.table.round - 1)]);
    };
    const Side ours = side_of(info.seat);
    int both = strength(info.hand, info.table.round) + said(ours);
    if (talk == Talk::signals) both -= said(other(ours));
    return {both > 0 ? SayMove::Word::tengo : SayMove::Word::mischio};
}

} // namespace germini::siciliano::bots
