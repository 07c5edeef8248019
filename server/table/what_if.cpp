#include "server/table/what_if.hpp"

namespace germini::server {
namespace {

/// Returns the rows whose first event is among the first `step`; always the deal.
std::span<const LoggedEvents> rows_begun(const std::vector<LoggedEvents>& rows, int step) {
    std::size_t count = 0;
    for (int events = 0; count < rows.size() && (count == 0 || events < step); ++count)
        events += rows[count].events;
    return std::span(rows).first(count);
}

} // namespace

WhatIf::WhatIf(const FinishedHand& hand, int step, Seat seat)
    : hand_(hand.rules()->restore(rows_begun(hand.rows(), step))), seat_(seat) {
    play_bots();
}

std::optional<Refusal> WhatIf::move(const GameMove& move) {
    const MoveResult judged = hand_->decide(seat_, move);
    if (!judged) return judged.error();
    take(**judged);
    play_bots();
    return std::nullopt;
}

void WhatIf::take(Step& step) {
    if (step.over) closed_ = hand_->closing(step).hand;
    hand_->take(step);
}

/// If several seats are due at once, the seat itself answers last, like the slowest player.
void WhatIf::play_bots() {
    for (bool moved = true; moved;) {
        moved = false;
        for (const Seat seat : hand_->due())
            if (seat != seat_) {
                take(*hand_->bot_move(seat));
                moved = true;
                break; // the due seats have changed
            }
    }
}

} // namespace germini::server
