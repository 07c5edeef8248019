// Random decisions at a table: committed to before anybody contributes to them (docs/fair.md).
#include "server/table/table_state.hpp"

#include "protocol/wire/json_out.hpp"

namespace germini::server {
namespace {

using model::Stage;

std::optional<FairKey> fair_key_of(const model::TableRow& row) {
    return fair_secret_of(row.fair_key.unsealed());
}

/// Returns the contributions by person; a bot contributes nothing.
std::vector<std::string> client_seeds_of(const Seating& seating) {
    std::vector<std::string> client_seeds(static_cast<std::size_t>(seating.size()));
    for (const Seat seat : seating.seats())
        if (const auto& holder = seating.at(seat); holder && holder->guest && !holder->bot)
            client_seeds[static_cast<std::size_t>(index(seating.persons()[seat]))] = holder->client_seed;
    return client_seeds;
}

} // namespace

TableState::FairRandom TableState::fair_random(Lot lot, bool prepared, const Environment& environment) const {
    const auto key = fair_key_of(row_);
    if (prepared || !key) return {environment.random, std::nullopt};
    const FairSecret secret = secret_of(*key, book_.next_hand(), lot);
    const std::vector<std::string> client_seeds = client_seeds_of(seating_);
    return {fair_words(secret, client_seeds), model::ShuffleSecretRow{Sealed({secret.begin(), secret.end()}),
                                                                      protocol::plain_list(client_seeds)}};
}

std::optional<DealCommitment> TableState::commitment() const {
    const auto key = fair_key_of(row_);
    if (!key || stage_ == Stage::over) return std::nullopt;
    const TableHand hand = hand_open() ? hand_number() : book_.next_hand();
    const auto committed = [&](Lot lot) {
        return commitment_of(secret_of(*key, hand, lot), row_.id, hand, lot);
    };
    DealCommitment out{hand, committed(Lot::cards)};
    if (stage_ == Stage::waiting) out.seats = committed(Lot::seats);
    return out;
}

} // namespace germini::server
