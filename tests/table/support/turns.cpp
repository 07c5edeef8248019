#include "tests/table/support/turns.hpp"

#include "protocol/wire/library_json.hpp"
#include "server/table/finished_hand.hpp"

#include <array>
#include <nlohmann/json.hpp>

namespace germini::test {
namespace {

using namespace germini::server;

/// An event is the byte of the seat that spoke; the first is the dealer's.
class TurnsHand final : public Hand {
public:
    TurnsHand(int seats, std::span<const LoggedEvents> rows) : seats_(seats) {
        for (const LoggedEvents& row : rows) said_ += row.bytes.unsealed();
        if (said_.empty()) throw BrokenInvariant("the hand has no events");
    }
    std::unique_ptr<Hand> clone() const override { return std::make_unique<TurnsHand>(*this); }
    int events() const override { return static_cast<int>(said_.size()); }
    MoveResult decide(Seat seat, const GameMove& move) const override {
        if (!due().has(seat)) return refuse("TURN-1");
        if (static_cast<const SayMove&>(move).number != index(seat)) return refuse("SAY-1");
        return step_of(seat);
    }
    StepPtr bot_move(Seat seat) override {
        if (!due().has(seat)) throw BrokenInvariant("a bot was asked for a seat that is not");
        return step_of(seat);
    }
    std::string advice(Seat seat) override {
        if (!due().has(seat)) throw BrokenInvariant("advice was asked for a seat that is not");
        return R"({"move":{"say":)" + std::to_string(index(seat)) + R"(},"why":"turn"})";
    }
    StepPtr logged_step(const LoggedEvents& row) const override {
        if (!row.seat) throw BrokenInvariant("the log contains a decision of nobody");
        return step_of(*row.seat);
    }
    void take(Step& step) override {
        if (!due().has(step.seat)) throw BrokenInvariant("a seat moved that was not asked");
        said_ += step.bytes.unsealed();
    }
    Closing closing(const Step&) const override {
        BySeat<int> resti(seats_, -1);
        resti[Seat{}] = seats_ - 1;
        return {Sealed("{}"), Sealed("{}"), {resti, Ending::counted}};
    }
    void append_seen(std::string&, int, int, Viewer) const override {}
    std::optional<std::string> choice(Seat seat) const override {
        return due().has(seat) ? std::optional<std::string>("{}") : std::nullopt;
    }
    SeatSet due() const override {
        SeatSet seats;
        if (over()) return seats;
        if (chat_text() >= seats_) {
            seats.add(turn());
            return seats;
        }
        seats = SeatSet::all(seats_);
        for (std::size_t i = 1; i < said_.size(); ++i) seats.remove(static_cast<Seat>(said_[i]));
        return seats;
    }
    int asked_at(Seat seat) const override {
        if (!due().has(seat)) return 0;
        return chat_text() < seats_ ? 1 : events();
    }
    int phase() const override { return chat_text() < seats_ ? 0 : 1; }
    bool over() const override { return chat_text() == seats_ * (1 + kTurns); }
    bool trick_lies() const override { return !over() && chat_text() >= seats_ && chat_text() % seats_ == 0; }
    int steps() const override { return chat_text(); }

private:
    int chat_text() const { return static_cast<int>(said_.size()) - 1; }
    Seat turn() const { return after(static_cast<Seat>(said_[0]), chat_text(), seats_); }
    StepPtr step_of(Seat seat) const {
        auto step = std::make_unique<Step>();
        step->bytes.unsealed() += static_cast<char>(index(seat));
        step->events = 1;
        step->seat = seat;
        step->over = chat_text() + 1 == seats_ * (1 + kTurns);
        return step;
    }

    int seats_;
    std::string said_;
};

class TurnsRules final : public MatchRules {
public:
    explicit TurnsRules(int seats) : seats_(seats) {}
    const std::string& text() const override { return text_; }
    const std::string& preset() const override { return preset_; }
    int edition() const override { return 1; }
    int seats() const override { return seats_; }
    Sides sides() const override { return no_partners(seats_); }
    Unit unit() const override { return {"point", false}; }
    std::span<const int> rounds() const override { return kRounds; }
    std::string text_in_record(int) const override { return text_; }
    std::vector<germini::Person> ranking_as_seated(Seat first_dealer) const override {
        std::vector<germini::Person> ranking;
        for (int s = 0; s < seats_; ++s) ranking.push_back(first_person(after(first_dealer, s, seats_)));
        return ranking;
    }
    MatchSheet sheet(const MatchSoFar& so_far) const override {
        MatchSheet sheet;
        sheet.length = kTurnsHands;
        BySeat<germini::Person> persons;
        for (const auto person : PersonSet::all(seats_)) persons.push_back(person);
        for (int hand = 0; hand < kTurnsHands; ++hand)
            sheet.course.push_back({1, after(first_seat(so_far.ranking.at(0)), hand, seats_), persons});
        sheet.totals = ByPerson<int>(seats_);
        for (const server::ClosedHand& hand : so_far.closed)
            for (const Seat s : SeatSet::all(seats_)) sheet.totals[persons[s]] += hand.amounts[s];
        sheet.over = so_far.broken_off || so_far.closed.size() == sheet.course.size();
        return sheet;
    }
    protocol::ReadResult<MovePtr> read_move(const protocol::RawJson& raw, Seat) const override {
        const protocol::JsonValue* const said = raw.value->find("say");
        if (said == nullptr)
            return tl::make_unexpected(protocol::ReadError{raw.path(), "bad_field", "say something"});
        return std::make_unique<SayMove>(static_cast<int>(said->number));
    }
    int codec() const override { return 1; }
    protocol::SeatDraw draw_seats(const Random32&) const override { return {}; }
    std::string pack_text(const Random32&) const override { return "[]"; }
    Opening open(const MatchSoFar&, Seat dealer, const Random32&, std::span<const Card>) const override {
        LoggedEvents row{1, 1, std::nullopt, Sealed(std::string(1, static_cast<char>(index(dealer))))};
        auto hand = restore(std::span(&row, 1));
        return {std::move(hand), std::move(row)};
    }
    std::unique_ptr<Hand> restore(std::span<const LoggedEvents> rows) const override {
        return std::make_unique<TurnsHand>(seats_, rows);
    }

private:
    static constexpr std::array<int, 1> kRounds{1};
    std::string text_ = R"({"preset":"plain","options":{}})", preset_ = "plain";
    int seats_;
};

class Turns final : public Game {
public:
    explicit Turns(int seats) : rules_(std::make_shared<TurnsRules>(seats)) {}
    const Names& names() const override {
        static constexpr Names kTurnsNames{"turns", {}, {}, {}, {}, nullptr, nullptr};
        return kTurnsNames;
    }
    bool ranked_apart(const std::string&) const override { return false; }
    RulesPtr rules(const std::string&) const override { return rules_; }
    RulesPtr usual_rules(const std::optional<std::string>&) const override { return rules_; }
    protocol::ReadResult<RulesPtr> read_rules(const protocol::AskedRules&) const override { return rules_; }
    std::string describe_rules(bool) const override { return "{}"; }
    bool has_draw() const override { return false; }
    std::string replay_events(const FinishedHand&, std::optional<Viewer>) const override { return "[]"; }
    std::string record_text(const FinishedHand&) const override { return "{}"; }
    protocol::ReadResult<ReplayedRecord> read_record(const protocol::RawJson&) const override {
        return tl::make_unexpected(protocol::ReadError{"/game", "unknown", "It has no records."});
    }

private:
    RulesPtr rules_;
};

} // namespace

protocol::RawJson say(int number) {
    return protocol::raw_json(protocol::parsed_json({{"say", number}}), "/move");
}

std::unique_ptr<server::Game> turns(int seats) { return std::make_unique<Turns>(seats); }

} // namespace germini::test
