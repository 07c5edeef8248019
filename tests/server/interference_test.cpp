// Non-interference of the whole server: two hands that differ only in cards that a viewer cannot see give the
// viewer the same bytes up to the closing of the hand: over the WebSocket, over HTTP, in the metrics, in the
// log. Two deterministic servers play the twins side by side over real sockets. Between the moves people
// change seats; some twins are the second hand of their match, before which the viewer had another seat.
#include "server/games/games.hpp"
#include "tests/server/support/seat_changes.hpp"
#include "tests/support/test_size.hpp"

#include <doctest/doctest.h>
#include <iostream>
#include <map>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kHandsAHouse = 25; ///< then two new ones, so that lists stay short
constexpr std::uint32_t kAttemptsOnceIn = 3, kComingBackOnceIn = 7, kQuestionsOnceIn = 40,
                        kSeatChangesOnceIn = 10, kLeavingOnceIn = 3;
constexpr std::uint32_t kHandsBeforeOnceIn = 3; ///< of those with a bot
constexpr int kSoughtOnceIn =
    5; ///< of a kind of rare pairs; prime to the number of viewers, so that each has a turn
constexpr int kMostDraws = 100;

struct TwinTally {
    int hands = 0;
    std::map<std::string, int> bots_differ, discards_differ, moved; ///< by game
    std::array<int, HandObserver::kGuests> by_viewer{};
    std::size_t answers = 0, refusals = 0, returns = 0;
    SideBySide::Sums same;
    SeatChanges::Sums seats;
};

class Comparison {
public:
    Comparison(SideBySide::TwinServers& houses, const TwinGame& game, const Twins& twins, LogCatcher& log,
               Rng& rng, TwinTally& tally)
        : game_(game), rng_(rng), tally_(tally), before_(twins.before), viewer_(twins.viewer),
          sides_(houses, twins, any_kind(twins, rng), log, tally.same), seats_(sides_, rng, tally.seats) {}

    /// Throws if the viewer could tell the twins apart.
    void run(bool newcomers) {
        if (newcomers) sides_.both([](HandObserver& w) { w.enter(); });
        sides_.both([](HandObserver& w) { w.open_table(); });
        if (before_) {
            play([] {}); // nothing to distinguish yet
            come_back();
            ask_all();
            seats_.move_viewer();
            attempt();
            ask_all();
            sides_.both([](HandObserver& w) { w.lay_next(); });
        }
        play([this] {
            if (below(kAttemptsOnceIn, rng_) == 0) attempt();
            if (below(kComingBackOnceIn, rng_) == 0) come_back();
            if (below(kQuestionsOnceIn, rng_) == 0) ask_all();
        });
        seats_.take_all_back();
        if (below(kLeavingOnceIn, rng_) == 0) seats_.leave_for_good();
        attempt();
        come_back();
        ask_all();
        ++tally_.hands;
        ++tally_.by_viewer[static_cast<std::size_t>(viewer_)];
    }

private:
    static TableKind any_kind(const Twins& twins, Rng& rng) {
        TableKind kind;
        while (twins.bots.has(static_cast<Seat>(kind.host))) ++kind.host;
        kind.open = below(2, rng) == 0 || (twins.before && twins.viewer == kOutsider);
        kind.spectators = twins.viewer != kOutsider && below(4, rng) != 0;
        kind.timed = below(3, rng) == 0;
        return kind;
    }

    /// A hand, as far as its moves go; `probe` before each.
    template <class Probe> void play(Probe probe) {
        sides_.both([](HandObserver& w) { w.deal(); });
        sides_.both([](HandObserver& w) { w.fail_to_log_in(); });
        while (sides_.one().more()) {
            probe();
            if (below(kSeatChangesOnceIn, rng_) == 0) seats_.some();
            seats_.make_way();
            sides_.both([](HandObserver& w) { w.move_on(); });
        }
    }

    /// Something illegal, by everybody who must not distinguish the twins: neither may its
    /// refusal.
    void attempt() {
        const std::string move = game_.any_attempt(rng_).dump();
        for (const int who : {viewer_, kSpectator, kOutsider}) {
            if (who == kSpectator && viewer_ == kOutsider) continue;
            if (!sides_.one().refuses(who, move) || !sides_.other().refuses(who, move)) continue;
            sides_.both([&](HandObserver& w) { w.attempt(who, move); });
            ++tally_.refusals;
        }
    }

    /// From some number on, or from the beginning.
    void come_back() {
        const auto events = static_cast<std::uint32_t>(sides_.one().last_event());
        const int since = below(2, rng_) == 0 ? -1 : static_cast<int>(below(events + 1, rng_));
        for (const int who : {viewer_, kSpectator}) {
            if (who == kSpectator && viewer_ == kOutsider) continue;
            sides_.both([&](HandObserver& w) { w.come_back(who, since); });
            ++tally_.returns;
        }
    }

    /// Everything that HTTP returns during the hand, to everybody and without identity.
    void ask_all() {
        const HandObserver& side = sides_.one();
        const std::vector<std::pair<std::string, std::string>> questions{
            {"GET", "/api/guests/me"},
            {"GET", "/api/tables"},
            {"GET", "/api/tables/" + side.table()},
            {"GET", "/api/history"},
            {"GET", "/api/history?before=aaaaaaaaaaaa"},
            {"GET", "/api/history?before=yesterday"},
            {"GET", "/api/matches/" + side.match_id()},
            {"GET", "/api/hands/" + side.hand_id()},
            {"HEAD", "/api/hands/" + side.hand_id()},
            {"GET", "/api/hands/" + side.hand_id() + "?result=1"},
            {"POST", "/api/hands/" + side.hand_id()},
            {"GET", "/api/hands/" + side.id_before()},
            {"GET", "/api/rules"},
            {"GET", "/healthz"},
            {"GET", "/readyz"},
            {"GET", "/metrics"},
            {"GET", "/admin"},
            {"GET", "/ws"},
            {"GET", "/"},
            {"GET", "/api/nothing"},
            {"POST", "/api/tables"},
            {"DELETE", "/api/tables/" + side.table()}};
        sides_.both([](HandObserver& w) { w.count(); });
        constexpr int kNobody = -1, kWrongSecret = kOutsider + 1;
        const int one = static_cast<int>(below(kWrongSecret + 2, rng_)) - 1;
        for (int who = kNobody; who <= kWrongSecret; ++who) {
            if (who != one && who != viewer_) continue;
            sides_.both([&](HandObserver& w) {
                for (const auto& [method, target] : questions)
                    w.ask(method, target, who, method == "POST" ? "{\"game\": 7}" : "");
            });
            tally_.answers += questions.size();
        }
    }

    const TwinGame& game_;
    Rng& rng_;
    TwinTally& tally_;
    bool before_;
    int viewer_;
    SideBySide sides_;
    SeatChanges seats_;
};

SeatSet any_bots(int viewer, Rng& rng) {
    SeatSet bots;
    for (auto count = below(3, rng); count > 0; --count) {
        const auto seat = static_cast<Seat>(below(kTwinSeats, rng));
        if (index(seat) != viewer) bots.add(seat);
    }
    return bots;
}

Twins any_twins(const TwinGame& game, int viewer, Rng& rng) {
    for (;;) {
        const SeatSet bots = any_bots(viewer, rng);
        const bool before = !bots.empty() && below(kHandsBeforeOnceIn, rng) == 0;
        if (auto twins = game.draw(viewer, bots, before, rng)) return *std::move(twins);
    }
}

/// Rare pairs are sought in turn, so that a short run has them too; if a viewer can have none (the
/// discarding seat sees its discard) the last draw is used.
Twins twins_for(const TwinGame& game, int viewer, int hand, Rng& rng) {
    const auto rare = [turn = hand % kSoughtOnceIn](const Twins& twins) {
        switch (turn) {
        case 0:
            return twins.discards_differ;
        case 1:
            return twins.bots_differ;
        case 2:
            return twins.before.has_value();
        default:
            return true;
        }
    };
    Twins twins = any_twins(game, viewer, rng);
    for (int draws = 1; !rare(twins) && draws < kMostDraws; ++draws) twins = any_twins(game, viewer, rng);
    return twins;
}

} // namespace

TEST_CASE("non-interference: no byte distinguishes two hands that a viewer must not distinguish") {
    const int hands = support::setting("TESTS_INTERFERENCE_HANDS", 300 / support::sample_interval()),
              first = support::setting("TESTS_SEED", 1716);
    TwinTally tally;
    LogCatcher log;
    SideBySide::TwinServers houses;
    for (int number = 0; number < hands; ++number) {
        const bool newcomers = number % kHandsAHouse == 0;
        if (newcomers)
            for (auto& house : houses)
                house = std::make_unique<TwinServer>([](server::ServerSettings& s) {
                    s.directory.tables_per_guest = kHandsAHouse + 1;
                    s.directory.most_lines = 5;
                });
        log.listen();
        log.take();
        const std::uint64_t seed =
            static_cast<std::uint64_t>(first) * 1'000'000 + static_cast<std::uint64_t>(number);
        Rng rng(seed);
        const auto games = twin_games();
        const TwinGame& game = games[static_cast<std::size_t>(number) % games.size()];
        const int hand = number / static_cast<int>(games.size());
        const auto twins = twins_for(game, hand % (kOutsider + 1), hand, rng);
        const std::string name(game.name);
        tally.bots_differ[name] += twins.bots_differ ? 1 : 0;
        tally.discards_differ[name] += twins.discards_differ ? 1 : 0;
        tally.moved[name] += twins.before ? 1 : 0;
        try {
            Comparison(houses, game, twins, log, rng, tally).run(newcomers);
        } catch (const std::exception& error) {
            FAIL(name << ", seed " << seed << ", viewer " << twins.viewer << ": "
                      << std::string(error.what()));
        }
    }
    std::cout << "non-interference over the whole server: " << tally.hands << " hands (";
    for (const int count : tally.by_viewer) std::cout << count << ' ';
    const SeatChanges::Sums& seats = tally.seats;
    std::cout << "for the seats, a spectator, an outsider), " << tally.same.steps << " steps, "
              << tally.same.bytes << " bytes the same; among them " << tally.answers << " HTTP answers, "
              << tally.refusals << " refusals, " << tally.returns << " returns, " << tally.same.lines
              << " lines of the log; " << tally.same.shapes << " messages the same but for cards\n"
              << "  seats: stood up " << seats.stood << " times, replaced by a bot " << seats.replaced
              << ", taken back " << seats.taken_back << ", successors " << seats.heirs << ", who gave it up "
              << seats.given_up << ", votes " << seats.votes << ", refused " << seats.refused
              << ", left for good " << seats.left << "; second hands, from another seat than the first, "
              << seats.moved << "\n";
    for (const TwinGame& game : twin_games()) {
        const std::string name(game.name);
        std::cout << "  " << name << ": a bot has other cards in " << tally.bots_differ[name]
                  << ", other cards are discarded in " << tally.discards_differ[name] << ", second hands "
                  << tally.moved[name] << "\n";
        CHECK(tally.bots_differ[name] > 0);
        CHECK(tally.discards_differ[name] > 0);
        CHECK(tally.moved[name] > 0);
    }
    CHECK(tally.hands == hands);
    for (const int times : {seats.stood, seats.replaced, seats.taken_back, seats.heirs, seats.given_up,
                            seats.votes, seats.refused, seats.left, seats.moved})
        CHECK(times > 0);
}

TEST_CASE("non-interference: twins are drawn for every game of the program") {
    std::set<std::string_view> drawn, offered;
    for (const TwinGame& game : twin_games()) drawn.insert(game.name);
    const server::Games games = server::all_games();
    for (const auto& game : games.all()) offered.insert(game->name());
    // Sei tocchi and Al palio have no card that some see and others do not.
    CHECK(drawn.insert("tocchi").second);
    CHECK(drawn == offered);
}
