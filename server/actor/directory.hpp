// All tables of this process by their id: finds them, makes them, lists them. An actor on its own strand.
#pragma once
#include "server/actor/table_actor.hpp"

#include <atomic>
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
    int rounds = 1;
    bool drawn = false;           ///< the seats
    bool takeover = true;         ///< strangers may take over a seat in a match
    std::string chat = "between"; ///< one of protocol::kChats
    bool aids = false;            ///< aids to the memory are allowed
    bool hints = false;           ///< one may ask what a bot would play
    /// Everybody may see its first match; none said: where everybody could watch it.
    std::optional<bool> is_public{};
    std::optional<store::ClubTableRow> club{};    ///< that it is made for
    std::optional<store::EveningPlace> evening{}; ///< of which it is a table: then its seats are assigned
    std::vector<store::SeatRow> seats{};          ///< that are given from the beginning
};

struct TableMade {
    std::string id, invitation;
};

struct DirectorySettings {
    // Tables that are not over: a new one is refused beyond.
    std::size_t tables_a_guest = 20;     ///< hosted by the guest
    std::size_t tables_an_address = 100; ///< made or begun again from the address since the program started
    std::size_t tables = 5000;           ///< in all: each takes memory, and is loaded again at a start
    std::size_t most_lines = 200;        ///< of others' tables in a list, and of one's own
    /// A table that nobody has started is closed when it has been empty so long.
    std::chrono::milliseconds empty_waiting = std::chrono::hours(24);
    /// Who is still at a table that has been over so long is sent home, and the table leaves the memory.
    std::chrono::milliseconds lingering = std::chrono::hours(24);
};

/// A table as the administrator sees it.
struct Surveyed {
    std::string id;
    bool broken = false;
    TableLine line; ///< without an id where nothing is known of it
};

class Directory : public std::enable_shared_from_this<Directory> {
public:
    using TablePtr = std::shared_ptr<TableActor>;
    /// The table, or why nobody can be let in: there is none, it is broken, or it cannot be loaded just now.
    using Found = std::function<void(tl::expected<TablePtr, Farewell>)>;
    using Made = std::function<void(tl::expected<TableMade, Unmade>)>;
    using Lines = std::function<void(std::vector<TableLine>)>;
    using Line = std::function<void(tl::expected<TableLine, Farewell>)>;

    Directory(World& world, DirectorySettings settings);

    /// Lets go of every table, once nothing runs any more: a table that was told to stop holds the directory.
    void forget() { entries_.clear(); }
    /// Takes up every unfinished table; before anything else.
    void load();

    // From any thread; the answers come on the directory's strand.
    void find(std::string id, Found found);
    /// `of_address`: what is counted of the address that asks.
    void make(store::Guest host, TableRequest request, AddressTables of_address, Made made);
    /// `guest`: all rows of who asks; none: nobody. Tables that are not over: first those of the guest (host,
    /// member, seated), however many there are of others, then the open ones; the newest first in both.
    void list(std::vector<GuestKey> guest, Lines lines);
    /// The one line of a table, if the guest may see it, or has shown its invitation.
    void line(const std::string& id, std::vector<GuestKey> guest, std::optional<SecretHash> invitation,
              Line line);
    /// All of them that are not over, the oldest first.
    void survey(std::function<void(std::vector<Surveyed>)> done);
    /// The house ends a table, also one that is broken.
    void end(const std::string& id, std::function<void(Ended)> done);
    void guest_in(const std::string& id, Seat seat, std::function<void(std::optional<GuestKey>)> done);
    /// A restart at that moment (milliseconds since 1970), or none (0): all at tables are told.
    void announce(std::int64_t at);
    /// Every table finishes what it is writing and says goodbye; then `stopped`.
    void stop(std::function<void()> stopped);

private:
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
    struct Entry {
        TablePtr table;                   ///< none while it is being loaded or made
        bool broken = false;              ///< what is stored of it makes no table
        std::shared_ptr<void> of_address; ///< counts among those of an address as long as it is not over
        bool has_slot = false;            ///< counts as unfinished while its rematch is being written
        std::vector<Found> asked;         ///< who waits for it
        TableLine line;
        std::chrono::steady_clock::time_point empty_since{}, over_since{};
    };

    void load_one(const std::string& id);
    using Loaded = tl::expected<store::SavedTable, Farewell>;
    void loaded(const std::string& id, const Loaded& saved);
    std::optional<Limit> limit_reached(const std::vector<GuestKey>& host,
                                       const AddressTables& of_address) const;
    static void count(Entry& entry, const AddressTables& of_address);
    /// Counts the rematch for the table's host and for the address of the player who asked last.
    void reserve_slot(const std::string& id, const std::vector<GuestKey>& asker,
                      const AddressTables& of_address, const TableActor::SlotCallback& callback);
    void release_slot(const std::string& id);
    TablePtr build(store::SavedTable saved, std::optional<std::string> invitation);
    void made_table(store::SavedTable saved, const TableMade& ids, const Made& made);
    void load_made(const store::TableRow& row, const TableMade& ids, const Made& made);
    void update(TableLine line);
    void sweep();
    void close_idle();
    void end_broken(const std::string& id, std::function<void(Ended)> done);

    World& world_;
    DirectorySettings settings_;
    Strand strand_;
    std::map<std::string, Entry> entries_;
    boost::asio::steady_timer sweeper_;
    bool stopping_ = false;
};

} // namespace germini::server
