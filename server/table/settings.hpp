// How long a table waits for what, and how much it holds.
#pragma once
#include <chrono>
#include <cstddef>

namespace germini::server {

struct TableSettings {
    /// A bot thinks so long, drawn evenly and without regard to the cards.
    std::chrono::milliseconds bot_least{900}, bot_most{2600};
    /// The same where all players wish the quick pace; never more than above.
    std::chrono::milliseconds quick_bot_least{450}, quick_bot_most{950};
    /// A bot that would cover the last trick waits so long for those who look at it, from when it was asked.
    std::chrono::milliseconds look_back{10'000};
    /// A guest who has been away so long, or has not answered for so long, may be replaced.
    std::chrono::seconds absence{120};
    /// At tables with a time for moves: what a seat has a hand for being away, beside its time for each move.
    std::chrono::seconds away_in_a_hand{180};
    /// The time for a move begins when the page shows what is asked, at the latest so long after it was told:
    /// the same whatever the cards. `draw`: in a match's first hand, after the draw for seats; `deal`: after
    /// the deal; `move`: else.
    std::chrono::milliseconds show_draw{25'000}, show_deal{15'000}, show_move{6'000};
    /// How long a pause lasts.
    std::chrono::seconds pause{900};
    /// A match at which nobody who plays has been for so long stands still.
    std::chrono::seconds abandoned{900};
    /// A match that stands still for so long ends.
    std::chrono::hours adjourned{24 * 30};
    /// At tables with a time for moves the next hand begins so long after the last, ready or not.
    std::chrono::seconds between{120};
    /// Guests without a seat at one table, beside its host: more are not let in.
    std::size_t most_spectators = 100;
    /// Where only they come and go, all at the table are told at most once in so long.
    std::chrono::milliseconds crowd_pause{500};
    /// Messages that wait at one table for the disk; more are answered with `busy`.
    std::size_t most_waiting = 64;
    /// The span in which a seat, and a table, is heard so many greetings and words
    /// (server/table/greetings.hpp).
    std::chrono::milliseconds greetings{10'000};
    /// How long a bot's move waits when the disk refused it.
    std::chrono::milliseconds retry{1000};
};

} // namespace germini::server
