#include "engine/minchiate/rules.hpp"

#include <type_traits>

namespace germini::minchiate {
namespace {

// One pair of functions an option, made from its member.
template <auto Member> std::uint8_t get(const Rules& rules) {
    return static_cast<std::uint8_t>(rules.*Member);
}
template <auto Member> void set(Rules& rules, std::uint8_t value) {
    using Field = std::remove_reference_t<decltype(rules.*Member)>;
    rules.*Member = static_cast<Field>(value);
}

constexpr std::uint8_t of(auto value) { return static_cast<std::uint8_t>(value); }
constexpr std::array<OptionValue, 3> kBoolean{{{"true", 1}, {"false", 0}, {}}};
constexpr auto word = OptionKind::word;
constexpr auto number = OptionKind::number;
constexpr auto boolean = OptionKind::boolean;

// clang-format off
constexpr std::array<Option, kOptions> kTable{{
    {"deal", "DEAL-1", word, {{{"10+11", of(Deal::ten_eleven)}, {"10+10+1", of(Deal::ten_ten_one)}, {}}}, get<&Rules::deal>, set<&Rules::deal>},
    {"bottom_plain", "CUT-1", boolean, kBoolean, get<&Rules::bottom_plain>, set<&Rules::bottom_plain>},
    {"cut_min_left", "CUT-2", number, {{{"1", 1}, {"2", 2}, {"3", 3}}}, get<&Rules::cut_min_left>, set<&Rules::cut_min_left>},
    {"rob_limit", "ROB-4", number, {{{"13", 13}, {"null", kNoRobLimit}, {}}}, get<&Rules::rob_limit>, set<&Rules::rob_limit>},
    {"cutter_peek", "ROB-6", number, {{{"0", 0}, {"13", 13}, {}}}, get<&Rules::cutter_peek>, set<&Rules::cutter_peek>},
    {"take29", "FOLA-4", word, {{{"always", of(Take29::always)}, {"versicola", of(Take29::versicola)}, {"never", of(Take29::never)}}}, get<&Rules::take29>, set<&Rules::take29>},
    {"discard_ban", "DISC-2", boolean, kBoolean, get<&Rules::discard_ban>, set<&Rules::discard_ban>},
    {"fola_view", "FOLA-6", word, {{{"faceup_suits", of(FolaView::faceup_suits)}, {"counts", of(FolaView::counts)}, {}}}, get<&Rules::fola_view>, set<&Rules::fola_view>},
    {"discards_shown", "DISC-5", word, {{{"before_second_card", of(DiscardsShown::before_second_card)}, {"end_first_trick", of(DiscardsShown::end_first_trick)}, {}}}, get<&Rules::discards_shown>, set<&Rules::discards_shown>},
    {"declare", "VERS-12", word, {{{"before", of(Declare::before)}, {"lead", of(Declare::lead)}, {"after", of(Declare::after)}}}, get<&Rules::declare>, set<&Rules::declare>},
    {"matto_last", "MAT-8", word, {{{"kept", of(MattoLast::kept)}, {"captured", of(MattoLast::captured)}, {}}}, get<&Rules::matto_last>, set<&Rules::matto_last>},
    {"matto_debt", "MAT-6", word, {{{"choice", of(MattoDebt::choice)}, {"least", of(MattoDebt::least)}, {}}}, get<&Rules::matto_debt>, set<&Rules::matto_debt>},
    {"matto_death", "MAT-9", number, {{{"5", 5}, {"10", 10}, {}}}, get<&Rules::matto_death>, set<&Rules::matto_death>},
    {"look_back", "PLAY-13", word, {{{"off", of(LookBack::off)}, {"own_side", of(LookBack::own_side)}, {}}}, get<&Rules::look_back>, set<&Rules::look_back>},
    {"cascare", "VAR-1", word, {{{"off", of(Cascare::off)}, {"after", of(Cascare::after)}, {"next", of(Cascare::next)}}}, get<&Rules::cascare>, set<&Rules::cascare>},
    {"capotto", "SETT-7", word, {{{"none", of(Capotto::none)}, {"double", of(Capotto::doubled)}, {"fourteen", of(Capotto::fourteen)}}}, get<&Rules::capotto>, set<&Rules::capotto>},
    {"no_rob_penalty", "SETT-8", number, {{{"0", 0}, {"1", 1}, {}}}, get<&Rules::no_rob_penalty>, set<&Rules::no_rob_penalty>},
    {"girata_bonus", "SETT-9", number, {{{"0", 0}, {"3", 3}, {}}}, get<&Rules::girata_bonus>, set<&Rules::girata_bonus>},
    {"interruption", "SETT-10", number, {{{"0", 0}, {"2", 2}, {}}}, get<&Rules::interruption>, set<&Rules::interruption>},
    {"devil", "VERS-8", boolean, kBoolean, get<&Rules::devil>, set<&Rules::devil>},
}};
// clang-format on

constexpr Rules kGermini{.bottom_plain = true,
                         .cut_min_left = 2,
                         .rob_limit = kNoRobLimit,
                         .cutter_peek = 13,
                         .take29 = Take29::never,
                         .fola_view = FolaView::counts,
                         .declare = Declare::after,
                         .matto_last = MattoLast::captured,
                         .matto_debt = MattoDebt::least,
                         .look_back = LookBack::own_side,
                         .cascare = Cascare::next,
                         .capotto = Capotto::fourteen,
                         .interruption = 2};
constexpr Rules kDresden{.bottom_plain = true,
                         .cut_min_left = 2,
                         .rob_limit = kNoRobLimit,
                         .cutter_peek = 13,
                         .take29 = Take29::never,
                         .declare = Declare::lead,
                         .matto_debt = MattoDebt::least,
                         .look_back = LookBack::own_side,
                         .cascare = Cascare::after,
                         .capotto = Capotto::fourteen,
                         .interruption = 2};

} // namespace

std::optional<Rules> preset(std::string_view name) {
    if (name == "pagat") return Rules{};
    if (name == "germini") return kGermini;
    if (name == "dresden") return kDresden;
    return std::nullopt;
}

const std::array<Option, kOptions>& options() { return kTable; }

const Option* find_option(std::string_view name) {
    for (const Option& option : kTable)
        if (option.name == name) return &option;
    return nullptr;
}

} // namespace germini::minchiate
