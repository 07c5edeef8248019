#include "tests/server/support/visibility_checker.hpp"

#include <algorithm>

namespace germini::test {
namespace {

using nlohmann::json;

int owner(const std::string& zone) {
    const std::size_t colon = zone.find(':');
    return colon == std::string::npos ? -1 : std::stoi(zone.substr(colon + 1));
}
std::string kind(const std::string& zone) { return zone.substr(0, zone.find(':')); }
bool is_suit_card(const std::string& card) { return card.find_first_of("CDSB") == 0; }

} // namespace

// Whether an event of this kind may show this viewer this card.
bool VisibilityChecker::may_see(const json& event, const std::string& card) const {
    const std::string e = event["e"], why = event.value("why", "");
    const int partner = dealer_ < 0 ? -1 : (dealer_ + 2) % 4;
    if (e == "moved") {
        const std::string to = event["to"], from = event["from"];
        if (why == "cut" || why == "join" || why == "lay") return false;
        if (why == "deal") return owner(to) == seat_;
        if (why == "discard") return owner(from) == seat_;
        if (why == "pass") return owner(from) == seat_ || owner(to) == seat_;
        // Robbed, exposed, taken; turned up; played; gathered; paid for the Matto: public.
        static const std::set<std::string> open{"rob",    "expose", "take", "show",     "play",
                                                "gather", "debt",   "give", "surrender"};
        return open.contains(why);
    }
    if (e == "seen") {
        if (why == "stop" || why == "fall" || why == "claim") return true;
        if (why == "peek") return owner(event["zone"]) == seat_;
        if (why == "look")
            return seat_ >= 0 && (seat_ == dealer_ || seat_ == partner) ? true
                                                                        : suits_open_ && is_suit_card(card);
        return false;
    }
    return e == "said" || e == "scored";
}

// Points and tricks name cards that were shown before; a declaration shows new ones.
bool VisibilityChecker::is_new_card_allowed(const json& event) const {
    const std::string e = event["e"], why = event.value("why", "");
    if (e == "scored") return false;
    if (e == "moved") return why != "gather" && why != "debt" && why != "give" && why != "surrender";
    return true;
}

void VisibilityChecker::check_cards(const json& event) {
    if (!event.contains("cards")) return;
    for (const json& code : event["cards"]) {
        const std::string card = code;
        ++told_;
        if (!may_see(event, card)) problems_.push_back(card + " in " + event.dump());
        if (!is_new_card_allowed(event) && !known_.contains(card))
            problems_.push_back(card + " for the first time in " + event.dump());
        known_.insert(card);
    }
}

void VisibilityChecker::event(const json& event) {
    if (event["e"] == "said" && event["word"] == "deal") dealer_ = event["seat"];
    check_cards(event);
    if (!event.contains("cards")) return;
    const std::string from = event.value("from", ""), to = event.value("to", "");
    for (const json& code : event["cards"]) {
        const std::string card = code;
        if (kind(from) == "hand" && owner(from) == seat_ && kind(to) == "trick") led_.insert(card);
        if (kind(from) == "hand") own_.erase(card), open_.erase(card);
        if (kind(to) == "hand" && owner(to) == seat_) own_.insert(card);
        if (event["e"] == "seen" && (event["why"] == "fall" || event["why"] == "claim")) open_.insert(card);
    }
}

void VisibilityChecker::choice(const json& choice) {
    const auto check = [this, &choice](const json& cards, const std::set<std::string>& allowed) {
        for (const json& card : cards)
            if (!allowed.contains(card))
                problems_.push_back(card.get<std::string>() + " in the choice " + choice.dump());
    };
    const auto keys = [](const json& object) {
        json list = json::array();
        for (const auto& [key, value] : object.items()) list.push_back(key);
        return list;
    };
    // What is paid for the Matto comes from the side's own tricks: cards that all have seen.
    const std::set<std::string>& mine = choice["phase"] == "give" ? known_ : own_;
    // If a player declares after their first card, that card counts with the others (VERS-12).
    std::set<std::string> held = own_;
    held.insert(led_.begin(), led_.end());
    for (const json& move : choice["moves"]) {
        const std::set<std::string>& chosen_from = move.contains("for") ? open_ : mine;
        for (const char* member : {"cards", "must"})
            if (move.contains(member)) check(move[member], chosen_from);
        if (move.contains("barred")) check(keys(move["barred"]), chosen_from);
        for (const json& item : move.value("items", json::array())) check(item["cards"], held);
    }
}

} // namespace germini::test
