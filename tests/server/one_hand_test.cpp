// At most one hand per guest and deal: random sequences of what people do at a table, over sockets, compared
// with the bytes that each of them was sent. TESTS_SEQUENCES plays more of them, TESTS_SEQUENCE_MINUTES for
// so long.
#include "tests/server/support/match_play.hpp"
#include "tests/support/test_size.hpp"

#include <chrono>
#include <cstdlib>
#include <doctest/doctest.h>
#include <map>
#include <ostream>
#include <rapidcheck.h>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kPeople = 5, kSeats = 3;
constexpr int kSequences = 25;
constexpr std::size_t kSteps = 40;
constexpr std::chrono::milliseconds kMoment{3};

enum class Kind : std::uint8_t {
    come,
    come_afresh,
    drop,
    drop_in_a_frame,
    sit,
    stand,
    bot,
    unbot,
    leave,
    ready,
    all_ready,
    take_back,
    swap,
    play,
    all_play,
    restart,
    vote_step_in,
    all_vote_step_in,
    vote_bot,
    adjourn,
    break_off,
    again,
    send_away,
    invite,
    kinds
};

struct Step {
    Kind kind = Kind::come;
    int who = 0, arg = 0;
};
std::ostream& operator<<(std::ostream& out, const Step& step) {
    return out << '{' << static_cast<int>(step.kind) << ' ' << step.who << ' ' << step.arg << '}';
}

/// Whose hidden cards a guest was sent, by hand: over all connections and all repetitions.
using ToldHands = std::map<int, std::set<std::string>>;

class Evening {
public:
    Evening(bool slow_bots, bool spectators, bool open) : slow_bots_(slow_bots) {
        start();
        for (int i = 0; i < kPeople; ++i) people_.push_back(new_person(port(), "Guest " + std::to_string(i)));
        ids_ = new_table(port(), people_[0],
                         {{"game", "toy"}, {"preset", "plain"}, {"spectators", spectators}, {"open", open}});
        for (int i = 0; i < kPeople; ++i) {
            players_.push_back(std::make_unique<Player>(loop_, port(), people_[at(i)], ids_));
            told_.emplace_back();
            frames_left_.push_back(-1);
            listen(i);
            players_[at(i)]->connect();
        }
        settle();
    }

    void take(const Step& step) {
        const int seat = step.arg % kSeats;
        switch (step.kind) {
        case Kind::come:
        case Kind::come_afresh:
            connect(step.who, step.kind == Kind::come_afresh);
            break;
        case Kind::drop:
            player(step.who).disconnect();
            break;
        case Kind::drop_in_a_frame:
            frames_left_[at(step.who)] = step.arg;
            break;
        case Kind::sit:
            ask(step.who, {{"sit", seat}});
            break;
        case Kind::stand:
            ask(step.who, {{"stand", true}});
            break;
        case Kind::bot:
            ask(step.who, {{"bot", seat}});
            break;
        case Kind::unbot:
            ask(step.who, {{"unbot", seat}});
            break;
        case Kind::leave:
            ask(step.who, {{"leave", true}});
            break;
        case Kind::ready:
            ask(step.who, {{"ready", true}});
            break;
        case Kind::all_ready:
            for (int i = 0; i < kPeople; ++i) ask(i, {{"ready", true}});
            break;
        case Kind::take_back:
            ask(step.who, {{"takeback", true}});
            break;
        case Kind::swap:
            ask(0, {{"swap", {seat, (seat + 1) % kSeats}}});
            break;
        case Kind::play:
            player(step.who).move_once();
            break;
        case Kind::all_play:
            for (int round = 0; round <= step.arg; ++round) {
                for (int i = 0; i < kPeople; ++i) player(i).move_once();
                settle();
            }
            break;
        case Kind::restart:
            server_.reset();
            start();
            for (auto& one : players_) one->move_to(port());
            for (int i = 0; i < kPeople; ++i)
                if ((step.arg >> i) % 2 == 0) connect(i, i % 2 == 0);
            break;
        case Kind::vote_step_in:
            ask(step.who, {{"vote", {{"for", "step_in"}, {"seat", seat}}}});
            break;
        case Kind::all_vote_step_in: {
            const bool seated = player(step.who).seat() >= 0;
            ask(step.who, {{"sit", seat}}); // during a hand: the guest waits for that seat
            for (int i = 0; i < kPeople; ++i) ask(i, {{"vote", {{"for", "step_in"}, {"seat", seat}}}});
            settle();
            if (!seated && deals_ > 0 && player(step.who).seat() == seat) ++steps_in_;
            break;
        }
        case Kind::vote_bot:
            ask(step.who, {{"vote", {{"for", "bot"}, {"seat", seat}}}});
            break;
        case Kind::adjourn:
            ask(step.who, {{"vote", {{"for", "adjourn"}}}});
            break;
        case Kind::break_off:
            ask(step.who, {{"break_off", true}});
            break;
        case Kind::again:
            for (int i = 0; i < kPeople; ++i) ask(i, {{"again", true}});
            break;
        case Kind::send_away:
            ask(0, {{"send_away", seat}});
            break;
        case Kind::invite:
            ask(0, {{"invite", true}});
            break;
        case Kind::kinds:
            break;
        }
        settle();
    }

    /// What is wrong, if anything.
    std::string fault() const {
        for (int i = 0; i < kPeople; ++i) {
            for (const auto& [hand, zones] : told_[at(i)])
                if (zones.size() > 1)
                    return "guest " + std::to_string(i) + " was sent " + std::to_string(zones.size()) +
                           " hands of deal " + std::to_string(hand);
            const auto problems = players_[at(i)]->all_problems();
            if (!problems.empty()) return problems.front();
            const auto& bye = players_[at(i)]->bye;
            if (bye && (*bye)["code"] == "internal_error") return "the table broke";
        }
        return "";
    }
    int deals() const { return deals_; }
    int steps_in() const { return steps_in_; }
    int hands_told() const {
        int count = 0;
        for (const ToldHands& told : told_) count += static_cast<int>(told.size());
        return count;
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    unsigned short port() const { return server_->port(); }
    Player& player(int who) { return *players_[at(who)]; }

    void start() {
        server_ = std::make_unique<TestServer>(folder_, [this](server::ServerSettings& settings) {
            settings.table.bot_least = settings.table.bot_most =
                slow_bots_ ? std::chrono::milliseconds(60'000) : std::chrono::milliseconds(1);
            settings.table.absence = std::chrono::seconds(0);
        });
    }
    void connect(int who, bool afresh) {
        if (player(who).connected()) player(who).disconnect();
        frames_left_[at(who)] = -1;
        player(who).connect(afresh);
        listen(who);
    }
    void listen(int who) {
        player(who).listen([this, who](const json& message) {
            note(who, message);
            if (frames_left_[at(who)] < 0 || --frames_left_[at(who)] >= 0) return;
            player(who).line().cut();
        });
    }
    /// A card that was dealt into a hand face down, and was shown to this guest.
    void note(int who, const json& message) {
        if (message["t"] != "events") return;
        const int hand = message["hand"];
        deals_ = std::max(deals_, hand);
        for (const json& event : message["events"])
            if (event["e"] == "moved" && event.contains("cards") &&
                (event["why"] == "deal" || event["why"] == "take"))
                told_[at(who)][hand].insert(event["to"].get<std::string>());
    }
    /// Sends the request if the guest is present, and waits for the answer or the end of the connection.
    void ask(int who, const json& what) {
        Player& asker = player(who);
        if (!asker.connected() || !asker.welcome) return;
        const auto id = asker.perform(what);
        loop_.run_until([&] { return asker.answers.contains(id) || !asker.connected(); },
                        std::chrono::seconds(5));
    }
    void settle() { loop_.run_for(kMoment); }

    TempDir folder_;
    bool slow_bots_;
    std::unique_ptr<TestServer> server_;
    EventLoop loop_;
    TableIds ids_;
    std::vector<test::Person> people_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<ToldHands> told_;
    std::vector<int> frames_left_; ///< until the connection is cut; −1: it is not
    int deals_ = 0, steps_in_ = 0;
};

rc::Gen<Step> any_step() {
    return rc::gen::map(
        rc::gen::tuple(rc::gen::inRange(0, static_cast<int>(Kind::kinds)), rc::gen::inRange(0, kPeople),
                       rc::gen::inRange(0, 12)),
        [](const std::tuple<int, int, int>& drawn) {
            return Step{static_cast<Kind>(std::get<0>(drawn)), std::get<1>(drawn), std::get<2>(drawn)};
        });
}

/// Three sit down and a hand is dealt, which most sequences would not reach by themselves.
std::vector<Step> opening(int guests) {
    std::vector<Step> steps;
    for (int i = 0; i < guests; ++i) steps.push_back({Kind::sit, i, i});
    for (int i = guests; i < kSeats; ++i) steps.push_back({Kind::bot, 0, i});
    steps.push_back({Kind::all_ready, 0, 0});
    return steps;
}

struct Tally {
    int sequences = 0, deals = 0, hands_told = 0, steps_in = 0;
};

bool play_sequences(int count, const std::string& seed, Tally& tally) {
    const std::string parameters = "seed=" + seed + " max_success=" + std::to_string(count);
    ::setenv("RC_PARAMS", parameters.c_str(), 1);
    const bool good = rc::check("nobody is sent two hands of one deal", [&] {
        const int guests = *rc::gen::inRange(1, kSeats + 1);
        const bool slow_bots = *rc::gen::arbitrary<bool>(), spectators = *rc::gen::arbitrary<bool>(),
                   open = *rc::gen::arbitrary<bool>();
        auto steps = opening(guests);
        if (guests < kSeats && *rc::gen::inRange(0, 3) == 0)
            steps.push_back({Kind::all_vote_step_in, kPeople - 1, kSeats - 1});
        const auto more = *rc::gen::container<std::vector<Step>>(kSteps, any_step());
        steps.insert(steps.end(), more.begin(), more.end());
        Evening evening(slow_bots, spectators, open);
        for (const Step& step : steps) {
            evening.take(step);
            const std::string fault = evening.fault();
            if (!fault.empty()) RC_FAIL(fault);
        }
        ++tally.sequences;
        tally.deals += evening.deals();
        tally.hands_told += evening.hands_told();
        tally.steps_in += evening.steps_in();
    });
    ::unsetenv("RC_PARAMS");
    return good;
}

} // namespace

TEST_CASE("state machine: at most one hand per guest and deal, whatever people do at a table") {
    Tally tally;
    const int minutes = support::setting("TESTS_SEQUENCE_MINUTES", 0);
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(minutes);
    int seed = support::setting("TESTS_SEED", 1798);
    do {
        const bool good =
            play_sequences(support::setting("TESTS_SEQUENCES", kSequences), std::to_string(seed++), tally);
        CHECK(good);
        if (!good) break;
    } while (std::chrono::steady_clock::now() < end);
    MESSAGE(tally.sequences << " sequences, " << tally.deals << " deals, " << tally.hands_told
                            << " hands told, " << tally.steps_in << " who stepped in");
    CHECK(2 * tally.deals > tally.sequences);
    CHECK(tally.hands_told > tally.deals);
    CHECK(tally.steps_in > 0);
}
