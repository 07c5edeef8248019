#include "server/club/belonging.hpp"

namespace germini::club {

bool counts(const TableFacts& table) {
    return table.club_deleted || (!table.season_archived && (table.at_evening || table.maker_is_member));
}

bool is_outsider(const PlayerFacts& player) {
    const bool left_since = player.left && *player.left >= player.match_started;
    return !player.club_deleted && !player.is_member && !left_since;
}

} // namespace germini::club
