// Links to an evening and its seats.
#pragma once
#include "engine/core/match.hpp"
#include "server/crypto/random.hpp"
#include "server/model/evening.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace germini::model {

inline constexpr std::array<std::string_view, 3> kLinkKinds{"seat", "organiser", "watch"};

struct EveningLinkRow {
    server::SecretHash secret{};
    std::string kind; ///< one of kLinkKinds
    std::optional<int> number{};
    std::optional<Seat> seat{};
};

/// The target of a link.
struct LinkedEvening {
    ClubKey club;
    std::string club_id, club_name, zone;
    EveningRow evening;
    EveningLinkRow link;
};

} // namespace germini::model
