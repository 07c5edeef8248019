#include "tests/table/support/table_simulation.hpp"

#include <stdexcept>

namespace germini::test {

using namespace germini::server;

TableSimulation::TableSimulation(int seats, std::optional<int> seconds, const Setup& setup)
    : game_(turns(seats)) {
    chance_.random = [this] { return static_cast<std::uint32_t>(++drawn_ * 2654435761u); };
    chance_.new_id = [this] { return "id" + std::to_string(++ids_); };
    model::SavedTable saved;
    saved.table.key = 1_table;
    saved.table.id = "table";
    saved.table.game = "turns";
    saved.table.rules = R"({"preset":"plain","options":{}})";
    saved.table.host = 1_guest;
    if (seconds) saved.table.seconds = *seconds;
    if (setup) setup(saved);
    table_ = std::make_unique<TableState>(*game_, settings, saved);
    table_->restore(saved);
    table_->begin(now_);
    settle();
}

model::Guest TableSimulation::guest(GuestKey key) const {
    const std::string number = std::to_string(key.number());
    return {key, "g" + number, "Guest " + number, model::kLeastNumber + key.number(), {}};
}

void TableSimulation::come(GuestKey key) {
    here_.insert(key);
    table_->came(guest(key));
    settle();
    if (const auto seat = table_->seating().seat_of(key); seat && table_->plays(*seat)) {
        if (auto change = table_->come_back(now_)) make_so(*change, nullptr);
        if (auto change = table_->limit_over(now_)) make_so(*change, nullptr);
    }
}

void TableSimulation::go(GuestKey key) {
    here_.erase(key);
    table_->went(key, now_);
    settle();
}

std::string TableSimulation::ask(GuestKey key, TableAction what) {
    const model::Guest asker = guest(key);
    const Asker asks{key, asker.name, table_->host(key)};
    if (table_->begins_by(asks, what)) {
        open();
        return "done";
    }
    const ChangeResult change = table_->decide(asks, what, now_);
    if (!change) return std::string(change.error().name());
    make_so(*change, &asker);
    if (change->gone) here_.erase(key);
    return "done";
}

std::string TableSimulation::move(GuestKey key, std::optional<int> n) {
    const auto seat = table_->seating().seat_of(key);
    const int asked = n.value_or(seat ? table_->asked_at(*seat) : 0);
    auto verdict = table_->judge(key, table_->hand_number(), asked, say(index(seat.value_or(Seat{}))));
    if (const auto* rule = std::get_if<Rule>(&verdict)) return std::string(rule->name());
    if (std::holds_alternative<protocol::ReadError>(verdict)) return "error";
    if (std::holds_alternative<TableState::OldMove>(verdict)) return "old";
    take(std::get<StepPtr>(std::move(verdict)));
    return "done";
}

void TableSimulation::look_back(GuestKey guest, bool open) {
    if (table_->look_back(guest, open)) settle();
}

void TableSimulation::pass(std::chrono::milliseconds span) {
    const Moment end{now_.steady + span, now_.utc + span.count()};
    while (const auto next = table_->wakes_at()) {
        if (*next > end.steady) break;
        if (*next > now_.steady) {
            const auto step = std::chrono::ceil<std::chrono::milliseconds>(*next - now_.steady);
            now_ = {now_.steady + step, now_.utc + step.count()};
        }
        wake();
    }
    now_ = end;
}

/// As in the actor (server/actor/table_actor_timer.cpp).
void TableSimulation::wake() {
    const auto woken = table_->wake(now_);
    // All moves are decided before the first is applied: as if the disk were slow.
    const TableHand hand = table_->hand_number();
    std::vector<int> asked;
    for (const auto& [seat, cause] : woken.moves) asked.push_back(table_->asked_at(seat));
    for (std::size_t i = 0; i < woken.moves.size(); ++i) {
        const auto& [seat, cause] = woken.moves[i];
        if (auto step = table_->played_for(seat, cause, hand, asked[i])) {
            ++played_for_;
            take(std::move(step));
        }
    }
    if (woken.next_hand && (table_->opens_by_itself() || table_->may_open())) open();
    const auto made = [this](std::optional<Change> change) {
        if (change) make_so(*change, nullptr);
    };
    if (woken.halt_ends) made(table_->halt_over(now_));
    if (woken.abandon) made(table_->abandon(now_));
    if (woken.limit) made(table_->limit_over(now_));
    settle();
}

void TableSimulation::make_so(const Change& change, const model::Guest* asker) {
    write(command_of(*table_, change, std::nullopt));
    table_->fold(change, asker, now_);
    if (change.gone && asker != nullptr) table_->went(asker->key, now_);
    settle();
    if (table_->may_open()) open();
}

void TableSimulation::open() {
    NewHand next = table_->new_hand(chance_, now_);
    const auto outcome = std::get<model::OpenHand::Outcome>(write(command_of(*table_, next, std::nullopt)));
    next.written(std::get<model::OpenHand::Opened>(outcome));
    table_->fold(std::move(next), now_);
    settle();
}

TableOutcome TableSimulation::write(const TableCommand& command) {
    if (disk) return disk(command);
    const auto* opens = std::get_if<model::OpenHand>(&command);
    if (opens == nullptr) return model::NoResult{};
    model::OpenHand::Opened opened{1_match, model::HandKey(number(table_->hand_number()) + 1), {}};
    for (const GuestKey key : opens->known) opened.people[key] = guest(key);
    return model::OpenHand::Outcome(std::move(opened));
}

void TableSimulation::take(StepPtr step) {
    const auto end = table_->end_with(*step, now_);
    write(command_of(*table_, *step, end ? &*end : nullptr, {model::Cause::seat, {}, {}}, now_));
    table_->fold(*step, end ? &*end : nullptr, now_);
    settle();
}

void TableSimulation::settle() {
    table_->plan(now_, chance_.random);
    look_round();
}

/// Everybody present is sent what they may see.
void TableSimulation::look_round() {
    if (table_->hand() == nullptr) return;
    for (const GuestKey key : here_)
        if (const auto viewer = table_->viewer_of(key); viewer && !viewer->spectator())
            told_[{table_->hand_number(), key}].insert(viewer->seat);
}

void TableSimulation::begin() {
    for (int s = 0; s < seats(); ++s) {
        come(GuestKey(s + 1));
        if (ask(GuestKey(s + 1), action::Sit{static_cast<Seat>(s)}) != "done")
            throw std::runtime_error("a seat is taken");
    }
    for (int s = 0; s < seats(); ++s) ask(GuestKey(s + 1), action::Ready{});
    if (!table_->hand_open()) throw std::runtime_error("no hand began");
}

void TableSimulation::play_hand() {
    const TableHand played = table_->hand_number();
    while (table_->hand_open() && table_->hand_number() == played) {
        bool moved = false;
        for (const Seat s : table_->seating().seats())
            if (table_->asked_at(s) != 0 && table_->plays(s))
                moved = move(*table_->seating().at(s)->guest) == "done" || moved;
        if (!moved) throw std::runtime_error("nobody could move");
    }
}

} // namespace germini::test
