#include "tests/support/minchiate/cards.hpp"

#include "engine/minchiate/versicola.hpp"

#include <ostream>
#include <sstream>
#include <stdexcept>

namespace germini::support {

using namespace minchiate;

Card card(std::string_view code) {
    const Card found = card_of(code);
    if (found == kNoCard) throw std::invalid_argument("no card: " + std::string(code));
    return found;
}

std::vector<Card> list(std::string_view codes) {
    std::vector<Card> out;
    std::istringstream words{std::string(codes)};
    for (std::string word; words >> word;) {
        const auto dash = word.find('-');
        if (dash == std::string::npos) {
            out.push_back(card(word));
            continue;
        }
        const int from = trump_number(card(word.substr(0, dash))),
                  to = trump_number(card(word.substr(dash + 1)));
        for (int n = from; n <= to; ++n) out.push_back(trump(n));
    }
    return out;
}

CardSet cards(std::string_view codes) {
    CardSet out;
    for (Card c : list(codes)) out.add(c);
    return out;
}

CardList run(std::string_view codes) {
    CardList out;
    for (Card c : list(codes)) out.push_back(c);
    return out;
}

std::string text(const CardList& cards) {
    std::string out;
    for (Card c : cards) out += (out.empty() ? "" : " ") + std::string(code(c));
    return out;
}

// A set may hold more than a list of the engine can.
std::string text(CardSet cards) {
    std::string out;
    const auto add = [&out](Card c) { out += (out.empty() ? "" : " ") + std::string(code(c)); };
    for (Card c : cards - CardSet(kMatto)) add(c);
    if (cards.has(kMatto)) add(kMatto);
    return out;
}

} // namespace germini::support

namespace germini {

std::ostream& operator<<(std::ostream& out, const CardSet& cards) { return out << support::text(cards); }
std::ostream& operator<<(std::ostream& out, const CardList& cards) { return out << support::text(cards); }

} // namespace germini
