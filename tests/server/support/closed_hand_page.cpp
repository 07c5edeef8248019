#include "tests/server/support/closed_hand_page.hpp"

#include <algorithm>
#include <stdexcept>

namespace germini::test {
namespace {

json without_cards(json event) {
    event.erase("cards");
    return event;
}

std::size_t cards_in(const json& event) { return event.contains("cards") ? event["cards"].size() : 0; }

bool has_all(const json& event, const json& cards) {
    return std::all_of(cards.begin(), cards.end(), [&](const json& card) {
        return std::find(event["cards"].begin(), event["cards"].end(), card) != event["cards"].end();
    });
}

std::string at(std::size_t n, const json& one, const json& other) {
    return "event " + std::to_string(n + 1) + ": " + one.dump() + " and " + other.dump();
}

/// Whether a seat may have been sent `seen` if the whole event is `event`.
bool is_part(const json& seen, const json& event) {
    if (without_cards(seen) != without_cards(event)) return false;
    return cards_in(seen) == 0 || (cards_in(event) >= cards_in(seen) && has_all(event, seen["cards"]));
}

} // namespace

std::vector<json> merged(const Streams& streams) {
    std::vector<json> whole = *streams.begin()->second;
    for (const auto& [seat, stream] : streams) {
        if (stream->size() != whole.size()) throw std::runtime_error("streams of different lengths");
        for (std::size_t n = 0; n < whole.size(); ++n) {
            const json& seen = (*stream)[n];
            if (cards_in(seen) == cards_in(whole[n]) ? seen != whole[n]
                                                     : !is_part(seen, whole[n]) && !is_part(whole[n], seen))
                throw std::runtime_error(at(n, whole[n], seen));
            if (cards_in(seen) > cards_in(whole[n])) whole[n] = seen;
        }
    }
    return whole;
}

std::string closed_hand_problem(const json& told, const Streams& streams, std::size_t seats) {
    const std::vector<json> whole = merged(streams);
    if (told.size() != whole.size())
        return std::to_string(told.size()) + " events told again of " + std::to_string(whole.size());
    const bool all = streams.size() == seats;
    for (std::size_t n = 0; n < whole.size(); ++n)
        if (all ? told[n] != whole[n] : !is_part(whole[n], told[n])) return at(n, told[n], whole[n]);
    return "";
}

Streams streams_of(const std::vector<std::unique_ptr<Player>>& players, int number) {
    Streams streams;
    for (const auto& player : players) streams[player->seat()] = &player->told.at(number);
    return streams;
}

} // namespace germini::test
