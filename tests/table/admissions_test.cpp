// Admissions and bans of a table, without a table.
#include "server/table/admissions.hpp"
#include "tests/table/support/keys.hpp"

#include <doctest/doctest.h>

using namespace germini::test;
using namespace germini::server;
using germini::model::Admitted;

namespace {

/// Organiser 1; member 2; watcher 3; 1 and 4 are barred.
Admissions evening() {
    germini::model::SavedTable saved;
    saved.organisers = {1_guest};
    saved.members = {2_guest};
    saved.watchers = {3_guest};
    saved.barred = {1_guest, 4_guest};
    return Admissions(saved);
}

} // namespace

TEST_CASE("an organiser is never barred, nor a person one of whose rows organises") {
    const Admissions admissions = evening();
    CHECK_FALSE(admissions.barred(1_guest));
    CHECK(admissions.barred(4_guest));
    CHECK(admissions.all_barred() == std::vector{4_guest});
    CHECK(admissions.bars({2_guest, 4_guest}));
    CHECK_FALSE(admissions.bars({1_guest, 4_guest}));
    CHECK_FALSE(admissions.bars({2_guest, 3_guest}));
}

TEST_CASE("a new admission replaces the previous one, and being shut out ends it") {
    Admissions admissions = evening();
    admissions.admit(3_guest, Admitted::player);
    CHECK(admissions.member(3_guest));
    CHECK_FALSE(admissions.watcher(3_guest));
    admissions.shut_out(3_guest);
    CHECK_FALSE(admissions.member(3_guest));
}

TEST_CASE("a club's new invitation ends all admissions and keeps the bans") {
    Admissions admissions = evening();
    MembershipEnd end;
    admissions.note(end, true);
    CHECK(admissions.members().empty());
    CHECK(admissions.watchers().empty());
    CHECK(admissions.barred(4_guest));
}

TEST_CASE("a person who leaves the club loses admission and role, and is barred once") {
    Admissions admissions = evening();
    MembershipEnd end;
    end.rows = {2_guest};
    end.shut_out = true;
    end.organisers = std::vector{3_guest};
    admissions.note(end, false);
    admissions.note(end, false);
    CHECK_FALSE(admissions.member(2_guest));
    CHECK(admissions.organiser(3_guest));
    CHECK(admissions.watcher(3_guest));
    CHECK(admissions.all_barred() == std::vector{1_guest, 4_guest, 2_guest}); // 1 no longer organises
}
