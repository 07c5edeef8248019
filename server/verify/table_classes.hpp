// What `germini verify` knows of each table of the schema: how a lost or changed row is found. The schema's
// tables and these are compared by tests/structure; tests/operation/verify.test.mjs damages each of them.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace germini::server {

enum class TableClass : std::uint8_t {
    chained,   ///< a hash chain covers it, or it is recomputed from what a chain covers
    linked,    ///< other rows refer to it, count it or repeat it
    disposable ///< rows come and go by themselves; the loss of one looks like its legitimate end
};

struct ClassifiedTable {
    std::string_view name;
    TableClass kind;
    std::string_view why;
};

inline constexpr std::array kTableClasses{
    ClassifiedTable{"chain", TableClass::chained, "Each link covers the previous one and its hand."},
    ClassifiedTable{
        "hands", TableClass::chained,
        "A link covers the record and the result of a closed hand; the log of one under way is replayed."},
    ClassifiedTable{"events", TableClass::chained,
                    "The log of a closed hand gives its record again; numbers have no gap."},
    ClassifiedTable{"hand_seats", TableClass::chained,
                    "Amounts follow from the record, persons from who was sent the cards."},
    ClassifiedTable{"match_lines", TableClass::chained,
                    "Lines are recomputed from the hands of their match."},
    ClassifiedTable{"deals", TableClass::chained,
                    "The secret gives the pack of the record, and follows from the table's key."},
    ClassifiedTable{"seat_lots", TableClass::chained, "The secret gives the draw for seats of its match."},
    ClassifiedTable{"ledger_entries", TableClass::chained, "The ledger's links cover the entry."},
    ClassifiedTable{"ledger_lines", TableClass::chained, "The ledger's links cover the lines of an entry."},
    ClassifiedTable{"ledger_seals", TableClass::chained, "They are the links of the ledger."},
    ClassifiedTable{"merges", TableClass::chained, "Merges have a chain of their own."},
    ClassifiedTable{"expired_hands", TableClass::chained, "Their links are among those of the chain."},
    ClassifiedTable{"expired_matches", TableClass::linked,
                    "Expired hands refer to a match, which counts them."},
    ClassifiedTable{"guests", TableClass::linked,
                    "Sessions, seats, hands and the journal of persons refer to a guest."},
    ClassifiedTable{"tables", TableClass::linked,
                    "Seats, members and matches refer to a table; its rules are in the records."},
    ClassifiedTable{"matches", TableClass::linked,
                    "Hands refer to a match; its seats and dealers are recomputed."},
    ClassifiedTable{"seats", TableClass::linked, "A table that plays has as many seats as its game."},
    ClassifiedTable{"sightings", TableClass::linked,
                    "Every person of a hand, and every mover, was sent its cards."},
    ClassifiedTable{"deserters", TableClass::linked, "Lines for desertion are recomputed from them."},
    ClassifiedTable{"history", TableClass::linked,
                    "A finished match is listed for everybody, or for each of its players."},
    ClassifiedTable{"accounts", TableClass::linked, "The journal of persons has an entry for each account."},
    ClassifiedTable{"person_journal", TableClass::linked, "Each account, merge and deletion has its entry."},
    ClassifiedTable{"clubs", TableClass::linked, "Members, seasons and evenings refer to a club."},
    ClassifiedTable{"club_members", TableClass::linked,
                    "A club has an owner; other members may leave at any time."},
    ClassifiedTable{"seasons", TableClass::linked, "Tables and ledger of a season refer to it."},
    ClassifiedTable{"club_tables", TableClass::linked, "The ledger has matches of these tables."},
    ClassifiedTable{"ledger_matches", TableClass::linked,
                    "Entries refer to a match, and repeat its end and length."},
    ClassifiedTable{"evenings", TableClass::linked, "Tables, seats and answers of an evening refer to it."},
    ClassifiedTable{"evening_tables", TableClass::linked,
                    "A table that an evening opened and that has played belongs to it."},
    ClassifiedTable{"days", TableClass::linked, "Tries refer to their day."},
    ClassifiedTable{"day_tries", TableClass::linked, "A closed day counts its tries."},
    ClassifiedTable{"house", TableClass::linked,
                    "PostgreSQL alone: without the schema's number nothing opens."},
    ClassifiedTable{"sessions", TableClass::disposable, "Browsers log in again."},
    ClassifiedTable{"members", TableClass::disposable, "The invitation to a table admits the guest again."},
    ClassifiedTable{"answers", TableClass::disposable, "Answers are kept for requests that are sent twice."},
    ClassifiedTable{"requests", TableClass::disposable,
                    "Requests are kept for a day, for those that are sent twice."},
    ClassifiedTable{"barred", TableClass::disposable, "A host can remove the guest again."},
    ClassifiedTable{"left_places", TableClass::disposable,
                    "It only keeps a guest from taking the same seat over again."},
    ClassifiedTable{"shares", TableClass::disposable, "Players make and end links to their hands."},
    ClassifiedTable{"agreements", TableClass::disposable, "Players agree and withdraw at any time."},
    ClassifiedTable{"recovery_codes", TableClass::disposable,
                    "Each is used once; the account makes new ones."},
    ClassifiedTable{"tickets", TableClass::disposable, "Links for accounts expire."},
    ClassifiedTable{"passkeys", TableClass::disposable,
                    "The account adds and removes passkeys; its password remains."},
    ClassifiedTable{"club_invitations", TableClass::disposable, "Organisers make and end invitations."},
    ClassifiedTable{"club_left", TableClass::disposable,
                    "It only tells which later lines of former members count."},
    ClassifiedTable{"papers", TableClass::disposable,
                    "A confirmed result is in the ledger; a waiting one is entered again."},
    ClassifiedTable{"evening_answers", TableClass::disposable, "Members answer again."},
    ClassifiedTable{"evening_guests", TableClass::disposable, "Organisers enter names of guests again."},
    ClassifiedTable{"evening_seats", TableClass::disposable,
                    "It is the plan before play; who played is in the hands."},
    ClassifiedTable{"day_answers", TableClass::disposable,
                    "Bots find the moves again; those of a closed day are deleted."},
    ClassifiedTable{"evening_links", TableClass::disposable, "Organisers make new links."},
};

} // namespace germini::server
