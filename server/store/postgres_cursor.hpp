// A prepared statement of PostgreSQL (Cursor). Its engine sends it and waits for its answers.
#pragma once
#include "server/store/postgres_engine.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::store {

class PostgresCursor final : public Cursor {
public:
    /// `name`: by which the connection knows the statement. `sql`: with parameters as Engine::prepare takes
    /// them.
    PostgresCursor(PostgresEngine& engine, std::string name, const char* sql);
    ~PostgresCursor() override { engine_.forget(*this); }

    void bind(int parameter, std::int64_t value) override;
    void bind(int parameter, std::string_view text) override;
    void bind(int parameter, std::span<const std::uint8_t> bytes) override;
    void bind_null(int parameter) override { value(parameter) = {}; }

    bool step() override;
    void run() override;
    void reset() override;

    bool is_null(int column) const override;
    std::int64_t integer(int column) const override;
    std::string_view text(int column) const override;
    std::span<const std::uint8_t> blob(int column) const override;

private:
    friend class PostgresEngine;
    struct Value {
        std::string bytes{};
        bool null = true, binary = false;
    };

    Value& value(int parameter) { return values_.at(static_cast<std::size_t>(parameter) - 1); }

    PostgresEngine& engine_;
    const std::string name_;
    std::string sql_;                ///< with parameters as PostgreSQL takes them
    std::uint64_t prepared_for_ = 0; ///< the connection that knows the statement
    std::vector<Value> values_;      ///< by parameter
    PostgresEngine::Result rows_;
    int row_ = -1;
    mutable std::map<int, std::vector<std::uint8_t>> blobs_; ///< decoded, by column
};

} // namespace germini::store
