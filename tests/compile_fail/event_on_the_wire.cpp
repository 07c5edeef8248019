// A game's event is never written to the wire; its projection is.
#include "engine/minchiate/names.hpp"
#include "engine/minchiate/project.hpp"
#include "protocol/wire/seen_json.hpp"

void send(std::string& out, const germini::minchiate::Event& event, germini::Viewer viewer) {
#ifdef GERMINI_VALID_USE
    germini::protocol::append_seen(out, germini::minchiate::project(event, viewer),
                                   germini::minchiate::names());
#else
    germini::protocol::append_seen(out, event, germini::minchiate::names());
#endif
}
