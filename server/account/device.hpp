// Short browser names, so that people recognise their sessions.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace germini::account {

/// Returns e.g. "Firefox, Linux" for a User-Agent; empty if neither part is recognised.
inline std::string device_of(std::string_view agent) {
    using Known = std::pair<std::string_view, std::string_view>;
    // The first match wins: most browsers also claim to be those further down.
    static constexpr std::array<Known, 6> kBrowsers{{{"Edg", "Edge"},
                                                     {"OPR/", "Opera"},
                                                     {"Firefox/", "Firefox"},
                                                     {"FxiOS/", "Firefox"},
                                                     {"Chrom", "Chrome"},
                                                     {"Safari/", "Safari"}}};
    static constexpr std::array<Known, 7> kSystems{{{"Android", "Android"},
                                                    {"iPhone", "iPhone"},
                                                    {"iPad", "iPad"},
                                                    {"Windows", "Windows"},
                                                    {"Mac OS", "macOS"},
                                                    {"CrOS", "ChromeOS"},
                                                    {"Linux", "Linux"}}};
    const auto first = [agent](const auto& known) {
        for (const auto& [sign, name] : known)
            if (agent.find(sign) != std::string_view::npos) return std::string(name);
        return std::string();
    };
    const std::string browser = first(kBrowsers), system = first(kSystems);
    return browser + (browser.empty() || system.empty() ? "" : ", ") + system;
}

} // namespace germini::account
