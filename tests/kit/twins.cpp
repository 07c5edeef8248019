#include "tests/kit/twins.hpp"

#include "engine/bots/greedy.hpp"
#include "tests/kit/play_minchiate.hpp"

#include <stdexcept>

namespace germini::kit {

using namespace minchiate;

namespace {

constexpr std::uint32_t kMostRounds = 4; ///< of exchanges

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
    if (const auto* play = std::get_if<PlayMove>(&a.what))
        return play->card == std::get<PlayMove>(b.what).card && play->by == std::get<PlayMove>(b.what).by;
    if (const auto* discard = std::get_if<DiscardMove>(&a.what))
        return discard->cards == std::get<DiscardMove>(b.what).cards;
    return true; // what else a bot says is public, and compared where it is told
}

/// A hand of which no bot is due after its moves.
Twin any_twin(const Rules& rules, Seat dealer, SeatSet bots, std::vector<Event>& log, Rng& rng) {
    Twin twin{any_pack(rules, rng), {}};
    Course course(rules, dealer, twin.pack, bots);
    std::vector<std::size_t> stops; // numbers of moves after which a guest is asked
    while (course.state().phase != Phase::over) {
        if (!twin.moves.empty() && !course.bot_move()) stops.push_back(twin.moves.size());
        twin.moves.push_back(next_move(course, rng));
        if (!course.make(twin.moves.back())) throw std::logic_error("a lawful move was refused");
    }
    log = course.log();
    twin.moves.resize(stops.empty() ? 0 : stops[below(static_cast<std::uint32_t>(stops.size()), rng)]);
    return twin;
}

/// Whether the second is a hand too, and for an outsider one in which the same seats are due.
bool lawful_twins(const Twins& twins) {
    std::vector<Course> courses;
    for (const Twin& twin : twins.hands)
        courses.emplace_back(twins.rules, twins.dealer, twin.pack, twins.bots);
    for (std::size_t i = 0; i < twins.hands[0].moves.size(); ++i) {
        const auto first = courses[0].bot_move(), second = courses[1].bot_move();
        if (first.has_value() != second.has_value() || (first && !same_move(*first, *second))) {
            if (twins.viewer == kOutsider) return false;
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
    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = static_cast<Seat>(s);
        if (bots.has(seat)) unknown = unknown - seen_by(Viewer{seat});
    }
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
    if (!lawful_twins(twins)) return std::nullopt;
    return twins;
}

} // namespace germini::kit
