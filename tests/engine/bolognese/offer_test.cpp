// What a seat is offered, in the terms shared by all games.
#include "tests/support/bolognese/hand_driver.hpp"
#include "tests/support/bolognese/play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

std::string_view name(WordId w) { return names().words[w]; }

std::string items_text(const OfferedMove& move) {
    std::string out;
    for (const OfferedItem& item : move.items)
        out += (out.empty() ? "" : "; ") + std::string(name(item.word)) + " " + text(CardSet(item.cards)) +
               " " + std::to_string(item.worth);
    return out;
}

OfferedMove only(const Offer& offered) {
    REQUIRE(offered.moves.size() == 1);
    return offered.moves[0];
}

} // namespace

TEST_CASE("Tarocco bolognese D-4: items are whole sets of cards, worth the sum of their combinations") {
    HandDriver table(*preset("ottocento"), 3,
                     pack_of(3, {"T20 T19 M CK CQ C1 D6 D7 D8 D9 D10 S8 S9 S10 BJ", "", "", ""}, "S6 S7"));
    CHECK(name(only(offer(table.legal_moves())).move) == "call");
    table.call({}).discard("S6 S7");
    const Offer offered = offer(table.legal_moves());
    CHECK(names().phases[offered.phase] == "declare");
    const OfferedMove move = only(offered);
    CHECK(name(move.move) == "declare");
    CHECK(move.input == MoveInput::items);
    CHECK(items_text(move) == "grande T20 T19 M 28; suit_sequence CK CQ C1 M 15");
    CHECK(move.with.empty());
    CHECK(move.notes.empty());
}

TEST_CASE("Tarocco bolognese OUT-1, OUT-2: `out` is offered where it is within reach, with the number of "
          "missing points") {
    const auto declaring = [](int score) {
        HandDriver table(*preset("ottocento"), 3,
                         pack_of(3, {"CK DK SK C6 C7 C8 C9 C10 D6 D7 D8 D9 D10 S8 S9", "", "", ""}, "S6 S7"),
                         {{static_cast<std::int16_t>(score), 0}});
        table.call({}).discard("S6 S7");
        return only(offer(table.legal_moves()));
    };
    const OfferedMove near = declaring(783);
    REQUIRE(near.with.size() == 1);
    CHECK(name(near.with[0].key) == "out");
    CHECK(near.with[0].words.empty());
    REQUIRE(near.notes.size() == 1);
    CHECK(name(near.notes[0].word) == "missing");
    CHECK(near.notes[0].number == 17);
    CHECK(declaring(782).with.empty());
}

TEST_CASE("Tarocco bolognese OUT-1: the first look shows the number of missing points if the target is "
          "within reach") {
    const auto look = [](int score) {
        HandDriver table(*preset("ottocento"), 3, pack_of(3, {"", "", "", "TM1 TM2 TM3 C6 C7"}),
                         {{0, static_cast<std::int16_t>(score)}});
        return only(offer(table.legal_moves()));
    };
    REQUIRE(look(790).notes.size() == 1);
    CHECK(look(790).notes[0].number == 10);
    CHECK(look(790).with.empty());
    CHECK(look(789).notes.empty());
    CHECK(items_text(look(789)) == "mori TM3 TM2 TM1 10");
}

TEST_CASE("Tarocco bolognese DISC-1, DISC-2: the discard offers two cards and names those that are barred") {
    HandDriver table(*preset("quattro_scartate"), 0, pack_of(0, {"CK T20 M C6 C7 C8", "", "", ""}, "D6 D7"));
    const OfferedMove move = only(offer(table.legal_moves()));
    CHECK(name(move.move) == "discard");
    CHECK(move.input == MoveInput::cards);
    CHECK(move.least == 2);
    CHECK(move.most == 2);
    REQUIRE(move.barred.size() == 1);
    CHECK(move.barred[0].clause == "DISC-2");
    CHECK(move.barred[0].cards.contains(cards("CK T20 M")));
    CHECK(move.cards == table.state().hand[0] - move.barred[0].cards);
}

TEST_CASE("Tarocco bolognese SAY-1: a card is offered with the words that may be said with it") {
    HandDriver table(*preset("quattro_scartate"), 3, pack_of(3, {"T16 T15 C6 D6 S8", "", "", ""}, "S6 S7"));
    table.discard("S6 S7").declare({});
    const OfferedMove move = only(offer(table.legal_moves()));
    CHECK(name(move.move) == "play");
    REQUIRE(move.with.size() == 1);
    CHECK(name(move.with[0].key) == "signal");
    REQUIRE(move.with[0].words.size() == 2);
    CHECK(name(move.with[0].words[0]) == "busso");
    CHECK(name(move.with[0].words[1]) == "striscio");
    CHECK(move.with[0].cards == (table.state().hand[0] & kNumeri));
    CHECK(move.barred.empty());
}

TEST_CASE("Tarocco bolognese FOLLOW-1, FOLLOW-2, GIVE-1: cards that may not be played are listed with their "
          "clause") {
    HandDriver table(*preset("quattro_scartate"), 3, pack_of(3, {"C6", "C7 T5 D6 M", "", ""}, "S6 S7"));
    table.discard("S6 S7").declare({}).play("C6").declare({});
    const OfferedMove move = only(offer(table.legal_moves()));
    REQUIRE(move.barred.size() == 1);
    CHECK(move.barred[0].clause == "FOLLOW-1");
    CHECK(move.barred[0].cards.contains(cards("T5 D6")));
    CHECK(move.cards.contains(cards("C7 M")));
    CHECK(move.with.empty());
}

TEST_CASE("Tarocco bolognese: an offer matches what the choice allows, in random hands") {
    Rng rng(10);
    for (int hand = 0; hand < 60; ++hand) {
        using P = support::GameTraits<Bolognese>;
        const Rules rules = P::any_rules(rng);
        State state;
        const auto take = [&state](const Events& events) {
            for (const Event& event : events) fold(state, event);
        };
        const Seat dealer = seat(static_cast<int>(rng() % rules.players));
        take(open(rules, dealer, P::any_pack(rules, rng), P::any_context(rules, dealer, rng)));
        while (state.phase != Phase::over) {
            const Seat due = *state.due.begin();
            const LegalMoves choice = bolognese::legal_moves(information_state(state, due));
            const Offer offered = offer(choice);
            const OfferedMove& move = offered.moves.at(0);
            CHECK(offered.phase == static_cast<PhaseId>(state.phase));
            CHECK(name(move.move) == names().phases[offered.phase]);
            CHECK(offered.moves.size() == (choice.claim ? 2 : 1));
            if (choice.claim) {
                CHECK(name(offered.moves[1].move) == "claim");
                CHECK(offered.moves[1].input == MoveInput::nothing);
            }
            for (Card card : choice.held)
                if (move.input == MoveInput::card) {
                    const Move made = choice.kind == Phase::play ? Move{due, PlayMove{card, Signal::none}}
                                                                 : Move{due, GiveMove{card}};
                    CHECK(move.cards.has(card) == allows(choice, due, made));
                }
            for (const OfferedAddition& with : move.with)
                for (WordId said : with.words)
                    for (Card card : with.cards) {
                        const auto signal = static_cast<Signal>(said - word(GameWord::signal));
                        // What may not be led may not be led with a word either; a lead is free.
                        CHECK(allows(choice, due, {due, PlayMove{card, signal}}));
                    }
            for (int s = 0; s < state.seats(); ++s) {
                const Offer to = offer(bolognese::legal_moves(information_state(state, seat(s))));
                CHECK(to.moves.empty() == !state.due.has(seat(s)));
            }
            take(decide(state, bots::random_move(choice, due, rng))->events);
        }
    }
}
