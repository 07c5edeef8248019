// A match that stands still: paused, adjourned, or left by all; and how it goes on.
#include "server/table/table.hpp"

namespace germini::server {

using store::TableState;

Halt Table::halt_of(HaltKind kind) const {
    Halt halt{kind, world_.now(), 0};
    const std::chrono::milliseconds most = kind == HaltKind::pause
                                               ? std::chrono::milliseconds(world_.settings.pause)
                                               : std::chrono::milliseconds(world_.settings.adjourned);
    halt.until = halt.since + most.count();
    return halt;
}

/// After a pause, as soon as those who are here say so; after adjourning, as soon as all who play are here
/// and do.
bool Table::goes_on(const Seating& seating) const {
    bool somebody = false;
    for (int s = 0; s < seating.size(); ++s) {
        if (!seating.plays(s)) continue;
        const bool is_here = here_of(seating.at(s)), ready = seating.at(s)->ready;
        if (halt_->kind == HaltKind::adjourned ? !is_here || !ready : is_here && !ready) return false;
        somebody = somebody || ready;
    }
    return somebody;
}

/// Its time is over: a pause ends; a match that was adjourned or abandoned ends as if all had wished it.
void Table::halt_over() {
    in_turn([this] {
        if (!halt_ || world_.now() < halt_->until) return;
        Change change(seating_.rested());
        change.halt = std::optional<Halt>();
        change.ends = halt_->kind != HaltKind::pause;
        write_change(std::move(change), std::nullopt);
    });
}

/// Nobody who plays has been here for long.
void Table::abandon() {
    in_turn([this] {
        if (halt_ || !match_under_way() || anybody_here() || seating_.playing_guests() == 0) return;
        Change change(seating_.rested());
        change.halt = halt_of(HaltKind::abandoned);
        write_change(std::move(change), std::nullopt);
    });
}

/// Somebody who plays is here again.
void Table::come_back() {
    if (!halt_ || halt_->kind != HaltKind::abandoned) return;
    in_turn([this] {
        if (!halt_ || halt_->kind != HaltKind::abandoned || !anybody_here()) return;
        Change change(seating_);
        change.halt = std::optional<Halt>();
        write_change(std::move(change), std::nullopt);
    });
}

} // namespace germini::server
