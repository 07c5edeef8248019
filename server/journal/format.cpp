#include "server/journal/format.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/journal/fields.hpp"

#include <chrono>
#include <nlohmann/json.hpp>
#include <spdlog/pattern_formatter.h>
#include <string>

namespace germini::journal {
namespace {

void append(spdlog::memory_buf_t& out, std::string_view text) {
    out.append(text.data(), text.data() + text.size());
}

Fields read(const spdlog::details::log_msg& message) {
    return fields_of({message.payload.data(), message.payload.size()});
}

class Text final : public spdlog::formatter {
public:
    void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& out) override {
        const Fields fields = read(message);
        std::string line(fields.text);
        for (const auto& [name, value] : fields.ids) line.append(" ").append(name).append("=").append(value);
        spdlog::details::log_msg plain = message;
        plain.payload = line;
        pattern_.format(plain, out);
        message.color_range_start = plain.color_range_start;
        message.color_range_end = plain.color_range_end;
    }
    std::unique_ptr<spdlog::formatter> clone() const override { return std::make_unique<Text>(); }

private:
    spdlog::pattern_formatter pattern_{"%Y-%m-%dT%H:%M:%S.%e%z %^%l%$ %v"};
};

class Json final : public spdlog::formatter {
public:
    void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& out) override {
        using std::chrono::milliseconds;
        const Fields fields = read(message);
        const auto level = spdlog::level::to_string_view(message.level);
        nlohmann::ordered_json line;
        line["time"] = protocol::utc_text(
            std::chrono::duration_cast<milliseconds>(message.time.time_since_epoch()).count());
        line["level"] = std::string(level.data(), level.size());
        line["message"] = fields.text;
        for (const auto& [name, value] : fields.ids) line[std::string(name)] = value;
        append(out, line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
        append(out, "\n");
    }
    std::unique_ptr<spdlog::formatter> clone() const override { return std::make_unique<Json>(); }
};

} // namespace

std::unique_ptr<spdlog::formatter> formatter(Format format) {
    if (format == Format::json) return std::make_unique<Json>();
    return std::make_unique<Text>();
}

} // namespace germini::journal
