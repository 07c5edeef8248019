// The commands that work on hands, built from what a game provides: a struct T with
//
//     Game                     the game's rules (engine/core/game.hpp)
//     table()                  their options and presets
//     any_rules(rng), draw(rules, rng), random(choice, seat, rng), greedy(view)
//     kSeed, any_context(rules, rng)      for the hands of the signature
//     context(rules, hand, rng)           for hand number `hand` of a simulation
//     Imagination                         for bots that search (engine/core/search.hpp)
//     encode(bytes, event)                appends it as in the log
//     read_record(json), replay(record), write_record(preset, events), write_result(events)
#pragma once
#include "engine/core/digest.hpp"
#include "engine/core/duplicate.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/search.hpp"
#include "protocol/archive/record_error.hpp"
#include "protocol/tools/game_tools.hpp"
#include "protocol/tools/named_rules.hpp"
#include "protocol/tools/thread_time.hpp"
#include "protocol/wire/seen_json.hpp"

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
        return {G::names().game, T::table().presets, &replay, &simulate, &signature, &compare};
    }

private:
    static bool replay(const ReadResult<nlohmann::json>& value, std::ostream& out) {
        const auto refuse = [&out](const RecordError& error) {
            out << error_text(error) << '\n';
            return false;
        };
        if (!value) return refuse(malformed_record(value.error()));
        const auto record = T::read_record(*value);
        if (!record) return refuse(record.error());
        const auto played = T::replay(*record);
        if (played.error) return refuse(*played.error);
        out << T::write_result(played.events) << '\n';
        return true;
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
            take(*G::decide(hand.state(),
                            policy == Policy::greedy
                                ? T::greedy(view)
                                : T::random(G::legal_moves(G::information_state(view)), seat, rng)));
        }
        return log;
    }

    static void simulate(const Simulation& simulation, std::ostream& out) {
        const auto named = named_rules(T::table(), simulation.preset, simulation.options);
        for (std::uint64_t i = 0; i < simulation.hands; ++i) {
            Rng rng(simulation.seed * 0x9e3779b97f4a7c15u + i);
            const Rules rules = simulation.any_rules ? T::any_rules(rng) : named.rules;
            const Context context = T::context(rules, i, rng);
            const auto log = play(rules, dealer_of(i, rules), context, simulation.policy, rng);
            out << R"({"record":)" << T::write_record(named.preset, log) << R"(,"result":)"
                << T::write_result(log) << "}\n";
        }
    }

    /// The moves of one bot, from a seat's view alone.
    struct BotPolicy {
        const BotPlayer& player;

        typename G::Move operator()(const typename G::View& view, Rng& rng) const {
            switch (player.kind) {
            case BotPlayer::Kind::random:
                return T::random(G::legal_moves(G::information_state(view)), view.viewer.seat, rng);
            case BotPlayer::Kind::greedy:
                return T::greedy(view);
            case BotPlayer::Kind::search:
                return search(view, rng());
            }
            return {};
        }

    private:
        typename G::Move search(const typename G::View& view, std::uint64_t seed) const {
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
        const Comparison& comparison;
        const std::string& preset;
        int seats;
        std::string& out;
        SeatSet ours{};
        std::vector<typename G::Event> log{};

        void begin(SeatSet seats_of_a) {
            ours = seats_of_a;
            log.clear();
        }
        void take(const typename G::Events& events) { log.insert(log.end(), events.begin(), events.end()); }
        void end() {
            out += R"({"record":)" + T::write_record(preset, log) + R"(,"policies":[)";
            for (int s = 0; s < seats; ++s) {
                const BotPlayer& player = ours.has(static_cast<Seat>(s)) ? comparison.a : comparison.b;
                out += (s == 0 ? "" : ",") + nlohmann::json(player.name).dump();
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
        const BotPolicy a{comparison.a}, b{comparison.b};
        DealGain out{0, G::unit(rules).name, {}};
        const GainPerHand won =
            with_records ? duplicate_gain<G>(rules, dealer_of(deal, rules), pack, a, b, seed,
                                             Recorder{comparison, named.preset, G::seats(rules), out.records})
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
            hand.take(*G::decide(
                hand.state, T::random(G::legal_moves(G::information_state(hand.state, seat)), seat, rng)));
        }
    }

    static std::uint64_t signature() {
        constexpr std::uint64_t kHandsEach = 250; // hands under each preset, and under random options
        Digest digest;
        Rng rng(T::kSeed);
        for (const std::string_view name : T::table().presets)
            for (std::uint64_t i = 0; i < kHandsEach; ++i) {
                const Rules rules = *T::table().preset(name);
                digest_hand(digest, rules, dealer_of(i, rules), rng);
            }
        for (std::uint64_t i = 0; i < kHandsEach; ++i) {
            const Rules rules = T::any_rules(rng);
            digest_hand(digest, rules, dealer_of(i, rules), rng);
        }
        return digest.value();
    }
};

} // namespace germini::protocol
