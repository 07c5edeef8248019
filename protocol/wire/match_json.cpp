#include "protocol/wire/match_json.hpp"

#include "protocol/wire/json_out.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace germini::protocol {
namespace {

using nlohmann::ordered_json;

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

/// Returns the appended text as a JSON value, for infrequent output.
template <class Told> ordered_json value_of(void (*append)(std::string&, const Told&), const Told& told) {
    std::string text;
    append(text, told);
    return ordered_json::parse(text);
}

void append_draw_proof(std::string& out, const RevealedDraw& proof) {
    out += '{';
    append_member(out, "secret", proof.secret);
    append_key(out, "client_seeds");
    out += proof.client_seeds;
    out += '}';
}

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

std::string to_text(const ordered_json& value) {
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

// Most text is plain and is sent often; only the rest goes through the library.
void append_text(std::string& out, const std::string& words) {
    const auto plain = [](char one) { return one >= ' ' && one <= '~' && one != '"' && one != '\\'; };
    if (std::ranges::all_of(words, plain))
        append_plain(out, words);
    else
        out += to_text(words);
}
void append_text(std::string& out, std::string_view key, const std::string& words) {
    append_key(out, key);
    append_text(out, words);
}
void append_text(std::string& out, std::string_view key, const std::optional<std::string>& words) {
    append_key(out, key);
    append_or_null(out, words, [](std::string& to, const std::string& one) { append_text(to, one); });
}

void append_time(std::string& out, std::string_view key, const std::optional<std::int64_t>& time) {
    append_key(out, key);
    append_or_null(out, time, [](std::string& to, std::int64_t one) { append_plain(to, utc_text(one)); });
}

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

ordered_json names_by_seat(const std::vector<Player>& dealt) { return value_of(append_names_by_seat, dealt); }
ordered_json numbers_by_seat(const std::vector<Player>& dealt) {
    return value_of(append_numbers_by_seat, dealt);
}
ordered_json members_by_seat(const std::vector<Player>& dealt) {
    auto members = ordered_json::array();
    for (const Player& player : dealt) members.push_back(player.member);
    return members;
}
ordered_json players_json(const std::vector<std::vector<Player>>& players) {
    return value_of(append_players, players);
}
ordered_json names_json(const std::vector<std::vector<Player>>& players) {
    return value_of(append_names, players);
}
ordered_json lines_json(const std::vector<LedgerLine>& lines) { return value_of(append_lines, lines); }
ordered_json course_json(const std::vector<HandPlan>& course) { return value_of(append_course, course); }

ordered_json draw_proof_json(const std::optional<RevealedDraw>& proof) {
    return proof ? value_of(append_draw_proof, *proof) : ordered_json(nullptr);
}

} // namespace germini::protocol
