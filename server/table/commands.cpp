#include "server/table/commands.hpp"

namespace germini::server {
namespace {

std::optional<model::HaltRow> row_of(const std::optional<Halt>& halt) {
    if (!halt) return std::nullopt;
    return model::HaltRow{std::string(word(halt->kind)), halt->since, halt->until};
}

model::CloseHand close_of(const HandEnd& end) {
    model::CloseHand close;
    close.hand = end.hands.back();
    close.record = end.closing.record;
    close.result = end.closing.result;
    close.match = end.match.key;
    close.lines = end.lines;
    if (end.seating) close.seats = end.seating->rows();
    const auto played = end.hands.size();
    close.round = end.sheet.course.at(played - 1).round;
    close.round_over = end.sheet.over || end.sheet.course.at(played).round != close.round;
    return close;
}

} // namespace

model::ChangeTable command_of(const TableState& table, const Change& change,
                              std::optional<model::AnswerRow> answer) {
    model::ChangeTable command;
    command.table = table.row().key;
    command.answer = std::move(answer);
    command.seats = change.seating.rows();
    command.host = change.host;
    command.chat_muted = change.chat_muted;
    command.is_public = change.is_public;
    command.rules = change.rules;
    command.shut_out = change.shut_out;
    command.barred = change.barred;
    if (change.disclosed) command.disclosed = {table.hand_row().key, *change.disclosed};
    if (change.left_place) command.left_place = {table.match()->key, *change.left_place};
    if (change.halt) command.halt = row_of(*change.halt);
    if (change.closes || change.match_end) command.stage = model::Stage::over;
    if (change.again) command.stage = model::Stage::waiting;
    if (change.match_end) command.end = {change.match_end->match, change.match_end->lines};
    return command;
}

model::OpenHand command_of(const TableState& table, const NewHand& next,
                           std::optional<model::AnswerRow> answer) {
    model::OpenHand command;
    command.table = table.row().key;
    command.answer = std::move(answer);
    command.match = next.match;
    command.meanwhile = table.row().later.has_value();
    command.hand = next.row;
    command.first.count = next.log.events;
    command.first.codec = next.log.codec;
    command.first.at = next.row.opened;
    command.first.bytes = next.log.bytes;
    command.lot = next.lot;
    command.disclosures = next.disclosures;
    command.seats = next.seating.rows();
    command.people = next.people;
    command.known = next.known;
    return command;
}

model::TakeStep command_of(const TableState& table, const Step& step, const HandEnd* end,
                           const DecisionSource& decided, Moment now) {
    model::TakeStep command;
    command.table = table.row().key;
    model::EventsRow& events = command.events;
    events.hand = table.hand_row().key;
    events.n = table.hand()->events() + 1;
    events.count = step.events;
    events.codec = table.codec();
    events.seat = step.seat;
    events.cause = decided.cause;
    events.guest = decided.guest;
    events.action = decided.action;
    events.at = now.utc;
    events.bytes = step.bytes;
    if (end == nullptr) return command;
    command.close = close_of(*end);
    if (end->sheet.over) command.ended = end->match;
    return command;
}

} // namespace germini::server
