#include "tests/server/support/sicilian_viewer.hpp"

#include <algorithm>

namespace germini::test {
namespace {

using nlohmann::json;

int zone_owner(const std::string& zone) {
    const std::size_t colon = zone.find(':');
    return colon == std::string::npos ? -1 : std::stoi(zone.substr(colon + 1));
}
bool is_hand(const std::string& zone) { return zone.starts_with("hand:"); }

bool is_card(const std::string& text) {
    if (text == "M") return true;
    if (text.size() < 2 || text.size() > 3) return false;
    const std::string rank = text.substr(1);
    const bool number = std::ranges::all_of(rank, [](char c) { return c >= '0' && c <= '9'; });
    if (text[0] == 'T') return number;
    return std::string("CDSB").find(text[0]) != std::string::npos &&
           (number || (rank.size() == 1 && std::string("JNQK").find(rank) != std::string::npos));
}

/// Adds every card code in the value, also in the names of members.
void add_cards(const json& value, std::set<std::string>& to) {
    if (value.is_string() && is_card(value.get<std::string>())) to.insert(value.get<std::string>());
    if (value.is_array())
        for (const json& element : value) add_cards(element, to);
    if (!value.is_object()) return;
    for (const auto& [key, member] : value.items()) {
        if (is_card(key)) to.insert(key);
        add_cards(member, to);
    }
}
std::set<std::string> cards_named_in(const json& value) {
    std::set<std::string> cards;
    add_cards(value, cards);
    return cards;
}

} // namespace

bool SicilianViewer::may_see(const json& event) const {
    const std::string e = event["e"], why = event.value("why", "");
    if (e == "said") return event["word"] == "announce"; // decine named
    if (e == "seen") return why == "expose" || (why == "peek" && seat_ == dealer_);
    if (e != "moved") return false;
    if (why == "deal") return zone_owner(event["to"]) == seat_;
    if (why == "monte" || why == "discard") return seat_ == dealer_;
    return why == "play" || why == "fujutu" || why == "gather" || why == "paid" || why == "show";
}

void SicilianViewer::event(const json& event) {
    const std::string why = event.value("why", ""), from = event.value("from", ""),
                      to = event.value("to", "");
    if (event["e"] == "said" && event["word"] == "deal") {
        dealer_ = event["seat"];
        own_.clear();
        known_.clear();
    }
    const std::set<std::string> cards = cards_named_in(event);
    if (!cards.empty() && !may_see(event)) problems_.push_back("cards in " + event.dump());
    if (!cards.empty()) ++shown_[why];
    for (const std::string& card : cards) {
        const bool again = why == "gather" || why == "paid" || (why == "show" && seat_ == dealer_);
        if (again && !known_.contains(card)) problems_.push_back(card + " is new in " + event.dump());
        known_.insert(card);
        if (is_hand(from) && zone_owner(from) == seat_) own_.erase(card);
        if (is_hand(to) && zone_owner(to) == seat_) own_.insert(card);
    }
    // Its own cards are what it may not miss.
    if (is_hand(to) && zone_owner(to) == seat_ && cards.size() != event["count"])
        problems_.push_back("its own cards are missing in " + event.dump());
}

void SicilianViewer::choice(const json& choice) {
    for (const std::string& card : cards_named_in(choice))
        if (!own_.contains(card)) problems_.push_back(card + " in the choice " + choice.dump());
}

void SicilianViewer::message(const json& message) {
    const std::string kind = message["t"];
    if (kind == "events") {
        for (const json& one : message["events"]) event(one);
    } else if (kind == "choice") {
        choice(message["choice"]);
    } else if (const auto cards = cards_named_in(message); !cards.empty()) {
        problems_.push_back(*cards.begin() + " in " + message.dump());
    }
}

} // namespace germini::test
