#include "server/club/report.hpp"

#include "server/club/settlement.hpp"
#include "server/crypto/hex.hpp"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <utility>

namespace germini::club {
namespace {

using nlohmann::ordered_json;

template <class T> ordered_json or_null(const std::optional<T>& value) {
    return value ? ordered_json(*value) : ordered_json(nullptr);
}

std::string text(std::string_view word) { return std::string(word); }

const std::string& name_of(const Ledger& ledger, PersonNumber person) {
    static const std::string kNobody;
    const auto found = ledger.names.find(person);
    return found == ledger.names.end() ? kNobody : found->second;
}

ordered_json standing_json(const Standing& row, const Ledger& ledger) {
    ordered_json best = nullptr;
    if (row.best)
        best = {{"amount", row.best->amount},
                {"entry", row.best->entry},
                {"match", ledger.matches.at(row.best->match).id},
                {"hand", or_null(row.best->hand_id)}};
    return {{"rank", or_null(row.rank)},
            {"person", row.person},
            {"name", name_of(ledger, row.person)},
            {"net", row.net()},
            {"won", row.won},
            {"lost", row.lost},
            {"rounds", row.rounds},
            {"rounds_won", row.rounds_won},
            {"matches", row.matches},
            {"matches_won", row.matches_won},
            {"imported", row.imported},
            {"average", static_cast<double>(row.average_hundredths()) / 100},
            {"best", best}};
}

ordered_json together_json(const PairResult& how) { return {{"hands", how.hands}, {"net", how.net}}; }

ordered_json participant_json(const Participant& participant) {
    if (participant.person) return *participant.person;
    return participant.called.empty() ? ordered_json(nullptr) : ordered_json(participant.called);
}

ordered_json sums_json(const Balances& balances) {
    std::vector<std::pair<Participant, std::int64_t>> sums(balances.begin(), balances.end());
    std::stable_sort(sums.begin(), sums.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    auto out = ordered_json::array();
    for (const auto& [participant, amount] : sums)
        out.push_back({{"player", participant_json(participant)}, {"amount", amount}});
    return out;
}

ordered_json payments_json(const Balances& balances) {
    auto payments = ordered_json::array();
    for (const Payment& payment : settle(balances))
        payments.push_back({{"from", participant_json(payment.from)},
                            {"to", participant_json(payment.to)},
                            {"amount", payment.amount}});
    return payments;
}

/// Returns the value as a CSV field. A value that a spreadsheet would take for a formula is marked as text by
/// an apostrophe, as is one that begins with an apostrophe itself: without the first, every value is as it
/// was.
std::string field(const std::string& value) {
    const bool formula =
        !value.empty() && std::string_view("=+-@\t\r'").find(value[0]) != std::string_view::npos;
    std::string out = formula ? "'" + value : value;
    if (out.find_first_of("\",;\n\r") == std::string::npos) return out;
    std::string quoted = "\"";
    for (const char c : out) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

ordered_json line_json(const Line& line) {
    ordered_json out{{"place", line.place},
                     {"person", or_null(line.written ? line.written : line.person)},
                     {"called", or_null(line.called)},
                     {"bot", line.bot},
                     {"side", or_null(line.side)},
                     {"stand_in", line.stand_in},
                     {"amount", line.amount}};
    if (line.outsider) out["outsider"] = true;
    return out;
}

ordered_json entry_json(const Entry& entry, const Ledger& ledger) {
    auto lines = ordered_json::array();
    for (const Line& line : entry.lines) lines.push_back(line_json(line));
    return {{"kind", "entry"},
            {"n", entry.n},
            {"match", ledger.matches.at(entry.match).id},
            {"cause", text(kCauses.at(static_cast<std::size_t>(entry.cause)))},
            {"round", entry.round},
            {"round_over", entry.round_over},
            {"hand", or_null(entry.hand)},
            {"page", or_null(entry.hand_id)},
            {"line", or_null(entry.line)},
            {"reason", or_null(entry.reason)},
            {"reverses", or_null(entry.reverses)},
            {"corrects", or_null(entry.corrects)},
            {"by", or_null(entry.by)},
            {"at", entry.at},
            {"why", or_null(entry.why)},
            {"link", server::hex(entry.link)},
            {"lines", lines}};
}

} // namespace

std::string decimal(std::int64_t hundredths) {
    const std::int64_t whole = std::abs(hundredths) / 100, part = std::abs(hundredths) % 100;
    return (hundredths < 0 ? "-" : "") + std::to_string(whole) + '.' + (part < 10 ? "0" : "") +
           std::to_string(part);
}

ordered_json heading_json(const Heading& heading) {
    return {{"club", {{"id", heading.club}, {"name", heading.club_name}}},
            {"season",
             {{"id", heading.season},
              {"name", heading.season_name},
              {"from", heading.from_day},
              {"to", heading.to_day},
              {"archived", heading.archived}}},
            {"rule", rule_json(heading.rule)},
            {"words",
             {{"it", rule_words(heading.rule, Language::italian)},
              {"en", rule_words(heading.rule, Language::english)}}}};
}

ordered_json standings_json(const Heading& heading, const Ledger& ledger,
                            const std::vector<GameStandings>& games) {
    ordered_json all = heading_json(heading);
    auto& out = all["games"] = ordered_json::array();
    for (const GameStandings& game : games) {
        auto rows = ordered_json::array(), pairings = ordered_json::array();
        for (const Standing& row : game.rows) rows.push_back(standing_json(row, ledger));
        for (const Pairing& pairing : game.pairings)
            pairings.push_back({{"person", pairing.person},
                                {"other", pairing.other},
                                {"with", together_json(pairing.with)},
                                {"against", together_json(pairing.against)}});
        out.push_back({{"game", game.game},
                       {"preset", or_null(game.preset)},
                       {"unit", game.unit},
                       {"stakes", game.stakes},
                       {"rows", rows},
                       {"pairings", pairings}});
    }
    return all;
}

std::string standings_csv(const Ledger& ledger, const std::vector<GameStandings>& games,
                          std::optional<Language> spreadsheet) {
    // Excel takes separators from the system's language, and UTF-8 only with a byte order mark.
    const bool italian = spreadsheet == Language::italian;
    const char comma = italian ? ';' : ',';
    std::string out = spreadsheet ? "\xEF\xBB\xBF" : "";
    const auto line = [&out, comma](const std::vector<std::string>& cells) {
        for (const std::string& cell : cells) (out += cell) += comma;
        out.pop_back();
        out += "\r\n";
    };
    line({"game", "preset", "unit", "rank", "person", "name", "net", "won", "lost", "rounds", "rounds_won",
          "matches", "matches_won", "average", "best_hand", "imported"});
    for (const GameStandings& game : games)
        for (const Standing& row : game.rows) {
            std::string average = decimal(row.average_hundredths());
            if (italian) std::ranges::replace(average, '.', ',');
            line({field(game.game), field(game.preset.value_or("")), field(game.unit),
                  row.rank ? std::to_string(*row.rank) : "", std::to_string(row.person),
                  field(name_of(ledger, row.person)), std::to_string(row.net()), std::to_string(row.won),
                  std::to_string(row.lost), std::to_string(row.rounds), std::to_string(row.rounds_won),
                  std::to_string(row.matches), std::to_string(row.matches_won), average,
                  row.best ? std::to_string(row.best->amount) : "", std::to_string(row.imported)});
        }
    return out;
}

ordered_json settlement_json(const Ledger& ledger, const std::vector<GameStandings>& games,
                             const std::set<std::size_t>& matches) {
    std::set<PersonNumber> persons;
    auto out = ordered_json::array();
    for (const GameStandings& game : games) {
        Balances balances;
        for (const RoundResult& round : game.rounds) {
            if (!matches.contains(round.match)) continue;
            for (const auto& [person, amount] : round.results) {
                balances[{person}] += amount;
                persons.insert(person);
            }
            for (const auto& [name, amount] : round.others) balances[{std::nullopt, name}] += amount;
        }
        if (balances.empty()) continue;
        out.push_back({{"game", game.game},
                       {"preset", or_null(game.preset)},
                       {"unit", game.unit},
                       {"stakes", game.stakes},
                       {"sums", sums_json(balances)},
                       {"payments", payments_json(game.stakes ? balances : Balances())}});
    }
    auto people = ordered_json::array();
    for (const PersonNumber person : persons)
        people.push_back({{"person", person}, {"name", name_of(ledger, person)}});
    return {{"people", people}, {"games", out}};
}

void ledger_lines(const Heading& heading, const Ledger& ledger,
                  const std::function<void(const std::string&)>& put) {
    const auto put_line = [&put](const ordered_json& value) { put(value.dump() + '\n'); };
    ordered_json first{{"kind", "season"}, {"format", "germini-ledger/1"}};
    first.update(heading_json(heading));
    put_line(first);
    for (const auto& [person, name] : ledger.names)
        put_line({{"kind", "person"}, {"person", person}, {"name", name}});
    for (const Merge& merge : ledger.merges)
        put_line({{"kind", "merge"},
                  {"person", merge.person},
                  {"into", merge.into},
                  {"at", merge.at},
                  {"link", server::hex(merge.link)}});
    for (const Match& match : ledger.matches)
        put_line({{"kind", "match"},
                  {"match", match.id},
                  {"source", text(kSources.at(static_cast<std::size_t>(match.source)))},
                  {"game", match.game},
                  {"preset", or_null(match.preset)},
                  {"unit", match.unit},
                  {"stakes", match.stakes},
                  {"rounds", match.rounds},
                  {"started", match.started},
                  {"ended", or_null(match.ended)},
                  {"broken_off", match.broken_off}});
    for (const Entry& entry : ledger.entries) put_line(entry_json(entry, ledger));
}

} // namespace germini::club
