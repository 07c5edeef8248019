// Votes at a table, and the end of the time that a guest is waited for.
#include "server/table/table_state.hpp"

#include <algorithm>

namespace germini::server {

using model::Stage;

BySeat<Presence> TableState::presence(Moment now) const {
    BySeat<Presence> presence(seating_.size());
    for (const Seat s : seating_.seats()) {
        const auto& holder = seating_.at(s);
        auto& one = presence[s];
        one.here = presences_.here_of(holder);
        one.away_long = holder && holder->guest && away_for_long(*holder->guest, now);
    }
    return presence;
}

std::optional<Moment> TableState::asked_since(Seat seat) const {
    if (halt_) {
        const auto& holder = seating_.at(seat);
        if (halt_->kind == HaltKind::pause || !holder || !holder->guest) return std::nullopt;
        return presences_.away_since(*holder->guest);
    }
    if (hand_open() && hand_->shown_due().has(seat)) return times_.asked_since(seat);
    if (stage_ == Stage::between && !seating_.at(seat)->ready) return times_.between_since();
    return std::nullopt;
}

bool TableState::beyond_limit(const std::optional<Moment>& since, Moment now) const {
    return since && now.steady - since->steady >= settings_.absence;
}

bool TableState::replaceable(Seat seat, Moment now) const {
    return away_in(seat, now) || beyond_limit(asked_since(seat), now);
}

SeatSet TableState::overdue(Moment now) const {
    SeatSet seats;
    if (!match_under_way()) return seats;
    for (const Seat s : seating_.seats())
        if (seating_.plays(s) && replaceable(s, now)) seats.add(s);
    return seats;
}

bool TableState::away_in(Seat seat, Moment now) const {
    const auto& holder = seating_.at(seat);
    return holder && holder->guest && away_for_long(*holder->guest, now);
}

/// Returns the question that a vote for a bot refers to: the unanswered one, or 0 for an absent guest, who is
/// replaced regardless of the question.
int TableState::asked_in_vote(Seat seat, Moment now) const { return away_in(seat, now) ? 0 : asked_at(seat); }

ChangeResult TableState::vote(const Asker& asker, const action::Vote& vote, Moment now) const {
    const auto no = [](Rule rule) { return ChangeResult(tl::make_unexpected(rule)); };
    if (!match_under_way()) return no("not_started");
    const Seat seat = vote.seat;
    Proposal proposal{vote.kind, seat, hand_number(), 0};
    switch (proposal.kind) {
    case ProposalKind::pause:
    case ProposalKind::adjourn:
        if (halt_ && vote.yes) return no("halted");
        break;
    case ProposalKind::bot:
        if (!row_.bots) return no("no_bots");
        if (!seating_.seats().has(seat)) return no("unknown_seat");
        if (!seating_.plays(seat)) return no("seat_taken");
        if (vote.yes && !replaceable(seat, now)) return no("limit_not_reached");
        proposal.n = asked_in_vote(seat, now);
        break;
    case ProposalKind::step_in: {
        if (!seating_.seats().has(seat)) return no("unknown_seat");
        const auto& successor = seating_.at(seat)->successor;
        if (!successor) return no("no_successor"); // successors exist only while a hand is open
        if (!disclosures_.none(successor->guest)) return no("saw_hand");
        break;
    }
    }
    const auto voted = seating_.vote(asker, proposal, vote.yes);
    return voted ? ChangeResult(Change(*voted)) : no(voted.error());
}

/// Returns all proposals with at least one vote, each once.
std::vector<Proposal> TableState::proposals(const Seating& seating, Moment now) const {
    std::vector<Proposal> all;
    for (const Seat s : seating.seats()) {
        if (!seating.at(s)) continue;
        for (const Proposal& proposal : seating.at(s)->votes)
            if (!void_now(proposal, now) && std::find(all.begin(), all.end(), proposal) == all.end())
                all.push_back(proposal);
    }
    return all;
}

/// Returns true if the proposal's subject no longer applies: another hand, or a question that has been
/// answered.
bool TableState::void_now(const Proposal& proposal, Moment now) const {
    if (proposal.hand != hand_number()) return true;
    if (proposal.kind != ProposalKind::bot) return false;
    return proposal.n != asked_in_vote(proposal.seat, now) || !replaceable(proposal.seat, now);
}

void TableState::carry(Change& change, Moment now) const {
    if (!match_under_way()) return;
    const BySeat<Presence> present = presence(now);
    for (const Proposal& proposal : proposals(change.seating, now)) {
        if (!count_votes(change.seating, present, proposal).carried()) continue;
        switch (proposal.kind) {
        case ProposalKind::pause:
        case ProposalKind::adjourn:
            if (halt_ && !change.halt) break;
            change.halt =
                halt_of(proposal.kind == ProposalKind::pause ? HaltKind::pause : HaltKind::adjourned, now);
            change.seating = change.seating.unready();
            break;
        case ProposalKind::bot:
            if (change.seating.plays(proposal.seat)) {
                const bool is_here = present[proposal.seat].here;
                change.seating = change.seating.replaced(proposal.seat, is_here && hand_open());
            }
            break;
        case ProposalKind::step_in:
            if (const auto successor = change.seating.at(proposal.seat)->successor;
                successor &&
                disclosures_.none(successor->guest)) { // any other successor now needs the new holder's vote
                change.disclosed = model::DisclosureRow{successor->guest, proposal.seat};
                change.seating = change.seating.stepped_in(proposal.seat);
            }
            break;
        }
        change.seating = change.seating.without(proposal);
    }
}

std::vector<BallotView> TableState::ballots(Moment now) const {
    std::vector<BallotView> list;
    if (!match_under_way()) return list;
    const BySeat<Presence> present = presence(now);
    for (const Proposal& proposal : proposals(seating_, now))
        list.push_back({proposal, count_votes(seating_, present, proposal)});
    return list;
}

} // namespace germini::server
