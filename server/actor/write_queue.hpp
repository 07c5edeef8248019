// Order of a table's writes: one action is written at a time, and the others wait here in the order in which
// they came. An action is decided only in its turn, from a state that has every earlier write. Used on the
// table's strand only.
#pragma once
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <vector>

namespace germini::server {

/// Something that the table does by itself when no action is being written.
struct OwnWork {
    enum class Kind : std::uint8_t {
        deal,
        timed_deal,
        bot_move,
        late_move,
        end_of_halt,
        abandonment,
        return_of_player,
        end_of_wait,
        second_seats,
        closing
    };
    Kind kind = Kind::deal;
    std::int64_t of = 0; ///< number of the seat or the guest concerned
    int asked = 0;       ///< number of the question to answer
    friend auto operator<=>(const OwnWork&, const OwnWork&) = default;
};

class WriteQueue {
public:
    using Body = std::function<void()>;

    /// `most`: maximum number of waiting actions beyond which a client's action is refused.
    explicit WriteQueue(std::size_t most) : most_(most) {}
    WriteQueue(const WriteQueue&) = delete;
    WriteQueue& operator=(const WriteQueue&) = delete;

    /// Runs `body` when no action is being written. Returns false if too many wait.
    bool in_turn(Body body);
    /// Same for what the server has to do, however many wait.
    void in_turn_unlimited(Body body);
    /// Same for what the table has to do by itself: no client's actions may prevent it. Does nothing if the
    /// same work waits already.
    void in_turn_once(const OwnWork& work, Body body);
    /// Runs `body` before everything that waits. Only while the result of a write is being handled.
    void in_turn_first(Body body) { waiting_.insert(waiting_.begin(), std::move(body)); }

    /// Begins a write: whatever comes until it ends waits.
    void begin_write() { writing_ = true; }
    /// Ends the write. Calls `handle`, which applies its result and may begin the next write, then runs what
    /// waits.
    template <class Handle> void end_write(Handle handle) {
        writing_ = false;
        handle();
        run_next();
    }

    /// Stops running what waits. Calls `stopped` when no action is being written.
    void stop(Body stopped);
    bool stopping() const { return stopping_; }
    /// Drops what waits and the write in progress, whose result is not handled.
    void abandon();

private:
    void run_next();
    void finish_stop();
    void drop_waiting();

    std::size_t most_;
    std::vector<Body> waiting_;     ///< in order; few, so erasing the first is cheap
    std::set<OwnWork> own_waiting_; ///< what of `waiting_` is the table's own work
    bool writing_ = false;
    bool stopping_ = false;
    Body stopped_;
};

} // namespace germini::server
