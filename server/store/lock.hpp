// One program at a time works with a database.
#pragma once
#include <string>

namespace germini::store {

/// As long as it lives no other Germini takes the database. Throws StoreError where one has it already.
class Lock {
public:
    explicit Lock(const std::string& database);
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    ~Lock();

private:
    int file_;
};

} // namespace germini::store
