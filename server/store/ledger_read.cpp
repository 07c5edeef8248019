#include "server/store/ledger_rows.hpp"

#include "server/names/nickname.hpp"
#include "server/store/ledger.hpp"
#include "server/store/merges.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <unordered_map>

namespace germini::store {
namespace {

std::optional<int> small(const std::optional<std::int64_t>& value) {
    return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
}

template <std::size_t N, class Word>
Word word_of(const std::array<std::string_view, N>& words, const std::string& text, Word) {
    const auto found = std::find(words.begin(), words.end(), text);
    if (found == words.end()) throw StoreError("unknown word in the ledger: " + text);
    return static_cast<Word>(found - words.begin());
}

constexpr const char* kEntryOf =
    "SELECT e.key, m.id, e.cause, e.round, e.hand, h.id, e.line, e.reason, e.round_over, e.reverses, "
    "e.corrects,"
    " g.number, e.at, e.why, s.link, m.key FROM ledger_entries e JOIN ledger_matches m ON m.key = "
    "e.ledger_match"
    " LEFT JOIN hands h ON h.key = e.hand_key LEFT JOIN guests g ON g.key = e.guest"
    " LEFT JOIN ledger_seals s ON s.entry = e.key WHERE e.key = ?";

/// Reads a row in the column order of kEntryOf, without its lines and its match's place.
club::Entry read_entry(const Statement& row) {
    club::Entry entry;
    entry.n = row.integer(0);
    entry.cause = word_of(club::kCauses, row.text(2), club::Cause{});
    entry.round = static_cast<int>(row.integer(3));
    entry.hand = small(row.integer_or_null(4));
    entry.hand_id = row.text_or_null(5);
    entry.line = small(row.integer_or_null(6));
    entry.reason = row.text_or_null(7);
    entry.round_over = row.flag(8);
    entry.reverses = row.integer_or_null(9);
    entry.corrects = row.integer_or_null(10);
    entry.by = row.integer_or_null(11);
    entry.at = row.integer(12);
    entry.why = row.text_or_null(13);
    entry.link = row.bytes(14);
    return entry;
}

club::Line read_line(const Statement& row, int from) {
    club::Line line;
    line.place = static_cast<int>(row.integer(from));
    line.person = row.integer_or_null(from + 1);
    line.called = row.text_or_null(from + 2);
    line.bot = row.flag(from + 3);
    line.side = small(row.integer_or_null(from + 4));
    line.stand_in = row.flag(from + 5);
    line.amount = row.integer(from + 6);
    line.outsider = row.flag(from + 7);
    return line;
}

std::vector<club::Line> lines_of_entry(Database& db, std::int64_t entry) {
    Statement row(db,
                  "SELECT place, g.number, called, bot, side, stand_in, amount, outsider FROM ledger_lines"
                  " LEFT JOIN guests g ON g.key = guest WHERE entry = ? ORDER BY place");
    row.with(entry);
    std::vector<club::Line> lines;
    while (row.step()) lines.push_back(read_line(row, 0));
    return lines;
}

} // namespace

std::optional<EntryRow> entry_row(Database& db, std::int64_t key) {
    Statement row(db, kEntryOf);
    if (!row.with(key).step()) return std::nullopt;
    EntryRow found{read_entry(row), row.text(1), row.integer(15)};
    found.entry.lines = lines_of_entry(db, key);
    return found;
}

std::optional<std::vector<std::int64_t>> counting_entries(Database& db, model::SeasonKey season,
                                                          const std::string& match) {
    Statement of(db, "SELECT key FROM ledger_matches WHERE id = ? AND season_key = ?");
    if (!of.with(match, season).step()) return std::nullopt;
    Statement row(db, "SELECT key FROM ledger_entries e WHERE ledger_match = ? AND cause <> 'reversal'"
                      " AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE reverses = e.key) ORDER BY key");
    row.with(of.integer(0));
    std::vector<std::int64_t> entries;
    while (row.step()) entries.push_back(row.integer(0));
    return entries;
}

namespace {

// Without ORDER BY, for which SQLite would sort wide rows; only numbers are sorted here.
void read_entries(Database& db, model::SeasonKey season, const std::map<std::int64_t, std::size_t>& places,
                  club::Ledger& ledger) {
    Statement row(db, "SELECT e.key, e.ledger_match, e.cause, e.round, e.hand, h.id, e.line, e.reason,"
                      " e.round_over, e.reverses, e.corrects, g.number, e.at, e.why, s.link"
                      " FROM ledger_matches m JOIN ledger_entries e ON e.ledger_match = m.key"
                      " LEFT JOIN hands h ON h.key = e.hand_key LEFT JOIN guests g ON g.key = e.guest"
                      " LEFT JOIN ledger_seals s ON s.entry = e.key WHERE m.season_key = ?");
    row.with(season);
    while (row.step()) {
        ledger.entries.push_back(read_entry(row));
        ledger.entries.back().match = places.at(row.integer(1));
    }
    std::sort(ledger.entries.begin(), ledger.entries.end(),
              [](const club::Entry& a, const club::Entry& b) { return a.n < b.n; });
}

void read_lines(Database& db, model::SeasonKey season, club::Ledger& ledger) {
    std::unordered_map<std::int64_t, std::size_t> entries;
    for (std::size_t i = 0; i < ledger.entries.size(); ++i) entries.emplace(ledger.entries[i].n, i);
    struct Known {
        std::int64_t now = 0, written = 0;
    };
    std::unordered_map<std::int64_t, Known> numbers; // people's numbers, by row key
    Statement row(
        db, "SELECT l.entry, l.place, l.guest, l.called, l.bot, l.side, l.stand_in, l.amount, l.outsider"
            " FROM ledger_matches m JOIN ledger_entries e ON e.ledger_match = m.key"
            " JOIN ledger_lines l ON l.entry = e.key WHERE m.season_key = ?");
    row.with(season);
    while (row.step()) {
        club::Entry& entry = ledger.entries.at(entries.at(row.integer(0)));
        club::Line& line = entry.lines.emplace_back(read_line(row, 1));
        if (!line.person) continue;
        auto [known, fresh] = numbers.try_emplace(*line.person);
        if (fresh) {
            Statement person(db, "SELECT p.number, p.name, w.number FROM guests w"
                                 " JOIN guests p ON p.key = coalesce(w.merged_into, w.key) WHERE w.key = ?");
            if (!person.with(*line.person).step()) throw StoreError("the ledger refers to an unknown person");
            known->second = {person.integer(0), person.integer(2)};
            ledger.names.emplace(known->second.now, names::display_name(person.text(1), person.integer(0)));
        }
        line.person = known->second.now;
        if (known->second.written != known->second.now) line.written = known->second.written;
    }
    for (club::Entry& entry : ledger.entries)
        std::sort(entry.lines.begin(), entry.lines.end(),
                  [](const club::Line& a, const club::Line& b) { return a.place < b.place; });
}

/// Numbers entries from 1 within the season: numbers of the whole ledger would reveal how much is played
/// elsewhere.
void number_in_season(club::Ledger& ledger) {
    std::unordered_map<std::int64_t, std::int64_t> numbers;
    for (const club::Entry& entry : ledger.entries)
        numbers.emplace(entry.n, static_cast<std::int64_t>(numbers.size()) + 1);
    const auto numbered = [&numbers](std::int64_t& n) { n = numbers.at(n); };
    for (club::Entry& entry : ledger.entries) {
        numbered(entry.n);
        if (entry.reverses) numbered(*entry.reverses);
        if (entry.corrects) numbered(*entry.corrects);
    }
}

/// Reads the merges needed to attribute the lines read here.
void read_merges(Database& db, club::Ledger& ledger) {
    std::set<club::PersonNumber> written;
    for (const club::Entry& entry : ledger.entries)
        for (const club::Line& line : entry.lines)
            if (line.written) written.insert(*line.written);
    if (written.empty()) return;
    for (model::MergeRow& row : merges_of(db)) {
        if (!written.contains(row.guest)) continue;
        written.insert(row.into);
        ledger.merges.push_back({row.guest, row.into, row.at, std::move(row.link)});
    }
}

} // namespace

club::Ledger ledger_of(Database& db, model::SeasonKey season) {
    club::Ledger ledger;
    std::map<std::int64_t, std::size_t> places;
    {
        Statement row(db,
                      "SELECT key, id, source, game, unit, stakes, rounds, started, ended, broken_off, preset"
                      " FROM ledger_matches WHERE season_key = ? ORDER BY key");
        row.with(season);
        while (row.step()) {
            places.emplace(row.integer(0), ledger.matches.size());
            ledger.matches.push_back({row.text(1), word_of(club::kSources, row.text(2), club::Source{}),
                                      row.text(3), row.text(4), row.text_or_null(10), row.flag(5),
                                      static_cast<int>(row.integer(6)), row.integer(7),
                                      row.integer_or_null(8), row.flag(9)});
        }
    }
    if (places.empty()) return ledger;
    read_entries(db, season, places, ledger);
    read_lines(db, season, ledger);
    read_merges(db, ledger);
    number_in_season(ledger);
    names::disambiguate(ledger.names);
    return ledger;
}

std::string sealed_text(const club::Entry& entry, const std::string& match_id) {
    auto lines = nlohmann::ordered_json::array();
    const auto or_null = [](const auto& value) {
        return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
    };
    for (const club::Line& line : entry.lines) {
        auto one = nlohmann::ordered_json::array();
        one.push_back(line.place);
        one.push_back(or_null(line.person));
        one.push_back(or_null(line.called));
        one.push_back(line.bot);
        one.push_back(or_null(line.side));
        one.push_back(line.stand_in);
        one.push_back(line.amount);
        if (line.outsider) one.push_back("outsider");
        lines.push_back(std::move(one));
    }
    auto all = nlohmann::ordered_json::array();
    all.push_back(match_id);
    all.push_back(std::string(club::kCauses.at(static_cast<std::size_t>(entry.cause))));
    all.push_back(entry.round);
    all.push_back(or_null(entry.hand));
    all.push_back(or_null(entry.hand_id));
    all.push_back(or_null(entry.line));
    all.push_back(or_null(entry.reason));
    all.push_back(entry.round_over);
    all.push_back(or_null(entry.reverses));
    all.push_back(or_null(entry.corrects));
    all.push_back(or_null(entry.by));
    all.push_back(entry.at);
    all.push_back(or_null(entry.why));
    all.push_back(std::move(lines));
    return all.dump();
}

void for_each_entry(Database& db,
                    const std::function<void(const club::Entry&, const std::string& match)>& visit) {
    std::vector<std::int64_t> keys;
    {
        Statement row(db, "SELECT key FROM ledger_entries ORDER BY key");
        while (row.step()) keys.push_back(row.integer(0));
    }
    for (const std::int64_t key : keys) {
        const auto row = entry_row(db, key);
        if (!row) throw StoreError("the ledger has an entry without a match");
        visit(row->entry, row->match_id);
    }
}

} // namespace germini::store
