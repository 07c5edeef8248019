// Tables of four clients each that play as fast as the server lets them, or at a pace: a move is sent when
// its seat is asked and has heard of all moves before it.
#pragma once
#include "tests/bench/load/link.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace germini::load {

/// What was counted while measuring.
struct Tally {
    double seconds = 0;
    std::uint64_t moves = 0;         ///< heard of by all four seats
    std::uint64_t bytes = 0;         ///< of the messages' texts that came, to all seats
    std::vector<float> microseconds; ///< from sending a move to the last of the four seats having it
};

class BenchTables {
public:
    BenchTables() = default;
    BenchTables(const BenchTables&) = delete;
    BenchTables& operator=(const BenchTables&) = delete;
    virtual ~BenchTables() = default;

    /// Plays so long, and counts where `tally` is given; then lets what is under way come in.
    void play(std::chrono::duration<double> time, Tally* tally);
    /// From now on a table moves at most once in so long, each in a moment of its own; nought: as fast as may
    /// be.
    void set_pace(std::chrono::milliseconds pace);
    /// What the connections are waited for with; others may be added.
    Poll& poll() { return poll_; }
    std::size_t connections() const { return tables_.size() * kSeats; }

    static constexpr std::size_t kSeats = 4;

protected:
    using Clock = std::chrono::steady_clock;
    struct Table;
    struct Seat {
        Seat(Table& at, std::size_t number) : table(at), index(number) {}
        Table& table;
        std::size_t index;
        std::unique_ptr<Link> link;
        std::uint64_t heard = 0; ///< moves
        std::string move;        ///< what it will send when it may; nothing if it is not asked
        int step = 0;            ///< for who speaks: how far its entrance is, and what it saw of the table
    };
    struct Table {
        explicit Table(std::size_t number);
        std::size_t number;
        std::vector<std::unique_ptr<Seat>> seats;
        std::uint64_t sent = 0;       ///< moves
        Clock::time_point may_move{}; ///< not before
        static constexpr std::size_t kKept = 8;
        std::array<Clock::time_point, kKept> sent_at{};
        std::array<std::size_t, kKept> heard_by{};
    };

    /// A message came to a seat.
    virtual void take(Seat& seat, std::string_view text) = 0;

    Table& add_table();
    void connect(Seat& seat, unsigned short port, const std::string& target, const std::string& headers);
    /// Until `done`, with a time limit that throws `what`.
    template <class Done> void wait_until(Done done, const std::string& what) {
        const auto end = Clock::now() + kPatience;
        while (!done()) {
            poll_.once(kTick);
            if (Clock::now() > end) throw std::runtime_error("the server was waited for in vain: " + what);
        }
    }
    /// The seat has heard of one more move.
    void heard(Seat& seat);
    /// The seat is to send `move` as soon as it may.
    void asked(Seat& seat, std::string move);
    std::vector<std::unique_ptr<Table>>& tables() { return tables_; }

private:
    void send_move(Seat& seat);
    void send_moves();
    bool quiet() const;

    static constexpr std::chrono::seconds kPatience{60};
    static constexpr int kTick = 20; // milliseconds

    Poll poll_;
    std::vector<std::unique_ptr<Table>> tables_;
    std::chrono::milliseconds pace_{0};
    bool playing_ = false;
    Tally* tally_ = nullptr;
};

/// Tables of minchiate at a Germini server.
class GerminiTables final : public BenchTables {
public:
    /// Makes guests and tables and seats them; the first hands are dealt when it returns.
    GerminiTables(unsigned short port, int tables);

private:
    void take(Seat& seat, std::string_view text) override;
    void take_events(Seat& seat, std::string_view text);
    void take_table(Seat& seat, std::string_view text);
    void perform(Seat& seat, const char* what);

    std::uint64_t actions_ = 0;
    std::size_t dealt_ = 0;
};

/// Tables at the bare program, which answers every text with one to each seat of the table.
class RawTables final : public BenchTables {
public:
    RawTables(unsigned short port, int tables);

private:
    void take(Seat& seat, std::string_view text) override;
    static std::string move_of(const Seat& seat, std::uint64_t number);
};

/// A lawful move out of a choice's JSON, the first at hand, as JSON. Throws where there is none.
std::string first_move(std::string_view choice);

} // namespace germini::load
