// Collects a hand's record and result from its events.
#pragma once
#include "server/games/wire_game.hpp"

#include <concepts>
#include <string>
#include <utility>

namespace germini::server {

template <WireGame W> class HandRecorder {
    using G = typename W::Engine;

public:
    explicit HandRecorder(const std::string& preset) : record_(new_record(preset)) {}

    void add(const typename G::Event& event) {
        record_.add(event);
        result_.add(event);
    }
    /// `state`: of the finished hand.
    Closing done(const typename G::State& state) && {
        const auto result = G::result(state);
        if (!result) throw BrokenInvariant("a finished hand has no result");
        return {Sealed(std::move(record_).done()),
                Sealed(result_.done(state)),
                {{result->amounts.begin(), result->amounts.end()}, result->ending, result->sides}};
    }
    /// Returns the record alone, as far as the hand was played.
    std::string record() && { return std::move(record_).done(); }

private:
    static typename W::Record new_record(const std::string& preset) {
        if constexpr (std::constructible_from<typename W::Record, const std::string&>)
            return typename W::Record(preset);
        else
            return {};
    }

    typename W::Record record_;
    typename W::Result result_;
};

} // namespace germini::server
