// Changes of a table by the beginning and the end of a hand.
#pragma once
#include "server/model/command.hpp"
#include "server/table/game.hpp"
#include "server/table/owned.hpp"
#include "server/table/seating.hpp"

#include <optional>
#include <vector>

namespace germini::server {

/// The next hand, dealt, with everybody in the seat that the match gives them (SEAT-4).
struct NewHand {
    model::MatchRow match;
    model::HandRow row;
    Seating seating;
    Owned<Hand> hand;
    LoggedEvents log;
    std::optional<model::ShuffleSecretRow> lot;    ///< unset: the pack was prepared, or the table has no key
    std::vector<model::DisclosureRow> disclosures; ///< all guests with a seat, whether they look or not
    std::vector<GuestKey> known; ///< the host, and all guests dealt a hand of the match, including this one
    model::People people{};      ///< those guests, as passed to call()

    /// Sets everybody's names, which stay for the whole hand.
    void call(model::People now);
    /// Records the keys and people that the database returned after writing the hand.
    void written(const model::OpenHand::Opened& opened);
};

/// Effect on the match of a step that ends the hand.
struct HandEnd {
    Closing closing;
    std::vector<model::HandRow> hands;
    model::MatchRow match;
    MatchSheet sheet;
    std::vector<model::LineRow> lines; ///< new lines only
    std::optional<Seating> seating;    ///< set if it changes: successors take their seats, wishes are cleared

    model::Stage stage() const { return sheet.over ? model::Stage::over : model::Stage::between; }
};

} // namespace germini::server
