#include "protocol/wire/minchiate/move_parts.hpp"

#include "engine/minchiate/names.hpp"
#include "engine/minchiate/pack.hpp"
#include "protocol/wire/card_json.hpp"

namespace germini::protocol::minchiate {

using namespace germini::minchiate;

CardList read_cards(const Field& field, bool& fits) {
    CardList run;
    CardSet seen;
    for (const Field& element : field.array(0, kLongestList)) {
        const Card card = read_card(element, names());
        if (card == kNoCard) continue;
        if (seen.has(card) || run.full()) fits = false;
        if (!seen.has(card) && !run.full()) run.push_back(card);
        seen.add(card);
    }
    return run;
}

DeclareMove read_versicole(const Field& field, bool& fits) {
    DeclareMove move;
    for (const Field& element : field.array(0, kLongestList)) {
        const CardList cards = read_cards(element, fits);
        if (move.versicole.full())
            fits = false;
        else
            move.versicole.push_back(CardSet(cards));
    }
    return move;
}

CutMove read_cut(const Field& field) {
    const int lifted = read_clamped(field, 0, kCards + 1);
    return {lifted > kCards ? 0 : lifted};
}

void MovePartWriter::operator()(const CutMove& m) const { append_member(out, "cut", m.lifted); }
void MovePartWriter::operator()(const DiscardMove& m) const {
    append_cards(out, "discard", m.cards, names());
}
void MovePartWriter::operator()(const DeclareMove& m) const {
    append_key(out, "declare");
    append_array(out, m.versicole,
                 [](std::string& to, CardSet cards) { append_cards(to, listed(cards), names()); });
}
void MovePartWriter::operator()(const GiveMove& m) const { append_member(out, "give", code(m.card)); }
void MovePartWriter::operator()(const ClaimMove&) const { append_member(out, "claim", true); }
void MovePartWriter::operator()(const AnswerMove& m) const {
    append_member(out, m.accepts ? "accept" : "play_on", true);
}

} // namespace germini::protocol::minchiate
