#include "engine/solo/bots/plausibility.hpp"

#include "engine/solo/bots/playing.hpp"
#include "engine/solo/follow.hpp"

namespace germini::solo::bots {
namespace {

constexpr std::size_t kFewestPlays = 4;
constexpr int kImpossible = -(1 << 20);

// Nobody has played to the trick yet.
void begin(Trick& trick, int number, Seat leader) {
    trick = {.number = static_cast<std::uint8_t>(number),
             .seats = trick.seats,
             .players = trick.players,
             .leader = leader};
}

// The table before the first lead, as far as it matters to the judgement of a card.
PublicState first_lead(const View& view) {
    PublicState table = view;
    begin(table.trick, 0, view.plays[0].seat);
    table.suits_led = 0;
    table.voids = {};
    table.pile = {};
    return table;
}

// Plays a card, and gathers a complete trick.
void follow(PublicState& table, const SeenPlay& play) {
    Trick& trick = table.trick;
    minchiate::note_voids(at(table.voids, play.seat), card_to_follow(trick), play.card);
    at(trick.cards, play.seat) = play.card;
    ++trick.count;
    if (!trick.complete()) return;
    minchiate::note_led(table.suits_led, card_to_follow(trick));
    const Seat winner = winner_of(trick);
    at(table.pile, winner) |= CardSet(trick.cards);
    begin(trick, trick.number + 1, winner);
}

} // namespace

Plausibility::Plausibility(const View& view) : me_(view.viewer.seat) {
    if (view.phase != Phase::play || view.plays.size() < kFewestPlays || !view.claimed.empty()) return;
    BySeat<CardSet> from_here;
    for (const SeenPlay& play : view.plays) at(from_here, play.seat).add(play.card);
    PublicState table = first_lead(view);
    for (const SeenPlay& play : view.plays) {
        if (play.seat != me_) plays_.push_back({play.seat, play.card, table, at(from_here, play.seat)});
        at(from_here, play.seat).remove(play.card);
        follow(table, play);
    }
    for (auto& remembered : judgements_) remembered.resize(kRemembered);
}

int Plausibility::of(const State& world) {
    int sum = 0;
    for (const Seat seat : world.in_play()) {
        if (seat == me_) continue;
        // Most steps change the cards of few seats, and late in the hand they come back.
        const CardSet hand = at(world.hand, seat);
        Judgement& known = at(judgements_, seat)[hand.hash() % kRemembered];
        if (known.hand != hand) known = {hand, judge(seat, hand)};
        sum += known.log;
    }
    return sum;
}

int Plausibility::judge(Seat seat, CardSet hand) const {
    minchiate::bots::Habits habits;
    for (const Play& play : plays_) {
        if (play.seat != seat) continue;
        const InformationState info{play.table, seat, hand | play.from_here, false};
        std::string_view barred;
        const CardSet choice = playable(play.table, info.hand, barred);
        if (!choice.has(play.card)) return kImpossible; // KING-1
        if (choice.size() > 1) habits.add(worths_of(Knowledge(info), choice), play.card);
    }
    return habits.likelihood();
}

} // namespace germini::solo::bots
