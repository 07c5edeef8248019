// Lets only one program at a time use a database.
#pragma once
#include <string>

namespace germini::store {

/// Keeps other Germini processes from opening the database. Throws StoreError if one already has it.
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
