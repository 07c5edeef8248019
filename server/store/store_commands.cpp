// The Store's functions for every command.
#include "server/store/store_calls.hpp"

namespace germini::store {

#define GERMINI_COMMAND(C)                                                                                   \
    template void Store::write(boost::asio::any_io_executor, model::C, Done<model::C::Outcome>);             \
    template void Store::submit(model::C);                                                                   \
    template boost::asio::awaitable<tl::expected<model::C::Outcome, StoreError>> Store::write(model::C);     \
    template model::C::Outcome Store::execute_now(const model::C&)

GERMINI_COMMAND(WriteProbe);
GERMINI_COMMAND(AddGuest);
GERMINI_COMMAND(RenameGuest);
GERMINI_COMMAND(MarkBrowser);
GERMINI_COMMAND(AddTable);
GERMINI_COMMAND(AddMember);
GERMINI_COMMAND(AddAnswer);
GERMINI_COMMAND(ForgetAnswers);
GERMINI_COMMAND(NewInvitation);
GERMINI_COMMAND(CloseTable);
GERMINI_COMMAND(ChangeTable);
GERMINI_COMMAND(OpenHand);
GERMINI_COMMAND(TakeStep);
GERMINI_COMMAND(SetAbsences);
GERMINI_COMMAND(AddShare);
GERMINI_COMMAND(EndShare);
GERMINI_COMMAND(Agree);
GERMINI_COMMAND(AgreeOnMatch);
GERMINI_COMMAND(AddSession);
GERMINI_COMMAND(TouchSession);
GERMINI_COMMAND(EndSessions);
GERMINI_COMMAND(SignUp);
GERMINI_COMMAND(SetPassword);
GERMINI_COMMAND(SetCodes);
GERMINI_COMMAND(AddPasskey);
GERMINI_COMMAND(UsePasskey);
GERMINI_COMMAND(EndPasskey);
GERMINI_COMMAND(AddTicket);
GERMINI_COMMAND(SetAdministrator);
GERMINI_COMMAND(MergeGuests);
GERMINI_COMMAND(DeleteGuest);
GERMINI_COMMAND(AddClub);
GERMINI_COMMAND(ChangeClub);
GERMINI_COMMAND(JoinClub);
GERMINI_COMMAND(AddClubInvitation);
GERMINI_COMMAND(EndClubInvitation);
GERMINI_COMMAND(SetMember);
GERMINI_COMMAND(DeleteClub);
GERMINI_COMMAND(AddSeason);
GERMINI_COMMAND(ChangeSeason);
GERMINI_COMMAND(AddManualResult);
GERMINI_COMMAND(AnswerManualResult);
GERMINI_COMMAND(TakeBackMatch);
GERMINI_COMMAND(ImportMatches);
GERMINI_COMMAND(AddEvening);
GERMINI_COMMAND(ChangeEvening);
GERMINI_COMMAND(AnswerEvening);
GERMINI_COMMAND(AddEveningGuest);
GERMINI_COMMAND(EndEveningGuest);
GERMINI_COMMAND(SetDraw);
GERMINI_COMMAND(SetEveningLinks);
GERMINI_COMMAND(FreeEveningSeat);
GERMINI_COMMAND(TakeEveningSeat);
GERMINI_COMMAND(LeaseTable);
GERMINI_COMMAND(GiveTable);
GERMINI_COMMAND(SaveLobby);
GERMINI_COMMAND(ExpireTables);
GERMINI_COMMAND(OpenDay);
GERMINI_COMMAND(BeginTry);
GERMINI_COMMAND(AppendTry);
GERMINI_COMMAND(CloseDay);

} // namespace germini::store
