#include "server/net/tables.hpp"

#include "server/actor/membership.hpp"
#include "server/callback_value.hpp"
#include "server/net/repeatable.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

constexpr const char* kRetryWhenFull = "60"; // seconds, if the server is full

Response create_table_refusal(CreateTableError why) {
    switch (why) {
    case CreateTableError::guest_has_too_many:
        return error_response(429, "too_many",
                              "You have reached the limit of unfinished tables: close one of your tables.");
    case CreateTableError::address_has_too_many:
        return error_response(
            429, "too_many_from_address",
            "Your address has reached the limit of unfinished tables: close one of yours, or "
            "join another table.");
    case CreateTableError::full: {
        Response response =
            error_response(503, "full",
                           "The server has reached its limit of tables: join an existing table, "
                           "or try again later.");
        response.headers.emplace_back("Retry-After", kRetryWhenFull);
        return response;
    }
    case CreateTableError::no_space:
        return no_space();
    case CreateTableError::there:
        return error_response(409, "has_tables", "The tables of this evening are already being opened.");
    case CreateTableError::forbidden:
        return not_found();
    case CreateTableError::key_reused:
        return key_reused();
    case CreateTableError::overtaken:
        return overtaken();
    case CreateTableError::not_stored:
        return not_stored();
    case CreateTableError::restarting:
        return restarting();
    case CreateTableError::broken:
        break;
    }
    return broken();
}

} // namespace

boost::asio::awaitable<FoundTable> find_table(Directory& directory, std::string id) {
    return callback_value<FoundTable>(
        [&directory, id = std::move(id)](auto done) { directory.find(id, done); });
}

boost::asio::awaitable<OrResponse<CreatedTable>> create_table(Directory& directory, const Call& call,
                                                              TableRequest asked) {
    const auto make = [&](auto done) {
        directory.make(*call.guest, std::move(asked), call.request.address, done);
    };
    auto made = co_await callback_value<tl::expected<CreatedTable, CreateTableError>>(make);
    if (!made) co_return tl::make_unexpected(create_table_refusal(made.error()));
    co_return *std::move(made);
}

Answer answer_created(Directory& directory, const Call& call, TableRequest asked, std::int64_t now) {
    const auto request = repeatable(call, now);
    if (!request) co_return request.error();
    asked.request = *request;
    if (asked.request) asked.invitation = repeated_secret(call);
    const auto made = co_await create_table(directory, call, std::move(asked));
    co_return made ? json_response(201, {{"table", made->id}, {"invitation", made->invitation}})
                   : made.error();
}

boost::asio::awaitable<void> notify_club(const ServerContext& server, std::shared_ptr<Directory> directory,
                                         std::string club, std::optional<std::int64_t> person) {
    return callback_value<>([&server, directory = std::move(directory), club = std::move(club), person](
                                auto done) { notify_tables_of_club(server, directory, club, person, done); });
}

} // namespace germini::server
