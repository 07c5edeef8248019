// Made by `npm run types` from ../protocol; not to be edited.
import type {
  AgreementRequest,
  Announcement,
  Club,
  ClubChange,
  ClubDelete,
  ClubInvitationEnd,
  ClubInvitationMade,
  ClubInvite,
  ClubInvited,
  ClubJoin,
  ClubList,
  ClubMade,
  ClubRequest,
  ClubTableRequest,
  CodesMade,
  Correction,
  CorrectionMade,
  Day,
  DayMessages,
  DayMessagesRequest,
  DayRecord,
  DayResults,
  DayTryBegun,
  Draining,
  DrawRequest,
  Empty,
  EnterRequest,
  Evening,
  EveningAnswer,
  EveningChange,
  EveningDone,
  EveningEntered,
  EveningGuestEnd,
  EveningLinked,
  EveningLinks,
  EveningList,
  EveningLive,
  EveningRequest,
  EveningSettlement,
  Guest,
  GuestCreated,
  GuestRequest,
  HandOne,
  History,
  InvitationRequest,
  LinkCode,
  LinkCodePreview,
  LinkCodeRequest,
  LinkMade,
  LinkRequest,
  LogInRequest,
  LoginSaid,
  Maintenance,
  MatchOne,
  Me,
  MemberChange,
  MemberRole,
  PaperAnswer,
  PaperList,
  PaperMade,
  PaperRequest,
  Passkey,
  PasskeyChallenge,
  PasskeyEnded,
  PasskeyList,
  PasskeyMade,
  PasskeyQuestion,
  PasskeySigned,
  PasswordChange,
  PasswordSaid,
  PersonalData,
  RecordReplay,
  RecoverRequest,
  ResetRequest,
  Review,
  ReviewRequest,
  RulesList,
  SeasonChange,
  SeasonMade,
  SeasonRequest,
  SeatFree,
  SeatsRequest,
  SecretSaid,
  ServerInfo,
  SessionList,
  SessionsEnded,
  ShareEnd,
  ShareList,
  ShareMade,
  SharedHand,
  SharedRequest,
  SignUpRequest,
  SignedUp,
  Standings,
  StruckHand,
  TableCreated,
  TableList,
  TableNamed,
  TableOne,
  TableRequest,
  Version,
  WhatIf,
  WhatIfRequest,
} from './types';

export interface Calls {
  'POST guests': { args: { body: GuestRequest }; answer: GuestCreated };
  'POST guests/back': { args: { body: SharedRequest }; answer: Guest };
  'GET guests/me': { args: object; answer: Guest };
  'PATCH guests/me': { args: { body: GuestRequest }; answer: Guest };
  'GET tables': { args: object; answer: TableList };
  'POST tables': { args: { body: TableRequest; once: string }; answer: TableCreated };
  'GET tables/{id}': { args: { id: string }; answer: TableOne };
  'POST invitations': { args: { body: InvitationRequest }; answer: TableOne };
  'GET history': { args: { before?: string | number }; answer: History };
  'GET matches/{id}': { args: { id: string }; answer: MatchOne };
  'GET matches/{id}/struck-out': { args: { id: string }; answer: StruckHand };
  'GET hands/{id}': { args: { id: string; as?: string | number }; answer: HandOne };
  'GET hands/{id}/shares': { args: { id: string }; answer: ShareList };
  'POST hands/{id}/shares': { args: { id: string; body: object }; answer: ShareMade };
  'POST hands/{id}/agreement': { args: { id: string; body: AgreementRequest }; answer: AgreementRequest };
  'POST matches/{id}/agreement': { args: { id: string; body: AgreementRequest }; answer: AgreementRequest };
  'POST shares/end': { args: { body: ShareEnd }; answer: ShareEnd };
  'POST shared': { args: { body: SharedRequest }; answer: SharedHand };
  'POST records/replay': { args: { as?: string | number; body: object }; answer: RecordReplay };
  'POST what-if': { args: { body: WhatIfRequest }; answer: WhatIf };
  'POST review': { args: { body: ReviewRequest }; answer: Review };
  'GET day': { args: object; answer: Day };
  'POST day/{game}': { args: { game: string; body: Empty }; answer: DayTryBegun };
  'POST day/tables/{table}/messages': { args: { table: string; body: DayMessagesRequest }; answer: DayMessages };
  'GET day/{date}/{game}': { args: { date: string; game: string; field?: string | number }; answer: DayResults };
  'GET day/{date}/{game}/tries/{try}': { args: { date: string; game: string; try: string }; answer: DayRecord };
  'GET rules': { args: object; answer: RulesList };
  'GET version': { args: object; answer: Version };
  'GET openapi.json': { args: object; answer: object };
  'GET asyncapi.json': { args: object; answer: object };
  'GET schema/{name}': { args: { name: string }; answer: object };
  'GET server': { args: object; answer: ServerInfo };
  'GET me/sessions': { args: object; answer: SessionList };
  'DELETE me/sessions': { args: object; answer: SessionsEnded };
  'DELETE me/sessions/{id}': { args: { id: string }; answer: SessionsEnded };
  'POST accounts': { args: { body: SignUpRequest }; answer: SignedUp };
  'POST link-code': { args: { body: LinkCodeRequest }; answer: Guest | LinkCodePreview };
  'POST me/link-code': { args: { body: Empty | PasswordSaid }; answer: LinkCode };
  'POST log-in': { args: { body: LogInRequest }; answer: Guest };
  'POST log-in/code': { args: { body: RecoverRequest }; answer: Guest };
  'POST log-in/passkey/challenge': { args: { body: Empty }; answer: PasskeyChallenge };
  'POST log-in/passkey': { args: { body: PasskeySigned }; answer: Guest };
  'POST log-in/reset': { args: { body: ResetRequest }; answer: Guest };
  'GET me': { args: object; answer: Me };
  'DELETE me': { args: { body: Empty | PasswordSaid }; answer: SessionsEnded };
  'GET me/data': { args: object; answer: PersonalData };
  'POST me/log-out': { args: { body: Empty }; answer: SessionsEnded };
  'PATCH me/password': { args: { body: PasswordChange }; answer: SessionsEnded };
  'POST me/codes': { args: { body: PasswordSaid }; answer: CodesMade };
  'GET me/passkeys': { args: object; answer: PasskeyList };
  'POST me/passkeys': { args: { body: PasskeyMade }; answer: Passkey };
  'POST me/passkeys/challenge': { args: { body: PasswordSaid }; answer: PasskeyQuestion };
  'DELETE me/passkeys/{id}': { args: { id: string; body: PasswordSaid }; answer: PasskeyEnded };
  'POST administrator': { args: { body: SecretSaid }; answer: Guest };
  'POST reset-links': { args: { body: LoginSaid }; answer: LinkMade };
  'POST sign-up-links': { args: { body: Empty }; answer: LinkMade };
  'GET maintenance': { args: object; answer: Maintenance };
  'POST maintenance/close': { args: { body: TableNamed }; answer: Empty };
  'POST maintenance/announcement': { args: { body: Announcement }; answer: Empty };
  'POST maintenance/drain': { args: { body: Draining }; answer: Empty };
  'GET clubs': { args: object; answer: ClubList };
  'POST clubs': { args: { body: ClubRequest; once: string }; answer: ClubMade };
  'POST clubs/invited': { args: { body: ClubJoin }; answer: ClubInvited };
  'POST clubs/join': { args: { body: ClubJoin }; answer: ClubMade };
  'GET clubs/{id}': { args: { id: string }; answer: Club };
  'PATCH clubs/{id}': { args: { id: string; body: ClubChange }; answer: Club };
  'DELETE clubs/{id}': { args: { id: string; body: ClubDelete }; answer: ClubMade };
  'POST clubs/{id}/invitations': { args: { id: string; body: ClubInvite }; answer: ClubInvitationMade };
  'POST clubs/{id}/invitations/end': { args: { id: string; body: ClubInvitationEnd }; answer: ClubInvitationEnd };
  'POST clubs/{id}/members': { args: { id: string; body: MemberChange }; answer: MemberRole };
  'POST clubs/{id}/tables': { args: { id: string; body: ClubTableRequest; once: string }; answer: TableCreated };
  'POST clubs/{id}/seasons': { args: { id: string; body: SeasonRequest; once: string }; answer: SeasonMade };
  'PATCH clubs/{id}/seasons/{season}': { args: { id: string; season: string; body: SeasonChange }; answer: Club };
  'GET clubs/{id}/seasons/{season}/standings': { args: { id: string; season: string }; answer: Standings };
  'GET clubs/{id}/seasons/{season}/papers': { args: { id: string; season: string }; answer: PaperList };
  'POST clubs/{id}/seasons/{season}/papers': {
    args: { id: string; season: string; body: PaperRequest; once: string };
    answer: PaperMade;
  };
  'POST clubs/{id}/seasons/{season}/papers/{paper}/answer': {
    args: { id: string; season: string; paper: string; body: PaperAnswer };
    answer: PaperAnswer;
  };
  'POST clubs/{id}/seasons/{season}/corrections': {
    args: { id: string; season: string; body: Correction };
    answer: CorrectionMade;
  };
  'GET clubs/{id}/evenings': { args: { id: string }; answer: EveningList };
  'POST clubs/{id}/evenings': { args: { id: string; body: EveningRequest; once: string }; answer: Evening };
  'GET clubs/{id}/evenings/{evening}': { args: { id: string; evening: string }; answer: Evening };
  'PATCH clubs/{id}/evenings/{evening}': {
    args: { id: string; evening: string; body: EveningChange };
    answer: Evening;
  };
  'GET clubs/{id}/evenings/{evening}/settlement': { args: { id: string; evening: string }; answer: EveningSettlement };
  'POST clubs/{id}/evenings/{evening}/answer': {
    args: { id: string; evening: string; body: EveningAnswer };
    answer: Evening;
  };
  'POST clubs/{id}/evenings/{evening}/guests': {
    args: { id: string; evening: string; body: GuestRequest };
    answer: Evening;
  };
  'POST clubs/{id}/evenings/{evening}/guests/end': {
    args: { id: string; evening: string; body: EveningGuestEnd };
    answer: Evening;
  };
  'POST clubs/{id}/evenings/{evening}/draw': {
    args: { id: string; evening: string; body: DrawRequest };
    answer: Evening;
  };
  'POST clubs/{id}/evenings/{evening}/seats': {
    args: { id: string; evening: string; body: SeatsRequest };
    answer: Evening;
  };
  'POST clubs/{id}/evenings/{evening}/seats/free': {
    args: { id: string; evening: string; body: SeatFree };
    answer: EveningDone;
  };
  'GET clubs/{id}/evenings/{evening}/tables': { args: { id: string; evening: string }; answer: EveningLive };
  'POST clubs/{id}/evenings/{evening}/tables': {
    args: { id: string; evening: string; body: object };
    answer: EveningLinks;
  };
  'POST clubs/{id}/evenings/{evening}/tables/close': {
    args: { id: string; evening: string; body: object };
    answer: EveningDone;
  };
  'POST clubs/{id}/evenings/{evening}/links': {
    args: { id: string; evening: string; body: object };
    answer: EveningLinks;
  };
  'POST clubs/{id}/evenings/{evening}/sit': {
    args: { id: string; evening: string; body: object };
    answer: EveningEntered;
  };
  'POST evenings/link': { args: { body: LinkRequest }; answer: EveningLinked };
  'POST evenings/enter': { args: { body: EnterRequest }; answer: EveningEntered };
}
