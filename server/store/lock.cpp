#include "server/store/lock.hpp"

#include "server/store/database.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace germini::store {

Lock::Lock(const std::string& database)
    : file_(::open((database + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (file_ < 0)
        throw StoreError("The file " + database +
                         ".lock cannot be written. The folder must exist and be writable.");
    if (::flock(file_, LOCK_EX | LOCK_NB) != 0) {
        ::close(file_);
        throw StoreError("Another Germini is running on the database " + database + ".");
    }
}

Lock::~Lock() { ::close(file_); }

} // namespace germini::store
