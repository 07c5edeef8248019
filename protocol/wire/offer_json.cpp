#include "protocol/wire/offer_json.hpp"

#include "protocol/wire/card_json.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace germini::protocol {
namespace {

constexpr std::array<std::string_view, 8> kTakes{"nothing", "card", "cards",     "number",
                                                 "items",   "word", "statement", "positions"};

/// Adds the word unless it is there; returns whether it was added.
bool push_new(OfferedWords& words, WordId word) {
    if (std::find(words.begin(), words.end(), word) != words.end()) return false;
    words.push_back(word);
    return true;
}

struct Writer {
    std::string& out;
    const Names& names;

    std::string_view word(WordId word) const { return names.words[word]; }

    void cards(std::string_view key, CardSet set) const { append_cards(out, key, set, names); }
    void words(const OfferedWords& list) const {
        out += '[';
        for (const WordId one : list) {
            next_element(out);
            append_plain(out, word(one));
        }
        out += ']';
    }
    void barred(const OfferedMove& move) const {
        if (move.barred.empty()) return;
        append_key(out, "barred");
        out += '{';
        for (const BarredCards& barred : move.barred)
            for (Card card : barred.cards) append_member(out, names.card(card), barred.clause);
        out += '}';
    }
    void items(const OfferedMove& move) const {
        append_key(out, "items");
        out += '[';
        for (const OfferedItem& item : move.items) {
            next_element(out);
            out += '{';
            append_member(out, "word", word(item.word));
            append_cards(out, "cards", item.cards, names);
            append_member(out, "worth", item.worth);
            out += '}';
        }
        out += ']';
    }
    void parts(const OfferedMove& move) const {
        append_member(out, "least", move.least);
        append_key(out, "parts");
        out += '[';
        for (const OfferedPart& part : move.parts) {
            next_element(out);
            out += '{';
            append_member(out, "word", word(part.key));
            if (!part.cards.empty()) {
                cards("cards", part.cards);
            } else if (part.most > 0) {
                append_member(out, "least", part.least);
                append_member(out, "most", part.most);
            }
            if (part.alone) append_member(out, "alone", true);
            out += '}';
        }
        out += ']';
    }
    void packets(const OfferedMove& move) const {
        append_key(out, "packets");
        out += '[';
        for (const OfferedPacket& packet : move.packets) {
            next_element(out);
            out += '{';
            append_member(out, "seat", index(packet.seat));
            append_member(out, "cards", packet.cards);
            append_member(out, "must", packet.must);
            out += '}';
        }
        out += ']';
    }
    void range(const OfferedMove& move) const {
        append_member(out, "least", move.least);
        append_member(out, "most", move.most);
    }
    /// Appends what the move takes as its argument.
    void argument(const OfferedMove& move) const {
        switch (move.input) {
        case MoveInput::nothing:
            break;
        case MoveInput::card:
            cards("cards", move.cards);
            break;
        case MoveInput::cards:
            range(move);
            cards("must", move.must);
            cards("cards", move.cards);
            break;
        case MoveInput::number:
            range(move);
            break;
        case MoveInput::items:
            items(move);
            break;
        case MoveInput::word:
            append_key(out, "words");
            words(move.words);
            break;
        case MoveInput::statement:
            parts(move);
            break;
        case MoveInput::positions:
            packets(move);
            break;
        }
        barred(move);
    }
    /// Appends each key once, with the words of every offer under it.
    void with(const OfferedMove& move) const {
        if (move.with.empty()) return;
        append_key(out, "with");
        out += '{';
        OfferedWords done;
        for (const OfferedAddition& one : move.with) {
            if (!push_new(done, one.key)) continue;
            append_key(out, word(one.key));
            if (one.words.empty())
                out += "true";
            else
                words(words_under(move, one.key));
        }
        out += '}';
        with_several(move);
        with_only(move);
    }
    /// Appends the keys under which several words may be sent.
    void with_several(const OfferedMove& move) const {
        OfferedWords keys;
        for (const OfferedAddition& one : move.with)
            if (one.several) push_new(keys, one.key);
        if (keys.empty()) return;
        append_key(out, "with_several");
        words(keys);
    }
    static OfferedWords words_under(const OfferedMove& move, WordId key) {
        OfferedWords all;
        for (const OfferedAddition& one : move.with)
            for (const WordId word : one.words)
                if (one.key == key) push_new(all, word);
        return all;
    }
    /// Appends the cards allowed with each word, if some word is limited to certain cards.
    void with_only(const OfferedMove& move) const {
        const auto bound = [](const OfferedAddition& one) { return !one.cards.empty(); };
        if (std::none_of(move.with.begin(), move.with.end(), bound)) return;
        append_key(out, "with_only");
        out += '{';
        for (const WordId key : keys_of(move)) {
            append_key(out, word(key));
            out += '{';
            for (const WordId said : words_under(move, key)) {
                CardSet with_these;
                for (const OfferedAddition& one : move.with)
                    if (one.key == key &&
                        std::find(one.words.begin(), one.words.end(), said) != one.words.end())
                        with_these |= one.cards.empty() ? move.cards : one.cards;
                cards(word(said), with_these);
            }
            out += '}';
        }
        out += '}';
    }
    static OfferedWords keys_of(const OfferedMove& move) {
        OfferedWords keys;
        for (const OfferedAddition& one : move.with)
            if (!one.words.empty()) push_new(keys, one.key);
        return keys;
    }
    void notes(const OfferedMove& move) const {
        if (move.notes.empty()) return;
        append_key(out, "notes");
        out += '{';
        for (const OfferedNote& note : move.notes) append_member(out, word(note.word), note.number);
        out += '}';
    }
    void operator()(const OfferedMove& move) const {
        out += '{';
        append_member(out, "move", word(move.move));
        append_member(out, "takes", kTakes[static_cast<std::size_t>(move.input)]);
        if (move.owner != kNoSeat) append_member(out, "for", index(move.owner));
        argument(move);
        with(move);
        notes(move);
        out += '}';
    }
};

} // namespace

void append_offer(std::string& out, const Offer& offer, const Names& names) {
    out += '{';
    append_member(out, "phase", names.phases[offer.phase]);
    append_key(out, "moves");
    out += '[';
    for (const OfferedMove& move : offer.moves) {
        next_element(out);
        Writer{out, names}(move);
    }
    out += "]}";
}

} // namespace germini::protocol
