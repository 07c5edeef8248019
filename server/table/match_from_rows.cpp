#include "server/table/match_from_rows.hpp"

#include "protocol/wire/number_list.hpp"
#include "server/places.hpp"

namespace germini::server {
namespace {

std::vector<Person> ranking_of(const std::string& text) {
    std::vector<Person> ranking;
    for (const std::int64_t number : protocol::read_number_list(text))
        ranking.push_back(place_of<Person>(number));
    return ranking;
}

} // namespace

MatchSoFar match_from_rows(const model::MatchRow& match, const std::vector<model::HandRow>& hands) {
    MatchSoFar so_far;
    so_far.rounds = match.rounds;
    so_far.ranking = ranking_of(match.ranking);
    so_far.broken_off = match.broken_off;
    so_far.all_left = match.all_left;
    for (const model::DeserterRow& deserter : match.deserters) so_far.deserters.push_back(deserter.person);
    for (const model::HandRow& hand : hands) {
        so_far.hand_under_way = !hand.closed;
        if (!hand.closed) continue;
        ClosedHand& closed = so_far.closed.emplace_back();
        closed.ending = hand.ending;
        for (const model::HandSeat& seat : hand.seats) {
            closed.amounts.push_back(seat.amount.value_or(0));
            closed.sides.push_back(seat.side.value_or(kNoSide));
        }
    }
    return so_far;
}

} // namespace germini::server
