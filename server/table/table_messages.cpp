// What those at a table hear.
#include "server/table/table.hpp"

#include <algorithm>

namespace germini::server {
namespace {

constexpr std::size_t kSeenRoom = 384; // bytes, for what most steps look like

} // namespace

void Table::tell(const PeerPtr& peer, Payload message) {
    if (peer->put(std::move(message))) undelivered_.push_back(peer);
}

void Table::deliver() {
    std::vector<PeerPtr> peers;
    peers.swap(undelivered_);
    for (const PeerPtr& peer : peers) peer->deliver();
    peers.clear();
    if (undelivered_.empty()) undelivered_.swap(peers); // its room is for the next time
}

void Table::answer(const PeerPtr& peer, const std::string& action, Rule rule) {
    ++world_.counters.refusals;
    const Payload text = payload(protocol::refused(action, rule));
    answers_.add_refusal({peer->guest().key, action}, text);
    tell(peer, text);
}

void Table::answer_done(const PeerPtr& peer, const std::string& action) {
    tell(peer, payload(protocol::done(action)));
}

void Table::complain(const PeerPtr& peer, std::string code, std::string message, const std::string& action) {
    const protocol::ReadError error{"", std::move(code), std::move(message)};
    tell(peer, payload(protocol::error(error, action)));
}

// Encoded once for each distinct sight: most events look the same from every seat.
void Table::tell_events(int from, int to) {
    struct Told {
        Viewer viewer;
        std::string seen;
        Payload message;
    };
    std::vector<Told> told;
    for (const Present& present : present_) {
        if (!present.told) continue;
        const Viewer viewer{present.seat ? static_cast<Seat>(*present.seat) : kNoSeat};
        auto same = std::find_if(told.begin(), told.end(), [&](const Told& t) { return t.viewer == viewer; });
        if (same == told.end()) {
            std::string seen;
            seen.reserve(kSeenRoom);
            hand_->append_seen(seen, from, to, viewer);
            const auto equal =
                std::find_if(told.begin(), told.end(), [&](const Told& t) { return t.seen == seen; });
            Payload message =
                equal != told.end() ? equal->message : payload(protocol::events(hand_number(), from, seen));
            same = told.insert(told.end(), Told{viewer, std::move(seen), std::move(message)});
        }
        tell(present.peer, same->message);
    }
}

void Table::tell_choice(const Present& present) {
    if (!present.seat || !hand_open() || !plays(*present.seat)) return;
    if (const auto choice = hand_->choice(static_cast<Seat>(*present.seat)))
        tell(present.peer, payload(protocol::choice(hand_number(), hand_->events(), *choice)));
}

void Table::tell_welcome(const Present& present) {
    const store::Guest& guest = present.peer->guest();
    tell(present.peer, payload(protocol::welcome(
                           protocol::You{guest.id, guest.name, present.seat, host(guest.key)}, row_.id)));
}

void Table::tell_table() {
    const protocol::TableText text(look());
    for (const Present& present : present_) {
        const bool told = insider(present.peer->guest().key);
        tell(present.peer, payload(text.to(present.seat, told ? invitation_ : std::nullopt)));
    }
    publish();
}

protocol::Table Table::look() const {
    protocol::Table table;
    table.id = row_.id;
    table.game = row_.game;
    table.rules = row_.rules;
    table.state = store::word(state_);
    for (int s = 0; s < seating_.size(); ++s) {
        const auto& holder = seating_.at(s);
        table.seats.emplace_back();
        if (!holder) continue;
        protocol::Holder seat;
        seat.name = holder->name;
        seat.bot = holder->bot;
        seat.here = holder->bot || (holder->guest && here(*holder->guest));
        seat.ready = holder->ready;
        seat.vacated = holder->vacated;
        seat.substitute = holder->bot && holder->guest;
        seat.break_off = holder->break_off;
        seat.deserter = match_under_way() && holder->deserter().has_value();
        table.seats.back() = std::move(seat);
    }
    for (const Present& present : present_) table.spectators += present.seat ? 0 : 1;
    table.host = seating_.seat_of(row_.host);
    table.open = row_.open;
    table.bots = row_.bots;
    table.spectators_allowed = row_.spectators;
    table.seconds = row_.seconds;
    table.girate = row_.girate;
    table.drawn = row_.drawn;
    table.hand = hand_number();
    table.clock = clock();
    if (match_) table.match = look_at_match();
    return table;
}

bool Table::insider(GuestKey guest) const {
    return host(guest) || seating_.seat_of(guest) ||
           std::find(members_.begin(), members_.end(), guest) != members_.end();
}

TableLine Table::line() const {
    TableLine line;
    line.id = row_.id;
    line.game = row_.game;
    line.preset = preset_;
    line.girate = row_.girate;
    line.insiders = members_;
    line.insiders.push_back(row_.host);
    for (int s = 0; s < seating_.size(); ++s) {
        const auto& holder = seating_.at(s);
        line.seats.emplace_back();
        if (!holder) continue;
        line.seats.back() = LineSeat{holder->name, holder->bot};
        if (!holder->guest) continue;
        line.seated.push_back(*holder->guest);
        line.insiders.push_back(*holder->guest);
    }
    line.state = state_;
    line.open = row_.open;
    line.spectators = row_.spectators;
    line.hand = hand_number();
    line.created = row_.created;
    line.host = row_.host;
    line.present = static_cast<int>(present_.size());
    return line;
}

} // namespace germini::server
