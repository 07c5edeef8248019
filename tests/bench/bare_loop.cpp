// The processor time for the minimal work of a hand: a pack dealt to four hands, random plays that follow
// suit, otherwise trump, the Matto at any time; tricks and card points added up. No cut, fola, declarations,
// debts, events, refusals or views: the limit that hands.cpp is compared with. A game is its pack and the
// size of a hand. usage: bare_loop [SECONDS [GAME [SEED]]]     prints the hands and the cards per second of
// processor time, with tabs
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <utility>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace {

using Bits = std::uint64_t;

// The low word has the four suits, King highest, and the Matto; the high word the trumps.
struct Cards {
    Bits suits = 0, trumps = 0;
};

constexpr unsigned kFirstTrump = 64, kMostCards = 128;

// The numbers of a game: cards of a suit, suits without their lowest card, trumps, cards of a hand.
struct Minchiate {
    static constexpr unsigned kSuit = 14, kShortSuits = 0, kTrumps = 40, kHand = 21;
};
struct Bolognese {
    static constexpr unsigned kSuit = 10, kShortSuits = 0, kTrumps = 21, kHand = 15;
};
struct Siciliano {
    static constexpr unsigned kSuit = 11, kShortSuits = 3, kTrumps = 21, kHand = 15;
};

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

template <class Game> struct Table {
    static constexpr unsigned kHand = Game::kHand, kSuit = Game::kSuit, kMatto = 4 * kSuit;
    static constexpr unsigned kPack = kMatto - Game::kShortSuits + 1 + Game::kTrumps;
    static constexpr Bits kOneSuit = (Bits{1} << kSuit) - 1;

    Random random;
    std::uint8_t pack[kPack];
    std::uint8_t points[kMostCards]{};
    Cards hands[4];

    explicit Table(Bits seed) : random(seed) {
        unsigned size = 0;
        for (unsigned card = 0; card <= kMatto; ++card)
            if (card >= Game::kShortSuits * kSuit || card % kSuit != 0)
                pack[size++] = static_cast<std::uint8_t>(card);
        for (unsigned n = 0; n < Game::kTrumps; ++n)
            pack[size++] = static_cast<std::uint8_t>(kFirstTrump + n);
        for (unsigned suit = 0; suit < 4; ++suit) points[suit * kSuit + kSuit - 1] = 5;
        points[kMatto] = points[kFirstTrump] = 5;
        for (unsigned n = Game::kTrumps - 5; n < Game::kTrumps; ++n) points[kFirstTrump + n] = 10;
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

template <class Game> void measure(double seconds, Bits seed) {
    Table<Game> table(0x9e3779b97f4a7c15u ^ seed);
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
    std::printf("bare loop\t%.0f\t%.0f\t%.2f points a hand\n", rate, rate * 4 * Game::kHand,
                static_cast<double>(sum) / static_cast<double>(hands));
}

} // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 1;
    const std::string_view game = argc > 2 ? argv[2] : "minchiate";
    const Bits seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1u;
    if (game == "minchiate")
        measure<Minchiate>(seconds, seed);
    else if (game == "bolognese")
        measure<Bolognese>(seconds, seed);
    else if (game == "siciliano")
        measure<Siciliano>(seconds, seed);
    else
        return std::fprintf(stderr, "unknown game: expected minchiate, bolognese or siciliano\n"), 1;
}
