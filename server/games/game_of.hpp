// Implements Game for a game of the engine (`W::Engine`, see engine/core/game.hpp) and its protocol part
// (WireGame): all that stands between a table and the engine is here, in rules_of.hpp and in hand_of.hpp. A
// game may have several engines with the same rules and names; the rules say which of them plays (PlaysSome).
#pragma once
#include "protocol/archive/record_form.hpp"
#include "protocol/wire/rules_list.hpp"
#include "server/games/replay_record.hpp"
#include "server/games/replayed.hpp"
#include "server/games/review.hpp"
#include "server/games/rules_of.hpp"

#include <concepts>

namespace germini::server {

template <WireGame First, WireGame... Others> class GameOf final : public Game {
    using Rules = typename First::Engine::Rules;
    static_assert((std::same_as<Rules, typename Others::Engine::Rules> && ...));

public:
    const Names& names() const override { return First::Engine::names(); }

    bool ranked_apart(const std::string& preset) const override {
        return ranked_apart(*First::rules_table().preset(preset, First::rules_table().edition));
    }

    RulesPtr rules(const std::string& text) const override {
        const auto value = protocol::parse_raw(text);
        protocol::JsonReader reading;
        if (!value) throw BrokenInvariant("stored rules are not JSON");
        auto named = protocol::read_rules(First::rules_table(), reading.root(*value),
                                          protocol::UnknownMembers::refuse);
        if (!reading.ok()) throw BrokenInvariant("stored rules cannot be read: " + reading.error()->message);
        return made(std::move(named), text);
    }
    RulesPtr usual_rules(const std::optional<std::string>& preset) const override {
        return read_rules({preset.value_or(std::string(First::rules_table().presets.front()))}).value();
    }
    protocol::ReadResult<RulesPtr> read_rules(const protocol::AskedRules& asked) const override {
        auto named = protocol::read_rules(First::rules_table(), asked);
        if (!named) return tl::make_unexpected(std::move(named).error());
        return made(*std::move(named));
    }
    std::string describe_rules(bool reviews) const override {
        protocol::GameEntry entry;
        entry.game = name();
        entry.draw = has_draw();
        entry.reviews = reviews && searches();
        entry.rules = protocol::rules_list(First::rules_table(), First::option_sources());
        if constexpr (requires { First::kUnitPoints; }) entry.unit_points = First::kUnitPoints;
        for (const std::string_view preset : First::rules_table().presets) {
            const Rules rules = *First::rules_table().preset(preset, First::rules_table().edition);
            const bool apart = ranked_apart(rules);
            entry.presets_apart = entry.presets_apart && apart;
            with_engine(rules, [&]<class W>(const W&) {
                using G = typename W::Engine;
                entry.by_preset.push_back(
                    {preset, G::seats(rules), G::sides(rules), G::unit(rules), apart, G::rounds(rules)});
            });
        }
        return protocol::game_entry_text(entry);
    }

    bool searches() const override { return Searches<First>; }
    std::unique_ptr<TextThought> review(const FinishedHand& hand, Seat seat, int trick) const override {
        const Rules& rules = rules_of<Rules>(*hand.rules());
        return with_engine(rules, [&]<class W>(const W&) -> std::unique_ptr<TextThought> {
            if constexpr (Searches<W>)
                return std::make_unique<ReviewOf<W>>(rules, hand, seat, trick);
            else
                return nullptr;
        });
    }
    bool has_draw() const override { return DrawsSeats<First>; }

    std::string replay_events(const FinishedHand& hand, std::optional<Viewer> viewer) const override {
        return with_engine(rules_of<Rules>(*hand.rules()),
                           [&]<class W>(const W&) { return replayed<W>(hand, viewer); });
    }
    std::string record_text(const FinishedHand& hand) const override {
        return with_engine(rules_of<Rules>(*hand.rules()), [&]<class W>(const W&) {
            HandRecorder<W> recorder(hand.rules()->preset());
            for (const LoggedEvents& row : hand.rows())
                for (const auto& event : events_in_row<W>(row.codec, row.events, row.bytes))
                    recorder.add(event);
            return std::move(recorder).record();
        });
    }
    protocol::ReadResult<ReplayedRecord> read_record(const protocol::RawJson& record) const override {
        return with_engine(rules_in(record), [&]<class W>(const W&) -> protocol::ReadResult<ReplayedRecord> {
            if constexpr (ReadsRecords<W>)
                return replay_record<W>(record);
            else
                return tl::make_unexpected(
                    protocol::ReadError{"/game", "unknown", "This game does not support records."});
        });
    }

private:
    static bool ranked_apart(const Rules& rules) {
        return with_engine(rules, [&]<class W>(const W&) {
            if constexpr (requires { W::kRankedApart; }) return W::kRankedApart;
            return W::Engine::names().separate_presets;
        });
    }
    /// Calls `f(W{})` for the engine that plays by the rules; the first one plays all that no other plays.
    static auto with_engine(const Rules& rules, const auto& f) {
        return with_one_of<First, Others...>(rules, f);
    }
    template <class W, class... Rest> static auto with_one_of(const Rules& rules, const auto& f) {
        if constexpr (sizeof...(Rest) > 0) {
            if (!W::plays(rules)) return with_one_of<Rest...>(rules, f);
        }
        return f(W{});
    }

    static RulesPtr made(protocol::NamedRules<Rules> named, auto&&... stored) {
        const Rules rules = named.rules;
        return with_engine(rules, [&]<class W>(const W&) -> RulesPtr {
            return std::make_shared<RulesOf<W>>(std::move(named), stored...);
        });
    }
    /// Returns the rules of the preset that a record names; those of the first preset if it names no known
    /// one.
    static Rules rules_in(const protocol::RawJson& record) {
        const auto* rules = protocol::find_record(*record.value).value.find("rules");
        const auto* preset = rules ? rules->find("preset") : nullptr;
        const auto& table = First::rules_table();
        return table.preset(preset ? preset->text : "", table.edition)
            .value_or(*table.preset(table.presets.front(), table.edition));
    }
};

} // namespace germini::server
