#include "server/store/postgres_cursor.hpp"

#include <algorithm>
#include <charconv>
#include <libpq-fe.h>
#include <utility>

namespace germini::store {
namespace {

/// So many answers may wait in the connection's buffers.
constexpr std::size_t kMostUnanswered = 1000;

/// Replaces `?` and `?N` by $1, $2, …; returns the text and the highest number.
std::pair<std::string, std::size_t> numbered(const char* sql) {
    std::string text;
    std::size_t highest = 0;
    bool quoted = false;
    for (const char* at = sql; *at != '\0'; ++at) {
        if (*at == '\'') quoted = !quoted;
        text += *at;
        if (quoted || *at != '?') continue;
        std::size_t number = 0;
        while (at[1] >= '0' && at[1] <= '9') number = number * 10 + static_cast<std::size_t>(*++at - '0');
        if (number == 0) number = highest + 1;
        highest = std::max(highest, number);
        text.back() = '$';
        text += std::to_string(number);
    }
    return {text, highest};
}

int digit_of(char hex) { return hex <= '9' ? hex - '0' : hex - 'a' + 10; }

} // namespace

PostgresCursor::PostgresCursor(PostgresEngine& engine, std::string name, const char* sql)
    : engine_(engine), name_(std::move(name)) {
    auto [text, parameters] = numbered(sql);
    sql_ = std::move(text);
    values_.resize(parameters);
}

void PostgresCursor::bind(int parameter, std::int64_t number) {
    value(parameter) = {std::to_string(number), false, false};
}
void PostgresCursor::bind(int parameter, std::string_view text) {
    value(parameter) = {std::string(text), false, false};
}
void PostgresCursor::bind(int parameter, std::span<const std::uint8_t> bytes) {
    value(parameter) = {std::string(bytes.begin(), bytes.end()), false, true};
}

bool PostgresCursor::step() {
    if (!rows_) {
        engine_.send(*this);
        rows_ = engine_.last_answer();
        row_ = -1;
    }
    blobs_.clear();
    return ++row_ < PQntuples(rows_.get());
}

void PostgresCursor::run() {
    engine_.send(*this);
    if (!engine_.in_transaction()) return engine_.settle();
    if (engine_.sent_.size() >= kMostUnanswered) engine_.last_answer();
}

void PostgresCursor::reset() {
    std::fill(values_.begin(), values_.end(), Value{});
    rows_.reset();
    blobs_.clear();
}

bool PostgresCursor::is_null(int column) const { return PQgetisnull(rows_.get(), row_, column) == 1; }

std::int64_t PostgresCursor::integer(int column) const {
    const std::string_view read = text(column);
    if (read == "t") return 1;
    std::int64_t number = 0;
    std::from_chars(read.data(), read.data() + read.size(), number);
    return number;
}

std::string_view PostgresCursor::text(int column) const {
    const char* const value = PQgetvalue(rows_.get(), row_, column); // null without a row
    if (value == nullptr) return {};
    return {value, static_cast<std::size_t>(PQgetlength(rows_.get(), row_, column))};
}

std::span<const std::uint8_t> PostgresCursor::blob(int column) const {
    std::vector<std::uint8_t>& bytes = blobs_[column];
    const std::string_view hex = text(column); // \x, then two digits for each byte
    bytes.clear();
    for (std::size_t i = 2; i + 1 < hex.size(); i += 2)
        bytes.push_back(static_cast<std::uint8_t>(digit_of(hex[i]) * 16 + digit_of(hex[i + 1])));
    return bytes;
}

} // namespace germini::store
