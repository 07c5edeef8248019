// Evenings of a club: their times and tables.
#pragma once
#include "server/model/keys.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace germini::model {

/// Most evenings of a club that are not over.
inline constexpr std::size_t kMostEvenings = 100;

/// Most past evenings that are listed, the latest ones.
inline constexpr int kMostPastEvenings = 100;

inline constexpr std::array<std::string_view, 3> kMissing{"bots", "open", "wait"};

struct EveningRow {
    EveningKey key;
    std::string id, title;
    std::int64_t begins = 0; ///< milliseconds since 1970
    std::int64_t minutes = 0;
    bool called_off = false;
    /// Properties of its draw. `how`: "rota" or "hand"; older ones are also "lot".
    std::optional<std::string> how{}, missing{}, seed{};
    std::int64_t changed = 0, version = 1;
    std::int64_t ends() const { return begins + minutes * 60'000; }
};

struct EveningTableRow {
    int number = 1;
    TableKey key;
    std::string id;
};

/// Identifies a table by its evening and its number there.
struct EveningPlace {
    EveningKey evening;
    int number = 1;
};

} // namespace germini::model
