#include "protocol/wire/move_form.hpp"

#include <algorithm>

namespace germini::protocol {

Card read_card(const Field& field, const Names& names) {
    const Card card = names.card_of(field.text(0, kLongestWord));
    if (field.is_string() && card == kNoCard) field.fail("unknown_card", "Unknown card code.");
    return card;
}

CardList read_cards(const Field& field, const Names& names) {
    CardList run;
    for (const Field& element : field.array(0, kLongestList))
        if (const Card card = read_card(element, names); card != kNoCard && !run.full()) run.push_back(card);
    return run;
}

int read_clamped(const Field& field, int least, int most) {
    const std::int64_t number =
        field.integer(std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max());
    return static_cast<int>(std::clamp<std::int64_t>(number, least, most));
}

} // namespace germini::protocol
