#include "engine/bolognese/pack.hpp"

#include "engine/core/cards_by_code.hpp"

namespace germini::bolognese {
namespace {

struct CodeTable {
    std::array<std::array<char, 4>, kCardNumbers> text{};
    std::array<std::uint8_t, kCardNumbers> length{};

    constexpr void put(Card card, std::string_view prefix, std::string_view rank) {
        const auto i = static_cast<std::size_t>(index(card));
        std::size_t at = 0;
        for (std::string_view part : {prefix, rank})
            for (char c : part) text[i][at++] = c;
        length[i] = static_cast<std::uint8_t>(at);
    }
    constexpr CodeTable() {
        constexpr std::array<std::string_view, 21> numbers{"",   "1",  "2",  "3",  "4",  "5",  "6",
                                                           "7",  "8",  "9",  "10", "11", "12", "13",
                                                           "14", "15", "16", "17", "18", "19", "20"};
        constexpr std::array<std::string_view, kSuits> letters{"C", "D", "S", "B"};
        for (int s = 0; s < kSuits; ++s) {
            const Suit suit = static_cast<Suit>(s);
            const std::string_view letter = letters[static_cast<std::size_t>(s)];
            put(king(suit), letter, "K");
            put(queen(suit), letter, "Q");
            put(knight(suit), letter, "N");
            put(jack(suit), letter, "J");
            put(ace(suit), letter, "1");
            for (int n = 6; n <= 10; ++n) put(pip(suit, n), letter, numbers[static_cast<std::size_t>(n)]);
        }
        put(kMatto, "M", "");
        put(kBegato, "T", "1");
        for (int n = 1; n <= kMori; ++n) put(moro(n), "TM", numbers[static_cast<std::size_t>(n)]);
        for (int n = kLowestNumber; n <= kHighestNumber; ++n)
            put(trump(n), "T", numbers[static_cast<std::size_t>(n)]);
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

} // namespace germini::bolognese
