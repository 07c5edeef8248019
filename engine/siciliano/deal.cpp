#include "engine/siciliano/deal.hpp"

namespace germini::siciliano {
namespace {

// The cards of the pack from a place on.
CardList lifted(const State& s, int from, int count) {
    CardList cards;
    for (int i = 0; i < count; ++i) cards.push_back(s.pack[static_cast<std::size_t>(from + i)]);
    return cards;
}

void begin_words(EventEmitter& emitter) {
    const State& s = emitter.state();
    if (s.rules.bottom_peek && s.round == 1) emitter.emit(Peeked{s.dealer, s.pack.back()});
    if (!s.has_words()) return deal_round(emitter);
    emitter.due(s.speaker(1), Phase::announce);
}

} // namespace

bool is_valid_pack(const Pack& pack) {
    CardSet seen;
    for (Card card : pack) seen.add(card);
    return seen == kWholePack;
}

void deal_round(EventEmitter& emitter) {
    const State& s = emitter.state();
    if (s.round == kRounds) {
        emitter.emit(MonteTaken{s.dealer, lifted(s, kCards - kMonte, kMonte)});
        return emitter.due(s.dealer, Phase::discard);
    }
    const int from = s.round * kSeats * kPacket;
    for (int i = 0; i < kSeats; ++i)
        emitter.emit(Dealt{s.speaker(i + 1), lifted(s, from + i * kPacket, kPacket)});
    if (s.exposes()) return emitter.due(s.dealer, Phase::expose);
    begin_words(emitter);
}

void expose(EventEmitter& emitter, const Positions& positions) {
    const State& s = emitter.state();
    emitter.emit(Chosen{s.dealer, positions});
    const int from = (s.round - 1) * kSeats * kPacket;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (positions[i] == kNotExposed) continue;
        const int number = static_cast<int>(i);
        emitter.emit(Exposed{s.speaker(number + 1),
                             s.pack[static_cast<std::size_t>(from + number * kPacket + positions[i])]});
    }
    begin_words(emitter);
}

void after_announcement(EventEmitter& emitter, Seat seat, const Announcement& said) {
    const State& s = emitter.state();
    const bool first = seat == s.speaker(1);
    if (said.tengo && s.rules.first_tengo == FirstTengo::binds) return deal_round(emitter);
    if (first && said.silent()) return deal_round(emitter);
    if (first && !said.tengo) return emitter.due(s.speaker(2), Phase::announce);
    emitter.due(s.speaker(3), Phase::say);
}

void after_word(EventEmitter& emitter, Seat seat, bool mischio) {
    const State& s = emitter.state();
    if (!mischio) return deal_round(emitter);
    if (seat == s.speaker(3)) return emitter.due(s.speaker(4), Phase::say);
    emitter.over(Over{Ending::annulled, {}, {}});
}

} // namespace germini::siciliano
