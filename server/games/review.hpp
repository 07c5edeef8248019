// A review of a finished hand, a trick at a time: the card that one seat played beside the one that a bot
// would have played, from what the seat knew then.
#pragma once
#include "server/games/judgement.hpp"
#include "server/games/log_row.hpp"
#include "server/table/finished_hand.hpp"

#include <optional>

namespace germini::server {

/// The answer is a Review of schema/http.json; empty until the card is judged.
template <class W> class ReviewOf final : public TextThought {
    using G = typename W::Engine;

public:
    /// `trick`: its number in the hand, from 1.
    ReviewOf(const typename G::Rules& rules, const FinishedHand& hand, Seat seat, int trick) {
        typename G::View view = G::view(rules, Viewer{seat});
        int current = 1;
        for (const LoggedEvents& row : hand.rows()) {
            const typename G::View before = view;
            for (const auto& event : events_in_row<W>(row.codec, row.events, row.bytes)) {
                const SeenEvent seen = G::project(event, Viewer{seat});
                if (const auto card = played_card(seen, seat); card && row.seat == seat && current == trick) {
                    judgement_.emplace(before, play(*card, seat));
                    return;
                }
                if (std::holds_alternative<SeenTrick>(seen)) ++current;
                G::fold(view, seen);
            }
            step_ += row.events;
        }
    }

    void step() override {
        if (!decided()) judgement_->step();
    }
    bool decided() const override { return !judgement_ || judgement_->decided(); }
    std::string text() const override {
        if (!decided()) return {};
        const bool judged = judgement_ && judgement_->chosen();
        std::optional<protocol::BetterMove> better;
        if (judged && judgement_->clear())
            better = protocol::BetterMove{step_, move_text<W>(judgement_->best()), judgement_->comparison()};
        return protocol::review_text(judged, better, G::names());
    }

private:
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
        typename W::Play move;
        move.card = card;
        return {seat, move};
    }

    std::optional<Judgement<W>> judgement_; ///< none if the seat played no card to the trick
    int step_ = 0;                          ///< number of events before its move
};

} // namespace germini::server
