#include "server/verify/fair_proof.hpp"

#include "protocol/wire/library_json.hpp"
#include "protocol/wire/reader.hpp"
#include "server/crypto/hash_chain.hpp"
#include "server/table/finished_hand.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

constexpr std::size_t kSecretDigits = 64, kMostTableId = 64;
constexpr std::int64_t kMostHand = 1'000'000'000;

struct ToldDeal {
    std::string table, commitment, secret;
    TableHand hand{};
    std::vector<std::string> client_seeds;
};

std::string read_digits(const protocol::Field& field) {
    std::string digits = field.text(kSecretDigits, kSecretDigits);
    if (digits.find_first_not_of("0123456789abcdef") != std::string::npos)
        field.fail("bad_field", "expected 64 digits 0-9 or a-f");
    return digits;
}

ToldDeal read_deal(const protocol::Field& field) {
    const protocol::Object object =
        field.object({"table", "hand", "commitment", "secret", "client_seeds", "noise"});
    ToldDeal deal;
    deal.table = object.at("table").text(1, kMostTableId);
    deal.hand = TableHand{static_cast<int>(object.at("hand").integer(1, kMostHand))};
    deal.commitment = read_digits(object.at("commitment"));
    deal.secret = read_digits(object.at("secret"));
    // Older files call the seeds `noise`.
    const protocol::Field seeds = object.only_member({"client_seeds", "noise"}).second;
    for (const protocol::Field& one : seeds.array(1, kMaxSeats)) {
        deal.client_seeds.push_back(one.text(0, kClientSeedDigits));
        if (!deal.client_seeds.back().empty() && !is_client_seed(deal.client_seeds.back()))
            one.fail("bad_field", "expected 32 digits 0-9 or a-f, or an empty string");
    }
    return deal;
}

} // namespace

bool deals(const MatchRules& rules, const nlohmann::json& record, const FairSecret& secret,
           const std::string& client_seeds) {
    const auto added = nlohmann::json::parse(client_seeds).get<std::vector<std::string>>();
    const std::string pack = rules.pack_text(fair_words(secret, added));
    return record.value("pack", nlohmann::json()) == nlohmann::json::parse(pack);
}

bool committed(std::string_view key, TableHand hand, Lot lot, const FairSecret& secret) {
    const auto of_table = fair_secret_of(key);
    return of_table && secret_of(*of_table, hand, lot) == secret;
}

protocol::ReadResult<std::vector<std::string>> fair_differences(const protocol::ParsedJson& proof,
                                                                const Games& games) {
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(proof).object({"deal", "record"});
    const protocol::Field deal_field = object.at("deal"), record = object.at("record");
    const ToldDeal deal = read_deal(deal_field);
    if (!record.is_object()) record.fail("bad_field", "expected the record of a hand");
    if (!reading.ok()) return tl::make_unexpected(*reading.error());
    const protocol::JsonValue* const name = record.raw().find("game");
    const Game* const game = name ? games.find(name->text) : nullptr;
    if (game == nullptr)
        return tl::make_unexpected(
            protocol::ReadError{"/record/game", "unknown", "Unknown game: expected a game of this server."});
    const auto played = game->read_record(protocol::raw_json(record.raw()));
    if (!played) {
        protocol::ReadError error = played.error();
        error.path = "/record" + error.path;
        return tl::make_unexpected(std::move(error));
    }
    std::vector<std::string> found;
    const FairSecret secret = fair_secret(deal.secret);
    if (commitment_of(secret, deal.table, deal.hand, Lot::cards) != deal.commitment)
        found.emplace_back("the secret does not match the commitment");
    if (!deals(*played->hand.rules(), protocol::library_json(record.raw()), secret,
               nlohmann::json(deal.client_seeds).dump()))
        found.emplace_back("the cards do not match the secret and the players' seeds");
    return found;
}

} // namespace germini::server
