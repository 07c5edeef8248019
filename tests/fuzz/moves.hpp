// Any bytes as a hand: options, dealer, pack, then moves of every kind, legal or not. After each move: the
// engine accepts what the choice allows, the state is sound, and each viewer's own fold agrees with it.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/core/rng.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/generic.hpp"

namespace germini::fuzz {

/// Takes bytes one by one; zeros once they are used up.
class Script {
public:
    explicit Script(std::string_view bytes) : bytes_(bytes) {}
    bool over() const { return at_ >= bytes_.size(); }
    std::uint8_t byte() { return over() ? std::uint8_t{0} : static_cast<std::uint8_t>(bytes_[at_++]); }
    int below(int n) { return byte() % n; }
    Card card() { return static_cast<Card>(byte() % kCardNumbers); }
    /// One of the cards offered, or sometimes any number.
    Card card_of(CardSet among) {
        const int pick = byte();
        return among.empty() || pick >= 224 ? card() : among.nth(pick % among.size());
    }
    std::uint64_t word() {
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) value = value << 8 | byte();
        return value;
    }

private:
    std::string_view bytes_;
    std::size_t at_ = 0;
};

/// The interface of a game: M::Game, M::rules(script), M::context(rules, script), M::draw(rules, rng),
/// M::attempt(kind, seat, state, script): a move of that kind; M::kKinds: the number of kinds,
/// M::lawful(choice, seat, rng).
template <class M> class Moves {
    using G = typename M::Game;
    using P = support::GameTraits<G>;

public:
    explicit Moves(Script script) : script_(script), rules_(M::rules(script_)), hand_(rules_) {}

    void run() {
        const auto dealer = static_cast<Seat>(script_.below(G::seats(rules_)));
        Rng rng(script_.word());
        const auto context = M::context(rules_, script_);
        happen(G::open(rules_, dealer, M::draw(rules_, rng), context));
        while (!script_.over() && !hand_.over()) step();
    }

private:
    Seat seat(int number) const { return static_cast<Seat>(number); }
    auto legal_moves(Seat one) const { return G::legal_moves(G::information_state(hand_.state(), one)); }

    void happen(const typename G::Events& events) {
        hand_.take(events);
        require(G::check(hand_.state()).empty(), "the state is sound");
        for (int s = 0; s < G::seats(rules_); ++s)
            require(P::agrees(hand_.state(), hand_.view(seat(s))).empty(), "a view agrees with the state");
    }

    typename G::Move read_move() {
        const int head = script_.byte(), kind = (head >> 2) % 8;
        const Seat one = seat((head & 3) % G::seats(rules_));
        if (kind < M::kKinds) return M::attempt(kind, one, hand_.state(), script_);
        // A seat that is due makes a legal move, so that hands proceed.
        Seat due = one;
        while (!G::due(hand_.state()).has(due)) due = after(due, 1, G::seats(rules_));
        Rng rng(static_cast<std::uint64_t>(head) << 8 | script_.byte());
        return M::lawful(legal_moves(due), due, rng);
    }

    void step() {
        const auto move = read_move();
        const Seat mover = P::moving_seat(move);
        const auto decided = G::decide(hand_.state(), move);
        require(decided.has_value() == G::allows(legal_moves(mover), mover, move),
                "what is decided is what was offered");
        require(decided.has_value() || !decided.error().clause.empty(), "a refusal names its clause");
        for (int s = 0; s < G::seats(rules_); ++s)
            require(P::same(legal_moves(seat(s)), G::legal_moves(G::information_state(hand_.view(seat(s)))))
                        .empty(),
                    "a seat's own view offers what the state does");
        if (decided) happen(decided->events);
    }

    Script script_;
    typename G::Rules rules_;
    HandInPlay<G> hand_;
};

} // namespace germini::fuzz
