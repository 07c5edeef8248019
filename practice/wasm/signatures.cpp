// For the tests: the signature of each family's engine (`germini bench signature`), computed by WebAssembly.
#include "protocol/tools/bolognese/tools.hpp"
#include "protocol/tools/minchiate/tools.hpp"
#include "protocol/tools/siciliano/tools.hpp"
#include "protocol/tools/solo/tools.hpp"
#include "protocol/tools/tocchi/tools.hpp"

using namespace germini; // NOLINT: only exports follow

extern "C" {

__attribute__((export_name("minchiate"))) std::uint64_t minchiate_signature() {
    return protocol::minchiate::tools().signature();
}
__attribute__((export_name("bolognese"))) std::uint64_t bolognese_signature() {
    return protocol::bolognese::tools().signature();
}
__attribute__((export_name("siciliano"))) std::uint64_t siciliano_signature() {
    return protocol::siciliano::tools().signature();
}
__attribute__((export_name("solo"))) std::uint64_t solo_signature() {
    return protocol::solo::tools().signature();
}
__attribute__((export_name("tocchi"))) std::uint64_t tocchi_signature() {
    return protocol::tocchi::tools().signature();
}

} // extern "C"
