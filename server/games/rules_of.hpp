// Implements MatchRules.
#pragma once
#include "protocol/wire/card_json.hpp"
#include "protocol/wire/rules_json.hpp"
#include "server/games/hand_of.hpp"
#include "server/games/match_replay.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

/// The rules behind a handle, whichever engine of the game plays by them.
template <class Rules> class RulesIn : public MatchRules {
public:
    explicit RulesIn(protocol::NamedRules<Rules> named) : named_(std::move(named)) {}
    const Rules& rules() const { return named_.rules; }

protected:
    protocol::NamedRules<Rules> named_;
};

template <WireGame W> class RulesOf final : public RulesIn<typename W::Engine::Rules> {
    using G = typename W::Engine;
    using In = RulesIn<typename G::Rules>;
    using In::named_;

public:
    using Named = protocol::NamedRules<typename G::Rules>;
    using In::rules;

    explicit RulesOf(Named named)
        : In(std::move(named)), text_(protocol::rules_text(W::rules_table(), named_.preset, named_.rules)) {}
    RulesOf(Named named, std::string stored) : In(std::move(named)), text_(std::move(stored)) {}

    const std::string& text() const override { return text_; }
    const std::string& preset() const override { return named_.preset; }
    int edition() const override { return rules().edition; }
    int seats() const override { return G::seats(rules()); }
    Sides sides() const override { return G::sides(rules()); }
    Unit unit() const override { return G::unit(rules()); }
    std::span<const int> rounds() const override { return G::rounds(rules()); }
    std::string text_in_record([[maybe_unused]] int players) const override {
        if constexpr (requires { named_.rules.players; }) {
            Named named = named_;
            named.rules.players = static_cast<std::uint8_t>(players);
            return RulesOf(std::move(named)).text();
        } else
            return text_;
    }
    std::vector<Person> ranking_as_seated(Seat first_dealer) const override {
        return MatchReplay<G>::ranking_as_seated(rules(), first_dealer);
    }
    MatchSheet sheet(const MatchSoFar& so_far) const override {
        return MatchReplay<G>(rules(), so_far).sheet();
    }
    protocol::ReadResult<MovePtr> read_move(const protocol::RawJson& raw, Seat seat) const override {
        protocol::JsonReader reading;
        const auto read = W::read_move(reading.root(raw), seat);
        // Valid types but not a move: none or several of the known keys, or a repeated card.
        if (read.broken_clause == kMalformedMove) reading.fail(raw.path(), "bad_field", "Invalid move.");
        if (!reading.ok()) return tl::make_unexpected(*reading.error());
        return std::make_unique<MoveOf<W>>(read.move, read.broken_clause);
    }
    int codec() const override { return W::kCodec; }
    protocol::SeatDraw draw_seats(const Random32& words) const override {
        if constexpr (DrawsSeats<W>)
            return W::draw_seats(rules(), words);
        else
            throw BrokenInvariant("this game has no draw for seats");
    }
    std::string pack_text(const Random32& words) const override {
        std::string text;
        protocol::append_cards(text, W::draw(rules(), words), G::names());
        return text;
    }
    Opening open(const MatchSoFar& so_far, Seat dealer, const Random32& random,
                 std::span<const Card> prepared) const override {
        const auto events =
            G::open(rules(), dealer, prepared.empty() ? W::draw(rules(), random) : pack(prepared),
                    MatchReplay<G>(rules(), so_far).context());
        Opening opening;
        opening.log.codec = W::kCodec;
        for (const auto& event : events) {
            W::encode(opening.log.bytes.unsealed(), event);
            ++opening.log.events;
        }
        opening.hand = restore(std::span<const LoggedEvents>(&opening.log, 1));
        return opening;
    }
    std::unique_ptr<Hand> restore(std::span<const LoggedEvents> rows) const override {
        return std::make_unique<HandOf<W>>(named_, rows);
    }

private:
    static typename G::Pack pack(std::span<const Card> prepared) {
        typename G::Pack pack{};
        if (prepared.size() != pack.size())
            throw BrokenInvariant("the prepared pack belongs to another game");
        std::copy(prepared.begin(), prepared.end(), pack.begin());
        return pack;
    }

    std::string text_;
};

/// Returns the rules behind a handle, which must be of a game with such rules.
template <class Rules> const Rules& rules_of(const MatchRules& rules) {
    return static_cast<const RulesIn<Rules>&>(rules).rules();
}

} // namespace germini::server
