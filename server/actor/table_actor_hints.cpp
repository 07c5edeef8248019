// Hints: what a bot would do in a player's seat, sent to the connection that asked.
#include "server/actor/table_actor.hpp"

namespace germini::server {
namespace {

// Processor time for a hint, and when it is given, however little has been thought.
constexpr std::chrono::milliseconds kHintTime{2000}, kHintWait{4000};

} // namespace

void TableActor::hint(TableClientPtr client, protocol::AskHint asked) {
    run([this, client = std::move(client), asked] {
        if (stopping_ || find(client.get()) == nullptr) return;
        const auto seat = table_.hinted(client->guest().key, TableHand{asked.hand}, asked.n);
        if (!seat) return send(client, payload(protocol::error(seat.error(), std::nullopt)));
        Hinting& hinting = hints_[*seat];
        if (hinting.hand != TableHand{asked.hand} || hinting.asked != asked.n)
            hinting = {TableHand{asked.hand}, asked.n, {}, {}, ""};
        if (!hinting.text.empty()) return send(client, payload(hinting.text));
        hinting.client = client;
        if (hinting.wanted) return; // the answer is on its way
        auto thought = table_.hint(*seat);
        if (thought)
            think_about_hint(*seat, std::move(thought));
        else
            give_hint(*seat, table_.advice(*seat));
    });
}

void TableActor::think_about_hint(Seat seat, std::unique_ptr<Thought> thought) {
    Hinting& hinting = hints_[seat];
    hinting.wanted = std::make_shared<const int>();
    server_.thinkers.think({std::move(thought), kHintTime, server_.steady() + kHintWait, hinting.wanted,
                            [strand = strand_, weak = weak_from_this(), seat,
                             question = TableHand(hinting.hand), asked = hinting.asked](std::string hint) {
                                boost::asio::post(strand,
                                                  [weak, seat, question, asked, hint = std::move(hint)] {
                                                      const auto self = weak.lock();
                                                      if (!self) return;
                                                      auto body = [&] {
                                                          const Hinting& now = self->hints_[seat];
                                                          if (now.hand == question && now.asked == asked)
                                                              self->give_hint(seat, hint);
                                                      };
                                                      self->guard(body);
                                                  });
                            }});
}

/// Sends the hint to the client that asked, if it is still connected and the question still open.
void TableActor::give_hint(Seat seat, const std::string& hint) {
    Hinting& hinting = hints_[seat];
    hinting.text = protocol::advice(number(hinting.hand), hinting.asked, hint);
    const auto client = hinting.client.lock();
    if (!client || find(client.get()) == nullptr) return;
    if (table_.hand_number() == hinting.hand && table_.asked_at(seat) == hinting.asked)
        send(client, payload(hinting.text));
}

} // namespace germini::server
