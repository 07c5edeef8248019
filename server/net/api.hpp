// The HTTP API (protocol/README.md): guests, tables, history, rules.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/admin_api.hpp"
#include "server/net/clubs_api.hpp"
#include "server/net/evening_tables_api.hpp"
#include "server/net/evenings_api.hpp"
#include "server/net/ledger_api.hpp"
#include "server/net/link_code_api.hpp"
#include "server/net/passkeys_api.hpp"
#include "server/net/replay_api.hpp"
#include "server/net/sessions_api.hpp"
#include "server/net/shares_api.hpp"

#include <functional>
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
          clubs_(server, settings, directory_,
                 [this](const Request& request, const model::Guest& guest, TableRequest asked,
                        const Reply& reply) { make_table(request, guest, std::move(asked), reply); }),
          ledger_(server, settings), evenings_(server, settings),
          evening_tables_(server, settings, directory_,
                          [this](const Request& request, const model::Guest& guest, TableRequest asked,
                                 EveningTablesApi::CreateCallback made) {
                              make_one(request, guest, std::move(asked), std::move(made));
                          }),
          rules_(rules(server)) {}

    /// Answers a request to /api/… or /clubs/… that has passed the limits of its address. Calls `reply` once,
    /// on any thread.
    void handle(Request request, Reply reply);

    /// Looks up the guest with this session secret. Passes nullopt if there is no such guest or the database
    /// fails. Calls `known` on any thread.
    using Known = std::function<void(std::optional<model::Guest>)>;
    void identify(const std::optional<std::string>& secret, Known known);

    Directory& directory() { return *directory_; }

private:
    friend struct RouteTable; // routes.cpp
    using Guest = std::optional<model::Guest>;

    void route(const Request& request, const Guest& guest, const Reply& reply);
    void show_version(const Reply& reply) const;
    void show_server(const Reply& reply) const;
    void create_guest(const Request& request, const Reply& reply);
    void show_guest(const Request& request, const model::Guest& guest, const Reply& reply);
    void bring_back(const Request& request, const Reply& reply);
    void rename_guest(const Request& request, const model::Guest& guest, const Reply& reply);
    void list_tables(const Guest& guest, const Reply& reply);
    void create_table(const Request& request, const Guest& guest, const Reply& reply);
    void make_table(const Request& request, const model::Guest& guest, TableRequest asked,
                    const Reply& reply);
    void make_one(const Request& request, const model::Guest& guest, TableRequest asked,
                  EveningTablesApi::CreateCallback made);
    void show_table(const std::string& id, const Guest& guest, const Reply& reply);
    void show_invitation(const Request& request, const Guest& guest, const Reply& reply);
    void show_summary(const std::string& id, const Guest& guest, std::optional<SecretHash> invitation,
                      const Reply& reply);
    void history(const Request& request, const Guest& guest, const Reply& reply);
    void show_match(const std::string& id, const Request& request, const Guest& guest, const Reply& reply);
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
    ClubsApi clubs_;
    LedgerApi ledger_;
    EveningsApi evenings_;
    EveningTablesApi evening_tables_;
    const Response rules_; ///< of all games, identical for every client: a large answer, built once
};

} // namespace germini::server
