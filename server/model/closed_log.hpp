// The log of a hand with nothing left to hide.
#pragma once
#include "server/crypto/random.hpp"
#include "server/model/events.hpp"
#include "server/model/keys.hpp"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::model {
struct PastHand;
struct SharedHand;
struct StruckHand;
} // namespace germini::model

// The queries that alone make one.
namespace germini::store {
class Database;
std::optional<model::PastHand> find_hand(Database& db, const std::string& id,
                                         std::optional<model::GuestKey> guest);
std::optional<model::SharedHand> find_shared(Database& db, const server::SecretHash& secret);
std::optional<model::StruckHand> find_struck(Database& db, const std::string& match,
                                             std::optional<model::GuestKey> guest);
void for_each_struck(Database& db, const std::function<void(const model::StruckHand&)>& visit);
} // namespace germini::store

namespace germini::model {

/// The log of a hand that is no longer played, so all its cards may be shown: the hand is closed, and if it
/// was annulled its match is over, or its match was broken off during it. Only find_hand, find_shared and the
/// two functions for struck hands make one, from a row that proves it. None exists for a hand under way or
/// paused, for any caller (tests/compile_fail).
class ClosedLog {
public:
    const std::vector<EventsRow>& rows() const { return rows_; }
    /// Returns whether the hand was played to its end.
    bool whole() const { return whole_; }

private:
    friend std::optional<PastHand> store::find_hand(store::Database& db, const std::string& id,
                                                    std::optional<model::GuestKey> guest);
    friend std::optional<SharedHand> store::find_shared(store::Database& db,
                                                        const server::SecretHash& secret);
    friend std::optional<StruckHand> store::find_struck(store::Database& db, const std::string& match,
                                                        std::optional<model::GuestKey> guest);
    friend void store::for_each_struck(store::Database& db,
                                       const std::function<void(const model::StruckHand&)>& visit);
    ClosedLog(std::vector<EventsRow> rows, bool whole) : rows_(std::move(rows)), whole_(whole) {}
    std::vector<EventsRow> rows_;
    bool whole_;
};

} // namespace germini::model
