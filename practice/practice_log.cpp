// Loading a practice table from its log, and what is kept of a closed hand.
#include "practice/practice_table.hpp"

#include "protocol/wire/json_out.hpp"
#include "protocol/wire/match_json.hpp"
#include "protocol/wire/reader.hpp"
#include "server/api/action_from_wire.hpp"
#include "server/api/players_to_wire.hpp"
#include "server/places.hpp"
#include "server/table/broken_invariant.hpp"

namespace germini::practice {

using server::BrokenInvariant;

namespace {

constexpr std::size_t kMostId = 32;

/// Returns the id of a match or a hand. No id of a server begins like it.
std::string id_of(const server::Random32& random) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
    constexpr int kLength = 12;
    std::string id = "~";
    for (int i = 0; i < kLength; ++i) id += kLetters[random() % kLetters.size()];
    return id;
}

} // namespace

PracticeTable::PracticeTable(const server::Games& games, Surroundings surroundings,
                             std::span<const std::string> log)
    : games_(games), around_(std::move(surroundings)) {
    settings_.bots_think = !around_.bot_move;
    for (const std::string& line : log) load(read_entry(line));
    if (!table_) throw BrokenInvariant("the log of a practice table is empty");
    table_->begin(now());
}

void PracticeTable::make(const TableEntry& entry, std::int64_t at) {
    const auto text = protocol::parse_strict(entry.text);
    if (!text || table_) throw BrokenInvariant("a practice table has no valid first entry");
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*text).object({"id", "name", "request"});
    player_.key = kPlayer;
    player_.number = model::kLeastNumber;
    player_.name = object.at("name").text(1, protocol::kMaxName);
    model::SavedTable saved;
    model::TableRow& row = saved.table;
    row.id = player_.id = object.at("id").text(1, kMostId);
    const protocol::Field asked = object.at("request");
    if (!reading.ok()) throw BrokenInvariant("a practice table cannot be read: " + reading.error()->path);
    const auto request = server::read_table_value(asked.raw(), "/request", games_);
    if (!request)
        throw BrokenInvariant("a practice table cannot be made: " + request.error().path + " " +
                              request.error().message);
    game_ = request->game;
    row.key = model::TableKey(1);
    row.game = std::string(request->game->name());
    row.rules = request->rules->text();
    row.open = row.spectators = false;
    row.level = request->level;
    row.rounds = request->rounds;
    row.drawn = request->drawn;
    row.chat = "off";
    row.aids = request->aids;
    row.hints = request->hints;
    row.host = kPlayer;
    row.host_id = player_.id;
    row.host_name = player_.name;
    row.created = at;
    row.fair_key = around_.fair_key;
    saved.members.push_back(kPlayer);
    saved.people.emplace(kPlayer, player_);
    table_.emplace(*game_, settings_, saved);
    thoughts_ = server::BySeat<Thinking>(table_->seating().size());
}

void PracticeTable::load(const LogEntry& entry) {
    const server::Moment at{around_.steady(), entry.at};
    if (const auto* first = std::get_if<TableEntry>(&entry.what)) return make(*first, entry.at);
    if (!table_) throw BrokenInvariant("the log of a practice table begins with another entry");
    if (const auto* action = std::get_if<ActionEntry>(&entry.what)) load(*action, at);
    if (const auto* hand = std::get_if<HandEntry>(&entry.what)) load(*hand, at);
    if (const auto* step = std::get_if<StepEntry>(&entry.what)) load(*step, at);
    if (std::holds_alternative<HaltEntry>(entry.what))
        if (const auto over = table_->halt_over({Time::max(), entry.at})) table_->fold(*over, nullptr, at);
    if (entry.asked) answers_.add(kPlayer, *entry.asked);
}

void PracticeTable::load(const ActionEntry& action, server::Moment at) {
    const auto read = protocol::read_inbound(action.message);
    const auto* message = read ? std::get_if<protocol::ActionMessage>(&*read) : nullptr;
    if (message == nullptr) throw BrokenInvariant("the log of a practice table has an unknown action");
    const auto change = table_->decide(asker(), server::from_wire(message->what), at);
    if (!change)
        throw BrokenInvariant("an action of a practice table is refused: " +
                              std::string(change.error().name()));
    table_->fold(*change, &player_, at);
}

void PracticeTable::load(const HandEntry& hand, server::Moment at) {
    std::size_t used = 0;
    const auto next = [&] { return hand.words.at(used++); };
    table_->fold(new_hand(next, at), at);
}

void PracticeTable::load(const StepEntry& step, server::Moment at) {
    if (!table_->hand_open()) throw BrokenInvariant("a practice table has a move without a hand");
    const server::StepPtr taken = table_->hand()->logged_step(step.row);
    const std::optional<server::HandEnd> end = table_->end_with(*taken, at);
    table_->fold(*taken, end ? &*end : nullptr, at);
}

/// Deals the next hand.
server::NewHand PracticeTable::new_hand(const server::Random32& random, server::Moment at) {
    const auto new_id = [&random] { return id_of(random); };
    const server::Environment environment{around_.utc, random, new_id, new_id, nullptr, around_.steady};
    server::NewHand hand = table_->new_hand(environment, at);
    if (!table_->match()) ++last_match_;
    hand.written({model::MatchKey(last_match_), model::HandKey(++last_hand_), {{kPlayer, player_}}});
    return hand;
}

server::Asker PracticeTable::asker() const { return {kPlayer, player_.name, table_->host(kPlayer)}; }

/// Keeps the hand as GET hands/{id} returns it, without its events, which follow from the record.
void PracticeTable::keep_hand(const server::HandEnd& end) {
    using namespace protocol;
    const model::HandRow& row = end.hands.back();
    const auto players = server::dealt(row.seats);
    const auto own = table_->seating().seat_of(kPlayer);
    std::string hand = "{";
    append_key(hand, "seats");
    append_array(hand, row.seats, [](std::string& out, const model::HandSeat& seat) {
        append_number(out, seat.amount.value_or(0));
    });
    append_key(hand, "record");
    hand += end.closing.record.unsealed();
    append_key(hand, "result");
    hand += end.closing.result.unsealed();
    append_key(hand, "names");
    append_names_by_seat(hand, players);
    append_key(hand, "numbers");
    append_numbers_by_seat(hand, players);
    append_member(hand, "match", end.match.id);
    append_member(hand, "number", number(row.number));
    append_member(hand, "own", server::number_of(own));
    append_member(hand, "ended", end.sheet.over);
    around_.keep_hand(row.id, hand + '}');
}

} // namespace germini::practice
