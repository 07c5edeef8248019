#include "tests/server/support/player.hpp"

#include <algorithm>
#include <stdexcept>

namespace germini::test {

Player::Player(EventLoop& loop, unsigned short port, Person person, TableIds ids)
    : loop_(loop), port_(port), person_(std::move(person)), table_ids_(std::move(ids)),
      actions_(static_cast<Id>(std::hash<std::string>()(person_.secret) % 1'000'000) * 1'000'000),
      random_(static_cast<unsigned>(std::hash<std::string>()(person_.name))) {}

void Player::connect(bool afresh) {
    if (line_) problems.insert(problems.end(), line_->problems().begin(), line_->problems().end());
    line_ = std::make_unique<WebSocketClient>(
        loop_, port_, WebSocketOptions{person_.secret, "", "germini.v5", 0, address_});
    line_->on_message() = [this](const json& message) { take(message); };
    json hello{{"t", "hello"}, {"table", table_ids_.id}};
    if (!table_ids_.invitation.empty()) hello["invitation"] = table_ids_.invitation;
    if (!afresh && hand > 0)
        hello["since"] = {{"hand", hand}, {"n", last}, {"seat", seat() < 0 ? json(nullptr) : json(seat())}};
    welcome.reset();
    bye.reset();
    line_->send(hello);
}

Player::Id Player::next_id() {
    if (welcome) actions_ = std::max(actions_, (*welcome)["you"]["last"].get<Id>());
    return ++actions_;
}

Player::Id Player::act(const json& move, Id id, int number, int n) {
    if (id == 0) id = next_id();
    if (n == 0) n = choice ? (*choice)["n"].get<int>() : std::max(last, 1);
    line_->send({{"t", "act"},
                 {"id", id},
                 {"hand", number != 0 ? number : std::max(hand, 1)},
                 {"n", n},
                 {"move", move}});
    return id;
}

Player::Id Player::perform(const json& what, Id id) {
    if (id == 0) id = next_id();
    line_->send({{"t", "do"}, {"id", id}, {"what", what}});
    return id;
}

json Player::answer(Id id) {
    if (!loop_.run_until([&] { return answers.contains(id) || !connected(); }) || !answers.contains(id))
        throw std::runtime_error("no answer to " + std::to_string(id));
    return answers.at(id);
}

void Player::must(const json& what) {
    const json said = answer(perform(what));
    if (said["t"] != "done") throw std::runtime_error(what.dump() + ": " + said.dump());
}

void Player::play_by_itself(bool yes) {
    playing_ = yes;
    if (playing_) move_once();
}

bool Player::move_once() {
    if (!choice || answered_ == asked_ || !connected()) return false;
    answered_ = asked_;
    act(pick((*choice)["choice"]), 0, (*choice)["hand"].get<int>());
    return true;
}

json Player::pick(const json& asked) {
    const auto one_of = [this](const json& list) { return list.at(random_() % list.size()); };
    json moves = asked["moves"];
    // Every leader is offered a claim that is mostly refused: a random player makes none.
    moves.erase(
        std::remove_if(moves.begin(), moves.end(), [](const json& m) { return m["move"] == "claim"; }),
        moves.end());
    const json offered = one_of(moves);
    const std::string name = offered["move"], takes = offered["takes"];
    json move{{name, true}};
    if (takes == "card") move[name] = one_of(offered["cards"]);
    if (takes == "word") move[name] = one_of(offered["words"]);
    if (takes == "number") {
        const int least = offered["least"], most = offered["most"];
        move[name] = least + static_cast<int>(random_() % static_cast<unsigned>(most - least + 1));
    }
    if (takes == "cards") {
        json cards = offered["must"], others = offered["cards"];
        std::shuffle(others.begin(), others.end(), random_);
        for (const json& card : others)
            if (cards.size() < offered["most"].get<std::size_t>() &&
                std::find(cards.begin(), cards.end(), card) == cards.end())
                cards.push_back(card);
        move[name] = cards;
    }
    if (takes == "items") {
        move[name] = json::array();
        int worth = 0;
        for (const json& item : offered["items"]) worth += item["worth"].get<int>();
        // If so much is missing only that much suffices.
        const int missing = offered.value("notes", json::object()).value("missing", 0);
        const bool all = missing > 0 && worth >= missing, none = name == "call" && !all;
        for (const json& item : offered["items"])
            if (all || (!none && random_() % 4 != 0)) move[name].push_back(item["cards"]);
    }
    if (takes == "positions") {
        move[name] = json::array();
        for (const json& packet : offered["packets"]) {
            const auto choices = packet["cards"].get<unsigned>() + (packet["must"] == true ? 0u : 1u);
            const auto position = static_cast<unsigned>(random_() % choices);
            move[name].push_back(position == packet["cards"] ? json(nullptr) : json(position));
        }
    }
    if (takes == "statement") move[name] = statement(offered);
    for (const json& key : offered.value("with_several", json::array()))
        if (json words = said_with(offered, key, move[name]); !words.empty())
            move[key.get<std::string>()] = std::move(words);
    if (offered.contains("for")) move["for"] = offered["for"];
    return move;
}

json Player::statement(const json& offered) {
    json parts = offered["parts"], stated = json::object();
    std::shuffle(parts.begin(), parts.end(), random_);
    for (const json& part : parts) {
        const bool needed = stated.size() < offered["least"].get<std::size_t>();
        if (part.value("alone", false) ? !stated.empty() : !needed && random_() % 2 != 0) continue;
        json& value = stated[part["word"].get<std::string>()];
        if (part.contains("cards"))
            value = json::array({part["cards"].at(random_() % part["cards"].size())});
        else if (part.contains("most"))
            value = part["least"].get<unsigned>() +
                    random_() % (part["most"].get<unsigned>() - part["least"].get<unsigned>() + 1);
        else
            value = true;
        if (part.value("alone", false)) break;
    }
    return stated;
}

json Player::said_with(const json& offered, const std::string& key, const json& card) {
    const json only = offered.value("with_only", json::object()).value(key, json::object());
    json said = json::array();
    for (const json& word : offered["with"][key]) {
        const json fitting = only.value(word.get<std::string>(), json::array({card}));
        if (std::find(fitting.begin(), fitting.end(), card) != fitting.end() && random_() % 2 == 0)
            said.push_back(word);
    }
    return said;
}

bool Player::hand_over(int number) const {
    const auto found = told.find(number);
    return found != told.end() && !found->second.empty() && found->second.back()["e"] == "over";
}

std::vector<std::string> Player::all_problems() const {
    std::vector<std::string> all = problems;
    if (line_) all.insert(all.end(), line_->problems().begin(), line_->problems().end());
    return all;
}

void Player::take(const json& message) {
    ++frames;
    const std::string kind = message["t"];
    if (kind == "welcome") welcome = message;
    if (kind == "hands") take_hands(message);
    if (kind == "table") take_table(message);
    if (kind == "bye") bye = message;
    if (kind == "events") take_events(message);
    if (message.contains("id") && kind != "table") answers[message["id"].get<Id>()] = message;
    if (listener_) listener_(message);
    if (kind != "choice") return;
    choice = message;
    ++asked_;
    if (playing_) move_once();
}

void Player::take_hands(const json& message) {
    for (const json& one : message["hands"]) closed_[message["match"]][one["number"]] = one;
}

/// Adds the closed hands, which were sent before.
void Player::take_table(const json& message) {
    table = message;
    if (message["match"].is_null()) return;
    json& match = (*table)["match"];
    json hands = json::array();
    for (const auto& [number, one] : closed_[match["id"]]) hands.push_back(one);
    if (match["played"] != hands.size()) problems.push_back("not all closed hands were sent");
    match["hands"] = std::move(hands);
}

void Player::take_events(const json& message) {
    const int number = message["hand"], n = message["n"];
    if (n == 1) {
        told[number].clear();
    } else if (number != hand || n != last + 1) {
        problems.push_back("events from " + std::to_string(n) + " of hand " + std::to_string(number) +
                           " after " + std::to_string(last) + " of hand " + std::to_string(hand));
    }
    for (const json& event : message["events"]) told[number].push_back(event);
    hand = number;
    last = n + static_cast<int>(message["events"].size()) - 1;
}

} // namespace germini::test
