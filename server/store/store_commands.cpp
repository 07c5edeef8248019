// The Store's functions for every command that the program writes.
#include "server/store/store_calls.hpp"

namespace germini::store {

// Written by coroutines.
#define GERMINI_WRITE(C)                                                                                     \
    template boost::asio::awaitable<tl::expected<model::C::Outcome, StoreError>> Store::write(model::C)

GERMINI_WRITE(AddGuest);
GERMINI_WRITE(RenameGuest);
GERMINI_WRITE(MarkBrowser);
GERMINI_WRITE(AddShare);
GERMINI_WRITE(EndShare);
GERMINI_WRITE(Agree);
GERMINI_WRITE(AgreeOnMatch);
GERMINI_WRITE(AddSession);
GERMINI_WRITE(EndSessions);
GERMINI_WRITE(SignUp);
GERMINI_WRITE(SetPassword);
GERMINI_WRITE(SetCodes);
GERMINI_WRITE(AddPasskey);
GERMINI_WRITE(UsePasskey);
GERMINI_WRITE(EndPasskey);
GERMINI_WRITE(AddTicket);
GERMINI_WRITE(SetAdministrator);
GERMINI_WRITE(MergeGuests);
GERMINI_WRITE(DeleteGuest);
GERMINI_WRITE(AddClub);
GERMINI_WRITE(ChangeClub);
GERMINI_WRITE(JoinClub);
GERMINI_WRITE(AddClubInvitation);
GERMINI_WRITE(EndClubInvitation);
GERMINI_WRITE(SetMember);
GERMINI_WRITE(DeleteClub);
GERMINI_WRITE(AddSeason);
GERMINI_WRITE(ChangeSeason);
GERMINI_WRITE(AddManualResult);
GERMINI_WRITE(AnswerManualResult);
GERMINI_WRITE(TakeBackMatch);
GERMINI_WRITE(AddEvening);
GERMINI_WRITE(ChangeEvening);
GERMINI_WRITE(AnswerEvening);
GERMINI_WRITE(AddEveningGuest);
GERMINI_WRITE(EndEveningGuest);
GERMINI_WRITE(SetDraw);
GERMINI_WRITE(SetEveningLinks);
GERMINI_WRITE(FreeEveningSeat);
GERMINI_WRITE(TakeEveningSeat);
GERMINI_WRITE(OpenDay);
GERMINI_WRITE(BeginTry);
GERMINI_WRITE(AppendTry);
GERMINI_WRITE(CloseDay);

// Written by those who are called back.
#define GERMINI_WRITE_CALLED_BACK(C)                                                                         \
    template void Store::write(boost::asio::any_io_executor, model::C, Done<model::C::Outcome>)

GERMINI_WRITE_CALLED_BACK(WriteProbe);
GERMINI_WRITE_CALLED_BACK(RenameGuest);
GERMINI_WRITE_CALLED_BACK(AddTable);
GERMINI_WRITE_CALLED_BACK(AddAnswer);
GERMINI_WRITE_CALLED_BACK(NewInvitation);
GERMINI_WRITE_CALLED_BACK(CloseTable);
GERMINI_WRITE_CALLED_BACK(ChangeTable);
GERMINI_WRITE_CALLED_BACK(OpenHand);
GERMINI_WRITE_CALLED_BACK(TakeStep);
GERMINI_WRITE_CALLED_BACK(AddSession);
GERMINI_WRITE_CALLED_BACK(AddTicket);
GERMINI_WRITE_CALLED_BACK(SetAdministrator);
GERMINI_WRITE_CALLED_BACK(DeleteGuest);
GERMINI_WRITE_CALLED_BACK(ImportMatches);
GERMINI_WRITE_CALLED_BACK(LeaseTable);
GERMINI_WRITE_CALLED_BACK(GiveTable);
GERMINI_WRITE_CALLED_BACK(ExpireTables);

// Written without a caller who waits.
template void Store::submit(model::AddMember);
template void Store::submit(model::ForgetAnswers);
template void Store::submit(model::SetAbsences);
template void Store::submit(model::TouchSession);
template void Store::submit(model::SaveLobby);

// Written before anything else.
template model::AddTicket::Outcome Store::execute_now(const model::AddTicket&);

} // namespace germini::store
