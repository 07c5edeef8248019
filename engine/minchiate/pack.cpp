#include "engine/minchiate/pack.hpp"

#include "engine/core/card_codes.hpp"

namespace germini::minchiate {
namespace {

// A suit's 14 cards from the weakest up; round suits count their pips downwards (CARD-3).
constexpr CardCodes<kCards> kCodes([](auto& codes) {
    for (int s = 0; s < kSuits; ++s) {
        const auto suit = static_cast<Suit>(s);
        const bool round = suit == Suit::cups || suit == Suit::coins;
        const std::string_view letter = kSuitLetters[static_cast<std::size_t>(s)];
        for (int n = 1; n <= 10; ++n) codes.put(suit_card(suit, round ? 10 - n : n - 1), letter, n);
        codes.put_figures(suit_card(suit, 10), letter);
    }
    codes.put(kMatto, "M");
    for (int n = 1; n <= kTrumps; ++n) codes.put(trump(n), "T", n);
});

} // namespace

std::string_view code(Card card) { return kCodes.code_of(card); }

Card card_of(std::string_view text) { return kCodes.card_of(text); }

} // namespace germini::minchiate
