#include "server/club/rule.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace germini::club {
namespace {

using nlohmann::ordered_json;

struct InWords {
    std::string_view italian, english;
};
constexpr std::array<InWords, kMeasures.size()> kMeasureWords{{
    {"la media per giro", "the average per round"},
    {"il saldo", "the net result"},
    {"il vinto", "the total won"},
    {"i giri vinti", "rounds won"},
    {"le partite vinte", "matches won"},
    {"i giri giocati", "rounds played"},
    {"la mano migliore", "the best hand"},
}};
constexpr std::array<InWords, kBrokenOff.size()> kBrokenWords{{
    {"Di una partita interrotta conta tutto: le mani finite, e quello che l'interruzione è costata.",
     "If a match is broken off, everything counts: the hands that were finished, and what breaking off "
     "cost."},
    {"Di una partita interrotta contano solo i giri finiti.",
     "If a match is broken off, only its finished rounds count."},
    {"Di una partita interrotta non conta nulla.", "If a match is broken off, nothing of it counts."},
}};

std::string_view in(const InWords& words, Language tongue) {
    return tongue == Language::italian ? words.italian : words.english;
}

std::string order_words(const Rule& rule, Language tongue) {
    const bool italian = tongue == Language::italian;
    std::string text(italian ? "In classifica conta prima di tutto " : "Places go by ");
    for (std::size_t i = 0; i < rule.order.size(); ++i) {
        if (i == 1)
            text += italian ? ". A pari merito decidono, nell'ordine: "
                            : ". If players are level, these decide, in this order: ";
        if (i > 1) text += ", ";
        text += in(kMeasureWords.at(static_cast<std::size_t>(rule.order[i])), tongue);
    }
    return text + (italian ? ". Chi è pari in tutto divide il posto."
                           : ". Players level in everything share a place.");
}

std::string least_words(const Rule& rule, Language tongue) {
    const std::string n = std::to_string(rule.least_rounds);
    if (rule.least_rounds <= 1)
        return tongue == Language::italian ? "Per avere un posto basta un giro."
                                           : "One round is enough for a place.";
    return tongue == Language::italian
               ? "Per avere un posto servono almeno " + n + " giri; chi ne ha meno sta sotto, senza posto."
               : "A place takes at least " + n +
                     " rounds; players with fewer are listed below, without a place.";
}

std::string_view seats_words(const Rule& rule, Language tongue) {
    constexpr std::array<InWords, 4> kSeats{{
        {"Non contano i giri con un bot al tavolo, né quelli in cui qualcuno è stato sostituito.",
         "Rounds with a bot at the table do not count, nor do rounds in which somebody was replaced."},
        {"Contano anche i giri con un bot al tavolo. Non contano quelli in cui qualcuno è stato "
         "sostituito.",
         "Rounds with a bot at the table count too. Rounds in which somebody was replaced do not."},
        {"Non contano i giri con un bot al tavolo. Se qualcuno è stato sostituito, il giro conta lo "
         "stesso, per chi aveva il posto.",
         "Rounds with a bot at the table do not count. If somebody was replaced during a round, it still "
         "counts, for the player whose seat it was."},
        {"Contano anche i giri con un bot al tavolo. Se qualcuno è stato sostituito, il giro conta lo "
         "stesso, per chi aveva il posto.",
         "Rounds with a bot at the table count too. If somebody was replaced during a round, it still "
         "counts, for the player whose seat it was."},
    }};
    return in(kSeats.at((rule.bots ? 1U : 0U) + (rule.stand_ins ? 2U : 0U)), tongue);
}

} // namespace

ordered_json rule_json(const Rule& rule) {
    auto order = ordered_json::array();
    for (const Measure measure : rule.order)
        order.push_back(std::string(kMeasures.at(static_cast<std::size_t>(measure))));
    return {{"least_rounds", rule.least_rounds},
            {"order", order},
            {"bots", rule.bots},
            {"stand_ins", rule.stand_ins},
            {"broken_off", std::string(kBrokenOff.at(static_cast<std::size_t>(rule.broken_off)))}};
}

Rule read_rule(const protocol::Field& field) {
    Rule rule;
    const protocol::Object object =
        field.object({"least_rounds", "order", "bots", "stand_ins", "broken_off"});
    rule.least_rounds = static_cast<int>(object.at("least_rounds").integer(1, kMostLeastRounds));
    rule.order.clear();
    for (const protocol::Field& one : object.at("order").array(1, kMeasures.size())) {
        const auto measure = static_cast<Measure>(one.enum_index(kMeasures));
        if (std::find(rule.order.begin(), rule.order.end(), measure) != rule.order.end())
            one.fail("bad_field", "listed twice");
        rule.order.push_back(measure);
    }
    rule.bots = object.at("bots").boolean();
    rule.stand_ins = object.at("stand_ins").boolean();
    rule.broken_off = static_cast<BrokenOff>(object.at("broken_off").enum_index(kBrokenOff));
    return rule;
}

Rule stored_rule(const std::string& text) {
    const auto value = protocol::parse_strict(text);
    if (!value) throw std::runtime_error("a club's rule is not JSON");
    protocol::JsonReader reading;
    Rule rule = read_rule(reading.root(*value));
    if (!reading.ok()) throw std::runtime_error("a club's rule cannot be read: " + reading.error()->message);
    return rule;
}

std::string rule_words(const Rule& rule, Language tongue) {
    std::string text = order_words(rule, tongue) + ' ' + least_words(rule, tongue) + ' ';
    text += seats_words(rule, tongue);
    text += ' ';
    text += in(kBrokenWords.at(static_cast<std::size_t>(rule.broken_off)), tongue);
    text += tongue == Language::italian
                ? " Vince un giro chi vi ha fatto di più. Un risultato ritirato non conta, come se non fosse "
                  "mai stato scritto."
                : " The player with the highest amount wins a round. A result that was taken back does not "
                  "count, as if it had never been entered.";
    return text;
}

} // namespace germini::club
