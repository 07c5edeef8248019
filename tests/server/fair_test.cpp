// The fair deal: what the server commits to before a hand, what the seats add, and what anybody can check of
// it afterwards.
#include "engine/core/shuffle.hpp"
#include "protocol/wire/inbound.hpp"
#include "protocol/wire/library_json.hpp"
#include "server/fair/fair.hpp"
#include "server/games/games.hpp"
#include "server/store/database.hpp"
#include "server/store/matches.hpp"
#include "server/verify/fair_proof.hpp"
#include "server/verify/verify.hpp"
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

constexpr const char* kClientSeed = "00112233445566778899aabbccddeeff";

std::string joined_codes(const json& pack) {
    std::string text;
    for (const json& code : pack) text += (text.empty() ? "" : " ") + code.get<std::string>();
    return text;
}

json fair_vectors() {
    std::ifstream in("protocol/samples/fair_vectors.json");
    return json::parse(in);
}

server::FairKey key_of_digits(const std::string& digits) { return server::fair_secret(digits); }

std::vector<std::string> differences(const json& proof) {
    const auto found = server::fair_differences(protocol::parsed_json(proof), server::all_games());
    REQUIRE(found);
    return *found;
}

/// Four players at a girone with drawn seats: the first and second contribute, the others do not.
struct FairEvening {
    TempDir folder;
    std::optional<TestServer> server;
    EventLoop loop;
    std::optional<Party> party;

    FairEvening() {
        server.emplace(folder);
        party = sit_down(loop, server->port(), minchiate_table({{"rounds", 3}, {"seats", "drawn"}}), 4, 4);
    }
    const json& commitment() const { return party->players[0]->table->at("commitment"); }
    void ready(const std::vector<json>& words) {
        for (std::size_t i = 0; i < words.size(); ++i) party->players[i]->must({{"ready", words[i]}});
    }
};

} // namespace

TEST_CASE("the words, the commitments and the packs are those that the text of docs/fair.md gives") {
    const server::Games games = server::all_games();
    for (const json& vector : fair_vectors()) {
        const server::FairKey key = key_of_digits(vector["key"]);
        const server::TableHand hand{vector["hand"].get<int>()};
        const std::string table = vector["table"];
        for (const auto& [lot, secret, committed] :
             {std::tuple{server::Lot::cards, "secret", "commitment"},
              std::tuple{server::Lot::seats, "seats_secret", "seats_commitment"}}) {
            const server::FairSecret made = server::secret_of(key, hand, lot);
            CHECK(made == server::fair_secret(vector[secret].get<std::string>()));
            CHECK(server::commitment_of(made, table, hand, lot) == vector[committed]);
        }
        const auto client_seeds = vector["client_seeds"].get<std::vector<std::string>>();
        const server::FairSecret secret = server::secret_of(key, hand, server::Lot::cards);
        const auto words = server::fair_words(secret, client_seeds);
        for (const json& word : vector["words"]) CHECK(words() == word.get<std::uint32_t>());
        const server::FairSecret seats = server::secret_of(key, hand, server::Lot::seats);
        const protocol::SeatDraw draw =
            games.find("minchiate")->usual_rules({})->draw_seats(server::fair_words(seats, client_seeds));
        std::string drawn;
        for (const protocol::DrawnCard& card : draw.cards)
            drawn += (drawn.empty() ? "" : " ") + std::to_string(index(card.person)) + ":" +
                     std::string(games.find("minchiate")->names().card(card.card));
        CHECK(drawn == vector["seats"]["cards"]);
        CHECK(server::numbers_of(draw.ranking) == vector["seats"]["ranking"].get<std::vector<int>>());
        auto of_seats = server::fair_words(seats, client_seeds);
        CHECK(below(static_cast<std::uint32_t>(client_seeds.size()), of_seats) == vector["dealer"]);
        for (const json& one : vector["packs"]) {
            const server::Game& game = *games.find(one["game"].get<std::string>());
            const auto rules = game.read_rules({one["game"] == "minchiate" ? "pagat" : "ottocento",
                                                protocol::raw_json(protocol::parsed_json(one["options"]))});
            REQUIRE(rules);
            CHECK(joined_codes(json::parse((*rules)->pack_text(server::fair_words(secret, client_seeds)))) ==
                  one["pack"]);
        }
    }
}

TEST_CASE("a hand is dealt of the secret that was committed to and of what the seats added, and its page "
          "proves it") {
    FairEvening evening;
    const json before = evening.commitment();
    CHECK(before["hand"] == 1);
    CHECK(before["seats"].is_string());
    evening.ready({{{"client_seed", kClientSeed}}, {{"client_seed", std::string(32, 'f')}}, true, true});
    REQUIRE(all_are(evening.loop, *evening.party, "playing"));
    CHECK(evening.commitment()["cards"] == before["cards"]);
    // The secret of the seats is revealed with the draw; that of the cards stays secret during play.
    const json lot = match_of(*evening.party->players[0])["draw_proof"];
    const json client_seeds{kClientSeed, std::string(32, 'f'), "", ""};
    CHECK(lot["client_seeds"] == client_seeds);
    CHECK(server::commitment_of(server::fair_secret(lot["secret"].get<std::string>()), evening.party->ids.id,
                                server::TableHand{1}, server::Lot::seats) == before["seats"]);
    const std::string secret = text_in(evening.folder, "SELECT lower(hex(secret)) FROM deals");
    for (const auto& player : evening.party->players)
        CHECK(player->table->dump().find(secret) == std::string::npos);
    play_out(evening.loop, *evening.party, 1);

    const json& closed = match_of(*evening.party->players[0])["hands"][0];
    const json page = page_of(evening.server->port(), evening.party->players[3]->person(),
                              "/api/hands/" + closed["hand"].get<std::string>());
    const json deal = page["deal"];
    CHECK(deal["commitment"] == before["cards"]);
    CHECK(deal["client_seeds"] == client_seeds);
    CHECK(deal["secret"] == secret);
    const json proof{{"deal", deal}, {"record", page["record"]}};
    CHECK(differences(proof).empty());

    json older = proof; // as downloaded when the seeds had another name
    older["deal"].erase("client_seeds");
    older["deal"]["noise"] = client_seeds;
    CHECK(differences(older).empty());

    // Each change to it is reported.
    json other = proof;
    other["deal"]["client_seeds"] = {"", "", "", ""};
    CHECK(differences(other) ==
          std::vector<std::string>{"the cards do not match the secret and the players' seeds"});
    other = proof;
    other["deal"]["hand"] = 2;
    CHECK(differences(other) == std::vector<std::string>{"the secret does not match the commitment"});
    other = proof;
    other["deal"]["secret"] = lot["secret"];
    CHECK(differences(other).size() == 2);
    other = proof;
    other["deal"]["client_seeds"][1] = "no digits";
    const auto unread = server::fair_differences(protocol::parsed_json(other), server::all_games());
    REQUIRE(!unread);
    CHECK(unread.error().path == "/deal/client_seeds/1");
}

TEST_CASE("a commitment outlives the server, and so does what was added to it") {
    FairEvening evening;
    const json before = evening.commitment();
    evening.ready({{{"client_seed", kClientSeed}}});
    evening.server.reset();
    evening.server.emplace(evening.folder);
    come_back(evening.loop, *evening.party, evening.server->port());
    CHECK(evening.commitment() == before);
    for (std::size_t i = 1; i < 4; ++i) evening.party->players[i]->must({{"ready", true}});
    REQUIRE(all_are(evening.loop, *evening.party, "playing"));
    CHECK(match_of(*evening.party->players[0])["draw_proof"]["client_seeds"] ==
          json{kClientSeed, "", "", ""});
}

TEST_CASE("an invalid contribution of a seat is refused with its field") {
    const auto path_of = [](const json& ready) {
        const json message{{"t", "do"}, {"id", 1}, {"what", {{"ready", ready}}}};
        const auto read = protocol::read_inbound(message.dump());
        return read ? "none" : read.error().error.path;
    };
    CHECK(path_of({{"client_seed", kClientSeed}}) == "none");
    for (const json& seed : {json("00"), json(std::string(32, 'G')), json(7)})
        CHECK(path_of({{"client_seed", seed}}) == "/what/ready/client_seed");
    CHECK(path_of({{"client_seed", kClientSeed}, {"salt", kClientSeed}}) == "/what/ready/salt");
    CHECK(path_of(json::object()) == "/what/ready/client_seed");
    CHECK(path_of(false) == "/what/ready");
}

TEST_CASE("verify checks a secret, its contributions and a table's key against the packs") {
    FairEvening evening;
    evening.ready({{{"client_seed", kClientSeed}}, true, true, true});
    play_out(evening.loop, *evening.party, 1);
    for (const auto& player : evening.party->players) player->disconnect();
    evening.server.reset();
    const auto found = [&](const std::string& sql) {
        const TempDir other;
        const std::string copy = other.file("germini.db");
        std::filesystem::copy_file(evening.folder.file("germini.db"), copy);
        store::Database db(copy, store::Synchronous::normal);
        if (!sql.empty()) db.run(sql);
        return server::verify(db, server::all_games(), {}).first;
    };
    const auto says = [&](const std::string& sql, const std::string& part) {
        return found(sql).find(part) != std::string::npos;
    };
    CHECK(found("") == "");
    CHECK(says("UPDATE deals SET secret = zeroblob(32)", "its pack does not match its secret"));
    CHECK(says("UPDATE deals SET noise = '[\"\",\"\",\"\",\"\"]'", "its pack does not match its secret"));
    CHECK(
        says("UPDATE hand_seats SET guest = NULL WHERE person = 0", "a bot contributed a seed to its pack"));
    CHECK(says("UPDATE tables SET fair_key = zeroblob(32)",
               "its secret does not match its table's commitment"));
    CHECK(says("UPDATE seat_lots SET secret = zeroblob(32)", "its seats do not match its secret"));
}
