#include "server/net/no_page.hpp"

namespace germini::server {

Response no_page(const NetContext& net, const Request& request) {
    if (request.path == "/healthz") {
        Response health;
        health.body = "ok";
        health.type = "text/plain; charset=utf-8";
        return health;
    }
    if (net.files.size() == 0 && request.path == "/") {
        Response bare;
        bare.body = "Germini is running, without a web client: see --web in `germini serve --help`.\n";
        bare.type = "text/plain; charset=utf-8";
        return bare;
    }
    return not_found();
}

} // namespace germini::server
