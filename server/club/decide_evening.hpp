// Decisions about an evening and who comes (access.hpp).
#pragma once
#include "server/club/access.hpp"
#include "server/club/look_alike.hpp"
#include "server/model/evening_command.hpp"

#include <cstdint>
#include <vector>

namespace germini::club {

struct AddEveningFacts {
    Access access;
    Lazy<std::vector<model::EveningRow>> evenings; ///< the club's evenings, at least those that are not over
};
Verdict<> decide(const AddEveningFacts& facts, const model::AddEvening& asked);

struct ChangeEveningFacts {
    EveningAccess access;
    bool open_tables = false; ///< the evening has tables that are not over
    Lazy<std::vector<model::EveningRow>> evenings;
};
/// Returns the changed evening.
Verdict<model::EveningRow> decide(const ChangeEveningFacts& facts, const model::ChangeEvening& asked);

struct AnswerEveningFacts {
    EveningAccess access;
    std::int64_t coming = 0; ///< number of people who come
};
Verdict<> decide(const AnswerEveningFacts& facts, const model::AnswerEvening& asked);

struct AddEveningGuestFacts {
    EveningAccess access;
    std::vector<model::EveningGuestRow> guests; ///< the evening's guests by name
    std::int64_t coming = 0;
    Lazy<std::vector<StoredName>> members; ///< the names of the club's members
};
Verdict<> decide(const AddEveningGuestFacts& facts, const model::AddEveningGuest& asked);

struct EndEveningGuestFacts {
    EveningAccess access;
    std::vector<model::EveningGuestRow> guests;
};
Verdict<> decide(const EndEveningGuestFacts& facts, const model::EndEveningGuest& asked);

} // namespace germini::club
