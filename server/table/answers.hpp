// How actions were answered, a guest: his ids rise, and the last kKept answers are kept, so that a retry gets
// its first answer again and is not done twice.
#pragma once
#include "protocol/wire/inbound.hpp"
#include "server/table/seating.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

class Answers {
public:
    using Id = protocol::ActionId;
    /// Answers kept of a guest; an older id is answered `stale`.
    static constexpr std::size_t kKept = store::kAnswersKept;
    /// Guests of whom answers are kept beside those with a seat; the one heard longest ago is forgotten
    /// first.
    static constexpr std::size_t kMostGuests = 256;

    /// The rule that the action broke, empty where it was done; nullptr where no answer is known.
    const std::string* find(GuestKey guest, Id id) const {
        static const std::string done;
        const auto found = guests_.find(guest);
        if (found == guests_.end() || !std::ranges::binary_search(found->second.ids, id)) return nullptr;
        const auto refused = found->second.refused.find(id);
        return refused == found->second.refused.end() ? &done : &refused->second;
    }
    /// Older than all that is kept of the guest.
    bool stale(GuestKey guest, Id id) const {
        const auto found = guests_.find(guest);
        return found != guests_.end() && found->second.ids.size() >= kKept && id < found->second.ids.front();
    }
    /// The highest id that was answered; 0 if none was.
    Id last(GuestKey guest) const {
        const auto found = guests_.find(guest);
        return found == guests_.end() ? Id{} : found->second.ids.back();
    }
    void add(GuestKey guest, Id id, std::string rule = {}) {
        Kept& kept = guests_[guest];
        kept.heard = ++heard_;
        std::vector<Id>& ids = kept.ids;
        if (std::ranges::binary_search(ids, id)) return; // the first answer stays
        if (ids.size() == kKept) {
            if (id < ids.front()) return; // older than all that is kept
            kept.refused.erase(ids.front());
            ids.erase(ids.begin()); // first, so that the list needs no more room
        }
        ids.insert(std::ranges::lower_bound(ids, id), id);
        if (!rule.empty()) kept.refused.emplace(id, std::move(rule));
    }
    /// Whose answers are too many to be kept, if anybody's are: to be forgotten here and in the database.
    /// `stays(guest)`: has a seat, so that what he did is never done twice.
    template <class Stays> std::vector<GuestKey> forget_strangers(Stays stays) {
        std::vector<GuestKey> forgotten;
        while (guests_.size() > kMostGuests) {
            auto oldest = guests_.end();
            for (auto it = guests_.begin(); it != guests_.end(); ++it)
                if (!stays(it->first) && (oldest == guests_.end() || it->second.heard < oldest->second.heard))
                    oldest = it;
            if (oldest == guests_.end()) break;
            forgotten.push_back(oldest->first);
            guests_.erase(oldest);
        }
        return forgotten;
    }

private:
    /// Every player has one at every table, so a done action costs its id alone.
    struct Kept {
        std::vector<Id> ids;               ///< rising
        std::map<Id, std::string> refused; ///< the rule that the action broke, of those that broke one
        std::uint64_t heard = 0;
    };
    std::map<GuestKey, Kept> guests_;
    std::uint64_t heard_ = 0;
};

} // namespace germini::server
