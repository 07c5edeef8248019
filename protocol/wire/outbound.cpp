#include "protocol/wire/outbound.hpp"

#include "protocol/wire/json_out.hpp"
#include "protocol/wire/table_rules.hpp"

#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace germini::protocol {
namespace {

constexpr std::size_t kEnvelope = 64; // bytes: what stands around the events or the choice, at most

using nlohmann::ordered_json;

// Texts of people are valid UTF-8 by then; should one not be, it must not bring the table down.
std::string text_of(const ordered_json& value) {
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

ordered_json seat_or_null(std::optional<int> seat) {
    return seat ? ordered_json(*seat) : ordered_json(nullptr);
}

ordered_json number_json(const std::optional<std::int64_t>& number) {
    return number ? ordered_json(*number) : ordered_json(nullptr);
}

ordered_json clock_json(const std::optional<Clock>& clock) {
    if (!clock) return nullptr;
    return {{"seats", clock->seats}, {"ends", utc_text(clock->ends)}, {"left", clock->left}};
}

ordered_json time_or_null(const std::optional<std::int64_t>& time) {
    return time ? ordered_json(utc_text(*time)) : ordered_json(nullptr);
}

void append_text(std::string& out, std::string_view key, const ordered_json& value) {
    append_key(out, key);
    out += text_of(value);
}

void append_hand(std::string& out, const ClosedHand& hand) {
    out += '{';
    append_member(out, "hand", hand.id);
    append_member(out, "number", hand.number);
    append_member(out, "dealer", hand.dealer);
    append_key(out, "seats");
    append_numbers(out, hand.amounts);
    append_key(out, "persons");
    append_numbers(out, hand.persons);
    append_text(out, "names", names_by_seat(hand.dealt));
    append_text(out, "numbers", numbers_by_seat(hand.dealt));
    append_member(out, "ending", hand.ending);
    out += '}';
}

ordered_json if_broken_off_json(const std::optional<IfBrokenOff>& now) {
    if (!now) return nullptr;
    return {{"deserters", now->deserters}, {"lines", lines_json(now->lines)}};
}

void append_match(std::string& out, const Match& match) {
    out += '{';
    append_member(out, "id", match.id);
    append_member(out, "from", match.from);
    append_member(out, "rounds", match.rounds);
    append_text(out, "length", match.length ? ordered_json(*match.length) : ordered_json(nullptr));
    append_text(out, "names", names_json(match.players));
    append_text(out, "players", players_json(match.players));
    append_key(out, "seating");
    append_numbers(out, match.seating);
    append_key(out, "hands");
    out += '[';
    for (const ClosedHand& hand : match.hands) {
        next_element(out);
        append_hand(out, hand);
    }
    out += ']';
    append_text(out, "lines", lines_json(match.lines));
    append_key(out, "totals");
    append_numbers(out, match.totals);
    append_key(out, "draw");
    out += match.draw.value_or("null");
    append_member(out, "broken_off", match.broken_off);
    append_key(out, "deserters");
    append_numbers(out, match.deserters);
    append_text(out, "course", course_json(match.course));
    append_text(out, "if_broken_off", if_broken_off_json(match.if_broken_off));
    out += '}';
}

} // namespace

ordered_json names_by_seat(const std::vector<Player>& dealt) {
    auto names = ordered_json::array();
    for (const Player& player : dealt) names.push_back(player.name);
    return names;
}

ordered_json numbers_by_seat(const std::vector<Player>& dealt) {
    auto numbers = ordered_json::array();
    for (const Player& player : dealt) numbers.push_back(number_json(player.number));
    return numbers;
}

ordered_json players_json(const std::vector<std::vector<Player>>& players) {
    auto list = ordered_json::array();
    for (const auto& of_person : players) {
        auto told = ordered_json::array();
        for (const Player& player : of_person)
            told.push_back({{"name", player.name}, {"number", number_json(player.number)}});
        list.push_back(std::move(told));
    }
    return list;
}

ordered_json names_json(const std::vector<std::vector<Player>>& players) {
    auto names = ordered_json::array();
    for (const auto& of_person : players) names.push_back(of_person.empty() ? "" : of_person.back().name);
    return names;
}

ordered_json lines_json(const std::vector<LedgerLine>& lines) {
    auto list = ordered_json::array();
    for (const LedgerLine& line : lines)
        list.push_back(
            {{"reason", line.reason}, {"round", line.round}, {"hand", line.hand}, {"amounts", line.amounts}});
    return list;
}

ordered_json course_json(const std::vector<HandPlan>& course) {
    auto list = ordered_json::array();
    for (const HandPlan& hand : course)
        list.push_back({{"round", hand.round}, {"dealer", hand.dealer}, {"persons", hand.persons}});
    return list;
}

ordered_json draw_json(const SeatDraw& draw) {
    auto cards = ordered_json::array();
    for (const DrawnCard& card : draw.cards) cards.push_back({{"person", card.person}, {"card", card.card}});
    return {{"cards", cards}, {"ranking", draw.ranking}};
}

std::string_view seats_by(bool drawn) { return drawn ? "drawn" : "chosen"; }

std::string welcome(const You& you, std::string_view table) {
    return text_of({{"t", "welcome"},
                    {"protocol", kProtocol},
                    {"you",
                     {{"guest", you.guest},
                      {"name", you.name},
                      {"number", you.number},
                      {"seat", seat_or_null(you.seat)},
                      {"host", you.host},
                      {"last", number(you.last)}}},
                    {"table", std::string(table)}});
}

std::string events(int hand, int n, std::string_view seen) {
    std::string out;
    out.reserve(seen.size() + kEnvelope);
    out += R"({"t":"events","hand":)";
    append_number(out, hand);
    out += R"(,"n":)";
    append_number(out, n);
    out += R"(,"events":[)";
    out += seen;
    out += "]}";
    return out;
}

std::string choice(int hand, int n, std::string_view choice) {
    std::string out;
    out.reserve(choice.size() + kEnvelope);
    out += R"({"t":"choice","hand":)";
    append_number(out, hand);
    out += R"(,"n":)";
    append_number(out, n);
    out += R"(,"choice":)";
    out += choice;
    out += '}';
    return out;
}

std::string done(ActionId id) {
    std::string out = R"({"t":"done","id":)";
    append_number(out, number(id));
    out += '}';
    return out;
}

std::string refused(ActionId id, std::string_view rule, std::string_view clause_text) {
    const std::string_view own = table_rule_text(rule), text = own.empty() ? clause_text : own;
    return text_of({{"t", "refused"},
                    {"id", number(id)},
                    {"rule", std::string(rule)},
                    {"message", std::string(text.empty() ? "The rules do not allow that." : text)}});
}

std::string error(const ReadError& error, std::optional<ActionId> id) {
    ordered_json out{{"t", "error"}, {"code", error.code}, {"path", error.path}, {"message", error.message}};
    if (id) out["id"] = number(*id);
    return text_of(out);
}

std::string said(int seat, std::string_view emote) {
    return text_of({{"t", "said"}, {"seat", seat}, {"emote", std::string(emote)}});
}

std::string talk(const std::vector<Utterance>& words) {
    auto list = ordered_json::array();
    for (const Utterance& one : words)
        list.push_back({{"n", one.n},
                        {"number", one.number},
                        {"name", one.name},
                        {"seat", seat_or_null(one.seat)},
                        {"text", one.text}});
    return text_of({{"t", "talk"}, {"words", list}});
}

std::string pong() { return R"({"t":"pong"})"; }

std::string bye(std::string_view code, std::string_view message) {
    return text_of({{"t", "bye"}, {"code", std::string(code)}, {"message", std::string(message)}});
}

std::string clock(const std::optional<Clock>& clock) {
    return text_of({{"t", "clock"}, {"clock", clock_json(clock)}});
}

TableText::TableText(const Table& table) {
    head_ = R"({"t":"table")";
    append_member(head_, "id", table.id);
    append_member(head_, "game", table.game);
    append_key(head_, "rules");
    head_ += table.rules;
    append_member(head_, "state", table.state);
    append_key(head_, "sides");
    head_ += '[';
    for (const auto& side : table.sides) {
        next_element(head_);
        if (side)
            append_number(head_, *side);
        else
            head_ += "null";
    }
    head_ += ']';
    append_key(head_, "seats");
    head_ += '[';
    for (const auto& holder : table.seats) {
        std::string& seat = seats_.emplace_back();
        if (!holder) continue;
        seat = "{";
        append_text(seat, "name", holder->name);
        append_text(seat, "number", number_json(holder->number));
        append_member(seat, "kind", holder->bot ? "bot" : "guest");
        append_member(seat, "here", holder->here);
        append_member(seat, "silent", holder->silent);
        append_member(seat, "ready", holder->ready);
        append_member(seat, "vacated", holder->vacated);
        append_member(seat, "substitute", holder->substitute);
        append_member(seat, "break_off", holder->break_off);
        append_member(seat, "deserter", holder->deserter);
        append_text(seat, "next", holder->next ? ordered_json(*holder->next) : ordered_json(nullptr));
        append_text(seat, "away", time_or_null(holder->away));
        append_text(seat, "asked", time_or_null(holder->asked));
    }
    tail_ = "]";
    append_member(tail_, "spectators", table.spectators);
    append_text(tail_, "host", seat_or_null(table.host));
    append_text(tail_, "host_name", table.host_name);
    append_key(tail_, "settings");
    tail_ += '{';
    append_member(tail_, "open", table.open);
    append_member(tail_, "bots", table.bots);
    append_member(tail_, "spectators", table.spectators_allowed);
    append_text(tail_, "seconds", table.seconds ? ordered_json(*table.seconds) : ordered_json(nullptr));
    append_member(tail_, "rounds", table.rounds);
    append_member(tail_, "seats", seats_by(table.drawn));
    append_member(tail_, "takeover", table.takeover);
    append_member(tail_, "chat", table.chat);
    tail_ += '}';
    append_member(tail_, "hushed", table.hushed);
    append_member(tail_, "limit", table.limit);
    append_text(tail_, "halt",
                table.halt ? ordered_json{{"kind", table.halt->kind},
                                          {"since", utc_text(table.halt->since)},
                                          {"until", utc_text(table.halt->until)}}
                           : ordered_json(nullptr));
    append_key(tail_, "votes");
    tail_ += '[';
    for (const Ballot& ballot : table.votes) {
        next_element(tail_);
        tail_ += '{';
        append_member(tail_, "for", std::string_view(ballot.wish));
        if (ballot.seat) append_member(tail_, "seat", *ballot.seat);
        append_key(tail_, "by");
        append_numbers(tail_, ballot.by);
        append_key(tail_, "of");
        append_numbers(tail_, ballot.of);
        tail_ += '}';
    }
    tail_ += ']';
    append_text(tail_, "last_match",
                table.last_match ? ordered_json(*table.last_match) : ordered_json(nullptr));
    append_member(tail_, "hand", table.hand);
    append_key(tail_, "match");
    if (table.match)
        append_match(tail_, *table.match);
    else
        tail_ += "null";
    append_text(tail_, "clock", clock_json(table.clock));
    one_browser_ = table.one_browser;
}

std::string TableText::to(std::optional<int> you, const std::optional<std::string>& invitation,
                          bool host) const {
    std::string out = head_;
    for (std::size_t s = 0; s < seats_.size(); ++s) {
        if (s != 0) out += ',';
        out += seats_[s].empty() ? "null" : seats_[s];
        if (seats_[s].empty()) continue;
        out += you == static_cast<int>(s) ? R"(,"you":true})" : R"(,"you":false})";
    }
    out += tail_;
    if (host) append_text(out, "one_browser", one_browser_);
    if (invitation) {
        append_key(out, "invitation");
        out += text_of(*invitation);
    }
    out += '}';
    return out;
}

std::string table(const Table& table, std::optional<int> you, const std::optional<std::string>& invitation,
                  bool host) {
    return TableText(table).to(you, invitation, host);
}

std::string utc_text(std::int64_t milliseconds) {
    using namespace std::chrono;
    constexpr std::int64_t kFirst = -62'167'219'200'000, kLast = 253'402'300'799'999; // years of four digits
    if (milliseconds < kFirst || milliseconds > kLast) throw std::out_of_range("what is no moment");
    const sys_time<std::chrono::milliseconds> moment{std::chrono::milliseconds(milliseconds)};
    const auto day = floor<days>(moment);
    const year_month_day date{day};
    const hh_mm_ss time{moment - day};
    char text[64];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()), static_cast<int>(time.subseconds().count()));
    return text;
}

} // namespace germini::protocol
