// Implements Hand for a game of the engine (`W::Engine`, see engine/core/game.hpp) and its protocol part
// (WireGame).
#pragma once
#include "protocol/wire/offer_json.hpp"
#include "protocol/wire/rules_json.hpp"
#include "protocol/wire/seen_json.hpp"
#include "server/games/game_move.hpp"
#include "server/games/hand_recorder.hpp"
#include "server/games/hint.hpp"
#include "server/games/log_row.hpp"
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
        constexpr std::size_t kUsualBytes = 96;
        bytes.unsealed().reserve(kUsualBytes);
        for (const auto& event : list) W::encode(bytes.unsealed(), event);
        if (const std::string_view broken = G::check(after); !broken.empty())
            throw BrokenInvariant(std::string(broken));
    }
    std::vector<typename G::Event> list;
    const typename G::State after;
};

template <WireGame W> class HandOf final : public Hand {
    using G = typename W::Engine;
    using Event = typename G::Event;

public:
    HandOf(const protocol::NamedRules<typename G::Rules>& rules, std::span<const LoggedEvents> rows)
        : preset_(rules.preset), rules_(rules.rules), seats_(G::seats(rules_)), watchers_(seats_),
          asked_(seats_) {
        for (const LoggedEvents& row : rows) {
            const Waiting before = waiting();
            for (const Event& event : events_in_row<W>(row.codec, row.events, row.bytes)) {
                G::fold(state_, event);
                W::encode(log_, event);
                follow_trick(event);
                ++events_;
            }
            ask(before, row.seat);
            if (row.seat) ++steps_;
        }
        if (events_ == 0) throw BrokenInvariant("the hand has no events");
        if (const std::string_view broken = G::check(state_); !broken.empty())
            throw BrokenInvariant(std::string(broken));
    }

    std::unique_ptr<Hand> clone() const override { return std::make_unique<HandOf>(*this); }
    int events() const override { return events_; }

    MoveResult decide(Seat seat, const GameMove& move) const override {
        const auto& [made, broken_clause] = move_of<W>(move);
        if (!broken_clause.empty()) return refuse(broken_clause);
        return decided(made, seat);
    }

    StepPtr bot_move(Seat seat) override { return made_by_bot(W::greedy(seen_by(seat)), seat); }

    StepPtr late_move(Seat seat) override {
        if constexpr (requires { W::late(seen_by(seat)); })
            return made_by_bot(W::late(seen_by(seat)), seat);
        else
            return bot_move(seat);
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

    StepPtr logged_step(const LoggedEvents& row) const override {
        if (!row.seat) throw BrokenInvariant("the log contains a decision of nobody");
        DecisionOf<G> decision(state_);
        for (const Event& event : events_in_row<W>(row.codec, row.events, row.bytes)) {
            decision.events.push_back(event);
            G::fold(decision.after, event);
        }
        return std::make_unique<StepOf<W>>(decision, *row.seat);
    }
    void take(Step& step) override {
        auto& taken = static_cast<StepOf<W>&>(step);
        const Waiting before = waiting();
        log_ += taken.bytes.unsealed();
        events_ += taken.events;
        for (const Event& event : taken.list) follow_trick(event);
        latest_ = std::move(taken.list);
        state_ = taken.after;
        ++steps_;
        ask(before, step.seat);
    }

    Closing closing(const Step& step) const override {
        HandRecorder<W> recorder(preset_);
        const auto record = [&recorder](const Event& event) { recorder.add(event); };
        for_events(1, events_, record);
        const auto& ending = static_cast<const StepOf<W>&>(step);
        std::ranges::for_each(ending.list, record);
        return std::move(recorder).done(ending.after);
    }

    void append_seen(std::string& out, int from, int to, Viewer viewer) const override {
        if (to - from >= kMostCached) return append_uncached(out, from, to, viewer);
        // Reuses the text if this viewer sees the same as the previous one, which is usual.
        if (!sees_the_last(from, to, viewer)) {
            last_seen_.from = from;
            last_seen_.seen.clear();
            last_seen_.text.clear();
            for_events(from, to, [&](const Event& event) {
                if (!last_seen_.seen.empty()) last_seen_.text += ',';
                protocol::append_seen(last_seen_.text,
                                      last_seen_.seen.emplace_back(G::project(event, viewer)), G::names());
            });
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
    int told() const override {
        if constexpr (Withholds<W>)
            return events_ - W::withheld(state_);
        else
            return events_;
    }
    SeatSet shown_due() const override {
        if constexpr (Withholds<W>)
            return W::asked(state_);
        else
            return due();
    }
    std::optional<AnswerTime> answer_time() const override {
        if constexpr (requires { W::answer_time(state_); })
            return W::answer_time(state_);
        else
            return std::nullopt;
    }
    int asked_at(Seat seat) const override { return due().has(seat) ? asked_[seat] : 0; }
    int phase() const override { return static_cast<int>(state_.phase); }
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
    static constexpr int kMostCached = 16;          ///< events; a longer range is more than a step
    static constexpr std::size_t kChoiceRoom = 256; ///< bytes; enough for most choices

    struct Watcher {
        explicit Watcher(typename G::View at_first) : view(std::move(at_first)) {}
        typename G::View view;
        std::size_t read = 0; ///< bytes of the log that are folded into the view
    };

    StepPtr made_by_bot(const typename G::Move& move, Seat seat) const {
        MoveResult answer = decided(move, seat);
        if (!answer)
            throw BrokenInvariant("the bot's move was refused: " + std::string(answer.error().clause));
        return *std::move(answer);
    }

    /// Returns the seat's view of the hand so far.
    const typename G::View& seen_by(Seat seat) {
        auto& watcher = watchers_[seat];
        if (!watcher) watcher = std::make_unique<Watcher>(G::view(rules_, Viewer{seat}));
        for (std::string_view left = std::string_view(log_).substr(watcher->read); !left.empty();)
            G::fold(watcher->view, G::project(*W::decode(W::kCodec, left), Viewer{seat}));
        watcher->read = log_.size();
        return watcher->view;
    }

    bool sees_the_last(int from, int to, Viewer viewer) const {
        if (last_seen_.from != from || static_cast<int>(last_seen_.seen.size()) != to - from + 1)
            return false;
        bool same = true;
        auto seen = last_seen_.seen.begin();
        for_events(from, to,
                   [&](const Event& event) { same = same && *seen++ == G::project(event, viewer); });
        return same;
    }
    void append_uncached(std::string& out, int from, int to, Viewer viewer) const {
        const std::size_t begin = out.size();
        for_events(from, to, [&](const Event& event) {
            if (out.size() != begin) out += ',';
            protocol::append_seen(out, G::project(event, viewer), G::names());
        });
    }

    /// The seats that the hand waits for, and the phase.
    struct Waiting {
        SeatSet due;
        int phase = 0;
    };
    Waiting waiting() const { return events_ == 0 ? Waiting{} : Waiting{due(), phase()}; }
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

    void follow_trick(const Event& event) {
        const SeenEvent seen = G::project(event, Viewer{});
        if (std::holds_alternative<SeenTrick>(seen))
            trick_lies_ = true;
        else if (const auto* moved = std::get_if<SeenMoved>(&seen))
            trick_lies_ = trick_lies_ && G::names().zones[moved->to.kind] != kTrickZone;
    }

    /// Calls `use` with the events `from` … `to` in turn.
    template <class Use> void for_events(int from, int to, const Use& use) const {
        const int older = events_ - static_cast<int>(latest_.size());
        std::string_view left = log_;
        for (int n = 1; from <= older && n <= std::min(to, older); ++n)
            if (const auto event = W::decode(W::kCodec, left); n >= from) use(*event);
        for (int n = std::max(from, older + 1); n <= to; ++n)
            use(latest_[static_cast<std::size_t>(n - older - 1)]);
    }

    std::string log_;    ///< all events in the current encoding
    std::string preset_; ///< its name, for the record
    int events_ = 0;
    std::vector<Event> latest_; ///< the events of the last step, which every viewer is sent
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

} // namespace germini::server
