#include "server/table/proposal.hpp"

#include "server/places.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace germini::server {

std::string text_of(const std::vector<Proposal>& proposals) {
    if (proposals.empty()) return {};
    auto list = nlohmann::json::array();
    for (const Proposal& proposal : proposals)
        list.push_back({word(proposal.kind), proposal.seat == kNoSeat ? -1 : index(proposal.seat),
                        number(proposal.hand), proposal.n});
    return list.dump();
}

std::vector<Proposal> proposals_of(std::string_view text) {
    std::vector<Proposal> proposals;
    if (text.empty()) return proposals;
    for (const auto& entry : nlohmann::json::parse(text)) {
        const auto kind =
            std::find(kProposalKinds.begin(), kProposalKinds.end(), entry.at(0).get<std::string>());
        if (kind == kProposalKinds.end()) throw std::runtime_error("unknown vote");
        proposals.push_back(Proposal{static_cast<ProposalKind>(kind - kProposalKinds.begin()),
                                     place_of<Seat>(entry.at(1)), TableHand{entry.at(2).get<int>()},
                                     entry.at(3)});
    }
    return proposals;
}

} // namespace germini::server
