// The directory at one of several nodes: where tables live, and how they come and go.
#include "server/actor/directory.hpp"
#include "server/actor/keys_text.hpp"
#include "server/actor/membership.hpp"
#include "server/countdown.hpp"
#include "server/model/cluster.hpp"

#include <utility>

namespace germini::server {
namespace {

/// A table whose node is dead waits so long for another one.
constexpr std::chrono::seconds kWait{6};
constexpr std::chrono::milliseconds kLookAgain{250};
/// Summaries reach the other nodes at the latest after this.
constexpr std::chrono::milliseconds kLobby{500};
/// So many tables are given away at a time, and then a pause; the others play on. Other nodes load more than
/// these 200 tables per second, so no table waits there.
constexpr int kGivenAtOnce = 4;
constexpr std::chrono::milliseconds kGivenPause{20};

/// Reads the text of model::person_renamed.
model::RenamedPerson read_renamed(const std::string& text) {
    const std::size_t space = text.find(' ');
    return {read_keys(text.substr(0, space)), text.substr(space + 1)};
}

} // namespace

void Directory::locate(const std::string& id, std::chrono::steady_clock::time_point until) {
    server_.store.ask(
        strand_, model::FindOwner{id}, [self = shared_from_this(), id, until](const auto& owner) {
            if (!owner)
                return self->loaded(id, tl::make_unexpected(owner.error().passing() ? CloseReason::restarting
                                                                                    : CloseReason::broken));
            if (!*owner) return self->loaded(id, tl::make_unexpected(CloseReason::gone));
            const std::string& node = **owner;
            if (node == self->server_.cluster->name()) return self->read(id);
            if (node.empty()) return self->take(id);
            if (self->reachable_.contains(node))
                return self->loaded(id, tl::make_unexpected(Parting(CloseReason::elsewhere, node)));
            if (self->stopping_ || self->server_.steady() >= until)
                return self->loaded(id, tl::make_unexpected(CloseReason::restarting));
            const auto timer = std::make_shared<boost::asio::steady_timer>(self->strand_, kLookAgain);
            timer->async_wait(
                [self, timer, id, until](const boost::system::error_code&) { self->locate(id, until); });
        });
}

void Directory::locate(const std::string& id) { locate(id, server_.steady() + kWait); }

/// Lets a table that lives nowhere live here.
void Directory::take(const std::string& id) {
    server_.store.write(strand_, model::LeaseTable{id}, [self = shared_from_this(), id](const auto& owner) {
        if (!owner) return self->loaded(id, tl::make_unexpected(CloseReason::restarting));
        if (*owner == self->server_.cluster->name()) return self->read(id);
        self->loaded(id, tl::make_unexpected(Parting(CloseReason::elsewhere, *owner)));
    });
}

void Directory::find_for(std::string id, std::vector<GuestKey> guest, std::optional<SecretHash> invitation,
                         FindCallback found) {
    boost::asio::post(strand_, [self = shared_from_this(), id = std::move(id), guest = std::move(guest),
                                invitation, found = std::move(found)]() mutable {
        const store::Cluster* const cluster = self->server_.cluster;
        if (cluster == nullptr || !cluster->is_current() || self->entries_.contains(id))
            return self->find(std::move(id), std::move(found));
        const model::MaySeeTable query{id, cluster->key(), std::move(guest), invitation};
        auto then = [self, id, found = std::move(found)](const auto& may) {
            if (!may)
                return found(tl::make_unexpected(may.error().passing() ? CloseReason::restarting
                                                                       : CloseReason::broken));
            if (!*may) return found(tl::make_unexpected(CloseReason::gone));
            self->find(id, found);
        };
        self->server_.store.ask(self->strand_, query, std::move(then));
    });
}

void Directory::check_hosted(const std::vector<GuestKey>& host, std::function<void(bool)> checked) {
    if (server_.cluster == nullptr) return checked(true); // all are here
    server_.store.ask(strand_, model::CountHosted{host},
                      [self = shared_from_this(), checked = std::move(checked)](const auto& hosted) {
                          checked(!hosted || *hosted < self->settings_.tables_per_guest);
                      });
}

void Directory::set_reachable(std::set<std::string> nodes) {
    boost::asio::post(strand_, [self = shared_from_this(), nodes = std::move(nodes)]() mutable {
        self->reachable_ = std::move(nodes);
    });
}

void Directory::send_away() {
    boost::asio::post(strand_, [self = shared_from_this()] {
        for (const auto& [id, entry] : self->entries_)
            if (entry.table) entry.table->part(CloseReason::restarting, [] {});
    });
}

void Directory::adopt() {
    server_.store.ask(strand_, model::ListLeased{server_.cluster->key()},
                      [self = shared_from_this()](const auto& ids) {
                          if (!ids || self->stopping_) return; // they are found when somebody asks for them
                          std::size_t adopted = 0;
                          for (const std::string& id : *ids) {
                              if (!self->entries_.try_emplace(id).second) continue;
                              self->read(id);
                              ++adopted;
                          }
                          if (adopted > 0) journal::info({}, "{} tables came from other nodes", adopted);
                      });
}

void Directory::show_in_lobby(const std::string& id) {
    if (server_.cluster == nullptr) return;
    const bool first = changed_.empty();
    changed_.insert(id);
    if (!first) return;
    lobby_timer_.expires_after(kLobby);
    lobby_timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
        const auto self = weak.lock();
        if (!error && self) self->write_lobby();
    });
}

void Directory::write_lobby() {
    model::SaveLobby command;
    for (const std::string& id : std::exchange(changed_, {})) {
        const auto found = entries_.find(id);
        if (found == entries_.end() || !found->second.table) continue;
        const TableSummary& summary = found->second.summary;
        const bool over = summary.state == model::Stage::over;
        command.rows.push_back({found->second.table->key(), summary.open, summary.created, summary.insiders,
                                over ? "" : line_text(line_of(found->second))});
    }
    if (!command.rows.empty()) server_.store.submit(std::move(command));
}

void Directory::list_elsewhere(const std::vector<GuestKey>& guest,
                               std::function<void(std::vector<LobbyLine>)> lines) {
    if (server_.cluster == nullptr) return lines({});
    const model::ListElsewhere query{server_.cluster->key(), guest, settings_.most_lines, server_.now()};
    server_.store.ask(strand_, query, [lines = std::move(lines)](const auto& found) {
        std::vector<LobbyLine> all;
        if (found) try {
                for (const std::string& text : *found) all.push_back(read_line(text));
            } catch (const std::exception& error) {
                journal::error({}, "lobby of another node cannot be read: {}", error.what());
            }
        lines(std::move(all));
    });
}

void Directory::give_all(std::function<void()> given) {
    boost::asio::post(strand_, [self = shared_from_this(), given = std::move(given)] {
        const auto ids = std::make_shared<std::vector<std::string>>();
        for (const auto& [id, entry] : self->entries_)
            if (entry.table) ids->push_back(id);
        const auto one_less =
            after_all(kGivenAtOnce, [self, given] { boost::asio::post(self->strand_, given); });
        for (int i = 0; i < kGivenAtOnce; ++i) self->give_next(ids, one_less);
    });
}

void Directory::give_next(const std::shared_ptr<std::vector<std::string>>& ids,
                          const std::function<void()>& done) {
    // What is left is taken over, as after a crash.
    if (!server_.cluster->is_current()) ids->clear();
    if (ids->empty()) return done();
    const std::string id = std::move(ids->back());
    ids->pop_back();
    const auto found = entries_.find(id);
    const TablePtr table = found == entries_.end() ? nullptr : found->second.table;
    if (!table || table->broken()) return give_next(ids, done);
    auto stopped = [self = shared_from_this(), id, table, ids, done] {
        auto given = [self, id, table, ids, done](const auto& node) {
            self->entries_.erase(id); // the next request asks the database where it lives
            const bool kept = !node || !*node;
            if (node && !*node) ids->clear(); // nobody takes tables
            Parting why = kept ? Parting(CloseReason::restarting) : Parting(CloseReason::elsewhere, **node);
            table->part(std::move(why), [self, ids, done] {
                const auto pause = std::make_shared<boost::asio::steady_timer>(self->strand_, kGivenPause);
                pause->async_wait([self, pause, ids, done](const boost::system::error_code&) {
                    self->give_next(ids, done);
                });
            });
        };
        self->server_.store.write(self->strand_, model::GiveTable{table->key()}, std::move(given));
    };
    table->stop(std::move(stopped));
}

bool Directory::handle(const model::NodeMessage& message) {
    if (message.kind == "person_deleted")
        forget_person({read_keys(message.text), message.number});
    else if (message.kind == "person_renamed")
        rename_person(read_renamed(message.text));
    else if (message.kind == "club_changed")
        notify_tables_of_club(server_, shared_from_this(), message.text,
                              message.number < 0 ? std::nullopt : std::optional(message.number), [] {});
    else
        return false;
    return true;
}

} // namespace germini::server
