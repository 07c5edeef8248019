#include "server/store/saved_table.hpp"

#include "server/names/nickname.hpp"
#include "server/store/membership.hpp"

namespace germini::store {
model::SavedTable load_table(Database& db, const model::TableRow& table) {
    model::SavedTable saved;
    saved.table = table;
    saved.seats = seats_of(db, table.key);
    std::vector<model::GuestKey> keys;
    for (const model::SeatRow& seat : saved.seats)
        for (const auto& guest : {seat.guest, seat.heir})
            if (guest) keys.push_back(*guest);
    saved.people = people_of(db, keys);
    // Names are fixed within a hand, so the seat's own name counts, even if it is outdated.
    for (model::SeatRow& seat : saved.seats) {
        const auto guest = saved.people.find(seat.guest.value_or(model::GuestKey()));
        const bool mere_bot = seat.bot && !seat.guest;
        const auto number = guest == saved.people.end() ? std::nullopt : std::optional(guest->second.number);
        if (!mere_bot) seat.name = names::display_name(seat.name, number);
    }
    saved.members = members_of(db, table.key, model::Admitted::player);
    saved.watchers = members_of(db, table.key, model::Admitted::watcher);
    saved.answers = answers_of(db, table.key);
    saved.barred = barred_from(db, table.key);
    saved.organisers = organisers_at(db, table.key);
    const auto match = last_match(db, table.key);
    if (!match) return saved;
    auto hands = hands_of(db, match->key);
    saved.last_hand = server::at_table(match->from_hand, server::MatchHand{static_cast<int>(hands.size())});
    if (table.state == model::Stage::waiting) return saved;
    saved.match = match;
    saved.hands = std::move(hands);
    saved.left_places = left_places_of(db, match->key);
    if (saved.hands.empty()) return saved;
    saved.log = events_of(db, saved.hands.back().key);
    saved.disclosures = disclosures_of(db, saved.hands.back().key);
    return saved;
}

} // namespace germini::store
