// The message before the end of a connection.
#include "protocol/wire/outbound.hpp"

#include <doctest/doctest.h>

using namespace germini;

TEST_CASE("bye names a node only if there is another one to connect to") {
    CHECK(protocol::bye("gone", "No such table.") ==
          R"({"t":"bye","code":"gone","message":"No such table."})");
    CHECK(protocol::bye("elsewhere", "This table is at node b.", "b") ==
          R"({"t":"bye","code":"elsewhere","message":"This table is at node b.","at":"b"})");
}
