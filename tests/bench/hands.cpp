// Random hands per second through decide and fold on one thread.
#include "engine/core/hand_in_play.hpp"
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

namespace {

using namespace germini::minchiate;
using germini::HandInPlay, germini::Rng, germini::Seat, germini::Viewer;

constexpr int kPlies = kSeats * kHandCards;
constexpr bool kNeverClaims = false; // the random player

struct HandsBench {
    std::string preset = "pagat";
    double seconds = 1;
    int rounds = 5;
    std::uint64_t seed = 1;
    bool plain = false;
};

// Returns processor time, so that other programs on the machine do not count.
double cpu_seconds() {
    timespec t{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) / 1e9;
}

// Keeps the compiler from dropping a value that nothing reads.
template <class T> void keep(const T& value) { asm volatile("" : : "g"(&value) : "memory"); }

// A hand with the State only: every move is drawn from the choice, judged and carried out by decide().
struct Bare {
    State state;

    explicit Bare(const Rules&) {}
    void take(const Events& opening) {
        for (const Event& event : opening) fold(state, event);
    }
    void take(const Decision& decision) { state = decision.after; }
    const State& now() const { return state; }
};

// The same, with each event projected to the four seats.
struct Projected : Bare {
    using Bare::Bare;
    void take(const Events& opening) {
        Bare::take(opening);
        show(opening);
    }
    void take(const Decision& decision) {
        Bare::take(decision);
        show(decision.events);
    }

private:
    static void show(const Events& events) {
        for (const Event& event : events)
            for (int s = 0; s < kSeats; ++s) keep(project(event, Viewer{static_cast<Seat>(s)}));
    }
};

// The same, with each projected event folded into the seat's view.
struct Viewed : HandInPlay<Minchiate> {
    using HandInPlay::HandInPlay;
    const State& now() const { return state(); }
};

template <class Table> void play(const Rules& rules, Seat dealer, Rng& rng) {
    Table table(rules);
    table.take(open(rules, dealer, draw_pack(rules, rng)));
    const State& now = table.now();
    while (now.phase != Phase::over) {
        Seat seat{};
        while (!now.due.has(seat)) seat = next(seat);
        table.take(*decide(
            now, bots::random_move(legal_moves(information_state(now, seat, kNeverClaims)), seat, rng)));
    }
    keep(now);
}

/// Returns hands per second of processor time, measured over at least `seconds`.
template <class Table> double measure(const HandsBench& settings, const Rules& rules) {
    constexpr int kAtOnce = 200; // hands between two checks of the clock
    Rng rng(settings.seed);
    const double start = cpu_seconds();
    long hands = 0;
    double spent = 0;
    while (spent < settings.seconds) {
        for (int i = 0; i < kAtOnce; ++i) play<Table>(rules, static_cast<Seat>(hands++ % kSeats), rng);
        spent = cpu_seconds() - start;
    }
    return static_cast<double>(hands) / spent;
}

struct Measure {
    const char* name;
    double (*run)(const HandsBench&, const Rules&);
};
constexpr std::array<Measure, 3> kMeasures{{{"decide and fold", measure<Bare>},
                                            {"with projection to four seats", measure<Projected>},
                                            {"with the four views folded", measure<Viewed>}}};

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void run(const HandsBench& settings) {
    const Rules rules = *preset(settings.preset);
    std::array<std::vector<double>, kMeasures.size()> found;
    for (int round = 0; round < settings.rounds;
         ++round) // in turn, so that load on the machine affects all alike
        for (std::size_t i = 0; i < kMeasures.size(); ++i)
            found[i].push_back(kMeasures[i].run(settings, rules));
    for (std::size_t i = 0; i < kMeasures.size(); ++i) {
        const double hands = median(found[i]);
        if (settings.plain) {
            std::printf("%s\t%.0f\n", kMeasures[i].name, hands);
            continue;
        }
        std::printf("%-32s %9.0f hands/s  %7.1f ns per ply\n", kMeasures[i].name, hands,
                    1e9 / hands / kPlies);
    }
}

} // namespace

int main(int argc, char** argv) {
    HandsBench settings;
    CLI::App app(
        "Plays random hands of Minchiate and prints the median processor time. A ply is one card played (84 "
        "per "
        "hand); its time includes a share of the deal, the discards, the declarations and the count.");
    app.add_option("--preset", settings.preset, "preset of the rules")
        ->capture_default_str()
        ->check(CLI::IsMember(std::vector<std::string>(kPresets.begin(), kPresets.end())));
    app.add_option("--seconds", settings.seconds, "seconds per measurement")->capture_default_str();
    app.add_option("--rounds", settings.rounds, "number of measurements of each kind")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    app.add_option("--seed", settings.seed, "seed of the packs and moves")->capture_default_str();
    app.add_flag("--plain", settings.plain, "print name, tab and hands per second, for scripts");
    CLI11_PARSE(app, argc, argv);
    run(settings);
}
