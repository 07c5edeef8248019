// Answers to each guest's actions. A guest's action ids rise, and the last kKept answers are kept: a retry
// gets its first answer again and is not carried out twice.
#pragma once
#include "protocol/wire/action_id.hpp"
#include "server/model/answer.hpp"
#include "server/table/seating.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

class AnswerCache {
public:
    using Id = protocol::ActionId;
    /// Answers kept per guest; an older id is answered `stale`.
    static constexpr std::size_t kKept = model::kAnswersKept;
    /// Maximum number of guests with kept answers. Beyond it, the guest without a seat whose last new answer
    /// is oldest is forgotten first.
    static constexpr std::size_t kMostGuests = 256;

    /// Returns the rule that the action broke, or an empty text if it was carried out; nullptr if no answer
    /// is known.
    const std::string* find(GuestKey guest, Id id) const {
        static const std::string done;
        const auto found = guests_.find(guest);
        if (found == guests_.end() || !found->second.has(id)) return nullptr;
        const auto refused = found->second.refused.find(id);
        return refused == found->second.refused.end() ? &done : &refused->second;
    }
    /// Returns true if the id is older than every answer kept for the guest.
    bool stale(GuestKey guest, Id id) const {
        const auto found = guests_.find(guest);
        return found != guests_.end() && found->second.ids >= kKept && id < found->second.runs.front().first;
    }
    /// Returns the highest id that was answered; 0 if none was.
    Id last(GuestKey guest) const {
        const auto found = guests_.find(guest);
        return found == guests_.end() ? Id{} : found->second.runs.back().last;
    }
    void add(GuestKey guest, Id id, std::string rule = {}) {
        Kept& kept = guests_[guest];
        kept.heard = ++heard_;
        if (kept.has(id)) return; // the first answer stays
        if (kept.ids == kKept) {
            if (id < kept.runs.front().first) return; // older than all kept answers
            kept.forget_oldest();
        }
        kept.insert(id);
        if (!rule.empty()) kept.refused.emplace(id, std::move(rule));
    }
    /// Forgets the answers of surplus guests and returns those guests; the caller deletes their answers from
    /// the database. Guests for whom `stays(guest)` holds have a seat and are kept, so that their actions are
    /// never carried out twice.
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
    static constexpr Id next(Id id) { return Id{number(id) + 1}; }
    /// Ids without a gap; those of a page are.
    struct Run {
        Id first{}, last{};
    };
    /// Every player has one per table, so an accepted action stores only its id.
    struct Kept {
        std::vector<Run> runs;             ///< ascending, with gaps between them
        std::size_t ids = 0;               ///< number of ids in all runs
        std::map<Id, std::string> refused; ///< the rule that a refused action broke
        std::uint64_t heard = 0;

        bool has(Id id) const {
            const auto run = std::ranges::lower_bound(runs, id, {}, &Run::last);
            return run != runs.end() && run->first <= id;
        }
        /// The id must be new.
        void insert(Id id) {
            auto after = std::ranges::lower_bound(runs, id, {}, &Run::last);
            const bool extends = after != runs.begin() && next((after - 1)->last) == id;
            const bool precedes = after != runs.end() && next(id) == after->first;
            if (extends) (after - 1)->last = precedes ? after->last : id;
            if (extends && precedes) runs.erase(after);
            if (!extends && precedes) after->first = id;
            if (!extends && !precedes) runs.insert(after, Run{id, id});
            ++ids;
        }
        void forget_oldest() {
            Run& oldest = runs.front();
            refused.erase(oldest.first);
            if (oldest.first == oldest.last)
                runs.erase(runs.begin());
            else
                oldest.first = next(oldest.first);
            --ids;
        }
    };
    std::map<GuestKey, Kept> guests_;
    std::uint64_t heard_ = 0;
};

} // namespace germini::server
