// All tables of this process by their id: finds them, makes them, lists them. An actor on its own strand.
#pragma once
#include "server/table/table.hpp"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// What a guest asks a new table to be.
struct TableRequest {
    const Game* game = nullptr;
    std::string rules; ///< as Game::read_rules gave them
    bool open = true, bots = true, spectators = true;
    std::optional<std::int64_t> seconds;
    int girate = 1;
    bool drawn = false;   ///< the seats
    bool takeover = true; ///< strangers may take over a seat in a match
};

struct TableMade {
    std::string id, invitation;
};

struct DirectorySettings {
    std::size_t tables_a_guest = 20; ///< unfinished ones that one guest may have made
    std::size_t most_lines = 200;    ///< in a list
    /// A table that nobody has started is closed when it has been empty so long.
    std::chrono::hours empty_waiting{24};
};

class Directory : public std::enable_shared_from_this<Directory> {
public:
    using TablePtr = std::shared_ptr<Table>;
    /// nullptr: there is no such table.
    using Found = std::function<void(TablePtr)>;
    /// The table, or the code of an error: `too_many`, `not_stored`, `restarting`.
    using Made = std::function<void(tl::expected<TableMade, std::string>)>;
    using Lines = std::function<void(std::vector<TableLine>)>;

    Directory(World& world, DirectorySettings settings);

    /// Lets go of every table, once nothing runs any more: a table that was told to stop holds the directory.
    void forget() { entries_.clear(); }
    /// Takes up every unfinished table; before anything else.
    void load();

    // From any thread; the answers come on the directory's strand.
    void find(std::string id, Found found);
    void make(store::Guest host, TableRequest request, Made made);
    /// Open tables that are not over, and the guest's own; newest first.
    void list(std::optional<GuestKey> guest, Lines lines);
    /// The one line of a table, if the guest may see it: at most one.
    void line(const std::string& id, std::optional<GuestKey> guest, Lines lines);
    /// Every table finishes what it is writing and says goodbye; then `stopped`.
    void stop(std::function<void()> stopped);

private:
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
    struct Entry {
        TablePtr table;           ///< none while it is being loaded
        std::vector<Found> asked; ///< who waits for it
        TableLine line;
        std::chrono::steady_clock::time_point empty_since;
    };

    void load_one(const std::string& id);
    void loaded(const std::string& id, const std::optional<store::SavedTable>& saved);
    TablePtr build(store::SavedTable saved, std::optional<std::string> invitation);
    void made_table(const store::TableRow& row, const TableMade& ids, const Made& made);
    void update(TableLine line);
    void sweep();
    static bool visible(const TableLine& line, std::optional<GuestKey> guest);

    World& world_;
    DirectorySettings settings_;
    Strand strand_;
    std::map<std::string, Entry> entries_;
    boost::asio::steady_timer sweeper_;
    bool stopping_ = false;
};

} // namespace germini::server
