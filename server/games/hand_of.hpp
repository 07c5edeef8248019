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
        starts.reserve(list.size());
        bytes.unsealed().reserve(kUsualBytes);
        for (const auto& event : list) {
            starts.push_back(static_cast<std::uint32_t>(bytes.unsealed().size()));
            W::encode(bytes.unsealed(), event);
        }
        if (const std::string_view broken = G::check(after); !broken.empty())
            throw BrokenInvariant(std::string(broken));
    }
    const std::vector<typename G::Event> list;
    std::vector<std::uint32_t> starts; ///< where each of them begins in `bytes`
    const typename G::State after;
};

template <WireGame W> class HandOf final : public Hand {
    using G = typename W::Engine;
    using Event = typename G::Event;

public:
    HandOf(const protocol::NamedRules<typename G::Rules>& rules, std::span<const LoggedEvents> rows)
        : recorder_(rules.preset), rules_(rules.rules), seats_(G::seats(rules_)), watchers_(seats_),
          asked_(seats_) {
        for (const LoggedEvents& row : rows) {
            const Waiting before = waiting();
            for (const Event& event : events_in_row<W>(row.codec, row.events, row.bytes)) {
                G::fold(state_, event);
                starts_.push_back(static_cast<std::uint32_t>(log_.size()));
                W::encode(log_, event);
                note(event);
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
        for (const std::uint32_t start : taken.starts)
            starts_.push_back(static_cast<std::uint32_t>(log_.size()) + start);
        log_ += taken.bytes.unsealed();
        for (const Event& event : taken.list) note(event);
        latest_ = taken.list;
        state_ = taken.after;
        ++steps_;
        ask(before, step.seat);
    }

    Closing closing(const Step& step) const override {
        auto recorder = recorder_; // a copy: if the step is not stored, another one may follow
        const auto& ending = static_cast<const StepOf<W>&>(step);
        for (const Event& event : ending.list) recorder.add(event);
        return std::move(recorder).done(ending.after);
    }

    void append_seen(std::string& out, int from, int to, Viewer viewer) const override {
        if (to - from >= kMostCached) return append_uncached(out, from, to, viewer);
        // Reuses the text if this viewer sees the same as the previous one, which is usual.
        if (!sees_the_last(from, to, viewer)) {
            last_seen_.from = from;
            last_seen_.seen.clear();
            last_seen_.text.clear();
            for (int n = from; n <= to; ++n) {
                if (n != from) last_seen_.text += ',';
                protocol::append_seen(last_seen_.text,
                                      last_seen_.seen.emplace_back(G::project(event(n - 1), viewer)),
                                      G::names());
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

    bool sees_the_last(int from, int to, Viewer viewer) const {
        if (last_seen_.from != from || static_cast<int>(last_seen_.seen.size()) != to - from + 1)
            return false;
        for (int n = from; n <= to; ++n)
            if (last_seen_.seen[static_cast<std::size_t>(n - from)] != G::project(event(n - 1), viewer))
                return false;
        return true;
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

    void note(const Event& event) {
        recorder_.add(event);
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
    HandRecorder<W> recorder_;          ///< collects record and result in advance
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

} // namespace germini::server
