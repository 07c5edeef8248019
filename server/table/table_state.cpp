// A table's state: loading, presence and membership.
#include "server/table/table_state.hpp"

#include <algorithm>

namespace germini::server {

using model::Stage;

namespace {

std::chrono::seconds move_time(const model::TableRow& row) {
    constexpr std::int64_t kDay = 86'400; // above any limit that can be requested
    const std::int64_t seconds = row.seconds.value_or(0);
    if (seconds < 0 || seconds > kDay) throw BrokenInvariant("the time limit for moves is out of range");
    return std::chrono::seconds(seconds);
}

} // namespace

TableState::TableState(const Game& game, const TableSettings& settings, const model::SavedTable& saved)
    : game_(game), settings_(settings), row_(saved.table), rules_(game.rules(row_.rules)),
      sides_(rules_->sides()), stage_(row_.state), seating_(rules_->seats(), saved.seats),
      people_(saved.people), admissions_(saved), book_(saved), left_places_(saved.left_places),
      times_(move_time(row_), settings.absence_per_hand) {
    if (row_.later) game_.rules(row_.later->rules); // they are sent unchanged
    if (!row_.halt) return;
    const auto kind = std::find(kHalts.begin(), kHalts.end(), row_.halt->kind);
    if (kind == kHalts.end()) throw BrokenInvariant("unknown kind of halt");
    halt_ = Halt{static_cast<HaltKind>(kind - kHalts.begin()), row_.halt->since, row_.halt->until};
}

void TableState::restore(const model::SavedTable& saved) {
    if (!book_.match() || book_.hands().empty()) {
        if (stage_ == Stage::playing || stage_ == Stage::between)
            throw BrokenInvariant("the match in progress, or its hand, is missing");
        return;
    }
    BySeat<Person> persons;
    const model::MatchRow& match = *book_.match();
    for (const model::HandSeat& seat : hand_row().seats) persons.push_back(seat.person);
    seating_ = seating_.known_as(std::move(persons));
    if (match.draw && !protocol::parse_raw(*match.draw)) // it is sent unchanged
        throw BrokenInvariant("the draw for seats cannot be read");
    if (match.lot && !is_client_seed_list(match.lot->client_seeds)) // this is sent unchanged as well
        throw BrokenInvariant("the seeds of the draw for seats cannot be read");
    book_.set_sheet(sheet_with(match, book_.hands()));
    std::vector<LoggedEvents> log;
    for (const model::EventsRow& row : saved.log)
        log.push_back(LoggedEvents{row.codec, row.count, row.seat, row.bytes});
    for (const model::HandSeat& seat : hand_row().seats)
        if (seat.absence)
            times_.set_absence_left(
                seat.seat, std::clamp(Clocks::Span(*seat.absence), Clocks::Span::zero(), whole_absence()));
    disclosures_ = HandDisclosures(hand_row().sighted);
    for (const model::DisclosureRow& row : saved.disclosures) disclosures_.add(row.guest, row.seat);
    hand_ = rules_->restore(log);
    if (hand_->over() != hand_row().closed.has_value() && !(match.broken_off && !hand_->over()))
        throw BrokenInvariant("the log and the ledger disagree on whether the hand is over");
    if (match_under_way()) stage_ = hand_->over() ? Stage::between : Stage::playing;
    book_.set_if_broken_off(if_broken_off());
}

void TableState::begin(Moment now) {
    times_.ask_again(now);
    presences_.all_away(seating_, now);
    times_.halt(halt_.has_value(), now);
    show_new_names(); // the seats were written with the names of that time
}

void TableState::came(const model::Guest& guest) {
    presences_.came(guest);
    show_new_names();
}

bool TableState::rename(const model::RenamedPerson& person) {
    const Seating before = seating_;
    const std::string host_before = row_.host_name;
    for (const GuestKey row : person.rows) {
        presences_.rename(row, person.name);
        if (const auto known = people_.find(row); known != people_.end()) known->second.name = person.name;
        if (row_.host == row && !hand_open()) row_.host_name = person.name;
    }
    show_new_names();
    return seating_.rows() != before.rows() || row_.host_name != host_before;
}

bool TableState::knows(const std::vector<GuestKey>& rows) const {
    return std::any_of(rows.begin(), rows.end(), [this](GuestKey row) {
        return row_.host == row || here(row) || people_.contains(row);
    });
}

void TableState::went(GuestKey guest, Moment now) {
    presences_.went(guest, seating_.seat_of(guest).has_value(), now);
}

std::string TableState::name_of(GuestKey guest) const {
    if (const auto seat = seating_.seat_of(guest)) return seating_.at(*seat)->name;
    if (const ConnectedGuest* one = presences_.find(guest)) return one->guest.name;
    return row_.host_name;
}

ChatPermission TableState::chat_permission_of(GuestKey guest) const {
    const bool before = stage_ == Stage::waiting && invited(guest);
    if (!before && !seating_.seat_of(guest)) return ChatPermission::none;
    if (row_.chat == "off") return ChatPermission::chat_off;
    if (row_.chat_muted) return ChatPermission::chat_muted;
    return row_.chat == "between" && hand_open() ? ChatPermission::in_a_hand : ChatPermission::allowed;
}

bool TableState::match_under_way() const {
    return match() && (stage_ == Stage::playing || stage_ == Stage::between);
}

bool TableState::turns_away(const std::vector<GuestKey>& rows) const {
    if (!admissions_.bars(rows)) return false;
    return !match_under_way() || std::none_of(rows.begin(), rows.end(), [this](GuestKey row) {
        return seating_.seat_of(row).has_value();
    });
}

void TableState::note(const MembershipEnd& end) {
    const bool new_invitation = replaces_invitation(end);
    if (new_invitation) row_.invitation = *end.invitation;
    admissions_.note(end, new_invitation);
    const bool ended = std::find(end.rows.begin(), end.rows.end(), row_.host) != end.rows.end() ||
                       (!admissions_.organisers().empty() && !admissions_.organiser(row_.host));
    if (ended && row_.host != end.host) {
        row_.host = end.host;
        row_.host_name = end.host_name;
    }
}

bool TableState::forget(const std::vector<GuestKey>& rows) {
    bool changed = false;
    for (const GuestKey row : rows) {
        admissions_.shut_out(row);
        const Seating before = seating_;
        seating_ = seating_.without_deleted(row);
        changed = changed || before.rows() != seating_.rows();
        people_.erase(row);
        changed = book_.forget(row) || changed;
        if (row_.host != row) continue;
        const auto next = next_host(row, seating_);
        row_.host_name = next ? name_of(*next) : std::string();
        if (next) row_.host = *next;
        changed = true;
    }
    return changed;
}

std::vector<GuestKey> TableState::unseated_members() const {
    std::vector<GuestKey> unseated;
    for (const auto* admitted : {&admissions_.members(), &admissions_.watchers()})
        for (const GuestKey guest : *admitted)
            if (!at_home(guest)) unseated.push_back(guest);
    return unseated;
}

void TableState::set_invitation(const SecretHash& hash, const std::vector<GuestKey>& without) {
    row_.invitation = hash;
    for (const GuestKey guest : without) admissions_.shut_out(guest);
}

GuestKey TableState::known_as(const std::vector<GuestKey>& rows) const {
    const auto weight = [this](GuestKey guest) {
        if (seating_.seat_of(guest)) return 5;
        if (seating_.succession_of(guest)) return 4;
        if (hand_open() && disclosures_.seat_of(guest)) return 3;
        const bool left = std::find(left_places_.begin(), left_places_.end(), guest) != left_places_.end();
        if (host(guest) || left) return 2;
        return invited(guest) || watcher(guest) ? 1 : 0;
    };
    return *std::max_element(rows.begin(), rows.end(),
                             [&](GuestKey one, GuestKey other) { return weight(one) < weight(other); });
}

bool TableState::invited(GuestKey guest) const { return at_home(guest) || admissions_.member(guest); }

bool TableState::watcher(GuestKey guest) const { return row_.spectators && admissions_.watcher(guest); }

bool TableState::admits(GuestKey guest) const { return row_.open || invited(guest) || watcher(guest); }

std::optional<Viewer> TableState::viewer_of(GuestKey guest) const {
    const auto seat = seating_.seat_of(guest);
    if (seat && disclosures_.has(guest, *seat)) return Viewer{*seat};
    // A guest who was sent a hand and now has another seat, or none, sees only what everybody does.
    return row_.spectators ? std::optional<Viewer>(Viewer{kNoSeat}) : std::nullopt;
}

/// Shows the current names of the host and of the guests with a seat. Names stay the same during a hand: a
/// change would reveal something.
void TableState::show_new_names() {
    if (hand_open()) return;
    for (const ConnectedGuest& one : presences_.connected())
        if (one.fresh && (row_.host == one.guest.key || seating_.seat_of(one.guest.key)))
            people_[one.guest.key] = one.guest;
    for (const auto& [key, guest] : people_) seating_ = seating_.renamed(key, guest.name);
    if (const auto host = people_.find(row_.host); host != people_.end()) row_.host_name = host->second.name;
}

/// Returns true for guests whose coming and going changes more than the number of spectators.
bool TableState::at_home(GuestKey guest) const {
    return host(guest) || seating_.seat_of(guest) || seating_.succession_of(guest);
}

/// Returns true if the guest may enter. The host, guests with a seat and guests to take one always may. The
/// number of others is limited, that of the invited apart, so that strangers cannot keep them out.
bool TableState::has_room_for(GuestKey guest) const {
    if (at_home(guest)) return true;
    const auto& connected = presences_.connected();
    const auto others = std::count_if(connected.begin(), connected.end(), [&](const ConnectedGuest& one) {
        return one.guest.key != guest && !at_home(one.guest.key) && invited(one.guest.key) == invited(guest);
    });
    return static_cast<std::size_t>(others) < settings_.most_spectators;
}

bool TableState::set_silent(GuestKey guest, bool silent) {
    presences_.set_silent(guest, silent);
    return seating_.seat_of(guest).has_value();
}

bool TableState::away_for_long(GuestKey guest, Moment now) const {
    return beyond_limit(presences_.away_since(guest), now);
}

} // namespace germini::server
