// Decisions at a practice table: kept, and only then applied and sent.
#include "practice/practice_table.hpp"

#include "protocol/wire/outbound.hpp"

#include <algorithm>

namespace germini::practice {

void PracticeTable::keep(LogEntry entry) { around_.keep(entry_text(entry)); }

void PracticeTable::open_hand(std::optional<protocol::ActionId> asked) {
    HandEntry entry;
    const auto recorded = [this, &entry] { return entry.words.emplace_back(around_.random()); };
    const server::Moment at = now();
    server::NewHand hand = new_hand(recorded, at);
    keep({at.utc, asked, entry});
    table_->fold(std::move(hand), at);
    if (asked) answer_done(*asked);
    plan();
    send_welcome();
    send_table();
    send_events(1);
    send_choice();
}

void PracticeTable::take_step(server::StepPtr step, std::optional<protocol::ActionId> asked) {
    const server::Moment at = now();
    const std::optional<server::HandEnd> end = table_->end_with(*step, at);
    keep({at.utc, asked, StepEntry{{table_->codec(), step->events, step->seat, step->bytes}}});
    if (end) keep_hand(*end);
    const int from = table_->hand()->events() + 1;
    table_->fold(*step, end ? &*end : nullptr, at);
    send_events(from);
    if (asked) answer_done(*asked);
    plan();
    if (end) {
        send_welcome();
        send_table();
    } else if (seat_ && table_->asked_just_now(*seat_)) {
        send_choice();
    }
}

/// Applies a change that is kept, and sends it.
void PracticeTable::change(const server::Change& change, std::optional<protocol::ActionId> asked) {
    table_->fold(change, asked ? &player_ : nullptr, now());
    if (asked) answer_done(*asked);
    if (change.gone) {
        here_ = false;
        return around_.send(protocol::bye("gone", "You have left the table."));
    }
    plan();
    send_welcome();
    send_table();
    send_choice();
    if (change.closes) around_.send(protocol::bye("closed", "The table was closed."));
    if (table_->may_open()) open_hand(std::nullopt);
}

/// Plays a bot's move, from the seat's own view.
void PracticeTable::play_for(Seat seat, model::Cause cause) {
    Thinking& thinking = thoughts_[seat];
    const int asked = table_->asked_at(seat);
    server::MovePtr found = around_.bot_move ? around_.bot_move(seat) : nullptr;
    if (thinking.move && thinking.hand == table_->hand_number() && thinking.asked == asked)
        found = thinking.move->move();
    thinking = {};
    server::StepPtr step = table_->played_for(seat, cause, table_->hand_number(), asked, found.get());
    if (step) take_step(std::move(step), std::nullopt);
}

void PracticeTable::wake() {
    const server::TableState::DueActions due = table_->wake(now());
    for (const auto& [seat, cause] : due.moves) play_for(seat, cause);
    if (due.next_hand && (table_->opens_by_itself() || table_->may_open())) open_hand(std::nullopt);
    if (due.halt_ends) {
        if (const auto over = table_->halt_over(now())) {
            keep({around_.utc(), std::nullopt, HaltEntry{}});
            change(*over, std::nullopt);
        }
    }
}

void PracticeTable::plan() {
    table_->plan(now(), around_.random);
    begin_thinking();
}

/// Lets the bots that are going to move think.
void PracticeTable::begin_thinking() {
    for (const Seat seat : table_->seating().seats()) {
        const auto question = table_->bot_question(seat);
        Thinking& thinking = thoughts_[seat];
        if (!question) {
            thinking = {};
        } else if (thinking.hand != question->hand || thinking.asked != question->asked) {
            const std::uint64_t seed = std::uint64_t{around_.random()} << 32u | around_.random();
            thinking = {question->hand, question->asked, table_->thought(seat, seed),
                        nullptr,        question->most,  question->until};
        }
    }
    if (!seat_ || hint_.hand != table_->hand_number() || hint_.asked != table_->asked_at(*seat_)) hint_ = {};
}

bool PracticeTable::thinks() const {
    const auto goes_on = [](const Thinking& one) {
        return one.move && one.left > one.left.zero() && !one.move->decided();
    };
    return hint_.hint || std::any_of(thoughts_.begin(), thoughts_.end(), goes_on);
}

void PracticeTable::think() {
    const Time begun = around_.steady();
    if (hint_.hint) { // a player waits for it
        if (!hint_.hint->decided()) hint_.hint->step();
        hint_.left -= around_.steady() - begun;
        if (!hint_.hint->decided() && hint_.left > hint_.left.zero()) return;
        send_advice(hint_);
        hint_.hint.reset();
        return;
    }
    for (Thinking& one : thoughts_) {
        if (!one.move || one.left <= one.left.zero() || one.move->decided()) continue;
        one.move->step();
        one.left -= around_.steady() - begun;
        if (around_.steady() >= one.until) one.left = one.left.zero();
        return;
    }
}

} // namespace germini::practice
