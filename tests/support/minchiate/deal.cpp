#include "tests/support/minchiate/deal.hpp"

#include <algorithm>
#include <stdexcept>

namespace germini::support {

using namespace minchiate;

namespace {

constexpr int kFirst = 10;
constexpr int kClosed = kHandCards - 1; // cards dealt face down to a seat

class Filler {
public:
    explicit Filler(const DealSpec& wanted) : spare_(kWholePack), kept_(cards(wanted.keep_out)) {}

    std::vector<Card> take(const std::string& codes) {
        std::vector<Card> out = list(codes);
        for (Card c : out) {
            if (!spare_.has(c)) throw std::logic_error("asked for twice: " + std::string(code(c)));
            spare_.remove(c);
        }
        return out;
    }
    // The weakest available cards of a class; excluded ones come last.
    Card plain() { return any(kCartiglie); }
    Card any(CardSet among) {
        CardSet from = (spare_ & among) - kept_;
        if (from.empty()) from = spare_ & among;
        if (from.empty()) from = spare_ - kept_;
        if (from.empty()) from = spare_;
        if (from.empty()) throw std::logic_error("no cards left");
        const Card c = from.first();
        spare_.remove(c);
        return c;
    }

private:
    CardSet spare_, kept_;
};

// The order in which the cards leave the pack after the cut, from their final places.
std::vector<Card> dealing_order(const DealSpec& w, const BySeat<std::vector<Card>>& closed,
                                const BySeat<Card>& open, const std::vector<Card>& fola, int short_by) {
    std::vector<Card> order;
    const auto deal = [&order, &closed](Seat seat, std::size_t from, std::size_t to) {
        const auto& hand = at(closed, seat);
        for (std::size_t i = from; i < std::min(to, hand.size()); ++i) order.push_back(hand[i]);
    };
    const Seat dealer = seat(w.dealer);
    for (int i = 1; i <= kSeats; ++i) deal(next(dealer, i), 0, kFirst);
    const bool in_three = w.rules.deal == Deal::ten_ten_one;
    for (int i = 1; i <= kSeats; ++i) {
        deal(next(dealer, i), kFirst, kClosed);
        if (!in_three) order.push_back(at(open, next(dealer, i)));
    }
    if (in_three)
        for (int i = 1; i <= kSeats - (short_by > 0 ? 1 : 0); ++i) order.push_back(at(open, next(dealer, i)));
    order.insert(order.end(), fola.begin(), fola.end());
    return order;
}

} // namespace

ArrangedPack arrange(const DealSpec& w) {
    Filler filler(w);
    const Seat dealer = seat(w.dealer);
    const std::vector<Card> robbed = filler.take(w.robbed);
    const int r = static_cast<int>(robbed.size());
    const int short_by = std::max(0, r - kFolaCards);
    BySeat<std::vector<Card>> closed;
    BySeat<Card> open{kNoCard, kNoCard, kNoCard, kNoCard};
    for (int s = 0; s < kSeats; ++s) {
        at(closed, seat(s)) = filler.take(w.hands[static_cast<std::size_t>(s)]);
        const auto shown = filler.take(w.exposed[static_cast<std::size_t>(s)]);
        if (!shown.empty()) at(open, seat(s)) = shown[0];
    }
    std::vector<Card> fola = filler.take(w.fola);
    const std::vector<Card> stopper = filler.take(w.stopper);
    const std::size_t fola_size = static_cast<std::size_t>(std::max(0, kFolaCards - r));
    const bool exposes = !(w.rules.deal == Deal::ten_ten_one && short_by > 0);
    if (fola.size() + stopper.size() > fola_size && !stopper.empty() && fola_size > 0)
        throw std::logic_error("the fola is too full");
    while (fola.size() + stopper.size() < fola_size) fola.push_back(filler.plain());
    if (fola_size > 0) fola.insert(fola.end(), stopper.begin(), stopper.end());
    for (int s = 0; s < kSeats; ++s) {
        if (at(open, seat(s)) != kNoCard || (seat(s) == dealer && !exposes)) continue;
        at(open, seat(s)) = filler.plain();
    }
    for (int s = 0; s < kSeats; ++s) {
        // A short dealer has 34 - r cards, one of them open if the dealer exposes.
        const int size = seat(s) == dealer ? kClosed - short_by + (exposes ? 0 : 1) : kClosed;
        auto& hand = at(closed, seat(s));
        if (static_cast<int>(hand.size()) > size) throw std::logic_error("a hand is too full");
        while (static_cast<int>(hand.size()) < size) hand.push_back(filler.any(kWholePack));
    }
    const std::vector<Card> order = dealing_order(w, closed, open, fola, short_by);
    if (static_cast<int>(order.size()) != kCards - r) throw std::logic_error("not the whole pack");

    ArrangedPack out;
    const int least = std::max(w.lifted > 0 ? w.lifted : std::max(r + 1, kFolaCards), 1);
    const int most = w.lifted > 0 ? w.lifted : kCards - w.rules.cut_min_left;
    for (int lifted = least; lifted <= most; ++lifted) {
        // The head of the order is below the cut, its tail at the top, with the robbed cards (upwards) under
        // it.
        const auto below = static_cast<std::size_t>(kCards - lifted);
        std::vector<Card> pack(order.begin() + static_cast<std::ptrdiff_t>(below), order.end());
        pack.insert(pack.end(), robbed.rbegin(), robbed.rend());
        pack.insert(pack.end(), order.begin(), order.begin() + static_cast<std::ptrdiff_t>(below));
        std::copy(pack.begin(), pack.end(), out.pack.begin());
        out.lifted = lifted;
        if (is_valid_pack(out.pack, w.rules)) return out;
    }
    throw std::logic_error("no cut leaves a lawful pack (CUT-1)");
}

std::string robbable(int n) {
    std::string out;
    for (const Card card : list("CK DK SK BK M T1-T5 T10 T13 T20-T40"))
        if (n-- > 0) out += std::string(minchiate::code(card)) + " ";
    return out;
}

HandDriver deal_with(const DealSpec& wanted) {
    const ArrangedPack made = arrange(wanted);
    HandDriver table(wanted.rules, wanted.dealer, made.pack);
    table.cut(made.lifted);
    return table;
}

} // namespace germini::support
