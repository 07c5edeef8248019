#include "server/cli/testing/packs.hpp"

#include "engine/minchiate/deal.hpp"
#include "engine/minchiate/pack.hpp"
#include "protocol/wire/reader.hpp"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <stdexcept>

namespace germini::cli {
namespace {

constexpr std::string_view kGame = "minchiate";

server::PreparedPack read_pack(const protocol::ParsedJson& value, protocol::JsonReader& reading) {
    server::PreparedPack prepared;
    protocol::Field cards = reading.root(value);
    if (cards.is_object()) {
        const protocol::Object object = cards.object({"dealer", "pack"});
        if (const protocol::Field dealer = object.find("dealer"))
            prepared.dealer = static_cast<Seat>(dealer.integer(0, minchiate::kSeats - 1));
        cards = object.at("pack");
    }
    minchiate::Pack pack{};
    CardSet all;
    for (const protocol::Field& field : cards.array(minchiate::kCards, minchiate::kCards)) {
        const Card card = minchiate::card_of(field.text(1, 3));
        if (card == kNoCard) {
            field.fail("unknown_card", "unknown card code");
            return prepared;
        }
        pack[prepared.cards.size()] = card;
        prepared.cards.push_back(card);
        all.add(card);
    }
    if (!reading.ok()) return prepared;
    if (all != minchiate::kWholePack) cards.fail("bad_pack", "expected each of the 97 cards once");
    // Must be lawful under any rules of a table, so it is checked under the strictest.
    minchiate::Rules rules;
    rules.bottom_plain = true;
    if (!minchiate::bottom_card_allowed(pack, rules))
        cards.fail("bad_pack", "its last card, the bottom of the pack, must be a cartiglia (CUT-1)");
    return prepared;
}

} // namespace

std::vector<server::PreparedPack> read_packs(const std::string& file) {
    std::ifstream in(file);
    if (!in) throw std::runtime_error("cannot read the packs in " + file);
    std::vector<server::PreparedPack> packs;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        const auto fail = [&](const protocol::ReadError& error) {
            throw std::runtime_error(file + " line " + std::to_string(number) + ": " + error.message +
                                     (error.path.empty() ? "" : " (at " + error.path + ")") + ".");
        };
        const auto value = protocol::parse_strict(line);
        if (!value) fail(value.error());
        protocol::JsonReader reading;
        packs.push_back(read_pack(*value, reading));
        if (!reading.ok()) fail(*reading.error());
    }
    if (packs.empty()) throw std::runtime_error(file + " contains no packs");
    return packs;
}

server::Environment with_packs(server::Environment environment, std::vector<server::PreparedPack> packs) {
    struct Stack {
        std::vector<server::PreparedPack> packs;
        std::atomic<std::size_t> used = 0;
    };
    const auto stack = std::make_shared<Stack>();
    stack->packs = std::move(packs);
    environment.prepared_pack = [stack](std::string_view game) -> std::optional<server::PreparedPack> {
        if (game != kGame) return std::nullopt;
        const std::size_t place = stack->used++;
        if (place >= stack->packs.size()) return std::nullopt;
        return stack->packs[place];
    };
    return environment;
}

} // namespace germini::cli
