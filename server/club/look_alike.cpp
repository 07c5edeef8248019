#include "server/club/look_alike.hpp"

#include "server/names/nickname.hpp"

namespace germini::club {

std::optional<std::string> first_alike(const std::string& name, const std::vector<StoredName>& people,
                                       model::CheckedNames& checked) {
    const auto own = names::skeletons(name);
    for (const StoredName& person : people) {
        const auto found = checked.find(person.number);
        if (found != checked.end() && found->second == person.name) continue;
        if (std::string other = names::display_name(person.name, person.number);
            names::look_alike(own, other))
            return other;
        checked[person.number] = person.name;
    }
    return std::nullopt;
}

} // namespace germini::club
