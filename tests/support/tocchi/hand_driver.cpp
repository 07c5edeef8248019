#include "tests/support/tocchi/hand_driver.hpp"

#include <stdexcept>
#include <utility>

namespace germini::support::tocchi_game {

namespace {

std::string_view named(WordId word) { return names().words[word]; }
Rules for_players(Rules rules, std::size_t players) {
    rules.players = static_cast<std::uint8_t>(players);
    return rules;
}

} // namespace

Rules rules_of(std::string_view preset, std::initializer_list<std::pair<std::string_view, int>> values) {
    auto rules = rules_table().preset(preset, kEdition);
    if (!rules) throw std::invalid_argument("no preset: " + std::string(preset));
    for (const auto& [name, value] : values) {
        const auto* option = find_option(options(rules->preset), name);
        if (option == nullptr || !option->knows(value))
            throw std::invalid_argument("no option or value: " + std::string(name));
        option->set(*rules, value);
    }
    return *rules;
}

Pack pack_of(int dealer, const Hands& hands, std::string_view turned) {
    std::vector<Card> order;
    const int players = static_cast<int>(hands.size());
    for (int i = 1; i <= players; ++i) {
        const std::vector<Card> hand = list(hands.at(static_cast<std::size_t>((dealer + i) % players)));
        if (hand.size() != static_cast<std::size_t>(kDealt)) throw std::logic_error("a hand has seven cards");
        order.insert(order.end(), hand.begin(), hand.end());
    }
    const std::vector<Card> first = list(turned);
    order.insert(order.end(), first.begin(), first.end());
    CardSet others = minchiate::kWholePack;
    for (const Card one : order) {
        if (!others.has(one)) throw std::logic_error("named twice: " + std::string(minchiate::code(one)));
        others.remove(one);
    }
    for (const Card one : others) order.push_back(one);
    Pack pack{};
    std::copy(order.begin(), order.end(), pack.begin());
    return pack;
}

HandDriver::HandDriver(Rules rules, int dealer, const Hands& hands, std::string_view turned,
                       std::initializer_list<std::int16_t> score) {
    BySeat<std::int16_t> before{};
    std::copy(score.begin(), score.end(), before.begin());
    take(open(for_players(rules, hands.size()), seat(dealer), pack_of(dealer, hands, turned), before));
}

std::string HandDriver::clause(const Move& move) const {
    const auto decided = decide(state_, move);
    return decided ? "" : std::string(decided.error().clause);
}

HandDriver& HandDriver::make(const Move& move) {
    const auto decided = decide(state_, move);
    if (!decided) throw std::logic_error("refused: " + std::string(decided.error().clause));
    return take(decided->events);
}

HandDriver& HandDriver::take(const Events& events) {
    for (const Event& event : events) {
        fold(state_, event);
        log_.push_back(event);
    }
    if (const auto broken = check(state_); !broken.empty()) throw std::logic_error(std::string(broken));
    return *this;
}

HandDriver& HandDriver::turn(int cards) {
    for (int i = 0; i < cards; ++i) make({state_.dealer, TurnMove{}});
    return *this;
}

HandDriver& HandDriver::turn_for(std::initializer_list<int> callers) {
    turn();
    SeatSet calling;
    for (const int caller : callers) calling.add(seat(caller));
    for (const Seat asked : state_.phase == Phase::call ? state_.due : SeatSet())
        make({asked, CallMove{calling.has(asked)}});
    return *this;
}

HandDriver& HandDriver::leave_last_card(std::initializer_list<std::int16_t> counts) {
    const int total = minchiate::kCards - kDealt * seats_of(state_);
    for (; state_.cards < total - 1; ++state_.cards)
        state_.middle.add(state_.pack[static_cast<std::size_t>(kDealt * seats_of(state_)) + state_.cards]);
    std::copy(counts.begin(), counts.end(), state_.count.begin());
    return *this;
}

HandDriver& HandDriver::set_count(int of, std::int16_t count) {
    at(state_.count, seat(of)) = count;
    return *this;
}

std::string HandDriver::taken(int of) const {
    std::string out;
    for (const Event& event : log_)
        if (const auto* taken = std::get_if<Taken>(&event); taken != nullptr && taken->seat == seat(of))
            out += (out.empty() ? "" : " ") + std::string(minchiate::code(taken->card));
    return out;
}

std::string HandDriver::marks() const {
    std::string out;
    for (const Event& event : log_)
        if (const auto* marked = std::get_if<Marked>(&event))
            out += (out.empty() ? "" : "; ") + std::string(named(word(marked->why))) + " " +
                   std::to_string(index(marked->seat)) + " " + std::to_string(marked->marks) + " [" +
                   support::text(marked->cards) + "]";
    return out;
}

std::string HandDriver::last() const {
    std::string out;
    for (const Event& event : log_) {
        if (std::holds_alternative<Turned>(event)) out.clear();
        if (const auto* taken = std::get_if<Taken>(&event))
            out = "seat " + std::to_string(index(taken->seat));
        if (const auto* aside = std::get_if<PutAside>(&event)) out = named(word(aside->why));
    }
    return out;
}

std::string HandDriver::ending() const {
    if (!over()) return "";
    const std::string winner = state_.winner == kNoSeat ? "-" : std::to_string(index(state_.winner));
    return winner + " " + std::string(named(word(state_.how)));
}

std::vector<int> HandDriver::marci() const {
    std::vector<int> out;
    for (const Event& event : log_)
        if (const auto* marcio = std::get_if<Marcio>(&event)) out.push_back(index(marcio->seat));
    return out;
}

std::vector<int> HandDriver::row() const {
    return {state_.paid.begin(), state_.paid.begin() + seats_of(state_)};
}

} // namespace germini::support::tocchi_game
