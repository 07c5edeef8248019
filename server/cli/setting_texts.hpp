// How a setting's text is read, for `germini serve`. What cannot be read throws WrongSetting, which names the
// setting, the text, and what it should have been.
#pragma once
#include "server/net/settings.hpp"
#include "server/table/settings.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace germini::cli {

struct WrongSetting : std::runtime_error {
    WrongSetting(std::string name, const std::string& why)
        : std::runtime_error(why), setting(std::move(name)) {}
    std::string setting; ///< without dashes
};

/// The text of the setting `option` is not `wanted`.
[[noreturn]] void wrong(const std::string& option, const std::string& text, const std::string& wanted);

/// "900-2600" or "1000", milliseconds, of --bot-pace.
void read_pace(const std::string& text, server::TableSettings& table);

/// "20/120": so many a second, so many at once.
server::Rate read_rate(const std::string& option, const std::string& text);

/// "9464", of this machine alone, or "0.0.0.0:9464"; nothing of nothing.
std::optional<server::ListenAt> read_place(const std::string& option, const std::string& text);

/// scheme://host, with a port or without; http or https.
bool is_origin(std::string_view text);
/// The address of a page: http or https, a host, and nothing that ends a link.
bool is_page(std::string_view text);

/// The address of --host.
std::string checked_host(const std::string& host);

} // namespace germini::cli
