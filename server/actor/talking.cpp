// Greetings and chat at a table. They are not stored, and no message of the game depends on them.
#include "server/actor/table_actor.hpp"

#include "server/names/spoken.hpp"
#include "server/places.hpp"

namespace germini::server {
namespace {

protocol::ReadError unheard_words(std::string_view code, std::string_view message) {
    return {"/text", std::string(code), std::string(message)};
}

} // namespace

void TableActor::say(PeerPtr peer, protocol::Say word) {
    run([this, peer = std::move(peer), word = std::move(word)] {
        const Present* speaker = find(peer.get());
        if (stopping_ || speaker == nullptr || !speaker->seat) return;
        if (!greetings_.take(*speaker->seat, world_.steady()))
            return tell(peer, payload(protocol::error(
                                  {"/emote", "too_many_emotes", "Too many greetings; this one was not sent."},
                                  std::nullopt)));
        const Payload text = payload(protocol::said(index(*speaker->seat), word.emote));
        for (const Present& present : present_) tell(present.peer, text);
    });
}

void TableActor::speak(PeerPtr peer, protocol::Speak words) {
    run([this, peer = std::move(peer), words = std::move(words)] {
        const Present* speaker = find(peer.get());
        if (stopping_ || speaker == nullptr) return;
        const auto text = names::spoken(words.text);
        const auto fault =
            text ? unheard(peer->guest().key) : unheard_words(text.error().code, text.error().message);
        if (fault) return tell(peer, payload(protocol::error(*fault, std::nullopt)));
        protocol::Utterance said;
        said.number = peer->guest().number;
        said.name = peer->guest().name;
        said.seat = number_of(speaker->seat);
        said.text = *text;
        const Payload message = payload(protocol::talk({talk_.add(std::move(said), world_.now())}));
        for (const Present& present : present_) tell(present.peer, message);
    });
}

std::optional<protocol::ReadError> TableActor::unheard(GuestKey guest) {
    switch (table_.voice_of(guest)) {
    case Voice::none:
        return unheard_words("no_voice", "Only players can write here, and invited guests before the match.");
    case Voice::chat_off:
        return unheard_words("chat_off", "This table allows greetings only.");
    case Voice::hushed:
        return unheard_words("hushed", "The host has muted the chat.");
    case Voice::in_a_hand:
        return unheard_words("silence", "This table allows chat between hands only.");
    case Voice::heard:
        break;
    }
    if (words_.take(guest, world_.steady())) return std::nullopt;
    return unheard_words("too_many_words", "Too many chat messages; this one was not sent.");
}

/// Sends recent chat to a client that has entered.
void TableActor::tell_talk(const Present& present) {
    if (!talk_.empty()) tell(present.peer, payload(protocol::talk(talk_.all())));
}

} // namespace germini::server
