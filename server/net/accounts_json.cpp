#include "server/net/accounts_json.hpp"

#include "protocol/wire/reader.hpp"
#include "server/names/password.hpp"
#include "server/net/api_json.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

// Maximum length of a login or password before it is checked; longer input is invalid.
constexpr std::size_t kMostTyped = 512;

/// Reads a name and normalises it for storage; reports errors at the field.
std::string kept_name(const protocol::Field& field) {
    const std::string text = field.text(0, kMostTyped);
    const auto name = names::nickname(text);
    if (!name) field.fail(name.error().code, std::string(name.error().message));
    return name.value_or("");
}

std::string wished_password(const protocol::Field& field, const std::string& login) {
    const std::string text = field.text(0, kMostTyped);
    const auto password = names::password(text);
    if (!password)
        field.fail(password.error().code, std::string(password.error().message));
    else if (!login.empty() && names::look_alike(*password, login))
        field.fail("password_login", "The password must differ from the login.");
    return password.value_or("");
}

/// Reads an existing password. An impossible password is simply wrong, which is reported later.
std::string said_password(const protocol::Field& field) {
    const std::string text = field.text(0, kMostTyped);
    return names::password(text).value_or(text);
}

} // namespace

protocol::ReadResult<SignUpRequest> read_sign_up(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto object = reading.root(*value).object({"name", "login", "password", "invitation"});
    SignUpRequest asked;
    if (const auto name = object.find("name")) asked.name = kept_name(name);
    asked.login = kept_name(object.at("login"));
    asked.password = wished_password(object.at("password"), asked.login);
    if (const auto invitation = object.find("invitation")) asked.invitation = invitation.text(1, kMostSecret);
    return reading.finish(std::move(asked));
}

protocol::ReadResult<LogInRequest> read_log_in(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto object = reading.root(*value).object({"login", "password", "merge"});
    LogInRequest asked{object.at("login").text(1, kMostTyped), said_password(object.at("password"))};
    if (const auto merge = object.find("merge")) asked.merge = merge.boolean();
    return reading.finish(std::move(asked));
}

protocol::ReadResult<LinkCodeRequest> read_link_code(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto object = reading.root(*value).object({"code", "dry_run", "password"});
    LinkCodeRequest asked{object.at("code").text(1, kMostTyped)};
    if (const auto dry = object.find("dry_run")) asked.dry_run = dry.boolean();
    if (const auto password = object.find("password")) asked.password = said_password(password);
    return reading.finish(std::move(asked));
}

protocol::ReadResult<RecoverRequest> read_recover(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto object = reading.root(*value).object({"login", "code", "password", "merge"});
    RecoverRequest asked{object.at("login").text(1, kMostTyped), object.at("code").text(1, kMostTyped), {}};
    asked.password = wished_password(object.at("password"), asked.login);
    if (const auto merge = object.find("merge")) asked.merge = merge.boolean();
    return reading.finish(std::move(asked));
}

protocol::ReadResult<RecoverRequest> read_reset(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto object = reading.root(*value).object({"secret", "password"});
    RecoverRequest asked{{}, object.at("secret").text(1, kMostSecret), {}};
    asked.password = wished_password(object.at("password"), "");
    return reading.finish(std::move(asked));
}

protocol::ReadResult<ChangeRequest> read_change(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto object = reading.root(*value).object({"old", "password"});
    ChangeRequest asked{said_password(object.at("old")), wished_password(object.at("password"), "")};
    return reading.finish(std::move(asked));
}

protocol::ReadResult<ResetLinkRequest> read_reset_link(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto object = reading.root(*value).object({"login", "password"});
    ResetLinkRequest asked{object.at("login").text(1, kMostTyped)};
    if (const auto password = object.find("password")) asked.password = said_password(password);
    return reading.finish(std::move(asked));
}

protocol::ReadResult<std::optional<std::string>> read_password(const std::string& body,
                                                               std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto object = reading.root(*value).object({"password"});
    std::optional<std::string> said;
    if (const auto password = object.find("password")) said = said_password(password);
    return reading.finish(std::move(said));
}

} // namespace germini::server
