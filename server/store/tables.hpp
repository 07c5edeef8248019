// Tables and their seats.
#pragma once
#include "server/model/admission.hpp"
#include "server/model/answer.hpp"
#include "server/model/seat.hpp"
#include "server/model/table.hpp"
#include "server/store/database.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Adds a table, ignoring its `key`, and returns the new key. The host becomes a member.
model::TableKey add_table(Database& db, const model::TableRow& table);
/// Returns the ids of all tables that are not over, oldest first.
std::vector<std::string> unfinished_tables(Database& db);
/// Finds a table by its id, even if it is over.
std::optional<model::TableRow> find_table(Database& db, const std::string& id);

void set_table_state(Database& db, model::TableKey table, model::Stage state);
void set_chat_muted(Database& db, model::TableKey table, bool muted);
void set_public(Database& db, model::TableKey table, bool is_public);
void set_rules(Database& db, model::TableKey table, const model::NewRules& rules);
void set_host(Database& db, model::TableKey table, model::GuestKey guest);
void set_halt(Database& db, model::TableKey table, const std::optional<model::HaltRow>& halt);
void set_invitation(Database& db, model::TableKey table, const server::SecretHash& invitation);

std::vector<model::SeatRow> seats_of(Database& db, model::TableKey table);
/// Saves the new state of all seats.
void save_seats(Database& db, model::TableKey table, const std::vector<model::SeatRow>& seats);

std::vector<model::GuestKey> members_of(Database& db, model::TableKey table, model::Admitted as);
/// Admits the guest; a watcher may become a player, but not the reverse.
void add_member(Database& db, model::TableKey table, model::GuestKey guest, model::Admitted as);
void remove_member(Database& db, model::TableKey table, model::GuestKey guest);
/// Returns the guests who may no longer come to the table.
std::vector<model::GuestKey> barred_from(Database& db, model::TableKey table);
/// Returns whether any row of the person is barred.
bool is_barred(Database& db, model::TableKey table, model::GuestKey person);
void bar(Database& db, model::TableKey table, model::GuestKey guest);

/// Adds the answer, and deletes all but the guest's last ones at this table.
void add_answer(Database& db, model::TableKey table, const model::AnswerRow& answer);
void forget_answers(Database& db, model::TableKey table, model::GuestKey guest);
/// Returns the answers to each guest's highest ids, kAnswersKept per guest, including accepted moves; in
/// ascending order of id.
std::vector<model::AnswerRow> answers_of(Database& db, model::TableKey table);

} // namespace germini::store
