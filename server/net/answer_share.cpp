#include "server/net/answer_share.hpp"

#include "server/net/large_answer.hpp"
#include "server/net/replies.hpp"
#include "server/net/share.hpp"

#include <string>
#include <utility>

namespace germini::server {

asio::awaitable<AnswerShares> share_answer(Response& answer, AddressPtr address, const NetSettings& limits,
                                           std::stop_source lost) {
    const std::size_t bytes = answer.body.size();
    if (!answer.large && bytes <= limits.small_answer) co_return AnswerShares();
    const AddressTotals& all = *address->totals;
    const std::string from = address->counted_as;
    AnswerShares shares;
    if (answer.large) {
        shares.push_back(co_await all.large.take(from, 1, lost));
        if (shares.back()) shares.push_back(co_await all.large_bytes.take(from, answer.large->size(), lost));
    } else {
        shares.push_back(take_share(address, &AddressState::transfer, bytes, limits.transfer_per_address));
        if (shares.back()) shares.push_back(co_await all.transfer.take(from, bytes, lost));
    }
    if (shares.back()) co_return shares;
    answer = busy(kComeBackAfter);
    co_return AnswerShares();
}

} // namespace germini::server
