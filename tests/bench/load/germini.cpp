// The clients of `germini_load server` at a Germini server: they identify its messages by their beginnings,
// which is cheap and enough.
#include "tests/bench/load/http.hpp"
#include "tests/bench/load/tables.hpp"

#include <charconv>
#include <stdexcept>

namespace germini::load {
namespace {

constexpr int kEntering = 0, kSat = 1, kPlaying = 2, kBetween = 3, kOver = 4;

[[noreturn]] void unexpected(std::string_view text) {
    throw std::runtime_error("the server said what no bench client expects: " + std::string(text));
}

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

/// The text after `mark`; empty if it is not there.
std::string_view after(std::string_view text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    return at == std::string_view::npos ? std::string_view() : text.substr(at + mark.size());
}

std::string_view up_to(std::string_view text, char end) { return text.substr(0, text.find(end)); }

int number(std::string_view text) {
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// The first `count` elements of the list of cards that follows `mark`, with their quotes and commas.
std::string_view cards(std::string_view text, std::string_view mark, int count) {
    const std::string_view list = up_to(after(text, mark), ']');
    std::size_t end = 0;
    for (int i = 0; i < count && end < list.size(); ++i) end = std::min(list.find(',', end + 1), list.size());
    return list.substr(0, end);
}

} // namespace

std::string first_move(std::string_view choice) {
    const std::string_view name = up_to(after(choice, R"("move":")"), '"'),
                           takes = after(choice, R"("takes":")");
    const std::string key = "{\"" + std::string(name) + "\":";
    if (begins(takes, "card\"")) {
        const std::string_view card = cards(choice, R"("cards":[)", 1), of = after(choice, R"("for":)");
        if (card.empty()) unexpected(choice);
        return key + std::string(card) + (of.empty() ? "" : R"(,"for":)" + std::to_string(number(of))) + "}";
    }
    if (begins(takes, "items")) return key + "[]}";
    if (begins(takes, "number")) return key + std::to_string(number(after(choice, R"("least":)"))) + "}";
    if (!begins(takes, "cards\"")) unexpected(choice);
    const int count = number(after(choice, R"("least":)"));
    std::string list(cards(choice, R"("must":[)", count));
    int chosen = 0;
    for (char c : list) chosen += c == ',' ? 1 : 0;
    if (!list.empty()) ++chosen;
    const std::string_view more = chosen < count ? cards(choice, R"("cards":[)", count - chosen) : "";
    if (!list.empty() && !more.empty()) list += ',';
    return key + "[" + list + std::string(more) + "]}";
}

GerminiTables::GerminiTables(unsigned short port, int count) {
    const auto guests = static_cast<std::size_t>(count) * kSeats;
    std::vector<std::string> secrets(guests), ids(static_cast<std::size_t>(count));
    std::vector<Ask> asks;
    for (std::size_t i = 0; i < guests; ++i)
        asks.push_back(
            Ask{"POST", "/api/guests", R"({"name":"Seat )" + std::to_string(i % kSeats) + "\"}", ""});
    ask_all(port, asks,
            [&](std::size_t i, const std::string& body) { secrets[i] = text_member(body, "secret"); });
    asks.clear();
    for (std::size_t t = 0; t < ids.size(); ++t)
        asks.push_back(
            Ask{"POST", "/api/tables", R"({"game":"minchiate","preset":"germini"})", secrets[t * kSeats]});
    ask_all(port, asks, [&](std::size_t t, const std::string& body) { ids[t] = text_member(body, "table"); });
    for (std::size_t t = 0; t < ids.size(); ++t) {
        for (const auto& seat : add_table().seats) {
            connect(*seat, port, "/ws",
                    "Sec-WebSocket-Protocol: germini.v5\r\nAuthorization: Bearer " +
                        secrets[t * kSeats + seat->index] + "\r\n");
            seat->link->send(R"({"t":"hello","table":")" + ids[t] + "\"}");
        }
    }
    wait_until([&] { return dealt_ == guests; }, "the first hands");
}

void GerminiTables::perform(Seat& seat, const char* what) {
    seat.link->send(R"({"t":"do","id":)" + std::to_string(++seat.actions) + R"(,"what":{)" + what + "}}");
}

void GerminiTables::take(Seat& seat, std::string_view text) {
    constexpr std::size_t kKind = 6; // of {"t":"
    const std::string_view kind = text.substr(std::min(kKind, text.size()));
    if (begins(kind, "events")) return take_events(seat, text);
    if (begins(kind, "choice")) {
        const int hand = number(after(text, R"("hand":)")), n = number(after(text, R"("n":)"));
        return asked(seat, R"({"t":"act","id":)" + std::to_string(++seat.actions) + R"(,"hand":)" +
                               std::to_string(hand) + R"(,"n":)" + std::to_string(n) + R"(,"move":)" +
                               first_move(text) + "}");
    }
    if (begins(kind, "done")) {
        if (seat.step != kEntering) return;
        seat.step = kSat;
        return perform(seat, R"("ready":true)");
    }
    if (begins(kind, "table")) return take_table(seat, text);
    if (begins(kind, "hands")) return; // of a closed hand; the table's own message ends it here
    if (begins(kind, "welcome")) {
        if (seat.step != kEntering || text.find(R"("seat":null)") == std::string_view::npos) return;
        return perform(seat, (R"("sit":)" + std::to_string(seat.index)).c_str());
    }
    unexpected(text);
}

// One message is one move, except for the deal, which begins at 1.
void GerminiTables::take_events(Seat& seat, std::string_view text) {
    if (number(after(text, R"("n":)")) != 1) return heard(seat);
    if (seat.step == kSat) ++dealt_;
    seat.step = kPlaying;
}

// Hand after hand, match after match.
void GerminiTables::take_table(Seat& seat, std::string_view text) {
    if (seat.step < kPlaying) return;
    const std::string_view state = after(text, R"("state":")");
    const bool closed = begins(state, "between") && seat.step == kPlaying;
    const bool asked_again = begins(state, "waiting") && seat.step == kOver;
    if (closed || asked_again) {
        seat.step = kBetween;
        perform(seat, R"("ready":true)");
    } else if (begins(state, "over") && seat.step == kPlaying) {
        seat.step = kOver;
        perform(seat, R"("again":true)"); // it waits for all
    }
}

} // namespace germini::load
