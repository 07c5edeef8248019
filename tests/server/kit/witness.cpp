#include "tests/server/kit/witness.hpp"

#include "protocol/minchiate/move_json.hpp"
#include "protocol/minchiate/rules_json.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace germini::test {
namespace {

constexpr int kTries = 1000;
constexpr std::chrono::milliseconds kMoment{2};
constexpr std::int64_t kBegin = 1'795'000'000'000,
                       kStep = 1000; ///< the clock goes on by a second with each step
constexpr int kLongTime = 3600, kFromTheBeginning = -1;
constexpr std::array<const char*, minchiate::kSeats + 2> kNames{"Ginevra", "Lapo",   "Nannina",
                                                                "Cosimo",  "Bianca", "Neri"};

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

/// A message without what depends on cards that only its reader sees.
std::string shape(const std::string& text) {
    json message = json::parse(text);
    const std::string kind = message["t"];
    if (kind == "choice") message["choice"] = message["choice"]["kind"];
    if (kind == "events")
        for (json& event : message["events"]) event.erase("cards");
    return message.dump();
}

} // namespace

Witness::Witness(House& house, const kit::Twins& twins, std::size_t which, const TableKind& kind)
    : house_(house), twins_(twins), which_(which), kind_(kind) {
    const auto& pack = twin().pack;
    house_.server.dials().set_clock(kBegin);
    house_.server.dials().lay({std::vector<Card>(pack.begin(), pack.end()), index(twins.dealer)});
}

void Witness::enter() {
    for (std::size_t who = 0; who < kNames.size(); ++who) {
        const std::string name = json{{"name", kNames[who]}}.dump();
        const std::string answer = raw_http(house_.server.port(), "POST", "/api/guests", "", name);
        house_.secrets[who] = json::parse(body_of(answer))["secret"];
        keep(kNames[who], answer);
    }
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
    for (int s = 0; s < minchiate::kSeats; ++s) {
        if (!guest(s)) continue;
        connect(s, kFromTheBeginning);
        perform(s, json{{"sit", s}}.dump());
    }
    for (int s = 0; s < minchiate::kSeats; ++s)
        if (!guest(s)) perform(kind_.host, json{{"bot", s}}.dump());
    connect(kit::kSpectator, kFromTheBeginning);
    // An outsider comes where he sees the table and no events, or is turned away.
    if (!kind_.spectators || !kind_.open) connect(kit::kOutsider, kFromTheBeginning);
    settle();
}

void Witness::deal() {
    const auto events = minchiate::open(twins_.rules, twins_.dealer, twin().pack);
    for (const auto& event : events) minchiate::fold(state_, event);
    events_ = static_cast<int>(events.size());
    for (int s = 0; s < minchiate::kSeats; ++s)
        if (guest(s)) perform(s, json{{"ready", true}}.dump());
    make_bots_moves();
    settle();
}

void Witness::move_on() {
    house_.server.dials().set_clock(kBegin + static_cast<std::int64_t>(made_ + 1) * kStep);
    Wire& wire = *wires_.at(actor());
    const int id = ++actions_;
    wire.send({{"t", "act"},
               {"id", id},
               {"hand", 1},
               {"n", wire.asked()},
               {"move", wire_form(twin().moves[made_])}});
    if (!wire.until([&] { return !wire.answer(id).empty(); }) || wire.answer(id) != "done")
        throw std::runtime_error("a lawful move was not taken");
    make_next();
    make_bots_moves();
    settle();
}

int Witness::actor() const {
    const auto& move = twin().moves[made_];
    const auto* play = std::get_if<minchiate::PlayMove>(&move.what);
    return index(play != nullptr && play->by != kNoSeat ? play->by : move.seat);
}

// Bots move by themselves as soon as they are due.
void Witness::make_bots_moves() {
    while (more() && !guest(actor())) make_next();
}

void Witness::make_next() {
    const auto events = minchiate::decide(state_, twin().moves[made_]);
    if (!events) throw std::logic_error("twins whose moves are not lawful");
    for (const auto& event : *events) minchiate::fold(state_, event);
    events_ += static_cast<int>(events->size());
    ++made_;
}

void Witness::attempt(int who, const std::string& move) {
    const auto wire = wires_.find(who);
    if (wire == wires_.end() || wire->second->closed()) return;
    wire->second->send(R"({"t":"act","id":)" + std::to_string(++actions_) + R"(,"hand":1,"n":)" +
                       std::to_string(std::max(wire->second->asked(), 1)) + R"(,"move":)" + move + "}");
    settle();
}

bool Witness::refuses(int seat, const std::string& move) const {
    const json form = json::parse(move);
    protocol::Reading reading;
    const auto read = protocol::minchiate::read_wire_move(reading.root(form), static_cast<Seat>(seat));
    return !reading.ok() || !read.broken.empty() || !minchiate::decide(state_, read.move);
}

void Witness::come_back(int who, int since) {
    const auto old = wires_.find(who);
    if (old == wires_.end() || old->second->closed()) return;
    const std::shared_ptr<Wire> before = std::move(old->second);
    const std::size_t kept = kept_bytes_[who];
    connect(who, since);
    // The older connection is told of it, and ended.
    before->until([] { return false; });
    if (blind(who))
        keep(std::string(kNames[static_cast<std::size_t>(who)]) + " before", before->bytes().substr(kept));
    settle();
}

void Witness::fail_to_log_in() {
    for (const std::string& secret : {std::string(), std::string(22, 'A'), house_.secrets[0] + "A"}) {
        const Wire wire(house_.server.port(), secret);
        if (wire.opened()) throw std::runtime_error("a wrong secret opened a connection");
        keep("without a secret", wire.bytes());
    }
    if (kind_.open) return;
    for (const char* wrong : {"AAAAAAAAAAAAAAAAAAAAAA", "B"}) {
        Wire wire(house_.server.port(), house_.secrets[kit::kOutsider]);
        wire.send({{"t", "hello"}, {"table", table_}, {"invitation", wrong}});
        wire.until([] { return false; });
        keep("with a wrong invitation", wire.bytes());
    }
}

void Witness::ask(const std::string& method, const std::string& target, int who, const std::string& body) {
    const std::string secret = who < 0 ? ""
                               : static_cast<std::size_t>(who) < kNames.size()
                                   ? house_.secrets[static_cast<std::size_t>(who)]
                                   : std::string(22, 'A');
    const auto answer = [&] { return raw_http(house_.server.port(), method, target, secret, body); };
    std::string text = answer();
    // Connections that have ended may still be among those that are counted.
    for (int tries = 0; target == "/metrics" && tries < kTries && !counts_those_here(text); ++tries) {
        std::this_thread::sleep_for(kMoment);
        text = answer();
    }
    keep(method + " " + target + " of " + std::to_string(who), std::move(text));
}

bool Witness::counts_those_here(const std::string& metrics) const {
    const auto open =
        1 + std::count_if(wires_.begin(), wires_.end(), [](const auto& w) { return !w.second->closed(); });
    return metrics.find("germini_connections " + std::to_string(open) + "\n") != std::string::npos;
}

void Witness::connect(int who, int since) {
    wires_[who] = std::make_unique<Wire>(house_.server.port(), house_.secrets[static_cast<std::size_t>(who)]);
    kept_bytes_[who] = kept_texts_[who] = 0;
    wires_[who]->send(hello(who, since));
    if (since >= 0) wires_[who]->go_on_from(since);
    wires_[who]->ask_pong();
    wires_[who]->take_pong();
}

std::string Witness::hello(int who, int since) const {
    json message{{"t", "hello"}, {"table", table_}};
    if (who != kit::kOutsider) message["invitation"] = invitation_;
    if (since >= 0)
        message["since"] = {
            {"hand", 1}, {"n", since}, {"seat", who < minchiate::kSeats ? json(who) : json(nullptr)}};
    return message.dump();
}

void Witness::perform(int who, const std::string& what) {
    const int id = ++actions_;
    Wire& wire = *wires_.at(who);
    wire.send(R"({"t":"do","id":)" + std::to_string(id) + R"(,"what":)" + what + "}");
    if (!wire.until([&] { return !wire.answer(id).empty(); }) || wire.answer(id) != "done")
        throw std::runtime_error("not done: " + what);
}

/// Everybody has heard all events so far, and whatever came with them.
void Witness::settle() {
    for (auto& [who, wire] : wires_) {
        const bool told = who < minchiate::kSeats || (who == kit::kSpectator && kind_.spectators);
        if (told && !wire->closed()) wire->until([&, &w = *wire] { return w.last_event() >= events_; });
    }
    for (auto& [who, wire] : wires_)
        if (!wire->closed()) wire->ask_pong();
    for (auto& [who, wire] : wires_) wire->take_pong();
}

Witness::Heard Witness::take_heard() {
    for (const auto& [who, wire] : wires_)
        if (blind(who)) keep_new(who);
    return std::exchange(heard_, {});
}

void Witness::keep_new(int who) {
    std::size_t& kept = kept_bytes_[who];
    keep(kNames[static_cast<std::size_t>(who)], wires_.at(who)->bytes().substr(kept));
    kept = wires_.at(who)->bytes().size();
}

Witness::Heard Witness::take_shapes() {
    Heard shapes;
    for (const auto& [who, wire] : wires_)
        for (std::size_t& kept = kept_texts_[who]; kept < wire->texts().size(); ++kept)
            shapes.emplace_back("what " + std::string(kNames[static_cast<std::size_t>(who)]) + " is told",
                                shape(wire->texts()[kept]));
    return shapes;
}

} // namespace germini::test
