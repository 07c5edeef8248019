// All tables that live here, by id: finds, creates and lists them. In a cluster, tables also live at other
// nodes. An actor on its own strand.
#pragma once
#include "server/actor/directory_settings.hpp"
#include "server/actor/lobby_line.hpp"
#include "server/actor/table_actor.hpp"
#include "server/api/table_request.hpp"
#include "server/model/expiry.hpp"

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace germini::server {

struct CreatedTable {
    std::string id, invitation;
};

/// A table in the administrator's list.
struct AdminTableInfo {
    std::string id;
    bool broken = false;
    TableSummary summary; ///< without an id if nothing is known of the table
    /// Since when nobody is connected to it, in milliseconds since 1970; unset if somebody is, and for a
    /// table that is not in memory.
    std::optional<std::int64_t> empty_since{};
};

class Directory : public std::enable_shared_from_this<Directory> {
public:
    using TablePtr = std::shared_ptr<TableActor>;
    /// Receives the table, or why nobody can enter: it does not exist, is broken, or cannot be loaded now.
    using FindCallback = std::function<void(tl::expected<TablePtr, Parting>)>;
    using CreateCallback = std::function<void(tl::expected<CreatedTable, CreateTableError>)>;
    using SummariesCallback = std::function<void(std::vector<TableSummary>)>;
    using SummaryCallback = std::function<void(tl::expected<TableSummary, Parting>)>;

    Directory(ServerContext& server, DirectorySettings settings);

    /// Releases every table once nothing runs any longer. A stopping table holds the directory.
    void forget() { entries_.clear(); }
    /// Loads every unfinished table; called before anything else.
    void load();

    // From any thread; the callbacks run on the directory's strand.
    void find(std::string id, FindCallback found);
    /// Same for a guest: a table that lives at another node, and that the guest may not see, is `gone`.
    /// `guest`: all rows of the guest.
    void find_for(std::string id, std::vector<GuestKey> guest, std::optional<SecretHash> invitation,
                  FindCallback found);
    /// Same for a table that is in memory or being loaded; otherwise it is `gone`.
    void find_loaded(std::string id, FindCallback found);
    void make(model::Guest host, TableRequest request, ClientAddressPtr address, CreateCallback made);
    /// Lists unfinished tables: first those of the guest (host, member, seated), then open ones, each newest
    /// first. The number of others' tables does not shorten the first group. `guest`: all rows of the
    /// requesting guest; empty: nobody.
    void list(std::vector<GuestKey> guest, SummariesCallback summaries);
    /// Returns a table's summary if the guest may see it or has shown its invitation.
    void summary(const std::string& id, std::vector<GuestKey> guest, std::optional<SecretHash> invitation,
                 SummaryCallback summary);
    /// Lists all unfinished tables, oldest first.
    void list_for_admin(std::function<void(std::vector<AdminTableInfo>)> done);
    /// Ends a table, even a broken one, on behalf of the server.
    void end(const std::string& id, std::function<void(EndTableResult)> done);
    void guest_in(const std::string& id, Seat seat, std::function<void(std::optional<GuestKey>)> done);
    /// Passes the ids of all tables in memory or being loaded.
    void loaded_ids(std::function<void(std::vector<std::string>)> done);
    /// Removes a deleted person from the tables in memory; `told` is released once none knows them.
    void forget_person(model::DeletedPerson person, std::shared_ptr<void> told = nullptr);
    /// Shows a person's new name at the tables in memory.
    void rename_person(model::RenamedPerson person);
    /// Announces a restart at that moment (milliseconds since 1970), or none (0), to everybody at tables.
    void announce(std::int64_t at);
    /// Lets every table finish its write and disconnect its clients; then calls `stopped`.
    void stop(std::function<void()> stopped);

    // directory_cluster.cpp
    /// Sets the names of the other nodes to which clients may be sent.
    void set_reachable(std::set<std::string> nodes);
    /// Disconnects everybody; the tables stay.
    void send_away();
    /// Loads the tables that were given to this node.
    void adopt();
    /// Gives the tables to other nodes, some at a time, and sends their clients there; then calls `given`.
    void give_all(std::function<void()> given);
    /// Does what the message of another node asks for. Returns false if its kind is unknown.
    bool handle(const model::NodeMessage& message);

private:
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
    struct Entry {
        TablePtr table;                   ///< null while the table is being loaded or made
        bool broken = false;              ///< the stored table is invalid
        std::shared_ptr<void> of_address; ///< counts the table for an address until it is over
        ClientAddressPtr maker{};         ///< that address; after a restart null until its host is back
        bool has_slot = false;            ///< counts as unfinished while its rematch is being written
        bool gives_way = false;           ///< is being closed for a table of another address
        bool replaced = false;            ///< the table is being loaded in place of another instance
        std::vector<FindCallback> asked;  ///< callbacks that wait for the table
        TableSummary summary;
        std::chrono::steady_clock::time_point empty_since{}, over_since{};
    };

    /// Loads a table that lives here from the database.
    void read(const std::string& id);
    /// Does that once it is known that the table lives here.
    void locate(const std::string& id);
    void locate(const std::string& id, std::chrono::steady_clock::time_point until);
    void take(const std::string& id);
    using Loaded = tl::expected<model::SavedTable, Parting>;
    void loaded(const std::string& id, const Loaded& saved);
    std::optional<Limit> limit_reached(const std::vector<GuestKey>& host, const ClientAddressPtr& address);
    static CreateTableError refusal_for(Limit limit);
    static bool may_give_way(const Entry& entry);
    bool make_room(const ClientAddressPtr& address);
    static void count(Entry& entry, const ClientAddressPtr& address);
    /// Counts the rematch for the table's host and for the address of the player who asked last.
    void reserve_slot(const std::string& id, const std::vector<GuestKey>& asker,
                      const ClientAddressPtr& address, const TableActor::SlotCallback& callback);
    void take_slot(const std::string& id, const std::vector<GuestKey>& host, bool has_room,
                   const ClientAddressPtr& address, const TableActor::SlotCallback& callback);
    void release_slot(const std::string& id);
    /// Passes whether the guest may host another table, by the tables at all nodes of a cluster.
    void check_hosted(const std::vector<GuestKey>& host, std::function<void(bool)> checked);
    TablePtr build(model::SavedTable saved, std::optional<std::string> invitation, bool replaces = false);
    /// Loads the table again, in place of this instance.
    void replace(const std::string& id, const TableActor* instance);
    void load_once_stored(const std::string& id);
    void load_later(const std::string& id);
    void made_table(model::SavedTable saved, const CreatedTable& ids, const CreateCallback& made);
    void load_made(const CreatedTable& ids, const CreateCallback& made);
    void update(TableSummary summary, const ClientAddressPtr& maker);
    void show_in_lobby(const std::string& id);
    void write_lobby();
    void list_elsewhere(const std::vector<GuestKey>& guest,
                        std::function<void(std::vector<LobbyLine>)> lines);
    /// Since when nobody is there (milliseconds since 1970); nullopt: somebody is.
    std::optional<std::int64_t> empty_since(const Entry& entry) const;
    std::optional<std::int64_t> listed_until(const Entry& entry) const;
    static Claimant maker_of(const Entry& entry);
    LobbyLine line_of(const Entry& entry) const;
    void give_next(const std::shared_ptr<std::vector<std::string>>& ids, const std::function<void()>& done);
    void sweep();
    void close_idle();
    // directory_expiry.cpp
    void begin_expiry();
    void look_for_expired_after(std::chrono::seconds wait);
    void look_for_expired();
    void expire(const std::vector<model::FindExpired::Table>& tables, std::int64_t before);
    void end_broken(const std::string& id, std::function<void(EndTableResult)> done);

    ServerContext& server_;
    DirectorySettings settings_;
    Strand strand_;
    std::map<std::string, Entry> entries_;
    boost::asio::steady_timer sweeper_;
    std::set<std::string> reachable_; ///< other nodes
    std::set<std::string> changed_;   ///< tables whose summaries the other nodes do not know yet
    boost::asio::steady_timer lobby_timer_;
    boost::asio::steady_timer expiry_timer_;
    model::TableKey looked_at_; ///< last table that was looked at for expiry
    bool stopping_ = false;
};

} // namespace germini::server
