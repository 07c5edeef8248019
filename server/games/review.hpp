// A review of a finished hand: the cards that one seat played beside those that a bot would have played,
// each from what the seat knew then.
#pragma once
#include "server/games/judgement.hpp"
#include "server/table/finished_hand.hpp"
#include "server/table/log_row.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

namespace germini::server {

/// Moves that a review shows.
inline constexpr std::size_t kReviewedMoves = 8;

/// The answer is a Review of schema/http.json, of the cards judged so far.
template <class W> class ReviewOf final : public Thought {
    using G = typename W::Engine;

public:
    ReviewOf(const FinishedHand& hand, Seat seat) {
        typename G::View view = G::view(W::rules_of(hand.rules()), Viewer{seat});
        int step = 0;
        for (const LoggedEvents& row : hand.rows()) {
            const typename G::View before = view;
            std::optional<Card> card;
            for (const auto& event : events_in_row<W>(row.codec, row.events, row.bytes)) {
                const SeenEvent seen = G::project(event, Viewer{seat});
                if (row.seat == seat && !card) card = played_card(seen, seat);
                G::fold(view, seen);
            }
            if (card) decisions_.push_back({step, before, play(*card, seat)});
            step += row.events;
        }
    }

    void step() override {
        if (decided()) return;
        const Decision& decision = decisions_.back();
        if (!now_) now_.emplace(decision.view, decision.own);
        if (!now_->decided()) now_->step();
        if (!now_->decided()) return;
        judge(decision.step);
        now_.reset();
        decisions_.pop_back();
    }
    bool decided() const override { return decisions_.empty(); }
    std::string answer() const override {
        std::string text = "{";
        protocol::append_member(text, "judged", judged_);
        protocol::append_member(text, "agreed", judged_ - static_cast<int>(worse_.size()));
        protocol::append_key(text, "moves");
        auto worst = worse_;
        std::stable_sort(worst.begin(), worst.end(),
                         [](const Worse& a, const Worse& b) { return a.points > b.points; });
        worst.resize(std::min(worst.size(), kReviewedMoves));
        protocol::append_array(text, worst, [](std::string& out, const Worse& one) { out += one.text; });
        return text + '}';
    }

private:
    struct Decision {
        int step = 0; ///< number of events before it
        typename G::View view;
        typename G::Move own;
    };
    /// A move that is worse than the bot's.
    struct Worse {
        std::int64_t points = 0;
        std::string text;
    };
    /// Zone to which cards are played; every game uses this name.
    static constexpr std::string_view kTrickZone = "trick";

    /// The card that the seat plays from its own hand.
    static std::optional<Card> played_card(const SeenEvent& seen, Seat seat) {
        const auto* moved = std::get_if<SeenMoved>(&seen);
        if (moved == nullptr || moved->by != kNoSeat || moved->from.owner != index(seat)) return std::nullopt;
        if (G::names().zones[moved->to.kind] != kTrickZone || moved->cards.empty()) return std::nullopt;
        return moved->cards[0];
    }
    static typename G::Move play(Card card, Seat seat) {
        const nlohmann::json json{{"play", std::string(G::names().card(card))}};
        protocol::JsonReader reading;
        return W::read_move(reading.root(json), seat).move;
    }
    void judge(int step) {
        if (!now_->chosen()) return;
        ++judged_;
        if (!now_->clear()) return;
        Worse worse{now_->points(), "{"};
        protocol::append_member(worse.text, "step", step);
        protocol::append_key(worse.text, "move");
        W::append_move(worse.text, now_->best());
        protocol::append_key(worse.text, "compared");
        now_->append(worse.text);
        worse.text += '}';
        worse_.push_back(std::move(worse));
    }

    std::vector<Decision> decisions_; ///< not yet judged; the late ones, which take less time, go first
    std::optional<Judgement<W>> now_; ///< of the last of these
    int judged_ = 0;                  ///< decisions with a choice
    std::vector<Worse> worse_;
};

} // namespace germini::server
