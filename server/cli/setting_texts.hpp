// Parsing of setting values for `germini serve`. An invalid value throws InvalidSetting, which names the
// setting, the value and what was expected.
#pragma once
#include "server/net/settings.hpp"
#include "server/table/settings.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace germini::cli {

struct InvalidSetting : std::runtime_error {
    InvalidSetting(std::string name, const std::string& why)
        : std::runtime_error(why), setting(std::move(name)) {}
    std::string setting; ///< without dashes
};

/// Throws InvalidSetting: the value of the setting `option` is not `wanted`.
[[noreturn]] void throw_invalid(const std::string& option, const std::string& text,
                                const std::string& wanted);

/// Reads --bot-pace, "900-2600" or "1000", in milliseconds.
void read_pace(const std::string& text, server::TableSettings& table);

/// Reads a rate, "20/120": so many per second, so many at once.
server::Rate read_rate(const std::string& option, const std::string& text);

/// Reads a listen address: "9464" (local only) or "0.0.0.0:9464"; empty for an empty text.
std::optional<server::ListenAt> parse_listen_address(const std::string& option, const std::string& text);

/// True for scheme://host with an optional port; scheme http or https.
bool is_origin(std::string_view text);
/// True for a page's URL: http or https, a host, and no character that would end a link.
bool is_page(std::string_view text);

/// Returns the address of --host. Throws InvalidSetting if it is invalid.
std::string checked_host(const std::string& host);

} // namespace germini::cli
