#include "server/api/what_if_json.hpp"

#include "protocol/wire/reader.hpp"
#include "server/api/read_body.hpp"

#include <algorithm>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t kMostId = 32;

/// Makes the moves until one is refused, and returns that one; null if none is.
ordered_json make_moves(const Game& game, WhatIf& trial, Seat seat,
                        std::span<const protocol::RawJson> moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto move = game.read_move(moves[i], seat);
        if (!move)
            return {{"move", i},
                    {"rule", std::string(move.error().code.name())},
                    {"message", move.error().message}};
        if (const auto why = trial.move(**move))
            return {{"move", i},
                    {"rule", std::string(why->clause)},
                    {"message", std::string(game.clause_text(why->clause))}};
    }
    return nullptr;
}

ordered_json asked_json(int n, const ordered_json& choice) { return {{"n", n}, {"choice", choice}}; }

void read_hand(const protocol::Object& object, HandRequest& asked) {
    const auto [kind, of] = object.only_member({"hand", "record"});
    if (kind == "hand") asked.hand = of.text(1, kMostId);
    if (kind == "record") {
        of.object({}, protocol::UnknownMembers::ignore);
        asked.record = protocol::raw_json(of.raw());
    }
    asked.seat = static_cast<int>(object.at("seat").integer(0, kMaxSeats - 1));
}

} // namespace

protocol::ReadResult<ReviewRequest> read_review(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    ReviewRequest asked;
    const protocol::Object object = reading.root(*value).object({"hand", "record", "seat", "trick"});
    read_hand(object, asked);
    asked.trick = static_cast<int>(object.at("trick").integer(1, kMostStep));
    return reading.finish(std::move(asked));
}

protocol::ReadResult<WhatIfRequest> read_what_if(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const protocol::Object object =
        reading.root(*value).object({"hand", "record", "step", "seat", "last", "moves"});
    WhatIfRequest asked;
    read_hand(object, asked);
    asked.step = static_cast<int>(object.at("step").integer(0, kMostStep));
    if (const protocol::Field last = object.find("last"))
        asked.last = static_cast<int>(last.integer(0, kMostStep));
    for (const protocol::Field& move : object.at("moves").array(0, kMostTriedMoves))
        asked.moves.push_back(protocol::raw_json(move.raw(), move.path()));
    return reading.finish(std::move(asked));
}

protocol::ReadError within(protocol::ReadError error, const std::string& path) {
    error.path = path + error.path;
    return error;
}

ordered_json what_if_json(const Game& game, const FinishedHand& hand, const WhatIfRequest& asked) {
    const auto seat = static_cast<Seat>(asked.seat);
    WhatIf trial(hand, asked.step, seat);
    const ordered_json refused = make_moves(game, trial, seat, asked.moves);
    auto choice = ordered_json(nullptr), amounts = ordered_json(nullptr);
    const Hand& now = trial.hand();
    const int last = std::min(asked.last, now.events());
    std::string events = "[";
    if (last < now.events()) now.append_seen(events, last + 1, now.events(), Viewer{seat});
    if (const auto offered = now.choice(seat))
        choice = asked_json(now.asked_at(seat), ordered_json::parse(*offered));
    if (trial.closed()) {
        amounts = ordered_json::array();
        for (const Seat of : SeatSet::all(hand.rules()->seats()))
            amounts.push_back(trial.closed()->amounts[of]);
    }
    const auto shown = ordered_json::parse(events + ']');
    return {{"n", last + 1},      {"events", shown},    {"asked", choice},
            {"refused", refused}, {"over", now.over()}, {"seats", amounts}};
}

} // namespace germini::server
