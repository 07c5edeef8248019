#include "server/club/import.hpp"

#include <algorithm>
#include <charconv>
#include <unordered_set>

namespace germini::club {
namespace {

constexpr std::size_t kColumns = 8;
constexpr std::size_t kMostCell = 64; ///< bytes
enum Column : std::size_t { match, day, game, round, hand, player, side, amount };

struct CsvLine {
    std::size_t number = 0;
    std::vector<std::string> cells;
};

std::optional<std::int64_t> number_in(const std::string& text) {
    std::int64_t value = 0;
    const char* const end = text.data() + text.size();
    const bool plus = text.size() > 1 && text[0] == '+' && text[1] != '-';
    const auto read = std::from_chars(text.data() + (plus ? 1 : 0), end, value);
    return !text.empty() && read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

/// Returns one line's cells; quotation marks within a quoted cell are doubled. Empty if there are too many
/// cells or a quote is left open.
std::optional<std::vector<std::string>> cells_of(std::string_view line, char separator) {
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"')
            cells.back() += line[++i];
        else if (c == '"' && (quoted || cells.back().empty()))
            quoted = !quoted;
        else if (c != separator || quoted)
            cells.back() += c;
        else if (cells.size() == kColumns)
            return std::nullopt;
        else
            cells.emplace_back();
    }
    return quoted ? std::nullopt : std::optional(std::move(cells));
}

class Importer {
public:
    explicit Importer(const ImportBy& by) : by_(by) {}

    tl::expected<std::vector<ManualResult>, BadLine> read(const std::string& text) {
        read_lines(text);
        if (!bad_ && sheets_.empty()) fail(1, "the file is empty");
        if (!bad_) close_match();
        if (bad_) return tl::make_unexpected(*bad_);
        return std::move(sheets_);
    }

private:
    void fail(std::size_t line, std::string message) {
        if (!bad_) bad_ = BadLine{line, std::move(message)};
    }

    /// Reads up to the first wrong line. Accepts what spreadsheets add: a byte order mark, a line "sep=;",
    /// quotation marks, empty rows.
    void read_lines(const std::string& text) {
        char separator = ',';
        bool headed = false;
        std::size_t number = 0;
        for (std::size_t at = 0; at < text.size() && !bad_;) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            std::string_view line(text.data() + at, end - at);
            if (line.ends_with('\r')) line.remove_suffix(1);
            if (number == 0 && line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
            at = end + 1;
            ++number;
            if (number == 1 && (line == "sep=," || line == "sep=;")) continue;
            if (!headed) {
                headed = true;
                if (line.find(';') != std::string_view::npos) separator = ';';
                if (cells_of(line, separator) != cells_of(kImportColumns, ','))
                    fail(number, "the first line must be " + std::string(kImportColumns));
                continue;
            }
            if (line.find_first_not_of(separator) == std::string_view::npos) continue;
            auto cells = cells_of(line, separator);
            if (cells && cells->size() == kColumns)
                take({number, *std::move(cells)});
            else
                fail(number, "expected the eight columns of the first line");
        }
    }

    void take(const CsvLine& line) {
        for (const std::string& cell : line.cells)
            if (cell.size() > kMostCell) return fail(line.number, "a value is too long");
        if (sheets_.empty() || line.cells[match] != name_) {
            if (!sheets_.empty()) close_match();
            if (!bad_) begin_match(line);
        } else if (line.cells[day] != sheets_.back().day || line.cells[game] != game_) {
            fail(line.number, "the match has another day or game in the previous line");
        }
        if (!bad_) take_amount(line);
    }

    void begin_match(const CsvLine& line) {
        name_ = line.cells[match];
        if (name_.empty()) return fail(line.number, "the match has no name");
        if (!names_.insert(name_).second)
            return fail(line.number, "the lines of match " + name_ + " are not consecutive");
        const auto of = by_.game(line.cells[game]);
        if (!of)
            return fail(line.number, "unknown game " + line.cells[game] +
                                         " (expected GAME, or GAME/PRESET if presets are separate games)");
        const auto begins = by_.begins(line.cells[day]);
        if (!begins)
            return fail(line.number, "invalid day " + line.cells[day] + ": expected e.g. 2026-10-31");
        if (const std::string wrong = by_.wrong_day(line.cells[day]); !wrong.empty())
            return fail(line.number, "the day " + line.cells[day] + " " + wrong);
        game_ = line.cells[game];
        ManualResult& sheet = sheets_.emplace_back();
        sheet.game = of->name;
        sheet.preset = of->preset;
        sheet.unit = of->unit;
        sheet.stakes = of->stakes;
        sheet.day = line.cells[day];
        sheet.played = *begins;
        seats_ = of->seats;
        hands_.clear();
        began_ = line.number;
    }

    struct Amounts {
        std::size_t line = 0;
        int round = 1;
        std::optional<int> hand;
        std::vector<std::pair<std::size_t, std::int64_t>> of; ///< amounts by player
        std::map<std::size_t, int> sides;
    };

    void take_amount(const CsvLine& line) {
        const auto of_round = number_in(line.cells[round]), of_amount = number_in(line.cells[amount]);
        const auto of_hand = number_in(line.cells[hand]), of_side = number_in(line.cells[side]);
        if (!of_round || *of_round < 1 || *of_round > static_cast<std::int64_t>(kMostManualRounds))
            return fail(line.number, "invalid round: expected a number from 1");
        if (!line.cells[hand].empty() && (!of_hand || *of_hand < 1))
            return fail(line.number, "invalid hand: expected a number from 1");
        if (!line.cells[side].empty() &&
            (!of_side || *of_side < 0 || *of_side >= static_cast<std::int64_t>(seats_)))
            return fail(line.number, "invalid side: expected a number from 0");
        if (!of_amount || *of_amount < -kMostAmount || *of_amount > kMostAmount)
            return fail(line.number, "invalid amount: expected an integer");
        const auto who = player_of(line);
        if (!who) return;
        Amounts* at = hands_.empty() ? nullptr : &hands_.back();
        const auto numbered = of_hand ? std::optional(static_cast<int>(*of_hand)) : std::nullopt;
        if (at == nullptr || at->round != *of_round || at->hand != numbered) {
            if (at != nullptr && *of_round < at->round)
                return fail(line.number, "the rounds are not in order");
            hands_.push_back({line.number, static_cast<int>(*of_round), numbered, {}, {}});
            at = &hands_.back();
        }
        for (const auto& [player_before, taken] : at->of)
            if (player_before == *who)
                return fail(line.number, "this player already has an amount in this hand");
        at->of.emplace_back(*who, *of_amount);
        if (of_side) at->sides[*who] = static_cast<int>(*of_side);
    }

    std::optional<std::size_t> player_of(const CsvLine& line) {
        // Typed names meet stored ones in the stored form alone.
        const auto called = by_.called(line.cells[player]);
        const std::string name = called.value_or(line.cells[player]);
        ManualPlayer one;
        // Numbers take precedence: a member's name may be another member's number.
        const auto number = number_in(name);
        const auto [first, last] = by_.members.equal_range(name);
        if (number) {
            one.person = *number;
        } else if (first == last) {
            const auto alike = called ? by_.alike(name) : std::nullopt;
            if (alike)
                fail(line.number, "the player " + name + " looks like the member " + *alike +
                                      ": write this name, or the number");
            if (!called && !name.empty()) fail(line.number, "invalid player name");
            if (bad_) return std::nullopt;
            one.called = name;
        } else if (std::next(first) == last) {
            one.person = first->second;
        } else {
            fail(line.number, "two members have the name " + name + ": use the number instead");
            return std::nullopt;
        }
        auto& players = sheets_.back().players;
        const auto found = std::find(players.begin(), players.end(), one);
        if (found != players.end()) return static_cast<std::size_t>(found - players.begin());
        if (name.empty() || players.size() == seats_) {
            fail(line.number, name.empty() ? "missing player" : "more players than seats");
            return std::nullopt;
        }
        players.push_back(std::move(one));
        return players.size() - 1;
    }

    void close_match() {
        ManualResult& sheet = sheets_.back();
        if (sheet.players.size() < kLeastManualPlayers) return fail(began_, "the match has only one player");
        for (const Amounts& hand : hands_) close_hand(sheet, hand);
    }

    void close_hand(ManualResult& sheet, const Amounts& hand) {
        const std::size_t players = sheet.players.size();
        std::vector<std::int64_t> amounts(players);
        if (hand.of.size() != players)
            return fail(hand.line, "an amount is missing for a player of the match");
        for (const auto& [who, won] : hand.of) amounts[who] = won;
        if (const std::string wrong = nonzero_sum_text(amounts); sheet.stakes && !wrong.empty())
            return fail(hand.line, "the amounts from this line on " + wrong);
        const auto rounds = static_cast<std::size_t>(hand.round);
        if (rounds > sheet.rounds.size() + 1) return fail(hand.line, "the previous round is missing");
        if (rounds > sheet.rounds.size()) sheet.rounds.emplace_back();
        ManualRound& of = sheet.rounds.back();
        if (!of.total.empty() || (!hand.hand && !of.hands.empty()))
            return fail(hand.line, "a round must have either hands or a total");
        if (hand.hand && of.hands.size() == kMostManualHands)
            return fail(hand.line, "the round has too many hands");
        if (hand.hand)
            of.hands.push_back(amounts);
        else
            of.total = amounts;
        if (hand.sides.size() == players) {
            of.sides.clear();
            for (const auto& [who, side_of] : hand.sides) of.sides.push_back(side_of);
        }
    }

    const ImportBy& by_;
    std::vector<ManualResult> sheets_;
    std::vector<Amounts> hands_;            ///< of the current match
    std::unordered_set<std::string> names_; ///< matches so far
    std::string name_, game_;
    std::size_t seats_ = 0, began_ = 1;
    std::optional<BadLine> bad_;
};

} // namespace

tl::expected<std::vector<ManualResult>, BadLine> read_import(const std::string& text, const ImportBy& by) {
    return Importer(by).read(text);
}

} // namespace germini::club
