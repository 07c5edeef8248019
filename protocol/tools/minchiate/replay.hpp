// `germini replay`: hand records in, results out, a line each.
#pragma once
#include <iosfwd>

namespace germini::protocol::minchiate {

/// Replays one record (a JSON object over any number of lines) or one a line. Returns the exit status: 0, or
/// 2 if a record was refused; the others are replayed all the same.
int replay_stream(std::istream& in, std::ostream& out);

} // namespace germini::protocol::minchiate
