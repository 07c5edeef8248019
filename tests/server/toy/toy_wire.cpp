#include "tests/server/toy/toy_wire.hpp"

#include "engine/core/shuffle.hpp"
#include "protocol/wire/card_json.hpp"
#include "server/games/game_of.hpp"
#include "server/games/games.hpp"
#include "tests/support/toy_game.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace germini::server {
namespace {

struct ToyMove {
    toy::Move move;
    std::string_view broken_clause;
};

template <auto Member>
constexpr Option<toy::Rules> option(std::string_view name, OptionKind kind,
                                    std::span<const OptionValue> values, int most = 0) {
    return {name, "TOY-1", kind, values, get_member<Member, toy::Rules>, set_member<Member, toy::Rules>,
            0,    most};
}
constexpr std::array<OptionValue, 5> kSeatNumbers{{{"2", 2}, {"3", 3}, {"4", 4}, {"5", 5}, {"6", 6}}};
constexpr std::array<OptionValue, 3> kTargets{{{"0", 0}, {"5", 5}, {"10", 10}}};
constexpr std::array<OptionValue, 2> kBoolean{{{"true", 1}, {"false", 0}}};
constexpr std::array kOptions{
    option<&toy::Rules::seats>("seats", OptionKind::number, kSeatNumbers),
    option<&toy::Rules::target>("target", OptionKind::range, kTargets, toy::kMostTarget),
    option<&toy::Rules::speech>("speech", OptionKind::boolean, kBoolean),
    option<&toy::Rules::words>("words", OptionKind::boolean, kBoolean)};
constexpr std::array<std::string_view, 1> kPresets{"plain"};

std::optional<toy::Rules> preset(std::string_view name, int /*edition*/) {
    if (toy_rules_break()) throw BrokenInvariant("broken on purpose");
    return name == "plain" ? std::optional(toy::Rules{}) : std::nullopt;
}

constexpr RulesTable<toy::Rules> kRulesTable{
    kPresets, preset, [](const toy::Rules&) -> std::span<const Option<toy::Rules>> { return kOptions; }, 1};

struct ToyWire {
    using Engine = toy::Toy;
    using Play = toy::PlayMove;
    static constexpr int kCodec = 1;

    // In-memory representation: good enough for a log that outlives no build of the tests.
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

    static constexpr std::array<std::string_view, 2> kSaid{"mine", "low"};
    static WordId word_of(std::string_view word) {
        const auto& words = toy::Toy::names().words;
        return static_cast<WordId>(std::find(words.begin(), words.end(), word) - words.begin());
    }
    static Card read_card(const protocol::Field& field) {
        const Card card = toy::Toy::names().card_of(field.text(1, 4));
        if (field.is_string() && card == kNoCard) field.fail("unknown_card", "Unknown card code.");
        return card;
    }
    static List<WordId, 2> read_says(const protocol::Object& object) {
        List<WordId, 2> says;
        if (const protocol::Field words = object.find("says"))
            for (const protocol::Field& word : words.array(0, 2))
                says.push_back(word_of(kSaid.at(word.enum_index({"mine", "low"}))));
        return says;
    }
    static toy::ShowMove read_show(const protocol::Field& field) {
        toy::ShowMove move;
        for (const protocol::Field& position : field.array(0, kMaxSeats))
            move.positions.push_back(position.is_null()
                                         ? std::nullopt
                                         : std::optional(static_cast<int>(position.integer(0, toy::kRanks))));
        return move;
    }
    static toy::TellMove read_tell(const protocol::Field& field) {
        const protocol::Object object = field.object({"sixes", "ones", "nothing"});
        toy::TellMove move;
        if (const protocol::Field sixes = object.find("sixes")) {
            move.sixes.emplace();
            for (const protocol::Field& card : sixes.array(1, 8)) move.sixes->push_back(read_card(card));
        }
        if (const protocol::Field ones = object.find("ones"))
            move.ones = static_cast<int>(ones.integer(1, toy::kRanks));
        if (const protocol::Field nothing = object.find("nothing")) move.nothing = nothing.boolean();
        return move;
    }
    static ToyMove read_move(const protocol::Field& field, Seat seat) {
        if (toy_move_breaks()) throw BrokenInvariant("broken on purpose");
        const protocol::Object object =
            field.object({"play", "discard", "speak", "out", "show", "tell", "says"});
        const auto [word, value] = object.only_member({"play", "discard", "speak", "out", "show", "tell"});
        if (word == "play") return {{seat, toy::PlayMove{read_card(value), read_says(object)}}, {}};
        if (word == "show") return {{seat, read_show(value)}, {}};
        if (word == "tell") return {{seat, read_tell(value)}, {}};
        if (word == "speak") return {{seat, toy::SpeakMove{value.enum_index({"pass", "alone"}) == 1}}, {}};
        if (word == "out") {
            if (!value.boolean()) value.fail("bad_field", "only true says anything");
            return {{seat, toy::OutMove{}}, {}};
        }
        toy::DiscardMove move;
        for (const protocol::Field& card : value.array(0, 8)) move.cards.push_back(read_card(card));
        return {{seat, move}, {}};
    }

    static void append_move(std::string& out, const toy::Move& move) {
        out += '{';
        if (const auto* show = std::get_if<toy::ShowMove>(&move.what)) {
            protocol::append_key(out, "show");
            protocol::append_array(out, show->positions, [](std::string& to, const auto& position) {
                protocol::append_or_null(to, position, protocol::append_number<int>);
            });
        }
        // The bot tells nothing, and says nothing with a card.
        if (std::holds_alternative<toy::TellMove>(move.what)) out += R"("tell":{"nothing":true})";
        if (const auto* play = std::get_if<toy::PlayMove>(&move.what))
            protocol::append_member(out, "play", toy::Toy::names().card(play->card));
        if (const auto* speak = std::get_if<toy::SpeakMove>(&move.what))
            protocol::append_member(out, "speak", speak->alone ? "alone" : "pass");
        if (const auto* discard = std::get_if<toy::DiscardMove>(&move.what)) {
            protocol::append_key(out, "discard");
            protocol::append_cards(out, discard->cards, toy::Toy::names());
        }
        if (std::holds_alternative<toy::OutMove>(move.what)) protocol::append_member(out, "out", true);
        out += '}';
    }

    static const RulesTable<toy::Rules>& rules_table() { return kRulesTable; }
    static std::span<const OptionSources> option_sources() {
        static constexpr std::array<OptionSources, 4> kSources{
            {{"seats", "deal", {"plain", "plain", "plain", "plain", "plain"}},
             {"target", "match", {"plain", "plain", "plain"}},
             {"speech", "play", {"plain", "plain"}},
             {"words", "deal", {"plain", "plain"}}}};
        return kSources;
    }
    static toy::Pack draw(const toy::Rules& rules, const Random32& random) {
        toy::Pack pack = toy::plain_pack(rules);
        auto source = random;
        shuffle(std::span<Card>(pack).first(static_cast<std::size_t>(toy::pack_cards(rules))), source);
        return pack;
    }
    struct Record {
        void add(const toy::Event& /*event*/) {}
        std::string done() && { return R"({"format":"toy","game":"toy"})"; }
    };
    struct Result {
        void add(const toy::Event& /*event*/) {}
        std::string done(const toy::State& /*state*/) const { return R"({"format":"toy-result"})"; }
    };
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
