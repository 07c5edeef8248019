#include "protocol/archive/record_form.hpp"

#include "protocol/wire/card_json.hpp"

namespace germini::protocol {
namespace {

void must_be(const Field& field, std::string_view wanted, std::string_view what) {
    const std::string found = field.text(0, 64);
    if (field.is_string() && found != wanted)
        field.fail("unknown", "Unknown " + std::string(what) + " \"" + found + "\": expected \"" +
                                  std::string(wanted) + "\".");
}

} // namespace

RecordLocation find_record(const JsonValue& value) {
    const JsonValue* const inner = value.find("format") == nullptr ? value.find("record") : nullptr;
    if (inner != nullptr) return {*inner, "/record"};
    return {value, ""};
}

void read_head(const Object& record, const Names& names) {
    must_be(record.at("format"), kRecordFormat, "format");
    must_be(record.at("game"), names.game, "game");
}

void read_pack(const Field& field, std::span<Card> pack, CardSet whole, const Names& names) {
    CardSet seen;
    const auto codes = field.array(0, pack.size());
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const Card card = names.card_of(codes[i].text(1, 3));
        if (card == kNoCard) return codes[i].fail("unknown_card", "Unknown card code.");
        pack[i] = card;
        seen.add(card);
    }
    if (seen != whole)
        field.fail("bad_pack",
                   "The pack must contain each of the " + std::to_string(whole.size()) + " cards once.");
}

void append_pack(std::string& out, std::span<const Card> pack, const Names& names) {
    append_cards(out, "pack", pack, names);
    append_key(out, "moves");
    out += '[';
}

} // namespace germini::protocol
