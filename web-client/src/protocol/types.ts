// Made by `npm run types` from ../protocol; not to be edited.

/**
 * Reasons for moving cards between zones.
 */
export type BologneseMoved =
  'deal' | 'lay' | 'take' | 'discard' | 'play' | 'cover' | 'gather' | 'show' | 'paid' | 'give' | 'cappotto';
/**
 * Reasons for showing cards in their zone.
 */
export type BologneseSeen = 'claim';
/**
 * A combination: sequences, then cricche.
 */
export type BologneseKind =
  'grande' | 'suit_sequence' | 'assi' | 'mori' | 'tarocchi' | 're' | 'regine' | 'cavalli' | 'fanti';
/**
 * Signals of the leader of a trick to their partner.
 */
export type BologneseSignal = 'busso' | 'striscio' | 'volo';
/**
 * Announcements other than combinations and signals.
 */
export type BologneseAnnounced = 'deal' | 'call' | 'declare' | 'out' | 'accept' | 'play_on';
/**
 * Bids of Terziglio, and answers to them.
 */
export type BologneseBidWord = 'passo' | 'posso' | 'di_mio' | 'va_bene';
/**
 * All announcements of a seat.
 */
export type BologneseSaid = BologneseAnnounced | BologneseKind | BologneseSignal | BologneseBidWord;
/**
 * Reasons for points other than combinations.
 */
export type BologneseCounted = 'declaration' | 'sequenza' | 'criccone' | 'scartini' | 'last';
/**
 * All reasons for points. The name of a combination means points of the count; `declaration` means points of a declared combination.
 */
export type BologneseScored = BologneseCounted | BologneseKind;
/**
 * Additions that may be sent with a move.
 */
export type BologneseWith = 'out' | 'signal';
/**
 * Figures of an offer: the points missing to the target.
 */
export type BologneseNote = 'missing';
/**
 * What the table is waiting for.
 */
export type BolognesePhase = 'call' | 'discard' | 'declare' | 'play' | 'give' | 'over' | 'claim' | 'bid' | 'answer';
/**
 * Clauses by which a move may be refused.
 */
export type BologneseClause =
  | 'TURN-1'
  | 'TURN-2'
  | 'TURN-3'
  | 'HOLD-1'
  | 'FORM-1'
  | 'DISC-1'
  | 'DISC-2'
  | 'BID-1'
  | 'ACC-1'
  | 'OUT-1'
  | 'OUT-2'
  | 'FOLLOW-1'
  | 'FOLLOW-2'
  | 'SAY-1'
  | 'GIVE-1'
  | 'CLAIM-1'
  | 'CLAIM-2';
/**
 * A bot's reason for its move, as given in a hint.
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
  | 'ducks'
  | 'sheds'
  | 'needs_trick'
  | 'cheapest'
  | 'proven'
  | 'weak'
  | 'with_pozzo'
  | 'strong';
/**
 * A card's code in any game: C D S B with rank, T with number, M.
 */
export type Card = string;
/**
 * Moves that are one word.
 */
export type BologneseSpoken = 'bid' | 'answer';
/**
 * A move in Tarocco bolognese.
 */
export type BologneseMove =
  | BologneseCall
  | BologneseDiscard
  | BologneseDeclare
  | BolognesePlay
  | BologneseGive
  | BologneseBid
  | BologneseAnswer
  | BologneseClaim
  | BologneseAccept
  | BolognesePlayOn;
/**
 * One of the 62 cards.
 */
export type BologneseCard = string;
/**
 * The value of a move: nothing (`true` is sent), one card, a list of `least` to `most` cards, a number from `least` to `most`, a list of any of the items (each as its cards), one of the words, an object with `least` or more of the parts (each part's cards, number or `true` under its word), or a list with a position or null for each packet.
 */
export type Takes = 'nothing' | 'card' | 'cards' | 'number' | 'items' | 'word' | 'statement' | 'positions';
/**
 * A word of the game's vocabulary.
 */
export type Word = string;
/**
 * A seat at the table, 0 … n−1 in playing order.
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
 * The title of a club or a season.
 */
export type ClubTitle = string;
/**
 * A time zone name, e.g. Europe/Rome.
 */
export type ClubZone = string;
export type ClubRole = 'owner' | 'organiser' | 'member';
/**
 * A measure for the standings; more is better.
 */
export type ClubMeasure = 'average' | 'net' | 'won' | 'rounds_won' | 'matches_won' | 'rounds' | 'best_hand';
/**
 * The defaults of a club's tables: a table's request, or an empty object if not set.
 */
export type ClubHouse = TableRequest | {};
/**
 * A value of an option of the rules.
 */
export type OptionValue = string | number | boolean | null;
/**
 * How well bots play: `greedy` plays the best card at first sight; `quick` and `club` search imagined deals, for a twentieth of a second and for a second per move.
 */
export type BotLevel = 'greedy' | 'quick' | 'club';
/**
 * The number of rounds of a match, as counted by its game.
 */
export type Rounds = number;
/**
 * How seats are assigned: chosen by the players, or drawn when the match begins.
 */
export type SeatsBy = 'chosen' | 'drawn';
/**
 * When chat messages are allowed: always, only while no hand is in progress, or never.
 */
export type Chat = 'on' | 'between' | 'off';
/**
 * The id of a table, guest, match or hand. At the deal of the day the id of a table, which is also its player's, names the deal; those of match and hand begin with ~.
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
 * Code of an HTTP error or of the message `error`.
 */
export type ErrorCode =
  | 'already_entered'
  | 'answered'
  | 'archived'
  | 'bad_base64'
  | 'bad_field'
  | 'bad_host'
  | 'bad_json'
  | 'bad_message'
  | 'bad_method'
  | 'bad_origin'
  | 'bad_pack'
  | 'bad_passkey'
  | 'bad_protocol'
  | 'bad_request'
  | 'bad_type'
  | 'begun'
  | 'both_seated'
  | 'busy'
  | 'called_off'
  | 'changed'
  | 'chat_between_hands'
  | 'chat_muted'
  | 'chat_off'
  | 'chat_players_only'
  | 'closed'
  | 'day_over'
  | 'duplicate_key'
  | 'forbidden'
  | 'full'
  | 'has_account'
  | 'has_seat'
  | 'has_tables'
  | 'hosting'
  | 'house_rules'
  | 'internal_error'
  | 'key_reused'
  | 'last_owner'
  | 'login_taken'
  | 'missing_field'
  | 'moves_evenings'
  | 'name_alike'
  | 'name_characters'
  | 'name_empty'
  | 'name_marks'
  | 'name_mixed'
  | 'name_reserved'
  | 'name_too_long'
  | 'no_account'
  | 'no_guest'
  | 'no_hints'
  | 'no_house_rules'
  | 'no_invitation'
  | 'no_right'
  | 'no_season'
  | 'no_seat'
  | 'no_such_login'
  | 'not_a_member'
  | 'not_drawn'
  | 'not_found'
  | 'not_here'
  | 'not_seated'
  | 'not_stored'
  | 'number_range'
  | 'open_tables'
  | 'outdated'
  | 'overlap'
  | 'own_paper'
  | 'passkey_copied'
  | 'passkey_exists'
  | 'passkey_expired'
  | 'passkey_unverified'
  | 'passkey_wrong_origin'
  | 'password_characters'
  | 'password_login'
  | 'password_long'
  | 'password_short'
  | 'restarting'
  | 'same_person'
  | 'saw_different_hands'
  | 'season_full'
  | 'seat_given'
  | 'seated'
  | 'stale'
  | 'sum_not_zero'
  | 'tables_not_open'
  | 'text_characters'
  | 'text_empty'
  | 'text_marks'
  | 'text_too_long'
  | 'too_deep'
  | 'too_early'
  | 'too_fast'
  | 'too_large'
  | 'too_late'
  | 'too_many'
  | 'too_many_attempts'
  | 'too_many_emotes'
  | 'too_many_from_address'
  | 'too_many_messages'
  | 'two_accounts'
  | 'unknown'
  | 'unknown_card'
  | 'unknown_edition'
  | 'unknown_field'
  | 'unknown_option'
  | 'unknown_preset'
  | 'unknown_value'
  | 'wrong_code'
  | 'wrong_passkey'
  | 'wrong_password';
/**
 * The table's own rules.
 */
export type TableRule =
  | 'not_seated'
  | 'already_seated'
  | 'seat_taken'
  | 'name_taken'
  | 'not_host'
  | 'no_bots'
  | 'no_bot_in_seat'
  | 'started'
  | 'not_started'
  | 'finished'
  | 'not_over'
  | 'not_vacated'
  | 'nothing_to_take_back'
  | 'ready_not_expected'
  | 'wrong_hand'
  | 'stale'
  | 'no_guest_in_seat'
  | 'own_seat'
  | 'no_takeover'
  | 'gave_up_seat'
  | 'saw_hand'
  | 'no_successor'
  | 'limit_not_reached'
  | 'halted'
  | 'not_alone'
  | 'unknown_seat'
  | 'sent_away'
  | 'no_spectators'
  | 'seats_assigned'
  | 'holder_present'
  | 'too_many_guests'
  | 'not_fewer_seats'
  | 'not_meanwhile';
/**
 * Why the request failed; with the current state if somebody else has changed it in the meantime.
 */
export type ClubNo = HttpError | ClubConflict;
/**
 * The role when it was last seen; if it has changed since, the response is 409 stale.
 */
export type ClubRole1 = 'owner' | 'organiser' | 'member';
/**
 * The unit of a match's amounts.
 */
export type Unit = string;
export type LedgerSource = 'table' | 'paper' | 'import';
/**
 * A member by public number, or an unknown person by name.
 */
export type ManualPlayer =
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
 * A word of the game's vocabulary.
 */
export type Word1 = string;
/**
 * Bodies of HTTP requests and responses about clubs.
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
  | LedgerSource
  | NamedPerson
  | ManualPlayer
  | ManualRound
  | PaperRequest
  | PaperMade
  | ManualResult
  | Paper
  | PaperList
  | PaperAnswer
  | Correction
  | CorrectionMade;
/**
 * The id of a clause of a game's rules; GAME_words.json lists those of a game.
 */
export type Clause = string;
/**
 * Clauses by which every game may refuse a move.
 */
export type CommonClause = 'TURN-1' | 'TURN-2' | 'TURN-3' | 'HOLD-1' | 'FORM-1';
/**
 * Who takes the trick; which counting cards come home or, where points are bad, go to others; which combinations are made, denied to the opponents or avoided; the last trick; the hand itself.
 */
export type ReasonWord =
  | 'takes'
  | 'partner_takes'
  | 'ducks'
  | 'home'
  | 'away'
  | 'makes'
  | 'denies'
  | 'avoids'
  | 'last'
  | 'not_last'
  | 'wins'
  | 'safe';
/**
 * A day of the server's calendar, e.g. 2026-12-01.
 */
export type DayDate = string;
/**
 * The result of a try, in points or half points; the game determines what is counted (protocol/README.md).
 */
export type DayPoints = number;
/**
 * The same result in the game's larger unit; null in games that have none.
 */
export type DayUnits = number | null;
/**
 * A person's name: at most 24 user-perceived characters, each of which may consist of several code points. Allowed characters are listed in protocol/README.md.
 */
export type Name = string;
/**
 * A guest's public number: it never changes and distinguishes guests with the same name.
 */
export type Number = number;
/**
 * 32 bytes in hexadecimal digits.
 */
export type Digits64 = string;
/**
 * Messages from the client over the WebSocket.
 */
export type Inbound =
  Hello | ActMessage | DoMessage | SayMessage | Ping | ShownMessage | PaceMessage | HintRequest | LookBackMessage;
/**
 * The guest's number for an action at a table, higher than the previous one; the same id means the same action.
 */
export type ActionId = number;
/**
 * An action at the table.
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
  | MuteChat
  | Publish
  | PlayMeanwhile
  | CloseTable;
/**
 * `seat` only with `bot` and `step_in`; `yes`: false withdraws the vote.
 */
export type VoteWish = VoteOfAll | VoteOnSeat;
/**
 * One of five greetings, or a chat message; visible to the whole table.
 */
export type SayMessage = Greet | Speak;
/**
 * Offered at every table, except the last five, which belong to the table talk of one game.
 */
export type Emote =
  'bravo' | 'scusa' | 'grazie' | 'buongiorno' | 'accidenti' | 'duro' | 'metti' | 'migliori' | 'pagatore' | 'campagna';
/**
 * The guest's preferred pace of the bots, until this connection ends. The bots use the slowest pace that a player at the table prefers. Not answered.
 */
export type PaceMessage = WishPace | WishQuick;
/**
 * The thinking time of bots: `natural` as configured on the server, `quick` less than a second, `immediate` none.
 */
export type BotPace = 'natural' | 'quick' | 'immediate';
/**
 * Messages from the server over the WebSocket.
 */
export type Outbound =
  | TableMessage
  | Welcome
  | HandsMessage
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
export type TableState = 'waiting' | 'playing' | 'between' | 'over';
/**
 * The side of each seat; null if the hand has not formed it yet.
 */
export type SidesBySeat = (Side | null)[];
export type HolderKind = 'guest' | 'bot';
export type HaltKind = 'pause' | 'adjourned' | 'abandoned';
/**
 * The subject of a vote. `pause` and `bot` (a bot replaces a player who is silent beyond the limit) need more than half of those present; `adjourn` and `step_in` (the next holder of a seat takes it at once) need all.
 */
export type VoteFor = 'pause' | 'adjourn' | 'bot' | 'step_in';
/**
 * A person of a match: person n was in seat n when everybody was ready, before the draw.
 */
export type Person = number;
/**
 * A seat's seed for a deal: 16 bytes in hexadecimal digits, or empty.
 */
export type ClientSeed = string;
/**
 * A moment in UTC.
 */
export type Time1 = string;
/**
 * How a hand ended: played out and counted; the match called out during the hand; annulled, so that it does not count.
 */
export type Ending = 'counted' | 'called' | 'annulled';
/**
 * An event as seen by a viewer. The format is the same for every game; words, zones and phases are defined by the game (GAME_words.json).
 */
export type SeenEvent = Moved | CardsSeen | Said | Due | Trick | Scored | Paid | SidesMade | Over;
/**
 * A zone for cards: its kind, and the seat or side that owns it.
 */
export type Zone = string;
/**
 * Bodies of HTTP requests and responses about the deal of the day.
 */
export type DayBodies =
  | DayDate
  | DayPoints
  | DayUnits
  | DayTryOpen
  | DayTryFinished
  | DayGame
  | DayBest
  | DayShare
  | DayPastGame
  | DayPast
  | DayChain
  | DayMean
  | Day
  | DayTryBegun
  | DayMessagesRequest
  | DayMessage
  | DayMessages
  | DayProof
  | DayResult
  | DayResults
  | DayRecord;
/**
 * A local date and time in the club's time zone.
 */
export type EveningMoment = string;
/**
 * Whether a member will attend.
 */
export type Coming = 'yes' | 'perhaps' | 'no';
/**
 * How to handle missing players: with bots, with open seats, or by letting some players wait.
 */
export type DrawMissing = 'bots' | 'open' | 'wait';
/**
 * Who gets a seat: a member, a guest of the evening or a bot; null leaves it open.
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
/**
 * A person's number; the name of a player without a number; null for the bots, who pay nothing and are paid nothing.
 */
export type Payer = PersonNumber | string | null;
/**
 * Bodies of HTTP requests and responses about a club's evenings.
 */
export type EveningBodies =
  | EveningMoment
  | Coming
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
  | Payer
  | SettledSum
  | Payment
  | SettledGame
  | EveningSettlement
  | LinkRequest
  | LinkedSeat
  | LinkedHead
  | EveningLinked
  | EnterRequest
  | EveningEntered;
/**
 * Bytes, without padding (RFC 4648).
 */
export type Base64Url = string;
/**
 * A seat at the table, 0 … n−1 in playing order.
 */
export type Seat1 = number;
/**
 * Test vectors of the fair deal (docs/fair.md), generated by tests/checker/fair.py: the secrets of a hand from a table's key, and the first words and the packs from these secrets and the seeds. Packs are card codes separated by spaces.
 */
export type FairVectors = FairVector[];
/**
 * Bodies of HTTP requests and responses.
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
  | RecordReplay
  | WhatIfRequest
  | WhatIf
  | ShareMade
  | ShareList
  | ShareEnd
  | SharedRequest
  | SharedHand
  | AgreementRequest
  | ServerInfo
  | Session
  | SessionList
  | SessionsEnded
  | SignUpRequest
  | SignedUp
  | LogInRequest
  | LinkCodePreview
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
 * A line of a season's ledger (docs/clubs.md).
 */
export type Ledger = LedgerSeason | LedgerPerson | LedgerMerge | LedgerMatch | LedgerEntry;
export type RecordMove = RecordCut | RecordDiscard | RecordDeclare | RecordPlay | RecordGive | RecordFall | RecordOut;
/**
 * One of the 97 cards.
 */
export type MinchiateCard = string;
/**
 * A combination's cards and value.
 *
 * @minItems 2
 * @maxItems 2
 */
export type VersicolaLine = [MinchiateCard[], number];
/**
 * The result of a hand: germini-result/1.
 */
export type HandResult = ResultComplete | ResultUnderWay | SoloComplete | SoloUnderWay | ResultError;
/**
 * Reasons for moving cards between zones.
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
  | 'surrender'
  | 'out';
/**
 * Reasons for showing cards in their zone.
 */
export type MinchiateSeen = 'stop' | 'peek' | 'look' | 'fall' | 'claim';
/**
 * Announcements of a seat. `fee`: a seat that is out pays; the numbers are the seat it pays and the points (OUT-4).
 */
export type MinchiateSaid = 'deal' | 'fola' | 'declare' | 'versicola' | 'accept' | 'play_on' | 'stay' | 'fee';
/**
 * Reasons for points.
 */
export type MinchiateScored =
  'rob' | 'exposed' | 'dealer_rob' | 'declaration' | 'death' | 'versicola' | 'cards' | 'tricks' | 'last';
/**
 * Reasons for payments of resti, which only pairs play for.
 */
export type MinchiatePaid = 'play' | 'deal' | 'end';
/**
 * What the table is waiting for.
 */
export type MinchiatePhase = 'cut' | 'discard' | 'declare' | 'play' | 'give' | 'over' | 'claim' | 'out';
/**
 * Payments of a match other than for its hands.
 */
export type MinchiateLine = 'bonus' | 'interruption' | 'desertion';
/**
 * Clauses by which a move may be refused.
 */
export type MinchiateClause =
  | 'TURN-1'
  | 'TURN-2'
  | 'TURN-3'
  | 'HOLD-1'
  | 'FORM-1'
  | 'CUT-1'
  | 'CUT-2'
  | 'DISC-1'
  | 'DISC-2'
  | 'D-10'
  | 'PLAY-2'
  | 'PLAY-3'
  | 'KING-1'
  | 'MAT-2'
  | 'MAT-6'
  | 'VAR-1'
  | 'CLAIM-1'
  | 'SOLO-16'
  | 'CLAIM-2';
/**
 * A bot's reason for its move, as given in a hint.
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
  | 'fumata'
  | 'hidden_fumata'
  | 'girare'
  | 'tenuta'
  | 'impiccare'
  | 'cheapest'
  | 'proven'
  | 'weak'
  | 'strong';
/**
 * A kind of versicola.
 */
export type MinchiateVersicola = 'papi' | 'trumps' | 'matto' | 'tredici' | 'diecine' | 'kings' | 'devil';
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
  | MinchiatePlayOn
  | MinchiateOut
  | MinchiateStay;
/**
 * Reasons for moving cards between zones.
 */
export type SicilianoMoved = 'deal' | 'monte' | 'discard' | 'play' | 'fujutu' | 'gather' | 'paid' | 'show';
/**
 * Reasons for showing cards in their zone: turned up by the dealer for all, or the pack's bottom card seen by the dealer.
 */
export type SicilianoSeen = 'expose' | 'peek';
/**
 * Calls between partners, made with a card.
 */
export type SicilianoCall =
  | 'giove'
  | 'balla'
  | 'batto'
  | 'batto_senza_giove'
  | 'batto_forte'
  | 'sfondo'
  | 'sfondissimo'
  | 'sfondo_i_tavoli'
  | 'a_due'
  | 'a_tutti'
  | 'maggiori_bianchi'
  | 'minore_bianco';
/**
 * Other announcements of a seat. `expose` has the chosen positions (-1: none). `announce` has the decine as cards, and four numbers: 1 for Tengo, Arie, Kings, trumps; 0: not stated, all 0: silence.
 */
export type SicilianoAnnounced = 'deal' | 'expose' | 'announce' | 'mischio' | 'tengo' | 'owing';
/**
 * All announcements of a seat.
 */
export type SicilianoSaid = SicilianoAnnounced | SicilianoCall;
/**
 * Moves that are one word.
 */
export type SicilianoSpoken = 'say';
/**
 * Parts of an announcement.
 */
export type SicilianoPart = 'decine' | 'arie' | 're' | 'trionfi' | 'tengo';
/**
 * Additions that may be sent with a move.
 */
export type SicilianoWith = 'calls';
/**
 * What the table is waiting for.
 */
export type SicilianoPhase = 'expose' | 'announce' | 'say' | 'discard' | 'play' | 'over';
/**
 * Clauses by which a move may be refused.
 */
export type SicilianoClause =
  | 'TURN-1'
  | 'TURN-2'
  | 'TURN-3'
  | 'HOLD-1'
  | 'FORM-1'
  | 'EXP-1'
  | 'ANN-1'
  | 'ANN-2'
  | 'ANN-3'
  | 'ANN-4'
  | 'SAY-1'
  | 'SCA-1'
  | 'SCA-2'
  | 'PLAY-1'
  | 'PLAY-2'
  | 'FUJ-1'
  | 'CALL-1';
/**
 * A move in Sicilian tarocchi.
 */
export type SicilianoMove = SicilianoExpose | SicilianoAnnounce | SicilianoSay | SicilianoDiscard | SicilianoPlay;
/**
 * One of the 63 cards.
 */
export type SicilianoCard = string;
/**
 * Reasons for moving cards between zones. `shared`: several players have an equal right to the card; `nobody`: nobody has a right to it; `missed`: who had a right to it did not call.
 */
export type TocchiMoved = 'deal' | 'turn' | 'take' | 'shared' | 'nobody' | 'missed';
/**
 * Announcements. `deal`: by the dealer; the numbers are the lupini of the match before this hand (TOC-18). `call`, `silent`: what a seat answered, told when all have (CALL-5). `false_call`: its call was not true (CALL-4). `six`, `pappoleggio`, `twelve`, `target`, `pack`: the seat has won the hand, and how. `marcio`: the seat pays double (TOC-16).
 */
export type TocchiSaid =
  'deal' | 'call' | 'silent' | 'false_call' | 'six' | 'pappoleggio' | 'twelve' | 'target' | 'pack' | 'marcio';
/**
 * Reasons for marks (TOC-11, TOC-12).
 */
export type TocchiScored =
  'accusa' | 'tavola' | 'primo' | 'pappoleggio' | 'versicola' | 'guasto' | 'privilegio' | 'game';
/**
 * Reasons for what a seat gets from the others, or pays them (TOC-15, TOC-16).
 */
export type TocchiPaid = 'hand';
/**
 * What the table is waiting for.
 */
export type TocchiPhase = 'turn' | 'call' | 'over';
/**
 * Clauses by which a move may be refused.
 */
export type TocchiClause = 'TURN-1' | 'TURN-2' | 'TURN-3' | 'FORM-1';
/**
 * A move in Sei tocchi and Al palio.
 */
export type TocchiMove = TocchiTurn | TocchiCall | TocchiSilent;

export interface Wire {}
/**
 * The dealer's call after the first look: the combinations that call the match out; [] takes the last two cards.
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
 * One card; the Matto is covered. `signal`: the leader's signal with it.
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
 * Terziglio: to pass, to ask to play alone with the pozzo, or to play alone without it (BID-2).
 */
export interface BologneseBid {
  bid: 'passo' | 'posso' | 'di_mio';
}
/**
 * Terziglio: lets the seat that asked play with the pozzo, or plays alone without it instead (BID-3).
 */
export interface BologneseAnswer {
  answer: 'va_bene' | 'di_mio';
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
 * Rejects another's claim: the hand is played on (CLAIM-6).
 */
export interface BolognesePlayOn {
  play_on: true;
}
/**
 * A legal move: send `{[move]: value}`. Members are present only if they apply. `for`: the seat whose card is played, if it is not the own one; send it too. `must`: cards that must be chosen; `cards`: the cards to choose the others from. `barred`: the clause that forbids each other card held. `with`: additional keys that may be sent, each with one of the words or `true`. `with_several`: keys that take a list of different words instead of one. `with_only`: for words of a key, the only cards that allow them. `notes`: useful figures.
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
  parts?: OfferedPart[];
  packets?: OfferedPacket[];
  with_several?: Word[];
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
 * The clause that forbids each card that may not be chosen.
 */
export interface Barred {
  [k: string]: string;
}
/**
 * An announcement that is possible, with its cards and value.
 */
export interface OfferedItem {
  word: Word;
  cards: Card[];
  worth: number;
}
/**
 * A part of a statement: some of the cards, a number from `least` to `most`, or else `true`. `alone`: it goes with no other part.
 */
export interface OfferedPart {
  word: Word;
  cards?: Card[];
  least?: number;
  most?: number;
  alone?: true;
}
/**
 * Face-down cards of a seat, the last that it was dealt: a position from 0 on, below `cards`; null only without `must`.
 */
export interface OfferedPacket {
  seat: Seat;
  cards: number;
  must: boolean;
}
/**
 * The legal moves of a seat that is to move. The format is the same for every game; names of moves, words and phases are defined by the game.
 */
export interface Choice {
  phase: Word;
  moves: OfferedMove[];
}
/**
 * Which results count, and how players are ranked: docs/clubs.md.
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
 * The rule in words.
 */
export interface RuleWords {
  it: string;
  en: string;
}
/**
 * POST /api/tables. Defaults: the newest edition of the rules' text; no options; open; bots, spectators and takeovers by strangers allowed; bots of the level `quick`; no time limit for moves; one round; seats drawn if the game has a draw for this many rounds, else chosen; public if the table is open and allows spectators.
 */
export interface TableRequest {
  game: Word;
  preset: string;
  edition?: number;
  options?: Options;
  open?: boolean;
  bots?: boolean;
  level?: BotLevel;
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
 * The club that was created or joined.
 */
export interface ClubMade {
  club: Id;
}
/**
 * A club of the guest.
 */
export interface ClubLine {
  id: Id;
  name: string;
  role: ClubRole;
}
/**
 * The guest's clubs, newest first.
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
 * The club of an invitation, for anybody with its link; `role` is the guest's role if they are already a member.
 */
export interface ClubInvited {
  club: Id;
  name: string;
  /**
   * The name of its creator.
   */
  by: string;
  /**
   * The number of members.
   */
  members: number;
  /**
   * Whether standings and ledger are public.
   */
  open: boolean;
  role: ClubRole | null;
}
/**
 * A member.
 */
export interface ClubMember {
  person: PersonNumber;
  name: string;
  role: ClubRole;
  joined: Time;
  /**
   * Has an account, so the name is unique.
   */
  account: boolean;
}
/**
 * A season. Days are in the club's time zone, both inclusive; `version` increases with every change.
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
 * A valid invitation link.
 */
export interface ClubInvitation {
  invitation: Id;
  by: string;
  created: Time;
  /**
   * The purpose of the link; may be empty.
   */
  note: string;
  /**
   * The number of members who joined with it.
   */
  joined: number;
}
/**
 * A club as the guest sees it. Members, house rules and unfinished tables are shown to members only, invitations to organisers only. `version` increases with every change.
 */
export interface Club {
  id: Id;
  name: string;
  zone: ClubZone;
  open: boolean;
  version: number;
  role: ClubRole | null;
  house_rules: ClubHouse;
  rule: ClubRule;
  words: RuleWords;
  members: ClubMember[];
  seasons: Season[];
  invitations: ClubInvitation[];
  tables: Id[];
}
/**
 * PATCH /api/clubs/{id}: changes the given members; `version` is the last version seen.
 */
export interface ClubChange {
  version: number;
  name?: ClubTitle;
  zone?: ClubZone;
  /**
   * Changes the zone even if evenings ahead are then shown at other local times (409 `moves_evenings`).
   */
  move_evenings?: boolean;
  house_rules?: TableRequest;
  rule?: ClubRule;
  open?: boolean;
}
/**
 * Somebody else has changed it in the meantime: the requested and the current state.
 */
export interface ClubConflict {
  /**
   * The error.
   */
  error: {
    code: ErrorCode | TableRule;
    path: string;
    message: string;
  };
  asked: {};
  now: Club;
}
/**
 * POST /api/clubs/{id}/invitations. `note`: the purpose of the link, shown to organisers.
 */
export interface ClubInvite {
  note?: ClubTitle;
}
/**
 * The secret is sent only once.
 */
export interface ClubInvitationMade {
  invitation: Id;
  secret: Secret;
}
/**
 * POST /api/clubs/{id}/invitations/end, and its response.
 */
export interface ClubInvitationEnd {
  invitation: Id;
}
export interface HttpError {
  error: ErrorBody;
}
export interface ErrorBody {
  code: ErrorCode | TableRule;
  path: string;
  message: string;
}
/**
 * DELETE /api/clubs/{id}. Requires `release` if tables are open: they continue without the club.
 */
export interface ClubDelete {
  version: number;
  release?: boolean;
}
/**
 * POST /api/clubs/{id}/members: the new role; null removes the member.
 */
export interface MemberChange {
  person: PersonNumber;
  role: ClubRole | null;
  was?: ClubRole1;
}
/**
 * The person's current role.
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
 * The season that was created.
 */
export interface SeasonMade {
  season: Id;
}
/**
 * PATCH /api/clubs/{id}/seasons/{season}; replaces the whole season.
 */
export interface SeasonChange {
  version: number;
  name: ClubTitle;
  from: ClubDay;
  to: ClubDay;
  archived: boolean;
}
/**
 * POST /api/clubs/{id}/tables: differences from the house rules, as in a table's request.
 */
export interface ClubTableRequest {}
/**
 * A club by its id.
 */
export interface ClubName {
  id: Id;
  name: string;
}
/**
 * A season by its id.
 */
export interface SeasonName {
  id: Id;
  name: string;
  from: ClubDay;
  to: ClubDay;
  archived: boolean;
}
/**
 * The highest amount of a single hand, its ledger entry, and its page if it was played here.
 */
export interface BestHand {
  amount: number;
  entry: number;
  match: Id;
  hand: Id | null;
}
/**
 * A player's figures; without a rank if they have played too few rounds. `average` is rounded to hundredths.
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
   * The number of imported rounds.
   */
  imported: number;
  average: number;
  best: BestHand | null;
}
/**
 * The number of hands, and the amount of the first person.
 */
export interface HandsTogether {
  hands: number;
  net: number;
}
/**
 * The results of a person with and against another.
 */
export interface Pairing {
  person: PersonNumber;
  other: PersonNumber;
  with: HandsTogether;
  against: HandsTogether;
}
/**
 * The standings of a game, in its unit.
 */
export interface GameStandings {
  game: Word;
  /**
   * The preset, if the game's presets count as separate games.
   */
  preset: Word | null;
  unit: Unit;
  stakes: boolean;
  rows: Standing[];
  pairings: Pairing[];
}
/**
 * The standings in order, with their rule.
 */
export interface Standings {
  club: ClubName;
  season: SeasonName;
  rule: ClubRule;
  words: RuleWords;
  games: GameStandings[];
}
/**
 * A person with the current name.
 */
export interface NamedPerson {
  person: PersonNumber;
  name: string;
}
/**
 * The amounts per hand or in total, by player. `sides`: the side of each player.
 */
export interface ManualRound {
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
  players: ManualPlayer[];
  /**
   * @minItems 1
   * @maxItems 12
   */
  rounds: ManualRound[];
  /**
   * Another match, even if the same result is already there (409 `already_entered`).
   */
  another?: boolean;
}
/**
 * The manual result, which must be confirmed.
 */
export interface PaperMade {
  paper: Id;
}
/**
 * The manual result as entered.
 */
export interface ManualResult {
  game: Word;
  /**
   * The preset, if the game's presets count as separate games.
   */
  preset: Word | null;
  unit: Unit;
  stakes: boolean;
  day: ClubDay;
  /**
   * @minItems 2
   * @maxItems 6
   */
  players: ManualPlayer[];
  /**
   * @minItems 1
   * @maxItems 12
   */
  rounds: ManualRound[];
}
/**
 * A manual result; with its match's id in the ledger once it is confirmed.
 */
export interface Paper {
  paper: Id;
  match: Id;
  state: 'waiting' | 'confirmed' | 'withdrawn';
  by: NamedPerson;
  at: Time;
  sheet: ManualResult;
}
/**
 * The manual results of a season, newest first.
 */
export interface PaperList {
  papers: Paper[];
}
/**
 * POST …/papers/{paper}/answer, and its response: confirmed or withdrawn.
 */
export interface PaperAnswer {
  confirm: boolean;
}
/**
 * POST …/corrections: takes a match back, by its id in the ledger. Its entries no longer count.
 */
export interface Correction {
  match: Id;
  why: string;
}
/**
 * The match that was taken back.
 */
export interface CorrectionMade {
  match: Id;
}
/**
 * A bot's move beside another one, in the same imagined deals that fit what the seat has seen.
 */
export interface Comparison {
  other: Move;
  /**
   * What the bot's move gains on average, in points of the hand; null if the other move is as good. It may be negative if the move gains in what the match is played for.
   */
  points: number | null;
  /**
   * Where the points come from, the most important first; empty if no reason stands out.
   */
  reasons: Reason[];
}
/**
 * A move of the own seat: its name and value, and additional keys (choice.json). The moves of a game are defined in its own file.
 */
export interface Move {
  [k: string]: true | false | number | string | string[] | string[][] | (number | null)[] | Statement;
}
/**
 * A composed statement: each part under its word.
 */
export interface Statement {
  [k: string]: true | number | string[];
}
/**
 * `set` is the kind of a combination. `often` and `otherwise`: in how many of ten imagined deals, with the bot's move and with the other. `certain`: proven from what the seat has seen.
 */
export interface Reason {
  why: ReasonWord;
  set?: Word;
  cards?: Card[];
  often: number;
  otherwise: number;
  points: number;
  certain?: true;
}
/**
 * The requesting person's try, not finished yet.
 */
export interface DayTryOpen {
  table: Id;
  finished: false;
}
/**
 * The requesting person's finished try, compared with the other finished tries so far: how many have fewer points, how many as many, and how many there are. The bot's try is not counted.
 */
export interface DayTryFinished {
  table: Id;
  finished: true;
  result: DayPoints;
  units: DayUnits;
  beaten: number;
  equal: number;
  field: number;
}
/**
 * Today's deal of one game. `finished`: number of finished tries of the requesting person's field.
 */
export interface DayGame {
  game: Word;
  preset: Word;
  finished: number;
  try: DayTryOpen | DayTryFinished | null;
}
/**
 * The best try that a person finished without a bot.
 */
export interface DayBest {
  name: Name;
  number: Number;
  result: DayPoints;
}
/**
 * The requesting person's result. `percent`: the share of the others that it beats, ties counting half; null if the field has fewer than five people.
 */
export interface DayShare {
  place: number;
  result: DayPoints;
  percent: number | null;
}
/**
 * A game of a day that is over. `field`: number of people with a result.
 */
export interface DayPastGame {
  game: Word;
  field: number;
  best: DayBest | null;
  own: DayShare | null;
}
/**
 * A day that is over.
 */
export interface DayPast {
  date: DayDate;
  games: DayPastGame[];
}
/**
 * The chain that the days' secrets come from (docs/fair.md): its number on this server, the date of its first secret, and the hash of that secret.
 */
export interface DayChain {
  number: number;
  first: DayDate;
  commitment: Digits64;
}
/**
 * The requesting person's mean share of a day's games, in per cent; null for a day without one.
 */
export interface DayMean {
  date: DayDate;
  share: number | null;
}
/**
 * GET /api/day.
 */
export interface Day {
  date: DayDate;
  /**
   * The last moment to begin a try; null on a day without a deal.
   */
  begin_until: Time | null;
  /**
   * The end of the day; null on a day without a deal.
   */
  ends: Time | null;
  zone: ClubZone;
  /**
   * Whether the day's secret is unknown to everybody until its end.
   */
  ranked: boolean;
  chain: DayChain;
  /**
   * Empty on a day without a deal.
   */
  games: DayGame[];
  /**
   * The later of the last two days whose results are open; null if neither is.
   */
  yesterday: DayPast | null;
  /**
   * Days in a row, up to today or yesterday, on which the requesting person finished a try.
   */
  streak: number;
  /**
   * The seven days before today, the oldest first.
   *
   * @minItems 7
   * @maxItems 7
   */
  week: DayMean[];
}
/**
 * The table of the try.
 */
export interface DayTryBegun {
  table: Id;
}
/**
 * POST /api/day/tables/{table}/messages: messages as over the WebSocket, in order.
 */
export interface DayMessagesRequest {
  /**
   * @maxItems 20
   */
  messages: Inbound[];
}
/**
 * Sent first, once.
 */
export interface Hello {
  t: 'hello';
  table: Id;
  invitation?: Secret;
  since?: Since;
}
/**
 * The last numbered event that the client has, and the seat from which it was seen (null: none).
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
   * The number of the choice that it answers.
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
   * `client_seed`: the seat's seed for the next deal (docs/fair.md).
   */
  ready: true | ReadyWith;
}
export interface ReadyWith {
  client_seed: string;
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
 * Host only, before the start: removes the guest in that seat, who cannot return.
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
 * Host only: mutes or unmutes the chat; greetings stay allowed.
 */
export interface MuteChat {
  mute_chat: boolean;
}
/**
 * Host only, before a match: sets whether everybody may see it. All players must declare themselves ready again.
 */
export interface Publish {
  public: boolean;
}
/**
 * Host only, before a match: the table plays another preset of its game, for fewer players and with its usual options, until more have come; null: its own rules again. When all agree to end such a match, or all wish another one, the table returns to its own rules by itself.
 */
export interface PlayMeanwhile {
  meanwhile: Word | null;
}
/**
 * Closes the table for good; allowed for the host before a match, or for a player alone at the table.
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
 * The choice with this number is visible on the screen; its clock starts.
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
 * Asks what a bot would do with this choice, knowing only what this seat may know. Only if the table allows hints.
 */
export interface HintRequest {
  t: 'hint';
  hand: number;
  n: number;
}
/**
 * `open`: the guest is looking at the last trick, which the next lead covers. Not answered.
 */
export interface LookBackMessage {
  t: 'look';
  open: boolean;
}
/**
 * A message as over the WebSocket. `after`: milliseconds after the previous message when it is to be shown.
 */
export interface DayMessage {
  after: number;
  message: Outbound;
}
/**
 * The complete current state of the table; not numbered. `hand`: the number of the current or last hand, increasing over all matches of the table. `match` is null before the first hand of a match. `sides`: the sides before a hand forms others.
 */
export interface TableMessage {
  t: 'table';
  id: Id;
  game: Word;
  rules: TableRules;
  later?: TableRules1;
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
   * The name of the current host.
   */
  host_name: string;
  settings: Settings;
  /**
   * The host has muted the chat.
   */
  chat_muted: boolean;
  /**
   * Seconds after which a silent or absent player may be replaced.
   */
  limit: number;
  halt: Halt | null;
  votes: Ballot[];
  /**
   * Sent to the host only: seats, including those from the next hand on, of guests who use the same browser.
   */
  one_browser?: Seat[][];
  last_match: Id | null;
  hand: number;
  /**
   * The server's commitment for the current hand, else for the next one; null if the table is over or was created before fair deals existed.
   */
  commitment: DealCommitment | null;
  match: MatchLine | null;
  clock: Clock | null;
  invitation?: Secret;
}
/**
 * The rules with all options. `edition`: of the rules' text; absent: edition 1.
 */
export interface TableRules {
  preset: string;
  edition?: number;
  options: Options;
}
/**
 * The rules with all options. `edition`: of the rules' text; absent: edition 1.
 */
export interface TableRules1 {
  preset: string;
  edition?: number;
  options: Options;
}
/**
 * The holder of a seat. `number`: the public number of the guest who may claim it; null for a bot without a guest, and if the guest has left. `vacated`: the guest stood up and may return, or is gone. `substitute`: a bot plays for a guest. `break_off`: the guest wants to end the match now. `deserter`: the guest who left it pays if the match is broken off now. `next`: the holder from the next hand on. `away`: since when the guest has been away. `asked`: since when the table has been waiting for the seat. `overdue`: asked, or away, for longer than the table's `limit`; the message is sent again when that changes. `silent`: the guest is connected but has not answered for some seconds.
 */
export interface SeatHolder {
  name: string;
  number: Number | null;
  kind: HolderKind;
  /**
   * Whether its guest has an account.
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
  overdue: boolean;
  you: boolean;
}
/**
 * `level`: how well its bots play. `seconds`: the time limit for moves. `takeover`: strangers may take over a seat in a match. `seats_assigned`: an organiser of the evening assigns the seats before a match. `chat`: when chat messages are allowed. `aids`: memory aids are allowed. `hints`: players may ask what a bot would play. `public`: everybody may see the results and closed hands of the current or next match.
 */
export interface Settings {
  open: boolean;
  bots: boolean;
  level: BotLevel;
  spectators: boolean;
  seconds: number | null;
  rounds: Rounds;
  seats: SeatsBy;
  takeover: boolean;
  seats_assigned: boolean;
  chat: Chat;
  aids: boolean;
  hints: boolean;
  public: boolean;
}
/**
 * The match is halted: nobody is to move and no clock runs. `until`: when a pause ends, or when an adjourned or abandoned match ends.
 */
export interface Halt {
  kind: HaltKind;
  since: Time;
  until: Time;
}
/**
 * A vote in progress. `by`: the seats that voted for it, as far as their votes count. `of`: the seats whose votes count. `need`: the number of votes needed. `seat`: the seat that it concerns.
 */
export interface Ballot {
  for: VoteFor;
  seat?: Seat;
  by: Seat[];
  of: Seat[];
  need: number;
}
/**
 * The commitment to a hand of the table: the hash of the secret of its deal, `cards`, and of the draw for seats if a match begins with it (docs/fair.md).
 */
export interface DealCommitment {
  hand: number;
  cards: Digits64;
  seats: Digits64 | null;
}
/**
 * The current or last match. `from`: the number of its first hand at this table. `names`: by person, who was dealt the last hand. `players`: by person, all who were dealt a hand, in the order of their first hand. `seating`: the person in each seat now. `totals`: by person, the sum of hands and lines. `deserters`: who broke it off by leaving.
 */
export interface MatchLine {
  id: Id;
  from: number;
  rounds: Rounds;
  /**
   * The number of hands of the match; null if it is not known in advance.
   */
  length: number | null;
  names: string[];
  players: Player[][];
  seating: Person[];
  /**
   * The number of closed hands, which the server sends as `hands`.
   */
  played: number;
  lines: LedgerLine[];
  totals: number[];
  draw: SeatDraw | null;
  draw_proof: DrawProof | null;
  broken_off: boolean;
  deserters: Person[];
  /**
   * The hands of the match in order, as far as they are known: all if the match has a length, else those played and the next.
   */
  course: HandPlan[];
  if_broken_off: IfBrokenOff | null;
}
/**
 * A player who was dealt a hand: a guest with the current name and public number, or a bot.
 */
export interface Player {
  name: string;
  number: Number | null;
  /**
   * Whether the guest has an account.
   */
  member?: true;
}
/**
 * Amounts of a match other than for its hands, by person, in the game's unit. `reason`: a word of the game. `hand`: the number in the match of the hand that it refers to.
 */
export interface LedgerLine {
  reason: Word;
  round: number;
  hand: number;
  amounts: number[];
}
/**
 * The draw for seats: the cards in the order drawn, and the persons, the one with the highest card first.
 */
export interface SeatDraw {
  cards: DrawnCard[];
  ranking: Person[];
}
/**
 * A later card of the same person replaces the earlier one.
 */
export interface DrawnCard {
  person: Person;
  card: Card;
}
/**
 * The secret and seeds of the draw for seats, or of the choice of the first dealer: the committed secret, and the seeds by person (docs/fair.md).
 */
export interface DrawProof {
  secret: Digits64;
  client_seeds: ClientSeed[];
}
/**
 * The seating of a hand of a match, played or not: its round, its dealer, and the person in each seat.
 */
export interface HandPlan {
  round: number;
  dealer: Seat;
  persons: Person[];
}
/**
 * The result of breaking the match off now: the persons who would pay as deserters, and the lines that would be added.
 */
export interface IfBrokenOff {
  deserters: Person[];
  lines: LedgerLine[];
  /**
   * The seats that must all wish it.
   */
  of: Seat[];
}
/**
 * When the time of the seats to move ends; `left`: milliseconds left when the message was created.
 */
export interface Clock {
  seats: Seat[];
  ends: Time;
  left: number;
}
export interface Welcome {
  t: 'welcome';
  protocol: 5;
  you: You;
  table: Id;
  now: Time1;
}
export interface You {
  guest: Id;
  name: Name;
  number: Number;
  seat: Seat | null;
  host: boolean;
  /**
   * The highest id of the guest's actions at this table that was answered; 0 if none. The next id must be higher.
   */
  last: number;
}
/**
 * Closed hands of the table's match: all to a client that connects, then each once to everybody, before `table` counts it. A client that connected just then may get the last one again.
 */
export interface HandsMessage {
  t: 'hands';
  match: Id;
  /**
   * @minItems 1
   */
  hands: HandLine[];
}
/**
 * A closed hand of the match. `number` counts from 1 within the match. `seats` is the result by seat in the game's unit, `persons` who sat there. `names` and `numbers` are those of the players who were dealt it, by seat; bots have no number.
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
 * Events numbered from `n`.
 */
export interface EventsMessage {
  t: 'events';
  hand: number;
  n: number;
  events: SeenEvent[];
}
/**
 * `count` cards were moved between zones; `cards` is present if this viewer may know them. `by`: the seat that moved them, if it is not the owner.
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
 * `count` cards were shown in their zone to the seats `by`; `cards` is present if this viewer saw them too.
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
 * A public announcement of a seat.
 */
export interface Said {
  e: 'said';
  seat: Seat;
  word: Word;
  cards?: Card[];
  numbers?: number[];
}
/**
 * The seats that are to move, and the phase.
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
 * The sides from now on, if the hand itself forms them: the side of each seat, null for none.
 */
export interface SidesMade {
  e: 'sides';
  of: (Side | null)[];
}
/**
 * The hand is closed; with the game's final figures.
 */
export interface Over {
  e: 'over';
  numbers: number[];
}
/**
 * The choice of a seat that is to move, sent after event `n`.
 */
export interface ChoiceMessage {
  t: 'choice';
  hand: number;
  n: number;
  choice: Choice;
}
/**
 * The clock has changed; null: it is stopped.
 */
export interface ClockMessage {
  t: 'clock';
  clock: Clock | null;
}
export interface Done {
  t: 'done';
  id: ActionId;
}
/**
 * `rule`: a clause of the game, or the name of a table rule.
 */
export interface Refused {
  t: 'refused';
  id: ActionId;
  rule: TableRule | Clause;
  message: string;
}
/**
 * The message was not understood, or could not be done now.
 */
export interface ErrorMessage {
  t: 'error';
  code: ErrorCode;
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
 * Chat messages in order: one at a time as they arrive, and the last ones together to a client that enters.
 */
export interface TalkMessage {
  t: 'talk';
  messages: Utterance[];
}
/**
 * A chat message. `n` increases at a table, even after a restart: milliseconds since 1970, or the previous number plus one. `number`: the author's public number. `name` and `seat`: as they were then.
 */
export interface Utterance {
  n: number;
  number: Number;
  name: string;
  seat: Seat | null;
  text: string;
}
/**
 * A bot's move for the choice of that number. `why`: its reason as a word of the game, absent if there is no word for it. `compared`: the second best move, if the bot searched and had a choice.
 */
export interface AdviceMessage {
  t: 'advice';
  hand: number;
  n: number;
  move: Move;
  why?: Word;
  compared?: Comparison;
}
export interface Pong {
  t: 'pong';
}
/**
 * The announced time of a restart (milliseconds since 1970); null cancels it.
 */
export interface RestartMessage {
  t: 'restart';
  at: number | null;
}
/**
 * Sent before the server closes the connection.
 */
export interface Bye {
  t: 'bye';
  code:
    | 'second_tab'
    | 'elsewhere'
    | 'restarting'
    | 'slow'
    | 'gone'
    | 'closed'
    | 'sent_away'
    | 'too_fast'
    | 'full'
    | 'internal_error';
  message: string;
  /**
   * With `elsewhere`: the name of the node that has the table. Connect to `@NAME/ws` beside `ws`.
   */
  at?: string;
}
/**
 * The table's answers, up to the player's next choice or the end of the hand.
 */
export interface DayMessages {
  messages: DayMessage[];
}
/**
 * The secret of the day's deal and its index in its chain (docs/fair.md). `before`: its hash, which is the secret of the day before, or the chain's commitment on its first day.
 */
export interface DayProof {
  table: Id;
  chain: number;
  place: number;
  secret: Digits64;
  before: Digits64;
}
/**
 * A try in the list of a day.
 */
export interface DayResult {
  try: Id;
  /**
   * Equal results share the better place.
   */
  place: number;
  /**
   * null for the bot and for a deleted person.
   */
  name: Name | null;
  number: Number | null;
  /**
   * Whether it is the bot's own try.
   */
  bot: boolean;
  result: DayPoints;
  units: DayUnits;
  /**
   * The share of the other tries that it beats, ties counting half; null if the field has fewer than five people.
   */
  percent: number | null;
  /**
   * Whether its player left it unfinished, so that a bot played it to its end.
   */
  by_bot: boolean;
  /**
   * Whether it is the requesting person's.
   */
  own: boolean;
}
/**
 * GET /api/day/{date}/{game}: the first 50 tries, and the requesting person's with the tries before and after it. `field`: number of people with a result.
 */
export interface DayResults {
  date: DayDate;
  game: Word;
  preset: Word;
  field: number;
  tries: DayResult[];
  /**
   * Whether the day's secret was unknown to everybody until its end.
   */
  ranked: boolean;
  /**
   * null for a day of an earlier chain.
   */
  proof: DayProof | null;
}
/**
 * GET /api/day/{date}/{game}/tries/{try}: the hand as it was played. `seat`: the player's.
 */
export interface DayRecord {
  seat: Seat;
  /**
   * null for the bot and for a deleted person.
   */
  name: Name | null;
  number: Number | null;
  /**
   * Whether it is the bot's own try.
   */
  bot: boolean;
  /**
   * As in the game's schema (GAME_hand_record.json).
   */
  record: {
    format: string;
    game: Word;
  };
  /**
   * As in the game's schema (GAME_hand_result.json).
   */
  result: {
    format: string;
  };
}
/**
 * POST /api/clubs/{id}/evenings.
 */
export interface EveningRequest {
  title: ClubTitle;
  at: EveningMoment;
  /**
   * The duration in minutes.
   */
  minutes?: number;
}
/**
 * PATCH /api/clubs/{id}/evenings/{evening}; replaces the whole evening.
 */
export interface EveningChange {
  version: number;
  title: ClubTitle;
  at: EveningMoment;
  /**
   * The duration in minutes.
   */
  minutes?: number;
  called_off: boolean;
}
/**
 * An evening in a list, with the number of people attending and the guest's own answer.
 */
export interface EveningLine {
  id: Id;
  title: ClubTitle;
  at: EveningMoment;
  begins: Time;
  /**
   * The duration in minutes.
   */
  minutes: number;
  called_off: boolean;
  version: number;
  coming: number;
  perhaps: number;
  mine: Coming | null;
}
/**
 * GET /api/clubs/{id}/evenings, latest first.
 */
export interface EveningList {
  evenings: EveningLine[];
}
/**
 * A member's answer.
 */
export interface Comer {
  person: PersonNumber;
  name: string;
  answer: Coming;
  /**
   * Has an account, so the name is unique.
   */
  account: boolean;
}
/**
 * A guest of the evening who is not a member.
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
   * A known person, a guest with only a name, a bot, or an open seat.
   */
  kind: 'person' | 'guest' | 'bot' | 'open';
  person: PersonNumber | null;
  name: string | null;
}
/**
 * A table of the draw; `table` is its id once it is open.
 */
export interface EveningTable {
  number: number;
  table: Id | null;
  seats: EveningSeat[];
}
/**
 * A person attending without a seat.
 */
export interface EveningWaits {
  person: PersonNumber | null;
  name: string;
}
/**
 * The draw; `seed` is the seed of the random choices, null if the seats were assigned by hand.
 */
export interface EveningDraw {
  missing: DrawMissing | null;
  seed: string | null;
  tables: EveningTable[];
  waiting: EveningWaits[];
}
/**
 * The club of the evening.
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
   * The duration in minutes.
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
   * Whether a match has begun at one of its tables.
   */
  played: boolean;
  /**
   * Whether there are valid links.
   */
  links: boolean;
}
/**
 * Why the request failed; with the requested and the current state if somebody else has changed it in the meantime.
 */
export interface EveningConflict {
  /**
   * The error.
   */
  error: {
    code: ErrorCode | TableRule;
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
 * POST …/guests/end: the guest who will not attend.
 */
export interface EveningGuestEnd {
  guest: number;
}
/**
 * POST …/draw: over a season everybody meets everybody.
 */
export interface DrawRequest {
  version: number;
  missing: DrawMissing;
}
/**
 * POST …/seats: the manual seating of all tables.
 */
export interface SeatsRequest {
  version: number;
  /**
   * @maxItems 200
   */
  tables: SeatChoice[][];
}
/**
 * POST …/seats/free: frees the seat.
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
   * A known person, a guest with only a name, a bot, or an open seat.
   */
  kind: 'person' | 'guest' | 'bot' | 'open';
  person: PersonNumber | null;
  name: string | null;
  number: number;
  secret: Secret;
}
/**
 * The links' secrets, sent only once. They are used in the fragment of a URL; the database stores only their hashes.
 */
export interface EveningLinks {
  organiser: Secret;
  watch: Secret;
  seats: SeatLink[];
}
/**
 * The request succeeded.
 */
export interface EveningDone {}
/**
 * The holder of the seat and their presence: `left` on purpose, `away` since, `asked` since; `next` gets the seat from the next hand on.
 */
export interface StandingSeat {
  name: string;
  kind: 'guest' | 'bot';
  here: boolean;
  /**
   * Connected, but not answering.
   */
  silent: boolean;
  ready: boolean;
  left: boolean;
  /**
   * A bot plays for them.
   */
  substitute: boolean;
  away: Time | null;
  asked: Time | null;
  next: string | null;
}
/**
 * The state of a table of the evening.
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
   * The hand of the match that is being played, or the number of hands played.
   */
  hand: number;
  length: number | null;
  totals: (number | null)[] | null;
  spectators: number;
  seats: (StandingSeat | null)[];
  /**
   * Seats played from the same browser.
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
 * A player's result of the evening.
 */
export interface SettledSum {
  player: Payer;
  amount: number;
}
/**
 * An amount that one player pays another.
 */
export interface Payment {
  from: Payer;
  to: Payer;
  amount: number;
}
/**
 * A game's results, highest first, and the payments that settle them: fewer than there are players; none in a game without stakes.
 */
export interface SettledGame {
  game: Word;
  /**
   * The preset, if the game's presets count as separate games.
   */
  preset: Word | null;
  unit: Unit;
  stakes: boolean;
  sums: SettledSum[];
  payments: Payment[];
}
/**
 * Results of an evening's tables and of the manual results of its day.
 */
export interface EveningSettlement {
  people: NamedPerson[];
  games: SettledGame[];
}
/**
 * POST /api/evenings/link.
 */
export interface LinkRequest {
  secret: Secret;
}
/**
 * The seat of a link.
 */
export interface LinkedSeat {
  seat: Seat;
  /**
   * A known person, a guest with only a name, a bot, or an open seat.
   */
  kind: 'person' | 'guest' | 'bot' | 'open';
  person: PersonNumber | null;
  name: string | null;
  number: number;
  mine: boolean;
}
/**
 * The time of the evening.
 */
export interface LinkedHead {
  id: Id;
  title: ClubTitle;
  at: EveningMoment;
  begins: Time;
  /**
   * The duration in minutes.
   */
  minutes: number;
  called_off: boolean;
  version: number;
}
/**
 * The target of a link.
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
 * POST /api/evenings/enter: takes the link's seat, or watches the table of that number.
 */
export interface EnterRequest {
  secret: Secret;
  number?: number;
}
/**
 * The table that was entered; `seat` is the guest's own.
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
   * The match is halted.
   */
  halt: HaltKind | null;
  open: boolean;
  spectators: boolean;
  /**
   * An organiser of the evening assigns the seats before a match.
   */
  seats_assigned: boolean;
  /**
   * Seats that anybody may take over in the match under way.
   */
  takeover_seats: number;
  mine: boolean;
  hand: number;
  created: Time;
}
export interface LineSeat {
  name: string;
  kind: HolderKind;
  /**
   * Whether its guest has an account.
   */
  member?: true;
}
export interface TableList {
  tables: TableLine[];
  /**
   * The announced time of a restart (milliseconds since 1970); absent if none is announced.
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
 * `persons`: the person in each seat. `names`: the holders of the seats when the hand was dealt. `substitutes`: those who were dealt the hand instead of one of them. `finished_by`: the name of a substitute who finished the hand. `numbers`: the public numbers of those in `names`, null for bots.
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
 * `unit`: the unit of its amounts. `sides`: the sides before a hand forms others. `names`: by person, who was dealt the last hand. `totals`: by person, the sum of hands and lines. `deserters`: the persons who broke it off by leaving. `players`: all who were dealt a hand, in the order of their first hand.
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
   * The number of its first hand at its table.
   */
  from: number;
  draw: SeatDraw | null;
  draw_proof: DrawProof | null;
  broken_off: boolean;
  /**
   * The number in the match of the hand during which it was broken off, else null.
   */
  struck_out: number | null;
  deserters: Person[];
  course: HandPlan[];
  /**
   * Whether everybody may see it.
   */
  open: boolean;
  /**
   * Whether it was declared public before its first deal.
   */
  public: boolean;
  /**
   * For a finished match that was not public: all players, and whether they agree to make it public; `own` marks the requesting guest. Otherwise empty.
   */
  agreements: MatchAgreement[];
  started: Time;
  ended: Time | null;
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
/**
 * A match in a list, without its hands. `players` and `totals` as in Match.
 */
export interface MatchSummary {
  id: Id;
  game: Word;
  preset: string;
  options: Options;
  players: Player[][];
  /**
   * How many hands are closed.
   */
  played: number;
  totals: number[];
  broken_off: boolean;
  started: Time;
  ended: Time | null;
}
export interface History {
  matches: MatchSummary[];
  next: string | null;
}
/**
 * A closed hand. `seats`: its result by seat, in `unit`. `sides`: the sides before the hand forms others. `events`: the hand's events from 1, each as seen by the seat that saw most of its cards, or as seen by the requested viewer (`as`).
 */
export interface HandOne {
  unit: Unit;
  sides: SidesBySeat;
  /**
   * The result by seat, in the unit.
   */
  seats: number[];
  /**
   * As in the game's schema (GAME_hand_record.json).
   */
  record: {
    format: string;
    game: Word;
  };
  /**
   * As in the game's schema (GAME_hand_result.json).
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
   * Whether everybody may see it.
   */
  open: boolean;
  /**
   * The seat that the requesting guest played; null if none.
   */
  own: Seat | null;
  agreement: Agreement;
  /**
   * Its number in the hash chain of all closed hands, from 1, and its hash (docs/verify.md); null if it was removed from the chain.
   */
  link: ChainLink | null;
  /**
   * The secret and seeds of its deal, from which anybody can compute its pack (docs/fair.md); null if its table was created before fair deals existed.
   */
  deal: Deal | null;
}
/**
 * The number of players who agree to make it public, and whether the requesting guest is one of them.
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
 * The secret and seeds of the deal of a closed or struck-out hand, from which anybody can compute its pack (docs/fair.md). `hand`: its number at the table. `client_seeds`: seeds by person.
 */
export interface Deal {
  table: Id;
  hand: number;
  commitment: Digits64;
  secret: Digits64;
  client_seeds: ClientSeed[];
}
/**
 * The hand during which a match was broken off: it does not count. `record`: as far as it was played. `deal`: the secret and seeds of its deal.
 */
export interface StruckHand {
  match: Id;
  /**
   * The number in the match.
   */
  number: number;
  /**
   * As in the game's schema (GAME_hand_record.json).
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
   * null if its table was created before fair deals existed.
   */
  deal: Deal | null;
}
/**
 * `group`: the part of the game that it belongs to. Its values are those listed, or every integer from `least` to `most`, of which those listed are usual. `sources`: for each listed value, the texts that contain it; empty if no source does.
 */
export interface RulesOption {
  name: string;
  clause: string;
  group: Word;
  values: OptionValue[];
  sources: Word[][];
  least?: number;
  most?: number;
  presets?: Word[];
}
/**
 * `unit_points`: the points of lead that make one unit. `draw`: whether seats may be drawn. `reviews`: whether bots can review a hand, which takes bots that think. `by_preset`: how each preset is played with its usual options. `edition`: the newest edition of the rules' text. `presets`: the usual options of each preset by it.
 */
export interface RulesGame {
  game: Word;
  unit_points?: number;
  /**
   * Whether each preset counts as a separate game: results of different presets are never added.
   */
  presets_apart: boolean;
  draw: boolean;
  reviews: boolean;
  by_preset: {
    [k: string]: PresetForm;
  };
  edition: number;
  presets: {
    [k: string]: Options;
  };
  options: RulesOption[];
}
/**
 * `sides`: the sides before the first card. `unit`: what a match is played for. `stakes`: whether every gain is paid by others. `rounds`: the possible numbers of rounds of a match, the default first.
 */
export interface PresetForm {
  seats: number;
  sides: SidesBySeat;
  unit: Unit;
  stakes: boolean;
  /**
   * Whether its results are never added to those of other presets.
   */
  apart: boolean;
  rounds: Rounds[];
}
export interface RulesList {
  games: RulesGame[];
}
export interface Version {
  version: string;
  commit: string | null;
  /**
   * The URL of this program's source code; null if the operator has not set it.
   */
  source: string | null;
}
/**
 * POST /api/records/replay: a hand replayed from its record, up to the first illegal move.
 */
export interface RecordReplay {
  game: Word;
  unit: Unit;
  rules: TableRules;
  sides: SidesBySeat;
  /**
   * The result by seat, in the unit; null if the record is incomplete.
   */
  seats: number[] | null;
  /**
   * As in the game's schema (GAME_hand_result.json); null if there is none.
   */
  result: {} | null;
  events: SeenEvent[];
  /**
   * The first illegal move.
   */
  bad: BadMove | null;
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
 * POST /api/what-if: continues a finished hand differently after `step` of its events, one seat by `moves`, the others by bots. Either `hand` is its id or `record` its record. Events up to `last` (default 0) are not sent again.
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
 * POST /api/review: judges the card that a seat played to a trick of a finished hand, from what the seat knew then. Either `hand` is its id or `record` its record. `trick`: number of the trick, from 1.
 */
export interface ReviewRequest {
  hand?: Id;
  record?: {};
  seat: Seat;
  trick: number;
}
/**
 * `judged`: the seat had a choice. `better`: null if a bot would have played the same card, or finds it as good.
 */
export interface Review {
  judged: boolean;
  better: BetterMove | null;
}
/**
 * `step`: number of events before the card. `move`: what a bot would have played; `compared` has the seat's own move.
 */
export interface BetterMove {
  step: number;
  move: Move;
  compared: Comparison;
}
/**
 * The state when it is the seat's turn again, or the hand is over.
 */
export interface WhatIf {
  /**
   * The number of the first of `events`.
   */
  n: number;
  events: SeenEvent[];
  /**
   * The seat's choice after event `n`; null if it has none.
   */
  asked: WhatIfAsked | null;
  /**
   * The first move that was refused, counted from 0, and the reason.
   */
  refused: WhatIfRefused | null;
  over: boolean;
  /**
   * The result by seat, in the unit, once the hand is over.
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
 * The clause that it breaks, or the code of a reader error.
 */
export interface WhatIfRefused {
  move: number;
  rule: string;
  message: string;
}
/**
 * A link to a hand as seen from the guest's own seat. The secret is sent only once.
 */
export interface ShareMade {
  share: Id;
  secret: Secret;
}
/**
 * A valid link.
 */
export interface Share {
  share: Id;
  created: Time;
}
/**
 * The guest's own links to a hand.
 */
export interface ShareList {
  shares: Share[];
}
/**
 * POST /api/shares/end, and its response.
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
 * A closed hand as seen from the seat of the guest who shared it; without names.
 */
export interface SharedHand {
  game: Word;
  unit: Unit;
  rules: TableRules;
  sides: SidesBySeat;
  /**
   * The result by seat, in the unit.
   */
  seats: number[];
  seat: Seat;
  /**
   * By seat: whether a bot played it.
   */
  bots: boolean[];
  events: SeenEvent[];
}
/**
 * POST /api/hands/ID/agreement and /api/matches/ID/agreement, and their response.
 */
export interface AgreementRequest {
  agree: boolean;
}
/**
 * Information for visitors. `closed`: the server admits no guests, and accounts need an invitation.
 */
export interface ServerInfo {
  closed: boolean;
}
/**
 * A session. `device`: the browser's name, may be empty. `seen`: last use, to the hour. `this`: the current session.
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
 * The number of sessions ended.
 */
export interface SessionsEnded {
  ended: number;
}
/**
 * POST /api/accounts. `name`: the name of a new guest; default: the login. A closed server requires an invitation. A password has 8 to 128 characters.
 */
export interface SignUpRequest {
  name?: Name;
  login: Name;
  password: string;
  invitation?: Secret;
}
/**
 * The recovery codes are sent only once; each is valid once.
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
   * Whether to merge the current guest into the account.
   */
  merge?: boolean;
}
/**
 * POST /api/link-code: the code shown in another browser. With `dry_run` nothing changes, and the response contains both sides. Accounts also send their `password`.
 */
export interface LinkCodeRequest {
  code: string;
  dry_run?: boolean;
  password?: string;
}
/**
 * POST /api/link-code with `dry_run`: the creator of the code; the requester, or null without a guest; the number of the resulting person; whether the request needs the password of the requester's account.
 */
export interface LinkCodePreview {
  maker: Guest;
  asker: Guest | null;
  stays: Number;
  password: boolean;
}
/**
 * A code to type into another browser, or for the fragment of a link; valid once, until the given time.
 */
export interface LinkCode {
  code: string;
  until: Time;
}
/**
 * POST /api/log-in/code: a recovery code and the new password.
 */
export interface RecoverRequest {
  login: string;
  code: string;
  password: string;
  /**
   * Whether to merge the current guest into the account.
   */
  merge?: boolean;
}
/**
 * POST /api/log-in/reset: the secret of an administrator's link and the new password.
 */
export interface ResetRequest {
  secret: Secret;
  password: string;
}
/**
 * `codes`: the number of recovery codes left.
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
 * The account's password, required before irreversible actions.
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
 * A passkey of the account. `device`: the name of the browser that created it, may be empty. `used`: the time of the last use.
 */
export interface Passkey {
  passkey: Id;
  device: string;
  created: Time;
  used: Time | null;
}
/**
 * Newest first.
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
 * The challenge for a new passkey, valid once, for five minutes. For navigator.credentials.create: `user` is user.id, `login` is its name, `have` contains the ids of existing passkeys.
 */
export interface PasskeyQuestion {
  challenge: Base64Url;
  user: Base64Url;
  login: string;
  have: Base64Url[];
}
/**
 * POST /api/me/passkeys: data of the browser's PublicKeyCredential and AuthenticatorAttestationResponse. `public_key`: SubjectPublicKeyInfo, DER.
 */
export interface PasskeyMade {
  id: Base64Url;
  public_key: Base64Url;
  client_data: Base64Url;
  authenticator_data: Base64Url;
}
/**
 * The challenge for a passkey, valid once, for five minutes.
 */
export interface PasskeyChallenge {
  challenge: Base64Url;
}
/**
 * POST /api/log-in/passkey: data of the browser's PublicKeyCredential and AuthenticatorAssertionResponse. `merge` as in LogInRequest.
 */
export interface PasskeySigned {
  id: Base64Url;
  client_data: Base64Url;
  authenticator_data: Base64Url;
  signature: Base64Url;
  merge?: boolean;
}
export interface SecretSaid {
  secret: Secret;
}
/**
 * POST /api/reset-links: the account's login. For an administrator's login, also the requesting administrator's `password`.
 */
export interface LoginSaid {
  login: string;
  password?: string;
}
/**
 * The secret for the fragment of a link; valid once, until the given time.
 */
export interface LinkMade {
  secret: Secret;
  until: Time;
}
/**
 * The running server; in a cluster the node that answers.
 */
export interface Maintenance {
  now: Time;
  started: Time;
  version: string;
  commit: string | null;
  /**
   * The node's name; null if the server is not part of a cluster.
   */
  node: string | null;
  disk: Disk;
  backups: Backups;
  /**
   * The announced time of a restart (milliseconds since 1970); null if none is announced.
   */
  restart: number | null;
  /**
   * Whether the server deals no hands and makes no tables.
   */
  draining: boolean;
  /**
   * Hands in progress, for which a draining server waits.
   */
  hands: number;
  /**
   * Unfinished tables, the newest first.
   */
  tables: MaintainedTable[];
  /**
   * The number of unfinished tables that are not listed.
   */
  more: number;
}
/**
 * The disk of the server's folder, in bytes. `free`: null if it cannot be measured. Below `least` nothing new begins.
 */
export interface Disk {
  free: number | null;
  least: number;
}
/**
 * `dated`: the server makes dated backups. `off`: it makes none. `postgresql`: PostgreSQL is backed up with its own tools.
 */
export interface Backups {
  kind: 'dated' | 'off' | 'postgresql';
  /**
   * The newest dated backup, or null.
   */
  last: Backup | null;
}
export interface Backup {
  /**
   * The file's name in the folder of backups.
   */
  file: string;
  made: Time;
}
export interface MaintainedTable {
  id: Id;
  /**
   * Its stored rows are invalid: nobody can enter.
   */
  broken: boolean;
  /**
   * The number of connections to the table.
   */
  present: number;
  /**
   * Since when nobody is connected, at most since the server's start; null if somebody is, or if the table is not in memory.
   */
  empty_since: Time | null;
  /**
   * The table as in the list of tables; null if nothing is known of it.
   */
  line: TableLine | null;
}
/**
 * POST /api/maintenance/close: the table.
 */
export interface TableNamed {
  table: string;
}
/**
 * POST /api/maintenance/announcement: minutes until the restart; null withdraws the announcement.
 */
export interface Announcement {
  minutes: number | null;
}
/**
 * POST /api/maintenance/drain.
 */
export interface Draining {
  draining: boolean;
}
export interface Empty {}
/**
 * All stored data about the guest; times are milliseconds since 1970.
 */
export interface PersonalData {
  format: 'germini-person/1';
  guest: Id;
  name: string;
  number: Number;
  created: number;
  /**
   * Public numbers of guests that were merged into this one, and the times of the merges.
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
   * Lines in clubs' ledgers.
   */
  results: unknown[];
  /**
   * Manual results that the guest has entered.
   */
  papers: unknown[];
  evenings: unknown[];
  /**
   * Tries of the deal of the day.
   */
  day_tries: unknown[];
  journal: unknown[];
}
export interface FairVector {
  key: Digits64;
  table: Id;
  hand: number;
  client_seeds: ClientSeed[];
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
 * From the seats' secret: the draw, if the game has one. Each card is person:card; then the persons, the best card's first.
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
 * The first line: the club and season of the ledger, and the rule.
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
 * A person named in lines.
 */
export interface LedgerPerson {
  kind: 'person';
  person: PersonNumber;
  name: string;
}
/**
 * The person `person` was merged into `into`, who gets all their lines. A later merge is another line. Lines keep their original numbers. `at`: milliseconds since 1970. `link`: the hash in the chain of merges (docs/verify.md).
 */
export interface LedgerMerge {
  kind: 'merge';
  person: PersonNumber;
  into: PersonNumber;
  at: number;
  link: string;
}
/**
 * A match. Times are milliseconds since 1970; `ended` is null while it is in progress. `stakes`: the players pay one another, so amounts add up to 0.
 */
export interface LedgerMatch {
  kind: 'match';
  match: Id;
  source: LedgerSource;
  game: Word;
  /**
   * The preset, if the game's presets count as separate games.
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
 * A line: the amount of one place of the match. Without a person: a bot or an unknown person.
 */
export interface LedgerShare {
  place: number;
  person: PersonNumber | null;
  called: string | null;
  bot: boolean;
  side: Side | null;
  stand_in: boolean;
  /**
   * The person was not a member; the standings ignore the line.
   */
  outsider?: true;
  amount: number;
}
/**
 * The amounts of one cause. `n`: its number in the season. `page`: a closed hand's id. `line`: the number of the match's line, `reason` its word. `by`: who entered it; null if the server did.
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
export interface RecordOut {
  seat: number;
  out: boolean;
  [k: string]: unknown;
}
export interface RecordRules {
  preset: string;
  edition?: 1 | 2 | 3;
  options?: Options;
  [k: string]: unknown;
}
/**
 * A complete hand of Minchiate: germini-hand/1. Unknown members are ignored.
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
export interface SoloScore {
  why: 'rob' | 'exposed' | 'dealer_rob' | 'declaration' | 'death';
  seat: number;
  points: number;
  cards: MinchiateCard[];
}
export interface SoloFee {
  seat: number;
  to: number;
  points: number;
}
/**
 * Without partners: each seat for itself.
 */
export interface SoloComplete {
  format: 'germini-result/1';
  complete: true;
  scores: SoloScore[];
  out: number[];
  fees: SoloFee[];
  /**
   * @minItems 2
   * @maxItems 4
   */
  final: FinalCount[];
  /**
   * @minItems 2
   * @maxItems 4
   */
  points: number[];
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: number[];
}
export interface SoloUnderWay {
  format: 'germini-result/1';
  complete: false;
  scores: SoloScore[];
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
 * The number of cards lifted off the top.
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
 * Rejects another's claim: the hand is played on (CLAIM-6).
 */
export interface MinchiatePlayOn {
  play_on: true;
}
/**
 * Goes out (OUT-1); without partners.
 */
export interface MinchiateOut {
  out: true;
}
/**
 * Stays in (OUT-1); without partners.
 */
export interface MinchiateStay {
  stay: true;
}
/**
 * The positions of the cards turned up in the packets offered, in their order; null turns none up (EXP-1).
 */
export interface SicilianoExpose {
  expose: (number | null)[];
}
/**
 * An announcement: decine by name and numbers of Arie, Kings and trumps, or Tengo alone; {} is silence (ANN-1 to ANN-4).
 */
export interface SicilianoAnnounce {
  announce: SicilianoAnnouncement;
}
/**
 * The parts of an announcement.
 */
export interface SicilianoAnnouncement {
  tengo?: true;
  decine?: Card[];
  arie?: number;
  re?: number;
  trionfi?: number;
}
/**
 * To have the hand annulled, or to play it (SAY-1).
 */
export interface SicilianoSay {
  say: 'mischio' | 'tengo';
}
export interface SicilianoDiscard {
  discard: Card[];
}
/**
 * One card, and the calls made with it, each once (CALL-1).
 */
export interface SicilianoPlay {
  play: Card;
  calls?: SicilianoCall[];
}
/**
 * The dealer turns the next card (TOC-4).
 */
export interface TocchiTurn {
  turn: true;
}
/**
 * Calls the turned card (CALL-1).
 */
export interface TocchiCall {
  call: true;
}
/**
 * Does not call it.
 */
export interface TocchiSilent {
  silent: true;
}
