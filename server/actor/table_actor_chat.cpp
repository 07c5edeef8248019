// Greetings and chat at a table. They are not stored, and no message of the game depends on them.
#include "server/actor/table_actor.hpp"

#include "server/names/chat_text.hpp"
#include "server/places.hpp"

namespace germini::server {
namespace {

protocol::ReadError unheard_words(protocol::ErrorCode code, std::string_view message) {
    return {"/text", code, std::string(message)};
}

} // namespace

void TableActor::say(TableClientPtr client, protocol::EmoteMessage word) {
    run([this, client = std::move(client), word = std::move(word)] {
        const ConnectedClient* speaker = audience_.find(client.get());
        if (writes_.stopping() || speaker == nullptr || !speaker->seat) return;
        if (!emotes_.take(*speaker->seat, server_.steady()))
            return audience_.send(client,
                                  payload(protocol::error({"/emote", "too_many_emotes",
                                                           "Too many greetings; this one was not sent."},
                                                          std::nullopt)));
        const Payload text = payload(protocol::said(index(*speaker->seat), word.emote));
        audience_.send_all(text);
    });
}

void TableActor::speak(TableClientPtr client, protocol::ChatMessage words) {
    run([this, client = std::move(client), words = std::move(words)] {
        const ConnectedClient* speaker = audience_.find(client.get());
        if (writes_.stopping() || speaker == nullptr) return;
        const auto text = names::chat_text(words.text);
        const auto fault =
            text ? chat_refusal(client->guest().key) : unheard_words(text.error().code, text.error().message);
        if (fault) return audience_.send(client, payload(protocol::error(*fault, std::nullopt)));
        protocol::Utterance said;
        said.number = client->guest().number;
        said.name = client->guest().name;
        said.seat = number_of(speaker->seat);
        said.text = *text;
        const Payload message = payload(protocol::talk({chat_history_.add(std::move(said), server_.now())}));
        audience_.send_all(message);
    });
}

std::optional<protocol::ReadError> TableActor::chat_refusal(GuestKey guest) {
    switch (table_.chat_permission_of(guest)) {
    case ChatPermission::none:
        return unheard_words("chat_players_only",
                             "Only players can write here, and invited guests before the match.");
    case ChatPermission::chat_off:
        return unheard_words("chat_off", "This table allows greetings only.");
    case ChatPermission::chat_muted:
        return unheard_words("chat_muted", "The host has muted the chat.");
    case ChatPermission::in_a_hand:
        return unheard_words("chat_between_hands", "This table allows chat between hands only.");
    case ChatPermission::allowed:
        break;
    }
    if (chat_.take(guest, server_.steady())) return std::nullopt;
    return unheard_words("too_many_messages", "Too many chat messages; this one was not sent.");
}

/// Sends recent chat to a client that has entered.
void TableActor::send_chat_history(const ConnectedClient& connected) {
    if (!chat_history_.empty())
        audience_.send(connected.client, payload(protocol::talk(chat_history_.all())));
}

} // namespace germini::server
