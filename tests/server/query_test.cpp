// The query of a request is percent-decoded, and a malformed escape is a bad field.
#include "tests/server/support/test_server.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

TEST_CASE("names and values of a query are percent-decoded; a malformed escape is refused with its field") {
    const TempDir folder;
    const TestServer server(folder);
    const auto asked = [&](const std::string& query) {
        return http_request(server.port(), "GET", "/api/history?" + query);
    };
    for (const char* query :
         {"before=aaaaaaaa", "before=%61aaaaaaa", "b%65fore=aaaaaaaa", "x=%zz&before=aaaaaaaa",
          "before=aaaaaaaa&before=x", "", "&&", "=x", "before%3Dx", "befor=x", "before%20=x"}) {
        CAPTURE(query);
        CHECK(asked(query).status == 200);
    }
    for (const char* query :
         {"before=x", "before=%", "before=%3", "before=%zz", "before=aaaaaaaa%", "before=%3g", "b%65fore=x",
          "before=", "before", "before=+1", "before=%2B1", "before=aaaaaaaa%00", "before=aaaaaaaa=1",
          "before=aaaaaaaa%26", "before=%D9%A1"}) {
        CAPTURE(query);
        const HttpAnswer answer = asked(query);
        CHECK(answer.status == 400);
        CHECK(answer.value()["error"]["code"] == "bad_field");
        CHECK(answer.value()["error"]["path"] == "/before");
    }
}
