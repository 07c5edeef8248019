// The options of the rules (docs/rules/minchiate.md, section 0) and the presets.
#pragma once
#include "engine/core/option.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace germini::minchiate {

enum class Deal : std::uint8_t { ten_eleven, ten_ten_one };                      ///< DEAL-1
enum class Take29 : std::uint8_t { always, versicola, never };                   ///< FOLA-4
enum class FolaView : std::uint8_t { faceup_suits, counts };                     ///< FOLA-6
enum class DiscardsShown : std::uint8_t { before_second_card, end_first_trick }; ///< DISC-5
enum class Declare : std::uint8_t { before, lead, after };                       ///< VERS-12
enum class MattoLast : std::uint8_t { kept, captured };                          ///< MAT-8
enum class MattoDebt : std::uint8_t { choice, least };                           ///< MAT-6
enum class LookBack : std::uint8_t { off, own_side };                            ///< PLAY-13
enum class Cascare : std::uint8_t { off, after, next };                          ///< VAR-1
enum class Capotto : std::uint8_t { none, doubled, fourteen, fourteen_plus };    ///< SETT-7
enum class Fumata : std::uint8_t { none, best, counted };                        ///< SIG-1

/// The form of the game: two pairs, or two to four players without partners (engine/solo).
enum class Form : std::uint8_t { pairs, two, three, alone };
enum class Fola : std::uint8_t { none, robbed, taken };        ///< SOLO-6 to SOLO-8
enum class GoingOut : std::uint8_t { off, minucci, peveroni }; ///< OUT-1

/// `rob_limit` without a limit: 23 at most in any case (D-27).
inline constexpr int kNoRobLimit = 23;

/// The newest edition of the rules' text. This program plays all of them, from 1.
inline constexpr int kEdition = 3;

/// The rules that a club may choose. Without partners only `devil` and the members from `form` on mean
/// anything. Small and trivially copyable: they are part of the hand's first event.
struct Rules {
    Deal deal = Deal::ten_eleven;
    bool bottom_plain = false;     ///< CUT-1
    std::uint8_t cut_min_left = 3; ///< CUT-2: 1 to 3
    std::uint8_t rob_limit = 13;   ///< ROB-4: 13 or kNoRobLimit
    std::uint8_t cutter_peek = 0;  ///< ROB-6: 0 or 13
    Take29 take29 = Take29::always;
    bool discard_ban = true; ///< DISC-2
    FolaView fola_view = FolaView::faceup_suits;
    DiscardsShown discards_shown = DiscardsShown::before_second_card;
    Declare declare = Declare::before;
    MattoLast matto_last = MattoLast::kept;
    MattoDebt matto_debt = MattoDebt::choice;
    std::uint8_t matto_death = 5; ///< MAT-9: 5 or 10
    LookBack look_back = LookBack::off;
    Cascare cascare = Cascare::off;
    Capotto capotto = Capotto::none;
    std::uint8_t no_rob_penalty = 0; ///< SETT-8: 0 or 1 resto
    std::uint8_t girata_bonus = 0;   ///< SETT-9: 0 or 3 resti
    std::uint8_t interruption = 0;   ///< SETT-10: 0 or 2 resti per fola not played
    bool devil = false;              ///< VERS-8
    Fumata fumata = Fumata::best;    ///< SIG-1: what the bots signal and read; changes no legal move
    Form form = Form::pairs;
    Fola fola = Fola::none;             ///< without partners only
    GoingOut going_out = GoingOut::off; ///< without partners only
    std::uint8_t edition = kEdition;    ///< of the rules' text
    friend bool operator==(const Rules&, const Rules&) = default;
};

/// The presets for pairs; engine/solo/rules.hpp has the others.
inline constexpr std::array<std::string_view, 3> kPresets{"pagat", "germini", "dresden"};
/// The rules of a preset by that edition; nullopt for an unknown name.
std::optional<Rules> preset(std::string_view name, int edition = kEdition);

/// The number of options in section 0; options() lists them in its order. Each of these presets has them all.
/// An option or a value that a later edition adds is missing in an earlier one.
inline constexpr int kOptions = 21;
std::span<const Option<Rules>> options(int edition = kEdition);
const RulesTable<Rules>& rules_table();

} // namespace germini::minchiate
