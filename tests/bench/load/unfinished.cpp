#include "tests/bench/load/unfinished.hpp"

#include "server/crypto/random.hpp"
#include "server/games/games.hpp"
#include "server/model/events.hpp"
#include "server/model/guest.hpp"
#include "server/model/hand.hpp"
#include "server/model/match.hpp"
#include "server/model/seat.hpp"
#include "server/model/table.hpp"
#include "server/places.hpp"
#include "server/store/guests.hpp"
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/store/store.hpp"
#include "server/store/tables.hpp"
#include "tests/server/support/own_query.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace germini::load {
namespace {

constexpr std::int64_t kBegun = 1'600'000'000'000; // a moment in the past, milliseconds since 1970
constexpr int kTablesACommit = 500;

/// One table in the middle of its first hand, as the server would have written it.
Unfinished add_unfinished(store::Database& db, const server::Game& game, const server::MatchRules& rules,
                          int moves) {
    Unfinished made;
    model::TableRow table;
    std::vector<model::SeatRow> seats;
    model::HandRow hand;
    for (const Seat s : SeatSet::all(rules.seats())) {
        const model::Guest guest{{},
                                 server::random_id(),
                                 "Seat " + std::to_string(index(s)),
                                 model::draw_number(&server::random32),
                                 {}};
        made.secrets.push_back(server::random_secret());
        const auto secret = server::hash_secret(made.secrets.back());
        const model::GuestKey key = store::add_guest(db, guest, secret, kBegun).key;
        if (s == Seat{}) table.host = key;
        seats.push_back(model::SeatRow{s, key, guest.name, false, false, false, false});
        model::HandSeat& dealt = hand.seats.emplace_back();
        dealt.seat = s;
        dealt.person = server::first_person(s);
        dealt.guest = key;
        dealt.name = guest.name;
    }
    made.table = table.id = server::random_id();
    table.game = game.name();
    table.rules = rules.text();
    table.invitation = server::hash_secret(server::random_secret());
    table.state = model::Stage::playing;
    table.created = kBegun;
    table.key = store::add_table(db, table);
    store::save_seats(db, table.key, seats);
    model::MatchRow match;
    match.id = server::random_id();
    match.table = table.key;
    server::MatchSoFar so_far;
    so_far.ranking = rules.ranking_as_seated(Seat{});
    match.length = rules.sheet(so_far).length;
    match.ranking = nlohmann::json(server::numbers_of(so_far.ranking)).dump();
    match.started = kBegun;
    hand.match = store::add_match(db, match);
    hand.id = server::random_id();
    hand.number = server::MatchHand{1};
    hand.opened = kBegun;
    hand.key = store::add_hand(db, hand);

    server::Opening opening = rules.open(so_far, Seat{}, &server::random32, {});
    model::EventsRow row;
    row.hand = hand.key;
    row.codec = rules.codec();
    row.at = kBegun;
    row.count = opening.log.events;
    row.bytes = opening.log.bytes;
    store::append_events(db, row);
    for (int i = 0; i < moves && !opening.hand->over(); ++i) {
        const Seat seat = *opening.hand->due().begin();
        const server::StepPtr step = opening.hand->bot_move(seat);
        if (step->over) break;
        row.n = opening.hand->events() + 1;
        row.count = step->events;
        row.seat = seat;
        row.cause = model::Cause::seat;
        row.guest = seats[static_cast<std::size_t>(index(seat))].guest;
        row.action = protocol::ActionId{i + 1};
        row.bytes = step->bytes;
        store::append_events(db, row);
        opening.hand->take(*step);
    }
    return made;
}

} // namespace

std::vector<Unfinished> fill(const std::string& path, int tables, int moves) {
    std::vector<Unfinished> made;
    boost::asio::io_context idle;
    store::Store store(store::StoreOptions{path, store::Synchronous::normal}, idle);
    const server::Games games = server::all_games();
    const server::Game& game = *games.find("minchiate");
    const auto rules = game.read_rules({"germini"});
    if (!rules) throw std::runtime_error(rules.error().message);
    store.answer_now(store::OwnQuery{[&](store::Database& db) {
        for (int from = 0; from < tables; from += kTablesACommit) {
            store::Transaction transaction(db);
            for (int t = from; t < std::min(from + kTablesACommit, tables); ++t)
                made.push_back(add_unfinished(db, game, **rules, 1 + t % moves));
            transaction.commit();
        }
        return true;
    }});
    return made;
}

} // namespace germini::load
