// A connection to an SQLite database.
#pragma once
#include "server/store/database.hpp"
#include "server/store/engine.hpp"

#include <string>

struct sqlite3;
struct sqlite3_stmt;

namespace germini::store {

class SqliteEngine final : public Engine {
public:
    SqliteEngine(const std::string& path, Synchronous synchronous, Access access);

    void run(const std::string& sql) override;
    std::unique_ptr<Cursor> prepare(const char* sql) override;
    void begin(const Claims& claims) override;
    void commit() override;
    void roll_back() override;
    bool in_transaction() const override;
    SchemaState schema() override;
    std::vector<Reference> references() override;
    void set_schema(int version) override;
    void probe() override;
    std::span<const Migration> migrations() const override;
    void continue_keys() override {} // it always does
    bool is_file() const override { return true; }

    /// Throws a StoreError with the connection's last error.
    [[noreturn]] void fail(const std::string& doing) const;
    sqlite3* connection() const { return connection_.get(); }

private:
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    std::unique_ptr<sqlite3, Close> connection_;
    std::unique_ptr<Cursor> begin_, commit_;
};

} // namespace germini::store
