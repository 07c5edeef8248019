#include "engine/minchiate/option_sources.hpp"

namespace germini::minchiate {
namespace {

// clang-format off
constexpr std::array<OptionSources, kOptions + 2> kSources{{
    {"deal", "deal", {"pagat germini dresden", "germini", ""}},
    {"bottom_plain", "deal", {"germini dresden", "pagat", ""}},
    {"cut_min_left", "deal", {"", "dresden", "pagat"}},
    {"rob_limit", "deal", {"pagat", "variant germini dresden", ""}},
    {"cutter_peek", "deal", {"pagat", "germini dresden", ""}},
    {"take29", "fola", {"pagat", "variant", "germini dresden"}},
    {"discard_ban", "fola", {"pagat dresden", "", ""}},
    {"fola_view", "fola", {"pagat dresden", "germini", ""}},
    {"discards_shown", "fola", {"pagat dresden", "germini", ""}},
    {"declare", "declare", {"pagat", "germini dresden", "germini"}},
    {"matto_last", "declare", {"pagat dresden", "germini", ""}},
    {"matto_debt", "declare", {"pagat", "germini dresden", ""}},
    {"matto_death", "declare", {"pagat dresden", "germini", ""}},
    {"look_back", "play", {"pagat", "variant germini dresden", ""}},
    {"cascare", "play", {"pagat", "variant dresden", "germini"}},
    {"capotto", "score", {"pagat", "variant", "dresden", "germini"}},
    {"no_rob_penalty", "score", {"pagat germini dresden", "variant", ""}},
    {"girata_bonus", "match", {"pagat germini dresden", "variant", ""}},
    {"interruption", "match", {"pagat", "germini dresden", ""}},
    {"devil", "declare", {"variant germini", "pagat dresden two three alone", ""}},
    {"fumata", "play", {"", "pagat germini dresden", "variant"}},
    {"fola", "fola", {"two three", "variant", "alone"}},
    {"going_out", "deal", {"alone", "variant", "variant"}},
}};
// clang-format on

} // namespace

std::span<const OptionSources> option_sources() { return kSources; }

} // namespace germini::minchiate
