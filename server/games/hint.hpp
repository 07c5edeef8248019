// A hint: the move that a bot would make in a player's seat, with its reasons. The answer is the rest of an
// AdviceMessage (schema/outbound.json).
#pragma once
#include "server/games/judgement.hpp"

namespace germini::server {

/// Appends the greedy bot's reason for its move, if it has a word for it.
template <class W>
void append_why(std::string& out, const typename W::Engine::View& view,
                const typename W::Engine::Move& greedy) {
    if constexpr (GivesReasons<W>)
        if (const std::string_view why = W::reason_of(view, greedy); !why.empty())
            protocol::append_member(out, "why", why);
}

/// The hint of the greedy bot, at once.
template <class W> std::string greedy_hint(const typename W::Engine::View& view) {
    const typename W::Engine::Move move = W::greedy(view);
    std::string text = R"({"move":)";
    W::append_move(text, move);
    append_why<W>(text, view, move);
    return text + '}';
}

template <class W> class HintOf final : public TextThought {
    using View = typename W::Engine::View;

public:
    explicit HintOf(const View& view) : view_(view), judged_(view) {}

    void step() override { judged_.step(); }
    bool decided() const override { return judged_.decided(); }
    std::string text() const override {
        if (!judged_.compared()) return greedy_hint<W>(view_); // without a choice, or without time
        std::string text = R"({"move":)";
        W::append_move(text, judged_.best());
        if (judged_.greedy()) append_why<W>(text, view_, judged_.best());
        protocol::append_key(text, "compared");
        judged_.append(text);
        return text + '}';
    }

private:
    View view_;
    Judgement<W> judged_;
};

} // namespace germini::server
