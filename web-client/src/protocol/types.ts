// Made by `npm run types` from ../protocol/schema; not to be edited.

/**
 * Why cards go from zone to zone.
 */
export type BologneseMoved =
  'deal' | 'lay' | 'take' | 'discard' | 'play' | 'cover' | 'gather' | 'show' | 'paid' | 'give' | 'cappotto';
/**
 * Why cards are looked at where they lie.
 */
export type BologneseSeen = 'claim';
/**
 * A combination: sequences, then cricche.
 */
export type BologneseKind =
  'grande' | 'suit_sequence' | 'assi' | 'mori' | 'tarocchi' | 're' | 'regine' | 'cavalli' | 'fanti';
/**
 * What the leader of a trick may tell his partner.
 */
export type BologneseSignal = 'busso' | 'striscio' | 'volo';
/**
 * What a seat announces beside combinations and signals.
 */
export type BologneseAnnounced = 'deal' | 'call' | 'declare' | 'out' | 'accept' | 'play_on';
/**
 * All that a seat announces.
 */
export type BologneseSaid = BologneseAnnounced | BologneseKind | BologneseSignal;
/**
 * What points are for beside combinations.
 */
export type BologneseCounted = 'declaration' | 'sequenza' | 'criccone' | 'scartini' | 'last';
/**
 * All that points are for; those of a combination are of the count, those of one declared are `declaration`.
 */
export type BologneseScored = BologneseCounted | BologneseKind;
/**
 * What may be sent along with a move.
 */
export type BologneseWith = 'out' | 'signal';
/**
 * Figures of an offer: how many points are missing to the target.
 */
export type BologneseNote = 'missing';
/**
 * What the table waits for.
 */
export type BolognesePhase = 'call' | 'discard' | 'declare' | 'play' | 'give' | 'over' | 'claim';
/**
 * Why a bot does what it does, as a hint says it.
 */
export type BologneseHint =
  | 'reaches'
  | 'waits'
  | 'put_down'
  | 'all'
  | 'nothing'
  | 'only'
  | 'matto'
  | 'asked'
  | 'takes'
  | 'brings_home'
  | 'partner_takes'
  | 'spares'
  | 'lost'
  | 'risks_least'
  | 'king_out'
  | 'cheapest'
  | 'proven';
/**
 * A card's code in any game: C D S B with rank, T with number, M.
 */
export type Card = string;
/**
 * A move in Tarocco bolognese.
 */
export type BologneseMove =
  | BologneseCall
  | BologneseDiscard
  | BologneseDeclare
  | BolognesePlay
  | BologneseGive
  | BologneseClaim
  | BologneseAccept
  | BolognesePlayOn;
/**
 * One of the 62 cards.
 */
export type BologneseCard = string;
/**
 * What a move is made of: nothing (`true` is sent), one card, a list of `least` to `most` cards, a number from `least` to `most`, a list of any of the items (each as its cards), one of the words.
 */
export type Takes = 'nothing' | 'card' | 'cards' | 'number' | 'items' | 'word';
/**
 * A word of the game's own table.
 */
export type Word = string;
/**
 * A place at the table, 0 … n−1 in playing order.
 */
export type Seat = number;
/**
 * A person's public number.
 */
export type PersonNumber = number;
/**
 * A day in the club's time zone.
 */
export type ClubDay = string;
/**
 * What a club or a season is called.
 */
export type ClubTitle = string;
/**
 * A time zone by its name, as Europe/Rome.
 */
export type ClubZone = string;
export type ClubRole = 'owner' | 'organiser' | 'member';
/**
 * What players stand by; more is better.
 */
export type ClubMeasure = 'average' | 'net' | 'won' | 'rounds_won' | 'matches_won' | 'rounds' | 'best_hand';
/**
 * What a club's tables start from: a table's request, or nothing yet.
 */
export type ClubHouse = TableRequest | {};
/**
 * A value of an option of the rules.
 */
export type OptionValue = string | number | boolean | null;
/**
 * How many rounds a match has, as its game counts them.
 */
export type Rounds = number;
/**
 * How a match finds its seats: as everybody chose, or by a draw when it begins.
 */
export type SeatsBy = 'chosen' | 'drawn';
/**
 * When a table hears words of one's own: always, only while no hand is open, or never.
 */
export type Chat = 'on' | 'between' | 'off';
/**
 * A table, guest, match or hand.
 */
export type Id = string;
/**
 * 128 bits or more, base64url without padding.
 */
export type Secret = string;
/**
 * A moment in UTC.
 */
export type Time = string;
/**
 * Why it was not done; where another has changed the same meanwhile, with what is there now.
 */
export type ClubNo = HttpError | ClubConflict;
/**
 * What he was when one looked: where he is something else now, one is told (409 stale).
 */
export type ClubRole1 = 'owner' | 'organiser' | 'member';
/**
 * What a match is counted in.
 */
export type Unit = string;
export type LedgerSource = 'table' | 'paper' | 'import';
/**
 * A member by his number, or somebody who is not known here.
 */
export type PaperPlayer =
  | {
      person: PersonNumber;
    }
  | {
      called: string;
    };
/**
 * A party that scores together.
 */
export type Side = number;
/**
 * A word of the game's own table.
 */
export type Word1 = string;
/**
 * Bodies of HTTP requests and answers about clubs.
 */
export type ClubBodies =
  | PersonNumber
  | ClubDay
  | ClubTitle
  | ClubZone
  | ClubRole
  | ClubMeasure
  | ClubRule
  | RuleWords
  | ClubHouse
  | ClubRequest
  | ClubMade
  | ClubLine
  | ClubList
  | ClubJoin
  | ClubInvited
  | ClubMember
  | Season
  | ClubInvitation
  | Club
  | ClubChange
  | ClubConflict
  | ClubInvite
  | ClubInvitationMade
  | ClubInvitationEnd
  | ClubNo
  | ClubDelete
  | MemberChange
  | MemberRole
  | SeasonRequest
  | SeasonMade
  | SeasonChange
  | ClubTableRequest
  | ClubName
  | SeasonName
  | BestHand
  | Standing
  | HandsTogether
  | Pairing
  | GameStandings
  | Standings
  | RoundShare
  | LedgerSource
  | SeasonRound
  | GameRounds
  | NamedPerson
  | SeasonRounds
  | PaperPlayer
  | PaperRound
  | PaperRequest
  | PaperMade
  | PaperSheet
  | Paper
  | PaperList
  | PaperAnswer
  | Correction
  | CorrectionMade
  | ImportRequest
  | ImportedPlayer
  | ImportedMatch
  | Imported;
/**
 * A day and an hour in the club's time zone.
 */
export type EveningMoment = string;
/**
 * Whether a member comes.
 */
export type Coming = 'yes' | 'perhaps' | 'no';
/**
 * How seats were given: so that all meet all over the season, by lot, or by hand.
 */
export type DrawnHow = 'rota' | 'lot' | 'hand';
/**
 * Where the players do not fill the tables: bots, seats that stay open, or so many wait.
 */
export type DrawMissing = 'bots' | 'open' | 'wait';
/**
 * Who is to have a seat: a member, a guest of the evening, a bot; null: it stays open.
 */
export type SeatChoice =
  | {
      person: PersonNumber;
    }
  | {
      guest: number;
    }
  | {
      bot: true;
    }
  | null;
export type HaltKind = 'pause' | 'adjourned' | 'abandoned';
/**
 * Bodies of HTTP requests and answers about a club's evenings.
 */
export type EveningBodies =
  | EveningMoment
  | Coming
  | DrawnHow
  | DrawMissing
  | EveningRequest
  | EveningChange
  | EveningLine
  | EveningList
  | Comer
  | EveningGuest
  | EveningSeat
  | EveningTable
  | EveningWaits
  | EveningDraw
  | EveningClub
  | Evening
  | EveningConflict
  | EveningAnswer
  | EveningGuestEnd
  | DrawRequest
  | SeatChoice
  | SeatsRequest
  | SeatFree
  | SeatLink
  | EveningLinks
  | EveningDone
  | StandingSeat
  | TableStanding
  | EveningLive
  | LinkRequest
  | LinkedSeat
  | LinkedHead
  | EveningLinked
  | EnterRequest
  | EveningEntered;
/**
 * A person's name: at most 24 characters as people count them, of which some take several code points. What it may have stands in the protocol's description.
 */
export type Name = string;
/**
 * A guest's public number: it never changes, and tells two of one name apart.
 */
export type Number = number;
export type HolderKind = 'guest' | 'bot';
export type TableState = 'waiting' | 'playing' | 'between' | 'over';
/**
 * One of the people of a match: who sat in seat n when everybody was ready for it, before the draw, is person n.
 */
export type Person = number;
/**
 * How a hand ended: played out and counted; the match called out in its midst; annulled, so that it counts for nothing.
 */
export type Ending = 'counted' | 'called' | 'annulled';
/**
 * The side of each seat; null where the hand has yet to make it.
 */
export type SidesBySeat = (Side | null)[];
/**
 * 32 bytes in hexadecimal digits.
 */
export type Digits64 = string;
/**
 * What a seat adds to a deal: 16 bytes in hexadecimal digits, or nothing.
 */
export type Noise = string;
/**
 * What a viewer is told; the same vocabulary for every game. Its words, zones and phases are each game's own (GAME_words.json).
 */
export type SeenEvent = Moved | CardsSeen | Said | Due | Trick | Scored | Paid | SidesMade | Over;
/**
 * Where cards lie: a kind, and the seat or side that owns it.
 */
export type Zone = string;
/**
 * Bytes, without padding (RFC 4648).
 */
export type Base64Url = string;
/**
 * A place at the table, 0 … n−1 in playing order.
 */
export type Seat1 = number;
/**
 * Known answers of the fair deal (docs/fair.md), made by tests/checker/fair.py: of a table's key the secrets of a hand, of them and what is added the first words and the packs, as codes with blanks between.
 */
export type FairVectors = FairVector[];
/**
 * Bodies of HTTP requests and answers.
 */
export type HttpBodies =
  | HttpError
  | GuestRequest
  | GuestCreated
  | Guest
  | TableRequest
  | TableCreated
  | TableLine
  | TableList
  | TableOne
  | MatchHand
  | Match
  | MatchOne
  | History
  | HandOne
  | StruckHand
  | RulesOption
  | RulesGame
  | RulesList
  | Version
  | RecordTold
  | WhatIfRequest
  | WhatIf
  | ShareMade
  | ShareList
  | ShareEnd
  | SharedRequest
  | SharedHand
  | AgreementRequest
  | House
  | Session
  | SessionList
  | SessionsEnded
  | SignUpRequest
  | SignedUp
  | LogInRequest
  | SamePreview
  | RecoverRequest
  | Passkey
  | PasskeyList
  | PasskeyEnded
  | PasskeyQuestion
  | PasskeyMade
  | PasskeyChallenge
  | PasskeySigned
  | ResetRequest
  | Account
  | Me
  | PasswordChange
  | PasswordSaid
  | CodesMade
  | SecretSaid
  | LoginSaid
  | LinkMade
  | Empty
  | PersonalData;
/**
 * The guest's own number for an action at a table, each higher than the one before; the same id is the same action.
 */
export type ActionId = number;
/**
 * What to do at the table.
 */
export type What =
  | Sit
  | Swap
  | Stand
  | PutBot
  | RemoveBot
  | Ready
  | Leave
  | TakeBack
  | Invite
  | BreakOff
  | Again
  | SendAway
  | Vote
  | Hush
  | Publish
  | CloseTable;
/**
 * `seat` with `bot` and `step_in` alone; `yes` false takes the vote back.
 */
export type VoteWish = VoteOfAll | VoteOnSeat;
/**
 * A greeting out of five, or words of one's own; seen by the whole table.
 */
export type SayMessage = Greet | Speak;
export type Emote = 'bravo' | 'scusa' | 'grazie' | 'buongiorno' | 'accidenti';
/**
 * The pace of the bots that this guest wishes, for as long as this connection lasts. The bots keep the slowest pace that the table's players wish. Not answered.
 */
export type PaceMessage = WishPace | WishQuick;
/**
 * How long bots think: `natural` as the server is set, `quick` less than a second, `immediate` not at all.
 */
export type BotPace = 'natural' | 'quick' | 'immediate';
/**
 * What a client sends over the WebSocket.
 */
export type Inbound =
  Hello | ActMessage | DoMessage | SayMessage | Ping | ShownMessage | PaceMessage | HintRequest | LookBackMessage;
/**
 * A line of a season's ledger (docs/clubs.md).
 */
export type Ledger = LedgerSeason | LedgerPerson | LedgerMerge | LedgerMatch | LedgerEntry;
export type RecordMove = RecordCut | RecordDiscard | RecordDeclare | RecordPlay | RecordGive | RecordFall;
/**
 * One of the 97 cards.
 */
export type MinchiateCard = string;
/**
 * Its cards and its worth.
 *
 * @minItems 2
 * @maxItems 2
 */
export type VersicolaLine = [MinchiateCard[], number];
/**
 * What a hand came to: germini-result/1.
 */
export type HandResult = ResultComplete | ResultUnderWay | ResultError;
/**
 * Why cards go from zone to zone.
 */
export type MinchiateMoved =
  | 'cut'
  | 'rob'
  | 'join'
  | 'deal'
  | 'expose'
  | 'lay'
  | 'take'
  | 'discard'
  | 'pass'
  | 'show'
  | 'play'
  | 'gather'
  | 'debt'
  | 'give'
  | 'surrender';
/**
 * Why cards are looked at where they lie.
 */
export type MinchiateSeen = 'stop' | 'peek' | 'look' | 'fall' | 'claim';
/**
 * What a seat announces.
 */
export type MinchiateSaid = 'deal' | 'fola' | 'declare' | 'versicola' | 'accept' | 'play_on';
/**
 * What points are for.
 */
export type MinchiateScored =
  'rob' | 'exposed' | 'dealer_rob' | 'declaration' | 'death' | 'versicola' | 'cards' | 'tricks' | 'last';
/**
 * When resti are paid.
 */
export type MinchiatePaid = 'play' | 'deal' | 'end';
/**
 * What the table waits for.
 */
export type MinchiatePhase = 'cut' | 'discard' | 'declare' | 'play' | 'give' | 'over' | 'claim';
/**
 * What a match pays beside its hands.
 */
export type MinchiateLine = 'bonus' | 'interruption' | 'desertion';
/**
 * Why a bot does what it does, as a hint says it.
 */
export type MinchiateHint =
  | 'middle'
  | 'put_down'
  | 'all'
  | 'nothing'
  | 'only'
  | 'matto'
  | 'takes'
  | 'brings_home'
  | 'partner_takes'
  | 'spares'
  | 'lost'
  | 'risks_least'
  | 'opens'
  | 'partner_void'
  | 'king_waits'
  | 'cheapest'
  | 'proven';
/**
 * A move in Minchiate.
 */
export type MinchiateMove =
  | MinchiateCut
  | MinchiateDiscard
  | MinchiateDeclare
  | MinchiatePlay
  | MinchiateGive
  | MinchiateFall
  | MinchiateClaim
  | MinchiateAccept
  | MinchiatePlayOn;
/**
 * What the server sends over the WebSocket.
 */
export type Outbound =
  | TableMessage
  | Welcome
  | EventsMessage
  | ChoiceMessage
  | ClockMessage
  | Done
  | Refused
  | ErrorMessage
  | SaidMessage
  | TalkMessage
  | AdviceMessage
  | Pong
  | RestartMessage
  | Bye;
/**
 * `pause` and `bot` (in the place of one who is silent beyond the limit) by more than half of those here; `adjourn` and `step_in` (who is to have a seat from the next hand on has it at once) by all.
 */
export type VoteFor = 'pause' | 'adjourn' | 'bot' | 'step_in';

export interface Wire {}
/**
 * The dealer after his first look: the combinations with which he calls the match out; [] takes the last two cards.
 */
export interface BologneseCall {
  call: Card[][];
}
export interface BologneseDiscard {
  discard: Card[];
}
/**
 * The combinations declared, each as its cards; [] declares none. `out` calls the match out.
 */
export interface BologneseDeclare {
  declare: Card[][];
  out?: boolean;
}
/**
 * One card; the Matto is covered. `signal`: what the leader says with it.
 */
export interface BolognesePlay {
  play: Card;
  signal?: BologneseSignal;
}
/**
 * The card given for the Matto.
 */
export interface BologneseGive {
  give: Card;
}
/**
 * Claims the rest and lays the hand open (CLAIM-1).
 */
export interface BologneseClaim {
  claim: true;
}
/**
 * Accepts another's claim (CLAIM-5).
 */
export interface BologneseAccept {
  accept: true;
}
/**
 * Has another's claim played on (CLAIM-6).
 */
export interface BolognesePlayOn {
  play_on: true;
}
/**
 * A move on offer: `{[move]: what it takes}` is to be sent. Each member is present only where it applies. `for`: whose card it is, where not one's own; it is sent along. `must`: these cards are among them; `cards`: the others come out of these. `barred`: for every other card held the clause. `with`: what may be sent along under that key: one of the words, or `true`. `with_only`: of a key's words, the cards with which alone each may be said. `notes`: figures worth knowing.
 */
export interface OfferedMove {
  move: Word;
  takes: Takes;
  for?: Seat;
  least?: number;
  most?: number;
  must?: Card[];
  cards?: Card[];
  barred?: Barred;
  items?: OfferedItem[];
  words?: Word[];
  with?: {
    [k: string]: Word[] | true;
  };
  with_only?: {
    [k: string]: {
      [k: string]: Card[];
    };
  };
  notes?: {
    [k: string]: number;
  };
}
/**
 * For every card that may not be chosen: the clause.
 */
export interface Barred {
  [k: string]: string;
}
/**
 * Something that may be announced, with its cards and what it is worth.
 */
export interface OfferedItem {
  word: Word;
  cards: Card[];
  worth: number;
}
/**
 * What a due seat may do now: one of these moves. The same shapes for every game; names of moves, words and phases are the game's own.
 */
export interface Choice {
  phase: Word;
  moves: OfferedMove[];
}
/**
 * What counts, and in which order players stand: docs/clubs.md.
 */
export interface ClubRule {
  least_rounds: number;
  /**
   * @minItems 1
   * @maxItems 7
   */
  order: ClubMeasure[];
  bots: boolean;
  stand_ins: boolean;
  broken_off: 'all' | 'rounds' | 'nothing';
}
/**
 * The rule in sentences.
 */
export interface RuleWords {
  it: string;
  en: string;
}
/**
 * POST /api/tables. Defaults: no options, open, bots, spectators and strangers who take over a seat allowed, no time for a move, one round, seats drawn where the game draws them for so many and chosen else; public where it is open and spectators are allowed.
 */
export interface TableRequest {
  game: Word;
  preset: string;
  options?: Options;
  open?: boolean;
  bots?: boolean;
  spectators?: boolean;
  seconds?: number | null;
  rounds?: Rounds;
  seats?: SeatsBy;
  takeover?: boolean;
  chat?: Chat;
  aids?: boolean;
  hints?: boolean;
  public?: boolean;
}
/**
 * Options of the rules by name.
 */
export interface Options {
  [k: string]: OptionValue;
}
/**
 * POST /api/clubs.
 */
export interface ClubRequest {
  name: ClubTitle;
  zone: ClubZone;
}
/**
 * It is there; of a join, the club that one belongs to.
 */
export interface ClubMade {
  club: Id;
}
/**
 * A club of one's own.
 */
export interface ClubLine {
  id: Id;
  name: string;
  role: ClubRole;
}
/**
 * One's clubs, the newest first.
 */
export interface ClubList {
  clubs: ClubLine[];
}
/**
 * POST /api/clubs/join.
 */
export interface ClubJoin {
  secret: Secret;
}
/**
 * What an invitation is to, for whoever has its link; `role` is one's own, of who belongs to it already.
 */
export interface ClubInvited {
  club: Id;
  name: string;
  /**
   * The name of who made it.
   */
  by: string;
  /**
   * How many there are.
   */
  members: number;
  /**
   * Everybody may see standings and ledger.
   */
  open: boolean;
  role: ClubRole | null;
}
/**
 * Who belongs to it.
 */
export interface ClubMember {
  person: PersonNumber;
  name: string;
  role: ClubRole;
  joined: Time;
  /**
   * Has an account: the name is nobody else's.
   */
  account: boolean;
}
/**
 * Days in the club's time zone, both included; `version` grows with every change.
 */
export interface Season {
  id: Id;
  name: string;
  from: ClubDay;
  to: ClubDay;
  archived: boolean;
  version: number;
}
/**
 * A link that leads into the club still.
 */
export interface ClubInvitation {
  invitation: Id;
  by: string;
  created: Time;
  /**
   * Whom or what it is for; may be empty.
   */
  note: string;
  /**
   * How many have become members by it.
   */
  joined: number;
}
/**
 * A club as one sees it: members, house rules, tables that are not over and, for who arranges, invitations are for members. `version` grows with every change.
 */
export interface Club {
  id: Id;
  name: string;
  zone: ClubZone;
  open: boolean;
  version: number;
  role: ClubRole | null;
  house: ClubHouse;
  rule: ClubRule;
  words: RuleWords;
  members: ClubMember[];
  seasons: Season[];
  invitations: ClubInvitation[];
  tables: Id[];
}
/**
 * PATCH /api/clubs/{id}: what is named is changed; `version` is the one that was seen.
 */
export interface ClubChange {
  version: number;
  name?: ClubTitle;
  zone?: ClubZone;
  house?: TableRequest;
  rule?: ClubRule;
  open?: boolean;
}
/**
 * Another has changed it meanwhile: what was asked, and what is there now.
 */
export interface ClubConflict {
  /**
   * What is wrong.
   */
  error: {
    code: Word;
    path: string;
    message: string;
  };
  asked: {};
  now: Club;
}
/**
 * POST /api/clubs/{id}/invitations. `note`: whom or what it is for, for who arranges.
 */
export interface ClubInvite {
  note?: ClubTitle;
}
/**
 * Its secret is told once.
 */
export interface ClubInvitationMade {
  invitation: Id;
  secret: Secret;
}
/**
 * POST /api/clubs/{id}/invitations/end, and its answer.
 */
export interface ClubInvitationEnd {
  invitation: Id;
}
export interface HttpError {
  error: ErrorBody;
}
export interface ErrorBody {
  code: Word;
  path: string;
  message: string;
}
/**
 * DELETE /api/clubs/{id}. With open tables only with `release`: they are played to their end without the club.
 */
export interface ClubDelete {
  version: number;
  release?: boolean;
}
/**
 * POST /api/clubs/{id}/members: another role; null: none any more.
 */
export interface MemberChange {
  person: PersonNumber;
  role: ClubRole | null;
  was?: ClubRole1;
}
/**
 * What the person is now.
 */
export interface MemberRole {
  role: ClubRole | null;
}
/**
 * POST /api/clubs/{id}/seasons.
 */
export interface SeasonRequest {
  name: ClubTitle;
  from: ClubDay;
  to: ClubDay;
}
/**
 * It is there.
 */
export interface SeasonMade {
  season: Id;
}
/**
 * PATCH /api/clubs/{id}/seasons/{season}, the whole of it.
 */
export interface SeasonChange {
  version: number;
  name: ClubTitle;
  from: ClubDay;
  to: ClubDay;
  archived: boolean;
}
/**
 * POST /api/clubs/{id}/tables: what is to be otherwise than the house rules say, as in a table's request.
 */
export interface ClubTableRequest {}
/**
 * A club, by its address.
 */
export interface ClubName {
  id: Id;
  name: string;
}
/**
 * A season, by its address.
 */
export interface SeasonName {
  id: Id;
  name: string;
  from: ClubDay;
  to: ClubDay;
  archived: boolean;
}
/**
 * The highest amount of one hand: its entry in the ledger, and its page where it was played here.
 */
export interface BestHand {
  amount: number;
  entry: number;
  match: Id;
  hand: Id | null;
}
/**
 * A player's figures; no rank where he has played too few rounds. `average` goes to the hundredth.
 */
export interface Standing {
  rank: number | null;
  person: PersonNumber;
  name: string;
  net: number;
  won: number;
  lost: number;
  rounds: number;
  rounds_won: number;
  matches: number;
  matches_won: number;
  /**
   * Of the rounds: those that an organiser has imported.
   */
  imported: number;
  average: number;
  best: BestHand | null;
}
/**
 * How many hands, and what the first of the two had of them.
 */
export interface HandsTogether {
  hands: number;
  net: number;
}
/**
 * How a person did with and against another.
 */
export interface Pairing {
  person: PersonNumber;
  other: PersonNumber;
  with: HandsTogether;
  against: HandsTogether;
}
/**
 * A game's own, in its own unit.
 */
export interface GameStandings {
  game: Word;
  /**
   * Of a game whose presets are games of their own.
   */
  preset: Word | null;
  unit: Unit;
  stakes: boolean;
  rows: Standing[];
  pairings: Pairing[];
}
/**
 * Who stands where, in order, with the rule by which.
 */
export interface Standings {
  club: ClubName;
  season: SeasonName;
  rule: ClubRule;
  words: RuleWords;
  games: GameStandings[];
}
/**
 * What a person had of a round.
 */
export interface RoundShare {
  person: PersonNumber;
  amount: number;
}
/**
 * A round that counts; `whole` is false of the remainder of a match that was broken off. Times are milliseconds since 1970.
 */
export interface SeasonRound {
  match: Id;
  source: LedgerSource;
  round: number;
  whole: boolean;
  started: number;
  at: number;
  results: RoundShare[];
}
/**
 * A game's rounds, in order.
 */
export interface GameRounds {
  game: Word;
  /**
   * Of a game whose presets are games of their own.
   */
  preset: Word | null;
  unit: Unit;
  stakes: boolean;
  rounds: SeasonRound[];
}
/**
 * A person as he is called now.
 */
export interface NamedPerson {
  person: PersonNumber;
  name: string;
}
/**
 * The rounds that the figures are made of.
 */
export interface SeasonRounds {
  club: ClubName;
  season: SeasonName;
  rule: ClubRule;
  words: RuleWords;
  people: NamedPerson[];
  games: GameRounds[];
}
/**
 * Its hands, or what it came to; by player. `sides`: who played together.
 */
export interface PaperRound {
  /**
   * @minItems 2
   * @maxItems 6
   */
  sides?: Side[];
  /**
   * @minItems 1
   * @maxItems 40
   */
  hands?: number[][];
  /**
   * @minItems 2
   * @maxItems 6
   */
  total?: number[];
}
/**
 * POST …/papers: a match with real cards.
 */
export interface PaperRequest {
  game: Word;
  preset?: Word1;
  day: ClubDay;
  /**
   * @minItems 2
   * @maxItems 6
   */
  players: PaperPlayer[];
  /**
   * @minItems 1
   * @maxItems 12
   */
  rounds: PaperRound[];
}
/**
 * It waits to be confirmed.
 */
export interface PaperMade {
  paper: Id;
}
/**
 * What was entered.
 */
export interface PaperSheet {
  game: Word;
  /**
   * Of a game whose presets are games of their own.
   */
  preset: Word | null;
  unit: Unit;
  stakes: boolean;
  day: ClubDay;
  /**
   * @minItems 2
   * @maxItems 6
   */
  players: PaperPlayer[];
  /**
   * @minItems 1
   * @maxItems 12
   */
  rounds: PaperRound[];
}
/**
 * A result that was entered; its match's id in the ledger, once it is confirmed.
 */
export interface Paper {
  paper: Id;
  match: Id;
  state: 'waiting' | 'confirmed' | 'withdrawn';
  by: NamedPerson;
  at: Time;
  sheet: PaperSheet;
}
/**
 * Of a season, the newest first.
 */
export interface PaperList {
  papers: Paper[];
}
/**
 * POST …/papers/{paper}/answer, and its answer: it is right, or it is withdrawn.
 */
export interface PaperAnswer {
  confirm: boolean;
}
/**
 * POST …/corrections: the entry counts no more; with amounts, by place, another stands in its stead.
 */
export interface Correction {
  entry: number;
  why: string;
  amounts?: number[] | null;
}
/**
 * It counts no more.
 */
export interface CorrectionMade {
  entry: number;
}
/**
 * POST …/import: CSV as docs/clubs.md has it. A dry run writes nothing.
 */
export interface ImportRequest {
  csv: string;
  dry_run: boolean;
  /**
   * Also a match that has the game, the day, the players and the amounts of one that was imported before; without it nothing is taken then.
   */
  again?: boolean;
}
/**
 * What a player had of a match.
 */
export interface ImportedPlayer {
  person: PersonNumber | null;
  called: string | null;
  amount: number;
}
/**
 * A match of the file.
 */
export interface ImportedMatch {
  day: ClubDay;
  game: Word;
  /**
   * Of a game whose presets are games of their own.
   */
  preset: Word | null;
  rounds: number;
  players: ImportedPlayer[];
}
/**
 * What was read; `taken` says whether it is in the ledger now.
 */
export interface Imported {
  taken: boolean;
  matches: ImportedMatch[];
}
/**
 * POST /api/clubs/{id}/evenings.
 */
export interface EveningRequest {
  title: ClubTitle;
  at: EveningMoment;
  /**
   * That it lasts.
   */
  minutes?: number;
}
/**
 * PATCH /api/clubs/{id}/evenings/{evening}, the whole of it.
 */
export interface EveningChange {
  version: number;
  title: ClubTitle;
  at: EveningMoment;
  /**
   * That it lasts.
   */
  minutes?: number;
  called_off: boolean;
}
/**
 * An evening in a list: how many come, and what one has said oneself.
 */
export interface EveningLine {
  id: Id;
  title: ClubTitle;
  at: EveningMoment;
  begins: Time;
  /**
   * That it lasts.
   */
  minutes: number;
  called_off: boolean;
  version: number;
  coming: number;
  perhaps: number;
  mine: Coming | null;
}
/**
 * GET /api/clubs/{id}/evenings, the latest first.
 */
export interface EveningList {
  evenings: EveningLine[];
}
/**
 * What a member has said.
 */
export interface Comer {
  person: PersonNumber;
  name: string;
  answer: Coming;
  /**
   * Has an account: the name is nobody else's.
   */
  account: boolean;
}
/**
 * Somebody who comes and is no member.
 */
export interface EveningGuest {
  guest: number;
  name: string;
}
/**
 * A seat of a table of the evening.
 */
export interface EveningSeat {
  seat: Seat;
  /**
   * A person here; a guest who has only a name yet; a bot; or it is open.
   */
  kind: 'person' | 'guest' | 'bot' | 'open';
  person: PersonNumber | null;
  name: string | null;
}
/**
 * A table as it was drawn; `table` is its id once it is open.
 */
export interface EveningTable {
  number: number;
  table: Id | null;
  seats: EveningSeat[];
}
/**
 * Who comes and has no seat.
 */
export interface EveningWaits {
  person: PersonNumber | null;
  name: string;
}
/**
 * Who sits with whom; `seed` decided where lots were drawn.
 */
export interface EveningDraw {
  how: DrawnHow;
  missing: DrawMissing | null;
  seed: string | null;
  tables: EveningTable[];
  waiting: EveningWaits[];
}
/**
 * Whose evening it is.
 */
export interface EveningClub {
  id: Id;
  name: ClubTitle;
  zone: ClubZone;
}
/**
 * An evening of a club, as a member sees it.
 */
export interface Evening {
  id: Id;
  title: ClubTitle;
  at: EveningMoment;
  begins: Time;
  /**
   * That it lasts.
   */
  minutes: number;
  called_off: boolean;
  version: number;
  club: EveningClub;
  role: ClubRole | null;
  season: Id | null;
  coming: Comer[];
  guests: EveningGuest[];
  mine: Coming | null;
  draw: EveningDraw | null;
  /**
   * A match has begun at one of its tables.
   */
  played: boolean;
  /**
   * Some lead somewhere.
   */
  links: boolean;
}
/**
 * Why not; where another has changed it meanwhile, with what was asked and what is there now.
 */
export interface EveningConflict {
  /**
   * What is wrong.
   */
  error: {
    code: Word;
    path: string;
    message: string;
  };
  asked?: {};
  now?: Evening;
}
/**
 * POST /api/clubs/{id}/evenings/{evening}/answer.
 */
export interface EveningAnswer {
  answer: Coming;
}
/**
 * POST …/guests/end: who does not come after all.
 */
export interface EveningGuestEnd {
  guest: number;
}
/**
 * POST …/draw.
 */
export interface DrawRequest {
  version: number;
  how: 'rota' | 'lot';
  missing: DrawMissing;
}
/**
 * POST …/seats: all tables, by hand.
 */
export interface SeatsRequest {
  version: number;
  /**
   * @maxItems 200
   */
  tables: SeatChoice[][];
}
/**
 * POST …/seats/free: the seat waits for nobody any more.
 */
export interface SeatFree {
  number: number;
  seat: Seat;
}
/**
 * A link to a seat.
 */
export interface SeatLink {
  seat: Seat;
  /**
   * A person here; a guest who has only a name yet; a bot; or it is open.
   */
  kind: 'person' | 'guest' | 'bot' | 'open';
  person: PersonNumber | null;
  name: string | null;
  number: number;
  secret: Secret;
}
/**
 * The links' secrets, told this once: they go in the fragment of an address, and as hashes into the database.
 */
export interface EveningLinks {
  organiser: Secret;
  watch: Secret;
  seats: SeatLink[];
}
/**
 * It is done.
 */
export interface EveningDone {}
/**
 * Who sits there and whether he is there: `left` on purpose, `away` since, `asked` since; `next` has it from the next hand on.
 */
export interface StandingSeat {
  name: string;
  kind: 'guest' | 'bot';
  here: boolean;
  /**
   * Connected, and does not answer.
   */
  silent: boolean;
  ready: boolean;
  left: boolean;
  /**
   * A bot plays for him.
   */
  substitute: boolean;
  away: Time | null;
  asked: Time | null;
  next: string | null;
}
/**
 * How a table of the evening stands.
 */
export interface TableStanding {
  number: number;
  table: Id;
  state: 'waiting' | 'playing' | 'between' | 'over' | 'broken';
  game: Word | null;
  unit: string | null;
  halt: {
    kind: HaltKind;
    since: Time;
  } | null;
  /**
   * Of the match: the one being played, or how many were.
   */
  hand: number;
  length: number | null;
  totals: (number | null)[] | null;
  spectators: number;
  seats: (StandingSeat | null)[];
  /**
   * Seats that are played from one browser.
   */
  one_browser: Seat[][];
}
/**
 * GET …/tables.
 */
export interface EveningLive {
  now: Time;
  tables: TableStanding[];
}
/**
 * POST /api/evenings/link.
 */
export interface LinkRequest {
  secret: Secret;
}
/**
 * The seat that a link leads to.
 */
export interface LinkedSeat {
  seat: Seat;
  /**
   * A person here; a guest who has only a name yet; a bot; or it is open.
   */
  kind: 'person' | 'guest' | 'bot' | 'open';
  person: PersonNumber | null;
  name: string | null;
  number: number;
  mine: boolean;
}
/**
 * When.
 */
export interface LinkedHead {
  id: Id;
  title: ClubTitle;
  at: EveningMoment;
  begins: Time;
  /**
   * That it lasts.
   */
  minutes: number;
  called_off: boolean;
  version: number;
}
/**
 * What a link leads to.
 */
export interface EveningLinked {
  kind: 'seat' | 'organiser' | 'watch';
  club: ClubTitle;
  evening: LinkedHead;
  zone: ClubZone;
  seat: LinkedSeat | null;
  now: Time;
  tables: TableStanding[];
}
/**
 * POST /api/evenings/enter: to the link's seat; or to look on at the table of that number.
 */
export interface EnterRequest {
  secret: Secret;
  number?: number;
}
/**
 * Where one is let in; `seat` is one's own.
 */
export interface EveningEntered {
  table: Id;
  seat: Seat | null;
}
/**
 * POST /api/guests and PATCH /api/guests/me
 */
export interface GuestRequest {
  name: Name;
}
export interface GuestCreated {
  guest: Id;
  name: Name;
  number: Number;
  secret: Secret;
}
export interface Guest {
  guest: Id;
  name: Name;
  number: Number;
}
export interface TableCreated {
  table: Id;
  invitation: Secret;
}
export interface TableLine {
  id: Id;
  game: Word;
  preset: string;
  rounds: Rounds;
  /**
   * The host's name.
   */
  host: string;
  /**
   * @minItems 2
   * @maxItems 6
   */
  seats: (LineSeat | null)[];
  state: TableState;
  /**
   * The match stands still.
   */
  halt: HaltKind | null;
  open: boolean;
  spectators: boolean;
  mine: boolean;
  hand: number;
  created: Time;
}
export interface LineSeat {
  name: string;
  kind: HolderKind;
  /**
   * Its guest has an account.
   */
  member?: true;
}
export interface TableList {
  tables: TableLine[];
  /**
   * The server will restart at that moment (milliseconds since 1970); absent: none is announced.
   */
  restart?: number;
}
export interface TableOne {
  table: TableLine;
}
/**
 * A table and the secret of its invitation.
 */
export interface InvitationRequest {
  table: Id;
  invitation: Secret;
}
/**
 * `persons`: who sat where; `names`: who held the seats when the hand was dealt; `substitutes`: who was dealt it in the stead of one of them; `finished_by`: a substitute's name where another finished it. `numbers`: the public ones of those in `names`, null for bots.
 */
export interface MatchHand {
  hand: Id;
  number: number;
  dealer: Seat;
  seats: number[];
  persons: Person[];
  names: string[];
  numbers: (Number | null)[];
  substitutes: (string | null)[];
  finished_by: (string | null)[];
  ending: Ending;
}
/**
 * `unit`: what its amounts are counted in; `sides`: who plays with whom before a hand makes other sides. `names` and `totals` by person; the totals are those of hands and lines together; `deserters`: the persons who broke it off by leaving. `names`: who was dealt the last hand; `players`: all who were dealt one, in the order of their first.
 */
export interface Match {
  id: Id;
  table: Id;
  game: Word;
  preset: string;
  options: Options;
  unit: Unit;
  sides: SidesBySeat;
  rounds: Rounds;
  names: string[];
  players: Player[][];
  hands: MatchHand[];
  length: number | null;
  lines: LedgerLine[];
  totals: number[];
  /**
   * Number at its table of its first hand.
   */
  from: number;
  draw: SeatDraw | null;
  lot: OpenedLot | null;
  broken_off: boolean;
  /**
   * Number in the match of the hand in whose midst it was broken off; null where there is none.
   */
  struck_out: number | null;
  deserters: Person[];
  course: HandPlan[];
  /**
   * Everybody may see it.
   */
  open: boolean;
  /**
   * That was chosen before its first deal.
   */
  public: boolean;
  /**
   * Of a match that is over and was not public: everybody who played of it, and whether he agrees that everybody may see it; `own`: who asks. Empty else.
   */
  agreements: MatchAgreement[];
  started: Time;
  ended: Time | null;
}
/**
 * Somebody who was dealt a hand: a guest by the name of now and his public number, or a bot.
 */
export interface Player {
  name: string;
  number: Number | null;
  /**
   * Has an account.
   */
  member?: true;
}
/**
 * What a match gives or takes beside its hands, by person, in the game's unit; `reason`: a word of the game's own; `hand`: the number in the match of the hand that it stands for.
 */
export interface LedgerLine {
  reason: Word;
  round: number;
  hand: number;
  amounts: number[];
}
/**
 * The draw for seats: the cards in the order drawn, and the persons, the highest card's drawer first.
 */
export interface SeatDraw {
  cards: DrawnCard[];
  ranking: Person[];
}
/**
 * A later card of the same person replaces the earlier.
 */
export interface DrawnCard {
  person: Person;
  card: Card;
}
/**
 * Of what chance the seats were drawn, or who deals first: the secret that was promised, and what everybody added, by person (docs/fair.md).
 */
export interface OpenedLot {
  secret: Digits64;
  noise: Noise[];
}
/**
 * How a hand of a match is sat down to, played or not: its round, who deals it, and the person in each seat.
 */
export interface HandPlan {
  round: number;
  dealer: Seat;
  persons: Person[];
}
export interface MatchAgreement {
  name: string;
  number: Number;
  agrees: boolean;
  own: boolean;
}
export interface MatchOne {
  match: Match;
}
export interface History {
  matches: Match[];
  next: string | null;
}
/**
 * A closed hand. `seats`: what it came to by seat, counted in `unit`; `sides`: who plays with whom before the hand makes other sides. `events`: those of the hand from 1, each as the seat saw it that saw most of its cards, or, where one viewer is asked for (`as`), as that one was told it.
 */
export interface HandOne {
  unit: Unit;
  sides: SidesBySeat;
  /**
   * What the hand came to by seat, in the unit.
   */
  seats: number[];
  /**
   * As the game's own schema has it (GAME_hand_record.json).
   */
  record: {
    format: string;
    game: Word;
  };
  /**
   * As the game's own schema has it (GAME_hand_result.json).
   */
  result: {
    format: string;
  };
  events: SeenEvent[];
  names: string[];
  numbers: (Number | null)[];
  /**
   * Whether each of those in `names` has an account.
   */
  members: boolean[];
  match: Id;
  number: number;
  /**
   * Everybody may see it.
   */
  open: boolean;
  /**
   * The seat that who asks has played; null where he played none.
   */
  own: Seat | null;
  agreement: Agreement;
  /**
   * Its place in the chain of all hands closed here, from 1, and the hash that stands there (docs/verify.md); null where it was taken out of the chain.
   */
  link: ChainLink | null;
  /**
   * Of what chance it was dealt, with which anybody can compute its pack (docs/fair.md); null where its table was made before there were promises.
   */
  deal: Deal | null;
}
/**
 * So many cards went from zone to zone; `cards` are there if this viewer may know them. `by`: the seat that moved them, where it is not the owner.
 */
export interface Moved {
  e: 'moved';
  from: Zone;
  to: Zone;
  why: Word;
  by?: Seat;
  count: number;
  cards?: Card[];
}
/**
 * `count` cards were looked at where they lie by the seats `by`; `cards` are those that this viewer saw too.
 */
export interface CardsSeen {
  e: 'seen';
  zone: Zone;
  why: Word;
  by: Seat[];
  count: number;
  cards?: Card[];
}
/**
 * A seat announced something that all hear.
 */
export interface Said {
  e: 'said';
  seat: Seat;
  word: Word;
  cards?: Card[];
  numbers?: number[];
}
/**
 * Who has to move, in which phase.
 */
export interface Due {
  e: 'due';
  seats: Seat[];
  phase: Word;
}
export interface Trick {
  e: 'trick';
  winner: Seat;
}
/**
 * Points for a side, with the cards that earned them.
 */
export interface Scored {
  e: 'scored';
  side: Side;
  points: number;
  why: Word;
  cards?: Card[];
}
/**
 * Stakes won by a side, in the game's unit.
 */
export interface Paid {
  e: 'paid';
  side: Side;
  amount: number;
  why: Word;
}
/**
 * Who plays with whom from now on, where the hand itself makes the sides: the side of each seat, null for none.
 */
export interface SidesMade {
  e: 'sides';
  of: (Side | null)[];
}
/**
 * The hand is closed; the game's own closing figures.
 */
export interface Over {
  e: 'over';
  numbers: number[];
}
/**
 * Of the guests who played it, how many agree that everybody may see it, and whether who asks is one of them.
 */
export interface Agreement {
  by: number;
  of: number;
  own: boolean;
}
export interface ChainLink {
  n: number;
  hash: string;
}
/**
 * Of what chance a hand was dealt that is closed or struck out, with which anybody can compute its pack (docs/fair.md). `hand`: at the table; `noise`: by person.
 */
export interface Deal {
  table: Id;
  hand: number;
  commitment: Digits64;
  secret: Digits64;
  noise: Noise[];
}
/**
 * The hand in whose midst a match was broken off: it counts for nothing. `record`: as far as it was played; `deal`: what opens its secret.
 */
export interface StruckHand {
  match: Id;
  /**
   * In the match.
   */
  number: number;
  /**
   * As the game's own schema has it (GAME_hand_record.json).
   */
  record: {
    format: string;
    game: Word;
  };
  names: string[];
  numbers: (Number | null)[];
  /**
   * Whether each of those in `names` has an account.
   */
  members: boolean[];
  /**
   * null where its table was made before there were promises.
   */
  deal: Deal | null;
}
/**
 * `group`: the part of the game that it belongs to. Its values: those listed, each with the texts in which it stands (`sources`, as many as values; empty: the option alone offers it), or every whole number from `least` to `most`, of which those listed are usual.
 */
export interface RulesOption {
  name: string;
  clause: string;
  group: Word;
  values: OptionValue[];
  sources: Word[][];
  least?: number;
  most?: number;
}
/**
 * `rounds`: how many rounds a match may have, the first where nothing is asked for; `sides`: who plays with whom before the first card; `unit_points`: so many points of lead make one of the unit; `draw`: whether seats may be drawn.
 */
export interface RulesGame {
  game: Word;
  unit: Unit;
  unit_points?: number;
  /**
   * Each preset is a game of its own: the results of two are never added.
   */
  presets_apart: boolean;
  seats: number;
  sides: SidesBySeat;
  rounds: Rounds[];
  draw: boolean;
  presets: {
    [k: string]: Options;
  };
  options: RulesOption[];
}
export interface RulesList {
  games: RulesGame[];
}
export interface Version {
  version: string;
  commit: string | null;
  /**
   * The address of a page from which the source of this very program is to be had; null where whoever runs it has not said.
   */
  source: string | null;
}
/**
 * POST /api/records/told: a hand told from its record, up to the first move that is not lawful.
 */
export interface RecordTold {
  game: Word;
  unit: Unit;
  rules: TableRules;
  sides: SidesBySeat;
  /**
   * What the hand came to by seat, in the unit; null where the record does not come to its end.
   */
  seats: number[] | null;
  /**
   * As the game's own schema has it (GAME_hand_result.json); null where there is none.
   */
  result: {} | null;
  events: SeenEvent[];
  /**
   * The first move that is not lawful.
   */
  bad: BadMove | null;
}
/**
 * Every option is named.
 */
export interface TableRules {
  preset: string;
  options: Options;
}
/**
 * A move of a record, counted from 0, and the clause that it breaks.
 */
export interface BadMove {
  move: number;
  seat: Seat;
  rule: string;
  message: string;
}
/**
 * POST /api/what-if: a hand that is over played on otherwise after `step` of its events, one seat by `moves`, the others by bots. `hand` is its id; else `record` is its record. The events up to `last` (0 where it is left out) are not told again.
 */
export interface WhatIfRequest {
  hand?: Id;
  record?: {};
  step: number;
  seat: Seat;
  last?: number;
  /**
   * @maxItems 100
   */
  moves: Move[];
}
/**
 * A move of one's seat: its name with what it takes, and what goes with it (choice.json). Which ones a game has stands in its own file.
 */
export interface Move {
  [k: string]: true | false | number | string | string[] | string[][];
}
/**
 * How it stands when it is the seat's turn again, or the hand is over.
 */
export interface WhatIf {
  /**
   * The number of the first of `events`.
   */
  n: number;
  events: SeenEvent[];
  /**
   * What the seat is asked now, by the event `n`; null where it is asked nothing.
   */
  asked: WhatIfAsked | null;
  /**
   * The first of the moves that was not made, counted from 0, and why.
   */
  refused: WhatIfRefused | null;
  over: boolean;
  /**
   * What the hand came to by seat, in the unit, once it is over.
   */
  seats: number[] | null;
}
/**
 * As in the message `choice`.
 */
export interface WhatIfAsked {
  n: number;
  choice: Choice;
}
/**
 * The clause that it breaks, or the code of what cannot be read in it.
 */
export interface WhatIfRefused {
  move: number;
  rule: string;
  message: string;
}
/**
 * A link to a hand with the eyes of one's own seat. The secret is told once.
 */
export interface ShareMade {
  share: Id;
  secret: Secret;
}
/**
 * A link that leads somewhere still.
 */
export interface Share {
  share: Id;
  created: Time;
}
/**
 * One's own links to a hand.
 */
export interface ShareList {
  shares: Share[];
}
/**
 * POST /api/shares/end, and its answer.
 */
export interface ShareEnd {
  share: Id;
}
/**
 * POST /api/shared
 */
export interface SharedRequest {
  secret: Secret;
}
/**
 * A closed hand as its sharer's seat was told it; nobody's name is in it.
 */
export interface SharedHand {
  game: Word;
  unit: Unit;
  rules: TableRules;
  sides: SidesBySeat;
  /**
   * What the hand came to by seat, in the unit.
   */
  seats: number[];
  seat: Seat;
  /**
   * By seat: it was no guest's.
   */
  bots: boolean[];
  events: SeenEvent[];
}
/**
 * POST /api/hands/ID/agreement and /api/matches/ID/agreement, and their answer.
 */
export interface AgreementRequest {
  agree: boolean;
}
/**
 * What a server is: closed, if it takes no guests, and accounts by invitation.
 */
export interface House {
  closed: boolean;
}
/**
 * Something that one comes by; `device`: what the browser calls itself, or nothing; `seen`: last, to the hour; `this`: it is what asks.
 */
export interface Session {
  session: Id;
  device: string;
  created: Time;
  seen: Time;
  this: boolean;
}
export interface SessionList {
  sessions: Session[];
}
/**
 * How many were.
 */
export interface SessionsEnded {
  ended: number;
}
/**
 * POST /api/accounts. `name`: of somebody new, else the login; on a closed server an invitation is asked for. A password has 8 to 128 characters.
 */
export interface SignUpRequest {
  name?: Name;
  login: Name;
  password: string;
  invitation?: Secret;
}
/**
 * The recovery codes are told this once; each is good once.
 */
export interface SignedUp {
  guest: Id;
  name: Name;
  number: Number;
  /**
   * @minItems 10
   * @maxItems 10
   */
  codes: string[];
}
export interface LogInRequest {
  login: string;
  password: string;
  /**
   * What one was here before as a guest is of the account too: the two become one person.
   */
  take?: boolean;
}
/**
 * POST /api/same: the code that another browser shows. With `dry_run` nothing happens, and the answer names both sides. An account says its `password` too.
 */
export interface SameRequest {
  code: string;
  dry_run?: boolean;
  password?: string;
}
/**
 * POST /api/same with `dry_run`: who made the code; who asks, null if that is nobody yet; the number of the one that both would be; whether the request must have the password of the account that asks.
 */
export interface SamePreview {
  maker: Guest;
  asker: Guest | null;
  stays: Number;
  password: boolean;
}
/**
 * To be typed into another browser, or for the fragment of a link; good once, and until then.
 */
export interface SameCode {
  code: string;
  until: Time;
}
/**
 * POST /api/log-in/code: a recovery code, and the password from now on.
 */
export interface RecoverRequest {
  login: string;
  code: string;
  password: string;
}
/**
 * POST /api/log-in/reset: what an administrator's link says, and the password from now on.
 */
export interface ResetRequest {
  secret: Secret;
  password: string;
}
/**
 * `codes`: how many recovery codes are left.
 */
export interface Account {
  login: Name;
  administrator: boolean;
  codes: number;
  created: Time;
}
export interface Me {
  guest: Id;
  name: Name;
  number: Number;
  account: Account | null;
}
export interface PasswordChange {
  old: string;
  password: string;
}
/**
 * What an account's owner says again before something that cannot be undone.
 */
export interface PasswordSaid {
  password: string;
}
export interface CodesMade {
  /**
   * @minItems 10
   * @maxItems 10
   */
  codes: string[];
}
/**
 * A key that opens the account; `device`: what the browser that it was made by calls itself, or nothing; `used`: last.
 */
export interface Passkey {
  passkey: Id;
  device: string;
  created: Time;
  used: Time | null;
}
/**
 * The newest first.
 */
export interface PasskeyList {
  /**
   * @maxItems 20
   */
  passkeys: Passkey[];
}
export interface PasskeyEnded {
  ended: 1;
}
/**
 * What a new passkey is to answer within five minutes, once. For navigator.credentials.create: `user` is user.id, `login` its name; `have` are the ids of those that there are.
 */
export interface PasskeyQuestion {
  challenge: Base64Url;
  user: Base64Url;
  login: string;
  have: Base64Url[];
}
/**
 * POST /api/me/passkeys: what a browser's PublicKeyCredential and its AuthenticatorAttestationResponse have; `public_key`: SubjectPublicKeyInfo, DER.
 */
export interface PasskeyMade {
  id: Base64Url;
  public_key: Base64Url;
  client_data: Base64Url;
  authenticator_data: Base64Url;
}
/**
 * What a passkey is to sign within five minutes, once.
 */
export interface PasskeyChallenge {
  challenge: Base64Url;
}
/**
 * POST /api/log-in/passkey: what a browser's PublicKeyCredential and its AuthenticatorAssertionResponse have; `take` as in LogInRequest.
 */
export interface PasskeySigned {
  id: Base64Url;
  client_data: Base64Url;
  authenticator_data: Base64Url;
  signature: Base64Url;
  take?: boolean;
}
export interface SecretSaid {
  secret: Secret;
}
/**
 * POST /api/reset-links: for whom; where the login is an administrator's, with the `password` of the administrator who asks.
 */
export interface LoginSaid {
  login: string;
  password?: string;
}
/**
 * For the fragment of a link, which is good once, and until then.
 */
export interface LinkMade {
  secret: Secret;
  until: Time;
}
export interface Empty {}
/**
 * All that is stored about one: times are milliseconds since 1970.
 */
export interface PersonalData {
  format: 'germini-person/1';
  guest: Id;
  name: string;
  number: Number;
  created: number;
  /**
   * Numbers under which one was somebody else, and since when one is not.
   */
  was: {
    number: Number;
    since: number;
  }[];
  account: {
    login: Name;
    created: number;
    administrator: boolean;
  } | null;
  passkeys: unknown[];
  sessions: unknown[];
  tables_made: unknown[];
  hands: unknown[];
  lines: unknown[];
  shares: unknown[];
  agreements: unknown[];
  clubs: unknown[];
  /**
   * Lines of clubs' ledgers.
   */
  results: unknown[];
  /**
   * Results that he has entered.
   */
  papers: unknown[];
  evenings: unknown[];
  journal: unknown[];
}
export interface FairVector {
  key: Digits64;
  table: Id;
  hand: number;
  noise: Noise[];
  secret: Digits64;
  commitment: Digits64;
  seats_secret: Digits64;
  seats_commitment: Digits64;
  seats: FairSeats;
  dealer: Seat1;
  words: number[];
  packs: FairPack[];
}
/**
 * Of the seats' secret: the draw of a game that has one, each card as person:card, and the persons, the best card's first.
 */
export interface FairSeats {
  cards: string;
  ranking: Person[];
}
export interface FairPack {
  game: Word;
  options: Options;
  pack: string;
}
/**
 * First, once.
 */
export interface Hello {
  t: 'hello';
  table: Id;
  invitation?: Secret;
  since?: Since;
}
/**
 * The last numbered event that the client has, and from which seat it saw it (null: from none).
 */
export interface Since {
  hand: number;
  n: number;
  seat?: Seat | null;
}
export interface ActMessage {
  t: 'act';
  id: ActionId;
  hand: number;
  /**
   * Of the choice that it answers.
   */
  n: number;
  move: Move;
}
export interface DoMessage {
  t: 'do';
  id: ActionId;
  what: What;
}
export interface Sit {
  sit: Seat;
}
export interface Swap {
  /**
   * @minItems 2
   * @maxItems 2
   */
  swap: Seat[];
}
export interface Stand {
  stand: true;
}
export interface PutBot {
  bot: Seat;
}
export interface RemoveBot {
  unbot: Seat;
}
export interface Ready {
  /**
   * `noise`: what the seat adds to the next deal (docs/fair.md).
   */
  ready: true | ReadyWith;
}
export interface ReadyWith {
  noise: string;
}
export interface Leave {
  leave: true;
}
export interface TakeBack {
  takeback: true;
}
export interface Invite {
  invite: true;
}
export interface BreakOff {
  break_off: boolean;
}
export interface Again {
  again: true;
}
/**
 * The host, before the start: the guest in that seat goes and does not come again.
 */
export interface SendAway {
  send_away: Seat;
}
export interface Vote {
  vote: VoteWish;
}
export interface VoteOfAll {
  for: 'pause' | 'adjourn';
  yes?: boolean;
}
export interface VoteOnSeat {
  for: 'bot' | 'step_in';
  seat: Seat;
  yes?: boolean;
}
/**
 * The host asks for silence, or takes that back: nothing is said but greetings.
 */
export interface Hush {
  hush: boolean;
}
/**
 * The host says, before a match, whether everybody may see it. Nobody is ready any more.
 */
export interface Publish {
  public: boolean;
}
/**
 * The table is over for good: the host before a match, or who plays alone.
 */
export interface CloseTable {
  close: true;
}
export interface Greet {
  t: 'say';
  emote: Emote;
}
export interface Speak {
  t: 'say';
  text: string;
}
export interface Ping {
  t: 'ping';
}
/**
 * The choice with this number is on the screen: the time for it begins.
 */
export interface ShownMessage {
  t: 'shown';
  hand: number;
  n: number;
}
export interface WishPace {
  t: 'pace';
  wish: BotPace;
}
/**
 * The older form: `true` is `immediate`, `false` is `natural`.
 */
export interface WishQuick {
  t: 'pace';
  quick: boolean;
}
/**
 * `open`: one looks at the last trick, which the next lead covers. Not answered.
 */
export interface LookBackMessage {
  t: 'look';
  open: boolean;
}
/**
 * What would a bot do with this choice, by what this seat may know? Where the table allows it.
 */
export interface HintRequest {
  t: 'hint';
  hand: number;
  n: number;
}
/**
 * The first line: whose ledger it is, and what counts.
 */
export interface LedgerSeason {
  kind: 'season';
  format: 'germini-ledger/1';
  club: ClubName;
  season: SeasonName;
  rule: ClubRule;
  words: RuleWords;
}
/**
 * Somebody whom lines name.
 */
export interface LedgerPerson {
  kind: 'person';
  person: PersonNumber;
  name: string;
}
/**
 * Who had the number `person` turned out to be `into`: his lines are that one's. Who was merged again is told by another line. Lines bear the numbers that were written; `at` in milliseconds since 1970; `link`: of the chain over the merges (docs/verify.md).
 */
export interface LedgerMerge {
  kind: 'merge';
  person: PersonNumber;
  into: PersonNumber;
  at: number;
  link: string;
}
/**
 * A match. Times are milliseconds since 1970; `ended` is null while it goes on. `stakes`: what one gets others pay.
 */
export interface LedgerMatch {
  kind: 'match';
  match: Id;
  source: LedgerSource;
  game: Word;
  /**
   * Of a game whose presets are games of their own.
   */
  preset: Word | null;
  unit: Unit;
  stakes: boolean;
  rounds: Rounds;
  started: number;
  ended: number | null;
  broken_off: boolean;
}
/**
 * A line: what one place of the match got, or paid. No person: a bot, or somebody who is not known here.
 */
export interface LedgerShare {
  place: number;
  person: PersonNumber | null;
  called: string | null;
  bot: boolean;
  side: Side | null;
  stand_in: boolean;
  /**
   * The person was no member: the standings leave the line out.
   */
  outsider?: true;
  amount: number;
}
/**
 * What one cause brought. `n` is its number in the season, `page` a closed hand's id, `line` the number of the match's line and `reason` its word; `by` is who entered it, and none where the server did.
 */
export interface LedgerEntry {
  kind: 'entry';
  n: number;
  match: Id;
  cause: 'hand' | 'total' | 'line' | 'breaking' | 'reversal';
  round: number;
  round_over: boolean;
  hand: number | null;
  page: Id | null;
  line: number | null;
  reason: string | null;
  reverses: number | null;
  corrects: number | null;
  by: PersonNumber | null;
  at: number;
  why: string | null;
  link: string;
  lines: LedgerShare[];
}
export interface RecordCut {
  seat: number;
  cut: number;
  [k: string]: unknown;
}
export interface RecordDiscard {
  seat: number;
  discard: MinchiateCard[];
  [k: string]: unknown;
}
export interface RecordDeclare {
  seat: number;
  declare: MinchiateCard[][];
  [k: string]: unknown;
}
export interface RecordPlay {
  seat: number;
  play: MinchiateCard;
  by?: number;
  [k: string]: unknown;
}
export interface RecordGive {
  seat: number;
  give: MinchiateCard;
  [k: string]: unknown;
}
export interface RecordFall {
  seat: number;
  fall: true;
  [k: string]: unknown;
}
export interface RecordRules {
  preset: string;
  edition?: 1;
  options?: Options;
  [k: string]: unknown;
}
/**
 * One hand of Minchiate, whole: germini-hand/1. Unknown members are ignored.
 */
export interface HandRecord {
  format: 'germini-hand/1';
  game: 'minchiate';
  rules: RecordRules;
  dealer: number;
  /**
   * @minItems 97
   * @maxItems 97
   */
  pack: MinchiateCard[];
  moves: RecordMove[];
  [k: string]: unknown;
}
export interface ResultScore {
  why: 'rob' | 'exposed' | 'dealer_rob' | 'declaration' | 'death';
  team: number;
  points: number;
  cards: MinchiateCard[];
}
export interface ResultResto {
  when: 'play' | 'deal' | 'end';
  team: number;
  resti: number;
}
export interface FinalCount {
  versicole: number;
  cards: number;
  tricks: number;
  last: number;
  total: number;
  list: VersicolaLine[];
}
export interface ResultComplete {
  format: 'germini-result/1';
  complete: true;
  scores: ResultScore[];
  resti: ResultResto[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  final: FinalCount[];
  end: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  seats: number[];
}
export interface ResultUnderWay {
  format: 'germini-result/1';
  complete: false;
  scores: ResultScore[];
  resti: ResultResto[];
}
export interface ResultError {
  format: 'germini-result/1';
  error: ResultErrorBody;
}
export interface ResultErrorBody {
  move: number | null;
  seat: number | null;
  rule: string;
  message: string;
}
/**
 * Cards lifted off the top.
 */
export interface MinchiateCut {
  cut: number;
}
export interface MinchiateDiscard {
  discard: Card[];
}
/**
 * The versicole declared, each as its cards; [] declares none.
 */
export interface MinchiateDeclare {
  declare: Card[][];
}
/**
 * One card; `for` a fallen hand's seat.
 */
export interface MinchiatePlay {
  play: Card;
  for?: Seat;
}
export interface MinchiateGive {
  give: Card;
}
export interface MinchiateFall {
  fall: true;
}
/**
 * Claims the rest and lays the hand open (CLAIM-1).
 */
export interface MinchiateClaim {
  claim: true;
}
/**
 * Accepts another's claim (CLAIM-5).
 */
export interface MinchiateAccept {
  accept: true;
}
/**
 * Has another's claim played on (CLAIM-6).
 */
export interface MinchiatePlayOn {
  play_on: true;
}
export interface Welcome {
  t: 'welcome';
  protocol: 3;
  you: You;
  table: Id;
}
export interface You {
  guest: Id;
  name: Name;
  number: Number;
  seat: Seat | null;
  host: boolean;
  /**
   * The highest id of one's actions at this table that was answered; 0: none. The next one is higher.
   */
  last: number;
}
/**
 * Numbered from `n` on.
 */
export interface EventsMessage {
  t: 'events';
  hand: number;
  n: number;
  events: SeenEvent[];
}
/**
 * To a due seat, after the event `n` that asked it.
 */
export interface ChoiceMessage {
  t: 'choice';
  hand: number;
  n: number;
  choice: Choice;
}
/**
 * The clock changed; null: it stands still.
 */
export interface ClockMessage {
  t: 'clock';
  clock: Clock | null;
}
/**
 * When the time of the due seats is out; `left` in milliseconds, counted when the message was made.
 */
export interface Clock {
  seats: Seat[];
  ends: Time;
  left: number;
}
export interface Done {
  t: 'done';
  id: ActionId;
}
/**
 * `rule` is a clause of the game, or a word of the table's own rules.
 */
export interface Refused {
  t: 'refused';
  id: ActionId;
  rule: string;
  message: string;
}
/**
 * The message was not understood, or could not be done now.
 */
export interface ErrorMessage {
  t: 'error';
  code: Word;
  path: string;
  message: string;
  id?: ActionId;
}
export interface SaidMessage {
  t: 'said';
  seat: Seat;
  emote: Emote;
}
/**
 * Words that were said, in their order: one by one as they are said, the last ones together to who comes.
 */
export interface TalkMessage {
  t: 'talk';
  words: Utterance[];
}
/**
 * `n` rises at a table, over a restart too: the moment in milliseconds since 1970, or one more than the last. `number`: the speaker's public one; `name` and `seat` as they were then.
 */
export interface Utterance {
  n: number;
  number: Number;
  name: string;
  seat: Seat | null;
  text: string;
}
/**
 * What a bot would do with the choice of that number, and in a word of the game why; without `why` there is no word for it.
 */
export interface AdviceMessage {
  t: 'advice';
  hand: number;
  n: number;
  move: Move;
  why?: Word;
}
export interface Pong {
  t: 'pong';
}
/**
 * The server will restart at that moment (milliseconds since 1970); null: it will not after all.
 */
export interface RestartMessage {
  t: 'restart';
  at: number | null;
}
/**
 * Before the server closes.
 */
export interface Bye {
  t: 'bye';
  code: 'second_tab' | 'restarting' | 'slow' | 'gone' | 'closed' | 'barred' | 'too_fast' | 'full' | 'broken';
  message: string;
}
/**
 * The table as it stands, whole; not numbered. `hand`: number of the hand being played, or played last; numbers rise over all matches of the table. `match` is null before the first hand of a match. `sides`: who plays with whom before a hand makes other ones.
 */
export interface TableMessage {
  t: 'table';
  id: Id;
  game: Word;
  rules: TableRules;
  state: TableState;
  sides: SidesBySeat;
  /**
   * @minItems 2
   * @maxItems 6
   */
  seats: (SeatHolder | null)[];
  spectators: number;
  host: Seat | null;
  /**
   * Who opened the table, or is its host since.
   */
  host_name: string;
  settings: Settings;
  /**
   * The host has asked for silence.
   */
  hushed: boolean;
  /**
   * Seconds after which one who is silent or away may be replaced.
   */
  limit: number;
  halt: Halt | null;
  votes: Ballot[];
  /**
   * To the host alone: the seats, also from the next hand on, of guests who came from one browser.
   */
  one_browser?: Seat[][];
  last_match: Id | null;
  hand: number;
  /**
   * What the server is bound to for the hand that is open, else for the next one; null where the table is over, or was made before there were promises.
   */
  promise: DealPromise | null;
  match: MatchLine | null;
  clock: Clock | null;
  invitation?: Secret;
}
/**
 * Who holds a seat. `number`: of the guest who may claim it; null for a mere bot, and where the guest has left. `vacated`: its guest stood up and may come back, or is gone; `substitute`: a bot plays for a guest; `break_off`: its guest wishes to end the match now; `deserter`: who left it pays if the match is broken off now; `next`: who sits there from the next hand on; `away`: since when the guest is; `asked`: since when the seat is waited for. `silent`: the guest is connected and has not answered for some seconds.
 */
export interface SeatHolder {
  name: string;
  number: Number | null;
  kind: HolderKind;
  /**
   * Its guest has an account.
   */
  member?: true;
  here: boolean;
  silent: boolean;
  ready: boolean;
  vacated: boolean;
  substitute: boolean;
  break_off: boolean;
  deserter: boolean;
  next: string | null;
  away: Time | null;
  asked: Time | null;
  you: boolean;
}
/**
 * `seconds` is the time for a move. `takeover`: strangers may take over a seat in a match. `assigned`: the organiser of the evening assigns the seats before a match. `chat`: when words of one's own are heard. `aids`: aids to the memory are allowed. `hints`: one may ask what a bot would play. `public`: everybody may see the match that is played, or the next one: what it comes to and its closed hands.
 */
export interface Settings {
  open: boolean;
  bots: boolean;
  spectators: boolean;
  seconds: number | null;
  rounds: Rounds;
  seats: SeatsBy;
  takeover: boolean;
  assigned: boolean;
  chat: Chat;
  aids: boolean;
  hints: boolean;
  public: boolean;
}
/**
 * The match stands still: nobody is asked anything and no time runs. `until`: then a pause is over, and a match that was adjourned or abandoned ends.
 */
export interface Halt {
  kind: HaltKind;
  since: Time;
  until: Time;
}
/**
 * What is voted for: `by` these seats, `of` those whose votes count; `seat`: whom it is about.
 */
export interface Ballot {
  for: VoteFor;
  seat?: Seat;
  by: Seat[];
  of: Seat[];
}
/**
 * Hashes of the secrets of which that hand of the table is dealt, `cards`, and, where a match begins with it, its seats are drawn (docs/fair.md).
 */
export interface DealPromise {
  hand: number;
  cards: Digits64;
  seats: Digits64 | null;
}
/**
 * The match under way or played last. `from`: number at this table of its first hand; `names`: by person, who was dealt the last hand; `players`: by person, all who were dealt one, in the order of their first; `seating`: the person in each seat now; `totals`: by person, hands and lines; `deserters`: who broke it off by leaving.
 */
export interface MatchLine {
  id: Id;
  from: number;
  rounds: Rounds;
  /**
   * Hands of the match; null where that is not known beforehand.
   */
  length: number | null;
  names: string[];
  players: Player[][];
  seating: Person[];
  hands: HandLine[];
  lines: LedgerLine[];
  totals: number[];
  draw: SeatDraw | null;
  lot: OpenedLot | null;
  broken_off: boolean;
  deserters: Person[];
  /**
   * The hands of the match in their order, as far as they are known: all where the match has a length, else those played and the next.
   */
  course: HandPlan[];
  if_broken_off: IfBrokenOff | null;
}
/**
 * A closed hand of the match, `number` in the match: what it came to by seat in the game's unit, and the person in each seat in that hand. `names`: who was dealt it, by seat; `numbers`: their public ones, null for bots.
 */
export interface HandLine {
  hand: Id;
  number: number;
  dealer: Seat;
  seats: number[];
  persons: Person[];
  names: string[];
  numbers: (Number | null)[];
  ending: Ending;
}
/**
 * What breaking the match off now would come to: the persons who would pay as deserters, and the lines that it would add.
 */
export interface IfBrokenOff {
  deserters: Person[];
  lines: LedgerLine[];
}
