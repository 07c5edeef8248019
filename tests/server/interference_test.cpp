// Non-interference of the whole server: two hands that differ only in cards that a viewer cannot see give him
// the same bytes up to the closing of the hand: over the WebSocket, over HTTP, in the log. Two servers that
// repeat play the twins side by side over real sockets.
#include "tests/server/kit/witness.hpp"

#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <iostream>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kHandsAHouse = 25; ///< then two new ones, so that lists stay short
constexpr std::uint32_t kAttemptsOnceIn = 3, kComingBackOnceIn = 7, kQuestionsOnceIn = 40;

int setting(const char* name, int otherwise) {
    const char* text = std::getenv(name);
    return text != nullptr ? std::atoi(text) : otherwise;
}

struct Tally {
    int hands = 0, steps = 0;
    std::array<int, kit::kOutsider + 1> by_viewer{};
    std::size_t bytes = 0, lines = 0, shapes = 0, answers = 0, refusals = 0, returns = 0;
};

/// Where two texts part, with what is round it.
std::string difference(const std::string& a, const std::string& b) {
    constexpr std::size_t kBefore = 150, kShown = 300;
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
    const std::size_t from = at > kBefore ? at - kBefore : 0;
    std::string text = a.substr(from, kShown) + "\n  / " + b.substr(from, kShown);
    for (char& c : text) // frames have heads that are no text
        if (c != '\n' && (static_cast<unsigned char>(c) < ' ' || static_cast<unsigned char>(c) > '~'))
            c = '.';
    return text;
}

std::string difference(const Witness::Heard& a, const Witness::Heard& b) {
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
        if (a[i] != b[i]) return a[i].first + ": " + difference(a[i].second, b[i].second);
    return a.size() == b.size() ? "" : "one hears more often than the other";
}

class Comparison {
public:
    Comparison(std::array<std::unique_ptr<House>, 2>& houses, LogCatcher& log, Tally& tally)
        : houses_(houses), log_(log), tally_(tally) {}

    /// Throws where the viewer could tell the twins apart.
    void run(const kit::Twins& twins, Rng& rng, bool newcomers) {
        twins_ = &twins;
        TableKind kind;
        while (twins.bots.has(static_cast<Seat>(kind.host))) ++kind.host;
        kind.open = below(2, rng) == 0;
        kind.spectators = twins.viewer != kit::kOutsider && below(4, rng) != 0;
        kind.timed = below(3, rng) == 0;
        for (std::size_t h = 0; h < 2; ++h)
            sides_[h] = std::make_unique<Witness>(*houses_[h], twins, h, kind);
        if (newcomers) both([](Witness& w) { w.enter(); });
        both([](Witness& w) { w.open_table(); });
        both([](Witness& w) { w.deal(); });
        both([](Witness& w) { w.fail_to_log_in(); });
        while (sides_[0]->more()) {
            if (below(kAttemptsOnceIn, rng) == 0) attempt(rng);
            if (below(kComingBackOnceIn, rng) == 0) come_back(rng);
            if (below(kQuestionsOnceIn, rng) == 0) ask_all(rng);
            both([](Witness& w) { w.move_on(); });
        }
        attempt(rng);
        come_back(rng);
        ask_all(rng);
        ++tally_.hands;
        ++tally_.by_viewer[static_cast<std::size_t>(twins.viewer)];
    }

private:
    /// The step at the one, then at the other; then what was heard at both.
    template <class Step> void both(Step step) {
        std::array<Witness::Heard, 2> heard, shapes;
        for (std::size_t h = 0; h < 2; ++h) {
            step(*sides_[h]);
            heard[h] = sides_[h]->take_heard();
            heard[h].emplace_back("the log", log_.take());
            shapes[h] = sides_[h]->take_shapes();
        }
        std::string apart = difference(heard[0], heard[1]);
        if (apart.empty() && twins_->viewer != kit::kOutsider) apart = difference(shapes[0], shapes[1]);
        if (!apart.empty()) throw std::runtime_error(apart);
        ++tally_.steps;
        tally_.shapes += shapes[0].size();
        for (const auto& [who, bytes] : heard[0]) {
            tally_.bytes += bytes.size();
            if (who == "the log")
                tally_.lines += static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\n'));
        }
    }

    /// Something that no rule allows, by each who must not tell the twins apart: what refuses it must not
    /// tell.
    void attempt(Rng& rng) {
        const std::string move = any_attempt(rng);
        for (const int who : {twins_->viewer, kit::kSpectator, kit::kOutsider}) {
            const bool seated = who < minchiate::kSeats;
            if (who == kit::kSpectator && twins_->viewer == kit::kOutsider) continue;
            if (seated && !(sides_[0]->refuses(who, move) && sides_[1]->refuses(who, move))) continue;
            both([&](Witness& w) { w.attempt(who, move); });
            ++tally_.refusals;
        }
    }
    std::string any_attempt(Rng& rng) const {
        const auto any_card = [&rng] {
            auto it = minchiate::kWholePack.begin();
            for (auto skip = below(minchiate::kCards, rng); skip > 0; --skip) ++it;
            return std::string(minchiate::code(*it));
        };
        switch (below(8, rng)) {
        case 0:
            return json{{"discard", {any_card(), any_card(), any_card()}}}.dump();
        case 1:
            return json{{"declare", {{any_card(), any_card(), any_card()}}}}.dump();
        case 2:
            return json{{"give", any_card()}}.dump();
        case 3:
            return json{{"fall", true}}.dump();
        case 4:
            return json{{"play", any_card()}, {"for", below(minchiate::kSeats, rng)}}.dump();
        case 5:
            return json{{"cut", below(minchiate::kCards, rng)}}.dump();
        case 6:
            return R"({"play":"T41"})";
        default:
            return json{{"play", any_card()}}.dump();
        }
    }

    /// From some number on, or from the beginning.
    void come_back(Rng& rng) {
        const int since =
            below(2, rng) == 0
                ? -1
                : static_cast<int>(below(static_cast<std::uint32_t>(sides_[0]->last_event()) + 1, rng));
        for (const int who : {twins_->viewer, kit::kSpectator}) {
            if (who == kit::kSpectator && twins_->viewer == kit::kOutsider) continue;
            both([&](Witness& w) { w.come_back(who, since); });
            ++tally_.returns;
        }
    }

    /// Everything that HTTP has to give while the hand is under way, to everybody and to nobody.
    void ask_all(Rng& rng) {
        const Witness& side = *sides_[0];
        const std::vector<std::pair<std::string, std::string>> questions{
            {"GET", "/api/guests/me"},
            {"GET", "/api/tables"},
            {"GET", "/api/tables/" + side.table()},
            {"GET", "/api/history"},
            {"GET", "/api/history?before=1000000"},
            {"GET", "/api/history?before=yesterday"},
            {"GET", "/api/matches/" + side.match_id()},
            {"GET", "/api/hands/" + side.hand_id()},
            {"HEAD", "/api/hands/" + side.hand_id()},
            {"GET", "/api/hands/" + side.hand_id() + "?result=1"},
            {"POST", "/api/hands/" + side.hand_id()},
            {"GET", "/api/rules"},
            {"GET", "/healthz"},
            {"GET", "/metrics"},
            {"GET", "/admin"},
            {"GET", "/ws"},
            {"GET", "/"},
            {"GET", "/api/nothing"},
            {"POST", "/api/tables"},
            {"DELETE", "/api/tables/" + side.table()}};
        constexpr int kNobody = -1, kWrongSecret = kit::kOutsider + 1;
        const int one = static_cast<int>(below(kWrongSecret + 2, rng)) - 1;
        for (int who = kNobody; who <= kWrongSecret; ++who) {
            if (who != one && who != twins_->viewer) continue;
            both([&](Witness& w) {
                for (const auto& [method, target] : questions)
                    w.ask(method, target, who, method == "POST" ? "{\"game\": 7}" : "");
            });
            tally_.answers += questions.size();
        }
    }

    std::array<std::unique_ptr<House>, 2>& houses_;
    LogCatcher& log_;
    Tally& tally_;
    const kit::Twins* twins_ = nullptr;
    std::array<std::unique_ptr<Witness>, 2> sides_;
};

SeatSet any_bots(int viewer, Rng& rng) {
    SeatSet bots;
    for (auto count = below(3, rng); count > 0; --count) {
        const auto seat = static_cast<Seat>(below(minchiate::kSeats, rng));
        if (index(seat) != viewer) bots.add(seat);
    }
    return bots;
}

kit::Twins twins_for(int viewer, Rng& rng) {
    for (;;)
        if (auto twins = kit::draw_twins(viewer, any_bots(viewer, rng), rng)) return *std::move(twins);
}

} // namespace

TEST_CASE("non-interference: not one byte tells a viewer two hands apart that he must not tell apart") {
    const int hands = setting("GERMINI_INTERFERENCE_HANDS", 300), first = setting("GERMINI_SEED", 1716);
    Tally tally;
    LogCatcher log;
    std::array<std::unique_ptr<House>, 2> houses;
    for (int number = 0; number < hands; ++number) {
        const bool newcomers = number % kHandsAHouse == 0;
        if (newcomers)
            for (auto& house : houses)
                house = std::make_unique<House>([](server::ServerSettings& s) {
                    s.directory.tables_a_guest = kHandsAHouse + 1;
                    s.directory.most_lines = 5;
                });
        log.listen();
        log.take();
        const std::uint64_t seed =
            static_cast<std::uint64_t>(first) * 1'000'000 + static_cast<std::uint64_t>(number);
        Rng rng(seed);
        const auto twins = twins_for(number % (kit::kOutsider + 1), rng);
        try {
            Comparison(houses, log, tally).run(twins, rng, newcomers);
        } catch (const std::exception& error) {
            FAIL("seed " << seed << ", viewer " << twins.viewer << ": " << std::string(error.what()));
        }
    }
    std::cout << "non-interference over the whole server: " << tally.hands << " hands (";
    for (const int count : tally.by_viewer) std::cout << count << ' ';
    std::cout << "for the seats, a spectator, an outsider), " << tally.steps << " steps, " << tally.bytes
              << " bytes the same; among them " << tally.answers << " HTTP answers, " << tally.refusals
              << " refusals, " << tally.returns << " returns, " << tally.lines << " lines of the log; "
              << tally.shapes << " messages the same but for cards\n";
    CHECK(tally.hands == hands);
}
