#include "protocol/wire/match_json.hpp"

#include "protocol/wire/json_out.hpp"
#include "protocol/wire/text_json.hpp"

namespace germini::protocol {

void append_names(std::string& out, const std::vector<std::vector<Player>>& players) {
    append_array(out, players, [](std::string& to, const std::vector<Player>& of_person) {
        append_text(to, of_person.empty() ? std::string() : of_person.back().name);
    });
}

void append_players(std::string& out, const std::vector<std::vector<Player>>& players) {
    append_array(out, players, [](std::string& to, const std::vector<Player>& of_person) {
        append_array(to, of_person, [](std::string& told, const Player& player) {
            told += '{';
            append_text(told, "name", player.name);
            append_member(told, "number", player.number);
            if (player.member) append_member(told, "member", true);
            told += '}';
        });
    });
}

void append_names_by_seat(std::string& out, const std::vector<Player>& dealt) {
    append_array(out, dealt, [](std::string& to, const Player& player) { append_text(to, player.name); });
}

void append_numbers_by_seat(std::string& out, const std::vector<Player>& dealt) {
    append_array(out, dealt, [](std::string& to, const Player& player) {
        append_or_null(to, player.number, append_number<std::int64_t>);
    });
}

void append_lines(std::string& out, const std::vector<LedgerLine>& lines) {
    append_array(out, lines, [](std::string& to, const LedgerLine& line) {
        to += '{';
        append_member(to, "reason", line.reason);
        append_member(to, "round", line.round);
        append_member(to, "hand", line.hand);
        append_numbers(to, "amounts", line.amounts);
        to += '}';
    });
}

void append_course(std::string& out, const std::vector<HandPlan>& course) {
    append_array(out, course, [](std::string& to, const HandPlan& hand) {
        to += '{';
        append_member(to, "round", hand.round);
        append_member(to, "dealer", hand.dealer);
        append_numbers(to, "persons", hand.persons);
        to += '}';
    });
}

void append_draw_proof(std::string& out, const RevealedDraw& proof) {
    out += '{';
    append_member(out, "secret", proof.secret);
    append_key(out, "client_seeds");
    out += proof.client_seeds;
    out += '}';
}

namespace {

void append_hand(std::string& out, const ClosedHand& hand) {
    out += '{';
    append_member(out, "hand", hand.id);
    append_member(out, "number", hand.number);
    append_member(out, "dealer", hand.dealer);
    append_numbers(out, "seats", hand.amounts);
    append_numbers(out, "persons", hand.persons);
    append_key(out, "names");
    append_names_by_seat(out, hand.dealt);
    append_key(out, "numbers");
    append_numbers_by_seat(out, hand.dealt);
    append_member(out, "ending", hand.ending);
    out += '}';
}

void append_if_broken_off(std::string& out, const BreakOffCost& now) {
    out += '{';
    append_numbers(out, "deserters", now.deserters);
    append_key(out, "lines");
    append_lines(out, now.lines);
    append_numbers(out, "of", now.of);
    out += '}';
}

} // namespace

void append_match(std::string& out, const Match& match) {
    out += '{';
    append_member(out, "id", match.id);
    append_member(out, "from", match.from);
    append_member(out, "rounds", match.rounds);
    append_member(out, "length", match.length);
    append_key(out, "names");
    append_names(out, match.players);
    append_key(out, "players");
    append_players(out, match.players);
    append_numbers(out, "seating", match.seating);
    append_member(out, "played", match.played);
    append_key(out, "lines");
    append_lines(out, match.lines);
    append_numbers(out, "totals", match.totals);
    append_key(out, "draw");
    out += match.draw.value_or("null");
    append_key(out, "draw_proof");
    append_or_null(out, match.draw_proof, append_draw_proof);
    append_member(out, "broken_off", match.broken_off);
    append_numbers(out, "deserters", match.deserters);
    append_key(out, "course");
    append_course(out, match.course);
    append_key(out, "if_broken_off");
    append_or_null(out, match.if_broken_off, append_if_broken_off);
    out += '}';
}

std::string hands(const std::string& match, std::span<const ClosedHand> closed) {
    std::string out = R"({"t":"hands")";
    append_member(out, "match", match);
    append_key(out, "hands");
    append_array(out, closed, append_hand);
    out += '}';
    return out;
}

} // namespace germini::protocol
