// Decisions about a club itself and its seasons (access.hpp).
#pragma once
#include "server/club/access.hpp"
#include "server/model/evening.hpp"

#include <cstddef>
#include <vector>

namespace germini::club {

struct AddClubFacts {
    std::size_t clubs = 0; ///< number of the owner's clubs
};
Verdict<> decide(const AddClubFacts& facts, const model::AddClub& asked);

struct ChangeClubFacts {
    Access access;
    Lazy<std::vector<model::EveningRow>> evenings; ///< the club's, possibly without past ones
};
/// Returns the changed club.
Verdict<model::ClubRow> decide(const ChangeClubFacts& facts, const model::ChangeClub& asked);

struct DeleteClubFacts {
    Access access;
    Lazy<std::size_t> open_tables; ///< number of the club's tables that are not over
};
Verdict<> decide(const DeleteClubFacts& facts, const model::DeleteClub& asked);

struct SeasonsFacts {
    Access access;
    std::vector<model::SeasonRow> seasons; ///< all seasons of the club
};
Verdict<> decide(const SeasonsFacts& facts, const model::AddSeason& asked);
/// Returns the changed season.
Verdict<model::SeasonRow> decide(const SeasonsFacts& facts, const model::ChangeSeason& asked);

} // namespace germini::club
