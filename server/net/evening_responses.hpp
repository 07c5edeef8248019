// Error responses about the tables of an evening.
#pragma once
#include "protocol/wire/table_rules.hpp"
#include "server/actor/table_actor.hpp"
#include "server/net/replies.hpp"

#include <string>

namespace germini::server {

/// Response to a rule that forbids taking or freeing a seat.
inline Response not_placed(Rule rule) {
    if (rule == "not_stored") return not_stored();
    if (rule == "restarting") return restarting();
    if (rule == "internal_error") return broken();
    std::string why(protocol::table_rule_text(rule.name()));
    if (why.empty()) why = "This is not possible at this table now.";
    return error_response(409, protocol::ErrorCode(rule), why);
}

inline Response tables_not_open() {
    return error_response(409, "tables_not_open", "The tables of the evening are not open.");
}

/// Response if the table cannot be loaded.
inline Response not_reached(const Request& request, const Parting& why) {
    if (why == CloseReason::elsewhere) return elsewhere(request, why.node);
    if (why == CloseReason::broken) return broken();
    return why == CloseReason::restarting ? restarting() : not_found();
}

} // namespace germini::server
