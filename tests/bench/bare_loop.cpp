// The processor time for the minimal work of a hand: 97 cards dealt to four hands of 21, 84 random plays
// that follow suit, otherwise trump, the Matto at any time; tricks and card points added up. No cut, fola,
// declarations, debts, events, refusals or views: the limit that hands.cpp is compared with.
// usage: bare_loop [SECONDS [SEED]]     prints the hands per second of processor time
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace {

using Bits = std::uint64_t;

// The low word has the four suits of 14, King highest, and the Matto; the high word the trumps 1 to 40.
struct Cards {
    Bits suits = 0, trumps = 0;
};

constexpr unsigned kPack = 97, kHand = 21, kSuit = 14, kMatto = 56, kFirstTrump = 64;
constexpr Bits kOneSuit = 0x3fff;

class Random { // xorshift64 (Marsaglia)
public:
    explicit Random(Bits seed) : state_(seed) {}
    unsigned below(unsigned n) {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return static_cast<unsigned>((state_ >> 32) * n >> 32);
    }

private:
    Bits state_;
};

unsigned nth(Bits bits, unsigned n) {
#ifdef __BMI2__
    return static_cast<unsigned>(std::countr_zero(_pdep_u64(Bits{1} << n, bits)));
#else
    for (; n > 0; --n) bits &= bits - 1;
    return static_cast<unsigned>(std::countr_zero(bits));
#endif
}

struct Table {
    Random random;
    std::uint8_t pack[kPack];
    std::uint8_t points[128]{};
    Cards hands[4];

    explicit Table(Bits seed) : random(seed) {
        for (unsigned i = 0; i < kPack; ++i)
            pack[i] = static_cast<std::uint8_t>(i <= kMatto ? i : kFirstTrump + i - kMatto - 1);
        for (unsigned suit = 0; suit < 4; ++suit) points[suit * kSuit + kSuit - 1] = 5;
        points[kMatto] = points[kFirstTrump] = 5;
        for (unsigned n = 36; n <= 40; ++n) points[kFirstTrump - 1 + n] = 10;
    }

    void deal() {
        for (unsigned i = 0; i < 4 * kHand; ++i) std::swap(pack[i], pack[i + random.below(kPack - i)]);
        for (unsigned seat = 0; seat < 4; ++seat) {
            Cards hand;
            for (unsigned i = 0; i < kHand; ++i) {
                const unsigned card = pack[seat * kHand + i];
                (card < kFirstTrump ? hand.suits : hand.trumps) |= Bits{1} << (card % 64);
            }
            hands[seat] = hand;
        }
    }

    // The points of side 0.
    unsigned play() {
        unsigned leader = 0, won[2]{};
        for (unsigned trick = 0; trick < kHand; ++trick) {
            unsigned winner = leader, sum = 0;
            int led = -1, best = -1; // the suit led, 4 for trumps; the strongest card yet
            for (unsigned place = 0; place < 4; ++place) {
                const unsigned seat = (leader + place) % 4;
                Cards& hand = hands[seat];
                Cards may = hand;
                if (led >= 0) {
                    const Bits matto = hand.suits & Bits{1} << kMatto;
                    const Bits suit =
                        led < 4 ? hand.suits & kOneSuit << (kSuit * static_cast<unsigned>(led)) : 0;
                    if (suit != 0)
                        may = {suit | matto, 0};
                    else if (hand.trumps != 0)
                        may.suits = matto;
                }
                const auto low = static_cast<unsigned>(std::popcount(may.suits));
                const unsigned drawn = random.below(low + static_cast<unsigned>(std::popcount(may.trumps)));
                const unsigned card =
                    drawn < low ? nth(may.suits, drawn) : kFirstTrump + nth(may.trumps, drawn - low);
                (card < kFirstTrump ? hand.suits : hand.trumps) ^= Bits{1} << (card % 64);
                sum += points[card];
                if (card == kMatto) continue;
                const int suit = card >= kFirstTrump ? 4 : static_cast<int>(card / kSuit);
                if (led < 0) led = suit;
                const int strength = suit == 4 || suit == led ? static_cast<int>(card) : -1;
                if (strength > best) {
                    best = strength;
                    winner = seat;
                }
            }
            won[winner % 2] += sum;
            leader = winner;
        }
        return won[0];
    }
};

double cpu_seconds() {
    timespec t{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) / 1e9;
}

} // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 1;
    Table table(0x9e3779b97f4a7c15u ^ (argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1u));
    constexpr int kAtOnce = 2000; // between two readings of the clock
    const double start = cpu_seconds();
    long hands = 0;
    unsigned long sum = 0;
    double spent = 0;
    while (spent < seconds) {
        for (int i = 0; i < kAtOnce; ++i) {
            table.deal();
            sum += table.play();
        }
        hands += kAtOnce;
        spent = cpu_seconds() - start;
    }
    const double rate = static_cast<double>(hands) / spent;
    std::printf("bare loop %9.0f hands/s %6.2f ns a ply (%.2f points a hand)\n", rate,
                1e9 / rate / (4 * kHand), static_cast<double>(sum) / static_cast<double>(hands));
}
