#include "engine/siciliano/pack.hpp"

#include "engine/core/card_codes.hpp"

namespace germini::siciliano {
namespace {

constexpr CardCodes<kCards> kCodes([](auto& codes) {
    for (int s = 0; s < kSuits; ++s) {
        const auto suit = static_cast<Suit>(s);
        const std::string_view letter = kSuitLetters[static_cast<std::size_t>(s)];
        for (int n = suit == Suit::coins ? 4 : 5; n <= 10; ++n) codes.put(pip(suit, n), letter, n);
        codes.put_figures(jack(suit), letter);
    }
    codes.put(kFujutu, "M");
    for (int n = 0; n <= kHighestTrump; ++n) codes.put(trump(n), "T", n);
});

} // namespace

std::string_view code(Card card) { return kCodes.code_of(card); }

Card card_of(std::string_view text) { return kCodes.card_of(text); }

} // namespace germini::siciliano
