// Random hands per second through decide and fold on one thread, of any game.
#include "engine/core/hand_in_play.hpp"
#include "tests/bench/hands_of.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

namespace {

using namespace germini;

struct HandsBench {
    std::string game = "minchiate", preset;
    double seconds = 1;
    int rounds = 5;
    int hands = 0; ///< if not 0, so many are played once, and nothing is measured
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
template <class G> struct Bare {
    typename G::State state;

    explicit Bare(const typename G::Rules&) {}
    void take(const typename G::Events& opening) {
        for (const auto& event : opening) G::fold(state, event);
    }
    void take(const DecisionOf<G>& decision) { state = decision.after; }
    const typename G::State& now() const { return state; }
};

// The same, with each event projected to all seats.
template <class G> struct Projected : Bare<G> {
    explicit Projected(const typename G::Rules& rules) : Bare<G>(rules), seats(G::seats(rules)) {}
    void take(const typename G::Events& opening) {
        Bare<G>::take(opening);
        show(opening);
    }
    void take(const DecisionOf<G>& decision) {
        Bare<G>::take(decision);
        show(decision.events);
    }

private:
    void show(const typename G::Events& events) const {
        for (const auto& event : events)
            for (int s = 0; s < seats; ++s) keep(G::project(event, Viewer{static_cast<Seat>(s)}));
    }
    int seats;
};

// The same, with each projected event folded into the seat's view.
template <class G> struct Viewed : HandInPlay<G> {
    using HandInPlay<G>::HandInPlay;
    const typename G::State& now() const { return this->state(); }
};

/// Returns how many cards were played.
template <class Hands, class Table>
int play(const typename Hands::Game::Rules& rules, Seat dealer, Rng& rng) {
    using G = typename Hands::Game;
    int cards = 0;
    Table table(rules);
    table.take(G::open(rules, dealer, Hands::draw(rules, rng), {}));
    const typename G::State& now = table.now();
    while (!G::over(now)) {
        Seat seat{};
        while (!G::due(now).has(seat)) seat = after(seat, 1, G::seats(rules));
        const typename G::Move move = Hands::move(now, seat, rng);
        cards += std::holds_alternative<typename Hands::Play>(move.what);
        table.take(*G::decide(now, move));
    }
    keep(now);
    return cards;
}

struct Speed {
    double hands = 0; ///< per second of processor time
    double cards = 0; ///< likewise
};

/// Measures over at least `seconds`.
template <class Hands, class Table>
Speed measure(const HandsBench& settings, const typename Hands::Game::Rules& rules) {
    constexpr int kAtOnce = 200; // hands between two checks of the clock
    Rng rng(settings.seed);
    const double start = cpu_seconds();
    const int seats = Hands::Game::seats(rules);
    long hands = 0, cards = 0;
    double spent = 0;
    while (spent < settings.seconds) {
        for (int i = 0; i < kAtOnce; ++i)
            cards += play<Hands, Table>(rules, static_cast<Seat>(hands++ % seats), rng);
        spent = cpu_seconds() - start;
    }
    return {static_cast<double>(hands) / spent, static_cast<double>(cards) / spent};
}

Speed median(std::vector<Speed> values) {
    std::ranges::sort(values, {}, &Speed::hands);
    return values[values.size() / 2];
}

template <class Hands>
void measure_all(const HandsBench& settings, const typename Hands::Game::Rules& rules) {
    using G = typename Hands::Game;
    struct Measure {
        const char* name;
        Speed (*run)(const HandsBench&, const typename G::Rules&);
    };
    constexpr std::array<Measure, 3> kMeasures{
        {{"decide and fold", measure<Hands, Bare<G>>},
         {"with projection to all seats", measure<Hands, Projected<G>>},
         {"with all views folded", measure<Hands, Viewed<G>>}}};
    std::array<std::vector<Speed>, kMeasures.size()> found;
    for (int round = 0; round < settings.rounds; ++round) // in turn, so that load affects all alike
        for (std::size_t i = 0; i < kMeasures.size(); ++i)
            found[i].push_back(kMeasures[i].run(settings, rules));
    for (std::size_t i = 0; i < kMeasures.size(); ++i) {
        const auto [hands, cards] = median(found[i]);
        if (settings.plain)
            std::printf("%s\t%.0f\t%.0f\n", kMeasures[i].name, hands, cards);
        else
            std::printf("%-32s %9.0f hands/s  %7.1f ns a card\n", kMeasures[i].name, hands, 1e9 / cards);
    }
}

/// Returns false if the game has no such preset.
template <class Hands> bool run(const HandsBench& settings) {
    using G = typename Hands::Game;
    const auto rules = Hands::preset(settings.preset.empty() ? Hands::kPreset : settings.preset);
    if (!rules) return false;
    if (settings.hands == 0) {
        measure_all<Hands>(settings, *rules);
        return true;
    }
    Rng rng(settings.seed);
    long cards = 0;
    for (int hand = 0; hand < settings.hands; ++hand)
        cards += play<Hands, Bare<G>>(*rules, static_cast<Seat>(hand % G::seats(*rules)), rng);
    std::printf("%d hands, %ld cards\n", settings.hands, cards);
    return true;
}

} // namespace

int main(int argc, char** argv) {
    HandsBench settings;
    CLI::App app(
        "Plays random hands and prints the median processor time; that of a card includes a share of "
        "the deal, the discards, the declarations and the count.");
    app.add_option("--game", settings.game, "minchiate, bolognese or siciliano")
        ->capture_default_str()
        ->check(CLI::IsMember({"minchiate", "bolognese", "siciliano"}));
    app.add_option("--preset", settings.preset, "preset of the rules; by default the game's first");
    app.add_option("--seconds", settings.seconds, "seconds per measurement")->capture_default_str();
    app.add_option("--rounds", settings.rounds, "number of measurements of each kind")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    app.add_option("--hands", settings.hands, "plays so many hands once, to count instructions")
        ->check(CLI::PositiveNumber);
    app.add_option("--seed", settings.seed, "seed of the packs and moves")->capture_default_str();
    app.add_flag("--plain", settings.plain, "print name, hands and cards per second, with tabs, for scripts");
    CLI11_PARSE(app, argc, argv);
    const bool known = settings.game == "minchiate"   ? run<bench::MinchiateHands>(settings)
                       : settings.game == "bolognese" ? run<bench::BologneseHands>(settings)
                                                      : run<bench::SicilianoHands>(settings);
    if (!known)
        std::fprintf(stderr, "%s has no preset \"%s\"\n", settings.game.c_str(), settings.preset.c_str());
    return known ? 0 : 1;
}
