#include "practice/log_entry.hpp"

#include "protocol/wire/json_out.hpp"
#include "server/crypto/hex.hpp"
#include "server/table/broken_invariant.hpp"

#include <charconv>

namespace germini::practice {
namespace {

using protocol::append_number;

[[noreturn]] void malformed() { throw server::BrokenInvariant("the log of a practice table cannot be read"); }

/// Reads a line word by word.
class Words {
public:
    explicit Words(std::string_view line) : left_(line) {}

    bool empty() const { return left_.empty(); }
    std::string_view next() {
        const auto end = std::min(left_.find(' '), left_.size());
        const std::string_view word = left_.substr(0, end);
        left_.remove_prefix(std::min(end + 1, left_.size()));
        return word;
    }
    template <class T = int> T number() {
        const std::string_view word = next();
        T value{};
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc() || end != word.data() + word.size()) malformed();
        return value;
    }
    std::string rest() { return std::string(std::exchange(left_, {})); }

private:
    std::string_view left_;
};

std::string bytes_of(std::string_view digits) {
    std::string bytes;
    if (digits.size() % 2 != 0) malformed();
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        std::uint8_t byte = 0;
        const char* const end = digits.data() + i + 2;
        const auto [stopped, error] = std::from_chars(digits.data() + i, end, byte, 16);
        if (error != std::errc() || stopped != end) malformed();
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

struct Written {
    std::string& out;

    void word(std::string_view text) const { (out += ' ') += text; }
    void number(std::int64_t value) const {
        out += ' ';
        append_number(out, value);
    }
    void operator()(const TableEntry& table) const {
        word("table");
        word(table.text);
    }
    void operator()(const ActionEntry& action) const {
        word("do");
        word(action.message);
    }
    void operator()(const HandEntry& hand) const {
        word("hand");
        for (const std::uint32_t one : hand.words) number(one);
    }
    void operator()(const StepEntry& step) const {
        word("step");
        number(index(step.row.seat.value()));
        number(step.row.codec);
        number(step.row.events);
        word(server::hex(step.row.bytes.unsealed()));
    }
    void operator()(const HaltEntry&) const { word("halt_over"); }
};

StepEntry read_step(Words& words) {
    StepEntry step;
    step.row.seat = Seat{static_cast<std::uint8_t>(words.number())};
    if (index(*step.row.seat) >= kMaxSeats) malformed();
    step.row.codec = words.number();
    step.row.events = words.number();
    step.row.bytes = server::Sealed(bytes_of(words.next()));
    return step;
}

} // namespace

std::string entry_text(const LogEntry& entry) {
    std::string out;
    append_number(out, entry.at);
    out += ' ';
    append_number(out, entry.asked ? protocol::number(*entry.asked) : 0);
    std::visit(Written{out}, entry.what);
    return out;
}

LogEntry read_entry(std::string_view line) {
    Words words(line);
    LogEntry entry;
    entry.at = words.number<std::int64_t>();
    if (const auto asked = words.number<std::int64_t>(); asked != 0) entry.asked = protocol::ActionId{asked};
    const std::string_view kind = words.next();
    if (kind == "table") {
        entry.what = TableEntry{words.rest()};
    } else if (kind == "do") {
        entry.what = ActionEntry{words.rest()};
    } else if (kind == "hand") {
        HandEntry hand;
        while (!words.empty()) hand.words.push_back(words.number<std::uint32_t>());
        entry.what = std::move(hand);
    } else if (kind == "step") {
        entry.what = read_step(words);
    } else if (kind == "halt_over") {
        entry.what = HaltEntry{};
    } else {
        malformed();
    }
    return entry;
}

} // namespace germini::practice
