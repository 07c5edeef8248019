#include "tests/server/support/hand_observer.hpp"

#include <algorithm>
#include <stdexcept>

namespace germini::test {
namespace {

constexpr std::int64_t kBegin = 1'795'000'000'000,
                       kStep = 1000; ///< the clock advances by a second with each step
constexpr int kLongTime = 3600, kFromTheBeginning = -1;

} // namespace

HandObserver::HandObserver(TwinServer& house, const Twins& twins, std::size_t which, const TableKind& kind)
    : twin_server_(house), twins_(twins), which_(which), kind_(kind) {
    counts(); // those of the hand before have left,
    counts(); // and the lobby knows, at its time
    twin_server_.server.environment().set_clock(kBegin);
    for (int s = 0; s < kTwinSeats; ++s)
        if (!twins_.bots.has(static_cast<Seat>(s))) seats_.at(static_cast<std::size_t>(s)) = s;
    if (twins_.before) seats_.at(static_cast<std::size_t>(twins_.viewer)) = twins_.before->seat;
    lay();
}

void HandObserver::lay() { twin_server_.server.environment().lay({play().pack, play().dealer}); }

void HandObserver::open_table() {
    json request = twins_.rules;
    request["open"] = kind_.open;
    request["spectators"] = kind_.spectators;
    if (kind_.timed) request["seconds"] = kLongTime;
    const std::string answer =
        raw_http(twin_server_.server.port(), "POST", "/api/tables",
                 twin_server_.secrets[static_cast<std::size_t>(kind_.host)], request.dump());
    const json made = json::parse(body_of(answer));
    table_ = made.at("table");
    invitation_ = made.at("invitation");
    for (int who = 0; who < kGuests; ++who) {
        if (!seat_of(who)) continue;
        connect(who, kFromTheBeginning);
        must(who, json{{"sit", *seat_of(who)}});
    }
    for (int s = 0; s < kTwinSeats; ++s)
        if (!guest(s)) must(kind_.host, json{{"bot", s}});
    if (!seat_of(kSpectator)) connect(kSpectator, kFromTheBeginning);
    // An outsider enters where they see the table and no events, or is refused.
    if (!seat_of(kOutsider) && (!kind_.spectators || !kind_.open)) connect(kOutsider, kFromTheBeginning);
    settle();
}

void HandObserver::deal() {
    made_ = 0;
    for (auto& [who, wire] : wires_) wire->go_on_from(0);
    for (int who = 0; who < kGuests; ++who)
        if (seat_of(who)) must(who, json{{"ready", true}});
    dealt_ = seats_;
    events_ = stand().events;
    make_bots_moves();
    settle();
}

void HandObserver::move_on() {
    twin_server_.server.environment().set_clock(kBegin + ++seconds_ * kStep);
    Wire& wire = *wires_.at(who_at(actor()));
    const int id = ++actions_;
    wire.send(
        {{"t", "act"}, {"id", id}, {"hand", hand_}, {"n", wire.asked()}, {"move", play().moves[made_].form}});
    if (!wire.until([&] { return !wire.answer(id).empty(); }) || wire.answer(id) != "done")
        throw std::runtime_error("a lawful move was not taken");
    make_next();
    make_bots_moves();
    settle();
}

// Bots move by themselves as soon as they are due.
void HandObserver::make_bots_moves() {
    while (more() && !guest(actor())) make_next();
}

void HandObserver::make_next() {
    ++made_;
    events_ = stand().events;
}

SeatSet HandObserver::due_meanwhile() const {
    SeatSet due = stand().due;
    std::size_t next = made_;
    while (next < play().moves.size() && (next == made_ || !guest(actor(next)))) {
        const SeatSet then = play().stands[++next].due;
        due = SeatSet::of_bits(static_cast<std::uint8_t>(due.bits() | then.bits()));
    }
    return play().over && next == play().moves.size() ? SeatSet::all(kTwinSeats) : due;
}

int HandObserver::who_at(int seat) const {
    for (int who = 0; who < kGuests; ++who)
        if (seat_of(who) == seat) return who;
    throw std::logic_error("nobody sits there");
}

void HandObserver::attempt(int who, const std::string& move) {
    if (!here(who)) return;
    Wire& wire = *wires_.at(who);
    const int id = ++actions_;
    wire.send(R"({"t":"act","id":)" + std::to_string(id) + R"(,"hand":)" + std::to_string(hand_) +
              R"(,"n":)" + std::to_string(std::max(wire.asked(), 1)) + R"(,"move":)" + move + "}");
    // A refusal is stored before it is sent, so that a later request may be answered before it.
    if (!wire.until([&] { return !wire.answer(id).empty(); })) throw std::runtime_error("no answer");
    settle();
}

bool HandObserver::refuses(int who, const std::string& move) const {
    if (!seat_of(who)) return true;
    return play().refuses(made_, *seat_of(who), json::parse(move));
}

void HandObserver::must(int who, const json& what) {
    if (answer_to(who, what) != "done") throw std::runtime_error("not done: " + what.dump());
}

void HandObserver::perform(int who, const json& what) {
    must(who, what);
    settle();
}

void HandObserver::perform_in_vain(int who, const json& what) {
    if (answer_to(who, what) != "refused") throw std::runtime_error("not refused: " + what.dump());
    settle();
}

void HandObserver::sit(int who, int seat) {
    perform(who, json{{"sit", seat}});
    seats_.at(static_cast<std::size_t>(who)) = seat;
}

void HandObserver::leave(int who) {
    if (answer_to(who, json{{"leave", true}}) != "done") throw std::runtime_error("the guest may not leave");
    wires_.at(who)->until([] { return false; });
    seats_.at(static_cast<std::size_t>(who)).reset();
    settle();
}

void HandObserver::come_in(int who) {
    connect(who, kFromTheBeginning);
    settle();
}

void HandObserver::lay_next() {
    ++hand_;
    lay();
}

} // namespace germini::test
