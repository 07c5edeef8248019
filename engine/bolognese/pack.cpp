#include "engine/bolognese/pack.hpp"

#include "engine/core/card_codes.hpp"

namespace germini::bolognese {
namespace {

constexpr CardCodes<kCards> kCodes([](auto& codes) {
    for (int s = 0; s < kSuits; ++s) {
        const auto suit = static_cast<Suit>(s);
        const std::string_view letter = kSuitLetters[static_cast<std::size_t>(s)];
        codes.put(ace(suit), letter, 1);
        for (int n = 6; n <= 10; ++n) codes.put(pip(suit, n), letter, n);
        codes.put_figures(jack(suit), letter);
    }
    codes.put(kMatto, "M");
    codes.put(kBegato, "T", 1);
    for (int n = 1; n <= kMori; ++n) codes.put(moro(n), "TM", n);
    for (int n = kLowestNumber; n <= kHighestNumber; ++n) codes.put(trump(n), "T", n);
});

} // namespace

std::string_view code(Card card) { return kCodes.code_of(card); }

Card card_of(std::string_view text) { return kCodes.card_of(text); }

} // namespace germini::bolognese
