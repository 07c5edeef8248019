// Tables of a club hear what has become of its members and organisers.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/replies.hpp"

#include <functional>
#include <memory>
#include <string>

namespace germini::server {

/// The person, by public number, has another role in the club, or none. All tables of the club that somebody
/// may still come to hear of it, and then `told` is called, on any thread: also where one could not be
/// reached, which reads it from the database later.
void tell_tables_of_member(const World& world, const std::shared_ptr<Directory>& directory,
                           const std::string& club, std::int64_t person, std::function<void()> told);

} // namespace germini::server
