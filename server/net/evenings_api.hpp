// The calls about a club's evenings: when, who comes, who sits with whom (docs/evenings.md). Their tables are
// evening_tables_api.hpp's.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/evening_json.hpp"

#include <optional>
#include <string>

namespace germini::server {

class EveningsApi {
public:
    EveningsApi(World& world, const NetSettings& settings) : world_(world), settings_(settings) {}

    void list(const std::string& club, const Request& request, const store::Guest& guest,
              const Reply& reply) const;
    void create(const std::string& club, const Request& request, const store::Guest& guest,
                const Reply& reply) const;
    void show(const std::string& club, const std::string& evening, const store::Guest& guest, int status,
              const Reply& reply) const;
    void change(const std::string& club, const std::string& evening, const Request& request,
                const store::Guest& guest, const Reply& reply) const;
    void answer(const std::string& club, const std::string& evening, const Request& request,
                const store::Guest& guest, const Reply& reply) const;
    void add_guest(const std::string& club, const std::string& evening, const Request& request,
                   const store::Guest& guest, const Reply& reply) const;
    void end_guest(const std::string& club, const std::string& evening, const Request& request,
                   const store::Guest& guest, const Reply& reply) const;
    void draw(const std::string& club, const std::string& evening, const Request& request,
              const store::Guest& guest, const Reply& reply) const;
    void fill(const std::string& club, const std::string& evening, const Request& request,
              const store::Guest& guest, const Reply& reply) const;
    /// As a calendar takes it up.
    void calendar(const std::string& club, const std::string& evening, const store::Guest& guest,
                  const Reply& reply) const;

private:
    template <class Command>
    void write(Command command, const std::string& path, const std::string& club, const std::string& evening,
               const store::Guest& guest, int status, const Reply& reply) const;
    void conflict(const std::string& club, const std::string& evening, const store::Guest& guest,
                  const std::string& asked, const Reply& reply) const;
    void set_draw(store::SetDraw command, const store::Guest& guest, const std::string& asked,
                  const Reply& reply) const;

    World& world_;
    const NetSettings& settings_;
};

/// A table as the club's house rules have it; none where they are not set, or are none any more.
std::optional<TableRequest> house_table(const store::ClubRow& club, const Games& games);
Response no_house();

} // namespace germini::server
