#include "protocol/wire/minchiate/choice_json.hpp"

#include "engine/minchiate/discard.hpp"
#include "engine/minchiate/names.hpp"
#include "protocol/wire/json_out.hpp"
#include "protocol/wire/seen_json.hpp"

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

// A set may hold more than a CardRun can: a hand with 23 robbed cards has 44.
void append_set(std::string& out, std::string_view key, CardSet cards) {
    append_key(out, key);
    out += '[';
    const auto append = [&out](Card card) {
        next_element(out);
        append_plain(out, code(card));
    };
    for (Card card : cards - CardSet(kMatto)) append(card);
    if (cards.has(kMatto)) append(kMatto); // last, as one lists them
    out += ']';
}

void append_number_at(std::string& out, std::string_view key, int number) {
    append_key(out, key);
    append_number(out, number);
}

// The lawful cards, and for the others of the hand the clause that bars each.
void append_lawful(std::string& out, const Choice& choice) {
    append_set(out, "cards", choice.cards);
    append_key(out, "barred");
    out += '{';
    for (Card card : choice.held - choice.cards) {
        append_key(out, code(card));
        append_plain(out, barred_by(choice, card));
    }
    out += '}';
}

void append_versicole(std::string& out, const Versicole& offered) {
    append_key(out, "versicole");
    out += '[';
    for (const Versicola& versicola : offered) {
        next_element(out);
        out += '{';
        append_set(out, "cards", versicola.cards);
        append_number_at(out, "worth", versicola.worth);
        out += '}';
    }
    out += ']';
}

void append_play(std::string& out, const Choice& choice) {
    if (choice.play_for == kNoSeat) {
        append_lawful(out, choice);
        if (choice.may_fall) {
            append_key(out, "fall");
            out += "true";
        }
        return;
    }
    append_key(out, "for");
    out += "[{";
    append_number_at(out, "seat", index(choice.play_for));
    append_lawful(out, choice);
    out += "}]";
}

} // namespace

void append_choice(std::string& out, const Choice& choice) {
    out += '{';
    append_key(out, "kind");
    append_plain(out, names().phases[static_cast<std::size_t>(choice.kind)]);
    switch (choice.kind) {
    case Phase::cut:
        append_number_at(out, "least", choice.least);
        append_number_at(out, "most", choice.most);
        break;
    case Phase::discard:
        append_number_at(out, "count", choice.count);
        append_set(out, "must", choice.must);
        append_set(out, "may", choice.may);
        if (const int passed = passed_of(choice.count); passed > 0) append_number_at(out, "pass", passed);
        break;
    case Phase::declare:
        append_versicole(out, choice.versicole);
        break;
    case Phase::play:
        append_play(out, choice);
        break;
    case Phase::give:
        append_lawful(out, choice);
        break;
    case Phase::over:
        break;
    }
    out += '}';
}

} // namespace germini::protocol::minchiate
