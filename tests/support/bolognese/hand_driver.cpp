#include "tests/support/bolognese/hand_driver.hpp"

#include <algorithm>

namespace germini::support::tarocco {
namespace {

ShownSets sets_of(std::initializer_list<std::string_view> shown) {
    ShownSets out;
    for (std::string_view codes : shown) out.push_back(cards(codes));
    return out;
}

void append(std::string& out, std::string_view what, int points) {
    out += (out.empty() ? "" : "; ") + std::string(what) + " " + std::to_string(points);
}

} // namespace

Card card(std::string_view code) {
    const Card found = card_of(code);
    if (found == kNoCard) throw std::invalid_argument("no card: " + std::string(code));
    return found;
}

std::vector<Card> list(std::string_view codes) {
    std::vector<Card> out;
    while (!codes.empty()) {
        const std::size_t end = std::min(codes.find(' '), codes.size());
        const std::string_view word = codes.substr(0, end);
        codes.remove_prefix(std::min(end + 1, codes.size()));
        if (word.empty()) continue;
        if (const std::size_t dash = word.find('-'); dash != std::string_view::npos) {
            for (Card c :
                 trumps(index(card(word.substr(0, dash))) - 64, index(card(word.substr(dash + 1))) - 64))
                out.push_back(c);
        } else {
            out.push_back(card(word));
        }
    }
    return out;
}

CardSet cards(std::string_view codes) {
    CardSet set;
    for (Card c : list(codes)) set.add(c);
    return set;
}

CardList run(std::string_view codes) {
    CardList out;
    for (Card c : list(codes)) out.push_back(c);
    return out;
}

std::string text(CardSet set) {
    std::string out;
    for (Card c : listed(set)) out += (out.empty() ? "" : " ") + std::string(code(c));
    return out;
}

std::string text(const Combinations& all) {
    std::string out;
    for (const Combination& one : all) append(out, names().words[word(one.kind)], one.worth);
    return out;
}

namespace {

// `hands`: the cards dealt first to each seat, then come the last two and the rest.
Pack pack_from(const Rules& rules, int dealer, std::vector<std::string_view> hands, std::string_view last_two,
               std::string_view rest) {
    const Shape& shape = shape_of(rules);
    const std::size_t seats = rules.players;
    std::vector<std::vector<Card>> parts(seats + 2);
    const auto size_of = [&](std::size_t part) -> std::size_t {
        if (part < seats) return shape.dealt;
        return part == seats ? shape.last : kCards;
    };
    hands.push_back(last_two);
    hands.push_back(rest);
    CardSet named;
    const auto take = [&](std::size_t part, std::string_view codes) {
        for (Card c : list(codes)) {
            if (named.has(c)) throw std::invalid_argument("named twice: " + std::string(code(c)));
            named.add(c);
            parts[part].push_back(c);
        }
    };
    for (std::size_t i = 0; i < hands.size(); ++i) take(i, hands[i]);
    std::size_t part = 0;
    for (Card c : kWholePack - named) {
        while (parts[part].size() == size_of(part)) ++part;
        parts[part].push_back(c);
    }
    Pack pack{};
    std::size_t at = 0;
    for (std::size_t round = 0; round < shape.dealt / std::size_t{shape.packet}; ++round)
        for (int place = 1; place <= rules.players; ++place) {
            const Seat to = after(seat(dealer), place, rules.players);
            for (std::size_t i = 0; i < shape.packet; ++i)
                pack[at++] = parts[static_cast<std::size_t>(index(to))].at(round * shape.packet + i);
        }
    for (const std::size_t last : {seats, seats + 1})
        for (Card c : parts[last]) pack[at++] = c;
    return pack;
}

} // namespace

Pack pack_of(int dealer, const std::array<std::string_view, kSeats>& hands, std::string_view last_two) {
    return pack_from({}, dealer, {hands.begin(), hands.end()}, last_two, "");
}

Pack pack_of_two(const Rules& rules, int dealer, std::string_view first, std::string_view second,
                 std::string_view last_two, std::string_view stock) {
    return pack_from(rules, dealer, {first, second}, last_two, stock);
}

Pack pack_of_three(int dealer, const std::array<std::string_view, 3>& hands, std::string_view pozzo) {
    return pack_from(*preset("terziglio"), dealer, {hands.begin(), hands.end()}, "", pozzo);
}

Pack pack_alone(const Rules& rules, int dealer, const std::vector<std::string_view>& hands) {
    return pack_from(rules, dealer, hands, "", "");
}

HandDriver::HandDriver(const Rules& rules, int dealer, const Pack& pack, const Context& context) {
    if (std::any_of(pack.begin(), pack.end(), [](Card c) { return !is_card(c); }))
        throw std::invalid_argument("no pack");
    take(open(rules, seat(dealer), pack, context));
}

HandDriver::HandDriver(const LastTrick& position) {
    state_.dealer = seat(position.dealer);
    state_.trick = state_.begun(kTricks - 1, seat(position.leader));
    state_.matto_from = seat(position.matto_from);
    const CardSet discard = cards(position.discard);
    at(state_.discard, state_.dealer) = discard;
    for (std::size_t i = 0; i < kSides; ++i) {
        state_.pile[i] = position.piles[i] - discard;
        state_.tricks[i] = static_cast<std::uint8_t>(position.tricks[i]);
        state_.accuso[i] = static_cast<std::int16_t>(position.accuso[i]);
    }
    for (std::size_t s = 0; s < kSeats; ++s) {
        state_.hand[s] = cards(position.cards[s]);
        for (CardSet& pile : state_.pile) pile -= state_.hand[s];
    }
    state_.phase = Phase::play;
    state_.due = SeatSet(state_.trick.leader);
    if (const auto broken = check(state_); !broken.empty()) throw std::logic_error(std::string(broken));
}

void HandDriver::take(const Events& events) {
    for (const Event& event : events) {
        fold(state_, event);
        log_.push_back(event);
    }
    if (const auto broken = check(state_); !broken.empty()) throw std::logic_error(std::string(broken));
}

int HandDriver::due() const {
    for (int s = 0; s < state_.seats(); ++s)
        if (state_.due.has(seat(s))) return s;
    throw std::logic_error("nobody is due");
}

std::string HandDriver::clause(const Move& move) const {
    const auto decided = decide(state_, move);
    return decided ? "" : std::string(decided.error().clause);
}

HandDriver& HandDriver::make(const Move& move) {
    const auto decided = decide(state_, move);
    if (!decided) throw MoveRefused(decided.error().clause);
    take(decided->events);
    return *this;
}

HandDriver& HandDriver::bid(Bid bid) { return make({seat(due()), BidMove{bid}}); }
HandDriver& HandDriver::answer(bool objects) { return make({seat(due()), AnswerBidMove{objects}}); }
HandDriver& HandDriver::call(std::initializer_list<std::string_view> shown) {
    return make({seat(due()), CallMove{sets_of(shown)}});
}
HandDriver& HandDriver::discard(std::string_view codes) {
    return make({seat(due()), DiscardMove{run(codes)}});
}
HandDriver& HandDriver::declare(std::initializer_list<std::string_view> shown, bool out) {
    return make({seat(due()), DeclareMove{sets_of(shown), out}});
}
HandDriver& HandDriver::play(std::string_view codes, Signal signal) {
    for (Card c : list(codes)) make({seat(due()), PlayMove{c, signal}});
    return *this;
}
HandDriver& HandDriver::give(std::string_view code) { return make({seat(due()), GiveMove{card(code)}}); }
HandDriver& HandDriver::discard_any() {
    const LegalMoves choice = legal_moves();
    DiscardMove move;
    for (const Card card : choice.cards)
        if (static_cast<int>(move.cards.size()) < choice.discards) move.cards.push_back(card);
    return make({seat(due()), move});
}
HandDriver& HandDriver::play_out() {
    while (!over()) {
        if (phase() == Phase::declare) declare({});
        const std::string_view first = code(legal_moves().cards.first());
        phase() == Phase::give ? give(first) : play(first);
    }
    return *this;
}
HandDriver& HandDriver::trick(std::string_view codes) {
    for (Card c : list(codes)) {
        if (phase() == Phase::declare) declare({});
        make({seat(due()), PlayMove{c, Signal::none}});
    }
    return *this;
}

std::string HandDriver::clause_of_call(std::initializer_list<std::string_view> shown) const {
    return clause({seat(due()), CallMove{sets_of(shown)}});
}
std::string HandDriver::clause_of_discard(std::string_view codes) const {
    return clause({seat(due()), DiscardMove{run(codes)}});
}
std::string HandDriver::clause_of_declare(std::initializer_list<std::string_view> shown, bool out) const {
    return clause({seat(due()), DeclareMove{sets_of(shown), out}});
}
std::string HandDriver::clause_of_play(std::string_view code, Signal signal) const {
    return clause({seat(due()), PlayMove{card(code), signal}});
}
std::string HandDriver::clause_of_give(std::string_view code) const {
    return clause({seat(due()), GiveMove{card(code)}});
}

std::vector<SeenEvent> HandDriver::seen(Viewer viewer) const {
    std::vector<SeenEvent> out;
    for (const Event& event : log_) out.push_back(project(event, viewer));
    return out;
}

View HandDriver::view(Viewer viewer) const {
    View out = view_of(state_.rules, viewer);
    for (const SeenEvent& event : seen(viewer)) fold(out, event);
    return out;
}

std::string HandDriver::lines(int s, bool counted) const {
    std::string out;
    // From the last trick on; in Mattazza nothing is scored before.
    bool played = log_.empty() || !std::holds_alternative<Opened>(log_.front()) || state_.shape().alone;
    for (const Event& event : log_) {
        if (std::holds_alternative<DiscardShown>(event)) played = true;
        const auto* scored = std::get_if<Scored>(&event);
        if (scored == nullptr || index(scored->side) != s || played != counted) continue;
        append(out, names().words[word(scored->why, scored->kind)], scored->points);
    }
    return out;
}
std::string HandDriver::accuso(int s) const { return lines(s, false); }
std::string HandDriver::count(int s) const { return lines(s, true); }

} // namespace germini::support::tarocco
