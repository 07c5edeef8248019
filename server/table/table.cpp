#include "server/table/table.hpp"

#include <algorithm>
#include <spdlog/spdlog.h>

namespace germini::server {

namespace {

std::chrono::seconds move_time(const store::TableRow& row) {
    constexpr std::int64_t kDay = 86'400; // more than anybody can have asked for
    const std::int64_t seconds = row.seconds.value_or(0);
    if (seconds < 0 || seconds > kDay) throw BrokenInvariant("the time for a move is none");
    return std::chrono::seconds(seconds);
}

} // namespace

Table::Table(World& world, const Game& game, store::SavedTable saved, std::optional<std::string> invitation,
             Publish publish)
    : world_(world), game_(game), strand_(boost::asio::make_strand(world.context)),
      publish_(std::move(publish)), row_(std::move(saved.table)),
      preset_(nlohmann::json::parse(row_.rules).at("preset")), state_(row_.state),
      seating_(game.seats(), saved.seats), people_(std::move(saved.people)),
      members_(std::move(saved.members)), invitation_(std::move(invitation)), last_hand_(saved.last_hand),
      match_(std::move(saved.match)), hands_(std::move(saved.hands)), barred_(std::move(saved.barred)),
      left_places_(std::move(saved.left_places)), clocks_(move_time(row_), world.settings.away_in_a_hand),
      crowd_timer_(strand_), timer_(strand_) {
    ++world_.counters.tables;
    if (row_.halt) {
        const auto kind = std::find(kHalts.begin(), kHalts.end(), row_.halt->kind);
        halt_ = Halt{static_cast<HaltKind>(kind - kHalts.begin()), row_.halt->since, row_.halt->until};
    }
    for (const store::AnswerRow& answer : saved.answers) answers_.add(answer.guest, answer.id, answer.rule);
    try {
        restore(saved);
    } catch (const std::exception& error) {
        spdlog::error("table {} cannot be restored and stands still: {}", row_.id, error.what());
        broken_ = true;
    }
}

void Table::restore(const store::SavedTable& saved) {
    if (!match_ || hands_.empty()) {
        if (state_ == store::TableState::playing || state_ == store::TableState::between)
            throw BrokenInvariant("a match is under way, and there is none, or no hand of it");
        return;
    }
    std::vector<int> persons;
    for (const store::HandSeat& seat : hands_.back().seats) persons.push_back(seat.person);
    seating_ = seating_.known_as(std::move(persons));
    if (match_->draw && !nlohmann::json::accept(*match_->draw)) // it is told as it stands
        throw BrokenInvariant("the draw for seats cannot be read");
    sheet_ = sheet_with(*match_, hands_);
    std::vector<LoggedEvents> log;
    for (const store::EventsRow& row : saved.log) {
        std::optional<Seat> by;
        if (row.seat) by = static_cast<Seat>(*row.seat);
        log.push_back(LoggedEvents{row.codec, row.count, by, row.bytes});
        if (row.guest && row.action) answers_.add(*row.guest, *row.action);
    }
    for (const store::HandSeat& seat : hands_.back().seats)
        if (seat.absence)
            clocks_.set_budget(seat.seat,
                               std::clamp(Clocks::Span(*seat.absence), Clocks::Span::zero(), whole_budget()));
    sightings_ = Sightings(hands_.back().sighted);
    for (const store::SightingRow& row : saved.sightings) sightings_.add(row.guest, row.seat);
    hand_ = game_.restore(row_.rules, log);
    if (hand_->over() != hands_.back().closed.has_value() && !(match_->broken_off && !hand_->over()))
        throw BrokenInvariant("the log and the ledger do not agree on whether the hand is over");
    if (match_under_way()) state_ = hand_->over() ? store::TableState::between : store::TableState::playing;
}

void Table::start() {
    run([this] {
        const Moment now = moment();
        asked_since_.fill(now);
        between_since_ = now;
        for (int s = 0; s < seating_.size(); ++s)
            if (const auto& holder = seating_.at(s); holder && holder->guest)
                away_since_.emplace(*holder->guest, now);
        clocks_.halt(halt_.has_value(), world_.steady());
        plan();
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
    crowd_timer_.cancel();
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
                if (error && !error->passing()) throw *error;
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
        self->crowd_timer_.cancel();
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
