// Tables of four clients each that play as fast as the server allows, or at a pace: a move is sent when
// its seat is asked and has received all earlier moves.
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

/// Counters of a measurement.
struct Tally {
    double seconds = 0;
    std::uint64_t moves = 0;         ///< received by all four seats
    std::uint64_t bytes = 0;         ///< of the messages' texts received, by all seats
    std::vector<float> microseconds; ///< from sending a move until the last of the four seats has it
};

class BenchTables {
public:
    BenchTables() = default;
    BenchTables(const BenchTables&) = delete;
    BenchTables& operator=(const BenchTables&) = delete;
    virtual ~BenchTables() = default;

    /// Plays so long, and counts if `tally` is given; then waits for pending messages.
    void play(std::chrono::duration<double> time, Tally* tally);
    /// From now on a table moves at most once per interval, each at a different moment; zero: as fast as
    /// possible.
    void set_pace(std::chrono::milliseconds pace);
    /// Polls the connections; others may be added.
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
        std::uint64_t heard = 0;   ///< moves
        std::uint64_t actions = 0; ///< ids used so far, without gaps as a page's
        std::string move;          ///< what it will send as soon as it may; empty if it is not asked
        int step = 0; ///< for the speaking seat: the progress of its entrance, and what it saw of the table
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

    /// A message was received by a seat.
    virtual void take(Seat& seat, std::string_view text) = 0;

    Table& add_table();
    void connect(Seat& seat, unsigned short port, const std::string& target, const std::string& headers);
    /// Runs until `done`, with a time limit that throws `what`.
    template <class Done> void wait_until(Done done, const std::string& what) {
        const auto end = Clock::now() + kPatience;
        while (!done()) {
            poll_.once(kTick);
            if (Clock::now() > end) throw std::runtime_error("the server was waited for in vain: " + what);
        }
    }
    /// The seat has received one more move.
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
    /// Creates guests and tables and seats them; the first hands are dealt when it returns.
    GerminiTables(unsigned short port, int tables);

private:
    void take(Seat& seat, std::string_view text) override;
    void take_events(Seat& seat, std::string_view text);
    void take_table(Seat& seat, std::string_view text);
    void perform(Seat& seat, const char* what);

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

/// The first legal move of a choice's JSON, as JSON. Throws if it is missing.
std::string first_move(std::string_view choice);

} // namespace germini::load
