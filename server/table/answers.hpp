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
    using Given = std::vector<std::pair<protocol::ActionId, std::string>>; ///< by rising id
    template <class List> static auto place(List& given, protocol::ActionId id) {
        return std::lower_bound(
            given.begin(), given.end(), id,
            [](const auto& answer, protocol::ActionId wanted) { return answer.first < wanted; });
    }

public:
    using Id = protocol::ActionId;
    /// Answers kept of a guest; an older id is answered `stale`.
    static constexpr std::size_t kKept = store::kAnswersKept;
    /// Guests of whom answers are kept beside those with a seat; the one heard longest ago is forgotten
    /// first.
    static constexpr std::size_t kMostGuests = 256;

    /// The rule that the action broke, empty where it was done; nullptr where no answer is known.
    const std::string* find(GuestKey guest, Id id) const {
        const auto found = guests_.find(guest);
        if (found == guests_.end()) return nullptr;
        const auto at = place(found->second.given, id);
        return at != found->second.given.end() && at->first == id ? &at->second : nullptr;
    }
    /// Older than all that is kept of the guest.
    bool stale(GuestKey guest, Id id) const {
        const auto found = guests_.find(guest);
        return found != guests_.end() && found->second.given.size() >= kKept &&
               id < found->second.given.front().first;
    }
    /// The highest id that was answered; 0 if none was.
    Id last(GuestKey guest) const {
        const auto found = guests_.find(guest);
        return found == guests_.end() ? Id{} : found->second.given.back().first;
    }
    void add(GuestKey guest, Id id, std::string rule = {}) {
        Kept& kept = guests_[guest];
        kept.heard = ++heard_;
        const auto at = place(kept.given, id);
        if (at != kept.given.end() && at->first == id) return; // the first answer stays
        kept.given.emplace(at, id, std::move(rule));
        if (kept.given.size() > kKept) kept.given.erase(kept.given.begin());
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
    struct Kept {
        Given given;
        std::uint64_t heard = 0;
    };
    std::map<GuestKey, Kept> guests_;
    std::uint64_t heard_ = 0;
};

} // namespace germini::server
