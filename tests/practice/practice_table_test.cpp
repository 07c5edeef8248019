// A practice table as its page and its store see it: messages in, messages and lines of its log out.
#include "engine/core/rng.hpp"
#include "practice/practice_table.hpp"
#include "protocol/wire/reader.hpp"
#include "server/games/games.hpp"
#include "server/table/broken_invariant.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace germini::practice {
namespace {

using nlohmann::json;
using namespace std::chrono_literals;

const server::Games& games() {
    static const server::Games all = server::all_games();
    return all;
}

std::string first_line(const std::string& game, const std::string& preset) {
    const json request{{"game", game},  {"preset", preset}, {"open", false},    {"spectators", false},
                       {"hints", true}, {"chat", "off"},    {"level", "greedy"}};
    return "1798 0 table " + json{{"id", "~1798"}, {"name", "Anna"}, {"request", request}}.dump();
}

/// A page with its table. Time moves when somebody looks at the clock, so that bots think about few deals, or
/// waits.
class Page {
public:
    explicit Page(std::vector<std::string> log) : log_(std::move(log)) {
        const Surroundings around{
            [this] { return 1798 + now_.time_since_epoch() / 1ms; },
            [this] { return now_ += 250ms; },
            [this] { return rng_(); },
            [this](std::string text) { messages_.push_back(json::parse(text)); },
            [this](std::string line) { log_.push_back(std::move(line)); },
            [this](std::string, std::string hand) { hands_.push_back(json::parse(hand)); }};
        const std::vector<std::string> lines = log_; // while the table adds to them
        table_.emplace(games(), around, lines);
        send({{"t", "hello"}, {"table", "~1798"}});
    }
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;

    void send(const json& message) { table_->receive(message.dump()); }
    void send_text(std::string_view text) { table_->receive(text); }
    void ask(const json& what) { send({{"t", "do"}, {"id", ++id_}, {"what", what}}); }
    void begin() {
        ask({{"sit", 0}});
        for (std::size_t seat = 1; seat < last("table")["seats"].size(); ++seat) ask({{"bot", seat}});
        send({{"t", "pace"}, {"wish", "immediate"}});
        ask({{"ready", true}});
    }
    /// Does what the hint says if the player is asked; otherwise waits until something happens.
    void go_on() {
        const json choice = last("choice");
        if (last("table")["state"] == "between") {
            ask({{"ready", true}});
        } else if (!choice.is_null() && choice != answered_) {
            send({{"t", "hint"}, {"hand", choice["hand"]}, {"n", choice["n"]}});
            while (table_->thinks()) table_->think();
            send({{"t", "act"},
                  {"id", ++id_},
                  {"hand", choice["hand"]},
                  {"n", choice["n"]},
                  {"move", last("advice")["move"]}});
            answered_ = choice;
        } else {
            now_ = std::max(now_ + 1ms, table_->wakes_at().value_or(now_));
            table_->wake();
        }
    }
    /// The last message of that kind, or null.
    json last(const std::string& kind) const {
        for (auto one = messages_.rbegin(); one != messages_.rend(); ++one)
            if ((*one)["t"] == kind) return *one;
        return nullptr;
    }
    bool over() const { return last("table")["state"] == "over"; }
    const std::vector<std::string>& log() const { return log_; }
    const std::vector<json>& hands() const { return hands_; }

private:
    std::chrono::steady_clock::time_point now_{};
    Rng rng_{1798};
    std::vector<std::string> log_;
    std::vector<json> messages_, hands_;
    json answered_;
    int id_ = 0;
    std::optional<PracticeTable> table_;
};

/// The table without the time since which a player is waited for: a loaded table waits again.
json timeless(json table) {
    for (json& seat : table["seats"]) seat["asked"] = nullptr;
    return table;
}

void play_match(const std::string& game, const std::string& preset) {
    Page page({first_line(game, preset)});
    page.begin();
    for (int steps = 0; !page.over() && steps < 10'000; ++steps) {
        page.go_on();
        if (steps % 200 == 0) CHECK(timeless(Page(page.log()).last("table")) == timeless(page.last("table")));
    }
    CHECK(page.over());
    CHECK(page.last("refused").is_null());
    CHECK(page.last("error").is_null());
    CHECK(page.hands().size() == page.last("table")["match"]["played"].get<std::size_t>());
}

TEST_CASE("practice: a match to its end; a table loaded from its log is the same at any time") {
    play_match("minchiate", "pagat");
    play_match("bolognese", "ottocento");
    play_match("siciliano", "tortorici2014");
}

TEST_CASE("practice: malformed and forbidden messages are answered, and change nothing") {
    Page page({first_line("siciliano", "tortorici2014")});
    page.begin();
    while (page.last("choice").is_null()) page.go_on();
    const auto lines = page.log();
    for (const char* text :
         {"", "{", "[]", "\"\xff\"", R"({"t":"act"})", R"({"t":"act","id":99,"hand":1,"n":1,"move":7})",
          R"({"t":"do","id":100,"what":{"bot":77}})", R"({"t":"do","id":101,"what":{}})",
          R"({"t":"hint","hand":9,"n":1})", R"({"t":"say","text":"Is anybody there?"})"}) {
        CAPTURE(text);
        const json before = page.last("error"), refused = page.last("refused");
        page.send_text(text);
        CHECK((page.last("error") != before || page.last("refused") != refused));
    }
    CHECK(page.log() == lines);
}

TEST_CASE("practice: an action that is sent again is answered again, and done once") {
    Page page({first_line("bolognese", "ottocento")});
    const json sit{{"t", "do"}, {"id", 1}, {"what", {{"sit", 0}}}};
    page.send(sit);
    const auto lines = page.log();
    CHECK(page.last("done")["id"] == 1);
    page.send(sit);
    CHECK(page.last("done")["id"] == 1);
    CHECK(page.last("refused").is_null());
    CHECK(page.log() == lines);
}

TEST_CASE("practice: a log that was cut or spoilt is refused, whole lines excepted") {
    Page page({first_line("siciliano", "tortorici2014")});
    page.begin();
    while (page.log().size() < 30) page.go_on();
    Rng rng(1798);
    int refused = 0;
    for (int trial = 0; trial < 400; ++trial) {
        auto lines = page.log();
        std::string& line = lines[rng() % lines.size()];
        const auto at = rng() % line.size();
        if (trial % 2 == 0)
            line.resize(at);
        else
            line[at] = static_cast<char>(rng() % 256);
        try {
            Page again(lines);
        } catch (const std::exception&) { // in the browser it ends the worker
            ++refused;
        }
    }
    CHECK(refused > 200);
    CHECK_THROWS_AS(Page({}), server::BrokenInvariant);
}

} // namespace
} // namespace germini::practice
