#include "server/store/backup_keeper.hpp"

#include "server/store/dated_backups.hpp"
#include "server/store/store_error.hpp"

#include <boost/asio/post.hpp>
#include <filesystem>
#include <system_error>
#include <utility>

namespace germini::store {

BackupKeeper::BackupKeeper(std::string database, BackupSettings settings, Now now, BackupCounts& counts)
    : database_(std::move(database)), settings_(std::move(settings)), now_(std::move(now)), counts_(counts) {
    counts_.last = newest_backup(database_, settings_.folder, now_()).value_or(0);
    boost::asio::post(context_, [this] { look(); });
    thread_ = std::jthread([this] { context_.run(); });
}

std::string BackupKeeper::file_name(const std::string& database, std::int64_t moment) {
    return backup_name(database, moment);
}

BackupKeeper::~BackupKeeper() { context_.stop(); }

void BackupKeeper::look() {
    make_if_due();
    timer_.expires_after(settings_.look);
    timer_.async_wait([this](const boost::system::error_code& error) {
        if (!error) look();
    });
}

void BackupKeeper::make_if_due() {
    try {
        const std::int64_t now = now_();
        // Backups from the future do not count: if the clock was set back, one is due at once.
        const auto newest = newest_backup(database_, settings_.folder, now);
        if (newest && now - *newest < settings_.every.count()) return;
        check_space();
        const std::string file = back_up_dated(database_, settings_.folder, settings_.keep, now);
        ++counts_.made;
        counts_.last = now;
        journal::info({}, "backup made: {}", file);
    } catch (const std::exception& error) {
        ++counts_.failed;
        failed_.report(std::chrono::steady_clock::now(), {}, error.what());
    }
}

/// Throws StoreError if the copy would leave too little space. A folder that does not exist yet is made
/// later.
void BackupKeeper::check_space() const {
    namespace fs = std::filesystem;
    std::error_code unknown; // of a disk that cannot be measured: it counts as enough
    const auto size = fs::file_size(database_, unknown);
    if (unknown) return;
    const auto free = fs::space(settings_.folder, unknown).available;
    if (!unknown && free < size + settings_.least_space)
        throw StoreError("The disk of " + settings_.folder + " has too little free space.");
}

} // namespace germini::store
