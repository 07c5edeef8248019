// What a table asks that has no meaning for one player: whether two names look alike, a commitment to the
// shuffle, which would bind the player's own browser, and a game for fewer people meanwhile. Such a table has
// no key.
#include "server/fair/fair.hpp"
#include "server/names/nickname.hpp"
#include "server/table/broken_invariant.hpp"
#include "server/table/table_state.hpp"

namespace germini::names {

bool look_alike(std::string_view a, std::string_view b) { return a == b; }

} // namespace germini::names

namespace germini::server {
namespace {

[[noreturn]] void without_key() { throw BrokenInvariant("a practice table has no key"); }

} // namespace

bool is_client_seed(std::string_view) { return false; }
bool is_client_seed_list(const std::string&) { return false; }
std::optional<FairSecret> fair_secret_of(std::string_view) { return std::nullopt; }
FairSecret secret_of(const FairKey&, TableHand, Lot) { without_key(); }
std::string commitment_of(const FairSecret&, std::string_view, TableHand, Lot) { without_key(); }
std::function<std::uint32_t()> fair_words(const FairSecret&, std::span<const std::string>) { without_key(); }

Change TableState::with_own_rules(Change change) const { return change; }
ChangeResult TableState::play_meanwhile(const Asker&, const std::optional<std::string>&) const {
    return tl::make_unexpected(Rule("not_fewer_seats"));
}
void TableState::set_rules(const model::NewRules&) {}

} // namespace germini::server
