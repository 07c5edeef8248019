#include "tests/server/kit/toy_wire.hpp"

#include "engine/core/shuffle.hpp"
#include "protocol/wire/json_out.hpp"
#include "server/games/games.hpp"
#include "server/table/game_hand.hpp"
#include "tests/kit/toy_game.hpp"

#include <array>
#include <cstring>

namespace germini::server {
namespace {

struct ToyMove {
    toy::Move move;
    std::string_view broken;
};

struct ToyWire {
    using Engine = toy::Toy;
    static constexpr std::string_view kName = "toy";
    static constexpr int kSeats = toy::kSeats, kHands = 3, kCodec = 1;
    static constexpr std::array kGirate{1};
    static constexpr bool kDraw = false;

    // In memory as it stands: good enough for a log that outlives no build of the tests.
    static void encode(std::string& out, const toy::Event& event) {
        out += static_cast<char>(event.index());
        std::visit([&out](const auto& e) { out.append(reinterpret_cast<const char*>(&e), sizeof e); }, event);
    }
    template <std::size_t I = 0>
    static std::optional<toy::Event> decode_as(std::size_t kind, std::string_view& bytes) {
        if constexpr (I < std::variant_size_v<toy::Event>) {
            if (kind != I) return decode_as<I + 1>(kind, bytes);
            std::variant_alternative_t<I, toy::Event> event{};
            if (bytes.size() < sizeof event + 1) return std::nullopt;
            std::memcpy(static_cast<void*>(&event), bytes.data() + 1, sizeof event);
            bytes.remove_prefix(sizeof event + 1);
            return event;
        } else {
            return std::nullopt;
        }
    }
    static std::optional<toy::Event> decode(int codec, std::string_view& bytes) {
        if (codec != kCodec || bytes.empty()) return std::nullopt;
        return decode_as(static_cast<std::size_t>(bytes.front()), bytes);
    }

    static toy::Move greedy(const toy::View& view) {
        if (toy_bot_breaks()) throw BrokenInvariant("broken on purpose");
        return toy::greedy(view);
    }
    static int phase(const toy::State& state) { return static_cast<int>(state.phase); }

    static Card read_card(const protocol::Field& field) {
        const Card card = toy::Toy::names().card_of(field.text(1, 4));
        if (field.is_string() && card == kNoCard) field.fail("unknown_card", "That code is no card.");
        return card;
    }
    static ToyMove read_move(const protocol::Field& field, Seat seat) {
        if (toy_move_breaks()) throw BrokenInvariant("broken on purpose");
        const auto [word, value] = field.object({"play", "discard"}).only({"play", "discard"});
        if (word == "play") return {{seat, toy::PlayMove{read_card(value)}}, {}};
        toy::DiscardMove move;
        for (const protocol::Field& card : value.array(0, 8)) move.cards.push_back(read_card(card));
        return {{seat, move}, {}};
    }
    static void append_choice(std::string& out, const toy::Choice& choice) {
        const Names& names = toy::Toy::names();
        if (choice.kind == toy::Phase::discard) {
            out += R"({"kind":"discard","count":3,"must":[],"may":)";
            protocol::append_cards(out, run_of(choice.cards), names);
            out += '}';
            return;
        }
        out += R"({"kind":"play","cards":)";
        protocol::append_cards(out, run_of(choice.cards), names);
        out += R"(,"barred":{)";
        for (Card card : choice.barred) {
            protocol::append_key(out, names.card(card));
            out += R"("TOY-2")";
        }
        out += "}}";
    }

    static protocol::ReadResult<std::string> read_rules(const std::string& preset,
                                                        const nlohmann::json& options) {
        if (toy_rules_break()) throw BrokenInvariant("broken on purpose");
        if (preset != "plain")
            return tl::make_unexpected(protocol::ReadError{"/preset", "unknown_preset", "plain"});
        if (!options.empty())
            return tl::make_unexpected(protocol::ReadError{"/options", "unknown_option", "none"});
        return R"({"preset":"plain","options":{}})";
    }
    static nlohmann::ordered_json describe_rules() {
        return {{"game", "toy"},
                {"seats", kSeats},
                {"girate", kGirate},
                {"draw", kDraw},
                {"presets", {{"plain", nlohmann::ordered_json::object()}}},
                {"options", nlohmann::ordered_json::array()}};
    }
    static toy::Rules rules_of(const std::string&) { return {}; }
    static toy::Pack draw(const toy::Rules&, const Random32& random) {
        toy::Pack pack{};
        for (std::size_t i = 0; i < pack.size(); ++i) pack[i] = static_cast<Card>(i);
        auto source = random;
        shuffle(std::span<Card>(pack), source);
        return pack;
    }
    struct Closer {
        explicit Closer(const std::string& /*rules*/) {}
        void add(const toy::Event& /*event*/) {}
        Closing done(const toy::State& state) && {
            Closing closing{Sealed(R"({"format":"toy"})"), Sealed(R"({"format":"toy-result"})"), {}};
            const auto ledger = toy::Toy::ledger(state);
            for (std::int16_t points : *ledger) closing.resti.push_back(points);
            return closing;
        }
    };
    static std::vector<int> ranking_as_seated(int first) {
        std::vector<int> ranking;
        for (int s = 0; s < kSeats; ++s) ranking.push_back((first + s) % kSeats);
        return ranking;
    }
    static MatchSheet sheet(const std::string&, const MatchSoFar& so_far) {
        return one_round(kHands, so_far);
    }
};

} // namespace

std::atomic<bool>& toy_bot_breaks() {
    static std::atomic<bool> breaks = false;
    return breaks;
}

std::atomic<bool>& toy_move_breaks() {
    static std::atomic<bool> breaks = false;
    return breaks;
}

std::atomic<bool>& toy_rules_break() {
    static std::atomic<bool> breaks = false;
    return breaks;
}

Games games_with_toy() {
    Games games = all_games();
    games.add(std::make_unique<GameOf<ToyWire>>());
    return games;
}

} // namespace germini::server
