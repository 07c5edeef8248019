#include "tests/kit/twins.hpp"

#include "engine/minchiate/bots/greedy.hpp"
#include "tests/kit/play_minchiate.hpp"

#include <stdexcept>

namespace germini::kit {

using namespace minchiate;

namespace {

constexpr std::uint32_t kMostRounds = 4;    ///< of exchanges
constexpr std::uint32_t kBotsTooOnceIn = 2; ///< cards that a bot sees change places as well

/// A hand as it is played, with what its bots see of it.
class Course {
public:
    Course(const Rules& rules, Seat dealer, const Pack& pack, SeatSet bots) : bots_(bots) {
        for (int s = 0; s < kSeats; ++s) views_.push_back(view_of(rules, Viewer{static_cast<Seat>(s)}));
        take(open(rules, dealer, pack));
    }
    const State& state() const { return state_; }
    const std::vector<Event>& log() const { return log_; }
    bool make(const Move& move) {
        const auto events = decide(state_, move);
        if (events) take(*events);
        return events.has_value();
    }
    /// The bot that moves now, if one does: the first that is due.
    std::optional<Move> bot_move() const {
        for (int s = 0; s < kSeats; ++s) {
            const Seat seat = static_cast<Seat>(s);
            if (bots_.has(seat) && state_.due.has(seat)) return bots::greedy_move(at_seat(seat));
        }
        return std::nullopt;
    }

private:
    const View& at_seat(Seat seat) const { return views_[static_cast<std::size_t>(index(seat))]; }
    void take(const Events& events) {
        for (const Event& event : events) {
            fold(state_, event);
            log_.push_back(event);
            for (View& view : views_)
                if (bots_.has(view.viewer.seat)) fold(view, project(event, view.viewer));
        }
    }

    SeatSet bots_;
    State state_;
    std::vector<View> views_;
    std::vector<Event> log_;
};

Move next_move(const Course& course, Rng& rng) {
    if (const auto move = course.bot_move()) return *move;
    std::vector<Seat> due;
    for (int s = 0; s < kSeats; ++s)
        if (course.state().due.has(static_cast<Seat>(s))) due.push_back(static_cast<Seat>(s));
    return any_move(course.state(), due[below(static_cast<std::uint32_t>(due.size()), rng)], rng);
}

bool same_move(const Move& a, const Move& b) {
    if (a.seat != b.seat || a.what.index() != b.what.index()) return false;
    if (const auto* cut = std::get_if<CutMove>(&a.what))
        return cut->lifted == std::get<CutMove>(b.what).lifted;
    if (const auto* discard = std::get_if<DiscardMove>(&a.what))
        return discard->cards == std::get<DiscardMove>(b.what).cards;
    if (const auto* declare = std::get_if<DeclareMove>(&a.what))
        return declare->versicole == std::get<DeclareMove>(b.what).versicole;
    if (const auto* play = std::get_if<PlayMove>(&a.what))
        return play->card == std::get<PlayMove>(b.what).card && play->by == std::get<PlayMove>(b.what).by;
    if (const auto* give = std::get_if<GiveMove>(&a.what))
        return give->card == std::get<GiveMove>(b.what).card;
    return true; // a fall has nothing but its seat
}

/// A hand to its end.
struct Whole {
    Twin hand;
    std::vector<Event> log;
    std::vector<std::size_t> stops; ///< numbers of moves after which a guest is asked
};
Whole any_whole(const Rules& rules, Seat dealer, SeatSet bots, Rng& rng) {
    Whole whole;
    whole.hand.pack = any_pack(rules, rng);
    std::vector<Move>& moves = whole.hand.moves;
    Course course(rules, dealer, whole.hand.pack, bots);
    while (course.state().phase != Phase::over) {
        if (!moves.empty() && !course.bot_move()) whole.stops.push_back(moves.size());
        moves.push_back(next_move(course, rng));
        if (!course.make(moves.back())) throw std::logic_error("a lawful move was refused");
    }
    whole.log = course.log();
    return whole;
}

/// A hand of which no bot is due after its moves.
Twin any_twin(const Rules& rules, Seat dealer, SeatSet bots, std::vector<Event>& log, Rng& rng) {
    Whole whole = any_whole(rules, dealer, bots, rng);
    const auto& stops = whole.stops;
    log = std::move(whole.log);
    whole.hand.moves.resize(stops.empty() ? 0 : stops[below(static_cast<std::uint32_t>(stops.size()), rng)]);
    return std::move(whole.hand);
}

/// Whether the second is a hand too, in which bots make the same moves, and for an outsider one in which the
/// same seats are due. `alike`: for the bots, so that they must.
bool lawful_twins(const Twins& twins, const Exchange& to, bool alike) {
    std::vector<Course> courses;
    for (const Twin& twin : twins.hands)
        courses.emplace_back(twins.rules, twins.dealer, twin.pack, twins.bots);
    for (std::size_t i = 0; i < twins.hands[0].moves.size(); ++i) {
        const auto first = courses[0].bot_move(), second = courses[1].bot_move();
        const bool both = first.has_value() && second.has_value();
        if (first.has_value() != second.has_value() || (both && !same_move(through(to, *first), *second))) {
            if (twins.viewer == kOutsider || !alike) return false;
            throw std::logic_error("a bot can tell two hands apart that it should not");
        }
        for (std::size_t h = 0; h < 2; ++h)
            if (!courses[h].make(twins.hands[h].moves[i])) return false;
        if (courses[0].state().due != courses[1].state().due) return false;
    }
    return true;
}

} // namespace

std::optional<Twins> draw_twins(int viewer, SeatSet bots, Rng& rng) {
    Twins twins;
    twins.rules = any_rules(rng);
    // Whether the dealer takes the 29 under this option tells, rightly, something of his hand.
    if (twins.rules.take29 == Take29::versicola) twins.rules.take29 = Take29::always;
    twins.dealer = static_cast<Seat>(below(kSeats, rng));
    twins.bots = bots;
    twins.viewer = viewer;
    std::vector<Event> log;
    Twin& first = twins.hands[0];
    first = any_twin(twins.rules, twins.dealer, bots, log, rng);
    if (first.moves.empty()) return std::nullopt;

    const auto seen_by = [&](Viewer v) {
        return known(twins.rules, twins.dealer, first.pack, first.moves, v);
    };
    const Viewer eye{viewer < kSeats ? static_cast<Seat>(viewer) : kNoSeat};
    CardSet unknown = kWholePack;
    if (viewer != kOutsider) unknown = unknown - seen_by(eye);
    CardSet in_hands = hidden_in_hands(log, eye) - ever_in_fola(log);
    CardSet seen_by_bots;
    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = static_cast<Seat>(s);
        if (bots.has(seat)) seen_by_bots |= seen_by(Viewer{seat});
    }
    const bool bots_too = below(kBotsTooOnceIn, rng) == 0;
    if (!bots_too) unknown = unknown - seen_by_bots;
    const bool of_one_kind = below(2, rng) == 0;
    const std::vector<CardSet> sets = of_one_kind ? alike() : std::vector{in_hands};
    Exchange to = no_exchange();
    for (auto rounds = below(kMostRounds, rng) + 1; rounds > 0; --rounds)
        for (const CardSet& set : sets) exchange_two(to, set & unknown, rng);
    twins.hands[1].pack = through(to, first.pack);
    for (const Move& move : first.moves) twins.hands[1].moves.push_back(through(to, move));
    for (std::size_t i = 0; i < first.pack.size(); ++i)
        twins.exchanged += first.pack[i] != twins.hands[1].pack[i] ? 1 : 0;
    if (twins.exchanged == 0 || !lawful(twins.hands[1].pack, twins.rules)) return std::nullopt;
    if (!lawful_twins(twins, to, !bots_too)) return std::nullopt;
    for (const Card card : seen_by_bots)
        twins.bots_differ |= to[static_cast<std::size_t>(index(card))] != card;
    return twins;
}

HandBefore draw_hand_before(const Twins& twins, Rng& rng) {
    HandBefore before;
    before.dealer = next(twins.dealer, kSeats - 1); // GIR-1
    auto skip = below(static_cast<std::uint32_t>(twins.bots.size()), rng);
    for (int s = 0; s < kSeats; ++s)
        if (twins.bots.has(static_cast<Seat>(s)) && skip-- == 0) before.seat = static_cast<Seat>(s);
    before.bots = twins.bots;
    before.bots.remove(before.seat);
    if (twins.viewer < kSeats) before.bots.add(static_cast<Seat>(twins.viewer));
    before.hand = any_whole(twins.rules, before.dealer, before.bots, rng).hand;
    return before;
}

} // namespace germini::kit
