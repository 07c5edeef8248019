#include "engine/minchiate/pack.hpp"

#include "engine/core/cards_by_code.hpp"

namespace germini::minchiate {
namespace {

// Codes by card number: a suit's 14 cards from the weakest up. Round suits count their pips downwards
// (CARD-3).
struct CodeTable {
    std::array<std::array<char, 4>, kCardNumbers> text{};
    std::array<std::uint8_t, kCardNumbers> length{};

    constexpr void put(Card card, char letter, std::string_view rank) {
        auto& out = text[static_cast<std::size_t>(index(card))];
        out[0] = letter;
        for (std::size_t i = 0; i < rank.size(); ++i) out[i + 1] = rank[i];
        length[static_cast<std::size_t>(index(card))] = static_cast<std::uint8_t>(rank.size() + 1);
    }
    constexpr CodeTable() {
        constexpr std::array<std::string_view, 10> pips{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
        constexpr std::array<std::string_view, 4> figures{"J", "N", "Q", "K"};
        constexpr std::string_view letters = "CDSB";
        for (int s = 0; s < kSuits; ++s) {
            const Suit suit = static_cast<Suit>(s);
            const bool round = suit == Suit::cups || suit == Suit::coins;
            const char letter = letters[static_cast<std::size_t>(s)];
            for (int pip = 0; pip < 10; ++pip)
                put(suit_card(suit, round ? 9 - pip : pip), letter, pips[static_cast<std::size_t>(pip)]);
            for (int f = 0; f < 4; ++f)
                put(suit_card(suit, 10 + f), letter, figures[static_cast<std::size_t>(f)]);
        }
        put(kMatto, 'M', "");
        for (int n = 1; n <= kTrumps; ++n) {
            const std::array<char, 2> digits{static_cast<char>('0' + n / 10),
                                             static_cast<char>('0' + n % 10)};
            put(trump(n), 'T', n < 10 ? std::string_view(&digits[1], 1) : std::string_view(digits.data(), 2));
        }
    }
};
constexpr CodeTable kCodes;

constexpr std::string_view text_of(Card card) {
    const auto i = static_cast<std::size_t>(index(card));
    return {kCodes.text[i].data(), kCodes.length[i]};
}
constexpr CardsByCode<kCards> kByCode(kWholePack, text_of);

} // namespace

std::string_view code(Card card) { return index(card) < kCardNumbers ? text_of(card) : std::string_view{}; }

Card card_of(std::string_view text) { return kByCode.find(text); }

} // namespace germini::minchiate
