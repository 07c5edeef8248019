// A connection to a server on this machine, for the clients of the load generator and of the tests.
#pragma once

namespace germini::test {

/// An open socket to the port on 127.0.0.1 without Nagle delay; the caller closes it. Throws
/// std::system_error.
int connect_to_loopback(unsigned short port);

} // namespace germini::test
