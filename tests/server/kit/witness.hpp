// One hand at one repeating server, and everything that those hear of it who must not tell it from its twin.
#pragma once
#include "tests/kit/twins.hpp"
#include "tests/server/kit/repeating.hpp"
#include "tests/server/kit/wire.hpp"

#include <array>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace germini::test {

/// Guests of a server: who sit in the seats, who looks on, who has no business there.
struct House {
    explicit House(const Running::Change& change) : server(change) {}
    RepeatingServer server;
    std::array<std::string, minchiate::kSeats + 2>
        secrets; ///< spectator and outsider last, as twins count them
};

/// What a table is besides its rules.
struct TableKind {
    int host = 0;
    bool open = true, spectators = true, timed = false;
};

class Witness {
public:
    /// A piece of what was heard: by whom or where, and the bytes.
    using Heard = std::vector<std::pair<std::string, std::string>>;

    /// `twins.hands[which]` at this house.
    Witness(House& house, const kit::Twins& twins, std::size_t which, const TableKind& kind);

    // Each waits until all that comes of it has come.
    void enter();                                   ///< guests make their names known
    void open_table();                              ///< table, seats, bots, spectator
    void deal();                                    ///< everybody is ready
    void move_on();                                 ///< the next move of a guest, and of bots after it
    void attempt(int who, const std::string& move); ///< that must be refused
    void come_back(int who, int since);             ///< a new connection; -1: from the beginning
    void fail_to_log_in();                          ///< in every way
    void ask(const std::string& method, const std::string& target, int who, const std::string& body = "");

    /// Whether move_on() has anything to do.
    bool more() const { return made_ < twin().moves.size(); }
    /// Whether the hand refuses it now; what is no move in any hand is refused.
    bool refuses(int seat, const std::string& move) const;
    const std::string& table() const { return table_; }
    /// Of the hand and the match under way.
    std::string hand_id() const { return house_.server.dials().id(0); }
    std::string match_id() const { return house_.server.dials().id(1); }
    int last_event() const { return events_; }

    /// Bytes of those who cannot tell, since the last time.
    Heard take_heard();
    /// For every seat: kind, number and order of its messages since then, and of prompts, without what only
    /// cards say.
    Heard take_shapes();

private:
    const kit::Twin& twin() const { return twins_.hands[which_]; }
    bool blind(int who) const {
        return who == twins_.viewer || who == kit::kOutsider ||
               (who == kit::kSpectator && twins_.viewer < who);
    }
    bool guest(int seat) const { return !twins_.bots.has(static_cast<Seat>(seat)); }
    void connect(int who, int since);
    bool counts_those_here(const std::string& metrics) const;
    std::string hello(int who, int since) const;
    void perform(int who, const std::string& what);
    int actor() const; ///< who makes the next move
    void make_next();
    void make_bots_moves();
    void settle();
    void keep(const std::string& who, const std::string& bytes) { heard_.emplace_back(who, bytes); }
    void keep_new(int who);

    House& house_;
    const kit::Twins& twins_;
    std::size_t which_;
    TableKind kind_;
    minchiate::State state_;
    std::size_t made_ = 0; ///< moves
    int events_ = 0, actions_ = 0;
    std::string table_, invitation_;
    std::map<int, std::unique_ptr<Wire>> wires_;
    std::map<int, std::size_t> kept_bytes_, kept_texts_;
    Heard heard_;
};

} // namespace germini::test
