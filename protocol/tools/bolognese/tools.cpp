#include "protocol/tools/bolognese/tools.hpp"

#include "engine/bolognese/names.hpp"
#include "engine/core/outcome.hpp"
#include "protocol/archive/bolognese/hand_result.hpp"

#include <charconv>
#include <optional>
#include <ostream>

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;

bool replay_record(const ReadResult<nlohmann::json>& value, std::ostream& out) {
    const auto refuse = [&out](const RecordError& error) {
        out << error_text(error) << '\n';
        return false;
    };
    if (!value) {
        const ReadError& e = value.error();
        return refuse(
            {-1, kNoSeat, std::string(kNoMove), e.message + (e.path.empty() ? "" : " (at " + e.path + ")")});
    }
    const auto record = read_record(*value);
    if (!record) return refuse(record.error());
    const Replay played = replay(*record);
    if (played.error) return refuse(*played.error);
    out << write_result(played.events) << '\n';
    return true;
}

std::optional<int> value_of(const Option<Rules>& option, const std::string& text) {
    for (const OptionValue& known : option.values)
        if (known.text == text) return known.value;
    if (option.kind != OptionKind::number) return std::nullopt;
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || !option.knows(number)) return std::nullopt;
    return number;
}

void set_option(Rules& rules, const std::string& text) {
    const auto equals = text.find('=');
    if (equals == std::string::npos) throw BadRules("--option", text + ": not of the form name=value");
    const std::string name = text.substr(0, equals), value = text.substr(equals + 1);
    const Option<Rules>* option = find_option(options(rules.preset), name);
    if (option == nullptr) throw BadRules("--option", "there is no option " + name);
    const auto found = value_of(*option, value);
    if (!found) throw BadRules("--option", "the option " + name + " has no value " + value);
    option->set(rules, *found);
}

} // namespace

Rules named_rules(const std::string& preset, const std::vector<std::string>& options) {
    const std::string name = preset.empty() ? std::string(kPresets.front()) : preset;
    auto rules = germini::bolognese::preset(name);
    if (!rules) throw BadRules("--preset", "there is no preset " + name);
    for (const std::string& option : options) set_option(*rules, option);
    return *rules;
}

GameTools tools() { return {names().game, &replay_record, &simulate, &signature}; }

} // namespace germini::protocol::bolognese
