#include "server/games/games.hpp"

#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/draw.hpp"
#include "engine/minchiate/game.hpp"
#include "engine/minchiate/match.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/archive/minchiate/hand_result.hpp"
#include "protocol/wire/minchiate/choice_json.hpp"
#include "protocol/wire/minchiate/move_json.hpp"
#include "protocol/wire/minchiate/rules_json.hpp"
#include "server/table/game_hand.hpp"

#include <algorithm>
#include <array>

namespace germini::server {
namespace {

namespace wire = protocol::minchiate;

/// Minchiate on the wire and in the log.
struct MinchiateWire {
    using Engine = minchiate::Minchiate;
    static constexpr std::string_view kName = "minchiate";
    static constexpr int kSeats = minchiate::kSeats, kCodec = wire::kCodecVersion;
    static constexpr std::array kGirate{1, minchiate::kGironeGirate};
    static constexpr bool kDraw = true;

    static void encode(std::string& out, const minchiate::Event& event) { wire::encode(out, event); }
    static std::optional<minchiate::Event> decode(int codec, std::string_view& bytes) {
        return wire::decode_one(bytes, codec);
    }
    static minchiate::Move greedy(const minchiate::View& view) { return minchiate::bots::greedy_move(view); }
    static int phase(const minchiate::State& state) { return static_cast<int>(state.phase); }
    static wire::ReadMove read_move(const protocol::Field& field, Seat seat) {
        return wire::read_wire_move(field, seat);
    }
    static void append_choice(std::string& out, const minchiate::Choice& choice) {
        wire::append_choice(out, choice);
    }

    static protocol::ReadResult<std::string> read_rules(const std::string& preset,
                                                        const nlohmann::json& options) {
        const nlohmann::json asked{{"preset", preset}, {"options", options}};
        protocol::Reading reading;
        const wire::NamedRules rules = wire::read_rules(reading.root(asked), protocol::Unknown::refuse);
        if (!reading.ok()) return tl::make_unexpected(*reading.error());
        const nlohmann::ordered_json text{{"preset", rules.preset},
                                          {"options", wire::write_options(rules.rules)}};
        return text.dump();
    }
    static wire::NamedRules named_rules(const std::string& text) {
        // Asked for several times a hand, and most tables have the same.
        thread_local std::pair<std::string, wire::NamedRules> last;
        if (!text.empty() && last.first == text) return last.second;
        const auto value = nlohmann::json::parse(text);
        protocol::Reading reading;
        wire::NamedRules rules = wire::read_rules(reading.root(value), protocol::Unknown::refuse);
        if (!reading.ok())
            throw BrokenInvariant("rules that were stored cannot be read: " + reading.error()->message);
        last = {text, rules};
        return rules;
    }
    static minchiate::Rules rules_of(const std::string& text) { return named_rules(text).rules; }
    static minchiate::Pack draw(const minchiate::Rules& rules, const Random32& random) {
        return minchiate::draw_pack(rules, random);
    }

    static nlohmann::ordered_json describe_rules() {
        auto presets = nlohmann::ordered_json::object();
        for (std::string_view name : minchiate::kPresets)
            presets[std::string(name)] = wire::write_options(*minchiate::preset(name));
        auto options = nlohmann::ordered_json::array();
        for (const minchiate::Option& option : minchiate::options()) {
            minchiate::Rules rules;
            auto values = nlohmann::ordered_json::array();
            for (const minchiate::OptionValue& value : option.values) {
                if (value.text.empty()) continue;
                option.set(rules, value.value);
                values.push_back(wire::write_options(rules).at(std::string(option.name)));
            }
            options.push_back({{"name", std::string(option.name)},
                               {"clause", std::string(option.clause)},
                               {"values", values}});
        }
        return {{"game", std::string(kName)}, {"seats", kSeats},   {"girate", kGirate}, {"draw", kDraw},
                {"presets", presets},         {"options", options}};
    }

    class Closer {
    public:
        explicit Closer(const std::string& rules) : record_(named_rules(rules).preset) {}
        void add(const minchiate::Event& event) {
            record_.add(event);
            result_.add(event);
        }
        Closing done(const minchiate::State& state) && {
            const auto ledger = minchiate::ledger(state);
            if (!ledger) throw BrokenInvariant("a hand that is over has no ledger");
            Closing closing;
            closing.record = Sealed(std::move(record_).done());
            closing.result = Sealed(result_.done(state));
            closing.resti.assign(ledger->seats.begin(), ledger->seats.end());
            return closing;
        }

    private:
        wire::RecordText record_;
        wire::ResultText result_;
    };

    static protocol::SeatDraw draw_seats(const Random32& random) {
        auto source = random;
        // The draw is from the whole shuffled pack: CUT-1 is about the deal.
        const minchiate::SeatDraw drawn = minchiate::draw_seats(minchiate::draw_pack({}, source));
        protocol::SeatDraw draw;
        for (const minchiate::DrawnCard& card : drawn.drawn)
            draw.cards.push_back({card.person, std::string(minchiate::code(card.card))});
        draw.ranking.assign(drawn.ranking.begin(), drawn.ranking.end());
        return draw;
    }
    static std::vector<int> ranking_as_seated(int first) {
        std::vector<int> ranking(kSeats);
        const auto chairs = minchiate::chairs({0, 1, 2, 3}, 0);
        for (int c = 0; c < kSeats; ++c)
            ranking[chairs[static_cast<std::size_t>(c)]] = seat_of_chair(first, c);
        return ranking;
    }

    // The first dealer's seat is chair 0 of the engine, the next in playing order chair 1 and so on.
    static int seat_of_chair(int first, int chair) { return (first + chair) % kSeats; }
    static protocol::HandPlan plan_of(const minchiate::NextHand& next, int first) {
        protocol::HandPlan plan{next.girata + 1, seat_of_chair(first, index(next.dealer)),
                                std::vector<int>(kSeats)};
        for (int c = 0; c < kSeats; ++c)
            plan.persons[static_cast<std::size_t>(seat_of_chair(first, c))] =
                next.chairs[static_cast<std::size_t>(c)];
        return plan;
    }
    static std::string_view word(minchiate::LineReason reason) {
        switch (reason) {
        case minchiate::LineReason::bonus:
            return "bonus";
        case minchiate::LineReason::interruption:
            return "interruption";
        case minchiate::LineReason::desertion:
            return "desertion";
        case minchiate::LineReason::hand:
            break;
        }
        throw BrokenInvariant("a hand's line is no line of the match");
    }

    /// What was stored of a match, before anything is reckoned with it.
    static void check(const MatchSoFar& so_far) {
        static constexpr std::array kPersons{0, 1, 2, 3};
        if (std::find(kGirate.begin(), kGirate.end(), so_far.girate) == kGirate.end())
            throw BrokenInvariant("no match has so many girate");
        if (!std::is_permutation(so_far.ranking.begin(), so_far.ranking.end(), kPersons.begin(),
                                 kPersons.end()))
            throw BrokenInvariant("the ranking is not of the four persons");
        if (so_far.closed.size() > static_cast<std::size_t>(so_far.girate * minchiate::kGirataHands))
            throw BrokenInvariant("a match has more hands than it may have");
    }

    static MatchSheet sheet(const std::string& rules, const MatchSoFar& so_far) {
        check(so_far);
        const int first = so_far.ranking.at(0);
        minchiate::Match match{.rules = rules_of(rules), .girate = static_cast<std::uint8_t>(so_far.girate)};
        for (std::size_t i = 0; i < match.ranking.size(); ++i)
            match.ranking[i] = static_cast<minchiate::Person>(so_far.ranking.at(i));
        MatchSheet sheet;
        // The course of the match is the same whatever its hands come to.
        for (minchiate::Match course = match; !over(course); close_hand(course, {}))
            sheet.hands.push_back(plan_of(next_hand(course), first));
        for (const std::vector<int>& resti : so_far.closed) {
            minchiate::Ledger ledger{};
            for (int c = 0; c < kSeats; ++c)
                ledger.seats[static_cast<std::size_t>(c)] =
                    static_cast<std::int16_t>(resti.at(static_cast<std::size_t>(seat_of_chair(first, c))));
            close_hand(match, ledger);
        }
        if (so_far.broken_off) {
            minchiate::BreakOff how{so_far.hand_under_way, {}, so_far.all_left};
            for (const int person : so_far.deserters)
                how.deserters.at(static_cast<std::size_t>(person)) = true;
            break_off(match, how);
        }
        for (const minchiate::MatchLine& line : match.lines)
            if (line.reason != minchiate::LineReason::hand)
                sheet.lines.push_back({std::string(word(line.reason)),
                                       line.girata + 1,
                                       line.girata * minchiate::kGirataHands + line.hand + 1,
                                       {line.resti.begin(), line.resti.end()}});
        const auto totals = minchiate::totals(match);
        sheet.totals.assign(totals.begin(), totals.end());
        sheet.over = over(match);
        return sheet;
    }
};

} // namespace

Games all_games() {
    Games games;
    games.add(std::make_unique<GameOf<MinchiateWire>>());
    return games;
}

} // namespace germini::server
