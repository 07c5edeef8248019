// What the first two speakers announce, and what their cards allow.
#pragma once
#include "engine/siciliano/pack.hpp"
#include "engine/siciliano/rules.hpp"

#include <algorithm>
#include <cstdint>

namespace germini::siciliano {

/// One composed statement; an item that is not stated is empty or 0. All empty: silence.
struct Announcement {
    bool tengo = false;
    CardSet decine;
    std::uint8_t arie = 0, re = 0, trionfi = 0;

    bool has_items() const { return !decine.empty() || arie > 0 || re > 0 || trionfi > 0; }
    bool silent() const { return !tengo && !has_items(); }
    friend bool operator==(const Announcement&, const Announcement&) = default;
};

/// A speaker, and the round whose packets were just dealt.
struct Speaker {
    bool first = true;
    int round = 1; ///< 1 to 3
};

/// The range of announcements that a hand allows.
struct AnnouncementRange {
    bool full = false;                     ///< decine, the number of trumps and Tengo may be announced
    bool silence = false;                  ///< the speaker may say nothing
    CardSet decine;                        ///< decine that may be named
    int arie = 0, held_kings = 0;          ///< the highest true numbers
    int most_kings = 4;                    ///< the highest number of Kings that the speaker may name
    int least_trumps = 0, most_trumps = 0; ///< the numbers of trumps; none if the highest is 0

    int re() const { return std::min(held_kings, most_kings); }
};

inline constexpr int kTrumpsBluffed = 2; ///< ANN-4: how many more than the true number may be announced
/// ANN-5: the cards that an announced number of trumps counts.
inline constexpr CardSet kTrumpsAnnounced = kTrumps | CardSet(kFujutu);
/// ANN-10: the cards that an announced number of Arie counts.
constexpr CardSet arie_announced(const Rules& rules) {
    return rules.aria_giove ? kArie : kArie - CardSet(kGiove);
}

inline AnnouncementRange announcement_range(const Rules& rules, Speaker speaker, CardSet hand) {
    constexpr int kLimited = 2, kExactRound = 3;
    AnnouncementRange out;
    out.full = rules.words == Words::full;
    out.silence = !speaker.first || !out.full || rules.silence;
    out.arie = (hand & arie_announced(rules)).size();
    out.held_kings = (hand & kKings).size();
    if (!speaker.first || !out.full) out.most_kings = kLimited;
    if (!out.full) return out;
    out.decine = hand & kDecine;
    const int real = (hand & kTrumpsAnnounced).size();
    out.least_trumps = std::max(1, real);
    out.most_trumps = speaker.round == kExactRound ? real : std::min(real + kTrumpsBluffed, hand.size());
    return out;
}

} // namespace germini::siciliano
