#include "server/day/day_table.hpp"

#include "practice/log_entry.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/outbound.hpp"
#include "server/crypto/hex.hpp"
#include "server/table/broken_invariant.hpp"
#include "server/table/hand.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <variant>

namespace germini::day {
namespace {

using nlohmann::json;

/// Actions of the program are numbered after all of a page's.
constexpr std::int64_t kOwnActions = 1'000'000'000;

std::uint64_t number_of(const server::Hash256& hash) {
    std::uint64_t number = 0;
    for (std::size_t byte = 0; byte < sizeof number; ++byte) number = number << 8u | hash.at(byte);
    return number;
}

std::string first_entry(const Deal& deal, const std::string& player, std::int64_t utc) {
    const json request{{"game", deal.game}, {"preset", find_game(deal.game)->preset},
                       {"open", false},     {"spectators", false},
                       {"chat", "off"},     {"level", "quick"}};
    const json table{{"id", table_of(deal)}, {"name", player}, {"request", request}};
    return practice::entry_text({utc, std::nullopt, practice::TableEntry{table.dump()}});
}

} // namespace

DayTable::DayTable(const server::Games& games, const Deal& deal, const server::FairKey& key,
                   const std::string& player, std::span<const std::string> log, std::int64_t utc)
    : rules_(games.find(deal.game)->usual_rules(std::string(find_game(deal.game)->preset))), deal_(deal),
      key_(key), utc_(utc), log_(log.size()), answers_(static_cast<std::size_t>(rules_->seats())) {
    if (log.empty()) entries_.push_back(first_entry(deal, player, utc));
    table_.emplace(games, surroundings(key), log.empty() ? std::span<const std::string>(entries_) : log);
    // The page is here; what is sent because of that is not for it.
    table_->receive(json{{"t", "hello"}, {"table", table_of(deal_)}}.dump());
    if (log.empty()) begin();
    messages_.clear();
}

practice::Surroundings DayTable::surroundings(const server::FairKey& key) {
    practice::Surroundings around;
    around.utc = [this] {
        using std::chrono::milliseconds;
        return utc_ + std::chrono::duration_cast<milliseconds>(now_.time_since_epoch()).count();
    };
    around.steady = [this] { return now_; };
    around.random = [this] { return random(); };
    around.send = [this](std::string message) {
        const auto after = std::chrono::duration_cast<std::chrono::milliseconds>(now_ - shown_);
        messages_.push_back({after, std::move(message)});
        shown_ = now_;
    };
    around.keep = [this](std::string entry) { entries_.push_back(std::move(entry)); };
    around.keep_hand = [this](const std::string&, const std::string& hand) {
        const json closed = json::parse(hand);
        const std::string result = closed.at("result").dump();
        ended_ = Ended{closed.at("record").dump(), result, worth_of(deal_.game, result, index(kPlayerSeat))};
    };
    around.bot_move = [this](Seat seat) { return take_answer(seat); };
    around.fair_key = server::Sealed({key.begin(), key.end()});
    return around;
}

/// Random numbers for the bots' times alone: the cards follow from the key.
std::uint32_t DayTable::random() {
    const std::string what = "times " + std::to_string(log_) + " " + std::to_string(drawn_++);
    return static_cast<std::uint32_t>(number_of(server::blake2b(what, key_)));
}

/// Seats the player and the bots, and has the hand dealt and cut.
void DayTable::begin() {
    ask(R"({"sit":0})");
    for (int seat = 1; seat < rules_->seats(); ++seat) ask(json{{"bot", seat}}.dump());
    ask(R"({"ready":true})");
    if (over()) throw server::BrokenInvariant("a hand of the deal of the day does not begin");
    const auto choice = table().hand()->choice(kPlayerSeat);
    if (choice && json::parse(*choice).at("phase") == "cut")
        act(++asked_, thought(player_question())->move()->text());
}

void DayTable::ask(const std::string& what) {
    table_->receive(R"({"t":"do","id":)" + std::to_string(++asked_) + R"(,"what":)" + what + "}");
}

void DayTable::receive(std::string_view message) {
    const auto read = protocol::read_inbound(message);
    const auto* move = read ? std::get_if<protocol::MoveMessage>(&*read) : nullptr;
    if (move != nullptr && protocol::number(move->id) >= kOwnActions) {
        const protocol::ReadError error{"/id", "bad_field", "expected a smaller number"};
        messages_.push_back({std::chrono::milliseconds(0), protocol::error(error, move->id)});
        return;
    }
    const bool taken = !read || std::holds_alternative<protocol::Hello>(*read) ||
                       std::holds_alternative<protocol::MoveMessage>(*read) ||
                       std::holds_alternative<protocol::Ping>(*read);
    if (taken) return table_->receive(message);
    const bool ignored = std::holds_alternative<protocol::ChoiceShown>(*read) ||
                         std::holds_alternative<protocol::PaceMessage>(*read) ||
                         std::holds_alternative<protocol::LookBack>(*read);
    if (ignored) return;
    std::optional<protocol::ActionId> id;
    if (const auto* action = std::get_if<protocol::ActionMessage>(&*read)) id = action->id;
    const protocol::ReadError error{"", "not_here", "The table of the deal of the day does not have this."};
    messages_.push_back({std::chrono::milliseconds(0), protocol::error(error, id)});
}

std::optional<Question> DayTable::run() {
    while (!over()) {
        if (auto question = open_question()) return question;
        SeatSet bots = table().hand()->due();
        bots.remove(kPlayerSeat);
        if (bots.empty() && table().hand()->due().has(kPlayerSeat)) return std::nullopt;
        const auto wakes = table_->wakes_at();
        if (!wakes) throw server::BrokenInvariant("a table of the deal of the day waits for nothing");
        now_ = std::max(now_, *wakes);
        table_->wake();
    }
    return std::nullopt;
}

/// Returns the question of a bot that is due and has no answer yet.
std::optional<Question> DayTable::open_question() const {
    for (const Seat seat : table().hand()->due())
        if (seat != kPlayerSeat && answers_[seat].asked != table().asked_at(seat)) return question_of(seat);
    return std::nullopt;
}

Question DayTable::question_of(Seat seat) const {
    const server::Hand& hand = *table().hand();
    std::string seen;
    hand.append_seen(seen, 1, hand.told(), Viewer{seat});
    const server::Hash256 hash = server::blake2b(seen, key_);
    return {seat, server::hex(server::as_bytes(hash)), number_of(hash)};
}

std::unique_ptr<server::MoveThought> DayTable::thought(const Question& question) const {
    return table().thought(question.seat, question.seed);
}

void DayTable::answer(const Question& question, const std::string& move) {
    const auto text = protocol::parse_strict(move);
    if (!text) throw server::BrokenInvariant("an answer of a bot cannot be read");
    auto read = rules_->read_move(protocol::RawJson{nullptr, &text->root()}, question.seat);
    if (!read) throw server::BrokenInvariant("an answer of a bot is no move");
    answers_[question.seat] = {table().asked_at(question.seat), *std::move(read)};
}

server::MovePtr DayTable::take_answer(Seat seat) {
    Answer& answer = answers_[seat];
    return answer.asked == table().asked_at(seat) ? std::move(answer.move) : nullptr;
}

void DayTable::play(const std::string& move) {
    const std::size_t before = entries_.size();
    act(kOwnActions + static_cast<std::int64_t>(log_ + before), move);
    if (entries_.size() == before) throw server::BrokenInvariant("a bot's move for the player was refused");
}

void DayTable::act(std::int64_t id, const std::string& move) {
    table_->receive(json{{"t", "act"},
                         {"id", id},
                         {"hand", number(table().hand_number())},
                         {"n", table().asked_at(kPlayerSeat)},
                         {"move", json::parse(move)}}
                        .dump());
}

} // namespace germini::day
