// The match above the hands: its beginning, state, early end, and account.
#include "server/table/table_state.hpp"

#include "engine/core/shuffle.hpp"
#include "protocol/wire/number_list.hpp"
#include "server/places.hpp"
#include "server/table/match_from_rows.hpp"

#include <algorithm>

namespace germini::server {

using model::Stage;

/// Returns the match that begins with the next hand; either its seats or its first dealer are drawn.
model::MatchRow TableState::new_match(const std::optional<PreparedPack>& prepared,
                                      const Environment& environment, Moment now) const {
    model::MatchRow match;
    match.id = environment.new_id();
    match.table = row_.key;
    match.rules = row_.rules;
    match.is_public = row_.is_public;
    match.rounds = row_.rounds;
    match.from_hand = book_.next_hand();
    match.started = now.utc;
    FairRandom seats = fair_random(Lot::seats, prepared.has_value(), environment);
    match.lot = std::move(seats.row);
    std::vector<Person> ranking;
    if (row_.drawn) {
        const protocol::SeatDraw draw = rules_->draw_seats(seats.words);
        match.draw = protocol::seat_draw_text(draw, game_.names());
        ranking = draw.ranking;
    } else {
        const auto drawn = static_cast<Seat>(below(static_cast<std::uint32_t>(seating_.size()), seats.words));
        ranking = rules_->ranking_as_seated(prepared && prepared->dealer ? *prepared->dealer : drawn);
    }
    match.first_dealer = first_seat(ranking.at(0)); // this person keeps the seat
    match.ranking = protocol::number_list(ranking, [](Person person) { return index(person); });
    return match;
}

MatchSheet TableState::sheet_with(const model::MatchRow& match,
                                  const std::vector<model::HandRow>& hands) const {
    return rules_->sheet(match_from_rows(match, hands));
}

/// Returns true if the guest holds a place that began the match as another's.
bool TableState::took_over(GuestKey guest) const {
    const auto seat = seating_.seat_of(guest);
    return match_under_way() && seat && book_.took_over(guest, seating_.persons()[*seat]);
}

/// Returns seats whose guests have been disconnected so long that their consent is not needed.
SeatSet TableState::lost(Moment now) const {
    SeatSet lost;
    for (const Seat s : seating_.seats()) {
        const auto& holder = seating_.at(s);
        if (holder && holder->guest && away_for_long(*holder->guest, now)) lost.add(s);
    }
    return lost;
}

/// Returns the match's end if the seats change to these; nullopt if it continues. `anyhow`: it ends in any
/// case.
std::optional<MatchEnd> TableState::match_end(const Seating& seating, bool anyhow, Moment now) const {
    if (!match_under_way()) return std::nullopt;
    auto how = ended_by(seating_, seating, lost(now));
    if (!how && anyhow) how = ends(seating_, seating);
    if (!how) return std::nullopt;
    MatchEnd end{*match(), {}, {}, seating.with_successors().unready().without_wishes()};
    end.match.broken_off = true;
    end.match.ended = now.utc;
    end.match.deserters = how->deserters;
    end.match.all_left = how->all_left;
    end.sheet = sheet_with(end.match, book_.hands());
    end.lines = book_.new_lines(end.sheet, end.match, seating_.size());
    return end;
}

/// Returns the effect of breaking the match off now; nullopt if no match is under way.
std::optional<IfBrokenOff> TableState::if_broken_off() const {
    if (!match_under_way()) return std::nullopt;
    model::MatchRow match = *book_.match();
    match.broken_off = true;
    match.deserters = ends(seating_, seating_).deserters;
    const std::vector<SheetLine> lines = sheet_with(match, book_.hands()).lines;
    IfBrokenOff now;
    for (const model::DeserterRow& deserter : match.deserters) now.deserters.push_back(deserter.person);
    now.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(book_.sheet().lines.size()), lines.end());
    return now;
}

} // namespace germini::server
