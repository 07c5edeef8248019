// What those at a table hear.
#include "server/table/table.hpp"

#include <algorithm>
#include <map>

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

void Table::refuse(const PeerPtr& peer, protocol::ActionId action, Rule rule) {
    remember(peer->guest().key, action, rule);
    tell(peer, payload(protocol::refused(action, rule)));
}

/// Those who have been answered, and have no seat, are not remembered without end.
void Table::remember(GuestKey guest, protocol::ActionId action, Rule rule) {
    answers_.add(guest, action, std::string(rule));
    auto strangers =
        answers_.forget_strangers([this](GuestKey other) { return seating_.seat_of(other) || host(other); });
    if (strangers.empty()) return;
    world_.store.write(
        strand_,
        [table = row_.key, strangers = std::move(strangers)](store::Database& db) {
            for (const GuestKey stranger : strangers) store::forget_answers(db, table, stranger);
        },
        [](const std::optional<store::StoreError>&) {});
}

void Table::refuse_for_good(const PeerPtr& peer, protocol::ActionId action, Rule rule) {
    const GuestKey guest = peer->guest().key;
    remember(guest, action, rule);
    auto work = [table = row_.key, row = store::AnswerRow{guest, action, std::string(rule)}](
                    store::Database& db) { store::add_answer(db, table, row, Answers::kKept); };
    world_.store.write(strand_, std::move(work),
                       [self = shared_from_this(), peer, action,
                        rule = std::string(rule)](const std::optional<store::StoreError>& error) {
                           auto body = [&] {
                               if (error)
                                   self->complain(peer, "not_stored", "The answer could not be stored.",
                                                  action);
                               else
                                   self->tell(peer, payload(protocol::refused(action, rule)));
                           };
                           self->guard(body);
                       });
}

void Table::answer_done(const PeerPtr& peer, protocol::ActionId action) {
    answers_.add(peer->guest().key, action);
    tell(peer, payload(protocol::done(action)));
}

bool Table::answered_before(const PeerPtr& peer, protocol::ActionId action) {
    const GuestKey guest = peer->guest().key;
    if (const std::string* rule = answers_.find(guest, action)) {
        tell(peer, payload(rule->empty() ? protocol::done(action) : protocol::refused(action, *rule)));
        return true;
    }
    if (!answers_.stale(guest, action)) return false;
    tell(peer, payload(protocol::refused(action, "stale")));
    return true;
}

void Table::complain(const PeerPtr& peer, std::string code, std::string message, protocol::ActionId action) {
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
        if (!present.viewer) continue;
        const Viewer viewer = *present.viewer;
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
    if (!present.seat || !hand_open() || halt_ || !plays(*present.seat)) return;
    if (!present.viewer || *present.viewer != Viewer{static_cast<Seat>(*present.seat)}) return;
    if (const auto choice = hand_->choice(static_cast<Seat>(*present.seat)))
        tell(present.peer, payload(protocol::choice(
                               hand_number(), hand_->asked_at(static_cast<Seat>(*present.seat)), *choice)));
}

void Table::tell_welcome(const Present& present) {
    const store::Guest& guest = present.peer->guest();
    const protocol::You you{guest.id,     guest.name,      guest.number,
                            present.seat, host(guest.key), answers_.last(guest.key)};
    tell(present.peer, payload(protocol::welcome(you, row_.id)));
}

void Table::tell_table_to(const Present& present) { tell_table_to(present, protocol::TableText(look())); }

void Table::tell_table_to(const Present& present, const protocol::TableText& text) {
    const GuestKey guest = present.peer->guest().key;
    tell(present.peer,
         payload(text.to(present.seat, insider(guest) ? invitation_ : std::nullopt, host(guest))));
}

void Table::tell_table() {
    table_told_ = std::chrono::steady_clock::now();
    const protocol::TableText text(look());
    for (const Present& present : present_) tell_table_to(present, text);
    publish();
}

std::optional<SecretHash> Table::browser_of(GuestKey guest) const {
    for (const Present& present : present_)
        if (present.peer->guest().key == guest) return present.peer->guest().browser;
    const auto known = people_.find(guest);
    return known == people_.end() ? std::nullopt : known->second.browser;
}

/// The seats, also from the next hand on, by the browsers that their guests came from.
std::vector<std::vector<int>> Table::seats_of_one_browser() const {
    std::map<SecretHash, std::vector<int>> seats;
    for (int s = 0; s < seating_.size(); ++s) {
        const auto& holder = seating_.at(s);
        if (!holder) continue;
        const auto guest = holder->heir ? std::optional(holder->heir->guest) : holder->guest;
        if (const auto browser = guest ? browser_of(*guest) : std::nullopt) seats[*browser].push_back(s);
    }
    std::vector<std::vector<int>> shared;
    for (auto& [browser, of_one] : seats)
        if (of_one.size() > 1) shared.push_back(std::move(of_one));
    return shared;
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
        if (const auto guest = people_.find(holder->guest.value_or(0)); guest != people_.end())
            seat.number = guest->second.number;
        seat.bot = holder->bot;
        seat.here = holder->bot || (holder->guest && here(*holder->guest));
        seat.ready = holder->ready;
        seat.vacated = holder->vacated;
        seat.substitute = holder->bot && holder->guest;
        seat.break_off = holder->break_off;
        seat.deserter = match_under_way() && holder->deserter().has_value();
        if (holder->heir) seat.next = holder->heir->name;
        if (holder->guest && !seat.here)
            if (const auto away = away_since_.find(*holder->guest); away != away_since_.end())
                seat.away = away->second.utc;
        if (const auto since = asked_since(s); since && plays(s)) seat.asked = since->utc;
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
    table.takeover = row_.takeover;
    table.limit = world_.settings.absence.count();
    if (halt_) table.halt = protocol::Halted{std::string(word(halt_->kind)), halt_->since, halt_->until};
    table.votes = ballots();
    table.one_browser = seats_of_one_browser();
    table.last_match = last_match_;
    table.hand = hand_number();
    table.clock = clock();
    if (match_) table.match = look_at_match();
    return table;
}

bool Table::insider(GuestKey guest) const {
    return host(guest) || seating_.seat_of(guest) || seating_.inheritance_of(guest) ||
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
        if (holder->heir) line.insiders.push_back(holder->heir->guest);
        if (!holder->guest) continue;
        line.seated.push_back(*holder->guest);
        line.insiders.push_back(*holder->guest);
    }
    line.state = state_;
    if (halt_) line.halt = halt_->kind;
    line.open = row_.open;
    line.spectators = row_.spectators;
    line.hand = hand_number();
    line.created = row_.created;
    line.host = row_.host;
    line.present = static_cast<int>(present_.size());
    return line;
}

} // namespace germini::server
