// A guest at a table, like a client program: keeps what it receives, checks the numbering, and can
// play.
#pragma once
#include "tests/server/support/clients.hpp"

#include <functional>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace germini::test {

class Player {
public:
    Player(EventLoop& loop, unsigned short port, Person person, TableIds ids);

    /// Opens a connection and sends hello, from the last number on unless `afresh`; does not wait.
    void connect(bool afresh = false);
    /// The server is another one now (after a restart).
    void move_to(unsigned short port) { port_ = port; }
    /// The address that a trusted proxy reports for it.
    void comes_from(std::string address) { address_ = std::move(address); }
    void disconnect() { line_.reset(); }

    using Id = std::int64_t;
    /// Sends the action and returns its id. `id`: the same again. A move answers the last choice received,
    /// or, if `n` is given, that one.
    Id act(const json& move, Id id = 0, int hand = 0, int n = 0);
    Id perform(const json& what, Id id = 0);
    /// Waits for the answer to an action.
    json answer(Id id);
    /// Both; the answer must be `done`.
    void must(const json& what);

    /// From now on plays a legal move whenever it is asked.
    void play_by_itself(bool yes = true);
    /// Receives every message, after the player itself.
    void listen(std::function<void(const json&)> listener) { listener_ = std::move(listener); }
    /// Has moved since it was last asked.
    bool answered() const { return answered_ == asked_; }
    /// A legal move from a choice, drawn with the player's own seed.
    json pick(const json& choice);
    /// Sends one if it is asked now and has not answered yet; true if it did.
    bool move_once();

    // The latest messages.
    std::optional<json> welcome, table, choice, bye;
    int hand = 0, last = 0;                ///< hand and number of the last event
    std::map<int, std::vector<json>> told; ///< by hand: the events, in order
    std::map<Id, json> answers;            ///< by action
    std::vector<std::string> problems;     ///< broken numbering, frames unknown to every schema
    int frames = 0;

    int seat() const {
        return welcome && !(*welcome)["you"]["seat"].is_null() ? (*welcome)["you"]["seat"].get<int>() : -1;
    }
    std::string state() const { return table ? (*table)["state"].get<std::string>() : ""; }
    bool hand_over(int number) const;
    bool connected() const { return line_ && !line_->closed(); }
    WebSocketClient& line() { return *line_; }
    EventLoop& loop() { return loop_; }
    const Person& person() const { return person_; }
    unsigned short port() const { return port_; }
    /// Of schema and numbering, of all its connections.
    std::vector<std::string> all_problems() const;

private:
    /// Some of the parts offered, as many as needed.
    json statement(const json& offered);
    /// Some of the words that may go with the card under that key.
    json said_with(const json& offered, const std::string& key, const json& card);
    void take(const json& message);
    void take_events(const json& message);
    void take_hands(const json& message);
    void take_table(const json& message);

    EventLoop& loop_;
    unsigned short port_;
    std::string address_; ///< that a trusted proxy reports; empty: none does
    Person person_;
    TableIds table_ids_;
    std::unique_ptr<WebSocketClient> line_;
    std::map<std::string, std::map<int, json>> closed_; ///< closed hands by match and number
    bool playing_ = false;
    int asked_ = 0, answered_ = 0; ///< choices received, and those that were answered
    Id next_id();
    Id actions_ = 0; ///< the last id; no two persons have the same
    std::function<void(const json&)> listener_;
    std::minstd_rand random_;
};

} // namespace germini::test
