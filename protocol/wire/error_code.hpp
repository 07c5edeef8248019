// The codes of errors (`error.code` over HTTP, `code` of the message `error`); schema/codes.json has the
// same.
#pragma once
#include "protocol/wire/table_rules.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <string_view>

namespace germini::protocol {

inline constexpr std::array<std::string_view, 110> kErrorCodes{"already_entered",
                                                               "answered",
                                                               "archived",
                                                               "bad_base64",
                                                               "bad_field",
                                                               "bad_host",
                                                               "bad_json",
                                                               "bad_message",
                                                               "bad_method",
                                                               "bad_origin",
                                                               "bad_pack",
                                                               "bad_passkey",
                                                               "bad_protocol",
                                                               "bad_request",
                                                               "bad_type",
                                                               "begun",
                                                               "both_seated",
                                                               "busy",
                                                               "called_off",
                                                               "changed",
                                                               "chat_between_hands",
                                                               "chat_muted",
                                                               "chat_off",
                                                               "chat_players_only",
                                                               "closed",
                                                               "day_over",
                                                               "duplicate_key",
                                                               "forbidden",
                                                               "full",
                                                               "has_account",
                                                               "has_seat",
                                                               "has_tables",
                                                               "hosting",
                                                               "house_rules",
                                                               "internal_error",
                                                               "key_reused",
                                                               "last_owner",
                                                               "login_taken",
                                                               "missing_field",
                                                               "moves_evenings",
                                                               "name_alike",
                                                               "name_characters",
                                                               "name_empty",
                                                               "name_marks",
                                                               "name_mixed",
                                                               "name_reserved",
                                                               "name_too_long",
                                                               "no_account",
                                                               "no_guest",
                                                               "no_hints",
                                                               "no_house_rules",
                                                               "no_invitation",
                                                               "no_right",
                                                               "no_season",
                                                               "no_seat",
                                                               "no_such_login",
                                                               "not_a_member",
                                                               "not_drawn",
                                                               "not_found",
                                                               "not_here",
                                                               "not_seated",
                                                               "not_stored",
                                                               "number_range",
                                                               "open_tables",
                                                               "outdated",
                                                               "overlap",
                                                               "own_paper",
                                                               "passkey_copied",
                                                               "passkey_exists",
                                                               "passkey_expired",
                                                               "passkey_unverified",
                                                               "passkey_wrong_origin",
                                                               "password_characters",
                                                               "password_login",
                                                               "password_long",
                                                               "password_short",
                                                               "restarting",
                                                               "same_person",
                                                               "saw_different_hands",
                                                               "season_full",
                                                               "seat_given",
                                                               "seated",
                                                               "stale",
                                                               "sum_not_zero",
                                                               "tables_not_open",
                                                               "text_characters",
                                                               "text_empty",
                                                               "text_marks",
                                                               "text_too_long",
                                                               "too_deep",
                                                               "too_early",
                                                               "too_fast",
                                                               "too_large",
                                                               "too_late",
                                                               "too_many",
                                                               "too_many_attempts",
                                                               "too_many_emotes",
                                                               "too_many_from_address",
                                                               "too_many_messages",
                                                               "two_accounts",
                                                               "unknown",
                                                               "unknown_card",
                                                               "unknown_edition",
                                                               "unknown_field",
                                                               "unknown_option",
                                                               "unknown_preset",
                                                               "unknown_value",
                                                               "wrong_code",
                                                               "wrong_passkey",
                                                               "wrong_password"};

/// A code of kErrorCodes, or a table rule that stopped a request over HTTP. A literal that is not in the list
/// does not compile.
class ErrorCode {
public:
    constexpr ErrorCode() = default; ///< no error
    consteval ErrorCode(const char* name) : name_(name) {
        if (std::ranges::find(kErrorCodes, name_) == kErrorCodes.end()) throw "not in kErrorCodes";
    }
    /// Keeps a reference to the rule's name, which is a constant.
    explicit constexpr ErrorCode(Rule rule) : name_(rule.name()) {}

    constexpr std::string_view name() const { return name_; }
    friend bool operator==(ErrorCode code, std::string_view name) { return code.name_ == name; }
    template <std::same_as<ErrorCode> Code> friend bool operator==(Code a, Code b) {
        return a.name_ == b.name_;
    }

private:
    std::string_view name_;
};

} // namespace germini::protocol
