#include "server/admin/orders.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/admin/import_results.hpp"
#include "server/admin/order_json.hpp"
#include "server/admin/persons.hpp"
#include "server/admin/upkeep.hpp"
#include "server/crypto/random.hpp"
#include "server/journal/log.hpp"

#include <chrono>
#include <optional>
#include <utility>

namespace germini::server {
namespace {

using nlohmann::ordered_json;
using Answer = std::function<void(ordered_json)>;

constexpr const char* kBy = "administrator"; // at the shell; the page's have a number

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
    close_table(*context.directory, *table, kBy, [answer](EndTableResult ended) {
        switch (ended) {
        case EndTableResult::ended:
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
    const auto minutes = order::number_of(order, "minutes", kMostAnnouncedMinutes);
    if (!off && !minutes) return answer(order::refused("Invalid minutes: expected 0 to 1440."));
    const auto at = announce_restart(context.server, *context.directory, minutes, kBy);
    ordered_json text = order::done();
    if (at) text["at"] = protocol::utc_text(*at);
    answer(std::move(text));
}

void count_hands(const AdminContext& context, const Answer& answer) {
    const bool draining = context.server.maintenance.draining;
    context.directory->list_for_admin([answer, draining](const std::vector<AdminTableInfo>& all) {
        ordered_json text = order::done();
        text["hands"] = hands_in_progress(all);
        text["draining"] = draining;
        answer(std::move(text));
    });
}

/// With `off`, hands are dealt again; with `look`, nothing changes.
void drain(const AdminContext& context, const ordered_json& order, const Answer& answer) {
    if (!order::flag_of(order, "look")) set_draining(context.server, !order::flag_of(order, "off"), kBy);
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
