#include "tests/support/solo/hand_driver.hpp"

#include <stdexcept>

namespace germini::support::solo_game {

namespace {

constexpr int kLooked = 13; // of the rest, as far as a dealer is likely to rob

class Filler {
public:
    std::vector<Card> take(const std::string& codes) {
        std::vector<Card> out = list(codes);
        for (const Card one : out) remove(one);
        return out;
    }
    Card plain() { return first_of(spare_ & minchiate::kCartiglie); }
    Card any() { return first_of(spare_); }

private:
    Card first_of(CardSet cards) {
        if (cards.empty()) throw std::logic_error("no such cards left");
        const Card one = cards.first();
        remove(one);
        return one;
    }
    void remove(Card one) {
        if (!spare_.has(one)) throw std::logic_error("asked for twice: " + std::string(minchiate::code(one)));
        spare_.remove(one);
    }
    CardSet spare_ = kWholePack;
};

} // namespace

HandDriver deal_with(const DealSpec& wanted) {
    const Rules& rules = wanted.rules;
    const int seats = seats_of(rules), size = hand_cards(rules), first = rules.form == Form::alone ? 10 : 12;
    Filler filler;
    const std::vector<Card> robbed = filler.take(wanted.robbed);
    std::vector<Card> rest = filler.take(wanted.rest);
    const std::vector<Card> stopper = filler.take(wanted.stopper);
    std::array<std::vector<Card>, kMostSeats> hands, exposed;
    for (std::size_t s = 0; s < kMostSeats; ++s) {
        hands.at(s) = filler.take(wanted.hands.at(s));
        exposed.at(s) = filler.take(wanted.exposed.at(s));
    }
    const std::size_t rest_size = static_cast<std::size_t>(kCards - seats * size) - robbed.size();
    const std::size_t bottom = rest_size == 0 ? 0 : 1; // ends the cutter's robbing
    while (rest.size() + bottom < rest_size && rest.size() < kLooked) rest.push_back(filler.plain());
    const Card last = rest_size == 0 ? kNoCard : stopper.empty() ? filler.plain() : stopper[0];
    for (std::size_t s = 0; s < static_cast<std::size_t>(seats); ++s)
        if (exposed.at(s).empty()) exposed.at(s).push_back(filler.plain());
    for (std::size_t s = 0; s < static_cast<std::size_t>(seats); ++s) {
        while (hands.at(s).size() + 1 < static_cast<std::size_t>(size)) hands.at(s).push_back(filler.any());
        hands.at(s).push_back(exposed.at(s).at(0));
    }
    while (rest.size() + bottom < rest_size) rest.push_back(filler.any());
    if (last != kNoCard) rest.push_back(last);
    // The order in which the cards leave the pack after the cut.
    std::vector<Card> order;
    for (const auto& [from, to] : {std::pair{0, first}, std::pair{first, size}})
        for (int i = 1; i <= seats; ++i) {
            const auto& hand = hands.at(static_cast<std::size_t>((wanted.dealer + i) % seats));
            order.insert(order.end(), hand.begin() + from, hand.begin() + to);
        }
    order.insert(order.end(), rest.begin(), rest.end());
    if (order.size() + robbed.size() != static_cast<std::size_t>(kCards))
        throw std::logic_error("not the pack");
    // The end of the order is lifted, with the robbed cards under it.
    const int kept = robs(rules) ? 20 : 0;
    std::vector<Card> pack(order.end() - kept, order.end());
    pack.insert(pack.end(), robbed.rbegin(), robbed.rend());
    pack.insert(pack.end(), order.begin(), order.end() - kept);
    Pack dealt{};
    std::copy(pack.begin(), pack.end(), dealt.begin());
    HandDriver hand(rules, wanted.dealer, dealt);
    if (robs(rules)) hand.cut(kept + static_cast<int>(robbed.size()));
    return hand;
}

} // namespace germini::support::solo_game
