#include "protocol/outbound.hpp"

#include "protocol/json_out.hpp"
#include "protocol/refusal_text.hpp"
#include "protocol/table_rules.hpp"

#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace germini::protocol {
namespace {

using nlohmann::ordered_json;

// Texts of people are valid UTF-8 by then; should one not be, it must not bring the table down.
std::string text_of(const ordered_json& value) {
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

ordered_json seat_or_null(std::optional<int> seat) {
    return seat ? ordered_json(*seat) : ordered_json(nullptr);
}

ordered_json clock_json(const std::optional<Clock>& clock) {
    if (!clock) return nullptr;
    return {{"seats", clock->seats}, {"ends", utc_text(clock->ends)}, {"left", clock->left}};
}

ordered_json match_json(const std::optional<Match>& match) {
    if (!match) return nullptr;
    auto hands = ordered_json::array();
    for (const ClosedHand& hand : match->hands)
        hands.push_back({{"hand", hand.id},
                         {"number", hand.number},
                         {"dealer", hand.dealer},
                         {"seats", hand.resti},
                         {"persons", hand.persons}});
    return {{"id", match->id},
            {"from", match->from},
            {"girate", match->girate},
            {"length", match->length},
            {"names", match->names},
            {"seating", match->seating},
            {"hands", hands},
            {"lines", lines_json(match->lines)},
            {"totals", match->totals},
            {"draw", match->draw ? ordered_json::parse(*match->draw) : ordered_json(nullptr)},
            {"broken_off", match->broken_off}};
}

} // namespace

ordered_json lines_json(const std::vector<LedgerLine>& lines) {
    auto list = ordered_json::array();
    for (const LedgerLine& line : lines)
        list.push_back(
            {{"reason", line.reason}, {"girata", line.girata}, {"hand", line.hand}, {"resti", line.resti}});
    return list;
}

ordered_json draw_json(const SeatDraw& draw) {
    auto cards = ordered_json::array();
    for (const DrawnCard& card : draw.cards) cards.push_back({{"person", card.person}, {"card", card.card}});
    return {{"cards", cards}, {"ranking", draw.ranking}};
}

std::string_view seats_by(bool drawn) { return drawn ? "drawn" : "chosen"; }

std::string welcome(const You& you, std::string_view table) {
    return text_of(
        {{"t", "welcome"},
         {"protocol", kProtocol},
         {"you",
          {{"guest", you.guest}, {"name", you.name}, {"seat", seat_or_null(you.seat)}, {"host", you.host}}},
         {"table", std::string(table)}});
}

std::string events(int hand, int n, std::string_view seen) {
    std::string out;
    out.reserve(seen.size() + 64);
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
    std::string out = R"({"t":"choice","hand":)";
    append_number(out, hand);
    out += R"(,"n":)";
    append_number(out, n);
    out += R"(,"choice":)";
    out += choice;
    out += '}';
    return out;
}

std::string done(std::string_view id) {
    std::string out = R"({"t":"done","id":)";
    append_plain(out, id);
    out += '}';
    return out;
}

std::string refused(std::string_view id, std::string_view rule) {
    const std::string_view own = table_rule_text(rule);
    return text_of({{"t", "refused"},
                    {"id", std::string(id)},
                    {"rule", std::string(rule)},
                    {"message", std::string(own.empty() ? refusal_text(rule) : own)}});
}

std::string error(const ReadError& error, const std::optional<std::string>& id) {
    ordered_json out{{"t", "error"}, {"code", error.code}, {"path", error.path}, {"message", error.message}};
    if (id) out["id"] = *id;
    return text_of(out);
}

std::string said(int seat, std::string_view emote) {
    return text_of({{"t", "said"}, {"seat", seat}, {"emote", std::string(emote)}});
}

std::string pong() { return R"({"t":"pong"})"; }

std::string bye(std::string_view code, std::string_view message) {
    return text_of({{"t", "bye"}, {"code", std::string(code)}, {"message", std::string(message)}});
}

std::string clock(const std::optional<Clock>& clock) {
    return text_of({{"t", "clock"}, {"clock", clock_json(clock)}});
}

TableText::TableText(const Table& table) {
    const auto number = [](std::string& out, std::string_view key, std::int64_t value) {
        append_key(out, key);
        append_number(out, value);
    };
    const auto flag = [](std::string& out, std::string_view key, bool value) {
        append_key(out, key);
        out += value ? "true" : "false";
    };
    const auto word = [](std::string& out, std::string_view key, std::string_view value) {
        append_key(out, key);
        append_plain(out, value);
    };
    const auto text = [](std::string& out, std::string_view key, const ordered_json& value) {
        append_key(out, key);
        out += text_of(value);
    };
    head_ = R"({"t":"table")";
    word(head_, "id", table.id);
    word(head_, "game", table.game);
    append_key(head_, "rules");
    head_ += table.rules;
    word(head_, "state", table.state);
    append_key(head_, "seats");
    head_ += '[';
    for (const auto& holder : table.seats) {
        std::string& seat = seats_.emplace_back();
        if (!holder) continue;
        seat = "{";
        text(seat, "name", holder->name);
        word(seat, "kind", holder->bot ? "bot" : "guest");
        flag(seat, "here", holder->here);
        flag(seat, "ready", holder->ready);
        flag(seat, "vacated", holder->vacated);
        flag(seat, "substitute", holder->substitute);
        flag(seat, "break_off", holder->break_off);
    }
    tail_ = "]";
    number(tail_, "spectators", table.spectators);
    text(tail_, "host", seat_or_null(table.host));
    append_key(tail_, "settings");
    tail_ += '{';
    flag(tail_, "open", table.open);
    flag(tail_, "bots", table.bots);
    flag(tail_, "spectators", table.spectators_allowed);
    text(tail_, "seconds", table.seconds ? ordered_json(*table.seconds) : ordered_json(nullptr));
    number(tail_, "girate", table.girate);
    word(tail_, "seats", seats_by(table.drawn));
    tail_ += '}';
    number(tail_, "hand", table.hand);
    text(tail_, "match", match_json(table.match));
    text(tail_, "clock", clock_json(table.clock));
}

std::string TableText::to(std::optional<int> you, const std::optional<std::string>& invitation) const {
    std::string out = head_;
    for (std::size_t s = 0; s < seats_.size(); ++s) {
        if (s != 0) out += ',';
        out += seats_[s].empty() ? "null" : seats_[s];
        if (seats_[s].empty()) continue;
        out += you == static_cast<int>(s) ? R"(,"you":true})" : R"(,"you":false})";
    }
    out += tail_;
    if (invitation) {
        append_key(out, "invitation");
        out += text_of(*invitation);
    }
    out += '}';
    return out;
}

std::string table(const Table& table, std::optional<int> you, const std::optional<std::string>& invitation) {
    return TableText(table).to(you, invitation);
}

std::string utc_text(std::int64_t milliseconds) {
    using namespace std::chrono;
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
