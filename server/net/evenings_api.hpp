// Endpoints about a club's evenings: time, attendance and seating (docs/evenings.md). evening_tables_api.hpp
// has those about their tables.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/evening_json.hpp"

#include <optional>
#include <string>

namespace germini::server {

class EveningsApi {
public:
    EveningsApi(ServerContext& server, const NetSettings& settings) : server_(server), settings_(settings) {}

    void list(const std::string& club, const Request& request, const model::Guest& guest,
              const Reply& reply) const;
    void create(const std::string& club, const Request& request, const model::Guest& guest,
                const Reply& reply) const;
    void show(const std::string& club, const std::string& evening, const AddressPtr& address,
              const model::Guest& guest, int status, const Reply& reply) const;
    void change(const std::string& club, const std::string& evening, const Request& request,
                const model::Guest& guest, const Reply& reply) const;
    void answer(const std::string& club, const std::string& evening, const Request& request,
                const model::Guest& guest, const Reply& reply) const;
    void add_guest(const std::string& club, const std::string& evening, const Request& request,
                   const model::Guest& guest, const Reply& reply) const;
    void end_guest(const std::string& club, const std::string& evening, const Request& request,
                   const model::Guest& guest, const Reply& reply) const;
    void draw(const std::string& club, const std::string& evening, const Request& request,
              const model::Guest& guest, const Reply& reply) const;
    void fill(const std::string& club, const std::string& evening, const Request& request,
              const model::Guest& guest, const Reply& reply) const;
    /// The evening as an iCalendar file.
    void calendar(const std::string& club, const std::string& evening, const AddressPtr& address,
                  const model::Guest& guest, const Reply& reply) const;

private:
    template <class Command>
    void write(Command command, const std::string& path, const std::string& club, const std::string& evening,
               const AddressPtr& address, const model::Guest& guest, int status, const Reply& reply) const;
    void conflict(const std::string& club, const std::string& evening, const AddressPtr& address,
                  const model::Guest& guest, const std::string& asked, const Reply& reply) const;
    void set_draw(model::SetDraw command, const AddressPtr& address, const model::Guest& guest,
                  const std::string& asked, const Reply& reply) const;

    ServerContext& server_;
    const NetSettings& settings_;
};

/// Returns a table request from the club's house rules; nullopt if the rules are not set or no longer valid.
std::optional<TableRequest> house_rules_request(const model::ClubRow& club, const Games& games);
Response no_house_rules();

} // namespace germini::server
