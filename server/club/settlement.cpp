#include "server/club/settlement.hpp"

#include <algorithm>

namespace germini::club {

std::vector<Payment> settle(Balances balances) {
    const auto less = [](const auto& a, const auto& b) { return a.second < b.second; };
    std::vector<Payment> payments;
    while (!balances.empty()) {
        const auto debtor = std::min_element(balances.begin(), balances.end(), less);
        const auto creditor = std::max_element(balances.begin(), balances.end(), less);
        const std::int64_t amount = std::min(-debtor->second, creditor->second);
        if (amount <= 0) break;
        payments.push_back({debtor->first, creditor->first, amount});
        debtor->second += amount;
        creditor->second -= amount;
    }
    return payments;
}

} // namespace germini::club
