// One test for every game: random hands, with all generic properties of a game checked after every step.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/game.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/shuffle.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace germini::support {

/// What the test needs of a game besides the concept; each game specialises it in its tests:
///     kName, kPackZone (the kind of the zone all cards start in), pack_cards(rules), kMostMoves, kMostEvents
///     any_rules(rng), any_pack(rules, rng), any_context(rules, dealer, rng), any_move(state, seat, rng)
///     offers(choice)          whether there is anything to do
///     same(choice, choice)    empty, or the difference between two choices
///     tries(state, seat, rng) moves that the seat might try, legal or not: of all kinds, of other seats
///     moving_seat(move)       the seat that makes the move
///     agrees(state, view)     empty, or the difference between the fold of the seen events and the state
///     sound(result)           empty, or what is impossible in a result
///     keeps(log)              empty, or how the log did not survive being written and read again
template <class G> struct GameTraits;

/// A seen event without the cards that a viewer was sent: must be the same for all.
inline SeenEvent without_cards(SeenEvent event) {
    if (auto* moved = std::get_if<SeenMoved>(&event)) moved->cards.clear();
    if (auto* seen = std::get_if<SeenCards>(&event)) seen->cards.clear();
    return event;
}
inline CardSet cards_told(const SeenEvent& event) {
    if (const auto* moved = std::get_if<SeenMoved>(&event)) return CardSet(moved->cards);
    if (const auto* seen = std::get_if<SeenCards>(&event)) return CardSet(seen->cards);
    return {};
}

/// The number of cards in each zone, by visible movements: the same for every viewer of every game.
class ZoneCount {
public:
    ZoneCount(std::uint8_t pack_zone, int pack) : pack_(pack) { count_[{pack_zone, Zone::kNoOwner}] = pack; }

    std::string take(const SeenEvent& event) {
        const auto* moved = std::get_if<SeenMoved>(&event);
        if (moved == nullptr) return {};
        if (!moved->cards.empty() && moved->cards.size() != moved->count) return "a move of some cards named";
        at(moved->from) -= moved->count;
        at(moved->to) += moved->count;
        if (at(moved->from) < 0) return "more cards left a zone than lay there";
        int sum = 0;
        for (const auto& [zone, count] : count_) sum += count;
        return sum == pack_ ? "" : "cards were lost on the way";
    }

private:
    int& at(Zone zone) { return count_[{zone.kind, zone.owner}]; }

    int pack_;
    std::map<std::pair<std::uint8_t, std::uint8_t>, int> count_;
};

template <Game G> class Playout {
    using P = GameTraits<G>;

public:
    explicit Playout(std::uint64_t seed)
        : rng_(seed), rules_(P::any_rules(rng_)), seats_(G::seats(rules_)),
          zones_(P::kPackZone, P::pack_cards(rules_)) {
        for (int s = 0; s < seats_; ++s) views_.push_back(G::view(rules_, Viewer{static_cast<Seat>(s)}));
        views_.push_back(G::view(rules_, Viewer{}));
    }

    /// The first violation with its place; empty without violations.
    std::string run() {
        const auto dealer = static_cast<Seat>(below(static_cast<std::uint32_t>(seats_), rng_));
        happen(G::open(rules_, dealer, P::any_pack(rules_, rng_), P::any_context(rules_, dealer, rng_)));
        for (int moves = 0; fault_.empty() && !G::over(state_); ++moves) {
            if (moves > P::kMostMoves) fail("the hand does not end");
            if (fault_.empty()) step();
        }
        if (fault_.empty()) closed();
        return fault_;
    }

    const std::vector<typename G::Event>& log() const { return log_; }

private:
    void fail(const std::string& what) {
        if (fault_.empty())
            fault_ =
                std::string(P::kName) + ": " + what + " (after " + std::to_string(log_.size()) + " events)";
    }
    void need(const std::string& fault) {
        if (!fault.empty()) fail(fault);
    }

    void happen(const typename G::Events& events) {
        if (events.size() > static_cast<std::size_t>(P::kMostEvents)) fail("too many events at once");
        for (const typename G::Event& event : events) {
            G::fold(state_, event);
            log_.push_back(event);
            tell(event);
        }
        if (const auto broken = G::check(state_); !broken.empty()) fail(std::string(broken));
        for (const auto& view : views_) need(P::agrees(state_, view));
    }

    // Everybody gets one event for each, the same except for cards; a spectator is sent no card that a seat
    // is not.
    void tell(const typename G::Event& event) {
        const SeenEvent common = G::project(event, Viewer{});
        need(zones_.take(common));
        for (int v = 0; v <= seats_; ++v) {
            const Viewer viewer{v < seats_ ? static_cast<Seat>(v) : kNoSeat};
            const SeenEvent seen = G::project(event, viewer);
            if (without_cards(seen) != without_cards(common)) fail("two viewers see different things happen");
            if (!cards_told(seen).contains(cards_told(common))) fail("a seat is sent less than a spectator");
            G::fold(views_[static_cast<std::size_t>(v)], seen);
        }
    }

    typename G::LegalMoves legal_moves(Seat seat) const {
        return G::legal_moves(G::information_state(state_, seat));
    }

    void step() {
        const SeatSet due = G::due(state_);
        if (due.empty()) fail("no seat is to move in a hand in progress");
        std::vector<Seat> asked;
        for (int s = 0; s < seats_; ++s) {
            const Seat seat = static_cast<Seat>(s);
            const auto offered = legal_moves(seat);
            if (P::offers(offered) != due.has(seat)) fail("the seats due are not those with a choice");
            need(P::same(offered, G::legal_moves(G::information_state(views_[static_cast<std::size_t>(s)]))));
            if (due.has(seat)) asked.push_back(seat);
        }
        for (int s = 0; s < seats_; ++s)
            for (const auto& move : P::tries(state_, static_cast<Seat>(s), rng_)) judge(move);
        if (!fault_.empty()) return;
        const Seat seat = asked[below(static_cast<std::uint32_t>(asked.size()), rng_)];
        const auto move = P::any_move(state_, seat, rng_);
        const auto decided = G::decide(state_, move);
        if (!decided)
            return fail("a move of the choice's own is refused: " + std::string(decided.error().clause));
        happen(decided->events);
        if (!(state_ == decided->after)) fail("a decision leads to another state than its events");
    }

    // A move is accepted if and only if the choice of its seat allows it; a refusal names a clause.
    void judge(const typename G::Move& move) {
        const Seat seat = P::moving_seat(move);
        const bool known = index(seat) < seats_;
        const auto decided = G::decide(state_, move);
        const bool allowed = known && G::allows(legal_moves(seat), seat, move);
        if (decided.has_value() != allowed)
            fail(allowed ? "an offered move is refused" : "a move is taken unoffered");
        if (!decided && decided.error().clause.empty()) fail("a refusal names no clause");
        if (decided && !G::due(state_).has(seat)) fail("a seat moved that is not due");
    }

    void closed() {
        const auto result = G::result(state_);
        if (!result) return fail("a hand is over and has no result");
        if (static_cast<int>(result->amounts.size()) != seats_) fail("the result is not of the seats");
        need(P::sound(*result));
        if (!G::due(state_).empty()) fail("somebody is due in a hand that is over");
        for (int s = 0; s < seats_; ++s) {
            if (P::offers(legal_moves(static_cast<Seat>(s)))) fail("a choice in a hand that is over");
            for (const auto& move : P::tries(state_, static_cast<Seat>(s), rng_)) {
                const auto decided = G::decide(state_, move);
                if (decided || decided.error().clause != "TURN-3") fail("a move after the end (TURN-3)");
            }
        }
        need(P::keeps(log_));
        typename G::State again;
        for (const auto& event : log_) G::fold(again, event);
        for (const auto& view : views_) need(P::agrees(again, view));
    }

    Rng rng_;
    typename G::Rules rules_;
    int seats_;
    typename G::State state_;
    std::vector<typename G::View> views_; ///< one per seat, then a spectator's
    ZoneCount zones_;
    std::vector<typename G::Event> log_;
    std::string fault_;
};

template <Game G> std::string playout(std::uint64_t seed) { return Playout<G>(seed).run(); }

} // namespace germini::support
