// What the greedy bots of Sicilian tarocchi say: every kind of words occurs, is true, and is what the hand
// warrants.
#include "engine/core/hand_in_play.hpp"
#include "engine/core/rng.hpp"
#include "engine/siciliano/bots/greedy.hpp"
#include "tests/support/siciliano/hand_driver.hpp"

#include <doctest/doctest.h>
#include <map>
#include <string>

using namespace germini;
using namespace germini::support::sicilian;

namespace {

constexpr int kHands = 100;

// How often each kind of words was said.
using Heard = std::map<std::string, int>;

void note_statement(Heard& heard, const AnnounceMove& said, int trumps) {
    const int items = int{said.decine.has_value()} + int{said.arie.has_value()} + int{said.re.has_value()} +
                      int{said.trionfi.has_value()};
    if (said.tengo) ++heard["tengo of a speaker"];
    if (said.decine) ++heard["a decina by name"];
    if (said.arie) ++heard["Arie"];
    if (said.re) ++heard["Kings"];
    if (said.trionfi) ++heard[*said.trionfi > trumps ? "too many trumps" : "trumps"];
    if (said.decine && said.trionfi && said.re)
        ++heard["a decina, trumps and Kings"]; // "Fujutu terzo e un Re"
    if (items > 1) ++heard["several things at once"];
}

void note(Heard& heard, const State& state, const Move& move) {
    const CardSet hand = at(state.hand, move.seat);
    if (const auto* said = std::get_if<AnnounceMove>(&move.what))
        note_statement(heard, *said, (hand & kTrumpsAnnounced).size());
    if (const auto* word = std::get_if<SayMove>(&move.what))
        ++heard[word->word == SayMove::Word::tengo ? "tengo" : "mischio"];
    if (const auto* play = std::get_if<PlayMove>(&move.what))
        for (const Call call : play->calls) ++heard[std::string(kCalls[static_cast<std::size_t>(call)])];
}

Heard heard_in(const Rules& rules) {
    Heard heard;
    Rng rng(2014);
    for (int i = 0; i < kHands; ++i) {
        HandInPlay<Siciliano> hand(rules);
        hand.take(open(rules, seat(i % kSeats), draw_pack(rng)));
        while (!hand.over()) {
            const Move move = bots::greedy_move(hand.view(hand.due()));
            note(heard, hand.state(), move);
            const auto decided = decide(hand.state(), move); // refuses what is not true
            REQUIRE(decided.has_value());
            hand.take(*decided);
        }
    }
    return heard;
}

// The first speaker's words in the first round.
AnnounceMove announced(std::string_view hand, std::string_view name = "tortorici2014") {
    View view = view_of(*preset(name), Viewer{seat(0)});
    view.dealer = seat(3);
    view.phase = Phase::announce;
    view.round = 1;
    view.due = SeatSet(seat(0));
    view.hand[0].cards = cards(hand);
    view.hand[0].count = static_cast<std::uint8_t>(view.hand[0].cards.size());
    return std::get<AnnounceMove>(bots::greedy_move(view).what);
}

} // namespace

TEST_CASE(
    "Sicilian tarocchi (ANN-1, ANN-4, SAY-1): a hundred hands of greedy bots have every kind of words") {
    const Heard heard = heard_in(*preset("tortorici2014"));
    for (const std::string kind : {"tengo of a speaker", "a decina by name", "Arie", "Kings", "trumps",
                                   "too many trumps", "a decina, trumps and Kings", "several things at once",
                                   "tengo", "mischio", "giove", "balla", "batto", "batto_senza_giove",
                                   "batto_forte", "a_due", "a_tutti", "maggiori_bianchi", "minore_bianco"})
        CHECK_MESSAGE(heard.contains(kind), kind);
}

TEST_CASE("Sicilian tarocchi (ANN-9, CALL-1): without calls and decine there are only Arie and Kings") {
    const Heard heard = heard_in(*preset("dummett"));
    CHECK(heard.contains("Arie"));
    CHECK(heard.contains("Kings"));
    CHECK(heard.contains("mischio"));
    for (const std::string kind :
         {"tengo of a speaker", "a decina by name", "trumps", "too many trumps", "giove"})
        CHECK_FALSE_MESSAGE(heard.contains(kind), kind);
}

TEST_CASE("Sicilian tarocchi (TACT-1 … TACT-3): what a greedy bot announces is what its hand warrants") {
    // "Fujutu terzo e un Re", the source's example.
    const AnnounceMove composed = announced("M T5 T9 CK S7");
    REQUIRE(composed.decine);
    CHECK(CardSet(*composed.decine) == CardSet(kFujutu));
    CHECK(composed.trionfi == 3);
    CHECK(composed.re == 1);
    CHECK_FALSE(composed.arie);
    // Strong, with little to say beside its trumps: nobody shall send it back.
    CHECK(announced("T12 T11 T9 T8 C5").tengo);
    // Strong, with much to say: the partner learns it.
    const AnnounceMove much = announced("T19 T18 T20 CK C5");
    CHECK(much.arie == 2);
    CHECK_FALSE(much.tengo);
    // Nothing to say and nearly strong: one or two trumps too many. Weak: the true number.
    CHECK(announced("T5 T4 C5 C6 C7").trionfi > 2);
    CHECK(announced("T5 C5 C6 C7 D7").trionfi == 1);
    CHECK(announced("T19 CK C5 C6 C7", "dummett").arie == 1);
}

TEST_CASE(
    "Sicilian tarocchi (SAY-1, TACT-4): the third speaker adds up its hand and the words of both sides") {
    const auto word = [](std::string_view hand, int partners_kings, int opponents_arie) {
        View view = view_of(*preset("tortorici2014"), Viewer{seat(2)});
        view.dealer = seat(3);
        view.phase = Phase::say;
        view.round = 1;
        view.due = SeatSet(seat(2));
        view.hand[2].cards = cards(hand);
        const auto said = [&view](int speaker, Announcement words) {
            view.note_statement(seat(speaker), words);
        };
        said(0, {false, {}, 0, static_cast<std::uint8_t>(partners_kings), 0});
        said(1, {false, {}, static_cast<std::uint8_t>(opponents_arie), 0, 0});
        return std::get<SayMove>(bots::greedy_move(view).what).word;
    };
    CHECK(word("T5 T4 C5 C6 C7", 4, 0) == SayMove::Word::tengo);
    CHECK(word("T5 T4 C5 C6 C7", 1, 0) == SayMove::Word::mischio);
    CHECK(word("T5 T4 C5 C6 C7", 4, 3) == SayMove::Word::mischio);
}

TEST_CASE("Sicilian tarocchi (CALL-5, CALL-7, CALL-8): a call comes with a card that warrants it") {
    // The calls of a lead; `lacking` of the others, from the left, have no cups.
    const auto called = [](std::string_view hand, CardSet played, int lacking = 0) {
        View view = view_of(*preset("tortorici2014"), Viewer{seat(0)});
        view.dealer = seat(3);
        view.phase = Phase::play;
        view.due = SeatSet(seat(0));
        view.trick.leader = seat(0);
        view.played = played;
        view.hand[0].cards = cards(hand);
        view.hand[0].count = static_cast<std::uint8_t>(view.hand[0].cards.size());
        for (int s = 1; s <= lacking; ++s) at(view.voids, seat(s)) = 1;
        const Move move = bots::greedy_move(view);
        CallSet calls = 0;
        for (const Call call : std::get<PlayMove>(move.what).calls)
            calls = static_cast<CallSet>(calls | bit(call));
        return calls;
    };
    CHECK(has(called("T15 T14 C5 C6", trumps(16, 20)), Call::maggiori_bianchi));
    CHECK(called("T15 T14 C5 C6", trumps(17, 20)) == 0); // an opponent may have T16
    CHECK(called("T18 T17 T16 C5", trumps(19, 20)) == bit(Call::batto_forte));
    CHECK(called("C5 C6", {}, 3) == bit(Call::a_tutti));
    CHECK(called("C5 C6", {}, 2) == bit(Call::a_due));
    CHECK(called("C5 C6", {}, 1) == 0);
    CHECK(called("C5", {}, 3) == 0); // the last card
}
