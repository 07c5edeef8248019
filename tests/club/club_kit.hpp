// A server with a club: its people, and the tables that it makes.
#pragma once
#include "tests/server/support/match_play.hpp"

#include <functional>
#include <string>
#include <vector>

namespace germini::test {

class ClubEvening {
public:
    /// Ginevra's club, with a season around today, and no other members.
    explicit ClubEvening(const json& house = minchiate_table({{"open", false}}),
                         const TestServer::Change& change = {});

    HttpAnswer ask(const std::string& method, const std::string& below, const json& body,
                   const Person& who) const;
    HttpAnswer post(const std::string& below, const json& body, const Person& who) const {
        return ask("POST", below, body, who);
    }
    HttpAnswer get(const std::string& below, const Headers& who = {}) const;
    /// The club as the person sees it.
    json seen(const Person& who) const;
    Person joined(const std::string& name);
    /// The person has an account from here on, which organisers need.
    void sign_up(const Person& who) const;
    /// Does as `germini admin import-results`; returns why it was refused, or an empty text.
    std::string import_results(const std::string& csv, const json& options = json::object()) const;
    /// A table by the house rules; guests in its first seats, made by the first of them, bots in the others.
    Party table(const std::vector<Person>& guests, int seats, const json& otherwise = json::object());
    json standings() const { return get("/seasons/" + season + "/standings", owner.headers()).value(); }
    std::string jsonl() const { return get("/seasons/" + season + "/ledger", owner.headers()).body; }

    TempDir folder;
    std::unique_ptr<TestServer> server;
    EventLoop loop;
    Person owner;
    std::string club, season;
    std::string file() const { return database_of(folder); }
    /// The option by which a command of `germini` finds the database.
    std::string option() const;
};

/// What `body` prints on standard output, which is restored even if it throws.
std::string printed_by(const std::function<void()>& body);

/// The number that the server gave the person.
json number_of(const ClubEvening& evening, const Person& who);
/// The local time in Rome one hour from now, as an evening's `at`.
std::string in_an_hour();
/// "code at path" of an answer that must have this status, and be a refusal valid by the schema.
std::string refused(const HttpAnswer& answer, int status);
/// The result of recompute.py for a ledger's JSON Lines.
json recomputed(const TempDir& folder, const std::string& jsonl);
/// The server's standings in that program's form.
json in_that_form(const json& standings);

} // namespace germini::test
