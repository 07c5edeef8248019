// The turns of a table's writes, without a table.
#include "server/actor/write_queue.hpp"

#include <doctest/doctest.h>
#include <memory>
#include <string>

using germini::server::OwnWork;
using germini::server::WriteQueue;

namespace {

constexpr std::size_t kMostWaiting = 2;

/// A queue and the letters of the bodies that it has run.
struct RecordedQueue {
    WriteQueue queue{kMostWaiting};
    std::string ran;

    WriteQueue::Body body(char letter) {
        return [this, letter] { ran += letter; };
    }
    /// A body that begins a write.
    WriteQueue::Body write(char letter) {
        return [this, letter] {
            ran += letter;
            queue.begin_write();
        };
    }
    void end_write() {
        queue.end_write([] {});
    }
};

} // namespace

TEST_CASE("an action runs at once if nothing is being written, and else in order after the write") {
    RecordedQueue q;
    CHECK(q.queue.in_turn(q.write('a')));
    CHECK(q.queue.in_turn(q.write('b')));
    CHECK(q.queue.in_turn(q.body('c')));
    CHECK(q.ran == "a");
    q.end_write();
    CHECK(q.ran == "ab"); // c waits for b's write
    q.end_write();
    CHECK(q.ran == "abc");
    CHECK(q.queue.in_turn(q.body('d')));
    CHECK(q.ran == "abcd");
}

TEST_CASE("an action beyond the limit of waiting ones is refused, work of server and table is not") {
    RecordedQueue q;
    q.queue.begin_write();
    CHECK(q.queue.in_turn(q.body('a')));
    CHECK(q.queue.in_turn(q.body('b')));
    CHECK_FALSE(q.queue.in_turn(q.body('c')));
    q.queue.in_turn_unlimited(q.body('d'));
    q.queue.in_turn_once({OwnWork::Kind::deal}, q.body('e'));
    q.end_write();
    CHECK(q.ran == "abde");
    CHECK(q.queue.in_turn(q.body('f')));
    CHECK(q.ran == "abdef");
}

TEST_CASE("the table's own work waits once per kind, seat and question, and may wait again after its turn") {
    RecordedQueue q;
    q.queue.begin_write();
    q.queue.in_turn_once({OwnWork::Kind::bot_move, 1, 7}, q.body('a'));
    q.queue.in_turn_once({OwnWork::Kind::bot_move, 1, 7}, q.body('b'));
    q.queue.in_turn_once({OwnWork::Kind::bot_move, 2, 7}, q.body('c'));
    q.queue.in_turn_once({OwnWork::Kind::bot_move, 1, 8}, q.body('d'));
    q.queue.in_turn_once({OwnWork::Kind::late_move, 1, 7}, q.body('e'));
    q.end_write();
    CHECK(q.ran == "acde");
    q.queue.in_turn_once({OwnWork::Kind::bot_move, 1, 7}, q.body('f'));
    CHECK(q.ran == "acdef");
}

TEST_CASE(
    "what follows from a write's result runs before the actions that wait, and a new write delays them") {
    RecordedQueue q;
    q.queue.begin_write();
    CHECK(q.queue.in_turn(q.body('a')));
    q.queue.end_write([&] {
        q.queue.in_turn_first(q.write('b'));
        q.ran += 'r';
        q.queue.in_turn_unlimited(q.body('c')); // not ahead of what waits
    });
    CHECK(q.ran == "rb");
    q.end_write();
    CHECK(q.ran == "rbac");
}

TEST_CASE("a queue that stops drops what waits, and reports the stop after the write in progress") {
    RecordedQueue q;
    const auto held = std::make_shared<int>(0);
    q.queue.begin_write();
    CHECK(q.queue.in_turn([held] {}));
    q.queue.stop(q.body('s'));
    CHECK(q.queue.stopping());
    CHECK(q.ran.empty());
    q.queue.end_write([&] { q.ran += 'r'; });
    CHECK(q.ran == "rs");
    CHECK(held.use_count() == 1);
    q.end_write();
    CHECK(q.ran == "rs");

    RecordedQueue idle;
    idle.queue.stop(idle.body('s'));
    CHECK(idle.ran == "s");
}

TEST_CASE("an abandoned queue drops the write in progress and what waits, and reports a stop under way") {
    RecordedQueue q;
    q.queue.begin_write();
    CHECK(q.queue.in_turn(q.body('a')));
    q.queue.in_turn_once({OwnWork::Kind::deal}, q.body('b'));
    q.queue.abandon();
    CHECK(q.ran.empty());
    q.queue.in_turn_once({OwnWork::Kind::deal}, q.body('c'));
    CHECK(q.ran == "c");

    RecordedQueue stopping;
    stopping.queue.begin_write();
    stopping.queue.stop(stopping.body('s'));
    stopping.queue.abandon();
    CHECK(stopping.ran == "s");
}
