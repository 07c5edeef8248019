// The only way out of a hand: what a viewer may see of an event. All see the same, since only the order of
// the pack is hidden. The table sends an answer when the window closes (withheld()).
#pragma once
#include "engine/core/eyes.hpp"
#include "engine/tocchi/names.hpp"
#include "engine/tocchi/state.hpp"

namespace germini::tocchi {

constexpr WordId word(Aside why) {
    return static_cast<WordId>(static_cast<int>(GameWord::shared) + static_cast<int>(why));
}
constexpr WordId word(Why why) {
    return static_cast<WordId>(static_cast<int>(GameWord::accusa) + static_cast<int>(why));
}
constexpr WordId word(How how) {
    return word(std::array{GameWord::six, GameWord::pappoleggio, GameWord::twelve, GameWord::target,
                           GameWord::pack}[static_cast<std::size_t>(how)]);
}
static_assert(word(Aside::missed) == word(GameWord::missed) && word(Why::game) == word(GameWord::game));

// One branch per event type and no default: a new event does not compile until its audience is decided.
struct Projector {
    using enum ZoneKind;

    static SeenSaid said(Seat seat, auto what, const Numbers& numbers = {}) {
        return {seat, static_cast<WordId>(what), {}, numbers};
    }

    SeenEvent operator()(const Opened& e) const {
        Numbers score;
        if (e.rules.preset == Preset::palio)
            for (const Seat seat : SeatSet::all(e.rules.players)) score.push_back(at(e.score, seat));
        return said(e.dealer, GameWord::deal, score);
    }
    SeenEvent operator()(const Dealt& e) const {
        return open_move(zone(pack), zone(hand, e.seat), GameWord::deal, e.cards);
    }
    SeenEvent operator()(const Turned& e) const {
        return open_move(zone(pack), zone(turned), GameWord::turn, CardList{e.card});
    }
    SeenEvent operator()(const Answered& e) const {
        return said(e.seat, e.called ? GameWord::call : GameWord::silent);
    }
    SeenEvent operator()(const CalledFalsely& e) const { return said(e.seat, GameWord::false_call); }
    SeenEvent operator()(const Taken& e) const {
        return open_move(zone(turned), zone(taken, e.seat), GameWord::take, CardList{e.card});
    }
    SeenEvent operator()(const PutAside& e) const {
        return open_move(zone(turned), zone(middle), word(e.why), CardList{e.card});
    }
    SeenEvent operator()(const Marked& e) const {
        return SeenScored{static_cast<Side>(e.seat), e.marks, word(e.why), e.cards};
    }
    SeenEvent operator()(const Won& e) const { return said(e.seat, word(e.how)); }
    SeenEvent operator()(const Marcio& e) const { return said(e.seat, GameWord::marcio); }
    SeenEvent operator()(const Paid& e) const {
        return SeenPaid{static_cast<Side>(e.seat), e.amount, word(GameWord::hand)};
    }
    SeenEvent operator()(const Due& e) const { return SeenTurn{e.seats, static_cast<PhaseId>(e.phase)}; }
    SeenEvent operator()(const Over&) const { return SeenOver{}; }
};

} // namespace germini::tocchi
