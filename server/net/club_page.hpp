// A club's page as plain HTML, for who comes by a link and for previews of it: no script, no style.
#pragma once
#include "server/club/report.hpp"
#include "server/store/clubs.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

struct ClubPage {
    store::ClubRow club;
    std::vector<store::SeasonRow> seasons;
    club::Rule rule;
    /// Of the newest season; none where there is no season yet.
    std::optional<club::Ledger> ledger{};
    std::vector<club::GameStandings> games{};
};
/// If the guest may see it.
std::optional<ClubPage> read_club_page(store::Database& db, const std::string& club,
                                       std::optional<store::GuestKey> guest);
std::string club_page(const ClubPage& page);
/// The same to whoever may not see a club as to who asks for one that is not there.
std::string no_club_page();

} // namespace germini::server
