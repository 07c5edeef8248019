// The WebAssembly module of one family of games: what its worker calls, and what it asks of its worker.
// Texts are UTF-8 in the module's memory.
#include "engine/core/rng.hpp"
#include "practice/answers.hpp"
#include "practice/family.hpp"
#include "practice/practice_table.hpp"

#include <cstdint>
#include <cstdlib>
#include <optional>

#define GERMINI_EXPORT(name) extern "C" __attribute__((export_name(#name)))
#define GERMINI_IMPORT(name) extern "C" __attribute__((import_module("practice"), import_name(#name)))

// Milliseconds since 1970; monotonic; 32 random bits.
GERMINI_IMPORT(utc) double practice_utc();
GERMINI_IMPORT(steady) double practice_steady();
GERMINI_IMPORT(random) std::uint32_t practice_random();
// Takes a text: 0 a message, 1 an entry of the log, 2 the id of a closed hand, 3 that hand, 4 an answer.
GERMINI_IMPORT(take) void practice_take(int kind, const char* text, std::size_t size);

namespace germini::practice {
namespace {

enum class Kind : int { message, entry, hand_id, hand, answer };

void give(Kind kind, std::string_view text) {
    practice_take(static_cast<int>(kind), text.data(), text.size());
}

std::chrono::steady_clock::time_point steady() {
    return std::chrono::steady_clock::time_point(
        std::chrono::microseconds(static_cast<std::int64_t>(practice_steady() * 1000)));
}

Surroundings surroundings() {
    return {[] { return static_cast<std::int64_t>(practice_utc()); },
            &steady,
            [] { return practice_random(); },
            [](std::string message) { give(Kind::message, message); },
            [](std::string entry) { give(Kind::entry, entry); },
            [](std::string id, std::string hand) {
                give(Kind::hand_id, id);
                give(Kind::hand, hand);
            }};
}

const server::Games& games() {
    static const server::Games all = [] {
        server::Games one;
        one.add(family());
        return one;
    }();
    return all;
}

std::optional<PracticeTable>& table() {
    static std::optional<PracticeTable> one;
    return one;
}
std::optional<Review>& review() {
    static std::optional<Review> one;
    return one;
}

/// Takes over a text that the worker has written into memory from `text_space`.
std::string taken(char* text, std::size_t size) {
    std::string copy(text, size);
    std::free(text); // NOLINT: see text_space
    return copy;
}

int answered(const Answer& answer) {
    give(Kind::answer, answer.body);
    return answer.status;
}

} // namespace
} // namespace germini::practice

using namespace germini::practice; // NOLINT: only exports follow

/// Returns space for a text, which the next call that is given the text frees.
GERMINI_EXPORT(text_space) char* text_space(std::size_t size) {
    return static_cast<char*>(std::malloc(size == 0 ? 1 : size)); // NOLINT: owned by the worker meanwhile
}

/// Opens a table from the lines of its log.
GERMINI_EXPORT(open_table) void open_table(char* text, std::size_t size) {
    const std::string log = taken(text, size);
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < log.size();) {
        const std::size_t end = std::min(log.find('\n', from), log.size());
        lines.push_back(log.substr(from, end - from));
        from = end + 1;
    }
    table().reset();
    table().emplace(games(), surroundings(), lines);
}
GERMINI_EXPORT(receive) void receive(char* text, std::size_t size) {
    const std::string message = taken(text, size);
    if (table()) table()->receive(message);
}
GERMINI_EXPORT(wake) void wake() {
    if (table()) table()->wake();
}
/// Returns in how many milliseconds to wake the table; negative: never.
GERMINI_EXPORT(wakes_in) double wakes_in() {
    if (!table()) return -1;
    const auto at = table()->wakes_at();
    if (!at) return -1;
    const std::chrono::duration<double, std::milli> left = *at - steady();
    return left.count() < 0 ? 0 : left.count();
}
/// Lets a bot think for some milliseconds. Returns 1 while one thinks.
GERMINI_EXPORT(think) int think() {
    if (!table() || !table()->thinks()) return 0;
    table()->think();
    return table()->thinks() ? 1 : 0;
}
/// These return an HTTP status, after the answer.
GERMINI_EXPORT(rules) int rules() { return answered(rules_answer(games())); }
GERMINI_EXPORT(replay) int replay(char* body, std::size_t size, char* as, std::size_t as_size) {
    const std::string record = taken(body, size), viewer = taken(as, as_size);
    return answered(replay_answer(games(), record, viewer));
}
GERMINI_EXPORT(what_if) int what_if(char* body, std::size_t size) {
    return answered(what_if_answer(games(), taken(body, size)));
}
GERMINI_EXPORT(begin_review) void begin_review(char* body, std::size_t size) {
    review().emplace(games(), taken(body, size));
}
/// Returns 0 while the review is under way.
GERMINI_EXPORT(review_step) int review_step() {
    if (!review() || !review()->step()) return 0;
    const Answer answer = review()->answer();
    review().reset();
    return answered(answer);
}
