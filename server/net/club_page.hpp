// A club's public page as plain HTML, for followed links and link previews. No scripts, no styles.
#pragma once
#include "server/model/club_query.hpp"

#include <string>

namespace germini::server {

/// Computes the standings of the newest season, which may take long.
std::string club_page(const model::PublicClub& page);
/// The page for a club that does not exist. A hidden club gets the same page.
std::string no_club_page();

} // namespace germini::server
