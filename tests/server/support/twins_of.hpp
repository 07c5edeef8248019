// Twins of one game; T defines the game's part:
//   Engine, kName      the game
//   any_rules(rng)     rules under which hidden cards change nothing that a viewer is sent
//   preset(rules), options(rules), move_json(move), read_move(field, seat)    the wire's forms
//   actor(move)        the sender
//   lawful(pack, rules), greedy(view), any_attempt(rng)
//   means_the_same(first, second, move)    whether the move means the same in both hands
//   permuted(exchange, move)    the same move with its cards replaced
//   known(rules, hand, viewer)  every card that the viewer may know after the hand's moves, by the rules
//   sets(log, viewer, rng)      the sets of unknown cards to be exchanged among themselves
#pragma once
#include "engine/core/shuffle.hpp"
#include "protocol/wire/library_json.hpp"
#include "protocol/wire/reader.hpp"
#include "tests/server/support/twins.hpp"
#include "tests/support/generic.hpp"
#include "tests/support/minchiate/exchange.hpp"

#include <memory>
#include <stdexcept>
#include <utility>
#include <variant>
#include <vector>

namespace germini::test {

/// A hand's first moves.
template <class G> struct FirstMoves {
    Seat dealer{};
    typename G::Pack pack{};
    typename G::Context context{};
    std::vector<typename G::Move> moves;
};

inline bool is_one_in(std::uint32_t n, Rng& rng) { return below(n, rng) == 0; }

/// Every card that events let a viewer know, from the deal to the last of the moves; `lets_know(event)`: by
/// one event.
template <class G>
CardSet known_from(const typename G::Rules& rules, const FirstMoves<G>& hand, const auto& lets_know) {
    CardSet out;
    typename G::State state{};
    const auto take = [&](const typename G::Events& events) {
        for (const auto& event : events) {
            G::fold(state, event);
            out |= std::visit(lets_know, event);
        }
    };
    take(G::open(rules, hand.dealer, hand.pack, hand.context));
    for (const auto& move : hand.moves) take(G::decide(state, move)->events);
    return out;
}

/// The first of the sets with which the dealer's discard has a card in common; all of them if none has.
template <class Discarded, class Event>
std::vector<CardSet> met_by_discard(const std::vector<Event>& log, std::vector<CardSet> sets) {
    for (const Event& event : log)
        if (const auto* discarded = std::get_if<Discarded>(&event))
            for (const CardSet& set : sets)
                if (set.meets(CardSet(discarded->cards))) return {set};
    return sets;
}

template <class T> class TwinsOf {
    using G = typename T::Engine;
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Event = typename G::Event;
    using Move = typename G::Move;
    using Hand = FirstMoves<G>;
    using Support = support::GameTraits<G>;

public:
    static std::optional<Twins> draw(int viewer, SeatSet bots, bool with_before, Rng& rng) {
        const Rules rules = T::any_rules(rng);
        Twins twins;
        twins.rules = {{"game", T::kName}, {"preset", T::preset(rules)}, {"options", T::options(rules)}};
        twins.bots = bots;
        twins.viewer = viewer;
        Hand first;
        first.dealer = static_cast<Seat>(below(kTwinSeats, rng));
        if (with_before && !draw_before(twins, rules, first, rng)) return std::nullopt;
        std::vector<Event> log;
        play_on(rules, first, bots, log, rng, true);
        if (first.moves.empty()) return std::nullopt;
        return twin_of(std::move(twins), rules, first, log, rng);
    }

private:
    static constexpr std::uint32_t kMostRounds = 4;    ///< of exchanges
    static constexpr std::uint32_t kBotsTooOnceIn = 2; ///< cards that a bot sees are exchanged as well

    /// A hand in play, with what its bots see of it.
    class HandPlayback {
    public:
        HandPlayback(const Rules& rules, const Hand& hand, SeatSet bots) : bots_(bots) {
            for (int s = 0; s < kTwinSeats; ++s)
                views_.push_back(G::view(rules, Viewer{static_cast<Seat>(s)}));
            take(G::open(rules, hand.dealer, hand.pack, hand.context));
        }
        const State& state() const { return state_; }
        const std::vector<Event>& log() const { return log_; }
        bool make(const Move& move) {
            const auto decided = G::decide(state_, move);
            if (decided) take(decided->events);
            return decided.has_value();
        }
        /// The bot that moves now, if one does: the first that is due.
        std::optional<Move> bot_move() const {
            for (int s = 0; s < kTwinSeats; ++s)
                if (bots_.has(static_cast<Seat>(s)) && G::due(state_).has(static_cast<Seat>(s)))
                    return T::greedy(views_[static_cast<std::size_t>(s)]);
            return std::nullopt;
        }

    private:
        void take(const typename G::Events& events) {
            for (const Event& event : events) {
                G::fold(state_, event);
                log_.push_back(event);
                for (int s = 0; s < kTwinSeats; ++s)
                    if (bots_.has(static_cast<Seat>(s)))
                        G::fold(views_[static_cast<std::size_t>(s)],
                                G::project(event, Viewer{static_cast<Seat>(s)}));
            }
        }

        SeatSet bots_;
        State state_{};
        std::vector<typename G::View> views_;
        std::vector<Event> log_;
    };

    static Move next_move(const HandPlayback& playback, Rng& rng) {
        if (const auto move = playback.bot_move()) return *move;
        std::vector<Seat> due;
        for (int s = 0; s < kTwinSeats; ++s)
            if (G::due(playback.state()).has(static_cast<Seat>(s))) due.push_back(static_cast<Seat>(s));
        return Support::any_move(playback.state(), due[below(static_cast<std::uint32_t>(due.size()), rng)],
                                 rng);
    }

    /// Draws a pack and moves: all of them, or so many that no bot is due after them. `log`: of the whole
    /// hand.
    static State play_on(const Rules& rules, Hand& hand, SeatSet bots, std::vector<Event>& log, Rng& rng,
                         bool stops) {
        hand.pack = Support::any_pack(rules, rng);
        std::vector<std::size_t> places; // after which a guest is asked
        HandPlayback playback(rules, hand, bots);
        while (!G::over(playback.state())) {
            if (!hand.moves.empty() && !playback.bot_move()) places.push_back(hand.moves.size());
            hand.moves.push_back(next_move(playback, rng));
            if (!playback.make(hand.moves.back())) throw std::logic_error("a lawful move was refused");
        }
        log = playback.log();
        if (stops)
            hand.moves.resize(places.empty() ? 0
                                             : places[below(static_cast<std::uint32_t>(places.size()), rng)]);
        return playback.state();
    }

    /// The match's first hand, in which the viewer has another seat; the twins are then its second. False
    /// if it has none.
    static bool draw_before(Twins& twins, const Rules& rules, Hand& second, Rng& rng) {
        HandBefore before;
        auto skip = below(static_cast<std::uint32_t>(twins.bots.size()), rng);
        for (int s = 0; s < kTwinSeats; ++s)
            if (twins.bots.has(static_cast<Seat>(s)) && skip-- == 0) before.seat = s;
        before.bots = twins.bots;
        before.bots.remove(static_cast<Seat>(before.seat));
        if (twins.viewer < kTwinSeats) before.bots.add(static_cast<Seat>(twins.viewer));
        Hand hand;
        hand.dealer = static_cast<Seat>(below(kTwinSeats, rng));
        std::vector<Event> log;
        const State state = play_on(rules, hand, before.bots, log, rng, false);
        // Chairs are counted from its dealer.
        const HandResult by_seat = *G::result(state);
        HandResult by_chair{by_seat.ending, {}, {}};
        for (int chair = 0; chair < kTwinSeats; ++chair)
            by_chair.amounts.push_back(
                by_seat.amounts[static_cast<std::size_t>(index(after(hand.dealer, chair, kTwinSeats)))]);
        Persons in_order;
        for (const auto person : PersonSet::all(kTwinSeats)) in_order.push_back(person);
        auto match = G::match(rules, G::rounds(rules)[0], in_order);
        G::close(match, by_chair);
        const auto next = G::next(match);
        if (!next) return false;
        second.dealer = after(hand.dealer, index(next->dealer), kTwinSeats);
        second.context = G::context(match, hand.dealer);
        before.hand = script(rules, hand);
        twins.before = std::move(before);
        return true;
    }

    static std::optional<Twins> twin_of(Twins twins, const Rules& rules, const Hand& first,
                                        const std::vector<Event>& log, Rng& rng) {
        const Viewer eye{twins.viewer < kTwinSeats ? static_cast<Seat>(twins.viewer) : kNoSeat};
        CardSet unknown;
        for (const Card card : first.pack) unknown.add(card);
        if (twins.viewer != kOutsider) unknown = unknown - T::known(rules, first, eye);
        CardSet seen_by_bots;
        for (int s = 0; s < kTwinSeats; ++s)
            if (const Seat seat = static_cast<Seat>(s); twins.bots.has(seat))
                seen_by_bots |= T::known(rules, first, Viewer{seat});
        const bool bots_too = below(kBotsTooOnceIn, rng) == 0;
        if (!bots_too) unknown = unknown - seen_by_bots;
        support::CardPermutation to = support::identity_permutation();
        const auto sets = T::sets(log, eye, rng);
        for (auto rounds = below(kMostRounds, rng) + 1; rounds > 0; --rounds)
            for (const CardSet& set : sets) support::swap_two(to, set & unknown, rng);
        Hand second = first;
        second.pack = support::permuted(to, first.pack);
        for (Move& move : second.moves) move = T::permuted(to, move);
        if (second.pack == first.pack || !T::lawful(second.pack, rules)) return std::nullopt;
        if (!alike(rules, {first, second}, twins, to, !bots_too)) return std::nullopt;
        for (const Card card : seen_by_bots)
            twins.bots_differ |= to[static_cast<std::size_t>(index(card))] != card;
        twins.hands = {script(rules, first), script(rules, second)};
        for (std::size_t i = 0; i < first.moves.size(); ++i)
            twins.discards_differ |= twins.hands[0].moves[i].form.contains("discard") &&
                                     twins.hands[0].moves[i].form != twins.hands[1].moves[i].form;
        return twins;
    }

    /// Whether the second is also a hand in which bots make the same moves, and for an outsider one in which
    /// the same seats are due. `same_bots`: they cannot distinguish them, so they must.
    static bool alike(const Rules& rules, const std::array<Hand, 2>& hands, const Twins& twins,
                      const support::CardPermutation& to, bool same_bots) {
        std::array<HandPlayback, 2> playbacks{HandPlayback(rules, hands[0], twins.bots),
                                              HandPlayback(rules, hands[1], twins.bots)};
        for (std::size_t i = 0; i < hands[0].moves.size(); ++i) {
            const auto first = playbacks[0].bot_move(), second = playbacks[1].bot_move();
            const bool both = first.has_value() && second.has_value();
            if (first.has_value() != second.has_value() ||
                (both && T::move_json(T::permuted(to, *first)) != T::move_json(*second))) {
                if (twins.viewer == kOutsider || !same_bots) return false;
                throw std::logic_error("a bot can tell two hands apart that it should not");
            }
            if (!T::means_the_same(playbacks[0].state(), playbacks[1].state(), hands[0].moves[i]))
                return false;
            for (std::size_t h = 0; h < 2; ++h)
                if (!playbacks[h].make(hands[h].moves[i])) return false;
            if (G::due(playbacks[0].state()) != G::due(playbacks[1].state())) {
                if (twins.viewer == kOutsider) return false;
                throw std::logic_error("the due seats distinguish two hands");
            }
        }
        return true;
    }

    static Script script(const Rules& rules, const Hand& hand) {
        Script out;
        out.dealer = hand.dealer;
        out.pack.assign(hand.pack.begin(), hand.pack.end());
        auto states = std::make_shared<std::vector<State>>();
        HandPlayback playback(rules, hand, SeatSet());
        const auto stand = [&] {
            out.stands.push_back({G::due(playback.state()), static_cast<int>(playback.log().size())});
            states->push_back(playback.state());
        };
        stand();
        for (const Move& move : hand.moves) {
            if (!playback.make(move)) throw std::logic_error("twins whose moves are not lawful");
            out.moves.push_back({T::actor(move), wire_form(move)});
            stand();
        }
        out.over = G::over(playback.state());
        out.refuses = [states](std::size_t made, int seat, const nlohmann::json& move) {
            const auto parsed = protocol::parsed_json(move);
            protocol::JsonReader reading;
            const auto read = T::read_move(reading.root(parsed), static_cast<Seat>(seat));
            return !reading.ok() || !read.broken_clause.empty() || !G::decide(states->at(made), read.move);
        };
        return out;
    }

    /// What a player sends: without the sender.
    static nlohmann::json wire_form(const Move& move) {
        nlohmann::json form = T::move_json(move);
        if (form.contains("by")) form["for"] = form["seat"];
        form.erase("seat");
        form.erase("by");
        return form;
    }
};

} // namespace germini::test
