// The commands that work on hands, built from what a game provides: a struct T with
//
//     Game                     the game's rules (engine/core/game.hpp)
//     table()                  their options and presets
//     any_rules(rng, edition), draw(rules, rng), random(choice, seat, rng), greedy(view)
//     first(view)              the greedy bot before it gave and read signals
//     kEngine                  if another engine has presets of the same game
//     kSeed, any_context(rules, rng)      for the hands of the signature
//     context(rules, hand, rng)           for hand number `hand` of a simulation
//     Imagination                         if its bots search (engine/core/search.hpp)
//     encode(bytes, event)                appends it as in the log
//     read_record(json), replay(record), write_record(events), or with the preset, write_result(events)
#pragma once
#include "engine/core/digest.hpp"
#include "engine/core/duplicate.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/core/offer.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/search.hpp"
#include "engine/core/shuffle.hpp"
#include "engine/core/sides.hpp"
#include "protocol/archive/record_error.hpp"
#include "protocol/tools/game_tools.hpp"
#include "protocol/tools/named_rules.hpp"
#include "protocol/tools/thread_time.hpp"
#include "protocol/wire/json_out.hpp"
#include "protocol/wire/seen_json.hpp"
#include "protocol/wire/text_json.hpp"

#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace germini::protocol {

template <class T> class ToolsOf {
    using G = typename T::Game;
    using Rules = typename G::Rules;
    using Context = typename G::Context;

public:
    static GameTools tools() {
        return {G::names().game, engine(), T::table().presets, &replay, &simulate, &signature, &compare};
    }

private:
    static constexpr std::string_view engine() {
        if constexpr (requires { T::kEngine; })
            return T::kEngine;
        else
            return G::names().game;
    }

    static bool replay(const ReadResult<ParsedJson>& value, std::ostream& out) {
        const auto refuse = [&out](const RecordError& error) {
            out << error_text(error) << '\n';
            return false;
        };
        if (!value) return refuse(malformed_record(value.error()));
        const auto record = T::read_record(value->root());
        if (!record) return refuse(record.error());
        const auto played = T::replay(*record);
        if (played.error) return refuse(*played.error);
        out << T::write_result(played.events) << '\n';
        return true;
    }

    static std::string record_of(const std::string& preset, const std::vector<typename G::Event>& log) {
        if constexpr (requires { T::write_record(log); })
            return T::write_record(log);
        else
            return T::write_record(preset, log);
    }

    static Seat dealer_of(std::uint64_t hand, const Rules& rules) {
        return static_cast<Seat>(hand % static_cast<std::uint64_t>(G::seats(rules)));
    }

    static std::vector<typename G::Event> play(const Rules& rules, Seat dealer, const Context& context,
                                               Policy policy, Rng& rng) {
        std::vector<typename G::Event> log;
        HandInPlay<G> hand(rules);
        const auto take = [&log, &hand](const typename G::Events& events) {
            log.insert(log.end(), events.begin(), events.end());
            hand.take(events);
        };
        take(G::open(rules, dealer, T::draw(rules, rng), context));
        while (!hand.over()) {
            const Seat seat = hand.due();
            const auto& view = hand.view(seat);
            take(G::decide(hand.state(),
                           policy == Policy::greedy
                               ? T::greedy(view)
                               : T::random(G::legal_moves(G::information_state(view)), seat, rng))
                     ->events);
        }
        return log;
    }

    static void simulate(const Simulation& simulation, std::ostream& out) {
        const auto named = named_rules(T::table(), simulation.preset, simulation.options, simulation.edition);
        const int edition = known_edition(T::table(), simulation.edition);
        for (std::uint64_t i = 0; i < simulation.hands; ++i) {
            Rng rng(simulation.seed * 0x9e3779b97f4a7c15u + i);
            const Rules rules = simulation.any_rules ? T::any_rules(rng, edition) : named.rules;
            const Context context = T::context(rules, i, rng);
            const auto log = play(rules, dealer_of(i, rules), context, simulation.policy, rng);
            out << R"({"record":)" << record_of(named.preset, log) << R"(,"result":)" << T::write_result(log)
                << "}\n";
        }
    }

    /// Which bot plays which seat of a comparison's deal.
    struct Seating {
        const Comparison& comparison;
        Sides sides;
        std::uint64_t deal;

        const BotPlayer& player(Seat seat, bool ours) const {
            if (!ours) return comparison.b;
            return !comparison.partner || is_first(seat) ? comparison.a : *comparison.partner;
        }

    private:
        /// True for the seat of bot A beside its partner: another seat of the side from deal to deal.
        bool is_first(Seat seat) const {
            const Side side = sides[static_cast<std::size_t>(seat)];
            if (side == kNoSide) return true;
            std::uint64_t before = 0, in_all = 0;
            for (std::size_t s = 0; s < sides.size(); ++s) {
                if (sides[s] != side) continue;
                ++in_all;
                if (s < static_cast<std::size_t>(seat)) ++before;
            }
            return before == deal % in_all;
        }
    };

    /// The moves of the bots of one side, each from its seat's view alone.
    struct BotPolicy {
        const Seating& seating;
        bool ours;

        typename G::Move operator()(const typename G::View& view, Rng& rng) const {
            const BotPlayer& player = seating.player(view.viewer.seat, ours);
            switch (player.kind) {
            case BotPlayer::Kind::random:
                return at_random(view, rng);
            case BotPlayer::Kind::jittered:
                return plays_card(view) && below(kJitter, rng) == 0 ? at_random(view, rng) : T::greedy(view);
            case BotPlayer::Kind::greedy:
                return T::greedy(view);
            case BotPlayer::Kind::first:
                return T::first(view);
            case BotPlayer::Kind::search:
                if constexpr (requires { typename T::Imagination; })
                    return search(player, view, rng());
                else
                    return T::greedy(view);
            }
            return {};
        }

    private:
        static constexpr std::uint32_t kJitter = 10; // one card in so many is any legal one

        static typename G::Move at_random(const typename G::View& view, Rng& rng) {
            return T::random(G::legal_moves(G::information_state(view)), view.viewer.seat, rng);
        }
        static bool plays_card(const typename G::View& view) {
            for (const OfferedMove& offered : G::offer(G::legal_moves(G::information_state(view))).moves)
                if (offered.input == MoveInput::card) return true;
            return false;
        }
        static typename G::Move search(const BotPlayer& player, const typename G::View& view,
                                       std::uint64_t seed) {
            const double start = thread_milliseconds();
            Search<typename T::Imagination> search(view, seed, player.settings);
            while (!search.decided() && (player.worlds == 0 || search.worlds() < player.worlds) &&
                   (player.milliseconds <= 0 || thread_milliseconds() - start < player.milliseconds))
                search.step();
            return search.move();
        }
    };

    /// Writes each hand of a comparison as a line.
    struct Recorder {
        const Seating& seating;
        const std::string& preset;
        std::string& out;
        SeatSet ours{};
        std::vector<typename G::Event> log{};

        void begin(SeatSet seats_of_a) {
            ours = seats_of_a;
            log.clear();
        }
        void take(const typename G::Events& events) { log.insert(log.end(), events.begin(), events.end()); }
        void end() {
            out += R"({"record":)" + record_of(preset, log) + R"(,"policies":[)";
            for (std::size_t s = 0; s < seating.sides.size(); ++s) {
                const Seat seat = static_cast<Seat>(s);
                next_element(out);
                append_text(out, seating.player(seat, ours.has(seat)).name);
            }
            out += "]}\n";
        }
    };

    static DealGain compare(const Comparison& comparison, std::uint64_t deal, bool with_records) {
        const auto named = named_rules(T::table(), comparison.preset, comparison.options);
        const Rules& rules = named.rules;
        const std::uint64_t seed = comparison.seed * 0x9e3779b97f4a7c15u + deal;
        Rng rng(seed);
        const auto pack = T::draw(rules, rng);
        const Seating seating{comparison, G::sides(rules), deal};
        const BotPolicy a{seating, true}, b{seating, false};
        DealGain out{0, G::unit(rules).name, {}};
        const GainPerHand won = with_records
                                    ? duplicate_gain<G>(rules, dealer_of(deal, rules), pack, a, b, seed,
                                                        Recorder{seating, named.preset, out.records})
                                    : duplicate_gain<G>(rules, dealer_of(deal, rules), pack, a, b, seed);
        out.gain = static_cast<double>(won.sum) / static_cast<double>(won.of);
        return out;
    }

    /// The content of the signature: each event's bytes, and what every viewer sees of it.
    struct SignatureHand {
        Digest& digest;
        int seats;
        typename G::State state{};
        std::string bytes{};

        void take(const typename G::Events& events) {
            for (const auto& event : events) {
                G::fold(state, event);
                bytes.clear();
                T::encode(bytes, event);
                for (int s = 0; s < seats; ++s)
                    append_seen(bytes, G::project(event, Viewer{static_cast<Seat>(s)}), G::names());
                append_seen(bytes, G::project(event, Viewer{}), G::names());
                digest.add(bytes);
            }
            if (const auto broken = G::check(state); !broken.empty())
                throw std::logic_error(std::string(broken));
        }
    };

    static void digest_hand(Digest& digest, const Rules& rules, Seat dealer, Rng& rng) {
        SignatureHand hand{digest, G::seats(rules)};
        const Context context = T::any_context(rules, rng);
        hand.take(G::open(rules, dealer, T::draw(rules, rng), context));
        while (!G::over(hand.state)) {
            Seat seat{};
            while (!G::due(hand.state).has(seat)) seat = after(seat, 1, hand.seats);
            hand.take(G::decide(hand.state,
                                T::random(G::legal_moves(G::information_state(hand.state, seat)), seat, rng))
                          ->events);
        }
    }

    static std::uint64_t signature() {
        constexpr std::uint64_t kHandsEach = 250; // hands under each preset, and under random options
        Digest digest;
        Rng rng(T::kSeed);
        for (const std::string_view name : T::table().presets)
            for (std::uint64_t i = 0; i < kHandsEach; ++i) {
                const Rules rules = *T::table().preset(name, T::table().edition);
                digest_hand(digest, rules, dealer_of(i, rules), rng);
            }
        for (std::uint64_t i = 0; i < kHandsEach; ++i) {
            const Rules rules = T::any_rules(rng, T::table().edition);
            digest_hand(digest, rules, dealer_of(i, rules), rng);
        }
        return digest.value();
    }
};

} // namespace germini::protocol
