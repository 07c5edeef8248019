// The clients of a table and their messages, without sockets.
#include "server/actor/audience.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <optional>
#include <string>
#include <vector>

using namespace germini;
using namespace germini::server;

namespace {

/// Records what it is sent, and how often its messages are delivered.
class RecordedClient final : public TableClient {
public:
    explicit RecordedClient(std::int64_t key) : TableClient(guest_of(key), 0, nullptr) {}
    bool put(Payload message) override {
        sent.push_back(*message);
        return ++queued == 1;
    }
    void deliver() override {
        queued = 0;
        ++deliveries;
    }
    void close(Parting why) override { closed = why.reason; }

    std::vector<std::string> sent;
    int queued = 0, deliveries = 0;
    std::optional<CloseReason> closed;

private:
    static model::Guest guest_of(std::int64_t key) {
        model::Guest made;
        made.key = model::GuestKey(key);
        return made;
    }
};

std::shared_ptr<RecordedClient> recorded(std::int64_t key) { return std::make_shared<RecordedClient>(key); }

constexpr Seat kPlayerSeat{0}, kNewSeat{1};

} // namespace

TEST_CASE("a person's newest client takes over from clients of all their rows, which are closed") {
    Audience audience;
    const auto old = recorded(1), merged = recorded(2), other = recorded(3), newest = recorded(1);
    for (const auto& client : {old, merged, other})
        CHECK(audience.enter({client, {}, {}}, {client->guest().key}).empty());
    const std::vector<model::GuestKey> rows{model::GuestKey(1), model::GuestKey(2)};
    CHECK(audience.enter({newest, {}, {}}, rows) == rows);
    CHECK(old->closed == CloseReason::second_tab);
    CHECK(merged->closed == CloseReason::second_tab);
    CHECK_FALSE(other->closed);
    CHECK(audience.size() == 2);
    CHECK(audience.find(old.get()) == nullptr);
    CHECK(audience.find(newest.get()) != nullptr);
    CHECK(audience.enter({newest, {}, {}}, rows) == std::vector{model::GuestKey(1)});
    CHECK_FALSE(newest->closed); // it has only entered again
    CHECK(audience.remove(newest));
    CHECK_FALSE(audience.remove(newest));
    CHECK(audience.disconnect_all(CloseReason::closed).size() == 1);
    CHECK(other->closed == CloseReason::closed);
    CHECK(audience.size() == 0);
}

TEST_CASE("a client's messages of one handler are delivered together, and those of others not") {
    Audience audience;
    const auto one = recorded(1), other = recorded(2);
    audience.enter({one, {}, {}}, {model::GuestKey(1)});
    audience.enter({other, {}, {}}, {model::GuestKey(2)});
    audience.send(one, payload("a"));
    audience.send_all(payload("b"));
    audience.send(one, payload("c"));
    CHECK(one->deliveries == 0);
    audience.deliver();
    CHECK(one->sent == std::vector<std::string>{"a", "b", "c"});
    CHECK(one->deliveries == 1);
    CHECK(other->deliveries == 1);
    audience.send(other, payload("d"));
    audience.deliver();
    audience.deliver();
    CHECK(one->deliveries == 1);
    CHECK(other->deliveries == 2);
}

TEST_CASE("an update returns the clients whose seat, view or host status has changed, and which view has") {
    Audience audience;
    const auto seated = recorded(1), host = recorded(2), same = recorded(3);
    for (const auto& client : {seated, host, same})
        audience.enter({client, {}, Viewer{}}, {client->guest().key});
    const auto current = [&](const TableClientPtr& client) {
        ConnectedClient now{client, {}, Viewer{}};
        if (client == seated) now.seat = kNewSeat, now.viewer = Viewer{kNewSeat};
        now.host = client == host;
        return now;
    };
    const auto moved = audience.update(current);
    REQUIRE(moved.size() == 2);
    CHECK(moved[0].connected.client == seated);
    CHECK(moved[0].connected.seat == kNewSeat);
    CHECK(moved[0].other_view);
    CHECK(moved[1].connected.client == host);
    CHECK_FALSE(moved[1].other_view);
    CHECK(audience.update(current).empty());
}

TEST_CASE("a client that saw this hand from its present seat lacks the events after its last one, else all") {
    const TableHand hand{2};
    const ConnectedClient player{nullptr, kPlayerSeat, Viewer{kPlayerSeat}}, spectator{nullptr, {}, Viewer{}};
    const auto missing = [&](const ConnectedClient& client, std::optional<protocol::LastEvent> since) {
        return client.missing_from(since, hand, 9);
    };
    CHECK(missing(player, std::nullopt) == 1);
    CHECK(missing(player, protocol::LastEvent{2, 5, 0}) == 6);
    CHECK(missing(player, protocol::LastEvent{2, 9, 0}) == 10);
    CHECK(missing(player, protocol::LastEvent{2, 10, 0}) == 1); // there is no such event
    CHECK(missing(player, protocol::LastEvent{1, 5, 0}) == 1);
    CHECK(missing(player, protocol::LastEvent{2, 5, 1}) == 1);
    CHECK(missing(player, protocol::LastEvent{2, 5, -1}) == 1);
    CHECK(missing(player, protocol::LastEvent{2, 5, std::nullopt}) == 6);
    CHECK(missing(spectator, protocol::LastEvent{2, 5, -1}) == 6);
    CHECK(missing(spectator, protocol::LastEvent{2, 5, 0}) == 1);
}
