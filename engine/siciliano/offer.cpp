#include "engine/siciliano/legal_moves.hpp"

#include "engine/siciliano/names.hpp"

namespace germini::siciliano {
namespace {

OfferedMove of_packets(const LegalMoves& choice) {
    OfferedMove offered = named_move(GameWord::expose, MoveInput::positions);
    for (int i = 0; i < choice.packets; ++i)
        offered.packets.push_back({next(choice.first, i), kPacket, choice.must_expose});
    return offered;
}

OfferedMove statement(const AnnouncementRange& range) {
    OfferedMove offered = named_move(GameWord::announce, MoveInput::statement);
    offered.least = range.silence ? 0 : 1;
    const auto number = [&offered](GameWord key, int least, int most) {
        if (most > 0) offered.parts.push_back({word(key), {}, least, most, false});
    };
    if (!range.decine.empty()) offered.parts.push_back({word(GameWord::decine), range.decine, 0, 0, false});
    number(GameWord::arie, 1, range.arie);
    number(GameWord::re, 1, range.re());
    number(GameWord::trionfi, range.least_trumps, range.most_trumps);
    if (range.full) offered.parts.push_back({word(GameWord::tengo), {}, 0, 0, true});
    return offered;
}

OfferedMove play(const LegalMoves& choice) {
    OfferedMove offered = card_move(GameWord::play, MoveInput::card, choice);
    OfferedAddition any{word(GameWord::calls), {}, {}, true};
    for (std::size_t i = 0; i < kCalls.size(); ++i)
        if (const Call call = static_cast<Call>(i); has(choice.calls, call)) any.words.push_back(word(call));
    if (!any.words.empty()) offered.with.push_back(any);
    const auto only_with = [&](Call call, CardSet cards) {
        if (const CardSet fitting = cards & choice.cards; !fitting.empty())
            offered.with.push_back({word(GameWord::calls), {word(call)}, fitting, true});
    };
    only_with(Call::a_due, choice.a_due);
    only_with(Call::a_tutti, choice.a_tutti);
    return offered;
}

} // namespace

Offer offer(const LegalMoves& choice) {
    Offer out{static_cast<PhaseId>(choice.kind), {}};
    switch (choice.kind) {
    case Phase::expose:
        out.moves.push_back(of_packets(choice));
        break;
    case Phase::announce:
        out.moves.push_back(statement(choice.words));
        break;
    case Phase::say:
        out.moves.push_back(named_move(GameWord::say, MoveInput::word));
        out.moves.back().words = {word(GameWord::mischio), word(GameWord::tengo)};
        break;
    case Phase::discard:
        out.moves.push_back(card_move(GameWord::discard, MoveInput::cards, choice));
        out.moves.back().least = out.moves.back().most = kMonte;
        break;
    case Phase::play:
        out.moves.push_back(play(choice));
        break;
    case Phase::over:
        break;
    }
    return out;
}

} // namespace germini::siciliano
