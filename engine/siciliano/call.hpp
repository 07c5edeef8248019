// The calls between partners: what each one says of the caller's cards.
#pragma once
#include "engine/core/list.hpp"
#include "engine/siciliano/pack.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace germini::siciliano {

/// The log stores these as numbers.
enum class Call : std::uint8_t {
    giove,
    balla,
    batto,
    batto_senza_giove,
    batto_forte,
    sfondo,
    sfondissimo,
    sfondo_i_tavoli,
    a_due,
    a_tutti,
    maggiori_bianchi,
    minore_bianco
};
inline constexpr std::array<std::string_view, 12> kCalls{
    "giove",       "balla",           "batto", "batto_senza_giove", "batto_forte",      "sfondo",
    "sfondissimo", "sfondo_i_tavoli", "a_due", "a_tutti",           "maggiori_bianchi", "minore_bianco"};

using Calls = List<Call, kCalls.size()>;
using CallSet = std::uint16_t; ///< one bit per call
constexpr CallSet bit(Call call) { return static_cast<CallSet>(1u << static_cast<unsigned>(call)); }
constexpr bool has(CallSet calls, Call call) { return (calls & bit(call)) != 0; }
/// The call with that name; nullopt for an unknown one.
constexpr std::optional<Call> call_from_name(std::string_view text) {
    for (std::size_t i = 0; i < kCalls.size(); ++i)
        if (kCalls[i] == text) return static_cast<Call>(i);
    return std::nullopt;
}

/// What a caller knows besides the hand.
struct CallerKnowledge {
    CardSet played;  ///< by anybody
    CardSet partner; ///< shown to be the partner's and not played
};

/// The three highest of some trumps, or all if there are fewer.
inline CardSet three_highest(CardSet trumps) {
    CardSet highest;
    for (int i = 0; i < 3 && !trumps.empty(); ++i) {
        highest.add(trumps.last());
        trumps.remove(trumps.last());
    }
    return highest;
}

/// The calls that are true of a hand, whatever card is played with them.
inline CallSet true_calls(CardSet hand, const CallerKnowledge& known) {
    const auto holds = [&](std::initializer_list<int> numbers) {
        for (const int n : numbers)
            if (!hand.has(trump(n))) return false;
        return true;
    };
    const bool out = known.played.has(trump(20)) && known.played.has(trump(18));
    const CardSet highest = three_highest(kTrumps - known.played - known.partner);
    CallSet calls = 0;
    const auto add = [&](Call call, bool is) {
        if (is) calls = static_cast<CallSet>(calls | bit(call));
    };
    add(Call::giove, holds({20}));
    add(Call::balla, holds({19}));
    add(Call::batto, holds({20, 19}) || holds({20, 18}) || (out && holds({19, 17})));
    add(Call::batto_senza_giove, holds({19, 18}));
    add(Call::batto_forte,
        holds({20, 19, 17}) || holds({20, 18, 17}) || (highest.size() == 3 && hand.contains(highest)));
    add(Call::sfondo, holds({20, 19, 18}));
    add(Call::sfondissimo, holds({20, 19, 18, 17}));
    add(Call::sfondo_i_tavoli, holds({20, 19, 18, 17, 16}));
    add(Call::maggiori_bianchi, holds({14, 15}));
    add(Call::minore_bianco, holds({13}));
    return calls;
}

/// The cards that everybody then knows to be the caller's.
constexpr CardSet implied_by(Call call, CardSet played) {
    switch (call) {
    case Call::giove:
        return CardSet(kGiove);
    case Call::balla:
        return CardSet(trump(19));
    case Call::batto:
        return played.has(kGiove) ? CardSet(trump(19)) | CardSet(trump(17)) : CardSet(kGiove);
    case Call::batto_senza_giove:
        return trumps(18, 19);
    case Call::sfondo:
        return trumps(18, 20);
    case Call::sfondissimo:
        return trumps(17, 20);
    case Call::sfondo_i_tavoli:
        return trumps(16, 20);
    case Call::maggiori_bianchi:
        return trumps(14, 15);
    case Call::minore_bianco:
        return CardSet(trump(13));
    case Call::batto_forte:
    case Call::a_due:
    case Call::a_tutti:
        return {};
    }
    return {};
}

} // namespace germini::siciliano
