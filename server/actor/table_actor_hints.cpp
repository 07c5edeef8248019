// Hints: what a bot would do in a player's seat, sent to the connection that asked.
#include "server/actor/table_actor.hpp"
#include "server/table/hint_time.hpp"

namespace germini::server {
namespace {

// When a hint is given, however little has been thought.
constexpr std::chrono::milliseconds kHintWait{4000};

} // namespace

void TableActor::hint(TableClientPtr client, protocol::AskHint asked) {
    run([this, client = std::move(client), asked] {
        if (writes_.stopping() || audience_.find(client.get()) == nullptr) return;
        const auto seat = table_.hinted(client->guest().key, TableHand{asked.hand}, asked.n);
        if (!seat) return audience_.send(client, payload(protocol::error(seat.error(), std::nullopt)));
        const SeatQuestion question{TableHand{asked.hand}, asked.n};
        Hint& hint = hints_[*seat];
        if (const std::string* text = hint.message.to(question))
            return audience_.send(client, payload(*text));
        hint.client = client;
        if (hint.message.is_to(question)) return; // the answer is on its way
        auto wanted = hint.message.begin(question);
        auto thought = table_.hint(*seat);
        if (thought)
            think_about_hint(*seat, question, std::move(thought), std::move(wanted),
                             client->address()->counted_as);
        else
            give_hint(*seat, question, table_.advice(*seat));
    });
}

void TableActor::think_about_hint(Seat seat, const SeatQuestion& question,
                                  std::shared_ptr<TextThought> thought, std::weak_ptr<const void> wanted,
                                  std::string owner) {
    auto done = [strand = strand_, weak = weak_from_this(), seat, question, thought] {
        boost::asio::post(strand, [weak, seat, question, advice = thought->text()] {
            const auto self = weak.lock();
            if (!self) return;
            auto body = [&] { self->give_hint(seat, question, advice); };
            self->guard(body);
        });
    };
    server_.thinkers.think({std::move(thought), kHintTime, server_.steady() + kHintWait, std::move(wanted),
                            std::move(owner), ThoughtKind::hint, false, std::move(done)});
}

/// Sends the hint to the client that asked, if it is still connected and the question still open.
void TableActor::give_hint(Seat seat, const SeatQuestion& question, const std::string& advice) {
    Hint& hint = hints_[seat];
    const std::string text = protocol::advice(number(question.hand), question.asked, advice);
    if (!hint.message.set(question, text)) return;
    const auto client = hint.client.lock();
    if (!client || audience_.find(client.get()) == nullptr) return;
    if (table_.hand_number() == question.hand && table_.asked_at(seat) == question.asked)
        audience_.send(client, payload(text));
}

} // namespace germini::server
