#include "tests/support/siciliano/hand_driver.hpp"

#include <algorithm>
#include <stdexcept>

namespace germini::support::sicilian {

Card card(std::string_view code) {
    const Card found = card_of(code);
    if (found == kNoCard) throw std::invalid_argument("no card: " + std::string(code));
    return found;
}

CardList run(std::string_view codes) {
    CardList out;
    while (!codes.empty()) {
        const std::size_t end = std::min(codes.find(' '), codes.size());
        if (end > 0) out.push_back(card(codes.substr(0, end)));
        codes.remove_prefix(std::min(end + 1, codes.size()));
    }
    return out;
}

CardSet cards(std::string_view codes) { return CardSet(run(codes)); }

Pack pack_of(int dealer, const std::array<std::string_view, kSeats>& hands, std::string_view monte) {
    Pack pack{};
    pack.fill(kNoCard);
    CardSet left = kWholePack;
    const auto put = [&](std::size_t place, Card one) {
        pack.at(place) = one;
        left.remove(one);
    };
    for (int s = 0; s < kSeats; ++s) {
        const int place = (s - dealer + kSeats - 1) % kSeats;
        int i = 0;
        for (Card one : run(hands[static_cast<std::size_t>(s)])) {
            put(static_cast<std::size_t>(i / kPacket * kSeats * kPacket + place * kPacket + i % kPacket),
                one);
            ++i;
        }
    }
    std::size_t place = kCards - kMonte;
    for (Card one : run(monte)) put(place++, one);
    for (Card& one : pack)
        if (one == kNoCard) {
            one = left.first();
            left.remove(one);
        }
    return pack;
}

AnnounceMove items(std::string_view decine, int arie, int re, int trionfi) {
    AnnounceMove move;
    if (!decine.empty()) move.decine = run(decine);
    if (arie != 0) move.arie = arie;
    if (re != 0) move.re = re;
    if (trionfi != 0) move.trionfi = trionfi;
    return move;
}

AnnounceMove tengo() {
    AnnounceMove move;
    move.tengo = true;
    return move;
}

State last_trick(int dealer, const std::array<CardSet, kSides>& piles,
                 const std::array<std::string_view, kSeats>& hands, int leader, std::string_view discard) {
    State s;
    s.dealer = seat(dealer);
    s.round = kRounds;
    s.discarded = true;
    s.phase = Phase::play;
    s.due = SeatSet(seat(leader));
    s.begin_trick(kTricks - 1, seat(leader));
    s.pile = piles;
    s.discard = cards(discard);
    s.played = piles[0] | piles[1];
    s.pack = pack_of(dealer, {"", "", "", ""});
    for (std::size_t i = 0; i < kSeats; ++i) s.hand[i] = cards(hands[i]);
    for (std::size_t side = 0; side < kSides; ++side)
        s.tricks[side] = static_cast<std::uint8_t>((piles[side].size() + 3) / kSeats);
    return s;
}

HandDriver::HandDriver(const Rules& rules, int dealer, const Pack& pack) {
    take(open(rules, seat(dealer), pack));
}

HandDriver& HandDriver::expose(std::initializer_list<std::optional<int>> positions) {
    ExposeMove move;
    for (const auto& position : positions) move.positions.push_back(position);
    return make(move);
}

HandDriver& HandDriver::play(std::string_view codes) {
    for (Card one : run(codes)) make(PlayMove{one, {}, false});
    return *this;
}

std::string HandDriver::clause_of_card(std::string_view code, std::initializer_list<Call> calls) const {
    PlayMove move{card(code), {}, false};
    for (const Call call : calls) move.calls.push_back(call);
    return clause(move);
}

View HandDriver::view(Viewer viewer) const {
    View view = view_of(state_.rules, viewer);
    for (const Event& event : log_) fold(view, project(event, viewer));
    return view;
}

HandDriver& HandDriver::take(const Events& events) {
    for (const Event& event : events) {
        fold(state_, event);
        log_.push_back(event);
    }
    return *this;
}

} // namespace germini::support::sicilian
