#include "server/api/action_from_wire.hpp"

#include "server/places.hpp"

#include <algorithm>

namespace germini::server {
namespace {

Seat seat(int number) { return place_of<Seat>(number); }

ProposalKind kind_of(const std::string& wish) {
    static_assert(kProposalKinds == protocol::kVotes);
    const auto found = std::find(kProposalKinds.begin(), kProposalKinds.end(), wish);
    return static_cast<ProposalKind>(found - kProposalKinds.begin());
}

struct FromWire {
    TableAction operator()(const protocol::Sit& a) const { return action::Sit{seat(a.seat)}; }
    TableAction operator()(const protocol::Swap& a) const {
        return action::Swap{seat(a.first), seat(a.second)};
    }
    TableAction operator()(const protocol::Stand&) const { return action::Stand(); }
    TableAction operator()(const protocol::PutBot& a) const { return action::PutBot{seat(a.seat)}; }
    TableAction operator()(const protocol::RemoveBot& a) const { return action::RemoveBot{seat(a.seat)}; }
    TableAction operator()(const protocol::Ready& a) const { return action::Ready{a.client_seed}; }
    TableAction operator()(const protocol::Leave&) const { return action::Leave(); }
    TableAction operator()(const protocol::TakeBack&) const { return action::TakeBack(); }
    TableAction operator()(const protocol::Invite&) const { return action::Invite(); }
    TableAction operator()(const protocol::BreakOff& a) const { return action::BreakOff{a.wish}; }
    TableAction operator()(const protocol::Again&) const { return action::Again(); }
    TableAction operator()(const protocol::SendAway& a) const { return action::SendAway{seat(a.seat)}; }
    TableAction operator()(const protocol::Vote& a) const {
        return action::Vote{kind_of(a.wish), seat(a.seat), a.yes};
    }
    TableAction operator()(const protocol::MuteChat& a) const { return action::MuteChat{a.muted}; }
    TableAction operator()(const protocol::Publish& a) const { return action::Publish{a.yes}; }
    TableAction operator()(const protocol::PlayMeanwhile& a) const { return action::Meanwhile{a.preset}; }
    TableAction operator()(const protocol::CloseTable&) const { return action::Close(); }
};

} // namespace

TableAction from_wire(const protocol::TableAction& action) { return std::visit(FromWire{}, action); }

} // namespace germini::server
