#include "tests/bench/load/onlooker.hpp"

#include "tests/bench/load/http.hpp"

namespace germini::load {

void Onlooker::begin() {
    over_ = false;
    done_ = 0;
    const std::string secret =
        text_member(ask(port_, Ask{"POST", "/api/guests", R"({"name":"Onlooker"})", ""}), "secret");
    const std::string table = text_member(
        ask(port_, Ask{"POST", "/api/tables", R"({"game":"minchiate","preset":"germini"})", secret}),
        "table");
    link_ = std::make_unique<Link>(
        port_, "/ws", "Sec-WebSocket-Protocol: germini.v5\r\nAuthorization: Bearer " + secret + "\r\n");
    link_->on_text = [this](std::string_view text) { take(text); };
    link_->opened();
    poll_.add(*link_);
    link_->send(R"({"t":"hello","table":")" + table + "\"}");
    for (int seat = 0; seat < 4; ++seat) perform(R"("bot":)" + std::to_string(seat));
    perform(R"("ready":true)");
}

void Onlooker::perform(const std::string& what) {
    link_->send(R"({"t":"do","id":)" + std::to_string(++done_) + R"(,"what":{)" + what + "}}");
}

void Onlooker::take(std::string_view text) {
    if (text.substr(0, 12) == R"({"t":"table")" && text.find(R"("state":"over")") != std::string_view::npos)
        over_ = true;
}

} // namespace germini::load
