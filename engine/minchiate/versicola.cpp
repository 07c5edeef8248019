#include "engine/minchiate/versicola.hpp"

#include "engine/minchiate/pack.hpp"

#include <bit>

namespace germini::minchiate {
namespace {

constexpr int kMattoAdds = 5;   // VERS-7
constexpr int kWorthInside = 5; // VERS-6, VERS-8: worth of the 29, and of the devil's 14, inside a versicola
constexpr int kShortestRun = 3; // VERS-1

constexpr CardSet kTredici = trumps(1, 1) | trumps(13, 13) | trumps(28, 28); // VERS-3
constexpr CardSet kDevil = trumps(14, 14) | trumps(35, 35) | trumps(39, 39); // VERS-8
constexpr CardSet kMattos = trumps(1, 1) | trumps(40, 40) | CardSet(kMatto); // VERS-2
constexpr CardSet kDiecineBase = trumps(20, 20) | trumps(30, 30);            // VERS-4
constexpr CardSet kDiecineEnds = trumps(10, 10) | trumps(40, 40);

// The worth of the cards in a versicola, with the 29 and the 14 worth 5.
int worth_inside(CardSet cards) {
    int worth = value(cards);
    if (cards.has(trump(29))) worth += kWorthInside;
    if (cards.has(trump(14))) worth += kWorthInside;
    return worth;
}

class Finder {
public:
    Finder(CardSet cards, Versicole& out) : cards_(cards), matto_(cards.has(kMatto)), out_(out) {}

    // VERS-1, VERS-10: maximal runs of consecutive trumps between two numbers.
    void runs(int from, int to) {
        std::uint64_t left = (cards_ & trumps(from, to)).high();
        while (left != 0) {
            const int start = std::countr_zero(left), length = std::countr_one(left >> start);
            const CardSet run = trumps(start + 1, start + length);
            if (length >= kShortestRun) add(run);
            left &= ~run.high();
        }
    }
    void whole(CardSet wanted) {
        if (cards_.contains(wanted)) add(wanted);
    }
    void diecine() {
        const CardSet ends = cards_ & kDiecineEnds;
        if (cards_.contains(kDiecineBase) && !ends.empty()) add(kDiecineBase | ends);
    }
    void kings() {
        const CardSet kings = cards_ & kKings;
        if (kings.size() >= 3) add(kings); // VERS-5
    }
    void add(CardSet versicola) {
        int worth = worth_inside(versicola);
        if (matto_ && !versicola.has(kMatto)) {
            versicola.add(kMatto);
            worth += kMattoAdds;
        }
        out_.push_back({versicola, worth});
    }

private:
    CardSet cards_;
    bool matto_;
    Versicole& out_;
};

} // namespace

Versicole versicole(CardSet cards, bool devil) {
    Versicole out;
    Finder find(cards, out);
    find.runs(1, 5);
    find.runs(28, 40);
    find.whole(kMattos);
    find.whole(kTredici);
    find.diecine();
    find.kings();
    if (devil) find.whole(kDevil);
    return out;
}

CardList listed(CardSet cards) {
    CardList run = list_of(cards - CardSet(kMatto));
    if (cards.has(kMatto)) run.push_back(kMatto);
    return run;
}

} // namespace germini::minchiate
