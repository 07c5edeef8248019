// What a hand's beginning and its end make of a table.
#pragma once
#include "server/store/command.hpp"
#include "server/table/game.hpp"
#include "server/table/seating.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace germini::server {

/// The next hand, dealt and with everybody in the seat where the match has him (SEAT-4).
struct NewHand {
    store::MatchRow match;
    store::HandRow row;
    Seating seating;
    std::shared_ptr<Hand> hand;
    LoggedEvents log;
    std::optional<store::LotRow> lot; ///< that dealt it; none: its pack was laid, or its table has no key
    std::vector<store::SightingRow> sightings; ///< whoever has a seat, whether he looks or not
    std::vector<GuestKey> known;               ///< whoever was dealt a hand of the match, this one too
    store::People people{};                    ///< those, as call() was told of them

    /// Everybody is called so: within the hand that stays.
    void call(store::People now);
    /// It is in the database, under these keys, and this is who was found there.
    void written(const store::OpenHand::Opened& opened);
};

/// What a step that ends the hand makes of the match.
struct HandEnd {
    Closing closing;
    std::vector<store::HandRow> hands;
    store::MatchRow match;
    MatchSheet sheet;
    std::vector<store::LineRow> lines; ///< new ones
    std::optional<Seating> seating;    ///< where it changes: heirs have their seats, wishes are over

    store::Stage stage() const { return sheet.over ? store::Stage::over : store::Stage::between; }
};

} // namespace germini::server
