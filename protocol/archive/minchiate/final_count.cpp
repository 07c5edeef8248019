#include "protocol/archive/minchiate/final_count.hpp"

#include "engine/minchiate/names.hpp"
#include "protocol/wire/card_json.hpp"

namespace germini::protocol::minchiate {

using germini::minchiate::names;
using germini::minchiate::ScoreReason;

void FinalCount::add(const germini::minchiate::Scored& e) {
    int& part = e.why == ScoreReason::versicola ? versicole_
                : e.why == ScoreReason::cards   ? cards_
                : e.why == ScoreReason::tricks  ? tricks_
                                                : last_;
    part += e.points;
    if (e.why != ScoreReason::versicola) return;
    next_element(list_);
    list_ += '[';
    append_cards(list_, e.cards, names());
    list_ += ',';
    append_number(list_, e.points);
    list_ += ']';
}

void FinalCount::append_to(std::string& out) const {
    out += '{';
    append_member(out, "versicole", versicole_);
    append_member(out, "cards", cards_);
    append_member(out, "tricks", tricks_);
    append_member(out, "last", last_);
    append_member(out, "total", versicole_ + cards_ + tricks_ + last_);
    append_key(out, "list");
    out += list_;
    out += "]}";
}

} // namespace germini::protocol::minchiate
