// The HTTP API (protocol/README.md): guests, tables, history, rules.
#pragma once
#include "server/actor/directory.hpp"
#include "server/day/day_api.hpp"
#include "server/net/admin_api.hpp"
#include "server/net/clubs_api.hpp"
#include "server/net/evening_tables_api.hpp"
#include "server/net/evenings_api.hpp"
#include "server/net/ledger_api.hpp"
#include "server/net/link_code_api.hpp"
#include "server/net/maintenance_api.hpp"
#include "server/net/passkeys_api.hpp"
#include "server/net/replay_api.hpp"
#include "server/net/routes.hpp"
#include "server/net/sessions_api.hpp"
#include "server/net/shares_api.hpp"

#include <memory>
#include <optional>
#include <string>

namespace germini::server {

class Api {
public:
    Api(ServerContext& server, std::shared_ptr<Directory> directory, const NetSettings& settings,
        Sockets& sockets)
        : server_(server), directory_(std::move(directory)), settings_(settings), sockets_(sockets),
          replays_(server, settings), shares_(server, settings), sessions_(server, sockets),
          passwords_(server, settings.passwords_per_login, settings.total_passwords_per_login),
          accounts_(server, settings, sockets, passwords_),
          me_(server, directory_, settings, sockets, passwords_), passkeys_(server, settings, accounts_, me_),
          link_codes_(server, settings, sockets, me_), admin_(server, settings, me_),
          maintenance_(server, settings, directory_), clubs_(server, settings, directory_),
          ledger_(server, settings), evenings_(server, settings),
          evening_tables_(server, settings, directory_), day_(server, settings), rules_(rules(server)) {}

    /// Returns the error for a request that is refused by its headers, regardless of the guest; else nullopt.
    static std::optional<Response> refusal(const Request& request, const Routed& found);
    /// Answers a request to /api/… or /clubs/… that has passed the limits of its address.
    Answer handle(Request request);

    /// Looks up the guest with this session secret: nullopt if there is no such guest. A response if the
    /// database fails, since a browser that hears of no guest forgets its own.
    boost::asio::awaitable<OrResponse<std::optional<model::Guest>>>
    identify(std::optional<std::string> secret);

    Directory& directory() { return *directory_; }
    DayApi& day() { return day_; }

private:
    friend struct RouteTable; // routes.cpp

    Answer route(Call& call, Routed found);
    Answer show_version(const Call& call) const;
    Answer show_server(const Call& call) const;
    Answer show_rules(const Call& call) const;
    Answer create_guest(const Call& call);
    Answer show_guest(const Call& call);
    Answer bring_back(const Call& call);
    Answer rename_guest(const Call& call);
    Answer list_tables(const Call& call);
    Answer create_table(const Call& call);
    Answer show_table(const Call& call);
    Answer show_invitation(const Call& call);
    Answer show_summary(const Call& call, std::string table, std::optional<SecretHash> invitation);
    Answer list_matches(const Call& call);
    Answer show_match(const Call& call);
    static Response rules(const ServerContext& server);

    ServerContext& server_;
    std::shared_ptr<Directory> directory_;
    const NetSettings& settings_;
    Sockets& sockets_;
    ReplayApi replays_;
    SharesApi shares_;
    SessionsApi sessions_;
    Passwords passwords_;
    AccountsApi accounts_;
    MeApi me_;
    PasskeysApi passkeys_;
    LinkCodeApi link_codes_;
    AdminApi admin_;
    MaintenanceApi maintenance_;
    ClubsApi clubs_;
    LedgerApi ledger_;
    EveningsApi evenings_;
    EveningTablesApi evening_tables_;
    DayApi day_;
    const Response rules_; ///< of all games, identical for every client: compressed and kept by browsers
};

} // namespace germini::server
