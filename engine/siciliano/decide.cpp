#include "engine/siciliano/decide.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/siciliano/count.hpp"
#include "engine/siciliano/deal.hpp"
#include "engine/siciliano/legal_moves.hpp"

namespace germini::siciliano {
namespace {

void gather(EventEmitter& emitter) {
    const Trick trick = emitter.state().trick;
    const Seat winner = winner_of(trick);
    CardList cards;
    for (int i = 0; i < kSeats; ++i)
        if (const Card card = at(trick.cards, trick.seat_at(i)); card != kFujutu) cards.push_back(card);
    emitter.emit(TrickWon{winner});
    emitter.emit(Gathered{side_of(winner), cards});
    pay_from_tricks(emitter);
}

Announcement announcement_of(const AnnounceMove& m) {
    const auto number = [](const std::optional<int>& stated) {
        return static_cast<std::uint8_t>(stated.value_or(0));
    };
    return {m.tengo, m.decine ? CardSet(*m.decine) : CardSet{}, number(m.arie), number(m.re),
            number(m.trionfi)};
}

struct Decider {
    EventEmitter& emitter;
    Seat seat;

    void operator()(const ExposeMove& m) const {
        Positions positions;
        for (const std::optional<int>& position : m.positions)
            positions.push_back(static_cast<std::int8_t>(position.value_or(kNotExposed)));
        expose(emitter, positions);
    }
    void operator()(const AnnounceMove& m) const {
        const Announcement said = announcement_of(m);
        emitter.emit(Announced{seat, said});
        after_announcement(emitter, seat, said);
    }
    void operator()(const SayMove& m) const {
        const bool mischio = m.word == SayMove::Word::mischio;
        emitter.emit(Said{seat, mischio});
        after_word(emitter, seat, mischio);
    }
    void operator()(const DiscardMove& m) const {
        emitter.emit(Discarded{seat, m.cards});
        emitter.due(emitter.state().trick.leader, Phase::play);
    }
    void operator()(const PlayMove& m) const {
        for (const Call call : m.calls) emitter.emit(Called{seat, call});
        if (m.card == kFujutu)
            emitter.emit(FujutuPlayed{seat});
        else
            emitter.emit(Played{seat, m.card});
        if (emitter.state().trick.complete()) gather(emitter);
        if (emitter.state().trick.number == kTricks) return finish(emitter);
        emitter.due(emitter.state().trick.to_play(), Phase::play);
    }
};

} // namespace

Events open(const Rules& rules, Seat dealer, const Pack& pack) {
    Events out;
    State state;
    EventEmitter emitter(state, &out);
    emitter.emit(Opened{rules, dealer, pack});
    deal_round(emitter);
    return out;
}

Outcome<Decision> decide(const State& state, const Move& move) {
    if (state.phase == Phase::over) return refuse("TURN-3");
    if (index(move.seat) >= kSeats) return refuse("TURN-1");
    if (const auto refused = refusal(information_state(state, move.seat), move))
        return tl::make_unexpected(*refused);
    return decision_of<Decider, EventEmitter>(state, move);
}

void advance(State& state, const Move& move) {
    EventEmitter emitter(state, nullptr);
    dispatch(Decider{emitter, move.seat}, move.what);
}

} // namespace germini::siciliano
