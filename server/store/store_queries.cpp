// The Store's functions for every query.
#include "server/store/store_calls.hpp"

namespace germini::store {

#define GERMINI_QUERY(Q)                                                                                     \
    template void Store::ask(boost::asio::any_io_executor, model::Q, Done<model::Q::Outcome>);               \
    template boost::asio::awaitable<tl::expected<model::Q::Outcome, StoreError>> Store::ask(model::Q);       \
    template model::Q::Outcome Store::answer_now(const model::Q&)
// Those that are asked as long ones.
#define GERMINI_LONG_QUERY(...)                                                                              \
    template void Store::ask_long(boost::asio::any_io_executor, LongAsker, __VA_ARGS__,                      \
                                  std::function<void(__VA_ARGS__::Outcome)>, Done<void>);                    \
    template boost::asio::awaitable<tl::expected<void, StoreError>> Store::ask_long(                         \
        LongAsker, __VA_ARGS__, std::function<void(__VA_ARGS__::Outcome)>)

GERMINI_QUERY(FindGuest);
GERMINI_QUERY(FindNumber);
GERMINI_QUERY(FindPerson);
GERMINI_QUERY(ListSessions);
GERMINI_QUERY(FindLogin);
GERMINI_QUERY(FindAccount);
GERMINI_QUERY(SeeAccount);
GERMINI_QUERY(FindResetAccount);
GERMINI_QUERY(CheckSignUp);
GERMINI_QUERY(ListPasskeys);
GERMINI_QUERY(FindPasskey);
GERMINI_QUERY(ExportPerson);
GERMINI_QUERY(ListAccounts);
GERMINI_QUERY(FindAnybody);
GERMINI_QUERY(FindClub);
GERMINI_QUERY(FindSeason);
GERMINI_QUERY(ListClubs);
GERMINI_QUERY(SeeClub);
GERMINI_QUERY(FindClubForTable);
GERMINI_QUERY(FindInvitation);
GERMINI_QUERY(CheckJoin);
GERMINI_QUERY(CompareManualResult);
GERMINI_QUERY(FindAlikeMember);
GERMINI_QUERY(CheckName);
GERMINI_QUERY(ReadLedger);
GERMINI_QUERY(ReadPublicClub);
GERMINI_QUERY(ListManualResults);
GERMINI_QUERY(FindImportTarget);
GERMINI_QUERY(FindClubTables);
GERMINI_QUERY(ListEvenings);
GERMINI_QUERY(SeeEvening);
GERMINI_QUERY(ReadEveningForDraw);
GERMINI_QUERY(ReadEveningForSeating);
GERMINI_QUERY(CheckEveningGuest);
GERMINI_QUERY(ReadEveningLedger);
GERMINI_QUERY(FindEveningLink);
GERMINI_QUERY(ListMatches);
GERMINI_QUERY(FindMatch);
GERMINI_QUERY(FindHand);
GERMINI_QUERY(FindStruckHand);
GERMINI_QUERY(FindSharedHand);
GERMINI_QUERY(ListShares);
GERMINI_QUERY(ListUnfinishedTables);
GERMINI_QUERY(FindTable);
GERMINI_QUERY(LoadTable);
GERMINI_QUERY(FindAction);
GERMINI_QUERY(FindExpired);
GERMINI_QUERY(FindOwner);
GERMINI_QUERY(MaySeeTable);
GERMINI_QUERY(CountHosted);
GERMINI_QUERY(ListLeased);
GERMINI_QUERY(ListElsewhere);
GERMINI_QUERY(FindDay);
GERMINI_QUERY(LatestDays);
GERMINI_QUERY(FindTry);
GERMINI_QUERY(OpenTries);
GERMINI_QUERY(FindBotMove);
GERMINI_QUERY(DayStanding);
GERMINI_QUERY(DayResults);
GERMINI_QUERY(DayBest);
GERMINI_QUERY(FindTryRecord);
GERMINI_QUERY(PersonDays);

GERMINI_LONG_QUERY(model::ListMatches);
GERMINI_LONG_QUERY(model::FindMatch);
GERMINI_LONG_QUERY(model::SeeEvening);
GERMINI_LONG_QUERY(model::SeeClub);
GERMINI_LONG_QUERY(model::ReadPublicClub);
GERMINI_LONG_QUERY(model::ExportPerson);
GERMINI_LONG_QUERY(model::ReadLedger);
GERMINI_LONG_QUERY(model::ReadEveningLedger);
GERMINI_LONG_QUERY(model::ListManualResults);
GERMINI_LONG_QUERY(model::FindEveningLink);
GERMINI_LONG_QUERY(model::ListEvenings);
GERMINI_LONG_QUERY(model::FindImportTarget);
GERMINI_LONG_QUERY(model::DayResults);
GERMINI_LONG_QUERY(model::IfSession<model::CheckName>);
GERMINI_LONG_QUERY(model::IfSession<model::SeeEvening>);
GERMINI_LONG_QUERY(model::IfSession<model::CheckJoin>);
GERMINI_LONG_QUERY(model::IfSession<model::FindAlikeMember>);
GERMINI_LONG_QUERY(model::IfSession<model::CompareManualResult>);
GERMINI_LONG_QUERY(model::IfSession<model::FindEveningLink>);
GERMINI_LONG_QUERY(model::IfSession<model::CheckEveningGuest>);
GERMINI_LONG_QUERY(model::IfSession<model::ReadEveningForDraw>);
GERMINI_LONG_QUERY(model::IfSession<model::ReadEveningForSeating>);

} // namespace germini::store
