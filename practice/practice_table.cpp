// Messages of a practice table, both ways.
#include "practice/practice_table.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/api/action_from_wire.hpp"
#include "server/api/table_to_wire.hpp"
#include "server/places.hpp"
#include "server/table/hint_time.hpp"

#include <algorithm>
#include <utility>

namespace germini::practice {

using server::TableHand;

void PracticeTable::receive(std::string_view message) {
    auto read = protocol::read_inbound(message);
    if (!read) return around_.send(protocol::error(read.error().error, read.error().id));
    if (const auto* hello = std::get_if<protocol::Hello>(&*read)) return greet(*hello);
    if (!here_) return;
    struct Taken {
        PracticeTable& table;
        std::string_view text;
        void operator()(const protocol::Hello&) const {}
        void operator()(const protocol::MoveMessage& act) const { table.take(act); }
        void operator()(const protocol::ActionMessage& action) const { table.take(action, text); }
        void operator()(const protocol::EmoteMessage& emote) const { table.say(emote); }
        void operator()(const protocol::ChatMessage&) const {
            table.around_.send(
                protocol::error({"/text", "chat_off", "Nobody else is at this table."}, std::nullopt));
        }
        void operator()(const protocol::Ping&) const { table.around_.send(protocol::pong()); }
        void operator()(const protocol::ChoiceShown&) const {} // starts a clock, which it does not have
        void operator()(const protocol::PaceMessage& pace) const {
            if (table.table_->pace(table.kPlayer, pace.wish, table.now())) table.plan();
        }
        void operator()(const protocol::AskHint& asked) const { table.hint(asked); }
        void operator()(const protocol::LookBack& look) const {
            if (table.table_->look_back(table.kPlayer, look.open)) table.plan();
        }
    };
    std::visit(Taken{*this, message}, *read);
}

/// The page has opened the table, or opens it again.
void PracticeTable::greet(const protocol::Hello& hello) {
    here_ = true;
    table_->came(player_);
    plan();
    send_welcome();
    if (const server::TableView view = table_->look(now()); view.match) send_hands(*view.match, 0);
    send_table();
    if (const server::Hand* hand = table_->hand()) {
        const bool same = hello.since && TableHand{hello.since->hand} == table_->hand_number() &&
                          hello.since->seat == server::number_of(seat_);
        send_events(same ? std::clamp(hello.since->n, 0, hand->events()) + 1 : 1);
    }
    send_choice();
}

void PracticeTable::take(const protocol::MoveMessage& act) {
    if (answered_before(act.id)) return;
    auto verdict = table_->judge(kPlayer, TableHand{act.hand}, act.n, act.move);
    if (const auto* error = std::get_if<protocol::ReadError>(&verdict))
        return around_.send(protocol::error(*error, act.id));
    if (const auto* rule = std::get_if<server::Rule>(&verdict)) return refuse(act.id, *rule);
    if (std::holds_alternative<server::TableState::OldMove>(verdict)) return refuse(act.id, "stale");
    take_step(std::get<server::StepPtr>(std::move(verdict)), act.id);
}

void PracticeTable::take(const protocol::ActionMessage& action, std::string_view message) {
    if (answered_before(action.id)) return;
    const server::TableAction what = server::from_wire(action.what);
    if (table_->begins_by(asker(), what)) return open_hand(action.id);
    const server::ChangeResult changed = table_->decide(asker(), what, now());
    if (!changed) return refuse(action.id, changed.error());
    keep({around_.utc(), action.id, ActionEntry{std::string(message)}});
    change(*changed, action.id);
}

void PracticeTable::say(const protocol::EmoteMessage& emote) {
    if (seat_) around_.send(protocol::said(index(*seat_), emote.emote));
}

void PracticeTable::hint(const protocol::AskHint& asked) {
    const auto seat = table_->hinted(kPlayer, TableHand{asked.hand}, asked.n);
    if (!seat) return around_.send(protocol::error(seat.error(), std::nullopt));
    if (hint_.hand == TableHand{asked.hand} && hint_.asked == asked.n) {
        if (!advice_.empty()) around_.send(advice_); // otherwise the answer is on its way
        return;
    }
    advice_.clear();
    hint_ = {TableHand{asked.hand}, asked.n, nullptr, table_->hint(*seat), server::kHintTime, Time::max()};
    if (hint_.hint) return;
    advice_ = protocol::advice(asked.hand, asked.n, table_->advice(*seat));
    around_.send(advice_);
}

void PracticeTable::send_advice(const Thinking& thinking) {
    advice_ = protocol::advice(number(thinking.hand), thinking.asked, thinking.hint->text());
    around_.send(advice_);
}

void PracticeTable::refuse(protocol::ActionId action, server::Rule rule) {
    answers_.add(kPlayer, action, std::string(rule.name()));
    around_.send(protocol::refused(action, rule.name(), game_->clause_text(rule.name())));
}

void PracticeTable::answer_done(protocol::ActionId action) {
    answers_.add(kPlayer, action);
    around_.send(protocol::done(action));
}

bool PracticeTable::answered_before(protocol::ActionId action) {
    const std::string* const rule = answers_.find(kPlayer, action);
    if (rule == nullptr && !answers_.stale(kPlayer, action)) return false;
    if (rule != nullptr && rule->empty()) {
        around_.send(protocol::done(action));
    } else {
        const std::string_view broken = rule != nullptr ? std::string_view(*rule) : "stale";
        around_.send(protocol::refused(action, broken, game_->clause_text(broken)));
    }
    return true;
}

void PracticeTable::send_welcome() {
    seat_ = table_->seating().seat_of(kPlayer);
    const protocol::Recipient you{player_.id,
                                  player_.name,
                                  player_.number,
                                  server::number_of(seat_),
                                  table_->host(kPlayer),
                                  answers_.last(kPlayer)};
    around_.send(protocol::welcome(you, table_->row().id, around_.utc()));
}

void PracticeTable::send_table() {
    const server::TableView view = table_->look(now());
    if (view.match) {
        if (std::exchange(hands_sent_of_, view.match->row.id) != view.match->row.id) hands_sent_ = 0;
        if (server::closed_count(*view.match) > hands_sent_) send_hands(*view.match, hands_sent_);
    }
    around_.send(protocol::table(server::to_wire(view), server::number_of(seat_), std::nullopt,
                                 table_->host(kPlayer)));
}

/// Sends the match's closed hands without the first ones.
void PracticeTable::send_hands(const server::MatchView& match, int without) {
    hands_sent_of_ = match.row.id;
    hands_sent_ = server::closed_count(match);
    for (std::string& message : server::hands_messages(match, without)) around_.send(std::move(message));
}

void PracticeTable::send_events(int from) {
    const server::Hand* const hand = table_->hand();
    const auto viewer = table_->viewer_of(kPlayer);
    if (hand == nullptr || !viewer || from > hand->events()) return;
    std::string seen;
    hand->append_seen(seen, from, hand->events(), *viewer);
    around_.send(protocol::events(number(table_->hand_number()), from, seen));
}

void PracticeTable::send_choice() {
    if (!seat_ || !table_->hand_open() || table_->halt() || !table_->plays(*seat_)) return;
    if (table_->viewer_of(kPlayer) != Viewer{*seat_}) return;
    if (const auto choice = table_->hand()->choice(*seat_))
        around_.send(protocol::choice(number(table_->hand_number()), table_->asked_at(*seat_), *choice));
}

} // namespace germini::practice
