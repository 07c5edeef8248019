// The commands that work on hands, built from what a game provides: a struct T with
//
//     Game                     the game's rules (engine/core/game.hpp)
//     table()                  their options and presets
//     any_rules(rng), draw(rules, rng), random(choice, seat, rng), greedy(view)
//     kSeed, any_context(rules, rng)      for the hands of the signature
//     context(rules, hand, rng)           for hand number `hand` of a simulation
//     encode(bytes, event)                appends it as in the log
//     read_record(json), replay(record), write_record(preset, events), write_result(events)
#pragma once
#include "engine/core/digest.hpp"
#include "engine/core/duplicate.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/core/rng.hpp"
#include "protocol/archive/record_error.hpp"
#include "protocol/tools/game_tools.hpp"
#include "protocol/tools/named_rules.hpp"
#include "protocol/wire/seen_json.hpp"

#include <cmath>
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
        return {G::names().game, T::table().presets, &replay, &simulate, &signature, &gain};
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

    static Gain gain(const Duplicates& duplicates) {
        const Rules rules = named_rules(T::table(), duplicates.preset, duplicates.options).rules;
        const auto greedy = [](const typename G::View& view, Rng&) { return T::greedy(view); };
        const auto random = [](const typename G::View& view, Rng& rng) {
            return T::random(G::legal_moves(G::information_state(view)), view.viewer.seat, rng);
        };
        double sum = 0, squares = 0;
        for (int i = 0; i < duplicates.deals; ++i) {
            const auto deal = static_cast<std::uint64_t>(i);
            const std::uint64_t seed = duplicates.seed * 0x9e3779b97f4a7c15u + deal;
            Rng rng(seed);
            const auto pack = T::draw(rules, rng);
            const auto [won, of] =
                duplicate_gain<G>(rules, dealer_of(deal, rules), pack, greedy, random, seed);
            const double gain = static_cast<double>(won) / static_cast<double>(of);
            sum += gain;
            squares += gain * gain;
        }
        const double mean = sum / duplicates.deals;
        return {mean, std::sqrt((squares / duplicates.deals - mean * mean) / duplicates.deals),
                G::unit(rules).name};
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
