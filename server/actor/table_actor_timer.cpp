// Timed events of a table.
#include "server/actor/table_actor.hpp"

namespace germini::server {
namespace {

constexpr std::chrono::milliseconds kLateBotMove{50}; // after its time, a move counts as late

} // namespace

void TableActor::plan() {
    auto changed = table_.plan(now(), server_.random);
    if (!changed.empty()) // if the disk refuses it, it is written with the next change
        server_.store.submit(model::SetAbsences{table_.hand_row().key, std::move(changed)});
    think();
    arm();
}

/// Lets the bots that are going to move think, and forgets thoughts and hints about earlier questions.
void TableActor::think() {
    if (writes_.stopping()) return;
    const auto open = [this](Seat seat) { return SeatQuestion{table_.hand_number(), table_.asked_at(seat)}; };
    std::erase_if(bot_moves_, [&](const auto& one) { return !one.second.is_to(open(one.first)); });
    std::erase_if(hints_, [&](const auto& one) { return !one.second.message.is_to(open(one.first)); });
    for (const Seat seat : table_.seating().seats()) {
        const auto question = table_.bot_question(seat);
        if (!question || bot_moves_.contains(seat)) continue;
        const SeatQuestion asked{question->hand, question->asked};
        auto wanted = bot_moves_[seat].begin(asked);
        const std::uint64_t seed = std::uint64_t{server_.random()} << 32u | server_.random();
        std::shared_ptr<MoveThought> thought = table_.thought(seat, seed);
        if (!thought) continue;
        std::string owner =
            maker_ ? maker_->counted_as : "host " + std::to_string(table_.row().host.number());
        auto done = [strand = strand_, weak = weak_from_this(), seat, asked, thought] {
            boost::asio::post(strand, [weak, seat, asked, found = thought->move()]() mutable {
                const auto self = weak.lock();
                if (!self) return;
                const auto answer = self->bot_moves_.find(seat);
                if (answer != self->bot_moves_.end()) answer->second.set(asked, std::move(found));
            });
        };
        server_.thinkers.think({std::move(thought), question->most, question->until, std::move(wanted),
                                std::move(owner), ThoughtKind::other, true, std::move(done)});
    }
}

void TableActor::arm() {
    if (writes_.stopping()) return;
    const auto first = table_.wakes_at();
    if (!first) {
        fires_at_.reset();
        timer_.cancel();
        return;
    }
    wanted_at_ = *first;
    // A move usually postpones the next event: the timer then finds nothing to do and is armed again.
    const auto time = server_.steady();
    if (fires_at_ && time < *fires_at_ && *fires_at_ <= *first) return;
    fires_at_ = *first;
    timer_.expires_after(*first - time);
    timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
        const auto self = weak.lock();
        if (error || !self) return;
        self->fires_at_.reset();
        auto body = [&self] { self->wake(); };
        self->guard(body);
    });
}

void TableActor::wake() {
    if (writes_.stopping()) return;
    const bool late = server_.steady() - wanted_at_ > kLateBotMove;
    const TableState::DueActions woken = table_.wake(now());
    for (const auto& [seat, cause] : woken.moves) {
        if (late && cause == model::Cause::bot) ++server_.counters.late_bot_moves;
        play_for(seat, cause);
    }
    if (woken.next_hand)
        writes_.in_turn_once({OwnWork::Kind::timed_deal}, [this] {
            if (table_.opens_by_itself() || table_.may_open()) open_hand();
        });
    if (woken.halt_ends) change_in_turn(OwnWork::Kind::end_of_halt, &TableState::halt_over);
    if (woken.abandon) change_in_turn(OwnWork::Kind::abandonment, &TableState::abandon);
    if (woken.limit) limit_over();
    arm();
}

void TableActor::change_in_turn(OwnWork::Kind kind,
                                std::optional<Change> (TableState::*decide)(Moment) const) {
    writes_.in_turn_once({kind}, [this, decide] {
        if (auto change = (table_.*decide)(now())) return write_change(*std::move(change), std::nullopt);
        plan(); // it has ended in the meantime
    });
}

/// If nothing changes, broadcasts which guests may now be replaced.
void TableActor::limit_over() {
    writes_.in_turn_once({OwnWork::Kind::end_of_wait}, [this] {
        if (auto change = table_.limit_over(now())) return write_change(*std::move(change), std::nullopt);
        plan();
        send_table();
    });
}

} // namespace germini::server
