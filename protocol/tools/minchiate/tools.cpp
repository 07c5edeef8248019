#include "protocol/tools/minchiate/tools.hpp"

#include "engine/minchiate/names.hpp"
#include "protocol/archive/minchiate/hand_result.hpp"

#include <algorithm>
#include <ostream>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

bool replay_record(const ReadResult<nlohmann::json>& value, std::ostream& out) {
    const auto refuse = [&out](const RecordError& error) {
        out << error_text(error) << '\n';
        return false;
    };
    if (!value) {
        const ReadError& e = value.error();
        return refuse({-1, kNoSeat, "FORM-1", e.message + (e.path.empty() ? "" : " (at " + e.path + ")")});
    }
    const auto record = read_record(*value);
    if (!record) return refuse(record.error());
    const Replay played = replay(*record);
    if (played.error) return refuse(*played.error);
    out << write_result(played.events) << '\n';
    return true;
}

void set_option(Rules& rules, const std::string& text) {
    const auto equals = text.find('=');
    if (equals == std::string::npos) throw BadRules("--option", text + ": not of the form name=value");
    const std::string name = text.substr(0, equals), value = text.substr(equals + 1);
    const Option* option = find_option(name);
    if (option == nullptr) throw BadRules("--option", "there is no option " + name);
    const auto found = std::ranges::find(option->values, value, &OptionValue::text);
    if (value.empty() || found == option->values.end())
        throw BadRules("--option", "the option " + name + " has no value " + value);
    option->set(rules, found->value);
}

} // namespace

NamedRules named_rules(const std::string& preset, const std::vector<std::string>& options) {
    const std::string name = preset.empty() ? std::string(kPresets.front()) : preset;
    const auto start = germini::minchiate::preset(name);
    if (!start) throw BadRules("--preset", "there is no preset " + name);
    Rules rules = *start;
    for (const std::string& option : options) set_option(rules, option);
    return {name, rules};
}

GameTools tools() { return {names().game, &replay_record, &simulate, &signature}; }

} // namespace germini::protocol::minchiate
