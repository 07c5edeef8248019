#include "tests/server/kit/witness.hpp"

#include "protocol/wire/minchiate/move_json.hpp"
#include "protocol/wire/minchiate/rules_json.hpp"

#include <algorithm>
#include <stdexcept>

namespace germini::test {
namespace {

constexpr std::int64_t kBegin = 1'795'000'000'000,
                       kStep = 1000; ///< the clock goes on by a second with each step
constexpr int kLongTime = 3600, kFromTheBeginning = -1;

/// A move in the wire's form.
json wire_form(const minchiate::Move& move) {
    std::string text;
    protocol::minchiate::append_move(text, move);
    json form = json::parse(text);
    const auto* play = std::get_if<minchiate::PlayMove>(&move.what);
    if (play != nullptr && play->by != kNoSeat) form["for"] = index(move.seat);
    form.erase("seat");
    form.erase("by");
    return form;
}

} // namespace

Witness::Witness(House& house, const kit::Twins& twins, std::size_t which, const TableKind& kind)
    : house_(house), twins_(twins), which_(which), kind_(kind) {
    house_.server.dials().set_clock(kBegin);
    for (int s = 0; s < minchiate::kSeats; ++s)
        if (!twins_.bots.has(static_cast<Seat>(s))) seats_.at(static_cast<std::size_t>(s)) = s;
    if (twins_.before) seats_.at(static_cast<std::size_t>(twins_.viewer)) = index(twins_.before->seat);
    lay();
}

void Witness::lay() {
    const auto& pack = play().pack;
    house_.server.dials().lay({std::vector<Card>(pack.begin(), pack.end()), index(dealer())});
}

void Witness::open_table() {
    json request{{"game", "minchiate"}, {"preset", "germini"}, {"open", kind_.open}};
    request["options"] = protocol::minchiate::write_options(twins_.rules);
    request["spectators"] = kind_.spectators;
    if (kind_.timed) request["seconds"] = kLongTime;
    const std::string answer = raw_http(house_.server.port(), "POST", "/api/tables",
                                        house_.secrets[static_cast<std::size_t>(kind_.host)], request.dump());
    const json made = json::parse(body_of(answer));
    table_ = made.at("table");
    invitation_ = made.at("invitation");
    for (int who = 0; who < kGuests; ++who) {
        if (!seat_of(who)) continue;
        connect(who, kFromTheBeginning);
        must(who, json{{"sit", *seat_of(who)}});
    }
    for (int s = 0; s < minchiate::kSeats; ++s)
        if (!guest(s)) must(kind_.host, json{{"bot", s}});
    if (!seat_of(kit::kSpectator)) connect(kit::kSpectator, kFromTheBeginning);
    // An outsider comes where he sees the table and no events, or is turned away.
    if (!seat_of(kit::kOutsider) && (!kind_.spectators || !kind_.open))
        connect(kit::kOutsider, kFromTheBeginning);
    settle();
}

void Witness::deal() {
    state_ = minchiate::State();
    made_ = 0;
    const auto events = minchiate::open(twins_.rules, dealer(), play().pack);
    for (const auto& event : events) minchiate::fold(state_, event);
    for (auto& [who, wire] : wires_) wire->go_on_from(0);
    for (int who = 0; who < kGuests; ++who)
        if (seat_of(who)) must(who, json{{"ready", true}});
    dealt_ = seats_;
    events_ = static_cast<int>(events.size());
    make_bots_moves();
    settle();
}

void Witness::move_on() {
    house_.server.dials().set_clock(kBegin + ++seconds_ * kStep);
    Wire& wire = *wires_.at(who_at(actor()));
    const int id = ++actions_;
    wire.send({{"t", "act"},
               {"id", id},
               {"hand", hand_},
               {"n", wire.asked()},
               {"move", wire_form(play().moves[made_])}});
    if (!wire.until([&] { return !wire.answer(id).empty(); }) || wire.answer(id) != "done")
        throw std::runtime_error("a lawful move was not taken");
    make_next();
    make_bots_moves();
    settle();
}

int Witness::actor(std::size_t number) const {
    const auto& move = play().moves[number];
    const auto* card = std::get_if<minchiate::PlayMove>(&move.what);
    return index(card != nullptr && card->by != kNoSeat ? card->by : move.seat);
}

// Bots move by themselves as soon as they are due.
void Witness::make_bots_moves() {
    while (more() && !guest(actor())) make_next();
}

void Witness::make_next() {
    const auto events = minchiate::decide(state_, play().moves[made_]);
    if (!events) throw std::logic_error("twins whose moves are not lawful");
    for (const auto& event : *events) minchiate::fold(state_, event);
    events_ += static_cast<int>(events->size());
    ++made_;
}

SeatSet Witness::due_meanwhile() const {
    minchiate::State state = state_;
    SeatSet due = state.due;
    const auto& moves = play().moves;
    for (std::size_t next = made_; next < moves.size() && (next == made_ || !guest(actor(next))); ++next) {
        const auto events = minchiate::decide(state, moves[next]);
        if (!events) throw std::logic_error("twins whose moves are not lawful");
        for (const auto& event : *events) minchiate::fold(state, event);
        due = SeatSet::of_bits(static_cast<std::uint8_t>(due.bits() | state.due.bits()));
    }
    return state.phase == minchiate::Phase::over ? SeatSet::all(minchiate::kSeats) : due;
}

int Witness::who_at(int seat) const {
    for (int who = 0; who < kGuests; ++who)
        if (seat_of(who) == seat) return who;
    throw std::logic_error("nobody sits there");
}

void Witness::attempt(int who, const std::string& move) {
    if (!here(who)) return;
    Wire& wire = *wires_.at(who);
    wire.send(R"({"t":"act","id":)" + std::to_string(++actions_) + R"(,"hand":)" + std::to_string(hand_) +
              R"(,"n":)" + std::to_string(std::max(wire.asked(), 1)) + R"(,"move":)" + move + "}");
    settle();
}

bool Witness::refuses(int who, const std::string& move) const {
    if (!seat_of(who)) return true;
    const json form = json::parse(move);
    protocol::Reading reading;
    const auto read =
        protocol::minchiate::read_wire_move(reading.root(form), static_cast<Seat>(*seat_of(who)));
    return !reading.ok() || !read.broken.empty() || !minchiate::decide(state_, read.move);
}

void Witness::must(int who, const json& what) {
    if (answer_to(who, what) != "done") throw std::runtime_error("not done: " + what.dump());
}

void Witness::perform(int who, const json& what) {
    must(who, what);
    settle();
}

void Witness::perform_in_vain(int who, const json& what) {
    if (answer_to(who, what) != "refused") throw std::runtime_error("not refused: " + what.dump());
    settle();
}

void Witness::sit(int who, int seat) {
    perform(who, json{{"sit", seat}});
    seats_.at(static_cast<std::size_t>(who)) = seat;
}

void Witness::leave(int who) {
    if (answer_to(who, json{{"leave", true}}) != "done") throw std::runtime_error("he may not leave");
    wires_.at(who)->until([] { return false; });
    seats_.at(static_cast<std::size_t>(who)).reset();
    settle();
}

void Witness::come_in(int who) {
    connect(who, kFromTheBeginning);
    settle();
}

void Witness::lay_next() {
    ++hand_;
    lay();
}

} // namespace germini::test
