// What the time of a bot that thinks depends on: never on its cards, nor on whether it has a choice.
#include "server/actor/thinkers.hpp"
#include "server/games/games.hpp"
#include "server/table/table_state.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <future>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

using namespace germini;
using namespace std::chrono_literals;
using server::Moment;

namespace {

using Time = std::chrono::steady_clock::time_point;
using Span = std::chrono::steady_clock::duration;

constexpr auto kTurn = 5ms, kStep = 1ms;

/// What can be seen of a thought from outside: the turns it takes, and when it ends.
struct ThoughtCourse {
    std::set<int> turns;
    Span ended{};
    friend bool operator==(const ThoughtCourse&, const ThoughtCourse&) = default;
};

/// A clock that moves only by steps of thoughts and by waiting.
struct SetClock {
    Time now{1h};
    Time begun = now;
    ThoughtCourse course;
};

/// The thought of a game's bot, whose steps take a millisecond each and find nothing. `after`: number of
/// steps after which it is decided, if it is not from the beginning.
class TimedThought final : public server::Thought {
public:
    TimedThought(std::unique_ptr<server::Thought> thought, SetClock& clock, int after)
        : thought_(std::move(thought)), clock_(clock), after_(after) {}
    void step() override {
        clock_.now += kStep;
        ++steps_;
    }
    bool decided() const override {
        clock_.course.turns.insert(static_cast<int>((clock_.now - clock_.begun) / kTurn));
        return thought_->decided() || steps_ >= after_;
    }

private:
    std::unique_ptr<server::Thought> thought_;
    SetClock& clock_;
    int after_, steps_ = 0;
};

/// Thinks the thought by such a clock. `most`: its time; `until`: when it ends at the latest.
ThoughtCourse course_of(std::unique_ptr<server::Thought> thought, Span most, Span until, int after = 1000) {
    SetClock clock;
    std::promise<void> done;
    const auto wanted = std::make_shared<const int>();
    server::Thinkers thinkers(
        1, [&clock] { return clock.now; },
        [&clock](Span span, const std::function<void()>& then) {
            clock.now += span;
            then();
        });
    auto ended = done.get_future();
    const auto most_ms = std::chrono::duration_cast<std::chrono::milliseconds>(most);
    thinkers.think({std::make_unique<TimedThought>(std::move(thought), clock, after), most_ms,
                    clock.now + until, wanted, "somebody", server::ThoughtKind::other, true, [&] {
                        clock.course.ended = clock.now - clock.begun;
                        done.set_value();
                    }});
    REQUIRE(ended.wait_for(30s) == std::future_status::ready);
    clock.course.turns.erase(static_cast<int>(clock.course.ended / kTurn)); // asked once more at the end
    return clock.course;
}

/// A table of bots that think, without a server.
class TableOfBots {
public:
    explicit TableOfBots(const server::Game& game, const std::string& preset) {
        settings_.bots_think = true;
        chance_.random = [this] { return static_cast<std::uint32_t>(++drawn_ * 2654435761u); };
        chance_.new_id = [] { return std::string("id"); };
        model::SavedTable saved;
        saved.table.id = "table";
        saved.table.game = game.name();
        const server::RulesPtr rules = game.usual_rules(preset);
        saved.table.rules = rules->text();
        saved.table.rounds = rules->rounds().front();
        saved.table.level = protocol::BotLevel::quick;
        for (int s = 0; s < rules->seats(); ++s) {
            model::SeatRow row;
            row.seat = static_cast<Seat>(s);
            row.bot = row.ready = true;
            saved.seats.push_back(row);
        }
        table_ = std::make_unique<server::TableState>(game, settings_, saved);
        table_->restore(saved);
        table_->begin(now_);
        table_->fold(table_->new_hand(chance_, now_), now_);
        table_->plan(now_, [] { return 7u; });
    }
    server::TableState& table() { return *table_; }
    Moment now() const { return now_; }
    /// The seat that is asked next; nullopt once the hand is over.
    std::optional<Seat> due() const {
        if (!table_->hand_open()) return std::nullopt;
        for (const Seat seat : table_->hand()->due()) return seat;
        return std::nullopt;
    }
    /// The bot of the seat moves, once its time has come.
    void move(Seat seat) {
        const auto at = table_->wakes_at();
        REQUIRE(at);
        now_.steady = std::max(now_.steady, *at);
        table_->wake(now_);
        const auto step =
            table_->played_for(seat, model::Cause::bot, table_->hand_number(), table_->asked_at(seat));
        REQUIRE(step);
        const auto end = table_->end_with(*step, now_);
        table_->fold(*step, end ? &*end : nullptr, now_);
        table_->plan(now_, [] { return 7u; });
    }

private:
    server::TableSettings settings_;
    server::Environment chance_;
    std::uint64_t drawn_ = 0;
    Moment now_{Time(1000h), 1'700'000'000'000};
    std::unique_ptr<server::TableState> table_;
};

} // namespace

TEST_CASE("a bot takes the same time for a forced move and a free one, in every game with a search") {
    const server::Games games = server::all_games();
    for (const auto& game : games.all()) {
        if (!game->searches()) continue;
        const auto described = nlohmann::json::parse(game->describe_rules(true));
        for (const auto& [preset, rules] : described["presets"].items()) {
            CAPTURE(preset);
            TableOfBots bots(*game, preset);
            std::map<bool, int> questions; // by whether there is a choice
            std::set<Span> move_times, thought_ends, thought_times;
            std::vector<ThoughtCourse> courses;
            while (const auto seat = bots.due()) {
                const auto question = bots.table().bot_question(*seat);
                REQUIRE(question);
                // Several seats may be asked at once; the times of all count from when they were.
                if (bots.table().hand()->due().size() == 1) {
                    const auto moves_at = *bots.table().wakes_at() - bots.now().steady;
                    move_times.insert(moves_at);
                    thought_ends.insert(question->until - bots.now().steady);
                    thought_times.insert(question->most);
                    auto thought = bots.table().thought(*seat, 7);
                    REQUIRE(thought);
                    const bool forced = thought->decided();
                    if (++questions[forced] <= 4)
                        courses.push_back(course_of(std::move(thought), question->most,
                                                    question->until - bots.now().steady));
                }
                bots.move(*seat);
            }
            CHECK(questions[true] > 0);
            CHECK(questions[false] > 0);
            CHECK(move_times.size() == 1);
            CHECK(thought_ends.size() == 1);
            CHECK(thought_times.size() == 1);
            REQUIRE(!courses.empty());
            CHECK(courses.front().turns.size() > 1);
            for (const ThoughtCourse& course : courses) CHECK(course == courses.front());
        }
    }
}

TEST_CASE("a bot's thought that is decided in the middle ends like any other, also if its time is short") {
    const server::Games games = server::all_games();
    TableOfBots bots(*games.find("minchiate"), "pagat");
    const auto course = [&](int after, Span until) {
        return course_of(bots.table().thought(*bots.due(), 7), 50ms, until, after);
    };
    for (const Span until : {Span(10s), Span(32ms)}) {
        const ThoughtCourse whole = course(1000, until);
        CHECK(whole.ended == std::min<Span>(until, 50ms));
        for (const int after : {0, 1, 5, 17}) CHECK(course(after, until) == whole);
    }
}
