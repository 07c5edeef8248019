// What a club allows at its evenings.
#include "server/club/decide_evening.hpp"
#include "server/club/decide_seats.hpp"
#include "tests/decide/support.hpp"

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::int64_t kNow = 1'000'000'000;
constexpr std::int64_t kHour = 3'600'000;

/// An evening of version 5 that begins in an hour and lasts two.
club::EveningAccess evening(club::Asking who = kOrganiser) {
    club::EveningAccess access{asks(who), {}};
    access.evening.key = model::EveningKey(9);
    access.evening.version = 5;
    access.evening.begins = kNow + kHour;
    access.evening.minutes = 120;
    return access;
}
club::EveningAccess called_off() {
    club::EveningAccess access = evening();
    access.evening.called_off = true;
    return access;
}

club::Lazy<std::vector<model::EveningRow>> evenings(std::size_t count) {
    return [count] { return std::vector<model::EveningRow>(count, evening().evening); };
}

model::ChangeEvening change(const club::EveningAccess& access) {
    model::ChangeEvening asked;
    asked.evening = access.evening;
    asked.evening.changed = kNow;
    return asked;
}

ClubStatus changed(const club::EveningAccess& access, const model::ChangeEvening& asked, bool tables = false,
                   std::size_t others = 0) {
    return status(club::decide(club::ChangeEveningFacts{access, tables, evenings(others)}, asked));
}

ClubStatus answered(const club::EveningAccess& access, const std::string& answer, std::int64_t coming = 0,
                    std::int64_t at = kNow) {
    model::AnswerEvening asked;
    asked.answer = answer;
    asked.at = at;
    return status(club::decide(club::AnswerEveningFacts{access, coming}, asked));
}

club::Verdict<> guest_added(const club::EveningAccess& access, const std::string& name,
                            const std::vector<model::EveningGuestRow>& guests = {}, std::int64_t coming = 0) {
    model::AddEveningGuest asked;
    asked.name = name;
    const auto members = [] { return std::vector<club::StoredName>{{"Ginevra", 100'000'001}}; };
    return club::decide(club::AddEveningGuestFacts{access, guests, coming, members}, asked);
}

ClubStatus drawn(const club::EveningAccess& access, std::int64_t version = 5, bool tables = false,
                 const club::Askings& seated = {}) {
    model::SetDraw asked;
    asked.version = version;
    return status(club::decide(club::SetDrawFacts{access, tables, seated}, asked));
}

/// A guest's seat of the evening, and the link to it.
struct Taking {
    model::TakeEveningSeat asked;
    club::TakeEveningSeatFacts facts;

    Taking() {
        asked.evening = model::EveningKey(9);
        asked.number = 2;
        asked.seat = 1_seat;
        asked.guest = 4_guest;
        facts.club = true;
        facts.seat = model::EveningSeatRow{2, 1_seat};
        facts.link.emplace();
        facts.link->evening = evening().evening;
        facts.link->link.kind = "seat";
        facts.link->link.number = 2;
        facts.link->link.seat = 1_seat;
    }
    ClubStatus status() const { return test::status(club::decide(facts, asked)); }
};

} // namespace

TEST_CASE("organisers run evenings, and only members know of them") {
    for (const auto& [who, expected] : kOfOrganisers) {
        const club::Access open = asks(who, true);
        CHECK(status(club::decide(club::AddEveningFacts{open, evenings(0)}, model::AddEvening{})) ==
              expected);
        CHECK(changed(evening(who), change(evening())) == expected);
        CHECK(status(guest_added(evening(who), "Bice")) == expected);
        CHECK(status(club::decide(club::EndEveningGuestFacts{evening(who), {{0, "Bice"}}},
                                  model::EndEveningGuest{})) == expected);
        CHECK(drawn(evening(who)) == expected);
        CHECK(status(club::decide(evening(who), model::SetEveningLinks{})) == expected);
        CHECK(status(club::decide(club::FreeEveningSeatFacts{evening(who)}, model::FreeEveningSeat{})) ==
              expected);
    }
}

TEST_CASE("an evening that does not exist is not found") {
    for (const club::Asking who : {kOwner, kMember, kStranger}) {
        club::EveningAccess access = evening(who);
        access.evening = {};
        CHECK(changed(access, change(access)) == ClubStatus::not_found);
        CHECK(answered(access, "no") == ClubStatus::not_found);
    }
    CHECK(changed({}, change(evening())) == ClubStatus::not_found); // no such club
}

TEST_CASE("a club has at most a hundred evenings that are not over") {
    model::AddEvening asked;
    asked.evening.changed = kNow;
    const auto added = [&](std::size_t others) {
        return status(club::decide(club::AddEveningFacts{asks(kOwner), evenings(others)}, asked));
    };
    CHECK(added(99) == ClubStatus::done);
    CHECK(added(100) == ClubStatus::too_many);
    asked.evening.changed = kNow + 4 * kHour; // the others are over
    CHECK(added(100) == ClubStatus::done);
}

TEST_CASE("an evening that is over counts again once it is moved to a later time") {
    club::EveningAccess access = evening();
    model::ChangeEvening asked = change(access);
    CHECK(changed(access, asked, false, 100) == ClubStatus::done); // it was one of the hundred
    access.evening.begins = kNow - 3 * kHour;
    CHECK(changed(access, asked, false, 100) == ClubStatus::too_many);
    CHECK(changed(access, asked, false, 99) == ClubStatus::done);
}

TEST_CASE("a change of an outdated version of an evening is stale") {
    model::ChangeEvening asked = change(evening());
    asked.evening.version = 4;
    CHECK(changed(evening(), asked) == ClubStatus::stale);
}

TEST_CASE("an evening with open tables cannot be called off") {
    model::ChangeEvening asked = change(evening());
    CHECK(changed(evening(), asked, true) == ClubStatus::done);
    asked.evening.called_off = true;
    CHECK(changed(evening(), asked, true) == ClubStatus::has_tables);
    CHECK(changed(evening(), asked, false) == ClubStatus::done);
    CHECK(changed(called_off(), asked, true) == ClubStatus::done); // it is already
}

TEST_CASE("a changed evening keeps its key, id and draw") {
    club::EveningAccess access = evening();
    access.evening.id = "e";
    access.evening.how = "rota";
    model::ChangeEvening asked;
    asked.evening.version = 5;
    asked.evening.title = "Cena";
    asked.evening.begins = kNow;
    asked.evening.minutes = 60;
    asked.evening.changed = kNow;
    const auto row = club::decide(club::ChangeEveningFacts{access, false, evenings(0)}, asked);
    REQUIRE(row);
    CHECK(row->key == access.evening.key);
    CHECK(row->id == "e");
    CHECK(row->how == "rota");
    CHECK(row->title == "Cena");
    CHECK(row->begins == kNow);
    CHECK(row->minutes == 60);
    CHECK(row->changed == kNow);
}

TEST_CASE("members answer until the evening begins or is called off") {
    CHECK(answered(evening(kMember), "yes") == ClubStatus::done);
    CHECK(answered(evening(kAdministrator), "yes") == ClubStatus::forbidden);
    CHECK(answered(evening(kStranger), "yes") == ClubStatus::not_found);
    CHECK(answered(evening(kMember), "yes", 0, kNow + kHour - 1) == ClubStatus::done);
    CHECK(answered(evening(kMember), "no", 0, kNow + kHour) == ClubStatus::begun);
    CHECK(answered(called_off(), "yes") == ClubStatus::off);
}

TEST_CASE("at most two hundred people come to an evening") {
    CHECK(answered(evening(), "yes", 199) == ClubStatus::done);
    CHECK(answered(evening(), "yes", 200) == ClubStatus::too_many);
    CHECK(answered(evening(), "perhaps", 200) == ClubStatus::done);
    CHECK(status(guest_added(evening(), "Bice", {}, 199)) == ClubStatus::done);
    CHECK(status(guest_added(evening(), "Bice", {}, 200)) == ClubStatus::too_many);
}

TEST_CASE("an evening has at most sixty guests by name") {
    std::vector<model::EveningGuestRow> guests;
    for (std::int64_t n = 0; n < 59; ++n) guests.push_back({n, "Guest " + std::to_string(n)});
    CHECK(status(guest_added(evening(), "Bice", guests)) == ClubStatus::done);
    guests.push_back({60, "Guest 60"});
    CHECK(status(guest_added(evening(), "Bice", guests)) == ClubStatus::too_many);
}

TEST_CASE("a guest's name looks like no other guest's and like no member's") {
    const auto like_guest = guest_added(evening(), "BlCE", {{1, "BICE"}}); // a small L
    CHECK(status(like_guest) == ClubStatus::alike);
    CHECK(detail(like_guest) == "BICE");
    const auto like_member = guest_added(evening(), "ginevra");
    CHECK(status(like_member) == ClubStatus::alike);
    CHECK(detail(like_member) == "Ginevra");
    CHECK(status(guest_added(called_off(), "Bice")) == ClubStatus::off);
}

TEST_CASE("names that were compared before are not compared again unless they have changed") {
    const std::vector<club::StoredName> members{{"Ginevra", 1}, {"Lapo", 2}};
    model::CheckedNames checked{{1, "Ginevra"}};
    CHECK(club::first_alike("Ginevra", members, checked) == std::nullopt); // believed
    CHECK(checked.at(2) == "Lapo");
    checked[1] = "Bice";
    CHECK(club::first_alike("Ginevra", members, checked) == "Ginevra");
}

TEST_CASE("a guest who is not at the evening is not found") {
    model::EndEveningGuest asked;
    asked.guest = 3;
    const auto ended = [&](const std::vector<model::EveningGuestRow>& guests) {
        return status(club::decide(club::EndEveningGuestFacts{evening(), guests}, asked));
    };
    CHECK(ended({{2, "Bice"}, {3, "Zita"}}) == ClubStatus::done);
    CHECK(ended({{2, "Bice"}}) == ClubStatus::not_found);
}

TEST_CASE("seats are drawn for members, while the evening has no tables") {
    CHECK(drawn(evening(), 5, false, {{4_guest, kMember}, {5_guest, kOwner}}) == ClubStatus::done);
    CHECK(drawn(evening(), 5, false, {{4_guest, kMember}, {5_guest, kStranger}}) == ClubStatus::stale);
    CHECK(drawn(evening(), 4) == ClubStatus::stale);
    CHECK(drawn(evening(), 5, true) == ClubStatus::has_tables);
    CHECK(drawn(called_off()) == ClubStatus::off);
}

TEST_CASE("a draw keeps its seed, and seats set by hand have none") {
    model::SetDraw asked;
    asked.version = 5;
    asked.how = "rota";
    asked.missing = "bots";
    asked.seed = "0123456789abcdef";
    const auto row = club::decide(club::SetDrawFacts{evening(), false, {}}, asked);
    REQUIRE(row);
    CHECK(row->how == "rota");
    CHECK(row->missing == "bots");
    CHECK(row->seed == "0123456789abcdef");
    asked.seed.clear();
    CHECK_FALSE(club::decide(club::SetDrawFacts{evening(), false, {}}, asked)->seed);
}

TEST_CASE("an evening loses all its tables only if none is open and none has been played at") {
    model::FreeEveningSeat asked;
    const auto freed = [&](bool played, bool open) {
        return club::decide(club::FreeEveningSeatFacts{evening(), played, open}, asked).value();
    };
    CHECK(freed(false, false) == club::Freed::all_tables);
    CHECK(freed(true, false) == club::Freed::closed_tables);
    CHECK(freed(false, true) == club::Freed::closed_tables);
    asked.seat.emplace();
    CHECK(freed(true, true) == club::Freed::seat);
}

TEST_CASE("a link gives its seat to the guest who opened it") {
    Taking taking;
    CHECK(taking.status() == ClubStatus::done);
    taking.facts.seat->guest = 4_guest; // once more
    CHECK(taking.status() == ClubStatus::done);
}

TEST_CASE("a seat is not given if it is a bot's or another guest's, or the person has another one") {
    Taking taking;
    taking.facts.seat->bot = true;
    CHECK(taking.status() == ClubStatus::stale);
    taking = Taking();
    taking.facts.seat->guest = 5_guest;
    CHECK(taking.status() == ClubStatus::stale);
    taking = Taking();
    taking.facts.other_seat = true;
    CHECK(taking.status() == ClubStatus::stale);
    taking.facts.other_seat = false;
    taking.facts.seat.reset(); // the table has left the evening
    CHECK(taking.status() == ClubStatus::stale);
}

TEST_CASE("a link that is no longer the seat's opens nothing") {
    Taking taking;
    taking.facts.link->link.kind = "watch";
    CHECK(taking.status() == ClubStatus::not_found);
    taking = Taking();
    taking.facts.link->link.seat = 2_seat;
    CHECK(taking.status() == ClubStatus::not_found);
    taking = Taking();
    taking.facts.link->link.number = 1;
    CHECK(taking.status() == ClubStatus::not_found);
    taking = Taking();
    taking.facts.link->evening.key = model::EveningKey(10);
    CHECK(taking.status() == ClubStatus::not_found);
    taking.facts.link.reset();
    CHECK(taking.status() == ClubStatus::not_found);
    taking = Taking();
    taking.facts.club = false;
    CHECK(taking.status() == ClubStatus::not_found);
}

TEST_CASE("a barred guest cannot take a seat, unless they organise the club") {
    Taking taking;
    taking.facts.barred = true;
    CHECK(taking.status() == ClubStatus::forbidden);
    taking.facts.role = Role::member;
    CHECK(taking.status() == ClubStatus::forbidden);
    taking.facts.role = Role::organiser;
    CHECK(taking.status() == ClubStatus::done);
}
