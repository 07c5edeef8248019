#include "server/admin/orders.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/admin/import_results.hpp"
#include "server/admin/order_json.hpp"
#include "server/admin/persons.hpp"
#include "server/crypto/random.hpp"
#include "server/journal/log.hpp"

#include <chrono>
#include <optional>
#include <utility>

namespace germini::server {
namespace {

using nlohmann::ordered_json;
using Answer = std::function<void(ordered_json)>;

constexpr std::int64_t kMostMinutes = 24 * 60;

const char* word(const AdminTableInfo& one) {
    if (one.broken) return "broken";
    if (one.summary.halt) return "halted";
    switch (one.summary.state) {
    case model::Stage::waiting:
        return "waiting";
    case model::Stage::between:
        return "between hands";
    case model::Stage::playing:
        return "playing";
    case model::Stage::over:
        break;
    }
    return "over";
}

ordered_json table_json(const AdminTableInfo& one) {
    ordered_json table;
    table["table"] = one.id;
    table["state"] = word(one);
    if (one.summary.id.empty()) return table; // nothing more is known about it
    table["game"] = one.summary.game;
    table["host"] = one.summary.host_name;
    table["created"] = protocol::utc_text(one.summary.created);
    table["hand"] = number(one.summary.hand);
    table["present"] = one.summary.connections;
    auto seats = ordered_json::array();
    for (const auto& seat : one.summary.seats)
        seats.push_back(seat ? ordered_json({{"name", seat->name}, {"bot", seat->bot}})
                             : ordered_json(nullptr));
    table["seats"] = std::move(seats);
    return table;
}

void list(const AdminContext& context, const Answer& answer) {
    context.directory->list_for_admin([answer](const std::vector<AdminTableInfo>& all) {
        auto tables = ordered_json::array();
        for (const AdminTableInfo& one : all) tables.push_back(table_json(one));
        ordered_json text = order::done();
        text["tables"] = std::move(tables);
        answer(std::move(text));
    });
}

void close(const AdminContext& context, const ordered_json& order, const Answer& answer) {
    const auto table = order::text_of(order, "table");
    if (!table) return answer(order::refused("Missing table id."));
    context.directory->end(*table, [answer, table = *table](EndTableResult ended) {
        switch (ended) {
        case EndTableResult::ended:
            journal::info({table}, "table closed by administrator");
            return answer(order::done());
        case EndTableResult::none:
            return answer(order::refused("No unfinished table has this id."));
        case EndTableResult::not_stored:
            break;
        }
        answer(order::refused(order::kNotTaken));
    });
}

void link(const AdminContext& context, const ordered_json& order, const Answer& answer) {
    const auto table = order::text_of(order, "table");
    const auto seat = order::number_of(order, "seat", kMaxSeats - 1);
    if (!table || !seat) return answer(order::refused("Missing or invalid table or seat."));
    const auto found = [context, answer, table = *table](const std::optional<GuestKey>& guest) {
        if (!guest) return answer(order::refused("No such table, or no guest in this seat."));
        const std::string secret = context.server.new_secret();
        const auto stored = [context, answer, table, secret](const auto& written) {
            if (!written) return answer(order::refused(order::kNotTaken));
            if (!*written) return answer(order::refused("This guest has just been deleted."));
            context.disconnect_sessions((*written)->sessions);
            journal::info({table}, "seat link created by administrator");
            ordered_json text = order::done();
            text["link"] = context.page + "#/back/" + secret + "/" + table;
            answer(std::move(text));
        };
        const std::int64_t now = context.server.now();
        const model::SessionRow session{context.server.new_id(), hash_secret(secret), "", now, now};
        context.server.store.write(context.server.context.get_executor(),
                                   model::AddSession{*guest, session, std::nullopt, true}, stored);
    };
    context.directory->guest_in(*table, static_cast<Seat>(*seat), found);
}

void announce(const AdminContext& context, const ordered_json& order, const Answer& answer) {
    const bool off = order.contains("minutes") && order["minutes"].is_null();
    const auto minutes = order::number_of(order, "minutes", kMostMinutes);
    if (!off && !minutes) return answer(order::refused("Invalid minutes: expected 0 to 1440."));
    const std::int64_t at = off ? 0 : context.server.now() + *minutes * 60'000;
    context.directory->announce(at);
    if (off)
        journal::info({}, "restart announcement cancelled");
    else
        journal::info({}, "restart announced for {}", protocol::utc_text(at));
    ordered_json text = order::done();
    if (!off) text["at"] = protocol::utc_text(at);
    answer(std::move(text));
}

void count_hands(const AdminContext& context, const Answer& answer) {
    const bool draining = context.server.maintenance.draining;
    context.directory->list_for_admin([answer, draining](const std::vector<AdminTableInfo>& all) {
        int hands = 0;
        for (const AdminTableInfo& one : all)
            if (!one.broken && !one.summary.halt && one.summary.state == model::Stage::playing) ++hands;
        ordered_json text = order::done();
        text["hands"] = hands;
        text["draining"] = draining;
        answer(std::move(text));
    });
}

/// With `off`, hands are dealt again; with `look`, nothing changes.
void drain(const AdminContext& context, const ordered_json& order, const Answer& answer) {
    if (!order::flag_of(order, "look")) {
        const bool goes_on = order::flag_of(order, "off");
        const bool before = context.server.maintenance.draining.exchange(!goes_on);
        if (before == goes_on)
            journal::info({}, "{}", goes_on ? "dealing resumed" : "dealing stopped, no new tables");
    }
    count_hands(context, answer);
}

} // namespace

void carry_out(const AdminContext& context, std::string_view order, Answer answer) {
    const auto read = ordered_json::parse(order, nullptr, false);
    const auto what = read.is_object() ? order::text_of(read, "order") : std::nullopt;
    if (!what) return answer(order::refused("Invalid command."));
    if (*what == "tables") return list(context, answer);
    if (*what == "close") return close(context, read, answer);
    if (*what == "link") return link(context, read, answer);
    if (*what == "announce") return announce(context, read, answer);
    if (*what == "drain") return drain(context, read, answer);
    if (*what == "import-results") return import_results(context, read, answer);
    if (*what == "person") return carry_out_person(context, read, answer);
    if (*what == "stop") {
        journal::info({}, "stop requested by administrator");
        answer(order::done());
        return context.stop();
    }
    answer(order::refused("Unknown command \"" + *what + "\"."));
}

} // namespace germini::server
