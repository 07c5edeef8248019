#include "server/net/club_page.hpp"

#include "server/club/report.hpp"

#include <array>

namespace germini::server {
namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '&')
            out += "&amp;";
        else if (c == '"')
            out += "&quot;";
        else
            out += c;
    }
    return out;
}

std::string head(std::string_view title, std::string_view description) {
    std::string out = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>";
    out += escaped(title) + "</title>\n<meta name=\"description\" content=\"" + escaped(description);
    out += "\">\n<meta property=\"og:title\" content=\"" + escaped(title);
    out +=
        "\">\n<meta property=\"og:description\" content=\"" + escaped(description) + "\">\n</head>\n<body>\n";
    return out;
}

std::string cell(std::string_view value) { return "<td>" + escaped(value) + "</td>"; }

std::string table_of(const club::GameStandings& game, const club::Ledger& ledger) {
    constexpr std::array kHeads{"Place",  "Player", "Average per round", "Net", "Won", "Lost",
                                "Rounds", "won",    "Matches",           "won"};
    std::string out =
        "<table>\n<caption>" + escaped(game.game) + " (" + escaped(game.unit) + ")</caption>\n<tr>";
    for (const char* text : kHeads) out += "<th scope=\"col\">" + std::string(text) + "</th>";
    out += "</tr>\n";
    for (const club::Standing& row : game.rows) {
        const auto name = ledger.names.find(row.person);
        out += "<tr>" + cell(row.rank ? std::to_string(*row.rank) : "–") +
               cell(name == ledger.names.end() ? "" : name->second) +
               cell(club::decimal(row.average_hundredths()));
        for (const std::int64_t figure :
             {row.net(), row.won, row.lost, static_cast<std::int64_t>(row.rounds),
              static_cast<std::int64_t>(row.rounds_won), static_cast<std::int64_t>(row.matches),
              static_cast<std::int64_t>(row.matches_won)})
            out += cell(std::to_string(figure));
        out += "</tr>\n";
    }
    return out + "</table>\n";
}

} // namespace

std::string club_page(const model::PublicClub& page) {
    const club::Rule rule = club::stored_rule(page.club.rule);
    const model::SeasonRow* const season = page.seasons.empty() ? nullptr : &page.seasons.front();
    std::string description = "A card club" + std::string(season == nullptr ? "." : ": season ");
    if (season != nullptr)
        description += season->name + ", " + season->from_day + " to " + season->to_day + '.';
    std::string out =
        head(page.club.name, description) + "<main>\n<h1>" + escaped(page.club.name) + "</h1>\n";
    out += "<p><a href=\"/#/club/" + page.club.id + "\">" + escaped(page.club.name) + "</a></p>\n";
    if (season != nullptr) {
        out += "<h2>" + escaped(season->name) + "</h2>\n<p>" + season->from_day + " – " + season->to_day +
               "</p>\n";
        bool counted = false;
        for (const club::GameStandings& game : club::standings(*page.ledger, rule)) {
            if (game.rows.empty()) continue;
            out += table_of(game, *page.ledger);
            counted = true;
        }
        if (!counted) out += "<p>No match has been counted yet.</p>\n";
        out += "<p>" + escaped(club::rule_words(rule, club::Language::english)) + "</p>\n<p lang=\"it\">" +
               escaped(club::rule_words(rule, club::Language::italian)) + "</p>\n";
    }
    return out + "</main>\n</body>\n</html>\n";
}

std::string no_club_page() {
    return head("Not found", "This club does not exist or is not public.") +
           "<main>\n<h1>Not found</h1>\n<p>This club does not exist or is not "
           "public.</p>\n</main>\n"
           "</body>\n</html>\n";
}

} // namespace germini::server
