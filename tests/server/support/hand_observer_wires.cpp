// What a witness sends and receives, and on which connections.
#include "tests/server/support/hand_observer.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace germini::test {
namespace {

constexpr int kTries = 1000;
constexpr std::chrono::milliseconds kMoment{2};
constexpr std::array<const char*, kTwinSeats + 2> kNames{"Ginevra", "Lapo",   "Nannina",
                                                         "Cosimo",  "Bianca", "Neri"};

/// A message without what depends on cards that only its reader sees.
std::string shape(const std::string& text) {
    json message = json::parse(text);
    const std::string kind = message["t"];
    if (kind == "choice") message["choice"] = message["choice"]["phase"];
    if (kind == "events")
        for (json& event : message["events"]) event.erase("cards");
    return message.dump();
}

} // namespace

void HandObserver::enter() {
    for (std::size_t who = 0; who < kNames.size(); ++who) {
        const std::string name = json{{"name", kNames[who]}}.dump();
        const std::string answer = raw_http(twin_server_.server.port(), "POST", "/api/guests", "", name);
        twin_server_.secrets[who] = json::parse(body_of(answer))["secret"];
        keep(kNames[who], answer);
    }
}

void HandObserver::come_back(int who, int since) {
    if (!here(who)) return;
    const std::shared_ptr<Wire> before = std::move(wires_.at(who));
    const std::size_t kept = kept_bytes_[who];
    connect(who, since);
    // The older connection is notified, and ended.
    before->until([] { return false; });
    if (blind(who))
        keep(std::string(kNames[static_cast<std::size_t>(who)]) + " before", before->bytes().substr(kept));
    settle();
}

void HandObserver::fail_to_log_in() {
    for (const std::string& secret : {std::string(), std::string(22, 'A'), twin_server_.secrets[0] + "A"}) {
        const Wire wire(twin_server_.server.port(), secret);
        if (wire.opened()) throw std::runtime_error("a wrong secret opened a connection");
        keep("without a secret", wire.bytes());
    }
    if (kind_.open) return;
    for (const char* wrong : {"AAAAAAAAAAAAAAAAAAAAAA", "B"}) {
        Wire wire(twin_server_.server.port(), twin_server_.secrets[kOutsider]);
        wire.send({{"t", "hello"}, {"table", table_}, {"invitation", wrong}});
        wire.until([] { return false; });
        keep("with a wrong invitation", wire.bytes());
    }
}

void HandObserver::ask(const std::string& method, const std::string& target, int who,
                       const std::string& body) {
    const std::string secret = who < 0 ? ""
                               : static_cast<std::size_t>(who) < kNames.size()
                                   ? twin_server_.secrets[static_cast<std::size_t>(who)]
                                   : std::string(22, 'A');
    keep(method + " " + target + " of " + std::to_string(who),
         raw_http(twin_server_.server.port(), method, target, secret, body));
}

void HandObserver::count() { keep("the counts", counts()); }

std::string HandObserver::counts() const {
    const auto answer = [&] {
        return raw_http(twin_server_.server.metrics_port(), "GET", "/metrics", "", "");
    };
    std::string text = answer();
    // Connections that have ended may still be counted.
    for (int tries = 0; tries < kTries && !counts_those_here(text); ++tries) {
        std::this_thread::sleep_for(kMoment);
        text = answer();
    }
    return text;
}

bool HandObserver::counts_those_here(const std::string& metrics) const {
    const auto open =
        std::count_if(wires_.begin(), wires_.end(), [](const auto& w) { return !w.second->closed(); });
    return metrics.find("germini_connections " + std::to_string(open) + "\n") != std::string::npos;
}

void HandObserver::connect(int who, int since) {
    wires_[who] = std::make_unique<Wire>(twin_server_.server.port(),
                                         twin_server_.secrets[static_cast<std::size_t>(who)]);
    kept_bytes_[who] = kept_texts_[who] = 0;
    wires_[who]->send(hello(who, since));
    if (since >= 0) wires_[who]->go_on_from(since);
    wires_[who]->ask_pong();
    wires_[who]->take_pong();
}

std::string HandObserver::hello(int who, int since) const {
    json message{{"t", "hello"}, {"table", table_}};
    if (who != kOutsider) message["invitation"] = invitation_;
    if (since >= 0)
        message["since"] = {
            {"hand", hand_}, {"n", since}, {"seat", seat_of(who) ? json(*seat_of(who)) : json(nullptr)}};
    return message.dump();
}

bool HandObserver::here(int who) const {
    const auto wire = wires_.find(who);
    return wire != wires_.end() && !wire->second->closed();
}

bool HandObserver::told(int who) const {
    const auto at = static_cast<std::size_t>(who);
    return kind_.spectators || (seats_.at(at) && seats_.at(at) == dealt_.at(at));
}

std::string HandObserver::answer_to(int who, const json& what) {
    const int id = ++actions_;
    Wire& wire = *wires_.at(who);
    wire.send(R"({"t":"do","id":)" + std::to_string(id) + R"(,"what":)" + what.dump() + "}");
    wire.until([&] { return !wire.answer(id).empty(); });
    return wire.answer(id);
}

/// Everybody has received all events so far, and whatever came with them.
void HandObserver::settle() {
    for (auto& [who, wire] : wires_)
        if (told(who) && !wire->closed()) wire->until([&, &w = *wire] { return w.last_event() >= events_; });
    for (auto& [who, wire] : wires_)
        if (!wire->closed()) wire->ask_pong();
    for (auto& [who, wire] : wires_) wire->take_pong();
}

HandObserver::Observations HandObserver::take_observations() {
    for (const auto& [who, wire] : wires_)
        if (blind(who)) keep_new(who);
    return std::exchange(heard_, {});
}

void HandObserver::keep_new(int who) {
    std::size_t& kept = kept_bytes_[who];
    keep(kNames[static_cast<std::size_t>(who)], wires_.at(who)->bytes().substr(kept));
    kept = wires_.at(who)->bytes().size();
}

HandObserver::Observations HandObserver::take_shapes() {
    Observations shapes;
    for (const auto& [who, wire] : wires_)
        for (std::size_t& kept = kept_texts_[who]; kept < wire->texts().size(); ++kept)
            shapes.emplace_back("what " + std::string(kNames[static_cast<std::size_t>(who)]) + " is told",
                                shape(wire->texts()[kept]));
    return shapes;
}

} // namespace germini::test
