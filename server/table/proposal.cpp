#include "server/table/proposal.hpp"

#include "protocol/wire/json_out.hpp"
#include "protocol/wire/reader.hpp"
#include "server/places.hpp"

#include <limits>
#include <stdexcept>

namespace germini::server {

std::string text_of(const std::vector<Proposal>& proposals) {
    if (proposals.empty()) return {};
    std::string out;
    protocol::append_array(out, proposals, [](std::string& to, const Proposal& proposal) {
        to += '[';
        protocol::append_plain(to, word(proposal.kind));
        for (const int number :
             {proposal.seat == kNoSeat ? -1 : index(proposal.seat), number(proposal.hand), proposal.n}) {
            to += ',';
            protocol::append_number(to, number);
        }
        to += ']';
    });
    return out;
}

std::vector<Proposal> proposals_of(std::string_view text) {
    constexpr std::size_t kParts = 4;
    std::vector<Proposal> proposals;
    if (text.empty()) return proposals;
    const auto value = protocol::parse_raw(text);
    if (!value) throw std::runtime_error("votes that are not JSON");
    protocol::JsonReader reading;
    const auto whole = [](const protocol::Field& field) {
        return static_cast<int>(field.integer(-1, std::numeric_limits<int>::max()));
    };
    for (const protocol::Field& entry : reading.root(*value).array(0, text.size())) {
        const auto parts = entry.array(kParts, kParts);
        if (!reading.ok()) break;
        proposals.push_back(Proposal{static_cast<ProposalKind>(parts[0].enum_index(kProposalKinds)),
                                     place_of<Seat>(whole(parts[1])), TableHand{whole(parts[2])},
                                     whole(parts[3])});
    }
    if (!reading.ok()) throw std::runtime_error("votes that cannot be read: " + reading.error()->message);
    return proposals;
}

} // namespace germini::server
