// A hint: the move that a bot would make in a player's seat, with its reasons. The answer is the rest of an
// AdviceMessage (schema/outbound.json).
#pragma once
#include "server/games/judgement.hpp"

namespace germini::server {

/// Returns the greedy bot's reason for its move; empty if it has no word for it.
template <class W>
std::string_view word_for(const typename W::Engine::View& view, const typename W::Engine::Move& greedy) {
    if constexpr (GivesReasons<W>)
        return W::reason_of(view, greedy);
    else
        return {};
}

/// The hint of the greedy bot, at once.
template <class W> std::string greedy_hint(const typename W::Engine::View& view) {
    const typename W::Engine::Move move = W::greedy(view);
    return protocol::advice_text(move_text<W>(move), word_for<W>(view, move), std::nullopt,
                                 W::Engine::names());
}

template <class W> class HintOf final : public TextThought {
    using View = typename W::Engine::View;

public:
    explicit HintOf(const View& view) : view_(view), judged_(view) {}

    void step() override { judged_.step(); }
    bool decided() const override { return judged_.decided(); }
    std::string text() const override {
        if (!judged_.compared()) return greedy_hint<W>(view_); // without a choice, or without time
        const auto& best = judged_.best();
        const std::string_view why = judged_.greedy() ? word_for<W>(view_, best) : std::string_view();
        return protocol::advice_text(move_text<W>(best), why, judged_.comparison(), W::Engine::names());
    }

private:
    View view_;
    Judgement<W> judged_;
};

} // namespace germini::server
