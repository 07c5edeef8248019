// What a browser calls itself, in few words: so that somebody knows his sessions apart.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace germini::account {

/// "Firefox, Linux" of a User-Agent; nothing of one that says neither.
inline std::string device_of(std::string_view agent) {
    using Known = std::pair<std::string_view, std::string_view>;
    // The first that is found: most of them say that they are those further down too.
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
