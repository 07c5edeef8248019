// Makes the dated backups of a running server on a thread of its own, so that no player waits for them.
#pragma once
#include "server/journal/throttled_log.hpp"
#include "server/store/backup_counts.hpp"
#include "server/store/backup_settings.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>

namespace germini::store {

class BackupKeeper {
public:
    using Now = std::function<std::int64_t()>;
    /// Returns the file name of the backup of the database that was made at that moment (BackupCounts::last).
    static std::string file_name(const std::string& database, std::int64_t moment);
    /// A backup is due if the folder has no backup, or none younger than `every`, even after a restart.
    /// `counts` must outlive the keeper.
    BackupKeeper(std::string database, BackupSettings settings, Now now, BackupCounts& counts);
    BackupKeeper(const BackupKeeper&) = delete;
    BackupKeeper& operator=(const BackupKeeper&) = delete;
    /// Waits for a backup that is under way.
    ~BackupKeeper();

private:
    void look();
    void make_if_due();
    void check_space() const;

    const std::string database_;
    const BackupSettings settings_;
    const Now now_;
    BackupCounts& counts_;
    journal::ThrottledLog failed_{journal::Level::error, "backup failed"};
    boost::asio::io_context context_{1};
    boost::asio::steady_timer timer_{context_};
    std::jthread thread_;
};

} // namespace germini::store
