// A club's public page as plain HTML, for followed links and link previews. No scripts, no styles.
#pragma once
#include "server/club/report.hpp"
#include "server/model/club.hpp"
#include "server/model/season.hpp"
#include "server/store/database.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

struct ClubPage {
    model::ClubRow club;
    std::vector<model::SeasonRow> seasons;
    club::Rule rule;
    /// Ledger of the newest season; nullopt if the club has no season.
    std::optional<club::Ledger> ledger{};
    std::vector<club::GameStandings> games{};
};
/// Returns nullopt if the club does not exist or the guest may not see it.
std::optional<ClubPage> read_club_page(store::Database& db, const std::string& club,
                                       std::optional<model::GuestKey> guest);
std::string club_page(const ClubPage& page);
/// The page for a club that does not exist. A hidden club gets the same page.
std::string no_club_page();

} // namespace germini::server
