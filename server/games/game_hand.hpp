// Implements Hand and Game for a game of the engine (`W::Engine`, see engine/core/game.hpp) and its protocol
// part (WireGame).
#pragma once
#include "protocol/wire/card_json.hpp"
#include "protocol/wire/offer_json.hpp"
#include "protocol/wire/seen_json.hpp"
#include "server/games/game_move.hpp"
#include "server/games/hint.hpp"
#include "server/games/replay_record.hpp"
#include "server/games/replayed.hpp"
#include "server/games/review.hpp"
#include "server/games/sides_json.hpp"
#include "server/games/wire_game.hpp"
#include "server/table/match_replay.hpp"
#include "server/table/owned.hpp"

#include <algorithm>
#include <utility>

namespace germini::server {

template <WireGame W> class StepOf final : public Step {
    using G = typename W::Engine;

public:
    StepOf(const DecisionOf<G>& decision, Seat by)
        : list(decision.events.begin(), decision.events.end()), after(decision.after) {
        seat = by;
        events = static_cast<int>(list.size());
        over = G::over(after);
        for (const auto& event : list) W::encode(bytes.unsealed(), event);
        if (const std::string_view broken = G::check(after); !broken.empty())
            throw BrokenInvariant(std::string(broken));
    }
    const std::vector<typename G::Event> list;
    const typename G::State after;
};

template <WireGame W> class HandOf final : public Hand {
    using G = typename W::Engine;
    using Event = typename G::Event;

public:
    HandOf(const std::string& rules, std::span<const LoggedEvents> rows)
        : closer_(rules), rules_(W::rules_of(rules)), seats_(G::seats(rules_)), watchers_(seats_),
          asked_(seats_) {
        for (const LoggedEvents& row : rows) {
            const Waiting before = waiting();
            for (const Event& event : events_in_row<W>(row.codec, row.events, row.bytes)) {
                G::fold(state_, event);
                add(event);
            }
            ask(before, row.seat);
            if (row.seat) ++steps_;
        }
        if (starts_.empty()) throw BrokenInvariant("the hand has no events");
        if (const std::string_view broken = G::check(state_); !broken.empty())
            throw BrokenInvariant(std::string(broken));
    }

    std::unique_ptr<Hand> clone() const override { return std::make_unique<HandOf>(*this); }
    int events() const override { return static_cast<int>(starts_.size()); }

    MoveResult decide(Seat seat, const GameMove& move) const override {
        const auto& [made, broken_clause] = move_of<W>(move);
        if (!broken_clause.empty()) return refuse(broken_clause);
        return decided(made, seat);
    }

    StepPtr bot_move(Seat seat) override {
        MoveResult answer = decided(W::greedy(seen_by(seat)), seat);
        if (!answer)
            throw BrokenInvariant("the bot's move was refused: " + std::string(answer.error().clause));
        return *std::move(answer);
    }

    std::unique_ptr<MoveThought> thought(Seat seat, std::uint64_t seed) override {
        if constexpr (Searches<W>)
            return std::make_unique<MoveThoughtOf<W>>(seen_by(seat), seed);
        else
            return nullptr;
    }

    std::string advice(Seat seat) override { return greedy_hint<W>(seen_by(seat)); }

    std::unique_ptr<TextThought> hint(Seat seat) override {
        if constexpr (Searches<W>)
            return std::make_unique<HintOf<W>>(seen_by(seat));
        else
            return nullptr;
    }

    void take(const Step& step) override {
        const auto& taken = static_cast<const StepOf<W>&>(step);
        const Waiting before = waiting();
        for (const Event& event : taken.list) add(event);
        latest_ = taken.list;
        state_ = taken.after;
        ++steps_;
        ask(before, step.seat);
    }

    Closing closing(const Step& step) const override {
        auto closer = closer_; // a copy: if the step is not stored, another one may follow
        const auto& ending = static_cast<const StepOf<W>&>(step);
        for (const Event& event : ending.list) closer.add(event);
        return std::move(closer).done(ending.after);
    }

    void append_seen(std::string& out, int from, int to, Viewer viewer) const override {
        if (to - from >= kMostCached) return append_uncached(out, from, to, viewer);
        // Reuses the text if this viewer sees the same as the previous one, which is usual.
        const int count = to - from + 1;
        std::vector<SeenEvent> seen;
        seen.reserve(static_cast<std::size_t>(count));
        for (int n = from; n <= to; ++n) seen.push_back(G::project(event(n - 1), viewer));
        if (last_seen_.from != from || last_seen_.seen != seen) {
            last_seen_.from = from;
            last_seen_.seen = std::move(seen);
            last_seen_.text.clear();
            for (const SeenEvent& event : last_seen_.seen) {
                if (!last_seen_.text.empty()) last_seen_.text += ',';
                protocol::append_seen(last_seen_.text, event, G::names());
            }
        }
        out += last_seen_.text;
    }

    std::optional<std::string> choice(Seat seat) const override {
        if (!due().has(seat)) return std::nullopt;
        std::string text;
        text.reserve(kChoiceRoom);
        protocol::append_offer(text, G::offer(G::legal_moves(G::information_state(state_, seat))),
                               G::names());
        return text;
    }

    SeatSet due() const override { return G::due(state_); }
    int asked_at(Seat seat) const override { return due().has(seat) ? asked_[seat] : 0; }
    int phase() const override { return W::phase(state_); }
    bool over() const override { return G::over(state_); }
    bool trick_lies() const override { return trick_lies_; }
    int steps() const override { return steps_; }

private:
    /// The events serialised last, and their text on the wire.
    struct LastSeen {
        int from = 0;
        std::vector<SeenEvent> seen;
        std::string text;
    };
    /// Zone to which cards are played; every game uses this name.
    static constexpr std::string_view kTrickZone = "trick";
    static constexpr int kMostCached =
        16; // events per step; longer ranges, e.g. a whole hand, are not cached
    static constexpr std::size_t kChoiceRoom = 256; // bytes; enough for most choices

    struct Watcher {
        explicit Watcher(typename G::View at_first) : view(std::move(at_first)) {}
        typename G::View view;
        int seen = 0; ///< events folded into the view
    };

    /// Returns the seat's view of the hand so far.
    const typename G::View& seen_by(Seat seat) {
        auto& watcher = watchers_[seat];
        if (!watcher) watcher = std::make_unique<Watcher>(G::view(rules_, Viewer{seat}));
        for (; watcher->seen < events(); ++watcher->seen)
            G::fold(watcher->view, G::project(event(watcher->seen), Viewer{seat}));
        return watcher->view;
    }

    void append_uncached(std::string& out, int from, int to, Viewer viewer) const {
        for (int n = from; n <= to; ++n) {
            if (n != from) out += ',';
            protocol::append_seen(out, G::project(event(n - 1), viewer), G::names());
        }
    }

    /// The seats that the hand waits for, and the phase.
    struct Waiting {
        SeatSet due;
        int phase = 0;
    };
    Waiting waiting() const { return starts_.empty() ? Waiting{} : Waiting{due(), phase()}; }
    /// Updates the questions after a decision. The last event is the question to each due seat, unless the
    /// seat was due in the same phase before and another seat decided.
    void ask(const Waiting& before, std::optional<Seat> by) {
        for (const Seat seat : SeatSet::all(seats_))
            if (!before.due.has(seat) || phase() != before.phase || by == seat) asked_[seat] = events();
    }

    MoveResult decided(const typename G::Move& move, Seat by) const {
        const auto decision = G::decide(state_, move);
        if (!decision) return tl::make_unexpected(decision.error());
        return std::make_unique<StepOf<W>>(*decision, by);
    }

    /// Adds an event to the log and to what follows from it, except for the state.
    void add(const Event& event) {
        closer_.add(event);
        starts_.push_back(static_cast<std::uint32_t>(log_.size()));
        W::encode(log_, event);
        follow_trick(event);
    }
    void follow_trick(const Event& event) {
        const SeenEvent seen = G::project(event, Viewer{});
        if (std::holds_alternative<SeenTrick>(seen))
            trick_lies_ = true;
        else if (const auto* moved = std::get_if<SeenMoved>(&seen))
            trick_lies_ = trick_lies_ && G::names().zones[moved->to.kind] != kTrickZone;
    }

    /// Returns the event at that place, from 0.
    Event event(int place) const {
        if (const int older = events() - static_cast<int>(latest_.size()); place >= older)
            return latest_[static_cast<std::size_t>(place - older)];
        std::string_view left = std::string_view(log_).substr(starts_[static_cast<std::size_t>(place)]);
        return *W::decode(W::kCodec, left);
    }

    std::string log_;                   ///< all events in the current encoding
    typename W::Closer closer_;         ///< collects record and result in advance
    std::vector<std::uint32_t> starts_; ///< where each event begins in it
    std::vector<Event> latest_;         ///< the events of the last step, which every viewer is sent
    typename G::State state_{};
    typename G::Rules rules_;
    int seats_;
    /// Views of seats that a bot plays or advises; the other views are kept by the clients.
    BySeat<Owned<Watcher>> watchers_;
    int steps_ = 0;
    bool trick_lies_ = false;
    BySeat<int> asked_;          ///< number of the event that asked each due seat
    mutable LastSeen last_seen_; // safe: used by one table, on its strand
};

template <WireGame W> class GameOf final : public Game {
    using G = typename W::Engine;

public:
    std::string_view name() const override { return G::names().game; }
    int seats(const std::string& rules) const override { return G::seats(W::rules_of(rules)); }
    std::string rules_in_record(const std::string& rules, int players) const override {
        if constexpr (requires { W::rules_in_record(rules, players); })
            return W::rules_in_record(rules, players);
        else
            return rules;
    }
    Sides sides(const std::string& rules) const override { return G::sides(W::rules_of(rules)); }
    Unit unit(const std::string& rules) const override { return G::unit(W::rules_of(rules)); }
    std::string usual_rules(const std::optional<std::string>& preset) const override {
        const std::string first(W::presets().front());
        return W::read_rules({preset.value_or(first)}).value();
    }
    bool separate_presets() const override { return G::names().separate_presets; }
    std::string_view clause_text(std::string_view clause) const override {
        return G::names().clause_text(clause);
    }
    int codec() const override { return W::kCodec; }
    protocol::ReadResult<std::string> read_rules(const AskedRules& asked) const override {
        return W::read_rules(asked);
    }
    protocol::ReadResult<MovePtr> read_move(const protocol::RawJson& raw, Seat seat) const override {
        protocol::JsonReader reading;
        const auto read = W::read_move(reading.root(*raw.value, raw.path), seat);
        // Valid types but not a move: none or several of the known keys, or a repeated card.
        if (read.broken_clause == kMalformedMove) reading.fail(raw.path, "bad_field", "Invalid move.");
        if (!reading.ok()) return tl::make_unexpected(*reading.error());
        return std::make_unique<MoveOf<W>>(read.move, read.broken_clause);
    }
    nlohmann::ordered_json describe_rules() const override {
        nlohmann::ordered_json entry{{"game", std::string(name())}};
        if constexpr (requires { W::kUnitPoints; }) entry["unit_points"] = W::kUnitPoints;
        entry["presets_apart"] = separate_presets();
        entry["draw"] = has_draw();
        entry["reviews"] = searches();
        entry.update(W::rules_list());
        auto& by_preset = entry["by_preset"] = nlohmann::ordered_json::object();
        for (const std::string_view preset : W::presets()) {
            const auto rules = W::rules_of(usual_rules(std::string(preset)));
            const auto rounds = G::rounds(rules);
            by_preset[std::string(preset)] = {{"seats", G::seats(rules)},
                                              {"sides", sides_json(G::sides(rules))},
                                              {"unit", std::string(G::unit(rules).name)},
                                              {"stakes", G::unit(rules).zero_sum},
                                              {"rounds", std::vector<int>(rounds.begin(), rounds.end())}};
        }
        return entry;
    }
    std::span<const int> rounds(const std::string& rules) const override {
        return G::rounds(W::rules_of(rules));
    }
    bool has_draw() const override { return DrawsSeats<W>; }
    bool searches() const override { return Searches<W>; }
    std::unique_ptr<TextThought> review(const FinishedHand& hand, Seat seat, int trick) const override {
        if constexpr (Searches<W>)
            return std::make_unique<ReviewOf<W>>(hand, seat, trick);
        else
            return nullptr;
    }
    SeatDraw draw_seats(const Random32& random) const override {
        if constexpr (DrawsSeats<W>)
            return W::draw_seats(random);
        else
            throw BrokenInvariant("this game has no draw for seats");
    }
    std::vector<Person> ranking_as_seated(const std::string& rules, Seat first_dealer) const override {
        return MatchReplay<G>::ranking_as_seated(W::rules_of(rules), first_dealer);
    }
    MatchSheet sheet(const std::string& rules, const MatchSoFar& so_far) const override {
        const auto read = W::rules_of(rules);
        return MatchReplay<G>(read, so_far).sheet();
    }
    std::string pack_text(const std::string& rules, const Random32& words) const override {
        std::string text;
        protocol::append_cards(text, W::draw(W::rules_of(rules), words), G::names());
        return text;
    }
    Opening open(const std::string& rules, const MatchSoFar& so_far, Seat dealer, const Random32& random,
                 std::span<const Card> prepared) const override {
        const auto read = W::rules_of(rules);
        const auto events = G::open(read, dealer, prepared.empty() ? W::draw(read, random) : pack(prepared),
                                    MatchReplay<G>(read, so_far).context());
        Opening opening;
        opening.log.codec = W::kCodec;
        for (const auto& event : events) {
            W::encode(opening.log.bytes.unsealed(), event);
            ++opening.log.events;
        }
        opening.hand = restore(rules, std::span<const LoggedEvents>(&opening.log, 1));
        return opening;
    }
    std::unique_ptr<Hand> restore(const std::string& rules,
                                  std::span<const LoggedEvents> rows) const override {
        return std::make_unique<HandOf<W>>(rules, rows);
    }
    std::string replay_events(const FinishedHand& hand, std::optional<Viewer> viewer) const override {
        return replayed<W>(hand, seats(hand.rules()), viewer);
    }
    std::string record_text(const FinishedHand& hand) const override {
        typename W::Closer closer(hand.rules());
        for (const LoggedEvents& row : hand.rows())
            for (const auto& event : events_in_row<W>(row.codec, row.events, row.bytes)) closer.add(event);
        return std::move(closer).record();
    }
    protocol::ReadResult<ReplayedRecord> read_record(const nlohmann::json& record) const override {
        if constexpr (ReadsRecords<W>)
            return replay_record<W>(record);
        else
            return tl::make_unexpected(
                protocol::ReadError{"/game", "unknown", "This game does not support records."});
    }

private:
    static typename G::Pack pack(std::span<const Card> prepared) {
        typename G::Pack pack{};
        if (prepared.size() != pack.size())
            throw BrokenInvariant("the prepared pack belongs to another game");
        std::copy(prepared.begin(), prepared.end(), pack.begin());
        return pack;
    }
};

} // namespace germini::server
