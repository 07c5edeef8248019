#include "server/api/table_to_wire.hpp"

#include "server/api/match_to_wire.hpp"
#include "server/api/players_to_wire.hpp"
#include "server/places.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace germini::server {
namespace {

/// Few enough for a message of 32 KiB, whatever the names.
constexpr std::size_t kHandsPerMessage = 25;

protocol::SeatOccupant occupant_of(const SeatView& seat) {
    const SeatState& holder = seat.holder;
    protocol::SeatOccupant out;
    out.name = holder.name;
    out.number = seat.number;
    out.bot = holder.bot;
    out.here = seat.here;
    out.ready = holder.ready;
    out.vacated = holder.vacated;
    out.substitute = holder.bot && holder.guest;
    out.break_off = holder.break_off;
    out.deserter = seat.deserter;
    out.silent = seat.silent;
    out.overdue = seat.overdue;
    out.member = seat.member;
    if (holder.successor) out.next = holder.successor->name;
    out.away = seat.away;
    out.asked = seat.asked;
    return out;
}

protocol::Ballot ballot_of(const BallotView& vote) {
    protocol::Ballot out;
    out.wish = word(vote.proposal.kind);
    if (vote.proposal.seat != kNoSeat) out.seat = index(vote.proposal.seat);
    out.by = numbers_of(vote.count.by);
    out.of = numbers_of(vote.count.of);
    out.need = vote.count.need;
    return out;
}

protocol::ClosedHand closed_hand_of(const model::HandRow& hand) {
    protocol::ClosedHand out{hand.id, number(hand.number), index(hand.dealer), {}, word(hand.ending),
                             {},      dealt(hand.seats)};
    for (const model::HandSeat& seat : hand.seats) {
        out.amounts.push_back(seat.amount.value_or(0));
        out.persons.push_back(index(seat.person));
    }
    return out;
}

protocol::Match match_of(const MatchView& match) {
    protocol::Match out;
    out.id = match.row.id;
    out.from = number(match.row.from_hand);
    out.rounds = match.row.rounds;
    out.length = match.row.length;
    out.seating = numbers_of(match.seating);
    out.players = players_of(match.hands);
    out.played = closed_count(match);
    out.lines = to_wire(match.sheet.lines);
    out.totals = {match.sheet.totals.begin(), match.sheet.totals.end()};
    out.draw = match.row.draw;
    if (match.row.lot) out.draw_proof = to_wire(*match.row.lot);
    out.broken_off = match.row.broken_off;
    for (const model::DeserterRow& deserter : match.row.deserters)
        out.deserters.push_back(index(deserter.person));
    out.course = to_wire(match.sheet.course);
    if (const auto& cost = match.if_broken_off)
        out.if_broken_off = {numbers_of(cost->deserters), to_wire(cost->lines), numbers_of(cost->of)};
    return out;
}

/// The match's closed hands in order, without the first ones.
std::vector<protocol::ClosedHand> closed_hands(const MatchView& match, int without) {
    std::vector<protocol::ClosedHand> closed;
    for (const model::HandRow& hand : match.hands)
        if (hand.closed && --without < 0) closed.push_back(closed_hand_of(hand));
    return closed;
}

} // namespace

int closed_count(const MatchView& match) {
    return static_cast<int>(
        std::count_if(match.hands.begin(), match.hands.end(),
                      [](const model::HandRow& hand) { return hand.closed.has_value(); }));
}

std::vector<std::string> hands_messages(const MatchView& match, int without) {
    const std::vector<protocol::ClosedHand> closed = closed_hands(match, without);
    const std::span all(closed);
    std::vector<std::string> messages;
    for (std::size_t i = 0; i < all.size(); i += kHandsPerMessage)
        messages.push_back(
            protocol::hands(match.row.id, all.subspan(i, std::min(kHandsPerMessage, all.size() - i))));
    return messages;
}

std::optional<protocol::Clock> to_wire(const std::optional<ClockView>& clock) {
    if (!clock) return std::nullopt;
    return protocol::Clock{numbers_of(clock->seats), clock->ends, clock->left};
}

protocol::Table to_wire(const TableView& table) {
    const model::TableRow& row = table.row;
    protocol::Table out;
    out.id = row.id;
    out.game = row.game;
    out.rules = row.rules;
    if (row.later) out.later = row.later->rules;
    out.state = model::word(table.stage);
    out.sides = numbers_of(table.sides);
    for (const auto& seat : table.seats)
        out.seats.push_back(seat ? std::optional(occupant_of(*seat)) : std::nullopt);
    out.spectators = table.spectators;
    out.host = number_of(table.host);
    out.host_name = row.host_name;
    out.open = row.open;
    out.bots = row.bots;
    out.spectators_allowed = row.spectators;
    out.level = protocol::word(row.level);
    out.seconds = row.seconds;
    out.rounds = row.rounds;
    out.drawn = row.drawn;
    out.takeover = row.takeover;
    out.seats_assigned = row.assigned;
    out.chat = row.chat;
    out.chat_muted = row.chat_muted;
    out.aids = row.aids;
    out.hints = row.hints;
    out.is_public = row.is_public;
    out.limit = table.limit;
    if (table.halt)
        out.halt = protocol::Halt{std::string(word(table.halt->kind)), table.halt->since, table.halt->until};
    for (const BallotView& vote : table.votes) out.votes.push_back(ballot_of(vote));
    for (const auto& seats : table.one_browser) out.one_browser.push_back(numbers_of(seats));
    out.last_match = table.last_match;
    out.hand = number(table.hand);
    if (const auto& made = table.commitment)
        out.commitment = protocol::DealCommitment{number(made->hand), made->cards, made->seats};
    if (table.match) out.match = match_of(*table.match);
    out.clock = to_wire(table.clock);
    return out;
}

} // namespace germini::server
