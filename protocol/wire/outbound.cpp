#include "protocol/wire/outbound.hpp"

#include "protocol/wire/json_out.hpp"
#include "protocol/wire/match_json.hpp"
#include "protocol/wire/table_rules.hpp"
#include "protocol/wire/text_json.hpp"

#include <chrono>
#include <stdexcept>

namespace germini::protocol {
namespace {

constexpr std::size_t kEnvelope = 64; // maximum bytes around the events or the choice

void append_clock(std::string& out, const std::optional<Clock>& clock) {
    append_key(out, "clock");
    append_or_null(out, clock, [](std::string& to, const Clock& running) {
        to += '{';
        append_numbers(to, "seats", running.seats);
        append_time(to, "ends", running.ends);
        append_member(to, "left", running.left);
        to += '}';
    });
}

} // namespace

std::string_view seats_by(bool drawn) { return drawn ? "drawn" : "chosen"; }

std::string welcome(const Recipient& you, std::string_view table, std::int64_t now) {
    std::string out = R"({"t":"welcome")";
    append_member(out, "protocol", kProtocol);
    append_key(out, "you");
    out += '{';
    append_text(out, "guest", you.guest);
    append_text(out, "name", you.name);
    append_member(out, "number", you.number);
    append_member(out, "seat", you.seat);
    append_member(out, "host", you.host);
    append_member(out, "last", number(you.last));
    out += '}';
    append_member(out, "table", table);
    append_member(out, "now", std::string_view(utc_text(now)));
    out += '}';
    return out;
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
    std::string out = R"({"t":"refused")";
    append_member(out, "id", number(id));
    append_member(out, "rule", rule);
    append_text(out, "message", std::string(text.empty() ? "The rules do not allow that." : text));
    out += '}';
    return out;
}

std::string error(const ReadError& error, std::optional<ActionId> id) {
    std::string out = R"({"t":"error")";
    append_error(out, error);
    if (id) append_member(out, "id", number(*id));
    return out + '}';
}

std::string said(int seat, std::string_view emote) {
    std::string out = R"({"t":"said")";
    append_member(out, "seat", seat);
    append_member(out, "emote", emote);
    out += '}';
    return out;
}

std::string talk(const std::vector<Utterance>& messages) {
    std::string out = R"({"t":"talk")";
    append_key(out, "messages");
    append_array(out, messages, [](std::string& to, const Utterance& one) {
        to += '{';
        append_member(to, "n", one.n);
        append_member(to, "number", one.number);
        append_text(to, "name", one.name);
        append_member(to, "seat", one.seat);
        append_text(to, "text", one.text);
        to += '}';
    });
    out += '}';
    return out;
}

std::string advice(int hand, int n, std::string_view hint) {
    std::string out = R"({"t":"advice")";
    append_member(out, "hand", hand);
    append_member(out, "n", n);
    out += ',';
    return out += hint.substr(1);
}

std::string pong() { return R"({"t":"pong"})"; }

std::string restart(std::optional<std::int64_t> at) {
    std::string out = R"({"t":"restart")";
    append_member(out, "at", at);
    return out + '}';
}

std::string bye(std::string_view code, std::string_view message, std::string_view at) {
    std::string out = R"({"t":"bye")";
    append_member(out, "code", code);
    append_text(out, "message", std::string(message));
    if (!at.empty()) append_text(out, "at", std::string(at));
    return out + '}';
}

std::string clock(const std::optional<Clock>& clock) {
    std::string out = R"({"t":"clock")";
    append_clock(out, clock);
    out += '}';
    return out;
}

TableMessageWriter::TableMessageWriter(const Table& table) {
    constexpr std::size_t kHeadBytes = 512, kSeatBytes = 320, kTailBytes = 2048; // usually enough
    head_.reserve(kHeadBytes);
    head_ = R"({"t":"table")";
    append_member(head_, "id", table.id);
    append_member(head_, "game", table.game);
    append_key(head_, "rules");
    head_ += table.rules;
    if (table.later) {
        append_key(head_, "later");
        head_ += *table.later;
    }
    append_member(head_, "state", table.state);
    append_key(head_, "sides");
    append_array(head_, table.sides, [](std::string& out, const std::optional<int>& side) {
        append_or_null(out, side, append_number<int>);
    });
    append_key(head_, "seats");
    head_ += '[';
    for (const auto& holder : table.seats) {
        std::string& seat = seats_.emplace_back();
        if (!holder) continue;
        seat.reserve(kSeatBytes);
        seat = "{";
        append_text(seat, "name", holder->name);
        append_member(seat, "number", holder->number);
        append_member(seat, "kind", holder->bot ? "bot" : "guest");
        if (holder->member) append_member(seat, "member", true);
        append_member(seat, "here", holder->here);
        append_member(seat, "silent", holder->silent);
        append_member(seat, "ready", holder->ready);
        append_member(seat, "vacated", holder->vacated);
        append_member(seat, "substitute", holder->substitute);
        append_member(seat, "break_off", holder->break_off);
        append_member(seat, "deserter", holder->deserter);
        append_text(seat, "next", holder->next);
        append_time(seat, "away", holder->away);
        append_time(seat, "asked", holder->asked);
        append_member(seat, "overdue", holder->overdue);
    }
    tail_.reserve(kTailBytes);
    tail_ = "]";
    append_member(tail_, "spectators", table.spectators);
    append_member(tail_, "host", table.host);
    append_text(tail_, "host_name", table.host_name);
    append_key(tail_, "settings");
    tail_ += '{';
    append_member(tail_, "open", table.open);
    append_member(tail_, "bots", table.bots);
    append_member(tail_, "level", table.level);
    append_member(tail_, "spectators", table.spectators_allowed);
    append_member(tail_, "seconds", table.seconds);
    append_member(tail_, "rounds", table.rounds);
    append_member(tail_, "seats", seats_by(table.drawn));
    append_member(tail_, "takeover", table.takeover);
    append_member(tail_, "seats_assigned", table.seats_assigned);
    append_member(tail_, "chat", table.chat);
    append_member(tail_, "aids", table.aids);
    append_member(tail_, "hints", table.hints);
    append_member(tail_, "public", table.is_public);
    tail_ += '}';
    append_member(tail_, "chat_muted", table.chat_muted);
    append_member(tail_, "limit", table.limit);
    append_key(tail_, "halt");
    append_or_null(tail_, table.halt, [](std::string& out, const Halt& halt) {
        out += '{';
        append_member(out, "kind", halt.kind);
        append_time(out, "since", halt.since);
        append_time(out, "until", halt.until);
        out += '}';
    });
    append_key(tail_, "votes");
    append_array(tail_, table.votes, [](std::string& out, const Ballot& ballot) {
        out += '{';
        append_member(out, "for", std::string_view(ballot.wish));
        if (ballot.seat) append_member(out, "seat", *ballot.seat);
        append_numbers(out, "by", ballot.by);
        append_numbers(out, "of", ballot.of);
        append_member(out, "need", ballot.need);
        out += '}';
    });
    append_text(tail_, "last_match", table.last_match);
    append_member(tail_, "hand", table.hand);
    append_key(tail_, "commitment");
    append_or_null(tail_, table.commitment, [](std::string& out, const DealCommitment& commitment) {
        out += '{';
        append_member(out, "hand", commitment.hand);
        append_member(out, "cards", commitment.cards);
        append_text(out, "seats", commitment.seats);
        out += '}';
    });
    append_key(tail_, "match");
    append_or_null(tail_, table.match, append_match);
    append_clock(tail_, table.clock);
    one_browser_ = table.one_browser;
}

std::string TableMessageWriter::to(std::optional<int> you, const std::optional<std::string>& invitation,
                                   bool host) const {
    std::string out = head_;
    for (std::size_t s = 0; s < seats_.size(); ++s) {
        if (s != 0) out += ',';
        out += seats_[s].empty() ? "null" : seats_[s];
        if (seats_[s].empty()) continue;
        out += you == static_cast<int>(s) ? R"(,"you":true})" : R"(,"you":false})";
    }
    out += tail_;
    if (host) {
        append_key(out, "one_browser");
        append_array(out, one_browser_,
                     [](std::string& to, const std::vector<int>& seats) { append_numbers(to, seats); });
    }
    if (invitation) append_text(out, "invitation", *invitation);
    out += '}';
    return out;
}

std::string table(const Table& table, std::optional<int> you, const std::optional<std::string>& invitation,
                  bool host) {
    return TableMessageWriter(table).to(you, invitation, host);
}

std::string utc_text(std::int64_t milliseconds) {
    using namespace std::chrono;
    constexpr std::int64_t kFirst = -62'167'219'200'000, kLast = 253'402'300'799'999; // years of four digits
    if (milliseconds < kFirst || milliseconds > kLast) throw std::out_of_range("time out of range");
    const sys_time<std::chrono::milliseconds> moment{std::chrono::milliseconds(milliseconds)};
    const auto day = floor<days>(moment);
    const year_month_day date{day};
    const hh_mm_ss time{moment - day};
    std::string text = "0000-00-00T00:00:00.000Z";
    const auto put = [&text](std::size_t end, std::int64_t number) {
        for (; number > 0; number /= 10) text[--end] = static_cast<char>('0' + number % 10);
    };
    put(4, static_cast<int>(date.year()));
    put(7, static_cast<unsigned>(date.month()));
    put(10, static_cast<unsigned>(date.day()));
    put(13, time.hours().count());
    put(16, time.minutes().count());
    put(19, time.seconds().count());
    put(23, time.subseconds().count());
    return text;
}

} // namespace germini::protocol
