#include "engine/minchiate/judged.hpp"

#include "engine/minchiate/names.hpp"

#include <algorithm>

namespace germini::minchiate {

std::optional<Refusal> check_discard(CardSet held, const DiscardRange& range, int count,
                                     const CardList& cards) {
    const CardSet chosen(cards);
    if (static_cast<int>(cards.size()) != count || chosen.size() != count) return Refusal{"DISC-1"};
    if (!held.contains(chosen)) return Refusal{"HOLD-1"};
    return refuse_if(!chosen.contains(range.must) || !(range.must | range.may).contains(chosen), "DISC-2");
}

std::optional<Refusal> check_declaration(const Versicole& held, const DeclareMove& move) {
    for (std::size_t i = 0; i < move.versicole.size(); ++i) {
        const CardSet& cards = move.versicole[i];
        const auto offered = [&cards](const Versicola& v) { return v.cards == cards; };
        if (std::ranges::none_of(held, offered)) return Refusal{"D-10"};
        if (std::find(move.versicole.begin(), move.versicole.begin() + i, cards) !=
            move.versicole.begin() + i)
            return Refusal{"D-10"};
    }
    return std::nullopt;
}

OfferedMove offered_cut(int least, int most) {
    OfferedMove offered = named_move(GameWord::cut, MoveInput::number);
    offered.least = least;
    offered.most = most;
    return offered;
}

OfferedMove offered_discard(const DiscardRange& range, int count) {
    OfferedMove offered = named_move(GameWord::discard, MoveInput::cards);
    offered.least = offered.most = count;
    offered.must = range.must;
    offered.cards = range.may;
    return offered;
}

OfferedMove offered_declaration(const Versicole& held) {
    OfferedMove offered = named_move(GameWord::declare, MoveInput::items);
    for (const Versicola& versicola : held)
        offered.items.push_back({word(GameWord::versicola), list_of(versicola.cards),
                                 static_cast<std::int16_t>(versicola.worth)});
    return offered;
}

} // namespace germini::minchiate
