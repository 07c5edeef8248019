#include "protocol/wire/inbound.hpp"

#include "protocol/wire/reader.hpp"

namespace germini::protocol {
namespace {

constexpr Limits kLimits{.max_depth = 8, .max_bytes = kMaxMessageBytes};
constexpr int kMostHands = 1'000'000, kMostEvents = 1'000'000;
constexpr std::size_t kMostId = 32, kMostSecret = 64;

ActionId read_id(const Object& message) { return ActionId{message.at("id").integer(1, kMaxActionId)}; }

int read_seat(const Field& field) { return static_cast<int>(field.integer(0, kMaxSeatNumber)); }

Hello read_hello(const Field& root) {
    const Object message = root.object({"t", "table", "invitation", "since"});
    Hello hello;
    hello.table = message.at("table").text(1, kMostId);
    if (const Field invitation = message.find("invitation"))
        hello.invitation = invitation.text(1, kMostSecret);
    if (const Field field = message.find("since")) {
        const Object since = field.object({"hand", "n", "seat"});
        hello.since = LastEvent{static_cast<int>(since.at("hand").integer(0, kMostHands)),
                                static_cast<int>(since.at("n").integer(0, kMostEvents)), std::nullopt};
        if (const Field seat = since.find("seat")) hello.since->seat = seat.is_null() ? -1 : read_seat(seat);
    }
    return hello;
}

/// Reads all but the move itself, which is found in the message afterwards.
MoveMessage read_act(const Field& root) {
    const Object message = root.object({"t", "id", "hand", "n", "move"});
    message.at("move");
    MoveMessage act;
    act.id = read_id(message);
    act.hand = static_cast<int>(message.at("hand").integer(1, kMostHands));
    act.n = static_cast<int>(message.at("n").integer(1, kMostEvents));
    return act;
}

Vote read_vote(const Field& field) {
    const Object object = field.object({"for", "seat", "yes"});
    Vote vote;
    const Field wish = object.at("for");
    const std::size_t kind = wish.enum_index(kVotes);
    vote.wish = kVotes.at(kind < kVotes.size() ? kind : 0);
    const bool about_a_seat = vote.wish == "bot" || vote.wish == "step_in";
    const Field seat = object.find("seat");
    if (about_a_seat)
        vote.seat = read_seat(object.at("seat"));
    else if (seat)
        seat.fail("bad_field", "this vote takes no seat");
    if (const Field yes = object.find("yes")) vote.yes = yes.boolean();
    return vote;
}

Ready read_ready(const Field& field) {
    if (!field.is_object()) {
        field.expect_true();
        return {};
    }
    constexpr std::size_t kClientSeedDigits = 32;
    const Field client_seed = field.object({"client_seed"}).at("client_seed");
    Ready word{client_seed.text(kClientSeedDigits, kClientSeedDigits)};
    if (word.client_seed.find_first_not_of("0123456789abcdef") != std::string::npos)
        client_seed.fail("bad_field", "expected 32 digits 0-9 or a-f");
    return word;
}

constexpr std::size_t kLongestPreset = 32;

TableAction read_table_action(const Field& field) {
    const Object what = field.object({"sit", "swap", "stand", "bot", "unbot", "ready", "leave", "takeback",
                                      "invite", "break_off", "again", "send_away", "vote", "mute_chat",
                                      "public", "meanwhile", "close"});
    const auto [word, value] = what.only_member({"sit", "swap", "stand", "bot", "unbot", "ready", "leave",
                                                 "takeback", "invite", "break_off", "again", "send_away",
                                                 "vote", "mute_chat", "public", "meanwhile", "close"});
    if (word == "sit") return Sit{read_seat(value)};
    if (word == "bot") return PutBot{read_seat(value)};
    if (word == "send_away") return SendAway{read_seat(value)};
    if (word == "vote") return read_vote(value);
    if (word == "unbot") return RemoveBot{read_seat(value)};
    if (word == "swap") {
        const auto seats = value.array(2, 2);
        if (seats.size() != 2) return Swap{};
        const Swap swap{read_seat(seats[0]), read_seat(seats[1])};
        if (swap.first == swap.second) value.fail("bad_field", "expected two different seats");
        return swap;
    }
    if (word == "break_off") return BreakOff{value.boolean()};
    if (word == "mute_chat") return MuteChat{value.boolean()};
    if (word == "public") return Publish{value.boolean()};
    if (word == "ready") return read_ready(value);
    if (word == "meanwhile") {
        PlayMeanwhile play;
        if (!value.is_null()) play.preset = value.text(1, kLongestPreset);
        return play;
    }
    value.expect_true();
    if (word == "stand") return Stand{};
    if (word == "leave") return Leave{};
    if (word == "takeback") return TakeBack{};
    if (word == "again") return Again{};
    if (word == "close") return CloseTable{};
    return Invite{};
}

ActionMessage read_do(const Field& root) {
    const Object message = root.object({"t", "id", "what"});
    ActionMessage action;
    action.id = read_id(message);
    action.what = read_table_action(message.at("what"));
    return action;
}

/// Reads an emote or a chat message.
Inbound read_say(const Field& root) {
    const Object message = root.object({"t", "emote", "text"});
    if (const Field text = message.find("text")) {
        if (message.find("emote")) text.fail("bad_field", "expected `emote` or `text`, not both");
        return ChatMessage{text.text(1, kMaxChatChars)};
    }
    const Field emote = message.at("emote");
    emote.enum_index(kEmotes);
    return EmoteMessage{emote.text(0, kMostId)};
}

ChoiceShown read_shown(const Field& root) {
    const Object message = root.object({"t", "hand", "n"});
    return ChoiceShown{static_cast<int>(message.at("hand").integer(1, kMostHands)),
                       static_cast<int>(message.at("n").integer(1, kMostEvents))};
}

PaceMessage read_pace(const Field& root) {
    const Object message = root.object({"t", "wish", "quick"});
    const Field quick = message.find("quick");
    if (!quick) return PaceMessage{static_cast<BotPace>(message.at("wish").enum_index(kBotPaces))};
    if (message.find("wish")) quick.fail("bad_field", "expected `wish` or `quick`, not both");
    return PaceMessage{quick.boolean() ? BotPace::immediate : BotPace::natural};
}

AskHint read_hint(const Field& root) {
    const ChoiceShown choice = read_shown(root);
    return AskHint{choice.hand, choice.n};
}

LookBack read_look(const Field& root) {
    const Object message = root.object({"t", "open"});
    return LookBack{message.at("open").boolean()};
}

Inbound read_message(const Field& root, std::size_t kind) {
    switch (kind) {
    case 0:
        return read_hello(root);
    case 1:
        return read_act(root);
    case 2:
        return read_do(root);
    case 3:
        return read_say(root);
    case 4:
        root.object({"t"});
        return Ping{};
    case 5:
        return read_shown(root);
    case 6:
        return read_pace(root);
    case 7:
        return read_hint(root);
    default:
        return read_look(root);
    }
}

/// Returns the id of a message refused for another reason, if the id is valid.
std::optional<ActionId> id_of(const ParsedJson& text) {
    const JsonValue* const id = text.root().find("id");
    if (id == nullptr || id->kind != JsonKind::integer) return std::nullopt;
    if (id->number < 1 || id->number > kMaxActionId) return std::nullopt;
    return static_cast<ActionId>(id->number);
}

} // namespace

tl::expected<Inbound, InvalidMessage> read_inbound(std::string_view text) {
    auto value = parse_strict(text, kLimits);
    if (!value) return tl::make_unexpected(InvalidMessage{value.error(), std::nullopt});
    JsonReader reading;
    const Field root = reading.root(*value);
    const std::size_t kind =
        root.object({}, UnknownMembers::ignore)
            .at("t")
            .enum_index({"hello", "act", "do", "say", "ping", "shown", "pace", "hint", "look"});
    if (!reading.ok()) return tl::make_unexpected(InvalidMessage{*reading.error(), id_of(*value)});
    Inbound message = read_message(root, kind);
    if (!reading.ok()) return tl::make_unexpected(InvalidMessage{*reading.error(), id_of(*value)});
    if (auto* act = std::get_if<MoveMessage>(&message)) {
        act->move = raw_json(*std::move(value), "/move");
        act->move.value = act->move.value->find("move");
    }
    return message;
}

} // namespace germini::protocol
