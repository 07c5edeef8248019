// Notifies tables of a club about changed roles of its members.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/replies.hpp"

#include <functional>
#include <memory>
#include <string>

namespace germini::server {

/// Notifies all tables of the club that people may still enter: the person (public number) has a new role in
/// the club, or none. Then calls `told`, on any thread, even if a table could not be reached; such a table
/// reads the role from the database later.
void tell_tables_of_member(const World& world, const std::shared_ptr<Directory>& directory,
                           const std::string& club, std::int64_t person, std::function<void()> told);

} // namespace germini::server
