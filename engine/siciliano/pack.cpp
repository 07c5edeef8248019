#include "engine/siciliano/pack.hpp"

#include "engine/core/cards_by_code.hpp"

namespace germini::siciliano {
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
        constexpr std::array<std::string_view, 21> numbers{"0",  "1",  "2",  "3",  "4",  "5",  "6",
                                                           "7",  "8",  "9",  "10", "11", "12", "13",
                                                           "14", "15", "16", "17", "18", "19", "20"};
        constexpr std::array<std::string_view, kRanks> ranks{"4",  "5", "6", "7", "8", "9",
                                                             "10", "J", "N", "Q", "K"};
        constexpr std::array<std::string_view, kSuits> letters{"C", "D", "S", "B"};
        for (int s = 0; s < kSuits; ++s)
            for (Card card : suit_cards(static_cast<Suit>(s)))
                put(card, letters[static_cast<std::size_t>(s)],
                    ranks[static_cast<std::size_t>(strength_of(card))]);
        put(kFujutu, "M", "");
        for (int n = 0; n <= kHighestTrump; ++n) put(trump(n), "T", numbers[static_cast<std::size_t>(n)]);
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

} // namespace germini::siciliano
