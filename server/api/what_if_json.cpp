#include "server/api/what_if_json.hpp"

#include "protocol/wire/json_out.hpp"
#include "protocol/wire/reader.hpp"
#include "protocol/wire/text_json.hpp"
#include "server/api/read_body.hpp"

#include <algorithm>

namespace germini::server {
namespace {

constexpr std::size_t kMostId = 32;

/// A move that was refused, and why.
struct Refusal {
    std::size_t move;
    std::string rule, message;
};

/// Makes the moves until one is refused, and returns why.
std::optional<Refusal> make_moves(const Game& game, const MatchRules& rules, WhatIf& trial, Seat seat,
                                  std::span<const protocol::RawJson> moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto move = rules.read_move(moves[i], seat);
        if (!move) return Refusal{i, std::string(move.error().code.name()), move.error().message};
        if (const auto why = trial.move(**move))
            return Refusal{i, std::string(why->clause), std::string(game.clause_text(why->clause))};
    }
    return std::nullopt;
}

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

std::string what_if_json(const Game& game, const FinishedHand& hand, const WhatIfRequest& asked) {
    using namespace protocol;
    const auto seat = static_cast<Seat>(asked.seat);
    WhatIf trial(hand, asked.step, seat);
    const std::optional<Refusal> refused = make_moves(game, *hand.rules(), trial, seat, asked.moves);
    const Hand& now = trial.hand();
    const int last = std::min(asked.last, now.events());
    std::string out = "{";
    append_member(out, "n", last + 1);
    append_key(out, "events");
    out += '[';
    if (last < now.events()) now.append_seen(out, last + 1, now.events(), Viewer{seat});
    out += ']';
    append_key(out, "asked");
    append_or_null(out, now.choice(seat), [&](std::string& to, const std::string& choice) {
        to += '{';
        append_member(to, "n", now.asked_at(seat));
        append_key(to, "choice");
        to += choice + '}';
    });
    append_key(out, "refused");
    append_or_null(out, refused, [](std::string& to, const Refusal& why) {
        to += '{';
        append_member(to, "move", why.move);
        append_member(to, "rule", why.rule);
        append_text(to, "message", why.message);
        to += '}';
    });
    append_member(out, "over", now.over());
    append_key(out, "seats");
    append_or_null(out, trial.closed(),
                   [](std::string& to, const auto& end) { append_numbers(to, end.amounts); });
    return out += '}';
}

} // namespace germini::server
