// A hand at one deterministic server, with or without one before it, and everything received by those who
// must not distinguish it from its twin.
#pragma once
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/twins.hpp"
#include "tests/server/support/wire.hpp"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::test {

/// Guests of a server: in seats, a spectator, and an outsider.
struct TwinServer {
    explicit TwinServer(const TestServer::Change& change) : server(change) {}
    DeterministicServer server;
    std::array<std::string, kTwinSeats + 2>
        secrets; ///< spectator and outsider last, in the order of the twins
};

/// What a table is besides its rules.
struct TableKind {
    int host = 0;
    bool open = true, spectators = true, timed = false;
};

/// Six guests: four in the seats of their numbers in the twin hand, as far as no bot is; the
/// spectator and the outsider, in the order of the twins.
class HandObserver {
public:
    /// A piece of output: where it was received, and the bytes.
    using Observations = std::vector<std::pair<std::string, std::string>>;
    static constexpr int kGuests = kOutsider + 1;

    /// `twins.hands[which]` at this house.
    HandObserver(TwinServer& house, const Twins& twins, std::size_t which, const TableKind& kind);

    // Each waits until everything that follows has arrived.
    void enter();                                   ///< guests announce their names
    void open_table();                              ///< table, seats, bots, spectator
    void deal();                                    ///< everybody is ready
    void move_on();                                 ///< the next move of a guest, and of bots after it
    void attempt(int who, const std::string& move); ///< that must be refused
    void come_back(int who, int since);             ///< a new connection; -1: from the beginning
    void fail_to_log_in();                          ///< in every way
    void ask(const std::string& method, const std::string& target, int who, const std::string& body = "");
    void count();                                    ///< what the metrics listener serves
    void perform(int who, const json& what);         ///< no move: it must be done
    void perform_in_vain(int who, const json& what); ///< it must be refused
    void sit(int who, int seat);                     ///< between two hands
    void leave(int who);                             ///< for good; the connection ends with it
    void come_in(int who);                           ///< who has no connection
    void lay_next();                                 ///< the pack of the hand after the first

    /// Whether move_on() has anything to do.
    bool more() const { return made_ < play().moves.size(); }
    /// Whether the hand refuses it now; what is no move in any hand is refused.
    bool refuses(int who, const std::string& move) const;
    const std::string& table() const { return table_; }
    /// The current hand; of its match; and of the hand before it, or of that match if there was none.
    std::string hand_id() const { return twin_server_.server.environment().id(0); }
    std::string match_id() const {
        return twin_server_.server.environment().id(static_cast<std::size_t>(hand_));
    }
    std::string id_before() const { return twin_server_.server.environment().id(1); }
    int last_event() const { return events_; }

    // Who is in which seat.
    std::optional<int> seat_of(int who) const { return seats_.at(static_cast<std::size_t>(who)); }
    int who_at(int seat) const;
    bool here(int who) const; ///< has a connection
    /// Seats that only a bot has had in this hand.
    SeatSet bots() const { return ahead() ? twins_.before->bots : twins_.bots; }
    /// Seats that are asked now; and at any time until the next guest has moved, and the bots after that
    /// guest: all if the hand ends with that.
    SeatSet due() const { return stand().due; }
    SeatSet due_meanwhile() const;
    /// The seat that makes the next move.
    int actor() const { return actor(made_); }

    /// Bytes of the viewers who cannot distinguish, since the last call.
    Observations take_observations();
    /// For every seat: kind, number and order of its messages since then, and of prompts, without what only
    /// cards reveal.
    Observations take_shapes();

private:
    /// The hand is the one before the twins.
    bool ahead() const { return twins_.before && hand_ == 1; }
    const Script& play() const { return ahead() ? twins_.before->hand : twins_.hands[which_]; }
    const Script::Stand& stand() const { return play().stands[made_]; }
    bool blind(int who) const {
        return who == twins_.viewer || who == kOutsider || (who == kSpectator && twins_.viewer < who);
    }
    bool guest(int seat) const { return !bots().has(static_cast<Seat>(seat)); }
    /// Receives the events of the hand.
    bool told(int who) const;
    void lay();
    void connect(int who, int since);
    /// The metrics, once they count the connections that are here and no other.
    std::string counts() const;
    bool counts_those_here(const std::string& metrics) const;
    std::string hello(int who, int since) const;
    /// Sends it, and returns the kind of the answer; empty if the connection ends without one.
    std::string answer_to(int who, const json& what);
    void must(int who, const json& what);
    int actor(std::size_t move) const { return play().moves[move].actor; }
    void make_next();
    void make_bots_moves();
    void settle();
    void keep(const std::string& who, const std::string& bytes) { heard_.emplace_back(who, bytes); }
    void keep_new(int who);

    TwinServer& twin_server_;
    const Twins& twins_;
    std::size_t which_;
    TableKind kind_;
    int hand_ = 1;         ///< number at the table
    std::size_t made_ = 0; ///< moves of the hand
    int events_ = 0, actions_ = 0, seconds_ = 0;
    std::string table_, invitation_;
    std::array<std::optional<int>, kGuests> seats_, dealt_; ///< now, and when the hand was dealt
    std::map<int, std::unique_ptr<Wire>> wires_;
    std::map<int, std::size_t> kept_bytes_, kept_texts_;
    Observations heard_;
};

} // namespace germini::test
