// Implements Game for a game of the engine (`W::Engine`, see engine/core/game.hpp) and its protocol part
// (WireGame): all that stands between a table and the engine is here, in rules_of.hpp and in hand_of.hpp.
#pragma once
#include "protocol/wire/rules_list.hpp"
#include "server/games/replay_record.hpp"
#include "server/games/replayed.hpp"
#include "server/games/review.hpp"
#include "server/games/rules_of.hpp"

namespace germini::server {

template <WireGame W> class GameOf final : public Game {
    using G = typename W::Engine;

public:
    const Names& names() const override { return G::names(); }
    int codec() const override { return W::kCodec; }

    RulesPtr rules(const std::string& text) const override {
        const auto value = protocol::parse_raw(text);
        protocol::JsonReader reading;
        if (!value) throw BrokenInvariant("stored rules are not JSON");
        auto named =
            protocol::read_rules(W::rules_table(), reading.root(*value), protocol::UnknownMembers::refuse);
        if (!reading.ok()) throw BrokenInvariant("stored rules cannot be read: " + reading.error()->message);
        return std::make_shared<RulesOf<W>>(std::move(named), text);
    }
    RulesPtr usual_rules(const std::optional<std::string>& preset) const override {
        return read_rules({preset.value_or(std::string(W::rules_table().presets.front()))}).value();
    }
    protocol::ReadResult<RulesPtr> read_rules(const protocol::AskedRules& asked) const override {
        auto named = protocol::read_rules(W::rules_table(), asked);
        if (!named) return tl::make_unexpected(std::move(named).error());
        return std::make_shared<RulesOf<W>>(*std::move(named));
    }
    std::string describe_rules(bool reviews) const override {
        protocol::GameEntry entry{name(),
                                  {},
                                  separate_presets(),
                                  has_draw(),
                                  reviews && searches(),
                                  protocol::rules_list(W::rules_table(), W::option_sources()),
                                  {}};
        if constexpr (requires { W::kUnitPoints; }) entry.unit_points = W::kUnitPoints;
        for (const std::string_view preset : W::rules_table().presets) {
            const auto rules = *W::rules_table().preset(preset, W::rules_table().edition);
            entry.by_preset.push_back(
                {preset, G::seats(rules), G::sides(rules), G::unit(rules), G::rounds(rules)});
        }
        return protocol::game_entry_text(entry);
    }
    protocol::ReadResult<MovePtr> read_move(const protocol::RawJson& raw, Seat seat) const override {
        protocol::JsonReader reading;
        const auto read = W::read_move(reading.root(raw), seat);
        // Valid types but not a move: none or several of the known keys, or a repeated card.
        if (read.broken_clause == kMalformedMove) reading.fail(raw.path(), "bad_field", "Invalid move.");
        if (!reading.ok()) return tl::make_unexpected(*reading.error());
        return std::make_unique<MoveOf<W>>(read.move, read.broken_clause);
    }

    bool searches() const override { return Searches<W>; }
    std::unique_ptr<TextThought> review(const FinishedHand& hand, Seat seat, int trick) const override {
        if constexpr (Searches<W>)
            return std::make_unique<ReviewOf<W>>(rules_of<W>(*hand.rules()).rules(), hand, seat, trick);
        else
            return nullptr;
    }
    bool has_draw() const override { return DrawsSeats<W>; }
    protocol::SeatDraw draw_seats(const Random32& random) const override {
        if constexpr (DrawsSeats<W>)
            return W::draw_seats(random);
        else
            throw BrokenInvariant("this game has no draw for seats");
    }

    std::string replay_events(const FinishedHand& hand, std::optional<Viewer> viewer) const override {
        return replayed<W>(hand, viewer);
    }
    std::string record_text(const FinishedHand& hand) const override {
        HandRecorder<W> recorder(hand.rules()->preset());
        for (const LoggedEvents& row : hand.rows())
            for (const auto& event : events_in_row<W>(row.codec, row.events, row.bytes)) recorder.add(event);
        return std::move(recorder).record();
    }
    protocol::ReadResult<ReplayedRecord> read_record(const protocol::RawJson& record) const override {
        if constexpr (ReadsRecords<W>)
            return replay_record<W>(record);
        else
            return tl::make_unexpected(
                protocol::ReadError{"/game", "unknown", "This game does not support records."});
    }
};

} // namespace germini::server
