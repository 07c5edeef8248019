#include "server/cli/daily_options.hpp"

#include "server/cli/setting_texts.hpp"
#include "server/names/zone.hpp"

namespace germini::cli {

void DailyOptions::add_to(CLI::App& command, const std::string& group) {
    command
        .add_option(
            "--daily-zone", zone,
            "time zone whose midnight begins the deal of the day, e.g. Europe/Rome; empty: no deal of "
            "the day")
        ->envname("GERMINI_DAILY_ZONE")
        ->capture_default_str()
        ->group(group);
    command
        .add_option(
            "--daily-chain", chain,
            "file of the deals' secrets, which no backup may contain; by default beside the database; "
            "with PostgreSQL there is no deal of the day without it, and all nodes need the same one")
        ->envname("GERMINI_DAILY_CHAIN")
        ->capture_default_str()
        ->group(group);
}

day::DaySettings DailyOptions::settings(const std::string& path, const std::string& postgres) const {
    if (!zone.empty() && !names::is_zone(zone))
        throw_invalid("daily-zone", zone, "a time zone, e.g. Europe/Rome");
    day::DaySettings settings;
    settings.zone = zone;
    settings.chain = chain.empty() && postgres.empty() ? path + "-days" : chain;
    return settings;
}

} // namespace germini::cli
