#include "tests/server/support/browser.hpp"

namespace germini::test {

HttpAnswer Browser::ask(const std::string& method, const std::string& path, const json& body) {
    Headers headers = more_;
    std::string cookies = "x=y";
    if (!secret_.empty()) cookies += "; germini_guest=" + secret_;
    if (!browser_.empty()) cookies += "; germini_browser=" + browser_;
    headers.emplace_back("Cookie", cookies);
    if (!origin_.empty()) headers.emplace_back("Origin", origin_);
    auto answer = http_request(port_, method, path, body.is_null() ? "" : body.dump(), headers);
    for (const std::string& text : answer.all("Set-Cookie")) {
        const std::size_t mark = text.find('=');
        const std::string value = text.substr(mark + 1, text.find(';') - mark - 1);
        (text.substr(0, mark) == "germini_guest" ? secret_ : browser_) = value;
    }
    return answer;
}

std::string Browser::said(const std::string& method, const std::string& path, const json& body) {
    return said_in(ask(method, path, body));
}

std::string said_in(const HttpAnswer& answer) {
    std::string text = std::to_string(answer.status);
    if (answer.status < 400) return text;
    const json error = answer.value()["error"];
    text += " " + error["code"].get<std::string>();
    return error["path"] == "" ? text : text + " " + error["path"].get<std::string>();
}

} // namespace germini::test
