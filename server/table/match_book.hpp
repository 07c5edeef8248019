// The match at a table above its hands: its rows, its sheet, and the effect of breaking it off. The sheet is
// computed by the game and passed in.
#pragma once
#include "server/model/saved_table.hpp"
#include "server/table/change.hpp"
#include "server/table/hand_change.hpp"
#include "server/table/match_sheet.hpp"
#include "server/table/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

/// Effect of breaking the match off now: the persons who would pay, and the lines that it would add.
struct IfBrokenOff {
    std::vector<Person> deserters;
    std::vector<SheetLine> lines;
};

/// Seats whose allowance for absence has changed, with what is left in milliseconds.
using Absences = std::vector<std::pair<Seat, std::int64_t>>;

class MatchBook {
public:
    explicit MatchBook(const model::SavedTable& saved)
        : match_(saved.match), hands_(saved.hands), last_hand_(saved.last_hand) {}

    const std::optional<model::MatchRow>& match() const { return match_; }
    /// Returns the hands of the match; the last one may be under way.
    const std::vector<model::HandRow>& hands() const { return hands_; }
    /// Returns the last hand of the match, which must have begun.
    const model::HandRow& hand_row() const { return hands_.back(); }
    const MatchSheet& sheet() const { return sheet_; }
    /// Returns the number of the hand that was begun last.
    TableHand last_hand() const { return last_hand_; }
    /// Returns the number of the hand that begins next.
    TableHand next_hand() const { return TableHand{number(last_hand_) + 1}; }
    /// Returns the current effect of breaking the match off; nullopt if no match is under way.
    const std::optional<IfBrokenOff>& if_broken_off() const { return if_broken_off_; }
    /// Returns the id of the previous match while another one is waited for.
    const std::optional<std::string>& last_match() const { return last_match_; }

    /// Returns the seats that sit the next hand out.
    SeatSet resting_next() const;
    /// Returns true in the first hand of a match whose seats were drawn.
    bool shows_draw() const { return hands_.size() == 1 && match_ && match_->draw; }
    /// Returns true if the guest did not begin the match as this person.
    bool took_over(GuestKey guest, Person person) const;
    /// Returns the sheet's lines beyond the current sheet's, for the ledger: each person's part, and to whom
    /// it is credited. `persons`: number of persons of the match.
    std::vector<model::LineRow> new_lines(const MatchSheet& sheet, const model::MatchRow& match,
                                          int persons) const;
    /// Returns the row of the hand that a step ends: each seat's amount, and who finished it for whom.
    model::HandRow closed_hand(const Closing& closing, const Seating& seating, Moment now) const;

    void set_sheet(MatchSheet sheet) { sheet_ = std::move(sheet); }
    void set_if_broken_off(std::optional<IfBrokenOff> now) { if_broken_off_ = std::move(now); }
    void begin_hand(model::MatchRow match, model::HandRow hand);
    void end_hand(const HandEnd& end);
    void break_off(const MatchEnd& end);
    void set_absences(const Absences& changed);
    /// Renames these people in earlier hands. The last hand keeps the names with which it was dealt.
    void rename(const model::People& people);
    /// Removes a deleted guest's name from all hands. Returns false if they are in none.
    bool forget(GuestKey guest);
    /// Resets the book for another match.
    void begin_another();

private:
    std::optional<model::MatchRow> match_;
    std::vector<model::HandRow> hands_;
    MatchSheet sheet_;
    std::optional<IfBrokenOff> if_broken_off_;
    std::optional<std::string> last_match_;
    TableHand last_hand_{};
};

} // namespace germini::server
