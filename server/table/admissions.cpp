#include "server/table/admissions.hpp"

#include <algorithm>

namespace germini::server {

namespace {

bool contains(const std::vector<GuestKey>& guests, GuestKey guest) {
    return std::find(guests.begin(), guests.end(), guest) != guests.end();
}

} // namespace

bool Admissions::member(GuestKey guest) const { return contains(members_, guest); }

bool Admissions::watcher(GuestKey guest) const { return contains(watchers_, guest); }

bool Admissions::organiser(GuestKey guest) const { return contains(organisers_, guest); }

bool Admissions::barred(GuestKey guest) const { return !organiser(guest) && contains(barred_, guest); }

std::vector<GuestKey> Admissions::all_barred() const {
    std::vector<GuestKey> all;
    for (const GuestKey guest : barred_)
        if (barred(guest)) all.push_back(guest);
    return all;
}

bool Admissions::bars(const std::vector<GuestKey>& rows) const {
    if (std::none_of(rows.begin(), rows.end(), [this](GuestKey row) { return barred(row); })) return false;
    return std::none_of(rows.begin(), rows.end(), [this](GuestKey row) { return organiser(row); });
}

void Admissions::admit(GuestKey guest, model::Admitted as) {
    shut_out(guest);
    (as == model::Admitted::player ? members_ : watchers_).push_back(guest);
}

void Admissions::shut_out(GuestKey guest) {
    std::erase(members_, guest);
    std::erase(watchers_, guest);
}

void Admissions::note(const MembershipEnd& end, bool new_invitation) {
    if (end.organisers) organisers_ = *end.organisers;
    if (new_invitation) {
        members_.clear();
        watchers_.clear();
    }
    for (const GuestKey row : end.rows) {
        // At any other table guests are admitted by its own invitation, whatever they are in the club.
        if (end.organisers && !organiser(row)) shut_out(row);
        if (end.shut_out && !contains(barred_, row)) bar(row);
    }
}

} // namespace germini::server
