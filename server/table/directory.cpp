#include "server/table/directory.hpp"

#include "server/fair/random.hpp"

#include <algorithm>
#include <spdlog/spdlog.h>

namespace germini::server {
namespace {

// Often: where matches are short, what is over is soon more than what is played.
constexpr std::chrono::seconds kSweep{2};

} // namespace

Directory::Directory(World& world, DirectorySettings settings)
    : world_(world), settings_(settings), strand_(boost::asio::make_strand(world.context)),
      sweeper_(strand_) {}

void Directory::load() {
    const auto tables = world_.store.now([](store::Database& db) { return store::unfinished_tables(db); });
    for (const store::TableRow& row : tables) entries_[row.id];
    for (const store::TableRow& row : tables) load_one(row.id);
    if (!tables.empty()) spdlog::info("taking up {} tables", tables.size());
    boost::asio::post(strand_, [self = shared_from_this()] { self->sweep(); });
}

void Directory::load_one(const std::string& id) {
    const auto query = [id](store::Database& db) -> std::optional<store::SavedTable> {
        const auto row = store::find_table(db, id);
        if (!row) return std::nullopt;
        return store::load_table(db, *row);
    };
    world_.store.read(strand_, query,
                      [self = shared_from_this(), id](const std::optional<store::StoreError>& error,
                                                      std::optional<std::optional<store::SavedTable>> saved) {
                          self->loaded(id, error || !saved ? std::nullopt : *saved);
                      });
}

void Directory::loaded(const std::string& id, const std::optional<store::SavedTable>& saved) {
    const auto place = entries_.find(id);
    if (place == entries_.end()) return;
    Entry& entry = place->second;
    if (saved && !stopping_) entry.table = build(*saved, std::nullopt);
    const auto table = entry.table;
    const auto asked = std::exchange(entry.asked, {});
    if (table) {
        entry.line = table->line();
        table->start();
    } else {
        entries_.erase(place);
    }
    for (const Found& found : asked) found(table);
}

Directory::TablePtr Directory::build(store::SavedTable saved, std::optional<std::string> invitation) {
    const std::string id = saved.table.id;
    const Game* game = world_.games.find(saved.table.game);
    if (game == nullptr) {
        spdlog::error("table {} is of a game that this program does not know: {}", id, saved.table.game);
        return nullptr;
    }
    auto publish = [weak = weak_from_this()](TableLine line) {
        const auto self = weak.lock();
        if (!self) return;
        boost::asio::post(self->strand_,
                          [self, line = std::move(line)]() mutable { self->update(std::move(line)); });
    };
    return std::make_shared<Table>(world_, *game, std::move(saved), std::move(invitation),
                                   std::move(publish));
}

void Directory::find(std::string id, Found found) {
    boost::asio::post(strand_,
                      [self = shared_from_this(), id = std::move(id), found = std::move(found)]() mutable {
                          if (self->stopping_) return found(nullptr);
                          const auto [place, added] = self->entries_.try_emplace(id);
                          if (place->second.table) return found(place->second.table);
                          place->second.asked.push_back(std::move(found));
                          if (added) self->load_one(id);
                      });
}

void Directory::make(store::Guest host, TableRequest request, Made made) {
    boost::asio::post(strand_, [self = shared_from_this(), host = std::move(host),
                                request = std::move(request), made = std::move(made)] {
        if (self->stopping_) return made(tl::make_unexpected(std::string("restarting")));
        const auto own =
            std::count_if(self->entries_.begin(), self->entries_.end(), [&host](const auto& entry) {
                return entry.second.line.host == host.key &&
                       entry.second.line.state != store::TableState::over;
            });
        if (static_cast<std::size_t>(own) >= self->settings_.tables_a_guest)
            return made(tl::make_unexpected(std::string("too_many")));
        const TableMade ids{self->world_.new_id(), self->world_.new_secret()};
        store::TableRow row;
        row.id = ids.id;
        row.game = request.game->name();
        row.rules = request.rules;
        row.open = request.open;
        row.bots = request.bots;
        row.spectators = request.spectators;
        row.seconds = request.seconds;
        row.girate = request.girate;
        row.drawn = request.drawn;
        row.takeover = request.takeover;
        row.invitation = hash_secret(ids.invitation);
        row.host = host.key;
        row.host_id = host.id;
        row.created = self->world_.now();
        const auto key = std::make_shared<std::int64_t>(0);
        auto work = [key, row](store::Database& db) { *key = store::add_table(db, row); };
        self->world_.store.write(
            self->strand_, std::move(work),
            [self, row, key, ids, made](const std::optional<store::StoreError>& error) mutable {
                if (error) return made(tl::make_unexpected(std::string("not_stored")));
                row.key = *key;
                self->made_table(row, ids, made);
            });
    });
}

void Directory::made_table(const store::TableRow& row, const TableMade& ids, const Made& made) {
    store::SavedTable saved;
    saved.table = row;
    saved.members.push_back(row.host);
    Entry& entry = entries_[row.id];
    entry.empty_since = std::chrono::steady_clock::now();
    entry.table = build(std::move(saved), ids.invitation);
    entry.line = entry.table->line();
    entry.table->start();
    // Whoever guessed the id in the moment before is answered now.
    for (const Found& found : std::exchange(entry.asked, {})) found(entry.table);
    made(ids);
}

void Directory::update(TableLine line) {
    const auto place = entries_.find(line.id);
    if (place == entries_.end()) return;
    if (line.present == 0 && place->second.line.present != 0)
        place->second.empty_since = std::chrono::steady_clock::now();
    place->second.line = std::move(line);
}

bool Directory::visible(const TableLine& line, std::optional<GuestKey> guest) {
    if (line.id.empty()) return false; // still being loaded
    return line.open ||
           (guest && std::find(line.insiders.begin(), line.insiders.end(), *guest) != line.insiders.end());
}

void Directory::list(std::optional<GuestKey> guest, Lines lines) {
    boost::asio::post(strand_, [self = shared_from_this(), guest, lines = std::move(lines)] {
        std::vector<const TableLine*> seen;
        for (const auto& [id, entry] : self->entries_)
            if (entry.line.state != store::TableState::over && visible(entry.line, guest))
                seen.push_back(&entry.line);
        const auto count = std::min(seen.size(), self->settings_.most_lines);
        std::partial_sort(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(count), seen.end(),
                          [](const TableLine* a, const TableLine* b) { return a->created > b->created; });
        std::vector<TableLine> found;
        for (std::size_t i = 0; i < count; ++i) found.push_back(*seen[i]);
        lines(std::move(found));
    });
}

void Directory::line(const std::string& id, std::optional<GuestKey> guest, Lines lines) {
    find(id, [self = shared_from_this(), id, guest, lines = std::move(lines)](const TablePtr& table) {
        std::vector<TableLine> found;
        const auto place = self->entries_.find(id);
        if (table && place != self->entries_.end() && visible(place->second.line, guest))
            found.push_back(place->second.line);
        lines(std::move(found));
    });
}

// Tables that are over and empty leave the memory; those that nobody ever started are closed after a while.
void Directory::sweep() {
    if (stopping_) return;
    const auto now = std::chrono::steady_clock::now();
    std::erase_if(entries_, [](const auto& entry) {
        const TableLine& line = entry.second.line;
        // As long as somebody holds it, the table may come to life again (another match): there must not be
        // two of it.
        return entry.second.table && line.state == store::TableState::over && line.present == 0 &&
               entry.second.table.use_count() == 1;
    });
    for (auto& [id, entry] : entries_) {
        const bool idle = entry.table && entry.line.state == store::TableState::waiting &&
                          entry.line.present == 0 && now - entry.empty_since > settings_.empty_waiting;
        if (idle) entry.table->close_unused();
    }
    sweeper_.expires_after(kSweep);
    sweeper_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
        const auto self = weak.lock();
        if (!error && self) self->sweep();
    });
}

void Directory::stop(std::function<void()> stopped) {
    boost::asio::post(strand_, [self = shared_from_this(), stopped = std::move(stopped)] {
        self->stopping_ = true;
        self->sweeper_.cancel();
        const auto left = std::make_shared<std::size_t>(1);
        const auto one_less = [self, left, stopped] {
            boost::asio::post(self->strand_, [left, stopped] {
                if (--*left == 0) stopped();
            });
        };
        for (auto& [id, entry] : self->entries_) {
            for (const Found& found : std::exchange(entry.asked, {})) found(nullptr);
            if (!entry.table) continue;
            ++*left;
            entry.table->stop(one_less);
        }
        one_less();
    });
}

} // namespace germini::server
