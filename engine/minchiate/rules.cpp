#include "engine/minchiate/rules.hpp"

#include <algorithm>

namespace germini::minchiate {
namespace {

constexpr int of(auto value) { return static_cast<int>(value); }
constexpr OptionValue kBoolean[]{{"true", 1}, {"false", 0}};
constexpr OptionValue kDeal[]{{"10+11", of(Deal::ten_eleven)}, {"10+10+1", of(Deal::ten_ten_one)}};
constexpr OptionValue kCutMinLeft[]{{"1", 1}, {"2", 2}, {"3", 3}};
constexpr OptionValue kRobLimit[]{{"13", 13}, {"null", kNoRobLimit}};
constexpr OptionValue kCutterPeek[]{{"0", 0}, {"13", 13}};
constexpr OptionValue kTake29[]{
    {"always", of(Take29::always)}, {"versicola", of(Take29::versicola)}, {"never", of(Take29::never)}};
constexpr OptionValue kFolaView[]{{"faceup_suits", of(FolaView::faceup_suits)},
                                  {"counts", of(FolaView::counts)}};
constexpr OptionValue kDiscardsShown[]{{"before_second_card", of(DiscardsShown::before_second_card)},
                                       {"end_first_trick", of(DiscardsShown::end_first_trick)}};
constexpr OptionValue kDeclare[]{
    {"before", of(Declare::before)}, {"lead", of(Declare::lead)}, {"after", of(Declare::after)}};
constexpr OptionValue kMattoLast[]{{"kept", of(MattoLast::kept)}, {"captured", of(MattoLast::captured)}};
constexpr OptionValue kMattoDebt[]{{"choice", of(MattoDebt::choice)}, {"least", of(MattoDebt::least)}};
constexpr OptionValue kMattoDeath[]{{"5", 5}, {"10", 10}};
constexpr OptionValue kLookBack[]{{"off", of(LookBack::off)}, {"own_side", of(LookBack::own_side)}};
constexpr OptionValue kCascare[]{
    {"off", of(Cascare::off)}, {"after", of(Cascare::after)}, {"next", of(Cascare::next)}};
constexpr OptionValue kCapotto[]{{"none", of(Capotto::none)},
                                 {"double", of(Capotto::doubled)},
                                 {"fourteen", of(Capotto::fourteen)},
                                 {"fourteen_plus", of(Capotto::fourteen_plus)}};
constexpr OptionValue kNoRobPenalty[]{{"0", 0}, {"1", 1}};
constexpr OptionValue kGirataBonus[]{{"0", 0}, {"3", 3}};
constexpr OptionValue kInterruption[]{{"0", 0}, {"2", 2}};
constexpr OptionValue kFumata[]{
    {"none", of(Fumata::none)}, {"best", of(Fumata::best)}, {"counted", of(Fumata::counted)}};

// clang-format off
constexpr std::array<Option<Rules>, kOptions> kTable{{
    {"deal", "DEAL-1", OptionKind::word, kDeal, get_member<&Rules::deal>, set_member<&Rules::deal>},
    {"bottom_plain", "CUT-1", OptionKind::boolean, kBoolean, get_member<&Rules::bottom_plain>, set_member<&Rules::bottom_plain>},
    {"cut_min_left", "CUT-2", OptionKind::number, kCutMinLeft, get_member<&Rules::cut_min_left>, set_member<&Rules::cut_min_left>},
    {"rob_limit", "ROB-4", OptionKind::number, kRobLimit, get_member<&Rules::rob_limit>, set_member<&Rules::rob_limit>},
    {"cutter_peek", "ROB-6", OptionKind::number, kCutterPeek, get_member<&Rules::cutter_peek>, set_member<&Rules::cutter_peek>},
    {"take29", "FOLA-4", OptionKind::word, kTake29, get_member<&Rules::take29>, set_member<&Rules::take29>},
    {"discard_ban", "DISC-2", OptionKind::boolean, kBoolean, get_member<&Rules::discard_ban>, set_member<&Rules::discard_ban>},
    {"fola_view", "FOLA-6", OptionKind::word, kFolaView, get_member<&Rules::fola_view>, set_member<&Rules::fola_view>},
    {"discards_shown", "DISC-5", OptionKind::word, kDiscardsShown, get_member<&Rules::discards_shown>, set_member<&Rules::discards_shown>},
    {"declare", "VERS-12", OptionKind::word, kDeclare, get_member<&Rules::declare>, set_member<&Rules::declare>},
    {"matto_last", "MAT-8", OptionKind::word, kMattoLast, get_member<&Rules::matto_last>, set_member<&Rules::matto_last>},
    {"matto_debt", "MAT-6", OptionKind::word, kMattoDebt, get_member<&Rules::matto_debt>, set_member<&Rules::matto_debt>},
    {"matto_death", "MAT-9", OptionKind::number, kMattoDeath, get_member<&Rules::matto_death>, set_member<&Rules::matto_death>},
    {"look_back", "PLAY-13", OptionKind::word, kLookBack, get_member<&Rules::look_back>, set_member<&Rules::look_back>},
    {"cascare", "VAR-1", OptionKind::word, kCascare, get_member<&Rules::cascare>, set_member<&Rules::cascare>},
    {"capotto", "SETT-7", OptionKind::word, kCapotto, get_member<&Rules::capotto>, set_member<&Rules::capotto>},
    {"no_rob_penalty", "SETT-8", OptionKind::number, kNoRobPenalty, get_member<&Rules::no_rob_penalty>, set_member<&Rules::no_rob_penalty>},
    {"girata_bonus", "SETT-9", OptionKind::number, kGirataBonus, get_member<&Rules::girata_bonus>, set_member<&Rules::girata_bonus>},
    {"interruption", "SETT-10", OptionKind::number, kInterruption, get_member<&Rules::interruption>, set_member<&Rules::interruption>},
    {"devil", "VERS-8", OptionKind::boolean, kBoolean, get_member<&Rules::devil>, set_member<&Rules::devil>},
    {"fumata", "SIG-1", OptionKind::word, kFumata, get_member<&Rules::fumata>, set_member<&Rules::fumata>},
}};
// clang-format on

// Editions 1 and 2 have no `fumata` (SIG-1), which is the last option.
constexpr std::span<const Option<Rules>> kSecondTable = std::span(kTable).first(kOptions - 1);

// Edition 1 has no `fourteen_plus` (SETT-7) either.
constexpr std::array<Option<Rules>, kSecondTable.size()> kFirstTable = [] {
    std::array<Option<Rules>, kSecondTable.size()> table;
    std::ranges::copy(kSecondTable, table.begin());
    for (Option<Rules>& option : table)
        if (option.name == "capotto") option.values = option.values.first(option.values.size() - 1);
    return table;
}();

constexpr Rules kGermini{.bottom_plain = true,
                         .cut_min_left = 2,
                         .rob_limit = kNoRobLimit,
                         .cutter_peek = 13,
                         .take29 = Take29::never,
                         .fola_view = FolaView::counts,
                         .declare = Declare::lead,
                         .matto_last = MattoLast::captured,
                         .matto_debt = MattoDebt::least,
                         .look_back = LookBack::own_side,
                         .cascare = Cascare::next,
                         .capotto = Capotto::fourteen_plus,
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

std::optional<Rules> preset(std::string_view name, int edition) {
    Rules rules;
    if (name == "germini")
        rules = kGermini;
    else if (name == "dresden")
        rules = kDresden;
    else if (name != "pagat")
        return std::nullopt;
    rules.edition = static_cast<std::uint8_t>(edition);
    if (edition < 3) rules.fumata = Fumata::none; // SIG-1
    if (name == "germini" && edition == 1) {
        rules.declare = Declare::after;    // VERS-12
        rules.capotto = Capotto::fourteen; // SETT-7
    }
    return rules;
}

std::span<const Option<Rules>> options(int edition) {
    if (edition == 1) return kFirstTable;
    return edition == 2 ? kSecondTable : kTable;
}

const RulesTable<Rules>& rules_table() {
    static constexpr RulesTable<Rules> kRules{
        kPresets, preset, [](const Rules& rules) { return options(rules.edition); }, kEdition};
    return kRules;
}

} // namespace germini::minchiate
