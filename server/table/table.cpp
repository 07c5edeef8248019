#include "server/table/table.hpp"

#include <algorithm>
#include <spdlog/spdlog.h>

namespace germini::server {

Table::Table(World& world, const Game& game, store::SavedTable saved, std::optional<std::string> invitation,
             Publish publish)
    : world_(world), game_(game), strand_(boost::asio::make_strand(world.context)),
      publish_(std::move(publish)), row_(std::move(saved.table)),
      preset_(nlohmann::json::parse(row_.rules).at("preset")), state_(row_.state),
      seating_(game.seats(), saved.seats), members_(std::move(saved.members)),
      invitation_(std::move(invitation)), last_hand_(saved.last_hand), match_(std::move(saved.match)),
      hands_(std::move(saved.hands)), timer_(strand_) {
    ++world_.counters.tables;
    for (const store::ActionRow& action : saved.actions) answers_.add_done({action.guest, action.action});
    try {
        restore(saved);
    } catch (const std::exception& error) {
        spdlog::error("table {} cannot be restored and stands still: {}", row_.id, error.what());
        broken_ = true;
    }
}

void Table::restore(const store::SavedTable& saved) {
    if (!match_ || hands_.empty()) return;
    std::vector<int> persons;
    for (const store::HandSeat& seat : hands_.back().seats) persons.push_back(seat.person);
    seating_ = seating_.known_as(std::move(persons));
    sheet_ = sheet_with(*match_, hands_);
    std::vector<LoggedEvents> log;
    for (const store::EventsRow& row : saved.log) {
        log.push_back(LoggedEvents{row.codec, row.count, row.bytes});
        if (!row.guest) continue;
        if (row.action) answers_.add_move(last_hand_, {*row.guest, *row.action});
        if (row.seat) played_.emplace(*row.guest, *row.seat);
    }
    for (const store::HandSeat& seat : hands_.back().seats)
        if (seat.guest && !seat.substitute) played_.emplace(*seat.guest, seat.seat);
    hand_ = game_.restore(row_.rules, log);
    if (hand_->over() != hands_.back().closed.has_value() && !(match_->broken_off && !hand_->over()))
        throw BrokenInvariant("the log and the ledger do not agree on whether the hand is over");
    if (match_under_way()) state_ = hand_->over() ? store::TableState::between : store::TableState::playing;
}

void Table::start() {
    run([this] {
        const auto now = std::chrono::steady_clock::now();
        for (int s = 0; s < seating_.size(); ++s)
            if (const auto& holder = seating_.at(s); holder && holder->guest)
                away_since_.emplace(*holder->guest, now);
        plan(true);
        publish();
        maybe_next_hand();
    });
}

void Table::break_down(const char* why) {
    spdlog::error("table {} has stopped, its log is kept: {}", row_.id, why);
    broken_ = true;
    writing_ = false;
    waiting_.clear();
    timer_.cancel();
    for (const Present& present : present_) present.peer->close(Farewell::broken);
    present_.clear();
    if (stopped_) finish_stop();
}

bool Table::in_turn(std::function<void()> body) {
    if (!writing_ && waiting_.empty()) {
        body();
        return true;
    }
    if (waiting_.size() >= world_.settings.most_waiting) return false;
    waiting_.push_back(std::move(body));
    return true;
}

void Table::commit(store::Store::Work work, std::function<void(bool)> done) {
    writing_ = true;
    world_.store.write(
        strand_, std::move(work),
        [self = shared_from_this(), done = std::move(done)](std::optional<store::StoreError> error) {
            auto body = [&self, &done, &error] {
                self->writing_ = false;
                done(!error);
                self->run_next();
            };
            self->guard(body);
        });
}

void Table::run_next() {
    while (!writing_ && !waiting_.empty() && !stopping_) {
        const auto body = std::move(waiting_.front());
        waiting_.pop_front();
        body();
    }
    if (!writing_ && stopped_) finish_stop();
}

void Table::stop(std::function<void()> stopped) {
    boost::asio::post(strand_, [self = shared_from_this(), stopped = std::move(stopped)]() mutable {
        self->stopping_ = true;
        self->stopped_ = std::move(stopped);
        self->timer_.cancel();
        if (!self->writing_) self->finish_stop();
    });
}

void Table::finish_stop() {
    for (const Present& present : present_) present.peer->close(Farewell::restarting);
    present_.clear();
    const auto stopped = std::exchange(stopped_, nullptr);
    stopped();
}

} // namespace germini::server
