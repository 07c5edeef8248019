// A user's browser: the cookies are its identity.
#pragma once
#include "tests/server/support/test_server.hpp"

#include <string>

namespace germini::test {

class Browser {
public:
    explicit Browser(unsigned short port) : port_(port) {}

    HttpAnswer ask(const std::string& method, const std::string& path, const json& body = nullptr);
    HttpAnswer get(const std::string& path) { return ask("GET", path); }
    HttpAnswer post(const std::string& path, const json& body) { return ask("POST", path, body); }
    /// The status, and for a refusal the code and the path: "403 wrong_password /password".
    std::string said(const std::string& method, const std::string& path, const json& body = nullptr);

    const std::string& secret() const { return secret_; }
    void take_secret(const std::string& secret) { secret_ = secret; }
    Person person() const { return {"", "", secret_}; }
    /// Adds this header to all later requests, like a proxy.
    void sends(const std::string& name, const std::string& value) { more_.emplace_back(name, value); }
    /// Sends later requests as a page of that origin, e.g. "https://cards.example".
    void at_page(const std::string& origin) { origin_ = origin; }
    /// The server is another one now (after a restart).
    void move_to(unsigned short port) { port_ = port; }

private:
    unsigned short port_;
    std::string secret_, browser_, origin_;
    Headers more_;
};

/// "403 wrong_password /password" of a response.
std::string said_in(const HttpAnswer& answer);

} // namespace germini::test
