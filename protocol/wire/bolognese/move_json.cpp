#include "protocol/wire/bolognese/move_json.hpp"

#include "engine/bolognese/names.hpp"
#include "engine/bolognese/pack.hpp"
#include "engine/bolognese/state.hpp"
#include "protocol/wire/card_json.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;

constexpr std::array<std::string_view, 10> kKeys{"call", "discard", "declare", "play",   "give",
                                                 "bid",  "answer",  "claim",   "accept", "play_on"};
// Records contain no claims: the cards played show their outcome.
constexpr std::span kRecordKeys = std::span(kKeys).first<7>();
constexpr std::array<std::string_view, 3> kBids{"passo", "posso", "di_mio"};
constexpr std::array<std::string_view, 2> kBidAnswers{"va_bene", "di_mio"};
constexpr std::array<std::string_view, 3> kSignals{"busso", "striscio", "volo"};

// Reads combinations. One that names a card twice is invalid, so the empty set, which is invalid too, is
// added (ACC-1). Combinations beyond the list's capacity are dropped, as the list is too long anyway.
ShownSets read_shown(const Field& field) {
    ShownSets sets;
    const auto add = [&sets](CardSet set) {
        if (!sets.full()) sets.push_back(set);
    };
    for (const Field& element : field.array(0, kLongestList)) {
        CardSet set;
        bool twice = false;
        for (const Field& code : element.array(0, kLongestList)) {
            const Card card = read_card(code, names());
            if (card == kNoCard) continue;
            twice = twice || set.has(card);
            set.add(card);
        }
        add(set);
        if (twice) add({});
    }
    return sets;
}

// Reads one of the words; an unknown one breaks FORM-1.
std::size_t read_word(const Field& field, std::span<const std::string_view> words, ParsedMove& out) {
    const std::string word = field.text(0, kLongestWord);
    const auto known = std::ranges::find(words, word);
    if (known != words.end()) return static_cast<std::size_t>(known - words.begin());
    out.broken_clause = "FORM-1";
    return 0;
}

// Reads every move key that is present, checking its form; the move is the last one read.
void read_keys(const Object& object, std::span<const std::string_view> keys, ParsedMove& out) {
    int found = 0;
    bool said = true;
    for (std::string_view key : keys) {
        const Field field = object.find(key);
        if (!field) continue;
        ++found;
        if (key == "call")
            out.move.what = CallMove{read_shown(field)};
        else if (key == "discard")
            out.move.what = DiscardMove{read_cards(field, names())};
        else if (key == "declare")
            out.move.what = DeclareMove{read_shown(field), false};
        else if (key == "play")
            out.move.what = PlayMove{read_card(field, names()), Signal::none};
        else if (key == "give")
            out.move.what = GiveMove{read_card(field, names())};
        else if (key == "bid")
            out.move.what = BidMove{static_cast<Bid>(read_word(field, kBids, out))};
        else if (key == "answer")
            out.move.what = AnswerBidMove{read_word(field, kBidAnswers, out) == 1};
        else if (said = field.boolean(); key == "claim")
            out.move.what = ClaimMove{};
        else
            out.move.what = AnswerMove{key == "accept"};
    }
    if (found != 1 || !said) out.broken_clause = "FORM-1";
}

void note_besides(ParsedMove& out, std::string_view clause) {
    if (out.besides.empty()) out.besides = clause;
}

// Reads the members beside the key.
void read_besides(const Object& object, ParsedMove& out) {
    if (const Field field = object.find("out"); field && field.boolean()) {
        if (auto* declare = std::get_if<DeclareMove>(&out.move.what))
            declare->out = true;
        else
            note_besides(out, "OUT-2");
    }
    if (const Field field = object.find("signal")) {
        const std::string word = field.text(0, kLongestWord);
        const auto known = std::ranges::find(kSignals, word);
        if (field.is_string() && known == kSignals.end()) out.broken_clause = "FORM-1";
        if (known == kSignals.end()) return;
        if (auto* play = std::get_if<PlayMove>(&out.move.what))
            play->signal = static_cast<Signal>(1 + (known - kSignals.begin()));
        else
            note_besides(out, "SAY-1");
    }
}

void append_set(std::string& out, CardSet cards) { append_cards(out, listed(cards), names()); }

struct Writer {
    std::string& out;
    void operator()(const CallMove& m) const { shown("call", m.shown); }
    void operator()(const DiscardMove& m) const { append_cards(out, "discard", m.cards, names()); }
    void operator()(const DeclareMove& m) const {
        shown("declare", m.shown);
        if (m.out) append_member(out, "out", true);
    }
    void operator()(const PlayMove& m) const {
        append_member(out, "play", code(m.card));
        if (m.signal != Signal::none)
            append_member(out, "signal", kSignals[static_cast<std::size_t>(m.signal) - 1]);
    }
    void operator()(const GiveMove& m) const { append_member(out, "give", code(m.card)); }
    void operator()(const BidMove& m) const {
        append_member(out, "bid", kBids[static_cast<std::size_t>(m.bid)]);
    }
    void operator()(const AnswerBidMove& m) const {
        append_member(out, "answer", kBidAnswers[m.objects ? 1 : 0]);
    }
    void operator()(const ClaimMove&) const { append_member(out, "claim", true); }
    void operator()(const AnswerMove& m) const { append_member(out, m.accepts ? "accept" : "play_on", true); }

private:
    void shown(std::string_view key, const ShownSets& sets) const {
        append_key(out, key);
        append_array(out, sets, append_set);
    }
};

} // namespace

ParsedMove read_move(const Field& field, int seats) {
    const Object object = field.object({}, UnknownMembers::ignore);
    ParsedMove out;
    out.move.seat = static_cast<Seat>(object.at("seat").integer(0, seats - 1));
    read_keys(object, kRecordKeys, out);
    read_besides(object, out);
    return out;
}

ParsedMove read_wire_move(const Field& field, Seat seat) {
    const Object object = field.object({"call", "discard", "declare", "play", "give", "bid", "answer",
                                        "claim", "accept", "play_on", "out", "signal"});
    ParsedMove out;
    out.move.seat = seat;
    read_keys(object, kKeys, out);
    read_besides(object, out);
    if (out.broken_clause == "FORM-1")
        field.fail("bad_field", "A move must have exactly one key and only known values.");
    return out;
}

void append_move(std::string& out, const Move& move) {
    out += '{';
    append_member(out, "seat", index(move.seat));
    std::visit(Writer{out}, move.what);
    out += '}';
}

void append_wire_move(std::string& out, const Move& move) {
    out += '{';
    std::visit(Writer{out}, move.what);
    out += '}';
}

} // namespace germini::protocol::bolognese
