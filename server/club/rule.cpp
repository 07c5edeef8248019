#include "server/club/rule.hpp"

#include <algorithm>
#include <stdexcept>

namespace germini::club {
namespace {

using nlohmann::ordered_json;

struct InWords {
    std::string_view italian, english;
};
constexpr std::array<InWords, kMeasures.size()> kMeasureWords{{
    {"la media per giro", "the average a round"},
    {"il saldo", "the net"},
    {"il vinto", "what was won"},
    {"i giri vinti", "the rounds won"},
    {"le partite vinte", "the matches won"},
    {"i giri giocati", "the rounds played"},
    {"la mano migliore", "the best hand"},
}};
constexpr std::array<InWords, kBrokenOff.size()> kBrokenWords{{
    {"Di una partita interrotta contano tutte le mani chiuse, e quello che l'interruzione è costata.",
     "Of a match that was broken off every closed hand counts, and what breaking it off cost."},
    {"Di una partita interrotta contano solo i giri finiti.",
     "Of a match that was broken off only the rounds that were finished count."},
    {"Una partita interrotta non conta.", "A match that was broken off does not count."},
}};

std::string_view in(const InWords& words, Tongue tongue) {
    return tongue == Tongue::italian ? words.italian : words.english;
}

std::string order_words(const Rule& rule, Tongue tongue) {
    const bool italian = tongue == Tongue::italian;
    std::string text(italian ? "Decide " : "Players stand by ");
    for (std::size_t i = 0; i < rule.order.size(); ++i) {
        if (i == 1)
            text += italian ? "; a pari merito, nell'ordine, " : "; where that is equal, in this order, by ";
        if (i > 1) text += ", ";
        text += in(kMeasureWords.at(static_cast<std::size_t>(rule.order[i])), tongue);
    }
    return text + (italian ? "; chi è pari in tutto divide il posto."
                           : "; who is equal in all of it shares the place.");
}

std::string least_words(const Rule& rule, Tongue tongue) {
    const std::string n = std::to_string(rule.least_rounds);
    if (rule.least_rounds <= 1)
        return tongue == Tongue::italian ? "Ha un posto chi ha giocato almeno un giro."
                                         : "Whoever has played one round has a place.";
    return tongue == Tongue::italian
               ? "Ha un posto chi ha giocato almeno " + n + " giri; gli altri stanno sotto, senza posto."
               : "Whoever has played at least " + n +
                     " rounds has a place; the others stand below, without one.";
}

std::string_view seats_words(const Rule& rule, Tongue tongue) {
    constexpr std::array<InWords, 4> kSeats{{
        {"Non contano i giri in cui un automa aveva un posto suo, né quelli in cui qualcuno fu sostituito.",
         "Rounds in which a bot had a seat of its own do not count, nor those in which somebody was stood in "
         "for."},
        {"Contano i giri con un automa al tavolo; non quelli in cui qualcuno fu sostituito.",
         "Rounds with a bot at the table count; those in which somebody was stood in for do not."},
        {"Non contano i giri in cui un automa aveva un posto suo; contano quelli in cui qualcuno fu "
         "sostituito, per "
         "chi aveva il posto.",
         "Rounds in which a bot had a seat of its own do not count; those in which somebody was stood in for "
         "do, for "
         "whose seat it was."},
        {"Contano i giri con un automa al tavolo, e quelli in cui qualcuno fu sostituito, per chi aveva il "
         "posto.",
         "Rounds with a bot at the table count, and those in which somebody was stood in for, for whose seat "
         "it was."},
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
        const auto measure = static_cast<Measure>(one.word(kMeasures));
        if (std::find(rule.order.begin(), rule.order.end(), measure) != rule.order.end())
            one.fail("bad_field", "this is named twice");
        rule.order.push_back(measure);
    }
    rule.bots = object.at("bots").boolean();
    rule.stand_ins = object.at("stand_ins").boolean();
    rule.broken_off = static_cast<BrokenOff>(object.at("broken_off").word(kBrokenOff));
    return rule;
}

Rule stored_rule(const std::string& text) {
    const auto value = nlohmann::json::parse(text);
    protocol::Reading reading;
    Rule rule = read_rule(reading.root(value));
    if (!reading.ok()) throw std::runtime_error("a club's rule cannot be read: " + reading.error()->message);
    return rule;
}

std::string rule_words(const Rule& rule, Tongue tongue) {
    std::string text = order_words(rule, tongue) + ' ' + least_words(rule, tongue) + ' ';
    text += seats_words(rule, tongue);
    text += ' ';
    text += in(kBrokenWords.at(static_cast<std::size_t>(rule.broken_off)), tongue);
    text += tongue == Tongue::italian
                ? " Un giro è vinto da chi vi ha fatto di più; una rettifica vale come se "
                  "fosse stata scritta subito."
                : " A round is won by who made the most of it; a correction counts as if it "
                  "had been written at once.";
    return text;
}

} // namespace germini::club
