// Hands of Sicilian tarocchi annulled on purpose, by guests in all four seats.
#pragma once
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <stdexcept>

namespace germini::test {

/// What the player answers so that the hand is annulled in this round of words. `now`: it is this round.
/// In earlier rounds the last two speakers continue the hand.
inline json word_to_annul(Player& player, bool now) {
    const json& choice = (*player.choice)["choice"];
    const json& offered = choice["moves"].at(0);
    if (choice["phase"] == "say") return {{"say", now ? "mischio" : "tengo"}};
    if (choice["phase"] != "announce") return player.pick(choice);
    json said = json::object(); // silence, unless something can be stated
    for (const json& part : offered["parts"]) {
        if (part.value("alone", false)) continue;
        const std::string word = part["word"];
        said[word] = part.contains("cards") ? json::array({part["cards"].at(0)}) : part["least"];
        break;
    }
    return {{"announce", said}};
}

/// Plays the hand of this number at the table; it is annulled in this round of words if the first speaker has
/// something to state then. Returns whether it was.
inline bool annul_hand(EventLoop& loop, Party& party, int number, int round) {
    constexpr int kPackets = 4;
    while (!party[0].hand_over(number)) {
        Player& player = party[asked(loop, party)];
        int packets = 0;
        for (const json& event : player.told[number]) packets += event.value("why", "") == "deal" ? 1 : 0;
        const json move = word_to_annul(player, packets == kPackets * round);
        const int n = (*player.choice)["n"];
        player.choice.reset(); // the answer may come after the next question
        const json answer = player.answer(player.act(move, 0, number, n));
        if (answer["t"] != "done") throw std::runtime_error(move.dump() + ": " + answer.dump());
        const auto next_is_known = [&] {
            return party[0].hand_over(number) || std::ranges::any_of(party.players, [](const auto& one) {
                       return one->choice.has_value();
                   });
        };
        if (!loop.run_until(next_is_known)) throw std::runtime_error("nobody is asked");
    }
    const bool closed = loop.run_until([&] {
        return std::ranges::all_of(party.players, [](const auto& one) { return one->state() != "playing"; });
    });
    if (!closed) throw std::runtime_error("the hand did not end");
    return match_of(party[0])["hands"].back()["ending"] == "annulled";
}

} // namespace germini::test
