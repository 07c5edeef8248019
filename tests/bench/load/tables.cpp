#include "tests/bench/load/tables.hpp"

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace germini::load {

BenchTables::Table::Table(std::size_t n) : number(n) {
    for (std::size_t s = 0; s < kSeats; ++s) seats.push_back(std::make_unique<Seat>(*this, s));
}

BenchTables::Table& BenchTables::add_table() {
    tables_.push_back(std::make_unique<Table>(tables_.size()));
    return *tables_.back();
}

void BenchTables::connect(Seat& seat, unsigned short port, const std::string& target,
                          const std::string& headers) {
    seat.link = std::make_unique<Link>(port, target, headers);
    seat.link->on_text = [this, &seat](std::string_view text) {
        if (tally_ != nullptr) tally_->bytes += text.size();
        take(seat, text);
    };
    seat.link->opened();
    poll_.add(*seat.link);
}

void BenchTables::heard(Seat& seat) {
    Table& table = seat.table;
    const std::size_t place = seat.heard++ % Table::kKept;
    if (++table.heard_by[place] == kSeats && tally_ != nullptr) {
        ++tally_->moves;
        const std::chrono::duration<float, std::micro> took = Clock::now() - table.sent_at[place];
        tally_->microseconds.push_back(took.count());
    }
    for (const auto& other : table.seats) send_move(*other);
}

void BenchTables::asked(Seat& seat, std::string move) {
    seat.move = std::move(move);
    send_move(seat);
}

void BenchTables::send_move(Seat& seat) {
    Table& table = seat.table;
    if (!playing_ || seat.move.empty() || seat.heard != table.sent) return;
    if (pace_.count() > 0) {
        const auto now = Clock::now();
        if (now < table.may_move) return;
        table.may_move = now + pace_;
    }
    const std::size_t place = table.sent++ % Table::kKept;
    table.heard_by[place] = 0;
    table.sent_at[place] = Clock::now();
    seat.link->send(seat.move);
    seat.move.clear();
}

void BenchTables::send_moves() {
    const auto now = Clock::now();
    for (const auto& table : tables_)
        if (table->may_move <= now)
            for (const auto& seat : table->seats) send_move(*seat);
}

void BenchTables::set_pace(std::chrono::milliseconds pace) {
    pace_ = pace;
    const auto now = Clock::now();
    for (const auto& table : tables_) table->may_move = now + pace * table->number / tables_.size();
}

bool BenchTables::quiet() const {
    return std::all_of(tables_.begin(), tables_.end(), [](const auto& table) {
        return std::all_of(table->seats.begin(), table->seats.end(),
                           [&table](const auto& seat) { return seat->heard == table->sent; });
    });
}

void BenchTables::play(std::chrono::duration<double> time, Tally* tally) {
    playing_ = true;
    tally_ = tally;
    const auto start = Clock::now();
    send_moves();
    while (Clock::now() - start < time) {
        poll_.once(pace_.count() > 0 ? 1 : kTick);
        if (pace_.count() > 0) send_moves();
    }
    if (tally != nullptr) tally->seconds += std::chrono::duration<double>(Clock::now() - start).count();
    tally_ = nullptr;
    playing_ = false;
    wait_until([this] { return quiet(); }, "the last moves");
}

RawTables::RawTables(unsigned short port, int count) {
    for (int t = 0; t < count; ++t) {
        Table& table = add_table();
        for (const auto& seat : table.seats)
            connect(*seat, port, "/t/" + std::to_string(t) + "/" + std::to_string(seat->index), "");
        asked(*table.seats[0], move_of(*table.seats[0], 0));
    }
}

std::string RawTables::move_of(const Seat& seat, std::uint64_t number) {
    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(),
                  R"({"t":"act","id":1%09llu,"hand":%d,"n":100,"move":{"play":"T%d"}})",
                  static_cast<unsigned long long>(number), 1 + static_cast<int>(seat.table.number % 9),
                  static_cast<int>(number % 40));
    return text.data();
}

void RawTables::take(Seat& seat, std::string_view /*text*/) {
    const std::uint64_t number = seat.heard + 1;
    if (number % kSeats == seat.index) seat.move = move_of(seat, number);
    heard(seat);
}

} // namespace germini::load
