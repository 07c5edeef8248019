#include "protocol/wire/refusal_text.hpp"

#include <array>
#include <utility>

namespace germini::protocol {
namespace {

using Text = std::pair<std::string_view, std::string_view>;

// clang-format off
constexpr std::array kTexts{
    Text{"TURN-1", "It is not this seat's move."},
    Text{"TURN-2", "Another kind of move is due now."},
    Text{"TURN-3", "The hand is over."},
    Text{"HOLD-1", "That card is not there to be chosen."},
    Text{"FORM-1", "That is not a move that can be understood."},
    Text{"CUT-1", "The shuffled pack must end on a plain suit card."},
    Text{"CUT-2", "The cutter lifts at least one card and leaves some under the cut."},
    Text{"DISC-1", "Exactly as many cards are discarded as were robbed and taken."},
    Text{"DISC-2", "A counting card or the 29 may not be discarded while there is another."},
    Text{"D-10", "Only whole versicole that the hand holds are declared, each once."},
    Text{"PLAY-2", "The suit that was led must be followed."},
    Text{"PLAY-3", "Without a card of the suit led, a trump must be played."},
    Text{"KING-1", "The suit is led for the first time and the trick is trumped: the King must be played."},
    Text{"MAT-2", "The Matto cannot keep back a King that must be played."},
    Text{"MAT-6", "That card may not be given for the Matto."},
    Text{"VAR-1", "The hand may not be laid open, or its card not be chosen, so."},
};
// clang-format on

} // namespace

std::string_view refusal_text(std::string_view clause) {
    for (const auto& [id, text] : kTexts)
        if (id == clause) return text;
    return "The rules do not allow that.";
}

} // namespace germini::protocol
