// The Store's functions for every query that the program asks.
#include "server/store/store_calls.hpp"

namespace germini::store {

// Asked by coroutines.
#define GERMINI_ASK(Q)                                                                                       \
    template boost::asio::awaitable<tl::expected<model::Q::Outcome, StoreError>> Store::ask(model::Q)

GERMINI_ASK(FindGuest);
GERMINI_ASK(FindPerson);
GERMINI_ASK(ListSessions);
GERMINI_ASK(FindLogin);
GERMINI_ASK(FindAccount);
GERMINI_ASK(SeeAccount);
GERMINI_ASK(FindResetAccount);
GERMINI_ASK(CheckSignUp);
GERMINI_ASK(ListPasskeys);
GERMINI_ASK(FindPasskey);
GERMINI_ASK(FindClub);
GERMINI_ASK(FindSeason);
GERMINI_ASK(ListClubs);
GERMINI_ASK(FindClubForTable);
GERMINI_ASK(FindInvitation);
GERMINI_ASK(FindHand);
GERMINI_ASK(FindStruckHand);
GERMINI_ASK(FindSharedHand);
GERMINI_ASK(ListShares);
GERMINI_ASK(FindDay);
GERMINI_ASK(LatestDays);
GERMINI_ASK(FindTry);
GERMINI_ASK(OpenTries);
GERMINI_ASK(FindBotMove);
GERMINI_ASK(DayStanding);
GERMINI_ASK(DayResults);
GERMINI_ASK(DayBest);
GERMINI_ASK(FindTryRecord);
GERMINI_ASK(PersonDays);

// Asked by those who are called back.
#define GERMINI_ASK_CALLED_BACK(Q)                                                                           \
    template void Store::ask(boost::asio::any_io_executor, model::Q, Done<model::Q::Outcome>)

GERMINI_ASK_CALLED_BACK(FindNumber);
GERMINI_ASK_CALLED_BACK(FindLogin);
GERMINI_ASK_CALLED_BACK(ListAccounts);
GERMINI_ASK_CALLED_BACK(FindClubTables);
GERMINI_ASK_CALLED_BACK(FindTable);
GERMINI_ASK_CALLED_BACK(LoadTable);
GERMINI_ASK_CALLED_BACK(FindAction);
GERMINI_ASK_CALLED_BACK(FindExpired);
GERMINI_ASK_CALLED_BACK(FindOwner);
GERMINI_ASK_CALLED_BACK(MaySeeTable);
GERMINI_ASK_CALLED_BACK(CountHosted);
GERMINI_ASK_CALLED_BACK(ListLeased);
GERMINI_ASK_CALLED_BACK(ListElsewhere);

// Asked as long ones.
#define GERMINI_ASK_LONG(...)                                                                                \
    template boost::asio::awaitable<tl::expected<void, StoreError>> Store::ask_long(                         \
        LongAsker, __VA_ARGS__, std::function<void(__VA_ARGS__::Outcome)>)

GERMINI_ASK_LONG(model::ListMatches);
GERMINI_ASK_LONG(model::FindMatch);
GERMINI_ASK_LONG(model::SeeEvening);
GERMINI_ASK_LONG(model::SeeClub);
GERMINI_ASK_LONG(model::ReadPublicClub);
GERMINI_ASK_LONG(model::ExportPerson);
GERMINI_ASK_LONG(model::ReadLedger);
GERMINI_ASK_LONG(model::ReadEveningLedger);
GERMINI_ASK_LONG(model::ListManualResults);
GERMINI_ASK_LONG(model::FindEveningLink);
GERMINI_ASK_LONG(model::ListEvenings);
GERMINI_ASK_LONG(model::IfSession<model::CheckName>);
GERMINI_ASK_LONG(model::IfSession<model::SeeEvening>);
GERMINI_ASK_LONG(model::IfSession<model::CheckJoin>);
GERMINI_ASK_LONG(model::IfSession<model::FindAlikeMember>);
GERMINI_ASK_LONG(model::IfSession<model::CompareManualResult>);
GERMINI_ASK_LONG(model::IfSession<model::FindEveningLink>);
GERMINI_ASK_LONG(model::IfSession<model::CheckEveningGuest>);
GERMINI_ASK_LONG(model::IfSession<model::ReadEveningForDraw>);
GERMINI_ASK_LONG(model::IfSession<model::ReadEveningForSeating>);
template void Store::ask_long(boost::asio::any_io_executor, LongAsker, model::FindImportTarget,
                              std::function<void(model::FindImportTarget::Outcome)>, Done<void>);

// Asked before anything else.
template model::FindAnybody::Outcome Store::answer_now(const model::FindAnybody&);
template model::ListUnfinishedTables::Outcome Store::answer_now(const model::ListUnfinishedTables&);
template model::ListLeased::Outcome Store::answer_now(const model::ListLeased&);
template model::LatestDays::Outcome Store::answer_now(const model::LatestDays&);

} // namespace germini::store
