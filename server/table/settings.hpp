// Time limits and capacities of a table.
#pragma once
#include <chrono>
#include <cstddef>

namespace germini::server {

struct TableSettings {
    /// Range of a bot's thinking time, drawn evenly and independent of the cards.
    std::chrono::milliseconds bot_least{900}, bot_most{2600};
    /// The same range if all players wish the quick pace; capped by the range above.
    std::chrono::milliseconds quick_bot_least{450}, quick_bot_most{950};
    /// Whether bots think before they move, at tables of such a level.
    bool bots_think = false;
    /// How long before its move a bot ends thinking, so that the table has the result in time.
    std::chrono::milliseconds after_thinking{20};
    /// Longest delay of a bot that would cover the last trick while players look at it, from when it was
    /// asked.
    std::chrono::milliseconds look_back{10'000};
    /// Absence, or silence when asked, after which a guest may be replaced.
    std::chrono::seconds absence{120};
    /// Allowance for absence per seat and hand at tables with a move limit, beside the time for each move.
    std::chrono::seconds absence_per_hand{180};
    /// Latest start of the move clock after the question is sent, if the client does not report that it is
    /// shown; independent of the cards. `draw`: in a match's first hand, after the draw for seats; `deal`:
    /// after the deal; `move`: otherwise.
    std::chrono::milliseconds show_draw{25'000}, show_deal{15'000}, show_move{6'000};
    /// When a hand that goes on by itself does so: after the deal, and from card to card.
    std::chrono::milliseconds first_look{8'000}, next_card{2'000};
    /// Duration of a pause.
    std::chrono::seconds pause{900};
    /// Time without any connected player after which a match is halted.
    std::chrono::seconds abandoned{900};
    /// Time after which a match that was adjourned or abandoned ends.
    std::chrono::hours adjourned{24 * 30};
    /// Time between hands at tables with a move limit; then the next hand begins, ready or not.
    std::chrono::seconds between{120};
    /// Maximum number of guests without a seat at one table, beside its host.
    std::size_t most_spectators = 100;
    /// Maximum number of them from one address, without those who have the invitation.
    std::size_t most_of_address = 25;
    /// Minimum interval between broadcasts when only spectators come and go.
    std::chrono::milliseconds crowd_pause{500};
    /// Maximum number of messages per table that wait for the disk; further ones are answered with `busy`.
    std::size_t most_waiting = 64;
    /// Span of the limits on greetings and chat messages per seat and table
    /// (server/table/message_limiter.hpp).
    std::chrono::milliseconds message_span{10'000};
    /// Delay before a bot's move, a deal or a timed change is retried after the disk refused it.
    std::chrono::milliseconds retry{1000};
};

} // namespace germini::server
