// Non-interference: two hands that differ only in what a viewer cannot see give the viewer the same bytes:
// the seen events, and the choice on the viewer's turn.
#include "engine/minchiate/game.hpp"
#include "engine/minchiate/legal_moves.hpp"
#include "protocol/wire/offer_json.hpp"
#include "protocol/wire/seen_json.hpp"
#include "tests/support/minchiate/exchange.hpp"
#include "tests/support/minchiate/play.hpp"

#include <doctest/doctest.h>
#include <optional>
#include <rapidcheck.h>
#include <sstream>

using namespace germini;
using namespace germini::minchiate;

namespace {

/// Everything that reaches a viewer in the first `moves` moves: the text of every seen event, and of every
/// choice of the viewer. Empty if a move is refused.
std::optional<std::string> received(const Rules& rules, Seat dealer, const Pack& pack,
                                    std::span<const Move> moves, Viewer viewer) {
    State state;
    std::string out;
    const auto take = [&](const Events& events) {
        for (const Event& event : events) {
            fold(state, event);
            protocol::append_seen(out, project(event, viewer), names());
            out += '\n';
        }
        if (viewer.spectator() || !state.due.has(viewer.seat)) return;
        protocol::append_offer(out, offer(legal_moves(information_state(state, viewer.seat))), names());
        out += '\n';
    };
    take(open(rules, dealer, pack));
    for (const Move& move : moves) {
        const auto decided = decide(state, move);
        if (!decided) return std::nullopt;
        take(decided->events);
    }
    return out;
}

// The first line in which two texts differ, from both.
std::string difference(const std::string& a, const std::string& b) {
    std::istringstream first(a), second(b);
    for (std::string left, right; std::getline(first, left) && std::getline(second, right);)
        if (left != right) return left + " / " + right;
    return "one is longer";
}

struct Sample {
    int compared = 0, refused = 0;
};

// Plays a random hand, stops somewhere, exchanges cards that one viewer cannot tell apart, and plays the same
// again. `within` are the sets of cards that may be exchanged among themselves.
template <class Within>
std::string interference(std::uint64_t seed, const Rules& rules, Within within, Sample& sample) {
    Rng rng(seed);
    const auto hand = support::any_hand(rules, rng);
    const auto& opened = std::get<Opened>(hand.log.front());
    const auto stop = below(static_cast<std::uint32_t>(hand.moves.size()), rng) + 1;
    const std::span<const Move> moves(hand.moves.data(), stop);
    for (int v = 0; v <= kSeats; ++v) {
        const Viewer viewer{v < kSeats ? static_cast<Seat>(v) : kNoSeat};
        const CardSet unknown = kWholePack - support::known(rules, opened.dealer, opened.pack, moves, viewer);
        support::CardPermutation to = support::identity_permutation();
        bool exchanged = false;
        for (const CardSet& set : within(hand, viewer))
            exchanged = support::swap_two(to, set & unknown, rng) || exchanged;
        if (!exchanged) continue;
        std::vector<Move> same;
        for (const Move& move : moves) same.push_back(support::permuted(to, move));
        const Pack pack = support::permuted(to, opened.pack);
        if (!is_valid_pack(pack, rules)) continue;
        const auto before = received(rules, opened.dealer, opened.pack, moves, viewer);
        const auto after = received(rules, opened.dealer, pack, same, viewer);
        if (!after) {
            ++sample.refused;
            continue;
        }
        ++sample.compared;
        if (before != after)
            return "viewer " + std::to_string(v) +
                   " can tell two hands apart: " + difference(*before, *after);
    }
    return {};
}

} // namespace

TEST_CASE("non-interference: hidden cards of one kind may trade places unseen") {
    Sample sample;
    CHECK(rc::check("exchange of cards of one kind", [&sample](std::uint64_t seed) {
        Rng rng(seed ^ 0x5eedu);
        const Rules rules = support::any_rules(rng);
        const auto fault = interference(
            seed, rules, [](const auto&, Viewer) { return support::interchangeable_sets(); }, sample);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
    CHECK(sample.refused == 0); // no rule asks which of them it is
    CHECK(sample.compared > 100);
}

TEST_CASE("non-interference: any cards in others' hands may trade places if the legal moves stay the same") {
    Sample sample;
    CHECK(rc::check("exchange of cards in others' hands", [&sample](std::uint64_t seed) {
        Rng rng(seed ^ 0xfadeu);
        Rules rules = support::any_rules(rng);
        // Whether the dealer takes the 29 under this option legitimately reveals something of the dealer's
        // hand.
        if (rules.take29 == Take29::versicola) rules.take29 = Take29::always;
        const auto hands = [](const support::PlayedHand& hand, Viewer viewer) {
            return std::vector{support::hidden_in_hands(hand.log, viewer) - support::ever_in_fola(hand.log)};
        };
        const auto fault = interference(seed, rules, hands, sample);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
    CHECK(sample.compared > 100);
}
