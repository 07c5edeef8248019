// Halted matches: paused, adjourned or abandoned, and how they continue.
#include "server/table/table_state.hpp"

namespace germini::server {

Halt TableState::halt_of(HaltKind kind, Moment now) const {
    Halt halt{kind, now.utc, 0};
    const std::chrono::milliseconds most = kind == HaltKind::pause
                                               ? std::chrono::milliseconds(settings_.pause)
                                               : std::chrono::milliseconds(settings_.adjourned);
    halt.until = halt.since + most.count();
    return halt;
}

/// Returns true if the match continues. After adjourning, all players must be connected and ready; otherwise,
/// all connected players must be ready, at least one.
bool TableState::goes_on(const Seating& seating) const {
    bool somebody = false;
    for (const Seat s : seating.seats()) {
        if (!seating.plays(s)) continue;
        const bool is_here = presences_.here_of(seating.at(s)), ready = seating.at(s)->ready;
        if (halt_->kind == HaltKind::adjourned ? !is_here || !ready : is_here && !ready) return false;
        somebody = somebody || ready;
    }
    return somebody;
}

/// Ends a pause; ends an adjourned or abandoned match as if all had wished it.
std::optional<Change> TableState::halt_over(Moment now) const {
    if (!halt_ || !times_.halt_is_over(now)) return std::nullopt;
    Change change(seating_.unready());
    change.halt = std::optional<Halt>();
    change.ends = halt_->kind != HaltKind::pause;
    return with_consequences(std::move(change), std::nullopt, now);
}

std::optional<Change> TableState::abandon(Moment now) const {
    if (halt_ || !match_under_way() || presences_.anybody_here(seating_) || seating_.playing_guests() == 0)
        return std::nullopt;
    Change change(seating_.unready());
    change.halt = halt_of(HaltKind::abandoned, now);
    return with_consequences(std::move(change), std::nullopt, now);
}

std::optional<Change> TableState::come_back(Moment now) const {
    if (!halt_ || halt_->kind != HaltKind::abandoned || !presences_.anybody_here(seating_))
        return std::nullopt;
    Change change(seating_);
    change.halt = std::optional<Halt>();
    return with_consequences(std::move(change), std::nullopt, now);
}

std::optional<Change> TableState::limit_over(Moment now) const {
    Change change = with_consequences(Change(seating_), std::nullopt, now);
    const bool changes =
        change.match_end || change.halt || change.disclosed || change.seating.rows() != seating_.rows();
    return changes ? std::optional(std::move(change)) : std::nullopt;
}

} // namespace germini::server
